"""Facts about Zama that the laws need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from ludoteca.core import Move, Seat, State
from ludoteca.games.zama.rules import cells, moves
from ludoteca.games.zama.rules.board import CAP, MOST_PLAYERS, WALL, squares
from ludoteca.games.zama.rules.board import REASONS as ALL_REASONS
from ludoteca.games.zama.rules.cards import CARDS, members, pack
from ludoteca.games.zama.rules.options import Options

ACTS_PER_PLY = 7  # an attack, two identities, and three slides with `done`, or two peeks with theirs
LAYING = MOST_PLAYERS * (CARDS + 1)  # A4
SEARCHES = 2 * MOST_PLAYERS  # §7.2 kings nobody has seen
LONGEST = ACTS_PER_PLY * max(CAP, 40 * (MOST_PLAYERS * CARDS + 1)) + LAYING + SEARCHES  # §6.3 40 plies between removals
REASONS = frozenset(ALL_REASONS[1:])

TRACE = frozenset(
    {"did", "did_by", "did_from", "did_to", "shown", "shown_card", "shown_owner", "n_shown", "shown_to_all"}
    | {"has_met", "marched", "passed", "eliminated", "eliminated_by", "king_of", "king_left"}
    | {"duel_by", "duel_of", "duel_at", "duel_card", "duel_result", "duel_why"}
)
HISTORY = TRACE | {"plies"}
HISTORY_ENDS = frozenset({"stall"})  # only the hard cap without a stall rule

_CHANGING = HISTORY | {
    "owner", "face", "seen", "where", "beside", "spade_at", "cards", "pack", "out", "turn", "phase", "left", "moved",
    "n_moved", "looked", "n_looked", "quiet", "met", "reason", "winner", "pending", "pending_from", "pending_to",
    "asked", "gone", "went",
}  # fmt: skip


def conserved(state: State) -> Mapping[str, object]:
    """§1 One pack a side: seen by somebody, removed, or not seen yet; the walls; the table's options."""
    s = state.record
    options = [name for name in s.dtype.names if name not in _CHANGING and name[0] != "_"]
    return {
        **{f"pack of {side}": _pack(state, side) for side in range(s.players)},
        "walls": int((s.owner == WALL).sum()),
        **{name: int(s[name]) for name in options},
    }


def _pack(state: State, side: int) -> list[int]:
    """The identities of a side; on the board it has as many cards as are neither removed nor still to be laid."""
    s = state.record
    on_board = [int(s.face[at]) for at in squares(s) if s.owner[at] == side]
    unseen, out = members(s.pack[side]), members(s.out[side])
    blank = sum(card < 0 for card in on_board)
    assert int(s.cards[side]) == len(on_board)
    assert blank in (0, len(unseen))
    return sorted([card for card in on_board if card >= 0] + unseen + out)


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any card to any cell within two steps and to the corners; any cell looked at; any cell named as any card."""
    board, deck = squares(state.record), members(pack(cast(Options, state.options).deck))
    for start in board:
        near = {start + step + more for step in (0, *cells.STEPS) for more in (0, *cells.STEPS)}
        for to in (near & set(board)) | {board[0], board[-1]}:
            for kind in (moves.ATTACK, moves.SLIDE, moves.OVERLAP):
                yield Move(int(moves.make(kind, start, int(to))))
        yield Move(int(moves.peek(start)))
        yield from (Move(int(moves.name(start, card))) for card in deck)
    yield Move(int(moves.done()))
    yield Move(int(moves.rest(max(seat, 0))))
