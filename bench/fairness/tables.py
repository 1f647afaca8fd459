"""The server's side of a race: a minimal duel under the timekeeper, or a match under its real-time driver."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ludoteca import games
from ludoteca.core import Seat
from ludoteca.play import Dealer, Match
from ludoteca.play.realtime.delay import Delay
from ludoteca.play.realtime.driver import COUNTDOWN_MS, RealTimeDriver
from ludoteca.play.realtime.press import Press
from ludoteca.play.realtime.timekeeper import Timekeeper

SEATS = (Seat(0), Seat(1))
DICE, FACES, FIST = 6, "KWRGYB", "R"
FIRST = "roll " + "?" * DICE
KNOCK = "knock"
ROLL_MS = 600  # §5
DECIDING_DUEL = """\
edition=collector pace=real_time stage=1 round=1 phase=duel ender=- supply=8 pot=0 act=- passed=0
A bullets=0/0/0 left=- right=- free=?????? burned=- fists=0
B bullets=0/0/0 left=- right=- free=?????? burned=- fists=0"""  # §7.3


@dataclass(frozen=True, slots=True)
class News:
    """What a seat is sent: its dice at rest, or that a press did not count."""

    seat: Seat
    best: str  # the best thing to do with the dice: `roll KG`, `knock`; "" for a refusal
    rest: int  # not to be seen before
    press: Press | None = None  # the press that did not count


class Table(Protocol):
    """What a race needs from the server."""

    winner: Seat | None
    starts_at: int

    def take(self, press: Press) -> None: ...
    def due(self) -> int | None: ...
    def run(self, now: int) -> list[News]: ...


class LightTable:
    """A duel of six dice each (§7.2): the timekeeper decides, and of the rules only these dice exist."""

    def __init__(self, delays: Mapping[Seat, Delay], rng: Random) -> None:
        self.winner: Seat | None = None
        self.starts_at = COUNTDOWN_MS
        self._rng = rng
        self._keeper = Timekeeper(delays)
        self._keeper.begin(COUNTDOWN_MS)
        self._best = [FIRST, FIRST]
        self._tumbling: dict[Seat, int] = {}
        self.take = self._keeper.take

    def due(self) -> int | None:
        due = self._keeper.due()
        if self._tumbling:
            dice = min(self._tumbling.values()) - self._keeper.head_start
            return dice if due is None or dice < due else due
        return due

    def run(self, now: int) -> list[News]:
        news: list[News] = []
        head_start = self._keeper.head_start
        for seat in [seat for seat, rest in self._tumbling.items() if rest - head_start <= now]:
            self._best[seat] = self._roll(len(self._best[seat]) - len("roll "))
            rest = self._tumbling.pop(seat)
            self._keeper.dealt(seat, rest, now)
            news.append(News(seat, self._best[seat], rest))
        while self.winner is None and (ready := self._keeper.ready(now)):
            self._rng.shuffle(ready)  # a tie
            for timed in ready:
                seat, at = timed.press.seat, timed.at
                if self._keeper.why_early(seat, at) or timed.press.act != self._best[seat] or seat in self._tumbling:
                    self._keeper.refused(seat, at)
                    news.append(News(seat, "", now, timed.press))
                elif timed.press.act == KNOCK:
                    self.winner = self.winner if self.winner is not None else seat
                else:
                    self._tumbling[seat] = at + ROLL_MS
                    self._keeper.rolled(seat, at + ROLL_MS)
        return news

    def _roll(self, dice: int) -> str:
        others = "".join(face for face in self._rng.choices(FACES, k=dice) if face != FIST)
        return f"roll {others}" if others else KNOCK


class FullTable:
    """The same duel as a match of the game, with its rules and its dealer, in real time."""

    def __init__(self, delays: Mapping[Seat, Delay], seed: int) -> None:
        game = games.find("scorso")
        options = game.Options.from_text({"players": "2", "pace": "real_time"})
        self._match = Match.start(AtPosition(game, DECIDING_DUEL), options, Dealer.from_seed(seed))
        self._driver = RealTimeDriver(self._match, 0, delays)
        self.starts_at = self._driver.times().starts_at or 0
        self.take, self.due = self._driver.press, self._driver.due

    @property
    def winner(self) -> Seat | None:
        outcome = self._match.outcome
        return None if outcome is None else outcome.winners[0]

    def run(self, now: int) -> list[News]:
        news: list[News] = []
        for done in self._driver.run(now):
            if done.refusal is not None and done.press is not None:
                news.append(News(done.press.seat, "", now, done.press))
            elif done.press is None and done.entries and done.rest is not None:
                seat = Seat(self._match.seats.index(done.entries[0].text[0]))
                news.append(News(seat, self._best(seat), done.rest))
        return news

    def _best(self, seat: Seat) -> str:
        free = self._match.state.record.free[seat]
        others = "".join(face * int(count) for face, count in zip(FACES, free, strict=False) if face != FIST)
        return f"roll {others}" if others else KNOCK


class AtPosition:
    """A game that starts from this position."""

    def __init__(self, game: Any, position: str) -> None:
        self._game, self._position = game, position

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def setup(self, options: Any) -> Any:
        return self._game.parse_position(self._position, options)
