"""Everything the game can say, it can say in every language."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca import games
from ludoteca.core import RESIGN, RESIGN_MATCH, WATCHER, Reason
from ludoteca.laws.spoken import codes, keys
from ludoteca.play import Match
from tests.games.scamorra.asking import game, options, read, start, why
from tests.games.scamorra.deals import follow, random_acts
from tests.games.scamorra.matches import SERIES, in_game
from tests.games.scamorra.tables import EXAMPLE, NORTH, SOUTH, act, play, table
from tests.games.scamorra.test_why_illegal import REFUSALS
from tests.games.words import explained, say, told

CARDS = ("king", "queen", "bishop", "knight", "rook", "pawn")
SYMBOLS = ("rock", "paper", "scissors")


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
    moves = {code for code in codes(games.find("scamorra")) if not code.startswith("position-")}
    assert moves == set(REASONS_TO_REFUSE)


@pytest.mark.parametrize("reason", REASONS_TO_REFUSE.values(), ids=REASONS_TO_REFUSE)
def test_every_refusal_is_explained_in_every_language(reason: Reason):
    for text in explained("scamorra", reason).values():
        assert text.strip().endswith(".")
        assert str(reason.args.get("at", "")) in text


@pytest.mark.parametrize("phase", ["lot", "package", "placement", "turn"])
def test_every_phase_has_words_for_what_comes_first(phase, language):
    others = {
        say("scamorra-why-phase", {"phase": other}, language) for other in ("lot", "package", "placement", "turn")
    }
    assert len(others) == 4
    assert say("scamorra-why-phase", {"phase": phase}, language) in others


def every_event():
    """What happens in some games at tables of every kind, as each viewer sees it."""
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


def test_every_event_that_occurs_has_words_for_its_arguments(language):
    events = every_event()
    assert {event.type for event in events} == keys(games.find("scamorra"), "event")
    for event in events:
        told("scamorra", event, language, shown=("from", "to", "square"))


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


def test_points_follow_the_plural_rules_of_the_language():
    def score(points: int, language: str) -> str:
        return say("scamorra-board-score", {"seat": "S", "points": points}, language).split(": ")[1]

    assert [score(n, "en") for n in (1, 2, 5)] == ["1 point", "2 points", "5 points"]
    assert [score(n, "it") for n in (1, 2, 5)] == ["1 punto", "2 punti", "5 punti"]
    assert [score(n, "cs") for n in (1, 2, 5)] == ["1 bod", "2 body", "5 bodů"]


def test_a_match_can_say_what_happens_in_it(language):
    playing = in_game("0-0", "5/3s1/2R2/5/5 S hand=KQP|KQP played=BBB|BBB score=2-2", "2-2")
    for event in SERIES.events(SERIES.apply(playing, NORTH, RESIGN), WATCHER):
        told("scamorra", event, language)
    for event in SERIES.events(SERIES.apply(playing, NORTH, RESIGN_MATCH), WATCHER):
        told("scamorra-fifteen", event, language)
    assert say("scamorra-fifteen-name", {}, language)
    assert "15" in say("scamorra-fifteen-race", {"seat": "S", "total": 7, "target": 15}, language)
    assert game.events(start(), WATCHER) == []
