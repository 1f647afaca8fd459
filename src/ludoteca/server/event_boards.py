"""The boards of an event for the room: what a watcher sees, some plies late where the organiser wants that."""

from __future__ import annotations

import asyncio
import contextlib

from ludoteca.core import WATCHER
from ludoteca.server import table_messages
from ludoteca.server.event_shapes import EventBoard
from ludoteca.server.event_steps import FindTable, open_pairings
from ludoteca.server.event_tables import Spot, order
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.refusals import Refuse
from ludoteca.server.tables import Table

MOST = 60
REST_SECONDS = 0.3  # how long to wait for dice to come to rest


async def boards(held: HeldEvent, find_table: FindTable) -> list[EventBoard]:
    """The tables of the site at which a game goes on."""
    event, found = held.event, []
    for pairing in open_pairings(event)[:MOST]:
        id = event.floor.hosted.get((pairing.round, pairing.number, pairing.next_game()))
        if id is None:
            continue
        with contextlib.suppress(Refuse, TimeoutError):
            table = await find_table(id)
            async with asyncio.timeout(REST_SECONDS), table.reading():
                players = list(order(pairing, pairing.next_game()))
                found.append(_board(table, players, event.floor.terms.delay))
    return found


def _board(table: Table, players: list[int], delay: int) -> EventBoard:
    journal, match = table.journal, table.journal.match
    is_late = match is not None and match.outcome is None and delay > 0
    ply = max(0, journal.ply - delay) if is_late else journal.ply
    to_act = match.game.to_act(match.state_at(ply)) if match and is_late else journal.to_act
    spot = Spot.parse(journal.row.event)
    return EventBoard(
        round=spot.round,
        number=spot.table,
        game=spot.game,
        table=table.id,
        name=journal.row.game,
        status=journal.status,
        ply=ply,
        seats=list(journal.seats),
        players=players,
        to_act=[journal.name(seat) for seat in to_act],
        shown=journal.game.show(journal.view(WATCHER, ply if is_late else None)),
        clock=table_messages.clock(journal),
        outcome=table_messages.outcome(journal.seats, match.outcome) if match and match.outcome else None,
    )
