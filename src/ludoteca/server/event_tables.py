"""The tables of the house at which an event is played: how they are made, and what their ends mean for the event."""

from __future__ import annotations

from typing import NamedTuple

from ludoteca.core import Outcome, Seat
from ludoteca.events import Event
from ludoteca.events.acts import Call
from ludoteca.events.event import Entrant
from ludoteca.events.floor import BOT
from ludoteca.events.tables import Score, Table
from ludoteca.events.terms import Place
from ludoteca.play.judging import RULED_NULL
from ludoteca.play.match import CALLED_OFF
from ludoteca.server.chairs import Chair
from ludoteca.server.journal import Journal
from ludoteca.server.new_tables import event_row
from ludoteca.server.store import TableRow
from ludoteca.server.table_terms import TableTerms


class Spot(NamedTuple):
    """Where in an event a table of the house is: one game of one pairing."""

    event: str
    round: int
    table: int
    game: int

    @classmethod
    def parse(cls, text: str) -> Spot:
        event, round, table, game = text.split("/")
        return cls(event, int(round), int(table), int(game))

    def __str__(self) -> str:
        return "/".join(map(str, self))


def place_of(event: Event, table: Table) -> Place:
    """On the site or at a board: as somebody has said for this table, or as the event has it. Whoever is known by a
    name alone plays at a board."""
    if not all(event.entrants[player].person for player in table.seats):
        return "board"
    moved = event.floor.moved.get((table.round, table.number))
    return moved or ("board" if event.floor.terms.place == "board" else "site")


def order(table: Table, game: int) -> tuple[int, ...]:
    """The players by the seats of this game: from one game to the next everybody moves on by one."""
    shift = (game - 1) % len(table.seats)
    return table.seats[shift:] + table.seats[:shift]


def row_of(id: str, event: Event, table: Table, game: int) -> TableRow:
    """A table for this game. Seats are kept for the players until they come; machines are there."""
    plan, terms = event.plan, event.floor.terms
    chairs = [_chair(event.entrants[player]) for player in order(table, game)]
    agreed = TableTerms(clock=plan.clock, rated=terms.rated, talk=terms.talk, take_back=False, hints=False)
    spot = Spot(id, table.round, table.number, game)
    game_played, options = plan.found(), plan.game_options(len(table.seats))
    if all(chair.kind == "bot" for chair in chairs):
        options = game_played.at_one_screen(options)  # a race needs somebody to start it
    return event_row(game_played, options, chairs, agreed, str(spot))


def _chair(entrant: Entrant) -> Chair:
    if entrant.person.startswith(BOT):
        return Chair("bot", entrant.person.removeprefix(BOT))
    return Chair("kept", entrant.person)


def is_dead(journal: Journal) -> bool:
    """Whether the table is over without a result: it closed, was called off, or a judge has it replayed."""
    end = journal.match.outcome if journal.match else None
    return journal.status == "over" and (end is None or end.reason in (CALLED_OFF, RULED_NULL))


def score_of(table: Table, game: int, end: Outcome) -> Score:
    """How a game at a table of the house counts, by the players as paired."""
    players = order(table, game)
    seats = [Seat(players.index(player)) for player in table.seats]
    points = tuple(int(end.points.get(seat, 0)) for seat in seats)
    if end.is_null:
        return Score("null", (), points)
    places: dict[Seat, int] = {}
    for tied in end.ranking:
        places |= dict.fromkeys(tied, len(places) + 1)
    return Score("played", tuple(places[seat] for seat in seats), points)


def answer_until(event: Event, call: Call) -> int:
    """When the automatic verdict stands in for the judge who was called."""
    return int(call.at or 0) + event.floor.terms.answer * 1000
