"""The file of an event, and what people write on the command line about it."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ludoteca import events, play
from ludoteca.cli.arguments import bad_argument, bad_file, check_scale, read_bytes, read_options
from ludoteca.events import Event, Plan, format_acts, parse_event
from ludoteca.events.acts import Act, Arrange, Correct, Kind, Result
from ludoteca.events.exporting import decimal, to_csv, to_json
from ludoteca.events.file import LONGEST_FILE, check_acts
from ludoteca.events.names import folded
from ludoteca.events.plan import TIE_BREAKS, TieBreak
from ludoteca.events.refusing import PAGE, bad_event
from ludoteca.events.tables import Table
from ludoteca.events.terms import Terms
from ludoteca.events.trf import to_trf
from ludoteca.events.trial import Model, Summary, summary, trials

if TYPE_CHECKING:
    from ludoteca.cli.event_asked import Planned

FOR_TWO: dict[str, tuple[Kind, tuple[int, ...]]] = {
    "1-0": ("played", (1, 2)),
    "0-1": ("played", (2, 1)),
    "draw": ("played", (1, 1)),
    "+-": ("forfeit", (1, 0)),
    "-+": ("forfeit", (0, 1)),
    "--": ("forfeit", (0, 0)),
}
MOST = {"rounds": (0, 99), "best-of": (1, 25), "seed": (0, 2**53), "people": (2, 1000), "events": (1, 10**6)}


class Line(NamedTuple):
    """One line of the standings, as it is printed."""

    place: str
    name: str
    score: str
    games: str
    breaks: dict[TieBreak, str]


class Kept:
    """An event, wherever it is kept: the commands ask the same of each."""

    event: Event
    address = ""  # where it is on a site

    def do(self, *acts: Act) -> None:
        """Do all of this."""
        raise NotImplementedError

    def pair(self, again: bool) -> None:
        """Pair the next round, or draw again what has not begun of the last one."""
        raise NotImplementedError

    def lines(self) -> list[Line]:
        """The standings."""
        raise NotImplementedError

    def exported(self, kind: str) -> str:
        """The event for other programs: `csv`, `json` or `trf`."""
        raise NotImplementedError

    def player(self, name: str) -> int:
        found = [one.number for one in self.event.entrants.values() if folded(one.name) == folded(name.strip())]
        if not found:
            raise bad_event(f"nobody here is called {name!r}", "event-nobody-called", name=name)
        return found[0]

    def table(self, number: int, round: int | None) -> Table:
        """A table of this round; without one, of the last. In an arena no two tables in play have the same number."""
        playing = [table for table in self.event.running() if table.number == number]
        if round is None and self.event.plan.format == "arena" and playing:
            return playing[0]
        return self.event.table(len(self.event.rounds) if round is None else round, number)


class EventFile(Kept):
    """An event that is kept in a file; every act is added to its end."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.event = parse_event(read_bytes(file, LONGEST_FILE))

    def pair(self, again: bool) -> None:
        self.do(*(events.again(self.event) if again else [events.next_round(self.event)]))

    def lines(self) -> list[Line]:
        return [
            Line(
                str(line.place),
                self.event.entrants[line.player].name,
                decimal(line.score),
                str(line.games),
                {name: decimal(worth) for name, worth in line.breaks.items()},
            )
            for line in events.standings(self.event)
        ]

    def exported(self, kind: str) -> str:
        if kind == "json":
            return f"{msgspec.json.encode(to_json(self.event)).decode()}\n"
        return to_trf(self.event) if kind == "trf" else to_csv(self.event)

    def do(self, *acts: Act) -> None:
        """All of these or none, with the time."""
        at = datetime.now(UTC).isoformat(timespec="seconds")
        acts = tuple(msgspec.structs.replace(act, at=at) for act in acts)
        check_acts(acts)
        for act in acts:
            self.event.do(act)
        try:
            with open(self.file, "ab") as opened:
                opened.write(format_acts(acts).encode())
                opened.flush()
                os.fsync(opened.fileno())
        except OSError as error:
            raise bad_file(self.file, error) from None


def create(file: str, plan: Plan, terms: Terms) -> None:
    made = Event(plan)
    if terms != Terms():
        made.do(Arrange(terms=terms))
    write_new(file, made.acts)


def read_terms(before: Terms, words: Sequence[str]) -> Terms:
    """`KEY=VALUE` words about how an event is held, the rest as before."""
    given: dict[str, object] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in Terms.__struct_fields__:
            expected = ", ".join(Terms.__struct_fields__)
            said = f"term {word!r}: expected KEY=VALUE with one of {expected}"
            raise bad_argument(said, "event-term", PAGE, term=word, expected=expected)
        given[key] = None if value == "-" else value
    try:
        return msgspec.convert({**msgspec.structs.asdict(before), **given}, Terms, strict=False)
    except msgspec.ValidationError as error:
        said = str(error)
        raise bad_argument(f"terms: {said}", "event-terms", PAGE, said=said) from None


def write_new(file: str, acts: Sequence[Act]) -> None:
    check_acts(acts)
    try:
        with open(file, "xb") as opened:
            opened.write(format_acts(acts).encode())
    except (OSError, ValueError) as error:
        raise bad_file(file, error) from None


def planned(name: str, game: str, given: Planned) -> Plan:
    """The plan that was described on the command line, if it can be played."""
    for key, value in (("rounds", given.rounds), ("best-of", given.best_of), ("seed", given.seed)):
        check_number(key, value)
    plan = Plan(
        name=name,
        game=game,
        options=read_options(play.find(game), given.option or (), has_judge=True).changed(),
        clock=given.clock,
        format=given.format,
        rounds=given.rounds,
        best_of=given.best_of,
        tie_breaks=tuple(given.tie_break or TIE_BREAKS),
        third_place=not given.no_third_place,
        places=_read_places(given.points_by_place or ""),
        seed=given.seed,
    )
    plan.check()
    return plan


def _read_places(text: str) -> tuple[int, ...]:
    found = _numbers(text, "[0-9]{1,2}")
    if found is None:
        raise bad_event(f"points by place {text}: expected such as 5,3,2", "event-places", places=text)
    return found


def with_seed(plan: Plan) -> Plan:
    """Whoever enters first is not drawn the same at every event: where no seed is given, there is a new one."""
    return plan if plan.seed else msgspec.structs.replace(plan, seed=1 + secrets.randbelow(2**53 - 1))


def check_number(key: str, value: int) -> None:
    low, high = MOST[key]
    if not low <= value <= high:
        said = f"--{key} {value}: expected a number from {low} to {high}"
        raise bad_argument(said, "number", PAGE, name=f"--{key}", value=value, low=low, high=high)


def read_result(table: Table, text: str, points: str | None, is_correction: bool) -> Act:
    """The act that enters or corrects a result."""
    told, own = text.strip().lower(), _numbers(points or "", r"-?[0-9]{1,6}")
    if own is None:
        raise _unreadable(points or "")
    if is_correction:
        game = max(1, table.next_game() - 1)
        if told == "open":
            return Correct(round=table.round, table=table.number, game=game, is_open=True)
        kind, places = _score(told, text)
        return Correct(round=table.round, table=table.number, game=game, kind=kind, places=places, points=own)
    kind, places = _score(told, text)
    return Result(round=table.round, table=table.number, game=table.next_game(), kind=kind, places=places, points=own)


def _score(told: str, text: str) -> tuple[Kind, tuple[int, ...]]:
    if told in FOR_TWO:
        return FOR_TWO[told]
    if told == "null":
        return "null", ()
    places = _numbers(told, r"[0-9]{1,2}")
    if not places:
        raise _unreadable(text)
    return "played" if all(places) else "forfeit", places


def _numbers(text: str, number: str) -> tuple[int, ...] | None:
    """Numbers between commas; None if it is something else."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    return tuple(map(int, words)) if all(re.fullmatch(number, word, re.ASCII) for word in words) else None


def _unreadable(text: str) -> Exception:
    said = f"result {text!r}: expected 1-0, 0-1, draw, null, +-, -+, -- or places such as 2,1,3"
    return bad_event(said, "event-result-text", result=text)


def tried(plan: Plan, people: int, events: int, model: Model, bots: tuple[str, ...], scale: float) -> Summary:
    """So many events, with a bar while they are played."""
    from ludoteca import bots as machines
    from ludoteca.cli.progress import counting

    check_number("people", people)
    check_number("events", events)
    check_scale(scale, PAGE)
    for bot in bots:
        machines.find(bot)
    for name, value, high in (
        ("--draws", model.draws, 1),
        ("--spread", model.spread, 5000),
        ("--minutes", model.minutes, 10_000),
    ):
        if not 0 <= value <= high:
            said = f"{name} {value:g}: expected a number from 0 to {high}"
            raise bad_argument(said, "number", PAGE, name=name, value=f"{value:g}", low=0, high=high)
    found = []
    with counting(plan.game, events) as tell:
        for one in trials(plan, people, events, model, bots, scale):
            found.append(one)
            tell(len(found))
    return summary(found)
