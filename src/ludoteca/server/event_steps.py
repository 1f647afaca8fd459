"""What an event does by itself, one step at a time: read the ends of its tables, make the next ones, begin rounds."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable

import structlog

from ludoteca.events import BadEvent, Event, is_finished, next_round
from ludoteca.events.acts import Act, Begin, Call, Close, Correct, Host, Pair, Result, Rule
from ludoteca.events.tables import Table as Pairing
from ludoteca.server import event_store
from ludoteca.server.bell import Bell
from ludoteca.server.event_tables import answer_until, is_dead, order, place_of, row_of, score_of
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store
from ludoteca.server.tables import Table

log = structlog.get_logger()

FindTable = Callable[[str], Awaitable[Table]]


class Steps:
    """Takes them. Whoever asks holds the lock of the event."""

    def __init__(self, store: Store, bell: Bell, find_table: FindTable) -> None:
        self._store = store
        self._bell = bell
        self._find_table = find_table

    async def take(self, held: HeldEvent) -> bool:
        """Take the next step, if there is one."""
        event = held.event
        if event.is_closed or held.is_gone:
            return False
        told = [act for table in open_pairings(event) for act in await self._read(held, table)]
        if told:
            await held.do(*told)
            return True
        await self._hold(held)
        if event.floor.is_paused:
            return False
        if await self._host(held):
            return True
        if is_ended(event):
            await held.do(Close())
            return True
        return await self._pair_if_due(held)

    # -- tables ----------------------------------------------------------------------------------

    def _hosted(self, event: Event, table: Pairing) -> str | None:
        return event.floor.hosted.get((table.round, table.number, table.next_game()))

    async def _read(self, held: HeldEvent, table: Pairing) -> list[Act]:
        """What has happened at the house's table of the game that is open."""
        id, game = self._hosted(held.event, table), table.next_game()
        if id is None:
            return []
        journal = (await self._find_table(id)).journal
        round, number = table.round, table.number
        told: list[Act] = []
        if journal.match is not None and table.begun < game:
            told.append(Begin(round=round, table=number, game=game))
        called = journal.called
        if called is not None and (round, number) not in held.event.floor.calls:
            player = 0 if called.seat is None else order(table, game)[called.seat]
            told.append(Call(round=round, table=number, player=player, why=called.why or called.flag))
        end = journal.match.outcome if journal.match else None
        if end is not None and not is_dead(journal):
            score = score_of(table, game, end)
            kind, places, points = score
            told.append(Result(round=round, table=number, game=game, kind=kind, places=places, points=points))
        return told

    async def _hold(self, held: HeldEvent) -> None:
        """While the event is paused no clock runs at its tables and nothing is played there."""
        is_paused = held.event.floor.is_paused
        for pairing in open_pairings(held.event):
            id = self._hosted(held.event, pairing)
            table = await self._find_table(id) if id else None
            match = table.journal.match if table else None
            if table and match and match.outcome is None and match.bench.is_paused != is_paused:
                await table.hold(is_paused)

    async def _host(self, held: HeldEvent) -> bool:
        """Make the tables that are missing, also in place of those that have come to nothing."""
        event, rows, acts = held.event, [], []
        for table in open_pairings(event):
            if place_of(event, table) == "board":
                continue
            id = self._hosted(event, table)
            if id is None or is_dead((await self._find_table(id)).journal):
                row = row_of(held.id, event, table, table.next_game())
                rows.append(row)
                acts.append(Host(round=table.round, table=table.number, game=table.next_game(), id=row.id))
        if not rows:
            return False
        await held.do(*acts, make=rows)
        for row in rows:
            made = await self._find_table(row.id)
            self._bell.ring(*made.journal.people())
        return True

    async def missing(self, held: HeldEvent) -> dict[tuple[int, int], list[int]]:
        """The players who have not come to their table of the site."""
        found = {}
        for table in open_pairings(held.event):
            id = self._hosted(held.event, table)
            if id is None:
                continue
            with contextlib.suppress(Refuse):
                journal = (await self._find_table(id)).journal
                if journal.match is None:
                    players = order(table, table.next_game())
                    seated = zip(players, journal.chairs, strict=True)
                    found[table.round, table.number] = [player for player, chair in seated if chair.kind == "kept"]
        return found

    async def close_strays(self, held: HeldEvent) -> None:
        """Close the tables of the house at which nothing is left to be played for the event."""
        event = held.event
        needed = {self._hosted(event, table) for table in open_pairings(event) if place_of(event, table) == "site"}
        for id in await event_store.unfinished_tables(self._store, held.id):
            if id not in needed:
                with contextlib.suppress(Refuse):
                    await (await self._find_table(id)).call_off()

    # -- rounds ----------------------------------------------------------------------------------

    async def _pair_if_due(self, held: HeldEvent) -> bool:
        start = self.next_start(held)
        if start is None or start > now_ms():
            return False
        try:
            drawn = next_round(held.event)
        except BadEvent as error:
            log.debug("nothing to pair", id=held.id, why=str(error))
            return False
        await held.do(drawn)
        return True

    def next_start(self, held: HeldEvent) -> int | None:
        """When the next round begins by itself; an arena, once begun, pairs whoever is free at once."""
        event, terms = held.event, held.event.floor.terms
        if event.is_closed or event.floor.is_paused:
            return None
        if not event.rounds:
            return terms.starts
        if event.plan.format == "arena":
            is_over = is_past(terms.ends) or bool(event.plan.rounds and len(event.rounds) >= event.plan.rounds)
            return None if is_over else now_ms()
        if terms.between is None or event.running() or is_finished(event):
            return None
        return _last_result(event) + terms.between * 1000

    def next_due(self, held: HeldEvent) -> int | None:
        """When to look again although nothing happens."""
        event = held.event
        if event.is_closed:
            return None
        calls = [answer_until(event, call) for call in event.floor.calls.values()]
        now, found = now_ms(), [self.next_start(held), event.floor.terms.ends, *calls]
        return min((due for due in found if due is not None and due > now), default=None)


def open_pairings(event: Event) -> list[Pairing]:
    """Tables at which something is left to play."""
    return [table for table in event.running() if not table.is_bye]


def unanswered(event: Event) -> Pairing | None:
    """A table whose judge has not come in time."""
    late = (spot for spot, call in event.floor.calls.items() if is_past(answer_until(event, call)))
    return next((event.table(*spot) for spot in late), None)


def is_past(instant: int | None) -> bool:
    return instant is not None and now_ms() >= instant


def is_ended(event: Event) -> bool:
    """An arena is over when its time is, and the last game in it."""
    return event.plan.format == "arena" and is_past(event.floor.terms.ends) and not event.running()


def _last_result(event: Event) -> int:
    told = (act for act in reversed(event.acts) if isinstance(act, Result | Correct | Rule | Pair))
    return int(next((act.at for act in told), "0") or 0)
