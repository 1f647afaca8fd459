"""A position entered by tapping: whose card lies where, which of them are known, and what is to be done in the turn.

A card that is not named stays unknown, as it does on the table. Not every card that has fallen need be named either:
the others are the lowest ones that may be missing, and kings only if there is nothing else.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from ludoteca.core import GameOptions, Record, State, bad_position
from ludoteca.core.beside import Palette, Tool, Trial
from ludoteca.games.zama.rules import cells, trace
from ludoteca.games.zama.rules.board import (
    ATTACKING,
    EMPTY,
    FACE_UP,
    NOBODY,
    PEEKING,
    PEEKS,
    PHASES,
    SEATS,
    SLIDES,
    SLIDING,
    find_square,
    squares,
)
from ludoteca.games.zama.rules.cards import (
    ACE,
    KING,
    KING_OF_HEARTS,
    KING_OF_SPADES,
    NO_CARD,
    PACKS,
    SUITS,
    find_card,
    members,
    rank_of,
)
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import table
from ludoteca.games.zama.text.fields import read_cells, read_fields
from ludoteca.games.zama.text.notation import format_record
from ludoteca.games.zama.text.positions import read_board, read_out

CARD, BACK, LIFT, FALLEN, SLID, CLEAR, START = "card", "back", "lift", "fallen", "slid", "clear", "start"
OWNER, SUIT, RANK, TURN, PHASE, GONE = "seat-", "suit-", "rank-", "turn-", "phase-", "gone-"
TO_ENTER = (ATTACKING, SLIDING, PEEKING)
SPECIAL = (KING_OF_SPADES, KING_OF_HEARTS)


def begin(options: GameOptions) -> str:
    """The lay-out, with every card face down, and the first seat to attack."""
    options = cast(Options, options)
    s = table(options)
    for at in squares(s):
        cells.put(s, at, int(cells.home_of(s, at)), NO_CARD)
    s.phase = ATTACKING
    return _written(s, options)


def palette(options: GameOptions, position: str) -> Palette:
    options = cast(Options, options)
    s = _read(options, position)
    seats = SEATS[: options.players]
    latin = "" if options.pack == "french" else "latin-"
    tools = [Tool(f"{OWNER}{seat}", "owner", "with") for seat in seats]
    tools += [Tool(f"{latin}{SUIT}{letter}", "suit", "with") for letter in SUITS]
    ranks = [f"{latin if rank in 'JQ' else ''}{RANK}{rank}" for rank in PACKS[options.deck]]
    tools += [Tool(name, "rank", "with") for name in ranks]
    tools += [*(Tool(name, "cards", "square") for name in (CARD, BACK, LIFT)), Tool(FALLEN, "cards", "now")]
    tools += [Tool(f"{TURN}{seat}", "turn", "now", seat == SEATS[s.turn]) for seat in seats]
    tools += [Tool(f"{PHASE}{PHASES[phase]}", "phase", "now", bool(phase == s.phase)) for phase in TO_ENTER]
    tools += [Tool(SLID, "phase", "square")] if s.phase == SLIDING else []
    if options.players > 2:
        tools += [Tool(f"{GONE}{seat}", "gone", "now", bool(cells.is_gone(s, i))) for i, seat in enumerate(seats)]
    tools += [Tool(name, "board", "now") for name in (CLEAR, START)]
    return Palette(tools, TRIALS, note="unknown")


TRIALS = [
    Trial("attack", "{1}x{2}", 2),
    Trial("slide", "{1}-{2}", 2),
    Trial("overlap", "{1}^{2}", 2),
    Trial("peek", "?{1}", 1),
    Trial("done", "done", 0),
]


def edit(options: GameOptions, position: str, tool: str, square: str) -> str:
    """A card put where the same one lies is lifted; one that was known to lie elsewhere is no longer known there."""
    options = cast(Options, options)
    name, *chosen = tool.split() or [""]
    if name == START:
        return begin(options)
    s = _read(options, position)
    if name == CLEAR:
        for at in squares(s):
            if s.owner[at] < EMPTY:
                cells.lift(s, at)
        _set_phase(s, ATTACKING)
    elif name.startswith(TURN):
        s.turn = _seat(name.removeprefix(TURN), options)
    elif name.startswith(GONE):
        _toggle_gone(s, _seat(name.removeprefix(GONE), options))
    elif name in [f"{PHASE}{PHASES[phase]}" for phase in TO_ENTER]:
        _set_phase(s, PHASES.index(name.removeprefix(PHASE)))
    elif name == SLID:
        _toggle_slid(s, find_square(square, options))
    elif name == FALLEN:
        _fall(s, *_chosen(chosen, options))
    elif name in (CARD, BACK, LIFT):
        _tap(s, name, chosen, find_square(square, options), options)
    else:
        raise bad_position(f"tool {tool!r}: expected one of the palette", "notation", "tool", tool=tool)
    return _written(s, options)


def draft(options: GameOptions, position: str) -> State:
    """Any cards anywhere."""
    return State(options, _read(cast(Options, options), position))


# -- one tap ----------------------------------------------------------------------------------------------------


def _tap(s: Record, name: str, chosen: list[str], at: int, options: Options) -> None:
    had = (int(s.owner[at]), int(s.face[at]))
    _lift(s, at)
    if name == LIFT:
        if had[1] != NO_CARD:
            s.out[had[0]] |= _bit(had[1])
        return
    side, card = _chosen(chosen, options)
    card = NO_CARD if name == BACK else card
    if had == (side, card):
        return
    if card != NO_CARD:
        _forget(s, side, card)
    cells.put(s, at, side, card)
    if card != NO_CARD:
        s.seen[at] = trace.every_seat(s) | (FACE_UP if card == KING_OF_SPADES else 0)


def _lift(s: Record, at: int) -> None:
    if s.owner[at] < EMPTY:
        cells.lift(s, at)
    _set_slid(s, [cell for cell in s.moved[: s.n_moved] if cell != at])


def _forget(s: Record, side: int, card: int) -> None:
    """Wherever this card was, something unknown is there now."""
    s.out[side] &= ~_bit(card)
    for at in squares(s):
        if s.owner[at] == side and s.face[at] == card:
            cells.lift(s, at)
            cells.put(s, at, side, NO_CARD)


def _fall(s: Record, side: int, card: int) -> None:
    """It is lifted from where it lay; if that was not known, it is one of those that are missing already."""
    for at in squares(s):
        if s.owner[at] == side and s.face[at] == card:
            _lift(s, at)
    whole = int(s.pack[side]).bit_count()
    if s.cards[side] >= whole:
        said = f"{SEATS[side]} has all {whole} cards on the board: take one off first"
        raise bad_position(said, "§1", "none-missing", seat=SEATS[side])
    s.out[side] = _fallen(s, side, s.out[side] & ~_bit(card), int(s.cards[side]) + 1) | int(_bit(card))


def _toggle_gone(s: Record, side: int) -> None:
    """§7.2 The kings that matter leave the board with their player."""
    order = [int(seat) for seat in s.went if seat != NOBODY and seat != side]
    if not cells.is_gone(s, side):
        order.append(side)
        for at in squares(s):
            if s.owner[at] == side and s.face[at] in SPECIAL:
                _lift(s, at)
        for king in SPECIAL:
            s.out[side] |= _bit(king)
    s.gone = sum(1 << seat for seat in order)
    s.went[:] = [*order, *[NOBODY] * (len(s.went) - len(order))]


def _toggle_slid(s: Record, at: int) -> None:
    """A14e A card that has been slid in this turn is not slid again."""
    slid = [int(cell) for cell in s.moved[: s.n_moved]]
    if at in slid:
        slid.remove(at)
    elif s.owner[at] < EMPTY and len(slid) < SLIDES - 1:
        slid.append(at)
    _set_slid(s, slid)


def _set_slid(s: Record, slid: list[int]) -> None:
    s.moved[: len(slid)], s.n_moved = slid, len(slid)
    if s.phase == SLIDING:
        s.left = SLIDES - len(slid)


def _set_phase(s: Record, phase: int) -> None:
    s.phase, s.left = phase, {SLIDING: SLIDES, PEEKING: PEEKS}.get(phase, 0)
    s.n_moved = 0


def _seat(letter: str, options: Options) -> int:
    if letter not in tuple(SEATS[: options.players]):
        seats = SEATS[: options.players]
        said = f"seat {letter!r}: expected one of {seats}"
        raise bad_position(said, "notation", "value", field="turn", given=letter, expected=", ".join(seats))
    return SEATS.index(letter)


def _chosen(chosen: list[str], options: Options) -> tuple[int, int]:
    """Whose card, and which one: `seat-r suit-S rank-K`."""
    letters = {word.removeprefix("latin-")[:-1]: word[-1] for word in chosen}
    card = find_card(letters.get(RANK, "") + letters.get(SUIT, ""), options.deck)
    return _seat(letters.get(OWNER, ""), options), card


# -- the text ---------------------------------------------------------------------------------------------------


def _read(options: Options, position: str) -> Record:
    """Whatever has been entered; nothing is checked but that it can be read."""
    words = position.split()
    first = next((i for i, word in enumerate(words) if "=" in word), len(words))
    fields = read_fields(words[first:])
    s = table(options)
    read_board(s, " ".join(words[:first]), options)
    s.out[: options.players] = [sum(1 << card for card in out) for out in read_out(fields["out"], options)]
    s.turn = _seat(fields["turn"], options)
    _set_phase(s, next((phase for phase in TO_ENTER if PHASES[phase] == fields["phase"]), ATTACKING))
    if s.phase == SLIDING:
        _set_slid(s, [at for at in read_cells("moved", fields["moved"], options) if s.owner[at] < EMPTY][: SLIDES - 1])
    for letter in fields.get("gone", ""):
        _toggle_gone(s, _seat(letter, options))
    return s


def _written(s: Record, options: Options) -> str:
    """§1 The text, with as many fallen cards as are missing; A4 cards their owners laid out are told apart."""
    for side in range(options.players):
        s.out[side] = _fallen(s, side, int(s.out[side]), int(s.cards[side]))
        if options.placement == "stratego":
            _tell_apart(s, side)
    return format_record(s, options)


def _fallen(s: Record, side: int, named: int, on_board: int) -> int:
    """§1 The missing cards: of those named as many as fit, then the lowest of the rest.

    Where all have fallen nobody has named the kings: they are the first to come back.
    """
    shown = {int(s.face[at]) for at in squares(s) if s.owner[at] == side}
    whole = members(s.pack[side])
    missing = max(len(whole) - on_board, 0)
    order = sorted((card for card in whole if card not in shown), key=_worth)
    said = [card for card in order if named >> card & 1]
    if said == order:
        said = [card for card in said if card not in SPECIAL]
    kept = said[max(len(said) - missing, 0) :]
    more = [card for card in order if card not in kept][: missing - len(kept)]
    return sum(1 << card for card in (*kept, *more))


def _worth(card: int) -> tuple[int, int]:
    """Low cards first, then aces and kings, and last the two kings that matter."""
    return ((card in SPECIAL) + (rank_of(card) in (ACE, KING)), card)


def _tell_apart(s: Record, side: int) -> None:
    """A4 Their owner knows them all: those not named are any of the rest."""
    hidden = [at for at in squares(s) if s.owner[at] == side and s.seen[at] in (0, 1 << side)]
    for at in hidden:
        s.face[at] = NO_CARD
    shown = {int(s.face[at]) for at in squares(s) if s.owner[at] == side}
    rest = [card for card in members(int(s.pack[side]) & ~int(s.out[side])) if card not in shown]
    for at, card in zip(hidden, rest, strict=False):
        s.face[at], s.seen[at] = card, 1 << side


def _bit(card: int) -> np.uint64:
    return np.uint64(1 << card)
