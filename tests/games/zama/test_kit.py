"""The print kit: as many of everything as the rules say."""

from __future__ import annotations

import re
from collections import Counter

from ludoteca import play
from ludoteca.games.zama.kit import facts, meetings
from ludoteca.games.zama.rules.cards import CARDS, RANKS, SUITS
from ludoteca.games.zama.rules.options import Options
from ludoteca.printing import Wish
from ludoteca.printing.kit import compiler
from tests.printing.sheets import fronts, laid, told_when_turned_round

KINGS_TABLE = """
~ g ~ ~ + +
g = = = + +
~ = = = - +
~ = = = - +
- - + + = -
- - - - + =
"""  # §5 K♠ K♥ K♦ K♣ A 2: attackers in rows
SIGNS = {"win": "+", "lose": "-", "tie": "=", "special": "~", "attacker-wins": "g", "defender-wins": "g"}


def test_a_hundred_and_four_cards_each_of_them_once_in_both_colours() -> None:
    cards = fronts("zama")
    assert cards == {f"{side} {rank}{suit}": 1 for side in ("red", "blue") for rank in RANKS for suit in SUITS}
    assert cards.total() == 2 * CARDS == 104
    assert sum(thing.side == "back" for thing in laid("zama")) == 104


def test_the_king_table_is_that_of_the_rules() -> None:
    shown = [[SIGNS[result] for result in row] for row in meetings(Options())]
    assert shown == [line.split() for line in KINGS_TABLE.strip().splitlines()]


def test_the_lay_out_has_a_cell_for_every_card() -> None:
    told = facts(lambda key, **_: key)
    assert (told["files"], told["ranks"]) == (13, 8)


def test_the_lay_out_can_be_read_without_colours() -> None:
    """In low ink, and on a printer without colours, the cells of both sides looked alike."""
    with compiler(play.find("zama"), Wish(ink="low")) as typesetter:
        pages = typesetter.compile(format="svg")
    drawn = Counter(re.findall(r' d="([^"]+)"', pages[1].decode()))
    assert [count for count in drawn.values() if count == CARDS + 1] == [CARDS + 1] * 2  # and one in the key


def test_a_card_turned_round_cannot_be_told_from_the_others() -> None:
    assert not told_when_turned_round("zama")
