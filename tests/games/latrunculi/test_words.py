"""Everything the game can say, it can say in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from ludoteca.core import AGREE, RESIGN, WATCHER
from ludoteca.core.words import LANGUAGES, say
from ludoteca.games import latrunculi
from ludoteca.games.latrunculi import referee
from ludoteca.games.latrunculi.board import REASONS
from tests.games.latrunculi.tables import BLACK, WHITE, act, game, play, start, table, why

HOME = Path(latrunculi.__file__).parent
COUNTS = (0, 1, 2, 3, 4, 5, 7, 8, 21, 22, 60, 1000)


def codes() -> set[str]:
    """Every code the referee can give, read from its source."""
    tree = ast.parse(Path(referee.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"]
    first = (node for call in calls for node in ast.walk(call.args[0]))
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a file and the variables each message uses, of its own text."""
    text = (HOME / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.findall(r"^(latrunculi-[\w-]+) =(.*(?:\n(?:[ }].*)?)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$([\w-]+)", body)) for key, body in blocks}


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return request.param


def test_the_three_languages_have_the_same_keys_with_the_same_arguments(language):
    assert messages(language) == messages("en")


def test_the_referee_has_the_codes_we_know():
    assert codes() == {
        "over", "watcher", "turn", "no-man", "not-yours", "pass", "not-straight", "jump", "occupied", "suicide",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (why(act(start(), WHITE, RESIGN), "e1-e4"), "The game is over: the other side resigned."),
        (why(start(), "resign", WATCHER), "Only the two players act; you are watching."),
        (why(start(), "e8-e5", BLACK), "It is the other side’s turn."),
        (why(start(), "e4-e5"), "There is no man on e4."),
        (why(start(), "e8-e5"), "The man on e8 is not yours."),
        (why(start(), "e1-e1"), "You must move: nobody may pass."),
        (why(start(), "e1-f2"), "A man moves like a rook, along its rank or file: e1 and f2 share neither."),
        (why(table("d1 d2 a5", "d6 f5 h8"), "d1-d3"), "Men do not jump: one stands on d2."),
        (why(table("d1 d2 a5", "d6 f5 h8"), "d1-d2"), "There is a man on d2 already."),
        (why(table("d1 d6", "c4 e4 d5"), "d1-d4"), "No man may stop between two enemies: d4 lies between c4, e4."),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_every_refusal_is_explained_in_every_language(reason, expected):
    said = {language: say(f"latrunculi-why-{reason.code}", reason.args, language) for language in LANGUAGES}
    assert said["en"] == expected
    assert len(set(said.values())) == len(LANGUAGES)


def test_every_code_has_words(language):
    args = {"from": "e1", "to": "e4", "at": "e3", "between": "d4, f4", "reason": "block"}
    for code in codes():
        assert say(f"latrunculi-why-{code}", args, language)


def test_every_reason_has_words_alone_and_in_a_sentence(language):
    reasons = [*filter(None, REASONS), "decider-null"]
    endings = {say(f"latrunculi-outcome-{reason}", {"winner": "w"}, language) for reason in reasons}
    assert len(endings) == len(reasons)
    for reason in reasons:
        clause = say(f"latrunculi-outcome-{reason}", {}, language)
        for winner in ("w", "b", "nobody"):
            assert clause in say("latrunculi-log-end", {"winner": winner, "reason": reason}, language)
        assert clause in say("latrunculi-why-over", {"reason": reason}, language)


def test_every_option_and_every_value_has_a_label(language):
    for key, hint in get_type_hints(game.Options, include_extras=True).items():
        if key == "RULE":
            continue
        assert say(f"latrunculi-option-{key}", {}, language)
        if get_origin(hint) is Literal:
            labels = [say(f"latrunculi-option-{key}-{value}", {}, language) for value in get_args(hint)]
            assert len(set(labels)) == len(labels)
        else:
            for n in COUNTS:
                assert say(f"latrunculi-option-{key}-n", {"n": n}, language)


def test_every_event_is_told_with_the_arguments_it_has(language):
    """As a teller does it: lists become text and bring their length along."""
    lines = [
        play(table("d1 b4 d6 f6", "c4 d5 e5 h1 h2"), "d1-d4"),
        play(table("a4 c8", "b4 h8"), "c8-c4"),
        act(table("a1 b1", "h8 g8"), WHITE, AGREE),
    ]
    for event in (event for state in lines for event in game.events(state, WATCHER)):
        args = {k: ", ".join(v) if isinstance(v, list) else v for k, v in event.args.items()}
        args |= {f"{k}-count": len(v) for k, v in event.args.items() if isinstance(v, list)}
        said = say(f"latrunculi-event-{event.type}", args, language)
        assert all(square in said for square in args.get("squares", args.get("to", "")).split(", "))


def test_the_log_counts_men_by_the_plural_rules_of_the_language():
    def log(count: int, language: str) -> str:
        args = {"side": "w", "count": count, "squares": "x"}
        return say("latrunculi-log-capture", args, language)

    assert [log(n, "en") for n in (1, 2, 5)] == [
        "White captures the man on x.",
        "White captures 2 men: x.",
        "White captures 5 men: x.",
    ]
    assert [log(n, "it") for n in (1, 2, 5)] == [
        "Il Bianco cattura la pedina in x.",
        "Il Bianco cattura 2 pedine: x.",
        "Il Bianco cattura 5 pedine: x.",
    ]
    assert [log(n, "cs") for n in (1, 2, 4, 5)] == [
        "Bílý zajímá kámen na poli x.",
        "Bílý zajímá 2 kameny: x.",
        "Bílý zajímá 4 kameny: x.",
        "Bílý zajímá 5 kamenů: x.",
    ]


def test_both_sides_are_told_apart(language):
    args = {"from": "e1", "to": "e4", "count": 2, "squares": "d4, d5"}
    for key in ("latrunculi-log-move", "latrunculi-log-capture", "latrunculi-prompt-wait", "latrunculi-men"):
        white, black = (say(key, {**args, "side": side}, language) for side in "wb")
        assert white != black
    assert say("latrunculi-seat-w", {}, language) != say("latrunculi-seat-b", {}, language)


def test_every_message_formats_with_its_arguments_whatever_the_numbers(language):
    numbers = {"n", "limit", "count", "squares-count", "winners-count"}
    used = set().union(*messages(language).values())
    for n in COUNTS:
        for side in "wb":
            args = {name: n if name in numbers else side for name in used}
            for key in messages(language):
                assert say(key, args, language).strip()


def test_what_the_table_shows_has_words(language):
    for verdict in ("w", "b", "null", "draw"):
        assert say(f"latrunculi-verdict-now-{verdict}", {}, language)
    assert "59" in say("latrunculi-quiet", {"n": 59, "limit": 60}, language)
    assert "2" in say("latrunculi-repetition", {"n": 2, "limit": 3}, language)
    assert "c4, e4" in say("latrunculi-square-banned", {"square": "d4", "between": "c4, e4"}, language)
