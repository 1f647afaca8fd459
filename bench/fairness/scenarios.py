"""What is measured: who plays whom over which lines, and what the outcome must be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from bench.fairness.network import Connection, Line
from bench.fairness.players import Flooder, Forger, Hasty, Honest, Machine, Slow, SlowForger
from bench.fairness.race import Race
from bench.fairness.tables import SEATS, FullTable, LightTable, Table

NEAR, FAR = Line(5, 30, 0.01), Line(120, 30, 0.01)
CALM = Line(5, 2, 0.0)
LATE_MS, DELAYED_ACK_MS = 200.0, 40.0
RACES_PER_CONNECTION = 100
REQUIRED_POINTS = 1.0


@dataclass(frozen=True, slots=True)
class Scenario:
    """One player against an honest one with the line of `other`; each sits in either seat equally often."""

    name: str
    player: type[Honest] = Honest
    line: Line = FAR
    other: Line = NEAR
    ping_lag: float = 0.0  # how late the player answers pings
    ack_lag: float = 0.0  # how late the player's system acknowledges data
    is_compensated: bool = True
    is_measured: bool = True  # whether anything is known of the line
    is_certain: bool = True  # by the kernel; otherwise by pings through a proxy
    lasting: int = RACES_PER_CONNECTION  # races of one table
    is_full: bool = False  # through a complete match
    like: str = ""  # the same conditions without the attack; EVEN where nobody would have an advantage
    is_known: bool = False  # a known limit: shown, not judged
    part: float = 1.0  # of the races requested


HONEST = "honest"
EVEN, EVEN_SHARE = "even", 50.0  # on equal lines honest players win equally often, being identical
FEWER = 0.25

PROXIED, SLOW_HANDS = "proxy: honest", "proxy: slow hands"
RACES_OF_A_TABLE = 20
PROXY_POINTS = 2.0


def _through_a_proxy(name: str, **more: Any) -> Scenario:
    """No kernel's figure is known, only pings that a program can answer as late as it likes."""
    return Scenario(name, **more, is_certain=False, lasting=RACES_OF_A_TABLE, part=FEWER)


SCENARIOS: tuple[Scenario, ...] = (
    Scenario("honest, nothing compensated", is_compensated=False),
    Scenario(HONEST),
    Scenario("forges since = 0", Forger, like=HONEST),
    Scenario("floods, every 20 ms", Flooder, like=HONEST, part=0.05),
    Scenario("presses early", Hasty, like=HONEST),
    Scenario("answers pings 200 ms late", ping_lag=LATE_MS, like=HONEST),
    Scenario("starts like a machine, bets on the last die", Machine, like=HONEST, part=FEWER),
    # a lossy line against a perfect one: lost packets cost about a point more than the quota gives back
    Scenario("honest, the other line calm", other=CALM, is_known=True, part=0.5),
    Scenario("near: forges, answers pings late", Forger, CALM, CALM, LATE_MS, like=EVEN, part=FEWER),
    Scenario(
        "near: the same, acknowledges 40 ms late",
        Forger,
        CALM,
        CALM,
        LATE_MS,
        DELAYED_ACK_MS,
        like=EVEN,
        is_known=True,
        part=FEWER,
    ),
    Scenario("near: starts like a machine, bets", Machine, CALM, CALM, like=EVEN, part=FEWER),
    Scenario(
        "nothing known of the line: forges, answers pings late",
        Forger,
        CALM,
        CALM,
        LATE_MS,
        is_measured=False,
        like=EVEN,
        part=FEWER,
    ),
    _through_a_proxy(PROXIED),
    _through_a_proxy("proxy: honest, nothing compensated", is_compensated=False),
    _through_a_proxy("proxy: honest, calm lines", line=Line(120, 2, 0.0), other=CALM),
    _through_a_proxy("proxy: near, answers everything 230 ms late", line=CALM, other=CALM, ping_lag=230.0, like=EVEN),
    _through_a_proxy(
        "proxy: near, forges and answers 230 ms late", player=Forger, line=CALM, other=CALM, ping_lag=230.0, like=EVEN
    ),
    _through_a_proxy("proxy: far, answers everything 60 ms late", ping_lag=60.0, like=PROXIED),
    _through_a_proxy("proxy: forges since = 0", player=Forger, like=PROXIED),
    _through_a_proxy(SLOW_HANDS, player=Slow, line=CALM, other=CALM, is_known=True),
    # Who is slower than a quick person can pretend that the line is what makes them slow. Nobody can tell that from a
    # quick person on a slow line: what must not happen is that they win more than that person would.
    _through_a_proxy(
        "proxy: slow hands, answers 230 ms late", player=Slow, line=CALM, other=CALM, ping_lag=230.0, like=EVEN
    ),
    _through_a_proxy(
        "proxy: slow hands, forges, answers 450 ms late",
        player=SlowForger,
        line=CALM,
        other=CALM,
        ping_lag=450.0,
        like=EVEN,
    ),
)
FULL: tuple[Scenario, ...] = (
    Scenario("honest, through the rules", is_full=True),
    Scenario("honest, nothing compensated, through the rules", is_compensated=False, is_full=True),
)


@dataclass(frozen=True, slots=True)
class Tally:
    """How often the player won, in how many races."""

    races: int = 0
    wins: int = 0
    refused: int = 0  # the player's serious presses that did not count

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.races + other.races, self.wins + other.wins, self.refused + other.refused)

    @property
    def share(self) -> float:
        """Per cent."""
        return 100 * self.wins / self.races

    @property
    def error(self) -> float:
        """The standard error of the share, in points."""
        return 100 * sqrt(self.wins * (self.races - self.wins) / self.races) / self.races


def play(scenario: Scenario, races: int, seed: str) -> Tally:
    """Run this many races of a scenario; the same seed gives the same races."""
    rng = Random(f"{scenario.name} {seed}")
    wins = refused = 0
    connections: list[Connection] = []
    for number in range(races):
        if number % scenario.lasting == 0:
            connections = [
                Connection(
                    scenario.line,
                    rng,
                    is_measured=scenario.is_measured,
                    is_certain=scenario.is_certain,
                    ping_lag=scenario.ping_lag,
                    ack_lag=scenario.ack_lag,
                ),
                Connection(scenario.other, rng, is_measured=scenario.is_measured, is_certain=scenario.is_certain),
            ]
        seat = number % 2
        race = _race(scenario, rng, connections if seat == 0 else connections[::-1], seat)
        wins += race.run() == seat
        refused += race.refused[seat]
    return Tally(races, wins, refused)


def _race(scenario: Scenario, rng: Random, connections: Sequence[Connection], seat: int) -> Race:
    for connection in connections:
        connection.restart()
    delays = {seat: connections[seat].delay for seat in SEATS} if scenario.is_compensated else {}
    table: Table = FullTable(delays, rng.getrandbits(64)) if scenario.is_full else LightTable(delays, rng)
    player, other = scenario.player(rng, scenario.line.jitter), Honest(rng, scenario.other.jitter)
    players = [player if seat == one else other for one in SEATS]
    return Race(table, players, connections, delays)


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of a scenario: the difference that must stay below `REQUIRED_POINTS`, if there is one."""

    scenario: Scenario
    tally: Tally
    points: float | None

    @property
    def is_judged(self) -> bool:
        return self.points is not None and not self.scenario.is_known

    @property
    def is_fair(self) -> bool:
        allowed = REQUIRED_POINTS if self.scenario.is_certain else PROXY_POINTS
        return self.points is None or self.points < allowed


def judge(tallies: Mapping[Scenario, Tally]) -> list[Finding]:
    """Honest players: how far apart the two shares are. Attackers: what they gain over the honest share."""
    shares = {EVEN: EVEN_SHARE} | {scenario.name: tally.share for scenario, tally in tallies.items()}
    findings = []
    for scenario, tally in tallies.items():
        points: float | None = abs(2 * tally.share - 100)
        if not scenario.is_certain:  # what the one with the slow line loses of a fair share
            points = EVEN_SHARE - tally.share
        if scenario.like:
            points = tally.share - shares[scenario.like] if scenario.like in shares else None
        elif not scenario.is_compensated or scenario.is_full:
            points = None
        findings.append(Finding(scenario, tally, points))
    return findings
