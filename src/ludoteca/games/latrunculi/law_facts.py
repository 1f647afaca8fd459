"""Facts about Latrunculi that the laws need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.core import Move, Seat, State
from ludoteca.games.latrunculi.rules import match, verbs
from ludoteca.games.latrunculi.rules.board import FILES, MEN, PLY_CAP, WALL, cell

LONGEST = PLY_CAP
LONGEST_SERIES = {"match": 21 * LONGEST + 25}  # §7 at most twenty null games and a decider, a word before each
REASONS = frozenset(match.REASONS[1:])
HISTORY = frozenset({"plies", "seen", "n_seen", "last_from", "last_to", "n_captured", "captured"})
HISTORY_ENDS = frozenset({"stall-material", "stall-null", "stall-draw"})

# the rest of the record: §8 options, which never change during a game
_CHANGING = HISTORY | {"board", "where", "beside", "turn", "men", "quiet", "reason", "winner"}


def conserved(state: State) -> Mapping[str, object]:
    """§1 Eight men a side, on the board or captured; the walls; the table's options."""
    s = state.record
    options = [name for name in s.dtype.names if name not in _CHANGING and name[0] != "_"]
    return {
        "white men": int((s.board == 0).sum()) + MEN - int(s.men[0]),
        "black men": int((s.board == 1).sum()) + MEN - int(s.men[1]),
        "walls": int((s.board == WALL).sum()),
        **{name: int(s[name]) for name in options},
    }


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any square to any square."""
    squares = [cell(file, rank) for rank in range(state.record.ranks) for file in range(len(FILES))]
    return (Move(int(verbs.move(start, to))) for start in squares for to in squares)
