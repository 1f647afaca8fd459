"""TRF16, the text by which chess programs exchange Swiss and round robin events. One line is one player:

    001    1      Anna                              1800                             2.5    1     2 w 1     3 b =
    col 5–8 number · 15–47 name · 49–52 rating · 81–84 score · 86–89 place · 92–95 opponent, 97 colour, 99 result, …

The first seat is written as white. `1 = 0` were played (`W D L` for less than a move), `+ -` were not, `U H Z` are byes
worth 1, ½ and nothing, `F` is one more worth 1. Blanks without an opponent say what `0000 - Z` says. Lines that begin
with anything else than 001 and what is used here are passed over: programs add their own.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ludoteca.core import LudotecaError
from ludoteca.events.acts import Act, Create, Enter, Kind, Pair, Result, Seating, Withdraw, Worth
from ludoteca.events.event import Event
from ludoteca.events.names import checked_name, folded, new_name
from ludoteca.events.pairing import is_finished, rounds_of
from ludoteca.events.plan import Format, Plan
from ludoteca.events.refusing import BadEvent, bad_event, in_file, read_at
from ludoteca.events.standings import standings
from ludoteca.events.tables import Table, worth
from ludoteca.play.clock import parse_control

KINDS: dict[Format, str] = {
    "swiss": "Individual: Swiss-System",
    "round-robin": "Individual: Round-Robin",
    "double-round-robin": "Individual: Double-Round-Robin",
}
NAME = slice(14, 47)
FIRST_ROUND, WIDTH, CELL = 91, 10, 8
ABSENT = "0000 - Z"
BYES: dict[Worth, str] = {"full": "U", "half": "H", "zero": "Z"}
WORTHS: dict[str, Worth] = {"U": "full", "F": "full", "+": "full", "H": "half"}
OTHER_SIDE = {"w": "b", "b": "w", "-": "-"}
SHORT = {"W": "1", "D": "=", "L": "0"}  # games of less than one move
PLACES: dict[str, tuple[Kind, tuple[int, int]]] = {
    "10": ("played", (1, 2)),
    "01": ("played", (2, 1)),
    "==": ("played", (1, 1)),
    "00": ("null", (0, 0)),
    "+-": ("forfeit", (1, 0)),
    "-+": ("forfeit", (0, 1)),
    "--": ("forfeit", (0, 0)),
}


# -- out -------------------------------------------------------------------------------------------


def to_trf(event: Event) -> str:
    """The event so far; a pairing without a result is left blank. Each line ends as the format wants it."""
    if event.plan.format not in KINDS:
        said = f"TRF is for Swiss and round robin, not for {event.plan.format}"
        raise bad_event(said, "event-trf-format", format=event.plan.format)
    rated = sum(entrant.rating > 0 for entrant in event.entrants.values())
    told = [f"012 {event.plan.name}", f"062 {len(event.entrants)}", f"072 {rated}", f"092 {KINDS[event.plan.format]}"]
    told += [f"122 {event.plan.clock}"] if event.plan.clock else []
    rounds = rounds_of(event)
    told += [f"142 {rounds}", f"XXR {rounds}"] if rounds else []  # the same for younger and for older programs
    lines = {line.player: line for line in standings(event)}
    names = _names(event)
    cells = {number: _cells(event, number) for number in event.entrants}
    for number, entrant in event.entrants.items():
        line = f"001 {number:4}      {names[number]:33} {entrant.rating or '':>4}"
        line = f"{line:79} {float(lines[number].score):4.1f} {lines[number].place:4}"
        told.append("".join((line, *(f"  {cell}" for cell in cells[number]))).rstrip())
    return "".join(f"{line}\r\n" for line in told)


def _names(event: Event) -> dict[int, str]:
    """As much of each name as there is room for; two that would be alike end with their numbers."""
    taken: set[str] = set()
    names = {}
    room = NAME.stop - NAME.start
    for number, entrant in event.entrants.items():
        short = entrant.name[:room].rstrip()
        if folded(short) in taken:
            short = f"{short[: room - 5].rstrip()} {number}"
        taken.add(folded(short))
        names[number] = short
    return names


def _cells(event: Event, number: int) -> Iterator[str]:
    for tables in event.rounds:
        table = next((table for table in tables.values() if number in table.seats), None)
        yield ABSENT if table is None else _cell(event, table, table.seats.index(number))
    if not event.entrants[number].is_here and not is_finished(event):
        yield ABSENT  # so that nobody pairs them next


def _cell(event: Event, table: Table, seat: int) -> str:
    if table.is_bye:
        return f"0000 - {_bye(event, table)}"
    shares = worth(event.plan, table)
    if shares is None:
        result = " "
    elif table.was_forfeited:
        result = "+" if shares[seat] else "-"
    elif shares[seat] == shares[1 - seat]:
        result = "=" if shares[seat] else "0"
    else:
        result = "1" if shares[seat] > shares[1 - seat] else "0"
    return f"{table.seats[1 - seat]:4} {'wb'[seat]} {result}"


def _bye(event: Event, table: Table) -> str:
    """`U` stands once in a round."""
    same = [other.number for other in event.rounds[table.round - 1].values() if other.is_bye and other.worth == "full"]
    return "F" if table.worth == "full" and table.number != same[0] else BYES[table.worth]


# -- in --------------------------------------------------------------------------------------------


class _Cell(NamedTuple):
    """What one player's line says of one round."""

    line: int
    other: int  # 0: nobody
    colour: str
    result: str  # a blank: none yet; Z: not there
    is_told: bool  # nothing at all is also said of somebody who is not there


def parse_trf(text: str, game: str, options: Mapping[str, str]) -> Event:
    """The event in this text, played with this game; whatever does not fit is refused with its line."""
    told: dict[str, str] = {}
    players: dict[int, tuple[int, str]] = {}
    for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line.startswith("001"):
            told.setdefault(line[:3], line[4:].strip())
            if line.startswith("012"):
                read_at(at, "event-trf-line", functools.partial(checked_name, told["012"] or game))
            continue
        number = line[4:8].strip()
        if not re.fullmatch(r"[0-9]{1,4}", number) or int(number) in players:
            raise _bad(at, f"player number {number!r}")
        players[int(number)] = at, line
    if sorted(players) != list(range(1, len(players) + 1)):
        raise _bad(1, f"expected players 1 to {len(players)}, each once")
    try:
        return Event.replay(_acts(_plan(told, len(players), game, options), dict(sorted(players.items()))))
    except BadEvent as error:
        has_line = error.reason.code == "event-trf-line"
        raise (error if has_line else in_file(error, "line 1", "event-trf-line", line=1)) from None


def _plan(told: Mapping[str, str], people: int, game: str, options: Mapping[str, str]) -> Plan:
    kind = _kind(f"{told.get('092', '')} {told.get('192', '')}".casefold())
    numbers = [int(told[key]) for key in ("142", "XXR") if re.fullmatch(r"[0-9]{1,2}", told.get(key, ""))]
    rounds = numbers[0] if numbers else 0
    legs = {"swiss": 0, "round-robin": 1, "double-round-robin": 2}[kind]
    if legs and rounds >= legs * (people - 1 + people % 2):
        rounds = 0  # all of them, more if somebody comes late
    clock = told.get("122", "")
    try:
        parse_control(clock)
    except LudotecaError:
        clock = ""  # in words of the other program
    name = told.get("012") or game
    return Plan(name=name, game=game, options=dict(options), clock=clock, format=kind, rounds=rounds)


def _kind(words: str) -> Format:
    if "robin" not in words:
        return "swiss"
    return "double-round-robin" if "double" in words else "round-robin"


def _acts(plan: Plan, players: Mapping[int, tuple[int, str]]) -> Iterator[Act]:
    yield Create(plan=plan)
    taken: set[str] = set()
    for at, line in players.values():
        rating = line[48:52].strip()
        if rating and not re.fullmatch(r"[0-9]{1,4}", rating):
            raise _bad(at, f"rating {rating!r}")
        name = read_at(at, "event-trf-line", functools.partial(new_name, line[NAME], taken))
        yield Enter(name=name, rating=int(rating or 0))
    longest = max((len(line.rstrip()) for _, line in players.values()), default=0)
    columns = range(FIRST_ROUND, longest, WIDTH)
    for round, column in enumerate(columns, start=1):
        cells = {number: _read(at, round, line[column : column + CELL]) for number, (at, line) in players.items()}
        acts = list(_round(round, cells))
        if acts:
            yield from acts
        elif round < len(columns):
            raise _bad(1, f"round {round}: nobody was paired")
        else:  # the next one; who is not there is known already
            yield from (Withdraw(player=number) for number, cell in cells.items() if cell.is_told)


def _read(at: int, round: int, text: str) -> _Cell:
    found = re.fullmatch(r"([0-9 ]{4}) ([wb -]) ([-10=+UHFZWDL ])", f"{text:{CELL}}", re.IGNORECASE)
    if found is None or not re.fullmatch(r"[0-9]*", found[1].strip()):
        raise _bad(at, f"round {round}: {text!r}")
    other, colour = int(found[1].strip() or 0), found[2].lower().strip() or "-"
    result = SHORT.get(found[3].upper(), found[3].upper())
    if not other and (colour != "-" or result not in {*WORTHS, *"Z- "}):
        raise _bad(at, f"round {round}: a bye is U, F, H or Z, not {text.strip()!r}")
    return _Cell(at, other, colour, "Z" if not other and result in "- " else result, bool(text.strip()))


def _round(round: int, cells: Mapping[int, _Cell]) -> Iterator[Act]:
    seatings: list[Seating] = []
    results: list[Result] = []
    for number, cell in cells.items():
        if not cell.other:
            if cell.result in WORTHS:
                seatings.append(Seating(seats=(number,), worth=WORTHS[cell.result]))
            continue
        theirs = cells.get(cell.other)
        if theirs is None or (theirs.other, theirs.colour) != (number, OTHER_SIDE[cell.colour]):
            raise _bad(cell.line, f"round {round}: player {cell.other} was not paired with {number}")
        is_first = cell.colour == "w" or (cell.colour == "-" and number < cell.other)
        if not is_first:
            continue
        seatings.append(Seating(seats=(number, cell.other)))
        both = f"{cell.result}{theirs.result}"
        if not both.strip() and cell.colour != "-":
            continue
        found = PLACES.get(both)
        if found is None or (cell.colour == "-" and found[0] != "forfeit"):
            raise _bad(cell.line, f"round {round}: the results {both!r} do not fit together")
        kind, places = found
        results.append(Result(round=round, table=len(seatings), kind=kind, places=() if kind == "null" else places))
    if seatings:
        yield Pair(round=round, tables=tuple(seatings))
        yield from results


def _bad(line: int, what: str) -> BadEvent:
    return bad_event(f"line {line}: {what}", "event-trf-line", line=line, said=what)
