"""`python -m bench.dice`: what Scorso's games between machines show: the seats, the leaders, and how well they roll.

Example: python -m bench.dice --games 40 --players 4 --level 4 --scale 0.05

A leader has more bullets after the first round than anybody else; how often leaders win says how far a lead grows by
itself. A roll of some of six dice is compared with the best one four times (`machine/shortest.py`): for reaching any
layout at all; for reaching one with which the roller would rather knock than wait, by its own plan; for reaching one of
these that contains the dice that were kept; and one that has no use, besides, for the dice that were rolled again. The
last are the target that the roller has chosen, so they tell how well it rolls; the others also count what a better
layout is worth to it, as it takes a longer way for one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
from cyclopts import App

from bench.command import run
from bench.shares import share
from ludoteca import bots, games
from ludoteca.core import Level, Limit, Move, Seat, State, Style, View
from ludoteca.games.scorso.machine.foreseen import Foreseen
from ludoteca.games.scorso.machine.habits import Dice
from ludoteca.games.scorso.machine.levels import SKILLS
from ludoteca.games.scorso.machine.prospects import beats_ahead
from ludoteca.games.scorso.machine.race import Plan, rolls, tables
from ludoteca.games.scorso.machine.shortest import Race, Targets, solve, to_any_layout
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import ROLLING, UNROLLED
from ludoteca.games.scorso.rules.ring import bullets_of
from ludoteca.study.whole_game import Asked, play_whole_game

SIX = 6
GAME = games.find("scorso")
app = App(name="dice", help=__doc__, help_format="plaintext", version_flags=[])


@dataclass
class Seen:
    """What the games have shown so far."""

    won: Counter[int] = field(default_factory=Counter)  # games, by seat
    led: int = 0  # games in which somebody led alone after the first round
    kept_lead: int = 0  # and won
    to_any: list[tuple[float, float]] = field(default_factory=list)  # beats to any layout after a roll, and the least
    to_aims: list[tuple[float, float]] = field(default_factory=list)  # to one with which a player would knock
    to_own: list[tuple[float, float]] = field(default_factory=list)  # to one of those that contains what is kept
    to_chosen: list[tuple[float, float]] = field(default_factory=list)  # and nothing that is rolled again

    def compare(self, found: list[tuple[float, float]], hand: Dice, kept: Dice, race: Race) -> None:
        """Note a roll, unless the hand has arrived: then it is rolled for something better."""
        if (least := race.of(tables().number(hand))) > 0:
            found.append((expected(kept, race), least))


class Roller:
    """A machine whose rolls of all six dice are compared with the best ones."""

    def __init__(self, level: Level, seen: Seen) -> None:
        self.machine, self.seen = bots.machine(GAME, level), seen
        self.budget, self.foresees = self.machine.budget, SKILLS[level.number].foresees

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        move = self.machine.choose(view, legal, limit)
        s, me = view.record, view.seat
        free = s.free[me]
        is_whole = free[:UNROLLED].sum() == SIX and not s.trays[me].any() and not s.laid[me].any()
        if s.phase == ROLLING and is_whole and moves.is_roll(move):
            hand, kept = free[:UNROLLED], free[:UNROLLED] - np.array(moves.rolled(move))[:UNROLLED]
            aims = self.aims(view)
            self.seen.compare(self.seen.to_any, hand, kept, to_any_layout())
            if aims.any():
                self.seen.compare(self.seen.to_aims, hand, kept, solve(SIX, aims))
            if (own := with_these(aims, kept)).any():
                self.seen.compare(self.seen.to_own, hand, kept, solve(SIX, own))
            if (chosen := without_those(own, hand, kept)).any():
                self.seen.compare(self.seen.to_chosen, hand, kept, solve(SIX, chosen))
        return move

    def aims(self, view: View) -> Targets:
        """The layouts with which this machine would rather knock than wait."""
        if self.foresees:
            return Foreseen(view, Limit(Random(1)), self.budget, Style.BALANCED).aims()
        return Plan(beats_ahead(view, SIX), SIX, bool(view.record.handicap[view.seat])).aims()


def with_these(targets: Targets, kept: Dice | Sequence[int]) -> Targets:
    """Those of the targets that contain the dice that are kept."""
    chosen: Targets = targets & (tables().hands >= np.asarray(kept)).all(axis=1)
    return chosen


def without_those(targets: Targets, hand: Dice | Sequence[int], kept: Dice | Sequence[int]) -> Targets:
    """Those of the targets that have no use for the dice of this hand that are not kept."""
    useful = np.minimum(tables().hands, np.asarray(hand))
    chosen: Targets = targets & (useful <= np.asarray(kept)).all(axis=1)
    return chosen


def expected(kept: Dice | Sequence[int], race: Race) -> float:
    """Beats to go for somebody who keeps these dice, rolls the others now and goes on as well as possible."""
    outcomes, likely, ways = rolls(SIX)
    after = np.add.reduceat(race.beats[outcomes] * likely, ways)
    return 1 + float(after[tables().number(np.asarray(kept, np.int8))])


@app.default
def dice(*, games: int = 40, players: int = 4, level: int = 4, scale: float = 0.05, seed: int = 1) -> int:
    """Play and print."""
    seen = Seen()
    for number in range(games):
        _play(Random(f"{seed} {number}"), players, Level(level), scale, seen)
    print(f"{games} games of {players}, level {level}, scale {scale}, seed {seed}")
    for seat in range(players):
        print(f"won by seat {seat}: {share(seen.won[seat], games)}")
    print(f"the leader after the first round won: {share(seen.kept_lead, seen.led)}, of {seen.led} games that had one")
    for what, found in (
        ("any layout", seen.to_any),
        ("a layout to knock with", seen.to_aims),
        ("one of these with what was kept", seen.to_own),
        ("one of these without what was rolled again", seen.to_chosen),
    ):
        if found:
            beats, least = (sum(each) for each in zip(*found, strict=True))
            print(f"expected beats to {what}: {beats / least - 1:.1%} more than the least, in {len(found)} rolls")
    return 0


def _play(rng: Random, players: int, level: Level, scale: float, seen: Seen) -> None:
    options = GAME.Options.from_text({"players": str(players), "pace": "beats"})
    roller = Roller(level, seen)
    work = max(1, round(roller.budget * scale))
    seated: dict[Seat, Asked] = {
        Seat(seat): (roller, Limit(Random(rng.getrandbits(64)), work=work)) for seat in range(players)
    }
    leaders: list[int] = []

    def after(state: State) -> None:
        s = state.record
        if s.round_no == 2 and not leaders:
            bullets = [int(bullets_of(s, seat)) for seat in range(players)]
            leaders.extend(seat for seat in range(players) if bullets[seat] == max(bullets))

    end, _ = play_whole_game(GAME, GAME.setup(options), seated, rng, after)
    outcome = GAME.outcome(end)
    assert outcome is not None
    seen.won.update(int(winner) for winner in outcome.winners)
    if len(leaders) == 1:
        seen.led += 1
        seen.kept_lead += leaders[0] in outcome.winners


if __name__ == "__main__":
    run(app)
