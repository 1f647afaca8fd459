"""A position entered by tapping: the pieces, whose turn it is, and the cards of the side to play.

Nobody knows the other cards at a real table; they are chosen so that the position is possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ludoteca.core import GameOptions, Record, State, bad_position
from ludoteca.core.beside import Palette, Tool, Trial
from ludoteca.games.scamorra.rules.board import (
    BISHOP,
    CARDS,
    COPIES,
    EMPTY,
    HAND,
    KNIGHT,
    NORTH,
    PIECES,
    PLAYABLE,
    ROOK,
    SIDES,
    SOUTH,
    SYMBOLS,
    TURN,
    WALL,
    cell,
    find_square,
    home_rank,
)
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import table
from ludoteca.games.scamorra.text.notation import format_board, format_cards
from ludoteca.games.scamorra.text.positions import read_position

LIFT, CLEAR, START = "lift", "clear", "start"
TURN_OF, CARD = "turn-", "card-"


def begin(options: GameOptions) -> str:
    """Every piece at home, South to play."""
    s = table(cast(Options, options))
    for piece in range(len(PIECES)):
        side, symbol = divmod(piece, len(SYMBOLS))
        _put(s, piece, cell(1 + symbol, home_rank(side)))
    return _written(s, SOUTH, [BISHOP, KNIGHT, ROOK], options)


def palette(options: GameOptions, position: str) -> Palette:
    _, turn, hand = _read(options, position)
    pieces = [Tool(name, "pieces", "square") for name in (*PIECES, LIFT)]
    turns = [Tool(f"{TURN_OF}{side}", "turn", "now", side == SIDES[turn]) for side in SIDES]
    cards = [Tool(f"{CARD}{card}", "hand", "now", CARDS.index(card) in hand) for card in CARDS]
    boards = [Tool(name, "board", "now") for name in (CLEAR, START)]
    trials = [
        Trial("move", "{choice}:{1}-{2}", 2, list(CARDS)),
        Trial("reenter", "P:{choice}@{1}", 1, list(SYMBOLS)),
        Trial("discard", "{choice}:-", 0, list(CARDS)),
    ]
    return Palette([*pieces, *turns, *cards, *boards], trials, note="unseen")


def edit(options: GameOptions, position: str, tool: str, square: str) -> str:
    """A piece that stands elsewhere moves to the square; tapped once more it is lifted."""
    if tool == START:
        return begin(options)
    s, turn, hand = _read(options, position)
    if tool == CLEAR:
        s.board[s.board != WALL], s.at[:] = EMPTY, 0
    elif tool.startswith(TURN_OF) and tool.removeprefix(TURN_OF) in tuple(SIDES):
        turn = SIDES.index(tool.removeprefix(TURN_OF))
    elif tool.startswith(CARD) and tool.removeprefix(CARD) in tuple(CARDS):
        hand = _toggled(hand, CARDS.index(tool.removeprefix(CARD)))
    elif tool in (*PIECES, LIFT):
        _tap(s, tool, find_square(square))
    else:
        raise bad_position(f"tool {tool!r}: expected one of the palette", "notation", "tool", tool=tool)
    return _written(s, turn, hand, options)


def draft(options: GameOptions, position: str) -> State:
    """Any pieces and any hand."""
    s, turn, _ = _read(options, position)
    s.phase, s.turn = TURN, turn
    return State(options, s)


def _read(options: GameOptions, position: str) -> tuple[Record, int, list[int]]:
    s, to = read_position(position, cast(Options, options))
    if to not in tuple(SIDES):
        said = f"side to act {to!r}: expected S or N, the pieces have been placed"
        raise bad_position(said, "§3", "value", field="TO", given=to, expected="S, N")
    turn = SIDES.index(to)
    return s, turn, [card for card in range(len(CARDS)) for _ in range(int(s.hand[turn, card]))]


def _tap(s: Record, tool: str, at: int) -> None:
    there = int(s.board[at])
    if there != EMPTY:
        s.board[at], s.at[there] = EMPTY, 0
    piece = EMPTY if tool == LIFT else PIECES.index(tool)
    if piece not in (EMPTY, there):
        if s.at[piece]:
            s.board[s.at[piece]] = EMPTY
        _put(s, piece, at)


def _put(s: Record, piece: int, at: int) -> None:
    s.board[at], s.at[piece] = piece, at


def _toggled(hand: list[int], card: int) -> list[int]:
    if card in hand:
        return [other for other in hand if other != card]
    if len(hand) == HAND:
        full = f"the hand has {HAND} cards already: put one back first"
        raise bad_position(full, "§1", "hand-full", most=HAND)
    return [*hand, card]


def _written(s: Record, turn: int, hand: Sequence[int], options: GameOptions) -> str:
    """§3 The text, with cards played so that the hand may have this size and pieces may be missing (§5)."""
    missing = [sum(1 for at in s.at[3 * side : 3 * side + 3] if not at) for side in (SOUTH, NORTH)]
    played = sum(missing) if len(hand) == HAND else PLAYABLE - len(hand)
    is_knocked_out = missing[turn] == len(SYMBOLS) and len(hand) == HAND  # §6 before the other side draws
    hands, laid, aside = ["", ""], ["", ""], ["", ""]
    for side in (SOUTH, NORTH):
        own = list(hand) if side == turn else []
        rest = [card for card in range(len(CARDS)) for _ in range(COPIES[card] - own.count(card))]
        laid[side] = format_cards(rest[len(rest) - played :])
        if side != turn:
            own = rest[: len(hand) - is_knocked_out]
        hands[side] = format_cards(sorted(own))
        aside[side] = CARDS[rest[len(rest) - played - 1]]
    fields = [format_board(s), SIDES[turn], f"hand={'|'.join(hands)}", f"played={'|'.join(laid)}"]
    fields.append(f"score={missing[NORTH]}-{missing[SOUTH]}")
    if cast(Options, options).coppella_visibility != "hidden":
        fields.append(f"coppella={'|'.join(aside)}")
    return " ".join(fields)
