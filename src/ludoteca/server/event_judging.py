"""The judge of an event: rulings at its tables, and what a judge is shown.

At a table of the site a ruling is an act of its match and an act of the event, and both are stored in one transaction.
"""

from __future__ import annotations

import msgspec

from ludoteca.core import WATCHER, Seat
from ludoteca.events import Event
from ludoteca.events.acts import Lapse, Reverse, Rule
from ludoteca.events.refusing import bad_event
from ludoteca.events.rulings import reversed_rulings
from ludoteca.events.tables import Table as Pairing
from ludoteca.play.game_rulings import decides_match
from ludoteca.play.judging import ENDING, Ruling, Verdict, clean_reason
from ludoteca.play.moments import Moment
from ludoteca.play.series import Series
from ludoteca.server import table_messages
from ludoteca.server.event_asks import WishReverse, WishRule
from ludoteca.server.event_powers import require_judge
from ludoteca.server.event_shapes import JudgeView, PressTimes, StallCounter
from ludoteca.server.event_steps import FindTable
from ludoteca.server.event_tables import order
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.journal import Journal
from ludoteca.server.protocol import LogEntry
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Also, Store
from ludoteca.server.tables import Table

NOBODY_CAME = "no judge came in time"
MOST_PRESSES = 500


class EventJudging:
    """Whoever asks for a ruling holds the lock of the event."""

    def __init__(self, store: Store, find_table: FindTable) -> None:
        self._store = store
        self._find_table = find_table

    async def rule(self, held: HeldEvent, guest: str, wish: WishRule) -> None:
        event = held.event
        pairing = event.table(wish.round, wish.table)
        require_judge(held, guest, pairing)
        act = Rule(
            round=wish.round,
            table=wish.table,
            game=wish.game,
            verdict=wish.verdict,
            stake=wish.stake,
            seat=wish.seat,
            seconds=wish.seconds,
            why=clean_reason(wish.why),
        )
        table = await self._played_at(event, pairing, wish.game)
        if table is None or table.journal.match is None or wish.seat >= len(pairing.seats) or not act.why:
            await held.do(act, by=guest)  # at a board; or the event says what is wrong with it
            return
        seat = Seat(order(pairing, wish.game).index(pairing.seats[wish.seat]))
        verdict: Verdict = "null" if wish.verdict == "replay" else wish.verdict
        if verdict not in ENDING or (act.stake == "game" and decides_match(table.journal.match, seat, verdict)):
            act = msgspec.structs.replace(act, stake="match")  # then the event is told as well
        ruling = Ruling(verdict, act.why, wish.seconds, act.stake)
        await held.do(act, by=guest, through=lambda write: table.rule(seat, ruling, guest, write))

    async def reverse(self, held: HeldEvent, guest: str, wish: WishReverse) -> None:
        event = held.event
        ruled = event.acts[wish.ruling] if wish.ruling < len(event.acts) else None
        if not isinstance(ruled, Rule):
            raise bad_event(f"act {wish.ruling} is no ruling that stands", "event-no-ruling", act=wish.ruling)
        pairing = event.table(ruled.round, ruled.table)
        require_judge(held, guest, pairing)
        act = Reverse(ruling=wish.ruling, why=clean_reason(wish.why))
        table = await self._played_at(event, pairing, ruled.game)
        if table is None or not act.why:
            await held.do(act, by=guest)
            return
        match = table.journal.match
        if match is None or not match.bench.ruled:  # the game is played at another table by now
            said = f"game {ruled.game} of this pairing has begun"
            raise bad_event(said, "event-gone-on", table=ruled.table, game=ruled.game)
        if wish.ruling != _last_standing(event, ruled):
            raise bad_event("something else was entered since", "event-entered-since", act=wish.ruling)
        ruling = Ruling("reverse", act.why)
        await held.do(act, by=guest, through=lambda write: table.rule(Seat(0), ruling, guest, write))

    async def lapse(self, held: HeldEvent, pairing: Pairing) -> None:
        """No judge has come: what the rules say by themselves holds."""
        act = Lapse(round=pairing.round, table=pairing.number)
        table = await self._played_at(held.event, pairing, pairing.next_game())
        if table is None or not table.journal.match or not table.journal.match.bench.flag:
            await held.do(act)
            return

        async def through(write: Also) -> None:
            await table.rule(Seat(0), Ruling("stands", NOBODY_CAME), "", write)

        await held.do(act, through=through)

    async def _played_at(self, event: Event, pairing: Pairing, game: int) -> Table | None:
        """The table of the site at which this game is played, once it has begun."""
        id = event.floor.hosted.get((pairing.round, pairing.number, game))
        table = await self._find_table(id) if id else None
        return table if table and table.journal.match else None

    # -- what a judge sees -----------------------------------------------------------------------

    async def view(self, held: HeldEvent, guest: str, round: int, number: int) -> JudgeView:
        """The table of the game that is open, or of the last one: everything, but hands only if that was allowed."""
        event = held.event
        pairing = event.table(round, number)
        require_judge(held, guest, pairing)
        found = [game for (r, n, game) in event.floor.hosted if (r, n) == (round, number)]
        if not found:
            raise Refuse("unknown-table", {"table": f"{round}/{number}"})
        game = max(found)
        table = await self._find_table(event.floor.hosted[round, number, game])
        stored = await self._store.table(table.id)
        lines = [line for line in (stored[1] if stored else []) if line.kind == "ruling"][-MOST_PRESSES:]
        presses = [PressTimes(line.at, line.seat or "", line.text or "") for line in lines]
        async with table.reading():
            return _judge_view(table, list(order(pairing, game)), event.floor.terms.hands, presses)


def _last_standing(event: Event, ruled: Rule) -> int:
    gone, spot = reversed_rulings(event), (ruled.round, ruled.table, ruled.game)
    standing = (
        index
        for index, act in enumerate(event.acts)
        if isinstance(act, Rule) and index not in gone and (act.round, act.table, act.game) == spot
    )
    return max(standing, default=0)


def _judge_view(table: Table, players: list[int], has_hands: bool, presses: list[PressTimes]) -> JudgeView:
    journal, match = table.journal, table.journal.match
    viewers = [Seat(seat) for seat in range(len(journal.seats))] if has_hands else [WATCHER]
    counted = match.game.stalling(match.state) if match else {}
    called = journal.called
    people = {chair.who for chair in journal.chairs if chair.kind == "guest" and table.audience.is_present(chair.who)}
    return JudgeView(
        table=table.id,
        game=journal.row.game,
        status=journal.status,
        closed=journal.seating.closed,
        seats=list(journal.seats),
        players=players,
        hands=has_hands,
        shown=[journal.game.show(journal.view(viewer)) for viewer in viewers],
        log=[_entry(journal, moment, has_hands) for moment in journal.moments()],
        to_act=_turn(journal),
        counters={name: StallCounter(count, limit) for name, (count, limit) in counted.items()},
        flag=called.flag if called else "",
        presses=presses,
        clock=table_messages.clock(journal),
        present=[name for name, chair in zip(journal.seats, journal.chairs, strict=True) if chair.who in people],
        outcome=table_messages.outcome(journal.seats, match.outcome) if match and match.outcome else None,
        is_match=isinstance(journal.game, Series),
    )


def _turn(journal: Journal) -> list[str]:
    """Whose turn it is, or would be if no judge were awaited."""
    match = journal.match
    if match is None or match.outcome is not None:
        return []
    return [journal.name(seat) for seat in match.game.to_act(match.state)]


def _entry(journal: Journal, moment: Moment, has_hands: bool) -> LogEntry:
    told = table_messages.log_entry(journal.seats, moment, WATCHER)
    if has_hands:
        told.text = moment.entry.text
    return told
