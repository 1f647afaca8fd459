"""Players with equal reactions, honest or not. Each responds to events with presses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bench.fairness.tables import FACES, FIRST, FIST, ROLL_MS
from ludoteca.play.realtime.timekeeper import EARLY_MS

SHORTEST_MS, MEAN_MS, SPREAD_MS = 150.0, 280.0, 80.0  # of human reactions: a shifted lognormal
_SIGMA = math.sqrt(math.log(1 + (SPREAD_MS / (MEAN_MS - SHORTEST_MS)) ** 2))
_MU = math.log(MEAN_MS - SHORTEST_MS) - _SIGMA**2 / 2
ON_THE_COUNT_MS, COUNT_SPREAD_MS = 40.0, 30.0  # after 1-2-3 everybody is ready and presses on the count

SLOWER_MS = 150.0
FLOOD_MS, FLOOD_LEAD_MS = 20.0, 1_000.0
EARLY_BY_MS = 250.0
BACK_JITTERS = 5.0  # to be sure that the hand is back, an attacker waits this many times the line's jitter


@dataclass(frozen=True, slots=True)
class Pressed:
    """A player's press, in simulation time."""

    at: float
    text: str
    since: float | None = None  # what the client claims
    is_meant: bool = True  # False: a blind attempt, nothing is lost if it does not count


class Honest:
    """Presses on the count, then reacts to what it sees."""

    def __init__(self, rng: Random, jitter: float) -> None:
        self.rng = rng
        self.away = EARLY_MS + BACK_JITTERS * jitter  # how long a hand is away after a press that did not count

    def reaction(self) -> float:
        return SHORTEST_MS + self.rng.lognormvariate(_MU, _SIGMA)

    def starts(self, at: float) -> Iterator[Pressed]:
        """The race starts at this time."""
        yield Pressed(at + max(0.0, self.rng.gauss(ON_THE_COUNT_MS, COUNT_SPREAD_MS)), FIRST)

    def tumbles(self, text: str, at: float) -> Iterator[Pressed]:
        """Dice were rolled at this time: presses made before their result can be seen."""
        yield from ()

    def sees(self, best: str, at: float) -> Iterator[Pressed]:
        """The player sees its own dice, and the best thing to do with them."""
        reaction = self.reaction()
        yield Pressed(at + reaction, best, reaction)

    def is_refused(self, text: str, at: float) -> Iterator[Pressed]:
        """A serious press did not count: repeat it when the hand is back."""
        yield Pressed(at + EARLY_MS + self.reaction(), text)


class Slow(Honest):
    """Takes longer to react than most."""

    def reaction(self) -> float:
        return SLOWER_MS + super().reaction()


class Forger(Honest):
    """Claims to have pressed the moment the dice came to rest."""

    def sees(self, best: str, at: float) -> Iterator[Pressed]:
        yield Pressed(at + self.reaction(), best, 0.0)


class SlowForger(Slow, Forger):
    """Both."""


class Hasty(Honest):
    """Presses blindly before it may, and in earnest as soon as the hand is back."""

    def before(self, at: float) -> Iterator[float]:
        """The times at which it presses too early, before it may press at this instant."""
        yield at - EARLY_BY_MS

    def starts(self, at: float) -> Iterator[Pressed]:
        yield from self._press_blindly(FIRST, at)
        yield self._meant(FIRST, at)

    def tumbles(self, text: str, at: float) -> Iterator[Pressed]:
        yield from self._press_blindly(text, at + ROLL_MS)

    def sees(self, best: str, at: float) -> Iterator[Pressed]:
        yield self._meant(best, at + self.reaction())

    def _press_blindly(self, text: str, at: float) -> Iterator[Pressed]:
        for early in self.before(at):
            self._free = early + self.away
            yield Pressed(early, text, 0.0, is_meant=False)

    def _meant(self, text: str, at: float) -> Pressed:
        return Pressed(max(at, self._free), text, 0.0)


class Flooder(Hasty):
    """Presses every 20 ms, from one second before the start and while the dice tumble."""

    def before(self, at: float) -> Iterator[float]:
        lead = FLOOD_LEAD_MS if at == self._start else ROLL_MS - FLOOD_MS
        for step in range(int(lead / FLOOD_MS)):
            yield at - lead + step * FLOOD_MS

    def starts(self, at: float) -> Iterator[Pressed]:
        self._start = at
        yield from super().starts(at)


class Machine(Honest):
    """Starts exactly on time, and bets on the face of the last die before anybody can see it."""

    def __init__(self, rng: Random, jitter: float) -> None:
        super().__init__(rng, jitter)
        self._bet = ""

    def starts(self, at: float) -> Iterator[Pressed]:
        yield Pressed(at, FIRST)

    def tumbles(self, text: str, at: float) -> Iterator[Pressed]:
        self._bet = ""
        if len(text) == len("roll K"):
            self._bet = f"roll {self.rng.choice(FACES.replace(FIST, ''))}"
            yield Pressed(at + ROLL_MS, self._bet, is_meant=False)

    def sees(self, best: str, at: float) -> Iterator[Pressed]:
        if self._bet == best:
            yield from self.tumbles(best, at)  # the bet was won: these dice are already tumbling
        else:
            yield Pressed(at + max(self.reaction(), self.away if self._bet else 0.0), best)
