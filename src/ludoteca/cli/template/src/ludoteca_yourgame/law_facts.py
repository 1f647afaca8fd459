"""What the laws cannot find out by themselves about this game (`ludoteca.laws.facts` describes each name)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.core import Move, Seat, State

from ludoteca_yourgame import rules

LONGEST = 9 + 9  # every stone is drawn and placed once
REASONS = frozenset(rules.REASONS[1:])
HISTORY = frozenset({"did", "did_by", "did_stone", "did_cell"})
HISTORY_ENDS: frozenset[str] = frozenset()


def conserved(state: State) -> Mapping[str, object]:
    """§1 There are nine stones: on the board, in a hand or in the bag, and each in one place."""
    s = state.record
    on_board = [stone for stone in s.board.tolist() if stone]
    return {"stones": sorted([*on_board, *rules.held(s, 0), *rules.held(s, 1), *rules.bag(s)])}


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any stone on any cell, and any stone drawn."""
    yield from (rules.place(stone, cell) for stone in rules.STONES for cell in range(9))
    yield from (rules.draw(stone) for stone in rules.STONES)
