"""Everything the game can say, it can say in every language."""

from __future__ import annotations

import pytest

from ludoteca.core import AGREE, RESIGN, WATCHER
from ludoteca.laws.facts import facts
from ludoteca.laws.spoken import keys
from tests.games.latrunculi.asking import game, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, play, table, why
from tests.games.words import explained, say, told


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
        (why(table("d1 d6", "c4 e4 d5"), "d1-d4"), "No man may stop between two enemies: d4 is closed in by c4, e4."),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_every_refusal_is_explained_in_every_language(reason, expected):
    assert explained("latrunculi", reason)["en"] == expected


def test_every_event_has_words_for_its_arguments(language):
    lines = [
        play(table("d1 b4 d6 f6", "c4 d5 e5 h1 h2"), "d1-d4"),
        play(table("a4 c8", "b4 h8"), "c8-c4"),
        act(table("a1 b1", "h8 g8"), WHITE, AGREE),
    ]
    events = [event for state in lines for event in game.events(state, WATCHER)]
    between_games = {"between"}
    assert {event.type for event in events} == keys(game, "event") - between_games
    for event in events:
        told("latrunculi", event, language, shown=("from", "to", "squares"))


def test_the_log_says_how_it_ended(language):
    for reason in facts(game).REASONS:
        clause = say(f"latrunculi-outcome-{reason}", {}, language)
        for winner in ("w", "b", "nobody"):
            assert clause in say("latrunculi-log-end", {"winner": winner, "reason": reason}, language)


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
        "Bílý bere kámen na poli x.",
        "Bílý bere 2 kameny: x.",
        "Bílý bere 4 kameny: x.",
        "Bílý bere 5 kamenů: x.",
    ]


def test_both_sides_are_told_apart(language):
    args = {"from": "e1", "to": "e4", "count": 2, "squares": "d4, d5"}
    for key in ("latrunculi-log-move", "latrunculi-log-capture", "latrunculi-prompt-wait", "latrunculi-men"):
        white, black = (say(key, {**args, "side": side}, language) for side in "wb")
        assert white != black
    assert say("latrunculi-seat-w", {}, language) != say("latrunculi-seat-b", {}, language)


def test_what_the_table_shows_has_words(language):
    for verdict in ("w", "b", "null", "draw"):
        assert say(f"latrunculi-verdict-now-{verdict}", {}, language)
    assert "59" in say("latrunculi-quiet", {"n": 59, "limit": 60}, language)
    assert "2" in say("latrunculi-repetition", {"n": 2, "limit": 3}, language)
    assert "c4, e4" in say("latrunculi-square-banned", {"square": "d4", "between": "c4, e4"}, language)
