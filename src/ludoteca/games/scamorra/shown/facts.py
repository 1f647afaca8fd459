"""The table as the client draws it: plain facts that can be read without knowing the rules."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Annotated, Literal, cast

import msgspec

from ludoteca.core import Record, View
from ludoteca.core.moves import written
from ludoteca.games.scamorra.rules import verbs
from ludoteca.games.scamorra.rules.board import (
    CARDS,
    EMPTY,
    KING,
    NEVER,
    NO_CARD,
    NO_THROW,
    NOBODY,
    NOTHING,
    PHASES,
    PLACEMENT,
    PLAYABLE,
    SIDES,
    SYMBOLS,
    TURN,
    square,
)
from ludoteca.games.scamorra.rules.effects import KING_STEPS, prey_of
from ludoteca.games.scamorra.rules.moves import is_slide
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.shown.views import Cards, imagine, unknown
from ludoteca.games.scamorra.text.notation import card_letter, format_hand, symbol_letter

Square = Annotated[str, msgspec.Meta(pattern="^[a-e][1-5]$")]
SideName = Literal["S", "N"]
Symbol = Literal["R", "P", "S"]
Card = Literal["K", "Q", "B", "N", "R", "P"]
CardOrBack = Literal["K", "Q", "B", "N", "R", "P", "?"]
Throw = Literal["R", "P", "S", "?", "-"]  # "-": not thrown yet
Count = Annotated[int, msgspec.Meta(ge=0)]


class Piece(msgspec.Struct, frozen=True):
    side: SideName
    symbol: Symbol
    square: Square


class CardCount(msgspec.Struct, frozen=True):
    card: Card
    count: Count


class Side(msgspec.Struct, frozen=True):
    """One side of the table as the viewer sees it."""

    side: SideName
    hand: list[CardOrBack]  # backs for cards the viewer may not see
    pile: Count  # cards still to draw
    played: list[CardOrBack]  # in order; in memory mode only the last one is open
    turns: Count  # taken
    score: Count
    captured: list[Symbol]  # beside the board; they may re-enter
    unplaced: list[Symbol]  # pieces not yet placed
    coppella: CardOrBack  # known or deduced
    left: list[CardCount] | None  # cards the viewer has not seen; None in memory mode


class Danger(msgspec.Struct, frozen=True):
    """An enemy piece that only the viewer's King card can capture (§5), and the piece that would do it."""

    start: Square
    to: Square


class Shown(msgspec.Struct, frozen=True):
    phase: Literal["coppella", "deal", "lot", "package", "placement", "turn", "over"]
    turn: Literal["S", "N", ""]  # who plays, places or chooses
    drawing: Literal["S", "N", ""]  # whose card is being drawn
    turn_number: Count  # of the side to play, from 1
    turns_per_side: Count
    pieces: list[Piece]
    south: Side
    north: Side
    throws: list[Throw]  # South's and North's, while hands are thrown for the initiative
    king_dangers: list[Danger]
    endangered: list[Square]  # the viewer's pieces that the enemy could capture next with a card it may hold
    last_side: Literal["S", "N", ""]
    last_card: Literal["K", "Q", "B", "N", "R", "P", ""]
    last_squares: list[Square]  # from and to, or only to for a piece that came onto the board


def show(view: View) -> Shown:
    s, options = view.record, cast(Options, view.options)
    is_over = s.reason != NEVER
    words = {
        "phase": "over" if is_over else PHASES[s.phase],
        "turn": _name(s.turn) if not is_over else "",
        "drawing": _name(s.drawing),
        "turn_number": min(int(s.n_played[s.turn]) + 1, options.turns_per_side) if s.phase == TURN else 0,
        "turns_per_side": options.turns_per_side,
        "pieces": [
            {"side": SIDES[piece // 3], "symbol": SYMBOLS[piece % 3], "square": square(index)}
            for piece, index in enumerate(s.at)
            if index
        ],
        "south": _side(view, 0),
        "north": _side(view, 1),
        "throws": ["-" if thrown == NO_THROW else symbol_letter(thrown) for thrown in s.thrown],
        "king_dangers": _king_dangers(view),
        "endangered": _endangered(view),
        "last_side": _name(s.did_by) if s.did != NOTHING else "",
        "last_card": card_letter(s.did_card) if s.phase == TURN and s.did_card != NO_CARD else "",
        "last_squares": _last_squares(s),
    }
    return msgspec.convert(words, Shown)


def _name(side: int) -> str:
    return "" if side == NOBODY else SIDES[side]


def _side(view: View, side: int) -> dict[str, object]:
    s, options = view.record, cast(Options, view.options)
    beside = [SYMBOLS[symbol] for symbol in range(3) if not s.at[3 * side + symbol]]
    is_memory = options.discard_view == "top_card_only"
    left = unknown(view, side)
    coppella = card_letter(s.coppella[side])
    return {
        "side": SIDES[side],
        "hand": list(format_hand(s.hand[side]).strip("-")) if s.hand[side].any() else ["?"] * int(s.held[side]),
        "pile": PLAYABLE - int(s.held[side]) - int(s.n_played[side]),
        "played": [card_letter(card) for card in s.played[side, : s.n_played[side]]],
        "turns": int(s.n_played[side]),
        "score": int(s.score[side]),
        "captured": beside if s.phase == TURN else [],
        "unplaced": beside if s.phase == PLACEMENT else [],
        "coppella": _deduced(left) if coppella == "?" and not is_memory else coppella,
        "left": None if is_memory else [{"card": CARDS[card], "count": int(n)} for card, n in enumerate(left) if n],
    }


def _deduced(left: Cards) -> str:
    """§2 The coppella is known once all cards that could be it are alike."""
    sorts = left.nonzero()[0]
    return CARDS[sorts[0]] if len(sorts) == 1 else "?"


def _king_dangers(view: View) -> list[dict[str, str]]:
    """§5 What the viewer's King card could capture but no other card could."""
    s, me = view.record, int(view.seat)
    if me < 0 or s.phase != TURN or s.reason != NEVER or not s.hand[me, KING]:
        return []
    enemies = range(3 - 3 * me, 6 - 3 * me)
    return [
        {"start": square(start), "to": square(start + step)}
        for symbol, start in enumerate(int(index) for index in s.at[3 * me : 3 * me + 3])
        if start
        for step in KING_STEPS
        if s.board[start + step] in enemies and s.board[start + step] != prey_of(symbol, 1 - me)
    ]


def _endangered(view: View) -> list[str]:
    """§5 Where the enemy could capture next, with any card that the viewer cannot rule out; nothing else is told."""
    me = int(view.seat)
    if me < 0 or view.record.phase != TURN or view.record.reason != NEVER:
        return []
    s = imagine(view, Random(0)).record
    s.turn, s.drawing = 1 - me, NOBODY
    mine = {index: square(index) for index in s.at[3 * me : 3 * me + 3].tolist() if index}
    found: set[str] = set()
    held = view.record.hand[1 - me]  # known only when the game is over and looked at again
    for card in (held if held.any() else unknown(view, 1 - me)).nonzero()[0]:
        s.hand[1 - me] = 0
        s.hand[1 - me, card] = 1
        moves = written(partial(verbs.legal_moves, s), verbs.MAX_MOVES)
        found |= {mine[move % 256] for move in moves if move % 256 in mine and is_slide(move)}
    return sorted(found)


def _last_squares(s: Record) -> list[str]:
    if s.did_piece == EMPTY or not s.did_to:
        return []
    return [square(index) for index in (s.did_from, s.did_to) if index]
