"""The timekeeper of a race: when each press counts, and in which order. Knows no rules and no dice.

A press waits until no earlier press can normally still arrive (the hold); then presses count in the order in which
they were made. A press before the start, or while the seat's own dice are tumbling, is refused; so is any press within
`EARLY_MS` of a refusal, while the hand is away. Pressing early, repeatedly or blindly therefore costs more than it can
gain, and players who press after seeing what happened never notice.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

from ludoteca.core import Seat
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.press import Press, Quota, Ruling, rule_on

EARLY_MS: Final = 500  # how long a refused press keeps the hand away
READY_MS: Final = 50  # in which a result is dealt, stored and made ready to be sent, also on a busy server
GRACE_MS: Final = 100  # a press that seems early by no more than this counts at the first possible instant: jitter

NOT_STARTED: Final = "not-started"
TUMBLING: Final = "tumbling"
HASTY: Final = "hasty"
EARLY: Final = frozenset({NOT_STARTED, TUMBLING, HASTY})

_reach = attrgetter("reach")


@dataclass(frozen=True, slots=True)
class Timed:
    """A press, and when it counts as made."""

    press: Press
    ruling: Ruling
    order: int  # of arrival

    @property
    def at(self) -> int:
        return self.ruling.press


class Timekeeper:
    """Who pressed when. `delays` is read at each use: seats come, go and slow down."""

    def __init__(self, delays: Mapping[Seat, Delay], now: int = 0) -> None:
        self.delays = delays
        self.starts_at: int | None = None  # None: no race is on
        self.rests: dict[Seat, int] = {}  # when the dice each seat rolled last come to rest
        self._hands: dict[Seat, int] = {}  # until when each hand is away
        self._quotas: dict[Seat, Quota] = {}
        self._latest: dict[Seat, int] = {}  # a seat's presses count in the order of arrival
        self._shown: dict[Seat, int] = {}  # when each seat was sent the dice that it has not acted on yet
        self._waiting: list[Timed] = []
        self._taken = 0
        self._fixed = now  # everything before this is settled

    # -- the course of a race ------------------------------------------------------------------------------
    def begin(self, starts_at: int | None) -> None:
        """A race begins then, or (None) no race is on any more."""
        self.starts_at = starts_at
        self.rests.clear()
        self._hands.clear()

    def rolled(self, seat: Seat, rest: int) -> None:
        self.rests[seat] = rest

    def dealt(self, seat: Seat, rest: int, now: int) -> None:
        """A seat's dice were dealt: they are sent to it so that they arrive as they come to rest."""
        delay = self.delays.get(seat)
        self._shown[seat] = max(now, rest - (0 if delay is None else delay.one_way))

    def refused(self, seat: Seat, at: int) -> None:
        """A refused press keeps the hand away, while a race is on."""
        if self.starts_at is not None:
            self._hands[seat] = max(at + EARLY_MS, self._hands.get(seat, at))

    @property
    def hold(self) -> int:
        """How long a press waits for others' earlier ones; 0 where decisions are taken in turn."""
        return 0 if self.starts_at is None else self.patience

    @property
    def patience(self) -> int:
        """How long after it was made the slowest seat's press may still arrive."""
        return max(map(_reach, self.delays.values()), default=0)

    @property
    def head_start(self) -> int:
        """How long before its time a result must be dealt, to be sent to the slowest seat in time."""
        return max((READY_MS + delay.one_way for delay in self.delays.values()), default=0)

    # -- presses -------------------------------------------------------------------------------------------
    def take(self, press: Press) -> Ruling:
        """A press has arrived: date it and queue it."""
        seat = press.seat
        self._learn(press)
        if seat not in self._quotas:
            self._quotas[seat] = Quota(press.arrival)
        ruling = rule_on(press, self.delays.get(seat), self._quotas[seat])
        at = max(ruling.press, self._fixed, self._latest.get(seat, ruling.press))
        opening = self._opening(seat)
        if opening is not None and opening - GRACE_MS <= at < opening:
            at = opening
        if at != ruling.press:
            ruling = replace(ruling, press=at)
        self._latest[seat] = at
        self._taken += 1
        insort(self._waiting, Timed(press, ruling, self._taken), key=lambda timed: (timed.at, timed.order))
        return ruling

    def _learn(self, press: Press) -> None:
        """The first press after dice were sent tells how long the way there and back can be at most."""
        delay, shown = self.delays.get(press.seat), self._shown.pop(press.seat, None)
        if delay is not None and shown is not None and press.arrival >= shown:
            delay.responded(press.arrival - shown)

    def due(self) -> int | None:
        """When the next press counts, if none arrives before."""
        return self._waiting[0].at + self.hold if self._waiting else None

    def ready(self, now: int) -> list[Timed]:
        """The presses of the earliest instant that is now settled, in order of arrival."""
        due = self.due()
        if due is None or due > now:
            return []
        self._fixed = self._waiting[0].at
        count = next((n for n, timed in enumerate(self._waiting) if timed.at > self._fixed), len(self._waiting))
        ready, self._waiting = self._waiting[:count], self._waiting[count:]
        return ready

    def waits_for(self, seat: Seat) -> bool:
        """Whether a press of this seat is still to count."""
        return any(timed.press.seat == seat for timed in self._waiting)

    def is_waiting(self, id: str) -> bool:
        """Whether the press with this id is still to count."""
        return any(timed.press.id == id for timed in self._waiting)

    def opens_at(self, seat: Seat) -> int:
        """The earliest instant at which a press of this seat counts."""
        opening = self._opening(seat)
        return 0 if opening is None else max(opening, self._hands.get(seat, 0))

    def why_early(self, seat: Seat, at: int) -> str | None:
        """Why a press made then does not count, whatever it says."""
        if self.starts_at is None:
            return None
        if at < self.starts_at:
            return NOT_STARTED
        if at < self.rests.get(seat, at):
            return TUMBLING
        return HASTY if at < self._hands.get(seat, at) else None

    def _opening(self, seat: Seat) -> int | None:
        """The first instant at which this seat may press, ignoring a hand that is away."""
        if self.starts_at is None:
            return None
        return max(self.starts_at, self.rests.get(seat, self.starts_at))
