"""Writing and reading moves, and writing positions and views (docs/reference/notation.md); positions.py reads them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import cast

from ludoteca.core import (
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    BadPosition,
    GameOptions,
    Move,
    Record,
    Seat,
    State,
    View,
    bad_move,
)
from ludoteca.games.scamorra.rules import moves
from ludoteca.games.scamorra.rules.board import (
    CARDS,
    EMPTY,
    NO_THROW,
    NOBODY,
    PACKAGE,
    PAWN,
    PIECES,
    PLACEMENT,
    SIDES,
    SIZE,
    SYMBOLS,
    TURN,
    cell,
    find_square,
    square,
)
from ludoteca.games.scamorra.rules.options import Options

UNKNOWN = "?"

_CARD = re.compile(r"([KQBNRP]):(.*)", re.DOTALL)
_PIECE = re.compile(r"([RPS])@(.*)", re.DOTALL)
_DEALT = re.compile(r"(draw|coppella) ([SN]) ([KQBNRP])")


def format_position(state: State) -> str:
    s = state.record
    hands = [format_hand(s.hand[side]) for side in (0, 1)]
    return _format(s, hands, _shows_coppella(state.options))


def format_view(view: View) -> str:
    """As a position, with `?` for every card or throw the viewer may not know."""
    s = view.record
    hands = [format_hand(s.hand[side]) if view.seat == side else UNKNOWN * s.held[side] or "-" for side in (0, 1)]
    return _format(s, hands, _shows_coppella(view.options))


def _shows_coppella(options: GameOptions) -> bool:
    return cast(Options, options).coppella_visibility != "hidden"


def _format(s: Record, hands: list[str], has_coppella: bool) -> str:
    played = [format_cards(s.played[side, : s.n_played[side]]) for side in (0, 1)]
    fields = [
        format_board(s),
        format_turn(s),
        f"hand={'|'.join(hands)}",
        f"played={'|'.join(played)}",
        f"score={s.score[0]}-{s.score[1]}",
    ]
    if has_coppella:
        fields.append(f"coppella={'|'.join(card_letter(card) for card in s.coppella)}")
    return " ".join(fields)


def format_board(s: Record) -> str:
    """Ranks 5 to 1; digits are empty squares."""
    ranks = []
    for rank in reversed(range(SIZE)):
        cells = (int(s.board[cell(file, rank)]) for file in range(SIZE))
        letters = "".join("." if piece == EMPTY else PIECES[piece] for piece in cells)
        ranks.append(re.sub(r"\.+", lambda gap: str(len(gap[0])), letters))
    return "/".join(ranks)


def format_turn(s: Record) -> str:
    """`S` to play, `+S` to place, `?S` to choose, `!` deal or lot pending.

    `!R-`: South has thrown Rock, North nothing yet (A27). `!S`: no lot, South will have the initiative (A22).
    """
    if s.phase == TURN:
        return SIDES[s.turn]
    if s.phase == PLACEMENT:
        return f"+{SIDES[s.turn]}"
    if s.phase == PACKAGE:
        return f"?{SIDES[s.turn]}"
    if s.thrown[0] == NO_THROW and s.thrown[1] == NO_THROW:
        return "!" if s.given == NOBODY else f"!{SIDES[s.given]}"
    return "!" + "".join("-" if thrown == NO_THROW else symbol_letter(thrown) for thrown in s.thrown)


def format_hand(counts: Iterable[int]) -> str:
    return "".join(letter * int(count) for letter, count in zip(CARDS, counts, strict=True)) or "-"


def format_cards(cards: Iterable[int]) -> str:
    return "".join(card_letter(card) for card in cards) or "-"


def card_letter(card: int) -> str:
    """`K`, or `?` for a card that is unknown or not drawn yet."""
    return CARDS[card] if 0 <= card < len(CARDS) else UNKNOWN


def symbol_letter(symbol: int) -> str:
    return SYMBOLS[symbol] if 0 <= symbol < len(SYMBOLS) else UNKNOWN


def format_move(state: State, seat: Seat, move: Move) -> str:
    return as_text(move)


@functools.cache  # there are some thousands, and a server writes dozens for every move that is made
def as_text(move: Move) -> str:
    """The same in every position."""
    if move in PLATFORM_WORDS:
        return PLATFORM_WORDS[move]
    kind, start, to = (int(part) for part in (moves.kind_of(move), moves.start_of(move), moves.end_of(move)))
    if kind == moves.PLACE:
        return f"{SYMBOLS[start - 1]}@{square(to)}"
    if kind == moves.CHOOSE:
        return moves.PACKAGES[to]
    if kind == moves.THROW:
        return f"throw {SYMBOLS[to]}"
    if kind == moves.ASIDE:
        return f"coppella {SIDES[start]} {CARDS[to]}"
    if kind == moves.TAKE:
        return f"draw {SIDES[start]} {CARDS[to]}"
    if kind == moves.INITIATIVE:
        return f"lot {SIDES[to]}"
    if moves.is_slide(move):
        return f"{CARDS[kind]}:{square(start)}-{square(to)}"
    return f"{CARDS[kind]}:{SYMBOLS[start - 1]}@{square(to)}" if start else f"{CARDS[kind]}:-"


def format_move_for(state: State, seat: Seat, move: Move, viewer: Seat) -> str:
    """The move as this viewer may read it later: a card drawn unseen or a hand thrown unseen is `?`.

    A26 In memory mode everybody must remember the card of a turn: `?:a1-d4`.
    """
    text = format_move(state, seat, move)
    if move in PLATFORM_WORDS:
        return text
    options = cast(Options, state.options)
    kind, owner = moves.kind_of(move), int(moves.start_of(move))
    if kind <= PAWN and options.discard_view == "top_card_only":
        return UNKNOWN + text[1:]
    is_secret = (
        kind == moves.TAKE
        or (kind == moves.THROW and state.record.thrown[1 - owner] == NO_THROW)
        or (kind == moves.ASIDE and options.coppella_visibility != "both")
    )
    return text[:-1] + UNKNOWN if is_secret and viewer != owner else text


def parse_move(state: State, seat: Seat, text: str) -> Move:
    """Read a move; the referee decides whether it is legal."""
    if text in PLATFORM_ACTS:
        return PLATFORM_ACTS[text]
    try:
        return Move(int(_read(seat, text)))
    except BadPosition as error:
        raise BadMove(f"move {text!r}: {error.what}", error.rule, error.reason) from None


def _read(seat: Seat, text: str) -> int:
    if played := _CARD.fullmatch(text):
        return _read_play(CARDS.index(played[1]), played[2], text)
    if placed := _PIECE.fullmatch(text):
        return int(moves.place(SYMBOLS.index(placed[1]), find_square(placed[2])))
    if text in moves.PACKAGES:
        return int(moves.choose(moves.PACKAGES.index(text)))
    if thrown := re.fullmatch(r"throw ([RPS])", text):
        return int(moves.throw(max(int(seat), 0), SYMBOLS.index(thrown[1])))
    if dealt := _DEALT.fullmatch(text):
        deal = moves.draw if dealt[1] == "draw" else moves.set_aside
        return int(deal(SIDES.index(dealt[2]), CARDS.index(dealt[3])))
    if drawn := re.fullmatch(r"lot ([SN])", text):
        return int(moves.lot(SIDES.index(drawn[1])))
    such = "lot S, draw S K" if seat == CHANCE else "B:a1-d4, P:S@a1, P:-, R@b1, move-first"
    raise bad_move(f"move {text!r}: expected such as {such}", "notation", text, such)


def _read_play(card: int, effect: str, text: str) -> int:
    """What follows the card's colon: two squares, a returning piece, or `-`."""
    if effect == "-":
        return int(moves.discard(card))
    if back := _PIECE.fullmatch(effect):
        return int(moves.reenter(card, SYMBOLS.index(back[1]), find_square(back[2])))
    start, dash, to = effect.partition("-")
    if not dash:
        again = ", S@a1" if card == PAWN else ""
        said = f"move {text!r}: after the card expected two squares such as a1-d4{again} or -"
        such = f"{CARDS[card]}:a1-d4{again and ', P:S@a1'}, {CARDS[card]}:-"
        raise bad_move(said, "notation", text, such)
    return int(moves.slide(card, find_square(start), find_square(to)))
