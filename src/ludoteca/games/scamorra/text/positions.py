"""Reading positions. Impossible ones are refused: the error names the field and what was expected."""

from __future__ import annotations

import re
from typing import cast

from ludoteca.core import BadPosition, GameOptions, Reason, Record, State
from ludoteca.games.scamorra.rules import verbs
from ludoteca.games.scamorra.rules.board import (
    CARDS,
    COPIES,
    COPPELLAS,
    DEAL,
    HAND,
    KNOCKOUT,
    LOT,
    NEVER,
    NO_CARD,
    NORTH,
    PACKAGE,
    PIECES,
    PLACEMENT,
    PLAYABLE,
    SIDES,
    SIZE,
    SOUTH,
    SYMBOLS,
    TURN,
    cell,
    home_rank,
)
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import table

NAMES = ("South", "North")
CARD_NAMES = ("King", "Queen", "Bishop", "Knight", "Rook", "Pawn")
PIECE_NAMES = ("Rock", "Paper", "Scissors")
SHAPE = "BOARD TO hand=SOUTH|NORTH played=SOUTH|NORTH score=S-N"


def parse_position(text: str, options: GameOptions) -> State:
    """Read a position and derive the rest: undrawn cards, captured pieces, a pending draw."""
    options = cast(Options, options)
    s, turn = read_position(text, options)
    _read_turn(s, turn, options.coppella_visibility != "hidden")
    return State(options, s)


def read_position(text: str, options: Options) -> tuple[Record, str]:
    """Board, cards and score as they are written, and the field TO, which says what must be true of them."""
    shows = options.coppella_visibility != "hidden"
    shape = f"{SHAPE} coppella=SOUTH|NORTH" if shows else SHAPE
    fields = text.split()
    if len(fields) != len(shape.split()):
        if not shows and any(field.startswith("coppella=") for field in fields):
            raise BadPosition("field coppella: this table hides the coppellas, expected none", "§9, A24")
        raise BadPosition(f"position has {len(fields)} fields: expected {shape}", "notation")
    s = table(options)
    _read_board(s, fields[0])
    hands = [sorted(cards) for cards in _read_cards("hand", fields[2])]
    played = _read_cards("played", fields[3])
    aside = _read_cards("coppella", fields[5], "?") if shows else [[], []]
    _read_score(s, fields[4])
    for side in (SOUTH, NORTH):
        _give_cards(s, side, hands[side], played[side], aside[side])
    return s, fields[1]


def _read_board(s: Record, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIZE:
        raise BadPosition(f"board has {len(rows)} ranks: expected {SIZE}", "§1")
    for rank, row in zip(reversed(range(SIZE)), rows, strict=True):
        file = 0
        for letter in row:
            if letter in "12345":
                file += int(letter)
                continue
            if letter not in PIECES:
                raise BadPosition(f"rank {rank + 1}: unknown letter {letter!r}, expected R P S r p s or 1 to 5", "§1")
            if file < SIZE:
                _put(s, PIECES.index(letter), cell(file, rank))
            file += 1
        if file != SIZE:
            raise BadPosition(f"rank {rank + 1} {row!r} is {file} squares wide: expected {SIZE}", "§1")


def _put(s: Record, piece: int, index: int) -> None:
    if s.at[piece]:
        side, symbol = divmod(piece, 3)
        raise BadPosition(
            f"board: {NAMES[side]} has a second {PIECE_NAMES[symbol]}, expected three pieces, one of each symbol", "§1"
        )
    s.board[index], s.at[piece] = piece, index


def _read_cards(field: str, text: str, unknown: str = "") -> list[list[int]]:
    """Both sides' cards from `field=SOUTH|NORTH`; `unknown` may stand for no card."""
    key, equals, value = text.partition("=")
    both = value.split("|")
    if key != field or not equals or len(both) != 2:
        raise BadPosition(f"field {text!r}: expected {field}=SOUTH|NORTH", "notation")
    return [_read_side(field, NAMES[side], both[side], unknown) for side in (SOUTH, NORTH)]


def _read_side(field: str, name: str, letters: str, unknown: str) -> list[int]:
    if letters == (unknown or "-"):
        return []
    for letter in letters:
        if letter not in CARDS:
            raise BadPosition(f"{field} of {name}: unknown card {letter!r}, expected {' '.join(CARDS)}", "§1")
    if not letters or (unknown and len(letters) > 1):
        raise BadPosition(
            f"{field} of {name} {letters!r}: expected {f'one card or {unknown}' if unknown else '-'}", "§1"
        )
    return [CARDS.index(letter) for letter in letters]


def _read_score(s: Record, text: str) -> None:
    found = re.fullmatch(r"score=(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", text)
    if not found or max(int(found[1]), int(found[2])) > s.turns:
        raise BadPosition(f"field {text!r}: expected score=S-N, each from 0 to {s.turns}", "§5")
    s.score[:] = [int(points) for points in found.groups()]


def _give_cards(s: Record, side: int, hand: list[int], played: list[int], aside: list[int]) -> None:
    """§1 All cards come from the one deck of 16; what remains is undrawn."""
    name, total = NAMES[side], len(hand) + len(played)
    if total > PLAYABLE:
        raise BadPosition(f"{name} has {total} cards in hand and played: expected at most {PLAYABLE}", "§1")
    for card, copies in enumerate(COPIES):
        count = (hand + played + aside).count(card)
        if count > copies:
            raise BadPosition(f"{name} has {count} {CARD_NAMES[card]} cards: expected at most {copies}", "§1")
    if len(hand) > HAND:
        raise BadPosition(f"hand of {name} has {len(hand)} cards: expected at most {HAND}", "§1")
    if len(played) > s.turns:
        raise BadPosition(f"played of {name} has {len(played)} cards: expected at most {s.turns} turns", "§3, A1")
    for card in hand:
        s.hand[side, card] += 1
    for card in hand + played + aside:
        s.unseen[side, card] -= 1
    s.played[side, : len(played)] = played
    s.held[side], s.n_played[side] = len(hand), len(played)
    s.coppella[side] = aside[0] if aside else NO_CARD


def _read_turn(s: Record, text: str, shows: bool) -> None:
    """The field TO and what follows from it."""
    found = re.fullmatch(r"([+?]?)([SN])|(!)([SN]|[RPS]-|-[RPS])?", text)
    if not found:
        raise BadPosition(f"side to act {text!r}: expected S, N, +S, +N, ?S, ?N or !", "notation")
    if shows and not found[3] and NO_CARD in s.coppella:
        raise BadPosition("field coppella: both have been drawn before the hands, expected a card for each", "§1.2")
    if found[3]:
        _read_deal(s, found[4] or "", shows)
        return
    s.turn = SIDES.index(found[2])
    s.phase = {"": TURN, "+": PLACEMENT, "?": PACKAGE}[found[1]]
    if s.phase == TURN:
        _check_played(s)
        _check_captured(s)
        verbs.find_end(s)
        _check_hands(s)
        return
    _check_unplayed(s, text)
    for side in (SOUTH, NORTH):
        _expect_hand(s, side, (HAND,))
    if s.phase == PACKAGE:
        _check_empty(s, text)
    else:
        _check_placed(s, text)


def _read_deal(s: Record, rest: str, shows: bool) -> None:
    """§1.2–§1.4 Coppellas, South's three cards, North's three, the lot: in this order; `rest` follows the `!`."""
    _check_unplayed(s, "!")
    _check_empty(s, "!")
    held = [int(count) for count in s.held]
    is_aside = [card != NO_CARD for card in s.coppella]
    if held[NORTH] and held[SOUTH] < HAND:
        raise BadPosition(f"hand of South has {held[SOUTH]} cards: expected {HAND} before North draws", "§1.3")
    if shows and ((is_aside[NORTH] and not is_aside[SOUTH]) or (held[SOUTH] and not all(is_aside))):
        raise BadPosition("field coppella: South's is drawn first, then North's, then the hands", "§1.2")
    if shows and not all(is_aside):
        s.phase, s.drawing = COPPELLAS, is_aside.index(False)
    elif held[NORTH] < HAND:
        s.phase, s.drawing = DEAL, SOUTH if held[SOUTH] < HAND else NORTH
    else:
        s.phase = LOT
    if rest in tuple(SIDES):
        if s.phase == LOT:
            raise BadPosition(f"side to act '!{rest}': nothing is left to deal, expected ?{rest}", "§1.5")
        s.given = SIDES.index(rest)
    elif rest:
        if s.phase != LOT or not s.by_throws:
            raise BadPosition(f"side to act '!{rest}': nobody throws here, expected !", "§9, A27")
        for side, letter in enumerate(rest):
            if letter != "-":
                s.thrown[side] = SYMBOLS.index(letter)


def _check_unplayed(s: Record, text: str) -> None:
    for side in (SOUTH, NORTH):
        if s.n_played[side]:
            raise BadPosition(f"played of {NAMES[side]}: expected - while {text} stands before the first turn", "§3")
        if s.score[side]:
            raise BadPosition(f"score of {NAMES[side]}: expected 0 while {text} stands before the first turn", "§3")


def _check_empty(s: Record, text: str) -> None:
    if s.at.any():
        raise BadPosition(f"board: expected no piece while {text} stands before the placement", "§3")


def _check_placed(s: Record, text: str) -> None:
    """§1.6 Only on the home rows, in alternation."""
    placed = []
    for side in (SOUTH, NORTH):
        cells = [int(index) for index in s.at[3 * side : 3 * side + 3] if index]
        home = cell(0, home_rank(side))
        if any(not home <= index < home + SIZE for index in cells):
            raise BadPosition(f"board: {NAMES[side]} places only on rank {home_rank(side) + 1}", "§1.6")
        placed.append(len(cells))
    mine, theirs = placed[s.turn], placed[1 - s.turn]
    if mine == 3 or mine not in (theirs, theirs - 1):
        raise BadPosition(f"board: {placed[0]} and {placed[1]} pieces placed are impossible before {text}", "§1.6")


def _check_played(s: Record) -> None:
    """§3 Turns alternate: the other side has played equally often, or once more."""
    mine, theirs = int(s.n_played[s.turn]), int(s.n_played[1 - s.turn])
    if mine not in (theirs, theirs - 1):
        raise BadPosition(
            f"played: {s.n_played[0]} and {s.n_played[1]} cards are impossible with {SIDES[s.turn]} to play", "§3"
        )


def _check_captured(s: Record) -> None:
    """§5 Every missing piece has been captured and has scored."""
    missing = [sum(1 for index in s.at[3 * side : 3 * side + 3] if not index) for side in (SOUTH, NORTH)]
    if missing == [3, 3]:
        reason = Reason("position-empty", "§6")
        raise BadPosition("board: no piece of either side, expected at least one", "§6", reason)
    for side in (SOUTH, NORTH):
        if missing[side] == 3 and (s.turn != side or not s.n_played[1 - side]):
            raise BadPosition(
                f"board: {NAMES[side]} has no piece, expected {SIDES[side]} to play after a card played by the other",
                "§6",
                Reason("position-knockout", "§6", {"side": SIDES[side]}),
            )
        if s.score[side] < missing[1 - side]:
            raise BadPosition(
                f"score of {NAMES[side]} is {s.score[side]}: expected at least {missing[1 - side]}, "
                f"the pieces {NAMES[1 - side]} has lost",
                "§5",
            )


def _check_hands(s: Record) -> None:
    """§3 Three cards while the pile lasts; the side that has just played may still have to draw, unless knocked out."""
    last = 1 - int(s.turn)
    for side in (SOUTH, NORTH):
        full = min(HAND, PLAYABLE - int(s.n_played[side]))
        may_be_short = side == last and s.n_played[side] and full == HAND
        if may_be_short and s.reason == KNOCKOUT:
            _expect_hand(s, side, (full - 1,))
            continue
        _expect_hand(s, side, (full - 1, full) if may_be_short else (full,))
        if s.held[side] < full and s.reason == NEVER:
            s.drawing = side


def _expect_hand(s: Record, side: int, sizes: tuple[int, ...]) -> None:
    if s.held[side] not in sizes:
        expected = " or ".join(str(size) for size in sizes)
        reason = Reason("position-hand", "§3", {"side": SIDES[side], "expected": expected})
        raise BadPosition(f"hand of {NAMES[side]} has {s.held[side]} cards: expected {expected}", "§3", reason)
