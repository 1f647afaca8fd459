"""Reading positions. Impossible ones are refused: the error names the field and what was expected."""

from __future__ import annotations

import re
from typing import cast

from ludoteca.core import BadPosition, GameOptions, Record, State, bad_position
from ludoteca.games.zama.rules import cells, duels, trace
from ludoteca.games.zama.rules.board import (
    CAP,
    EMPTY,
    FACE_UP,
    SEATS,
    cell,
    square,
    squares,
)
from ludoteca.games.zama.rules.cards import (
    ACE,
    KING,
    KING_OF_HEARTS,
    KING_OF_SPADES,
    NO_CARD,
    UNKNOWN,
    find_card,
    members,
    name,
    pack,
    rank_of,
)
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import table
from ludoteca.games.zama.text.course import read_course
from ludoteca.games.zama.text.fields import either, read_fields, read_number

NAMES = ("Red", "Blue", "Green", "Yellow")
_CELL = re.compile(r"(.)([^:^]*)(?:(\^)|:(.+))?")
_MET = re.compile(r"(.)(..)-(.)(..)")


def parse_position(text: str, options: GameOptions) -> State:
    """Read a position and derive the rest: the cards nobody has seen, and what chance has to decide."""
    options = cast(Options, options)
    words = text.split()
    first = next((i for i, word in enumerate(words) if "=" in word), len(words))
    fields = read_fields(words[first:])
    s = table(options)
    out = read_out(fields["out"], options)
    read_board(s, " ".join(words[:first]), options)
    for side in range(options.players):
        _count_cards(s, side, out[side], may_lack=_may_lack_cards(fields, options), options=options)
    _read_gone(s, fields, options)
    _check_layout(s)
    _read_met(s, fields.get("met"), options)
    s.quiet = read_number("quiet", fields["quiet"], int(s.stall_plies) or CAP, "§6.3")
    read_course(s, fields, options)
    return State(options, s)


# -- cards --------------------------------------------------------------------------------------------------


def read_board(s: Record, text: str, options: Options) -> None:
    rows = text.split("/")
    if len(rows) != options.ranks:
        said = f"board has {len(rows)} ranks: expected {options.ranks}"
        raise bad_position(said, "§1, §7, A2", "ranks", count=len(rows), expected=options.ranks)
    for rank, row in zip(reversed(range(options.ranks)), rows, strict=True):
        words = row.split()
        if len(words) != options.files:
            said = f"rank {rank + 1} has {len(words)} cells: expected {options.files}"
            raise bad_position(said, "§1, §7, A2", "width", rank=rank + 1, count=len(words), expected=options.files)
        for file, word in enumerate(words):
            if word != ".":
                _read_cell(s, cell(file, rank), word, options)


def _read_cell(s: Record, at: int, text: str, options: Options) -> None:
    """`rKS^`, `b7H:rb`, `r??`."""
    found, table_seats = _CELL.fullmatch(text), SEATS[: options.players]
    if not found or found[1] not in table_seats or not set(found[4] or "") <= set(table_seats):
        owners, marks = either(table_seats), f":r :b :{table_seats}"
        said = f"cell {square(at)} {text!r}: expected . or owner {owners}, a card such as 7H or ??, and ^ or {marks}"
        such = f"., r??, r7H:r, b7H:{table_seats}, rKS^"
        raise bad_position(said, "notation", "value", field=square(at), given=text, expected=such)
    side, face_up, seats = SEATS.index(found[1]), bool(found[3]), found[4] or ""
    if len(set(seats)) != len(seats):
        said = f"cell {square(at)} {text!r}: expected each seat once after the colon"
        raise bad_position(said, "notation", "twice", field=square(at), given=seats)
    if found[2] == UNKNOWN:
        if face_up or seats:
            said = f"cell {square(at)} {text!r}: a card that was seen is known, expected its name"
            raise bad_position(said, "§2", "seen-unknown", cell=square(at))
        if options.placement == "stratego":
            said = f"cell {square(at)} {text!r}: its owner laid it out, expected its name"
            raise bad_position(said, "A4", "laid-unknown", cell=square(at))
        cells.put(s, at, side, NO_CARD)
        return
    try:
        card = find_card(found[2], options.deck)
    except BadPosition as error:
        raise BadPosition(f"cell {square(at)}: {error.what}", error.rule, error.reason) from None
    if not face_up and not seats:
        said = f"cell {square(at)} {text!r}: nobody has seen it, expected {found[1]}?? or :r :b :rb"
        raise bad_position(said, "§2", "unseen", cell=square(at), expected=f"{found[1]}??")
    if face_up and card != KING_OF_SPADES:
        said = f"cell {square(at)} {text!r}: only a King of Spades stays face up, expected :rb"
        raise bad_position(said, "§2, A8", "face-up", cell=square(at))
    if options.placement == "stratego" and not face_up and found[1] not in seats:
        said = f"cell {square(at)} {text!r}: its owner laid it out, expected :{found[1]}"
        raise bad_position(said, "A4", "laid-unseen", cell=square(at), expected=f":{found[1]}")
    cells.put(s, at, side, card)
    s.seen[at] = trace.every_seat(s) | FACE_UP if face_up else sum(1 << SEATS.index(seat) for seat in seats)


def read_out(text: str, options: Options) -> list[list[int]]:
    """`r:7H,KD;b:-`."""
    parts = text.split(";")
    seats = SEATS[: options.players]
    if [part[:2] for part in parts] != [f"{seat}:" for seat in seats]:
        expected = ";".join(f"{seat}:CARDS" for seat in seats)
        said = f"field out {text!r}: expected {expected}, such as r:7H,KD;b:-"
        raise bad_position(said, "notation", "value", field="out", given=text, expected=expected)
    try:
        return [[] if part[2:] == "-" else [find_card(c, options.deck) for c in part[2:].split(",")] for part in parts]
    except BadPosition as error:
        raise BadPosition(f"field out: {error.what}, or -", error.rule, error.reason) from None


def _count_cards(s: Record, side: int, out: list[int], may_lack: bool, options: Options) -> None:
    """§1 Board and removed cards are exactly one pack; while cards are laid out, part of one."""
    on_board = [int(s.face[at]) for at in squares(s) if s.owner[at] == side]
    known = [card for card in (*on_board, *out) if card != NO_CARD]
    for card in known:
        if known.count(card) > 1:
            said = f"{NAMES[side]} has {name(card)} {known.count(card)} times: expected one"
            raise bad_position(said, "§1", "card-twice", seat=SEATS[side], card=name(card))
    whole, total = len(members(pack(options.deck))), len(on_board) + len(out)
    if total > whole or (total < whole and not may_lack):
        count = f"{len(on_board)} cards on the board and {len(out)} removed"
        said = f"{NAMES[side]} has {count}: expected {whole} in all"
        raise bad_position(said, "§1", "cards", seat=SEATS[side], count=total, most=whole)
    s.out[side] = sum(1 << card for card in out)
    s.pack[side] = pack(options.deck) - sum(1 << card for card in known)


def _read_gone(s: Record, fields: dict[str, str], options: Options) -> None:
    """§7.2 `gb`: eliminated seats in order of elimination; no known special king of theirs is on the board."""
    text = fields.get("gone", "")
    if "gone" in fields and options.players == 2:
        said = f"field gone={text}: expected only with players=4"
        raise bad_position(said, "§7.2", "only", field="gone", needs="players=4")
    if "gone" in fields and (not text or len(set(text)) < len(text) or not set(text) <= set(SEATS)):
        said = f"field gone {text!r}: expected seats, each once, such as g"
        raise bad_position(said, "§7.2", "value", field="gone", given=text, expected=", ".join(SEATS))
    for number, letter in enumerate(text):
        s.went[number] = side = SEATS.index(letter)
        s.gone |= 1 << side
    for at in squares(s):
        is_special = s.face[at] in (KING_OF_SPADES, KING_OF_HEARTS) and fields["phase"] != "over"
        if is_special and cells.is_gone(s, s.owner[at]):
            whose = NAMES[s.owner[at]]
            king = name(int(s.face[at]))
            said = f"cell {square(at)}: {whose} is eliminated, expected {king} in out"
            seat = SEATS[s.owner[at]]
            raise bad_position(said, "§7.2", "gone-king", cell=square(at), seat=seat, card=king)


def _may_lack_cards(fields: dict[str, str], options: Options) -> bool:
    """A4 While cards are laid out, and when somebody left during that."""
    return fields["phase"] == "place" or (fields["phase"] == "over" and options.placement == "stratego")


def _check_layout(s: Record) -> None:
    """§1, A3 Until a card has been removed nothing can have moved."""
    if (s.owner == EMPTY).any():
        return
    for at in squares(s):
        if s.owner[at] != cells.home_of(s, at):
            home = int(cells.home_of(s, at))
            expected = f"a full board must be the lay-out, expected a card of {NAMES[home]}"
            said = f"cell {square(at)}: {expected}"
            raise bad_position(said, "§1, A3", "layout", cell=square(at), seat=SEATS[home])


def _read_met(s: Record, text: str | None, options: Options) -> None:
    """A19 Pairs of aces and kings that have met in a special tie."""
    if text is None:
        return
    if options.special_repeat != "no_second_peek":
        said = "field met: expected only with special_repeat=no_second_peek"
        raise bad_position(said, "§8, A19", "only", field="met", needs="special_repeat=no_second_peek")
    for pair in text.split(","):
        found = _MET.fullmatch(pair)
        sides = [SEATS[: options.players].find(seat) for seat in (found[1], found[3])] if found else [-1, -1]
        if not found or not 0 <= sides[0] < sides[1]:
            said = f"field met {pair!r}: expected a card of each side, such as rKS-bKD"
            raise bad_position(said, "A19", "value", field="met", given=pair, expected="rKS-bKD, rAH-bKS")
        try:
            one, other = (find_card(card, options.deck) for card in (found[2], found[4]))
        except BadPosition as error:
            raise BadPosition(f"field met {pair!r}: {error.what}", error.rule, error.reason) from None
        ranks = {int(rank_of(card)) for card in (one, other)}
        if KING not in ranks or not ranks <= {ACE, KING}:
            said = f"field met {pair!r}: expected two kings, or a king and an ace"
            raise bad_position(said, "§5, A19", "met", given=pair)
        number = 8 * int(duels.special_number(one)) + int(duels.special_number(other))
        s.met[duels.pair_of(*sides)] |= type(s.met[0])(1 << number)
