"""Facts about La Scamorra that the laws need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludoteca.core import Move, Record, Seat, State
from ludoteca.games.scamorra.rules import fifteen, moves
from ludoteca.games.scamorra.rules.board import CARDS, COPIES, FILES, NO_CARD, PIECES, SIZE, TURN, WALL, cell
from ludoteca.games.scamorra.rules.board import REASONS as GAME_REASONS

DECISIONS = 1 + 6 + 30  # the package, six placements, fifteen turns a side
DEALT = 2 * (1 + 15) + 1  # coppellas, every card, the lot
TIES = 50  # A27 a tied throw is repeated; this many in a row never happen
LONGEST = DECISIONS + DEALT + 2 * TIES
GAMES = 500  # §7 no number of games is sure to bring a side to 50 points; even random players need far fewer
LONGEST_SERIES = {"fifteen": GAMES * (LONGEST + 2)}
REASONS = frozenset({*GAME_REASONS, *fifteen.REASONS} - {""})

_TRACE = ("did", "did_by", "did_card", "did_from", "did_to", "did_piece", "did_take", "did_choose", "did_throw")
HISTORY = frozenset({*_TRACE, "drawn_by", "drawn_card"})
HISTORY_ENDS: frozenset[str] = frozenset()

_OPTIONS = ("turns", "reentry_forced", "backward_captures", "by_throws")


def conserved(state: State) -> Mapping[str, object]:
    """§1 Sixteen cards a side of known kinds, each piece in one place, every loss scored; walls and options stay."""
    s = state.record
    cells = [int(index) for index in s.at]
    return {
        **{f"cards {side}": _cards(s, side) for side in (0, 1)},
        "walls": int((s.board == WALL).sum()),
        "pieces stand where they say": all(s.board[index] == piece for piece, index in enumerate(cells) if index),
        "nothing else stands": int((s.board < len(PIECES)).sum()) == sum(map(bool, cells)),
        "every lost piece scored": s.phase != TURN
        or all(s.score[1 - side] >= cells[3 * side : 3 * side + 3].count(0) for side in (0, 1)),
        **{name: int(s[name]) for name in _OPTIONS},
    }


def _cards(s: Record, side: int) -> str:
    """The whole deck, wherever its cards are now."""
    counts = s.unseen[side] + s.hand[side]
    for card in (*s.played[side, : s.n_played[side]], s.coppella[side]):
        if card != NO_CARD:
            counts[card] += 1
    assert int(s.hand[side].sum()) == s.held[side]
    assert (counts == COPIES).all()
    return "".join(letter * int(count) for letter, count in zip(CARDS, counts, strict=True))


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any card from any square to any other, for any re-entry or for nothing, and every other move of the notation."""
    squares = [cell(file, rank) for rank in range(SIZE) for file in range(len(FILES))]
    for card in range(len(CARDS)):
        yield _move(moves.discard(card))
        for to in squares:
            yield from (_move(moves.slide(card, start, to)) for start in squares)
            yield from (_move(moves.reenter(card, symbol, to)) for symbol in range(3))
        yield from (_move(deal(side, card)) for side in (0, 1) for deal in (moves.draw, moves.set_aside))
    for symbol in range(3):
        yield _move(moves.throw(seat, symbol))
        yield from (_move(moves.place(symbol, to)) for to in squares)
    yield from (_move(word(number)) for number in (0, 1) for word in (moves.choose, moves.lot))


def _move(made: int) -> Move:
    return Move(int(made))
