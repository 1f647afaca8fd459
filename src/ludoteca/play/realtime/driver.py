"""Real time: several seats act at once, and each act counts from when it was pressed. Pure: it is given the time.

It drives a match played in real time and decides the order of its acts. Times are whole milliseconds
since the match began, on the server's clock (docs/reference/real-time.md):

    RealTimeDriver(match, now, delays)    delays: each seat's live connection; bots and seats on this screen have none
    driver.press(press)                   an intent has arrived; `run` answers it, always and once
    driver.due() -> int | None            the next instant at which `run` has something to do
    driver.run(now) -> list[Done]         everything that counts by now, in order
    driver.pass_through(seat, act, now)   resigning, offering …: at once
    driver.overdue(now), .overdue_at()    for whom somebody else should act, and from when
    driver.times() -> Times               what everybody may know of the time

A race begins after a countdown (`Terms`), even after the server has been down; dice that were tumbling
then come to rest at its start. A race that starts at once has none: people react, and have as long as for a decision.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from ludoteca.core import CHANCE, IllegalMove, LudotecaError, Move, Reason, Seat
from ludoteca.play.log import Entry
from ludoteca.play.match import Match
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.press import Press, Ruling
from ludoteca.play.realtime.timekeeper import Timed, Timekeeper
from ludoteca.play.why import explain

COUNTDOWN_MS: Final = 3_000
RACE_MS: Final = 120_000
DECIDE_MS: Final = 20_000
RECAP_MS: Final = 2_000
RULE: Final = "real time"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How much time is allowed for what."""

    countdown_ms: int = COUNTDOWN_MS  # three, two, one
    recap_ms: int = RECAP_MS  # before the countdown, to see how the last race ended
    race_ms: int = RACE_MS
    decide_ms: int = DECIDE_MS
    waits: bool = True  # for somebody to begin a race, where the game leaves it to them


@dataclass(frozen=True, slots=True)
class Done:
    """The answer to a press, or the result of chance."""

    press: Press | None  # None: chance, or an act passed through
    entries: tuple[Entry, ...]  # written to the log; none when refused
    refusal: LudotecaError | None = None
    tie: tuple[Seat, ...] = ()  # these pressed in the same instant and the dealer drew whose act counted first
    rest: int | None = None  # when the dice rolled or dealt come to rest: nobody may see them before
    ruling: Ruling | None = None


@dataclass(frozen=True, slots=True)
class Times:
    """What everybody may know of the time. None: nothing of the kind is running."""

    race: str  # "": decisions are taken in turn
    starts_at: int | None = None  # of the race
    ends_at: int | None = None  # after this, others act for the seats that still could
    decide_by: int | None = None  # the same, for a decision
    resting: Mapping[Seat, int] = field(default_factory=dict)  # when tumbling dice come to rest
    tie: tuple[Seat, ...] = ()  # of the last race, if it ended in one


class RealTimeDriver:
    """Decides the order of acts at a table in real time. Nothing else acts there."""

    def __init__(self, match: Match, now: int, delays: Mapping[Seat, Delay], terms: Terms | None = None) -> None:
        self.match = match
        self.terms = terms or Terms()
        self._keeper = Timekeeper(delays, now)
        self._race = ""
        self._state: object = None
        self._decide_by: int | None = None
        self._tumbling: dict[Seat, int] = {}  # when dice not yet dealt come to rest
        self._table_at: int | None = None  # when the whole table's chance is dealt
        self._is_awaited = False  # somebody may begin a race, or else it begins by itself
        self._tie: tuple[Seat, ...] = ()
        self._written = match.log[-1].at_ms if match.ply else 0
        self._look(now)

    # -- what is due -------------------------------------------------------------------------------------
    def due(self) -> int | None:
        """The next instant at which `run` has something to do, if no press arrives before."""
        instants = self._keeper.due(), self._dice_at(), self._chance_at()
        return min((at for at in instants if at is not None), default=None)

    def overdue_at(self) -> int | None:
        """From when somebody is overdue, if nobody acts; presses still on their way are waited for."""
        limit, starts_at = self._decide_by, self._keeper.starts_at
        if limit is None and starts_at is not None:
            limit = starts_at + self.terms.race_ms
        return None if limit is None else limit + self._keeper.patience

    def overdue(self, now: int) -> tuple[Seat, ...]:
        """Seats that could act and have run out of time for it."""
        limit = self.overdue_at()
        if limit is None or now < limit:
            return ()
        return tuple(seat for seat in self.match.to_act if seat >= 0 and not self._keeper.waits_for(seat))

    def times(self) -> Times:
        starts_at = self._keeper.starts_at if self._decide_by is None else None
        ends_at = None if starts_at is None else starts_at + self.terms.race_ms
        return Times(self._race, starts_at, ends_at, self._decide_by, dict(self._tumbling), self._tie)

    # -- what happens ------------------------------------------------------------------------------------
    def press(self, press: Press) -> None:
        """An intent has arrived."""
        self._keeper.take(press)

    def is_waiting(self, id: str) -> bool:
        """Whether the press of this id has not been answered yet."""
        return self._keeper.is_waiting(id)

    def opens_at(self, seat: Seat) -> int:
        """The earliest instant at which a press of this seat counts."""
        return self._keeper.opens_at(seat)

    def pass_through(self, seat: Seat, act: str | Move, now: int) -> Done:
        """Resigning, offering and the like, which wait for nobody."""
        return self._act(seat, act, now, now)

    def run(self, now: int) -> list[Done]:
        """Everything that counts by now: presses in the order they were made, dice as they come to rest."""
        done: list[Done] = []
        while (due := self.due()) is not None and due <= now:
            if due == self._dice_at():
                done.append(self._deal_dice(now))
            elif due == self._keeper.due():
                done += self._count(self._keeper.ready(now), now)
            else:
                done.append(self._deal(None, now, now))
        return done

    # -- presses -----------------------------------------------------------------------------------------
    def _count(self, ready: list[Timed], now: int) -> list[Done]:
        """A7 Of acts in one instant, those that do not end the race count first; of several that end it, one by lot."""
        done: list[Done] = []
        tie: tuple[Seat, ...] = ()
        while ready:
            chosen = ready[0]
            if len(ready) > 1:
                firsts = {timed.press.seat: timed for timed in reversed(ready)}  # a seat's acts keep their order
                ending = [firsts[seat] for seat in sorted(firsts) if self._ends_race(firsts[seat])]
                if len(ending) < len(firsts):
                    chosen = next(timed for timed in ready if timed in firsts.values() and timed not in ending)
                elif len(ending) > 1:
                    tie = tuple(timed.press.seat for timed in ending)
                    chosen = ending[self._lot(len(ending))]
            ready.remove(chosen)
            done.append(self._judge(chosen, tie if chosen.press.seat in tie else (), now))
        self._tie = tie or self._tie
        return done

    def _ends_race(self, timed: Timed) -> bool:
        """Whether the race would be over with this act."""
        game, state, seat = self.match.game, self.match.state, timed.press.seat
        if not 0 <= seat < len(self.match.seats) or self._keeper.why_early(seat, timed.at) is not None:
            return False
        try:
            move = self.match.read(seat, timed.press.act)
        except LudotecaError:
            return False
        if game.why_illegal(state, seat, move) is not None:
            return False
        return game.race_on(game.apply(state, seat, move)) != self._race

    def _lot(self, count: int) -> int:
        """Draw whose act counts first, from a separate stream, so that nobody's dice are disturbed."""
        assert self.match.dealer is not None
        return self.match.dealer.pick(f"tie {self._race}", [1] * count)

    def _judge(self, timed: Timed, tie: tuple[Seat, ...], now: int) -> Done:
        """Apply a press, or refuse it with a reason and keep that hand away for a while."""
        seat, at = timed.press.seat, timed.at
        code = self._keeper.why_early(seat, at)
        if code is None:
            done = self._act(seat, timed.press.act, at, now)
        else:
            reason = Reason(code, RULE)
            done = Done(None, (), IllegalMove(explain(self.match.game, reason), reason))
        if done.refusal is not None:
            self._keeper.refused(seat, at)
        return replace(done, press=timed.press, ruling=timed.ruling, tie=tie)

    def _act(self, seat: Seat, act: str | Move, at: int, now: int) -> Done:
        match, before = self.match, self.match.state
        try:
            entries = match.play_alone(seat, act, self._stamp(at))
        except LudotecaError as refusal:
            return Done(None, (), refusal)
        self._written = entries[-1].at_ms
        rest = None
        move = match.move_of(entries[0])
        if move is not None and (takes := match.game.duration(before, seat, move)):
            rest = at + takes
            self._tumbling[seat] = rest
            self._keeper.rolled(seat, rest)
        self._look(now)
        return Done(None, tuple(entries), rest=rest)

    # -- chance ------------------------------------------------------------------------------------------
    def _dice_at(self) -> int | None:
        """When dice must be dealt so that everybody sees them as they come to rest."""
        return min(self._tumbling.values()) - self._keeper.head_start if self._tumbling else None

    def _chance_at(self) -> int | None:
        """When the table's chance is dealt: presses made earlier are waited for."""
        return None if self._table_at is None else self._table_at + self._keeper.hold

    def _deal_dice(self, now: int) -> Done:
        seat = min(self._tumbling, key=lambda seat: (self._tumbling[seat], seat))
        self._keeper.dealt(seat, self._tumbling[seat], now)
        return self._deal(seat, self._tumbling[seat], now)

    def _deal(self, seat: Seat | None, at: int, now: int) -> Done:
        entries = self.match.deal(seat, self._stamp(min(at, now)), only_next=seat is None)
        if seat is None:
            self._table_at = None
        self._written = entries[-1].at_ms
        self._look(now)
        return Done(None, tuple(entries), rest=at)

    # -- what follows from the state ---------------------------------------------------------------------
    def _look(self, now: int) -> None:
        """Work out what is running: a new race, a decision, tumbling dice, chance that is due."""
        match, state = self.match, self.match.state
        race = "" if match.outcome is not None else match.game.race_on(state)
        to_act = match.to_act
        is_first, is_at_once = self._state is None, bool(race) and match.game.starts_at_once(state)
        if race != self._race:
            self._race, self._tie, self._table_at = race, (), None
            recap = 0 if is_first or self._is_awaited else self.terms.recap_ms
            lead = 0 if is_at_once else recap + self.terms.countdown_ms
            self._keeper.begin(now + lead if race else None)
        can_act = any(seat >= 0 for seat in to_act)
        if state is not self._state:
            self._state = state
            self._decide_by = now + self.terms.decide_ms if can_act and (is_at_once or not race) else None
        self._is_awaited = can_act and CHANCE in to_act and not race
        opening = max(now, self._keeper.starts_at or now)
        pending = [seat for seat in map(Seat, range(len(match.seats))) if self._tumbles(seat)]
        self._tumbling = {seat: self._tumbling.get(seat, opening) for seat in pending}
        if CHANCE not in to_act or pending:
            self._table_at = None
        elif self._table_at is None:
            takes = match.game.duration(state, CHANCE, match.game.chances(state)[0][0])
            if self._is_awaited and not self.terms.waits:
                takes = min(takes, 0 if is_first else self.terms.recap_ms)
            self._table_at = opening + takes

    def _tumbles(self, seat: Seat) -> bool:
        return CHANCE in self.match.to_act and bool(self.match.game.chances(self.match.state, seat))

    def _stamp(self, at: int) -> int:
        """The log only runs forward: a press made before dice were dealt but counted after them gets their time."""
        return max(self._written, at)
