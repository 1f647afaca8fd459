"""Reading positions. Impossible ones are refused: the error names the field and what was expected."""

from __future__ import annotations

import re
from typing import cast

from ludoteca.core import GameOptions, Record, State, bad_position
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
            said = "field coppella: this table hides the coppellas, expected none"
            raise bad_position(said, "§9, A24", "coppella-hidden")
        said = f"position has {len(fields)} fields: expected {shape}"
        raise bad_position(said, "notation", "shape", count=len(fields), shape=shape)
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
        said = f"board has {len(rows)} ranks: expected {SIZE}"
        raise bad_position(said, "§1", "ranks", count=len(rows), expected=SIZE)
    for rank, row in zip(reversed(range(SIZE)), rows, strict=True):
        file = 0
        for letter in row:
            if letter in "12345":
                file += int(letter)
                continue
            if letter not in PIECES:
                said = f"rank {rank + 1}: unknown letter {letter!r}, expected R P S r p s or 1 to 5"
                expected = f"{', '.join(PIECES)}, 1–5"
                raise bad_position(said, "§1", "letter", rank=rank + 1, letter=letter, expected=expected)
            if file < SIZE:
                _put(s, PIECES.index(letter), cell(file, rank))
            file += 1
        if file != SIZE:
            said = f"rank {rank + 1} {row!r} is {file} squares wide: expected {SIZE}"
            raise bad_position(said, "§1", "width", rank=rank + 1, count=file, expected=SIZE)


def _put(s: Record, piece: int, index: int) -> None:
    if s.at[piece]:
        side, symbol = divmod(piece, 3)
        said = f"board: {NAMES[side]} has a second {PIECE_NAMES[symbol]}, expected three pieces, one of each symbol"
        raise bad_position(said, "§1", "piece-twice", piece=PIECES[piece])
    s.board[index], s.at[piece] = piece, index


def _read_cards(field: str, text: str, unknown: str = "") -> list[list[int]]:
    """Both sides' cards from `field=SOUTH|NORTH`; `unknown` may stand for no card."""
    key, equals, value = text.partition("=")
    both = value.split("|")
    if key != field or not equals or len(both) != 2:
        said = f"field {text!r}: expected {field}=SOUTH|NORTH"
        raise bad_position(said, "notation", "value", field=field, given=text, expected=f"{field}=SOUTH|NORTH")
    return [_read_side(field, side, both[side], unknown) for side in (SOUTH, NORTH)]


def _read_side(field: str, side: int, letters: str, unknown: str) -> list[int]:
    if letters == (unknown or "-"):
        return []
    name, where, expected = NAMES[side], f"{field} ({SIDES[side]})", ", ".join([*CARDS, unknown or "-"])
    for letter in letters:
        if letter not in CARDS:
            said = f"{field} of {name}: unknown card {letter!r}, expected {' '.join(CARDS)}"
            raise bad_position(said, "§1", "value", field=where, given=letter, expected=expected)
    if not letters or (unknown and len(letters) > 1):
        said = f"{field} of {name} {letters!r}: expected {f'one card or {unknown}' if unknown else '-'}"
        raise bad_position(said, "§1", "value", field=where, given=letters, expected=expected)
    return [CARDS.index(letter) for letter in letters]


def _read_score(s: Record, text: str) -> None:
    found = re.fullmatch(r"score=(0|[1-9][0-9]?)-(0|[1-9][0-9]?)", text)
    if not found or max(int(found[1]), int(found[2])) > s.turns:
        said = f"field {text!r}: expected score=S-N, each from 0 to {s.turns}"
        expected = f"score=0-0 … score={s.turns}-{s.turns}"
        raise bad_position(said, "§5", "value", field="score", given=text, expected=expected)
    s.score[:] = [int(points) for points in found.groups()]


def _give_cards(s: Record, side: int, hand: list[int], played: list[int], aside: list[int]) -> None:
    """§1 All cards come from the one deck of 16; what remains is undrawn."""
    name, who, total = NAMES[side], SIDES[side], len(hand) + len(played)
    if total > PLAYABLE:
        said = f"{name} has {total} cards in hand and played: expected at most {PLAYABLE}"
        raise bad_position(said, "§1", "most", field=f"hand + played ({who})", count=total, most=PLAYABLE)
    for card, copies in enumerate(COPIES):
        count = (hand + played + aside).count(card)
        if count > copies:
            said = f"{name} has {count} {CARD_NAMES[card]} cards: expected at most {copies}"
            raise bad_position(said, "§1", "most", field=f"{CARDS[card]} ({who})", count=count, most=copies)
    if len(hand) > HAND:
        said = f"hand of {name} has {len(hand)} cards: expected at most {HAND}"
        raise bad_position(said, "§1", "most", field=f"hand ({who})", count=len(hand), most=HAND)
    if len(played) > s.turns:
        said = f"played of {name} has {len(played)} cards: expected at most {s.turns} turns"
        raise bad_position(said, "§3, A1", "most", field=f"played ({who})", count=len(played), most=int(s.turns))
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
        said = f"side to act {text!r}: expected S, N, +S, +N, ?S, ?N or !"
        raise bad_position(said, "notation", "value", field="TO", given=text, expected="S, N, +S, +N, ?S, ?N, !")
    if shows and not found[3] and NO_CARD in s.coppella:
        said = "field coppella: both have been drawn before the hands, expected a card for each"
        raise bad_position(said, "§1.2", "coppella-order")
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
        said = f"hand of South has {held[SOUTH]} cards: expected {HAND} before North draws"
        raise bad_position(said, "§1.3", "hand-order", count=held[SOUTH], most=HAND)
    if shows and ((is_aside[NORTH] and not is_aside[SOUTH]) or (held[SOUTH] and not all(is_aside))):
        said = "field coppella: South's is drawn first, then North's, then the hands"
        raise bad_position(said, "§1.2", "coppella-order")
    if shows and not all(is_aside):
        s.phase, s.drawing = COPPELLAS, is_aside.index(False)
    elif held[NORTH] < HAND:
        s.phase, s.drawing = DEAL, SOUTH if held[SOUTH] < HAND else NORTH
    else:
        s.phase = LOT
    if rest in tuple(SIDES):
        if s.phase == LOT:
            said = f"side to act '!{rest}': nothing is left to deal, expected ?{rest}"
            raise bad_position(said, "§1.5", "value", field="TO", given=f"!{rest}", expected=f"?{rest}")
        s.given = SIDES.index(rest)
    elif rest:
        if s.phase != LOT or not s.by_throws:
            said = f"side to act '!{rest}': nobody throws here, expected !"
            raise bad_position(said, "§9, A27", "value", field="TO", given=f"!{rest}", expected="!")
        for side, letter in enumerate(rest):
            if letter != "-":
                s.thrown[side] = SYMBOLS.index(letter)


def _check_unplayed(s: Record, text: str) -> None:
    for side in (SOUTH, NORTH):
        if s.n_played[side]:
            said = f"played of {NAMES[side]}: expected - while {text} stands before the first turn"
            raise bad_position(said, "§3", "must", field=f"played ({SIDES[side]})", expected="-", beside=text)
        if s.score[side]:
            said = f"score of {NAMES[side]}: expected 0 while {text} stands before the first turn"
            raise bad_position(said, "§3", "must", field=f"score ({SIDES[side]})", expected="0", beside=text)


def _check_empty(s: Record, text: str) -> None:
    if s.at.any():
        said = f"board: expected no piece while {text} stands before the placement"
        raise bad_position(said, "§3", "must", field="BOARD", expected="/".join([str(SIZE)] * SIZE), beside=text)


def _check_placed(s: Record, text: str) -> None:
    """§1.6 Only on the home rows, in alternation."""
    placed = []
    for side in (SOUTH, NORTH):
        cells = [int(index) for index in s.at[3 * side : 3 * side + 3] if index]
        home = cell(0, home_rank(side))
        if any(not home <= index < home + SIZE for index in cells):
            said = f"board: {NAMES[side]} places only on rank {home_rank(side) + 1}"
            raise bad_position(said, "§1.6", "home", side=SIDES[side], rank=home_rank(side) + 1)
        placed.append(len(cells))
    mine, theirs = placed[s.turn], placed[1 - s.turn]
    if mine == 3 or mine not in (theirs, theirs - 1):
        said = f"board: {placed[0]} and {placed[1]} pieces placed are impossible before {text}"
        raise bad_position(said, "§1.6", "placed", south=placed[0], north=placed[1], to=text)


def _check_played(s: Record) -> None:
    """§3 Turns alternate: the other side has played equally often, or once more."""
    mine, theirs = int(s.n_played[s.turn]), int(s.n_played[1 - s.turn])
    if mine not in (theirs, theirs - 1):
        south, north = (int(count) for count in s.n_played)
        said = f"played: {south} and {north} cards are impossible with {SIDES[s.turn]} to play"
        raise bad_position(said, "§3", "played", south=south, north=north, to=SIDES[s.turn])


def _check_captured(s: Record) -> None:
    """§5 Every missing piece has been captured and has scored."""
    missing = [sum(1 for index in s.at[3 * side : 3 * side + 3] if not index) for side in (SOUTH, NORTH)]
    if missing == [3, 3]:
        raise bad_position("board: no piece of either side, expected at least one", "§6", "empty")
    for side in (SOUTH, NORTH):
        if missing[side] == 3 and (s.turn != side or not s.n_played[1 - side]):
            said = f"board: {NAMES[side]} has no piece, expected {SIDES[side]} to play after a card played by the other"
            raise bad_position(said, "§6", "knockout", side=SIDES[side])
        if s.score[side] < missing[1 - side]:
            least = f"{missing[1 - side]}, the pieces {NAMES[1 - side]} has lost"
            said = f"score of {NAMES[side]} is {s.score[side]}: expected at least {least}"
            raise bad_position(said, "§5", "score", side=SIDES[side], least=missing[1 - side])


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
        said = f"hand of {NAMES[side]} has {s.held[side]} cards: expected {expected}"
        raise bad_position(said, "§3", "hand", side=SIDES[side], expected="–".join(str(size) for size in sizes))
