"""An event that was written down elsewhere: its acts, one JSON object, a TRF report, or only a list of people.

kind_of(text)                  which of these it looks like
read_event(text, kind, plan)   the event; whatever cannot be is refused with its line or place
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from ludoteca.events.acts import Create, Enter, Kind, Pair, Places, Points, Result, Seating, Seats, Withdraw, Worth
from ludoteca.events.event import Event
from ludoteca.events.exporting import entries_from_csv
from ludoteca.events.file import check_acts, parse_event
from ludoteca.events.plan import Plan
from ludoteca.events.refusing import BadEvent, bad_event, in_file
from ludoteca.events.trf import parse_trf

Source = Literal["acts", "json", "trf", "csv"]
SOURCES: tuple[Source, ...] = get_args(Source)


class _Player(Struct):
    name: str
    rating: int = 0
    here: bool = True


class _Game(Struct):
    kind: Kind
    places: Places = ()
    points: Points = ()


class _Table(Struct):
    players: Seats
    table: Annotated[int, Meta(ge=0, le=100_000)] = 0
    games: list[_Game] = []
    bye: Worth | Literal[""] = ""


class _Whole(Struct):
    """What `exporting.to_json` writes, as far as it is not computed."""

    plan: Plan
    players: list[_Player]
    rounds: list[list[_Table]] = []


def kind_of(text: str) -> Source:
    start = text.removeprefix("\ufeff").lstrip()
    if start.startswith("{"):
        return "acts" if re.match(r'\{\s*"act"', start) else "json"
    return "trf" if re.match(r"([0-9]{3}|###|XX[A-Z]) ", start) else "csv"


def read_event(text: str, kind: Source, plan: Plan | None) -> Event:
    """A report or a list does not name the game: then the plan does. Of a list it says everything else too."""
    if kind == "acts":
        return parse_event(text)
    if kind == "json":
        return _from_json(text)
    if plan is None:
        raise bad_event("which game? a report or a list does not say", "event-which-game")
    if kind == "trf":
        return parse_trf(text, plan.game, plan.options)
    return Event.replay([Create(plan=plan), *entries_from_csv(text)])


def _from_json(text: str) -> Event:
    text = text.removeprefix("\ufeff")
    try:
        whole = msgspec.json.decode(text, type=_Whole)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise _bad(str(error), text) from None
    try:
        event = Event(whole.plan)
        for player in whole.players:
            event.do(Enter(name=player.name, rating=player.rating))
        for round, tables in enumerate(whole.rounds, start=1):
            _play(event, round, tables)
        for number, player in enumerate(whole.players, start=1):
            if not player.here:
                event.do(Withdraw(player=number))
        check_acts(event.acts)
    except BadEvent as error:
        raise in_file(error, "this is no event", "event-json") from None
    return event


def _play(event: Event, round: int, tables: list[_Table]) -> None:
    numbers = tuple(one.table for one in tables)
    if numbers == tuple(range(1, len(tables) + 1)) or not any(numbers):
        numbers = ()
    seatings = tuple(Seating(seats=one.players, worth=one.bye or "full") for one in tables)
    event.do(Pair(round=round, tables=seatings, numbers=numbers))
    for number, table in zip(numbers or range(1, len(tables) + 1), tables, strict=True):
        for at, game in enumerate(table.games, start=1):
            places = () if game.kind == "null" else game.places
            told = Result(round=round, table=number, game=at, kind=game.kind, places=places, points=game.points)
            event.do(told)


def _bad(said: str, text: str) -> BadEvent:
    """Where the text is no JSON at all, the line is told too; elsewhere the place is said by what stands around it."""
    if found := re.search(r"\(byte (\d+)\)", said):
        line = text.encode()[: int(found[1])].count(b"\n") + 1
        return bad_event(f"line {line}: {said}", "event-line", line=line, said=said)
    return bad_event(f"this is no event: {said}", "event-json", said=said)
