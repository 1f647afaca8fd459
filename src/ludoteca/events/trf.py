"""TRF16, the text by which chess programs exchange Swiss and round robin events. One line is one player:

    001    1      Anna                              1800                             2.5    1     2 w 1     3 b =
    col 5–8 number · 15–47 name · 49–52 rating · 81–84 score · 86–89 place · 92–95 opponent, 97 colour, 99 result, …

The first seat is written as white. `1 = 0` were played, `+ -` were not, `U H Z` are byes worth 1, ½ and nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from ludoteca.events.acts import Act, Create, Enter, Kind, Pair, Result, Seating, Worth
from ludoteca.events.event import Event
from ludoteca.events.plan import Format, Plan
from ludoteca.events.refusing import BadEvent, bad_event
from ludoteca.events.standings import standings
from ludoteca.events.tables import HALF, WHOLE, Table, worth

KINDS: dict[Format, str] = {
    "swiss": "Individual: Swiss-System",
    "round-robin": "Individual: Round-Robin",
    "double-round-robin": "Individual: Double-Round-Robin",
}
NAME = slice(14, 47)
FIRST_ROUND, WIDTH = 91, 10
BYES: dict[Worth, str] = {"full": "U", "half": "H", "zero": "Z"}
WORTHS: dict[str, Worth] = {"U": "full", "F": "full", "H": "half", "Z": "zero"}
PLACES: dict[str, tuple[Kind, tuple[int, int]]] = {
    "10": ("played", (1, 2)),
    "01": ("played", (2, 1)),
    "==": ("played", (1, 1)),
    "00": ("null", (0, 0)),
    "+-": ("forfeit", (1, 0)),
    "-+": ("forfeit", (0, 1)),
    "--": ("forfeit", (0, 0)),
}


def to_trf(event: Event) -> str:
    """The event so far; a pairing without a result is left blank."""
    if event.plan.format not in KINDS:
        said = f"TRF is for Swiss and round robin, not for {event.plan.format}"
        raise bad_event(said, "event-trf-format", format=event.plan.format)
    head = [f"012 {event.plan.name}", f"062 {len(event.entrants)}", f"092 {KINDS[event.plan.format]}"]
    head += [f"122 {event.plan.clock}"] if event.plan.clock else []
    head += [f"XXR {event.plan.rounds}"] if event.plan.rounds else []
    lines = {line.player: line for line in standings(event)}
    for number, entrant in event.entrants.items():
        line = f"001 {number:4}      {entrant.name[: NAME.stop - NAME.start]:33} {entrant.rating or '':>4}"
        line = f"{line:79} {float(lines[number].score):4.1f} {lines[number].place:4}"
        head.append((line + "".join(_cells(event, number))).rstrip())
    return "\n".join(head) + "\n"


def _cells(event: Event, number: int) -> Iterator[str]:
    for tables in event.rounds:
        table = next((table for table in tables.values() if number in table.seats), None)
        yield "  " + ("0000 - Z" if table is None else _cell(event, table, table.seats.index(number)))


def _cell(event: Event, table: Table, seat: int) -> str:
    if table.is_bye:
        return f"0000 - {BYES[table.worth]}"
    shares, other = worth(event.plan, table), table.seats[1 - seat]
    if shares is None:
        result = " "
    elif table.was_forfeited:
        result = "+" if shares[seat] else "-"
    else:
        result = {WHOLE: "1", HALF: "="}.get(shares[seat], "0")
    return f"{other:4} {'wb'[seat]} {result}"


def parse_trf(text: str, game: str, options: Mapping[str, str]) -> Event:
    """The event in this text, played with this game; whatever does not fit is refused with its line."""
    told: dict[str, str] = {}
    players: dict[int, tuple[int, str]] = {}
    for at, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if not line.startswith("001"):
            told.setdefault(line[:3], line[4:].strip())
            continue
        number = line[4:8].strip()
        if not re.fullmatch(r"[0-9]{1,4}", number) or int(number) in players:
            raise _bad(at, f"player number {number!r}")
        players[int(number)] = at, line
    if sorted(players) != list(range(1, len(players) + 1)):
        raise _bad(1, f"expected players 1 to {len(players)}, each once")
    kind: Format = next((kind for kind, words in KINDS.items() if words == told.get("092")), "swiss")
    rounds = int(told["XXR"]) if re.fullmatch(r"[0-9]{1,2}", told.get("XXR", "")) else 0
    plan = Plan(name=told.get("012") or game, game=game, options=dict(options), format=kind, rounds=rounds)
    try:
        return Event.replay(_acts(plan, dict(sorted(players.items()))))
    except BadEvent as error:
        raise error if error.reason.code == "event-trf-line" else _bad(1, error.what) from None


def _acts(plan: Plan, players: Mapping[int, tuple[int, str]]) -> Iterator[Act]:
    yield Create(plan=plan)
    for at, line in players.values():
        rating = line[48:52].strip()
        if rating and not re.fullmatch(r"[0-9]{1,4}", rating):
            raise _bad(at, f"rating {rating!r}")
        yield Enter(name=line[NAME].strip(), rating=int(rating or 0))
    longest = max((len(line) for _, line in players.values()), default=0)
    for round, column in enumerate(range(FIRST_ROUND, longest, WIDTH), start=1):
        yield from _round(round, {number: (at, line[column : column + 8]) for number, (at, line) in players.items()})


def _round(round: int, cells: Mapping[int, tuple[int, str]]) -> Iterator[Act]:
    seatings: list[Seating] = []
    results: list[Result] = []
    for number, (at, cell) in cells.items():
        if not cell.strip() or cell.split() == ["0000", "-", "Z"]:
            continue
        found = re.fullmatch(r" *([0-9]{1,4}) ([wb-]) ([10=+UHFZ -])", f"{cell:8}")
        if found is None:
            raise _bad(at, f"round {round}: {cell!r}")
        other, colour, result = int(found[1]), found[2], found[3]
        if not other:
            if result not in WORTHS:
                raise _bad(at, f"round {round}: a bye is U, F, H or Z, not {result!r}")
            seatings.append(Seating(seats=(number,), worth=WORTHS[result]))
        elif colour == "w":
            theirs = f"{cells[other][1]:8}" if other in cells else ""
            if theirs[:6] != f"{number:4} b":
                raise _bad(at, f"round {round}: player {other} was not paired with {number}")
            seatings.append(Seating(seats=(number, other)))
            if both := f"{result}{theirs[7:8]}".strip():
                if both not in PLACES:
                    raise _bad(at, f"round {round}: the results {both!r} do not fit together")
                kind, places = PLACES[both]
                results.append(_result(round, len(seatings), kind, places))
        elif f"{cells[other][1]:8}"[:6] != f"{number:4} w" if other in cells else True:
            raise _bad(at, f"round {round}: player {other} was not paired with {number}")
    if seatings:
        yield Pair(round=round, tables=tuple(seatings))
        yield from results


def _result(round: int, table: int, kind: Kind, places: tuple[int, int]) -> Result:
    return Result(round=round, table=table, kind=kind, places=() if kind == "null" else places)


def _bad(line: int, what: str) -> BadEvent:
    return bad_event(f"line {line}: {what}", "event-trf-line", line=line, said=what)
