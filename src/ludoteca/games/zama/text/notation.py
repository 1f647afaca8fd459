"""Writing and reading moves, and writing positions and views (docs/reference/notation.md); positions.py reads them."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from itertools import combinations
from typing import cast

from ludoteca.core import (
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    BadPosition,
    Move,
    Record,
    Seat,
    State,
    View,
    bad_move,
)
from ludoteca.games.zama.rules import cells, moves
from ludoteca.games.zama.rules.board import (
    EMPTY,
    FACE_UP,
    NEVER,
    NOBODY,
    PHASES,
    PLACING,
    REASONS,
    SEATS,
    cell,
    find_square,
    square,
)
from ludoteca.games.zama.rules.cards import UNKNOWN, find_card, members, name
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.shown.views import visible

DONE, REST = "done", "rest"
BETWEEN = {moves.ATTACK: "x", moves.SLIDE: "-", moves.OVERLAP: "^"}


# -- positions ----------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    return format_record(state.record, cast(Options, state.options))


def format_record(s: Record, options: Options) -> str:
    return _format(s, options, s.face.tolist())


def format_view(view: View) -> str:
    """As a position, with `??` for every card this viewer may not know, or is not reminded of (A21)."""
    return _format(view.record, cast(Options, view.options), visible(view))


def _format(s: Record, options: Options, cards: list[int]) -> str:
    on_cells = list(zip(s.owner.tolist(), s.seen.tolist(), cards, strict=True))
    ranks = (
        " ".join(_format_cell(*on_cells[cell(file, rank)]) for file in range(options.files))
        for rank in reversed(range(options.ranks))
    )
    sides = range(options.players)
    fields = [
        "/".join(ranks),
        f"turn={SEATS[s.turn]}",
        f"phase={PHASES[s.phase]}",
        f"left={s.left}",
        f"moved={format_cells(s.moved[: s.n_moved])}",
        f"seen={format_cells(s.looked[: s.n_looked])}",
        f"quiet={s.quiet}",
        f"out={';'.join(f'{SEATS[side]}:{format_cards(members(s.out[side]))}' for side in sides)}",
    ]
    if s.pending != NOBODY:
        fields.append(f"pending={format_pending(s)}")
    if s.met.any():
        fields.append(f"met={','.join(_format_met(s))}")
    if s.gone:
        fields.append(f"gone={''.join(SEATS[side] for side in s.went if side != NOBODY)}")
    if s.reason != NEVER:
        fields.append(f"result={''.join(winners(s, options)) or '-'}:{REASONS[s.reason]}")
    return " ".join(fields)


def _format_cell(owner: int, seen: int, card: int) -> str:
    if owner == EMPTY:
        return "."
    seats = "".join(letter for seat, letter in enumerate(SEATS) if seen >> seat & 1)
    marks = "^" if seen & FACE_UP else f":{seats}" if seats else ""
    return f"{SEATS[owner]}{name(card)}{marks}"


def format_cells(cells: Iterable[int]) -> str:
    return ",".join(sorted(square(at) for at in cells)) or "-"


def format_cards(cards: Iterable[int]) -> str:
    return ",".join(name(card) for card in cards) or "-"


def format_pending(s: Record) -> str:
    """The act whose cards are being identified, written as a move; "" if there is none."""
    if s.pending == NOBODY:
        return ""
    if s.pending == moves.REST:
        return REST
    if s.pending == moves.PEEK:
        return f"?{square(s.pending_to)}"
    return f"{square(s.pending_from)}{BETWEEN[int(s.pending)]}{square(s.pending_to)}"


def winners(s: Record, options: Options) -> list[str]:
    """The winners; in teams the partner too (§7.2)."""
    if s.winner == NOBODY:
        return []
    return list(SEATS[s.winner :: 2]) if options.is_in_teams else [SEATS[s.winner]]


def _format_met(s: Record) -> list[str]:
    """A19 `rKS-bKD`: the first seat's card first, pairs in the order of the seats and of the cards."""
    return [
        f"{one}{name(special_card(number // 8))}-{other}{name(special_card(number % 8))}"
        for met, (one, other) in zip(s.met, combinations(SEATS, 2), strict=True)
        for number in range(64)
        if int(met) >> number & 1
    ]


def special_card(number: int) -> int:
    """The ace or king with this number in the pairs that have met: see duels.special_number."""
    return number if number < 4 else 48 + number - 4


# -- moves --------------------------------------------------------------------------------------------------


def format_move(state: State, seat: Seat, move: Move) -> str:
    return as_text(move)


@functools.cache  # there are some thousands, and a server writes dozens for every move that is made
def as_text(move: Move) -> str:
    """The same in every position."""
    if move in PLATFORM_WORDS:
        return PLATFORM_WORDS[move]
    kind, start, to = (int(part) for part in (moves.kind_of(move), moves.start_of(move), moves.end_of(move)))
    if kind == moves.PEEK:
        return f"?{square(to)}"
    if kind == moves.NAME:
        return f"{square(start)}={name(to)}"
    if kind == moves.DONE:
        return DONE
    if kind == moves.REST:
        return REST
    return f"{square(start)}{BETWEEN[kind]}{square(to)}"


def format_move_for(state: State, seat: Seat, move: Move, viewer: Seat) -> str:
    """The move as this viewer may read it later: a card looked at or laid out unseen by the viewer is `??`.

    A21 Without a memory aid no card is shown again, except those in front of their owner.
    """
    text = format_move(state, seat, move)
    if move in PLATFORM_WORDS or moves.kind_of(move) != moves.NAME:
        return text
    s = state.record
    if s.phase == PLACING:
        is_known = cells.home_of(s, int(moves.start_of(move))) == viewer
    else:
        has_aid = cast(Options, state.options).memory_aid == "own"
        is_known = has_aid and (s.pending != moves.PEEK or s.turn == viewer)
    return text if is_known else text[: -len(UNKNOWN)] + UNKNOWN


def parse_move(state: State, seat: Seat, text: str) -> Move:
    """Read a move; the referee decides whether it is legal."""
    if text in PLATFORM_ACTS:
        return PLATFORM_ACTS[text]
    try:
        return Move(int(_read(state, seat, text)))
    except BadPosition as error:
        raise BadMove(f"move {text!r}: {error.what}", error.rule, error.reason) from None


def _read(state: State, seat: Seat, text: str) -> int:
    options = cast(Options, state.options)
    if text == DONE:
        return int(moves.done())
    if text == REST:
        return int(moves.rest(max(int(seat), 0)))
    if text.startswith("?"):
        return int(moves.peek(find_square(text[1:], options)))
    if "=" in text:
        at, _, card = text.partition("=")
        return int(moves.name(find_square(at, options), find_card(card, options.deck)))
    for kind, between in BETWEEN.items():
        start, found, to = text.partition(between)
        if found:
            return int(moves.make(kind, find_square(start, options), find_square(to, options)))
    such = "d5=7H" if seat == CHANCE else "d4xd5, d4-d5, g4^g5, ?c3, done"
    what = "a card" if seat == CHANCE else "a move"
    raise bad_move(f"move {text!r}: expected {what} such as {such}", "notation", text, such)
