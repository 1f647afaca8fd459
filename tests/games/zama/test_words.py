"""Everything the game can say, it can say in every language."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from ludoteca.core import RESIGN, WATCHER
from ludoteca.core.words import LANGUAGES
from ludoteca.games.zama.rules.duels import LATIN_WHYS, RESULTS, WHYS
from ludoteca.laws.spoken import keys
from tests.games.words import explained, say, told
from tests.games.zama.asking import game, start, why
from tests.games.zama.oracle_table import Table
from tests.games.zama.tables import BLUE, RED, REST, play, table
from tests.games.zama.test_why_illegal import ATTACKING, PEEKING, PLACING, SLIDING


@pytest.mark.parametrize(
    ("reason", "expected"),
    [
        (why(game.apply(start(), RED, RESIGN), "d4xd5", BLUE), "The game is over: the other side resigned."),
        (why(ATTACKING, "d4xg4"), "g4 is too far from d4: only the eight cells around a card can be attacked."),
        (why(ATTACKING, "d4xd3"), "The card on d3 is your own: you attack enemy cards only."),
        (why(ATTACKING, "done"), "You must attack: nobody may pass."),
        (why(play(SLIDING, "c3-c4"), "c4-c5"), "The card on c4 has already been slid this turn."),
        (why(SLIDING, "i1xj1"), "Now cards are slid."),
        (why(PEEKING, "?g4"), "The card on g4 lies face up already."),
        (why(PLACING, "c1=7H"), "Cells are filled in reading order: a1 comes next, not c1."),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_a_refusal_is_explained_in_every_language(reason, expected):
    assert explained("zama", reason)["en"] == expected


def test_every_result_and_every_why_of_a_duel_has_its_own_words(language):
    assert len({say(f"zama-result-{result}", {}, language) for result in filter(None, RESULTS)}) == len(RESULTS) - 1
    assert len({say(f"zama-duel-{why}", {}, language) for why in WHYS}) == len(WHYS)
    assert len({say(f"zama-duel-{why}", {}, language) for why in (*WHYS, *LATIN_WHYS.values())}) == len(WHYS) + 9
    for why_ in (*WHYS, *LATIN_WHYS.values()):
        args = {"attacker": "8C", "defender": "7H", "why": why_}
        assert say(f"zama-duel-{why_}", {}, language) in say("zama-event-duel", args, language)


def test_every_card_has_a_name(language):
    assert len({say(f"zama-card-{card}", {}, language) for card in Table().pack}) == 52
    latin = {card for deck in ("40", "48") for card in Table(deck=deck).pack}
    assert len({say(f"zama-latin-card-{card}", {}, language) for card in latin}) == len(latin) == 48


def test_two_winners_win_together():
    """§7.2 A team: the sentence is in the plural."""
    args = {"reason": "king", "winners": "Red, Green", "winners-count": 2}
    assert say("zama-event-end", args, "en").startswith("Red, Green win: ")
    assert say("zama-event-end", args, "it").startswith("Vincono Red, Green: ")
    assert " vyhrávají: " in say("zama-event-end", args, "cs")


def every_event() -> list:
    won = play(table(f"c3=r9C:r c4=b8C:b g4=rKS^ g5=bKH:b {REST}"), "c3xc4")
    tied = table(f"c3=r9C:r c4=b9D:b e1=r?? {REST}", unseen="r7H")
    march = table("a1=rKS^ b2=b2C:b m1=rKH:r k8=bKS^ m8=bKH:b", keep=False, no_attack="march", turn="b")
    laying = play(start(placement="stratego"), "a1=KS")
    states = [won, play(won, "c3-c4"), play(won, "g4^g5"), play(tied, "c3xc4 done"), play(tied, "c3xc4 ?e1")]
    states += [play(tied, "c3xc4 ?e1 e1=7H"), play(march, "b2xa1"), laying, play(laying, "rest")]
    melee = table("d4=rKS^ d5=gKH:g e6=gTC:g i3=g3S:g j3=y3S:y", players=4, four_player="melee")
    states += [play(melee, "d4xd5"), play(table("d4=rKS^ d5=yKD:y e6=yTC:y", players=4), "d4xd5 done")]
    return [event for state in states for viewer in (RED, WATCHER) for event in game.events(state, viewer)]


def test_every_event_has_words_for_its_arguments(language):
    events = every_event()
    assert {event.type for event in events} == keys(games.find("zama"), "event")
    for event in events:
        told("zama", event, language, shown=() if event.type == "duel" else ("from", "to", "cell"))


def test_all_sides_are_told_apart(language):
    args = {"from": "d4", "to": "d5", "cell": "c3", "card": "hidden", "count": 2, "phase": "attack"}
    for key in ("zama-event-attack", "zama-event-slide", "zama-event-peek", "zama-prompt-wait", "zama-left"):
        assert len({say(key, {**args, "seat": seat}, language) for seat in "rbgy"}) == 4
    for key in ("zama-cell-back", "zama-cell-seen", "zama-cell-face-up"):
        assert len({say(key, {**args, "owner": seat}, language) for seat in "rbgy"}) == 4
    assert len({say(f"zama-seat-{seat}", {}, language) for seat in "rbgy"}) == 4


def test_cards_left_are_counted_by_the_plural_rules_of_the_language():
    said = {lang: [say("zama-left", {"seat": "r", "count": n}, lang) for n in (1, 2, 5)] for lang in LANGUAGES}
    assert said["en"] == ["Red: 1 card", "Red: 2 cards", "Red: 5 cards"]
    nouns = [re.sub(r"\d+", "#", text) for text in said["cs"]]
    assert len(set(nouns)) == 3  # one, few, many
    assert len({re.sub(r"\d+", "#", text) for text in said["it"]}) == 2
