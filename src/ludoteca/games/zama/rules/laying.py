"""A4 The players lay out their cards themselves, each on their own cells in reading order."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import LAID, RED, SHUFFLED
from ludoteca.games.zama.rules.cells import clear_turn, home_of, is_gone, next_home, put
from ludoteca.games.zama.rules.ends import begin_turn, next_turn
from ludoteca.games.zama.rules.moves import REST
from ludoteca.games.zama.rules.trace import ask, trace_shown


@rule
def lay_card(s, at, card):
    """A4 A player lays a card of the player's pack and knows it; a shuffled rest continues by itself."""
    side = home_of(s, at)
    s.did, s.did_by = LAID, side
    put(s, at, side, card)
    s.seen[at] = 1 << side
    s.pack[side] &= ~(np.uint64(1) << np.uint64(card))
    trace_shown(s, at)
    if s.asked != 0:
        s.asked = next_home(s, side)
    if s.asked == 0:
        go_on_laying(s)


@rule
def lay_rest(s, side):
    """A4 The rest of a pack is laid as it was shuffled, card by card, seen by its owner."""
    s.did, s.did_by, s.did_to, s.turn = SHUFFLED, side, 0, side
    ask(s, REST, 0, side)
    s.asked = next_home(s, side)


@rule
def go_on_laying(s):
    """§1 When all cards are laid, Red begins."""
    clear_turn(s)
    for side in range(s.players):
        if next_home(s, side) != 0:
            s.turn = side
            return
    s.turn = RED
    if is_gone(s, RED):
        next_turn(s)
    begin_turn(s)
