"""Everything the game can say, it can say in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from ludoteca.core import RESIGN, WATCHER, Reason
from ludoteca.core.words import LANGUAGES, say
from ludoteca.games import scamorra
from ludoteca.games.scamorra import fifteen, referee
from ludoteca.games.scamorra.board import REASONS
from ludoteca.play import Match
from tests.games.scamorra.deals import follow, random_acts
from tests.games.scamorra.matches import SERIES, in_game
from tests.games.scamorra.tables import EXAMPLE, NORTH, SOUTH, act, game, options, play, read, start, table, why
from tests.games.scamorra.test_why_illegal import REFUSALS

HOME = Path(scamorra.__file__).parent
COUNTS = (0, 1, 2, 3, 4, 5, 7, 10, 15, 21, 22, 50)
CARDS = ("king", "queen", "bishop", "knight", "rook", "pawn")
SYMBOLS = ("rock", "paper", "scissors")
EVENTS = (
    "draw", "coppella", "initiative", "throw", "throws", "tie", "package", "place", "move", "capture", "reenter",
    "discard", "end",
)  # fmt: skip


def codes() -> set[str]:
    """Every code the referee can give, read from its source."""
    tree = ast.parse(Path(referee.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"]
    first = (node for call in calls for node in ast.walk(call.args[0]))
    return {node.value for node in first if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a file and the variables each message uses, of its own text."""
    text = (HOME / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    blocks = re.findall(r"^(scamorra-[\w-]+) =(.*(?:\n(?:[ }].*)?)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$([\w-]+)", body)) for key, body in blocks}


@pytest.fixture(params=LANGUAGES)
def language(request) -> str:
    return request.param


def test_the_three_languages_have_the_same_keys_with_arguments_english_has_too(language):
    here, english = messages(language), messages("en")
    assert set(here) == set(english)
    assert set().union(*here.values()) == set().union(*english.values())


REASONS_TO_REFUSE = {reason.code: reason for reason in (why(state, move) for state, move, _, _ in REFUSALS.values())}
REASONS_TO_REFUSE |= {
    "over": why(act(read(EXAMPLE), NORTH, RESIGN), "K:c1-c2", SOUTH),
    "watcher": why(read(EXAMPLE), "resign", WATCHER),
    "turn": why(read(EXAMPLE), "Q:a5-a4", NORTH),
    "wait": why(play(read(EXAMPLE), "K:c1-c2"), "Q:a5-a4", NORTH),
    "not-due": why(play(read(EXAMPLE), "K:c1-c2"), "lot S", -1),
    "thrown": why(
        read("5/5/5/5/5 !R- hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand"), "throw P", SOUTH
    ),
}


def test_every_code_of_the_referee_is_met_by_these_tests():
    assert codes() == set(REASONS_TO_REFUSE)


@pytest.mark.parametrize("reason", REASONS_TO_REFUSE.values(), ids=REASONS_TO_REFUSE)
def test_every_refusal_is_explained_in_every_language(reason: Reason):
    said = [say(f"scamorra-why-{reason.code}", reason.args, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    for text in said:
        assert "{" not in text
        assert text.strip().endswith(".")
        assert str(reason.args.get("at", "")) in text


@pytest.mark.parametrize("phase", ["lot", "package", "placement", "turn"])
def test_what_comes_first_is_said_for_every_phase(phase, language):
    others = {
        say("scamorra-why-phase", {"phase": other}, language) for other in ("lot", "package", "placement", "turn")
    }
    assert len(others) == 4
    assert say("scamorra-why-phase", {"phase": phase}, language) in others


def test_every_reason_has_words_alone_and_in_a_sentence(language):
    reasons = [*filter(None, REASONS), fifteen.REACHED]
    clauses = {reason: say(f"scamorra-outcome-{reason}", {}, language) for reason in reasons}
    assert len(set(clauses.values())) == len(reasons)
    for reason, clause in clauses.items():
        assert clause in say("scamorra-why-over", {"reason": reason}, language)
        for winners in (["S"], ["N"], []):
            args = {"reason": reason, "winners": ", ".join(winners), "winners-count": len(winners)}
            assert clause in say("scamorra-event-end", args, language)


def test_every_option_and_every_value_has_a_label(language):
    for key, hint in get_type_hints(game.Options, include_extras=True).items():
        if key == "RULE":
            continue
        assert say(f"scamorra-option-{key}", {}, language)
        words = ["true", "false"] if hint is bool else get_args(hint) if get_origin(hint) is Literal else None
        if words is None:
            for n in COUNTS:
                assert str(n) in say(f"scamorra-option-{key}-n", {"n": n}, language)
        else:
            labels = [say(f"scamorra-option-{key}-{word}", {}, language) for word in words]
            assert len(set(labels)) == len(labels)


def told_by(event, language: str) -> str:
    """As a teller does it: lists become text and bring their length along."""
    args = {k: ", ".join(v) if isinstance(v, list) else v for k, v in event.args.items()}
    args |= {f"{k}-count": len(v) for k, v in event.args.items() if isinstance(v, list)}
    return say(f"scamorra-event-{event.type}", args, language)


def every_event():
    """What happens in some games at tables of every sort, as each viewer is told it."""
    met = {}
    tables = [{}, {"coppella_visibility": "owner"}, {"initiative_method": "rps_hand"}]
    for seed, words in enumerate([*tables, {"coppella_visibility": "both", "initiative_method": "rps_hand"}]):
        match = Match(game, options(**words))
        for who, text in random_acts(Random(seed), 200, **words):
            follow(match, who, text)
            for viewer in (SOUTH, NORTH, WATCHER):
                for event in game.events(match.state, viewer):
                    met[event.type, str(sorted(event.args.items(), key=str))] = event
    forced = [
        play(table("R c3", "S d4, P e4"), "P:S@b1"),
        play(table("R c5, P a5, S e5", "R a1, P b1, S e1"), "P:-"),
        play(table("R c3", "S d4"), "P:c3-d4"),
    ]
    tie = read("5/5/5/5/5 !R- hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    forced.append(act(tie, NORTH, game.parse_move(tie, NORTH, "throw R")))
    for state in forced:
        for event in game.events(state, WATCHER):
            met[event.type, str(event.args)] = event
    return list(met.values())


def test_every_event_that_happens_is_told_with_the_arguments_it_has(language):
    events = every_event()
    assert {event.type for event in events} == set(EVENTS)
    for event in events:
        said = told_by(event, language)
        assert said.strip()
        assert "{" not in said
        for key in ("from", "to", "square"):
            assert str(event.args.get(key, "")) in said


def test_a_hidden_card_is_not_named(language):
    names = {card: say("scamorra-event-draw", {"seat": "S", "card": card}, language) for card in (*CARDS, "hidden")}
    assert len(set(names.values())) == 7
    hidden = names["hidden"].rstrip(".")
    assert all(hidden != text for card, text in names.items() if card != "hidden")


def test_every_card_and_piece_has_a_name_of_its_own(language):
    assert len({say(f"scamorra-card-{card}", {}, language) for card in "KQBNRP"}) == 6
    assert len({say(f"scamorra-card-help-{card}", {}, language) for card in "KQBNRP"}) == 6
    assert len({say(f"scamorra-piece-{symbol}", {}, language) for symbol in "RPS"}) == 3
    for key in ("a-card", "the-card", "with-card"):
        assert len({say(f"scamorra-word-{key}", {"card": card}, language) for card in CARDS}) == 6
    for key in ("piece", "the-piece"):
        assert len({say(f"scamorra-word-{key}", {"piece": piece}, language) for piece in SYMBOLS}) == 3


def test_the_names_are_those_of_the_glossary():
    """A32, A40: horses are knights, stone is rock; the words of §12 for each language."""
    assert [say(f"scamorra-card-{c}", {}, "it").lower() for c in "KQBNRP"] == [
        "re", "regina", "alfiere", "cavallo", "torre", "pedone",
    ]  # fmt: skip
    assert [say(f"scamorra-card-{c}", {}, "cs").lower() for c in "KQBNRP"] == [
        "král", "dáma", "střelec", "jezdec", "věž", "pěšec",
    ]  # fmt: skip
    assert [say(f"scamorra-piece-{s}", {}, "cs").lower() for s in "RPS"] == ["kámen", "papír", "nůžky"]
    assert [say(f"scamorra-piece-{s}", {}, "it").lower() for s in "RPS"][:2] == ["sasso", "carta"]
    assert "cappotto" in say("scamorra-outcome-knockout", {}, "it").lower()


def test_both_sides_are_told_apart(language):
    for key, args in (("event-initiative", {}), ("why-turn", {}), ("prompt-wait", {}), ("board-score", {"points": 2})):
        south, north = (say(f"scamorra-{key}", {**args, "seat": side}, language) for side in "SN")
        assert south != north
    assert say("scamorra-seat-S", {}, language) != say("scamorra-seat-N", {}, language)


def test_every_message_formats_whatever_the_numbers(language):
    texts = {
        "from": "c1", "to": "c2", "at": "c3", "square": "d4", "reason": "points", "seat": "S", "winners": "S",
        "choice": "move-first", "phase": "lot", "side": "x", "card": "king", "piece": "rock", "taken": "paper",
        "symbol": "rock", "south": "rock", "north": "paper", "number": 3, "turns": 15, "target": 15, "rank": 1,
    }  # fmt: skip
    for key in messages(language):
        for n in COUNTS:
            numbers = {"n": n, "count": n, "points": n, "total": n, "winners-count": n}
            said = say(key, {**texts, **numbers}, language)
            assert said.strip(), key
            assert "{" not in said, key


def test_points_follow_the_plural_rules_of_the_language():
    def score(points: int, language: str) -> str:
        return say("scamorra-option-match_target-n", {"n": points}, language)

    assert [score(n, "en") for n in (1, 2, 5)] == ["1 point", "2 points", "5 points"]
    assert [score(n, "it") for n in (1, 2, 5)] == ["1 punto", "2 punti", "5 punti"]
    assert [score(n, "cs") for n in (1, 2, 5)] == ["1 bod", "2 body", "5 bodů"]


def test_a_match_can_say_what_happens_in_it(language):
    state = SERIES.apply(in_game("3-4", "5/3s1/2R2/5/5 S hand=KQP|KQP played=BBB|BBB score=2-2", "5-6"), NORTH, RESIGN)
    for event in SERIES.events(state, WATCHER):
        assert told_by(event, language)
    assert say("scamorra-fifteen-name", {}, language)
    assert "15" in say("scamorra-fifteen-race", {"seat": "S", "total": 7, "target": 15}, language)
    assert game.events(start(), WATCHER) == []
