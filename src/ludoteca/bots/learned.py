"""Bots that follow a trained network: at once, or after a search in worlds that their seat considers possible.

The search improves the network's policy as far as its own values say so: a move that the policy plays with chance p
and that turns out worth q is rated log p + q / TRUST, the rating by which an exponential family moves away from the
policy no more than what is gained is worth. Candidates are the moves the policy thinks of. Each is made in every
world of a round, with the same luck, and played on by the policy until the bot's seat decides again; there the network
says what the position is worth. After each round the worse half of the moves is given up.

The game's own machine may advise: it is given a part of the time, and what it thinks a move is worth counts as well.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from ludoteca.bots.futures import Branches, Futures, Values
from ludoteca.bots.network import Answer, Network, log_softmax, network_of
from ludoteca.bots.onward import FAINT
from ludoteca.core import Game, GameOptions, Level, Limit, Machine, Move, Plan, View, Weighed
from ludoteca.core.machine import STRONGEST
from ludoteca.core.tensors import tensor_of


class PolicyBot:
    """Plays what the network plays, without searching: any move by its chance, except those it hardly ever plays."""

    budget = 1

    def __init__(self, game: Game, network: Network | None = None) -> None:
        self.game, self._given = game, network
        self.network(game.Options())

    def network(self, options: GameOptions) -> Network:
        return self._given or network_of(self.game, options)

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        if len(legal) == 1:
            return legal[0]
        chances, _ = self.judged(view, legal)
        weights = np.exp(chances - chances.max())
        weights[weights < FAINT] = 0
        return limit.rng.choices(legal, weights.tolist())[0]

    def judged(self, view: View, legal: Sequence[Move]) -> tuple[Values, Answer]:
        """The logarithm of the chance of each move, and all that the network says."""
        answer = self.network(view.options)(tensor_of(self.game, view.options).of(view)[None])
        numbers = list(self.game.action_numbers(view, legal))
        return log_softmax(answer.policy[0, numbers]), answer


class LearnedBot(PolicyBot):
    """Improves on the network by a search."""

    def __init__(self, game: Game, network: Network | None = None, plan: Plan | None = None) -> None:
        super().__init__(game, network)
        self.plan = plan or self.network(game.Options()).plan
        self.budget = self.plan.budget

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[0] if len(legal) == 1 else self.weigh(view, legal, limit)[0].move

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        thought = Thought(self, view, legal, limit)
        work = self.budget if limit.work is None else limit.work
        if self.plan.share > 0:
            thought.ask(self.adviser, work)
        thought.think(work)
        return thought.weighed()

    @functools.cached_property
    def adviser(self) -> Machine:
        machine = self.game.machine(Level(STRONGEST))
        assert machine is not None, f"{self.game.NAME} has no machine of its own that could advise"
        return machine


class Thought:
    """The search for one move."""

    def __init__(self, bot: LearnedBot, view: View, legal: Sequence[Move], limit: Limit) -> None:
        chances, answer = bot.judged(view, legal)
        self.game, self.plan, self.view, self.limit = bot.game, bot.plan, view, limit
        self.rng = Random(limit.rng.getrandbits(64))
        self.futures = Futures(bot.game, view.options, bot.network(view.options))
        self.legal, self.chances = list(legal), chances
        self.expected, self.belief = float(answer.value[0]), answer.belief[0]
        self.totals, self.tries = np.zeros(len(legal)), np.zeros(len(legal))
        self.advised: Values | None = None
        order = np.argsort(-chances, kind="stable")[: self.plan.width]
        self.kept = order[np.exp(chances[order] - chances.max()) >= self.plan.unlikely]
        self.done = 1

    def ask(self, adviser: Machine, work: int) -> None:
        """What the adviser thinks of the moves; its favourite is tried in any case."""
        part = int(work * self.plan.share)
        limit = replace(self.limit, rng=self.rng, work=max(1, int(part * self.plan.rate)))
        weighed = adviser.weigh(self.view, self.legal, limit)
        self.advised = np.full(len(self.legal), -1.0)
        for move, value in weighed:
            self.advised[self.legal.index(move)] = 2 * value - 1
        self.kept = np.union1d(self.kept, [self.legal.index(weighed[0].move)])
        self.done += part

    def think(self, work: int) -> None:
        """Rounds of about the same length, each with half of the moves of the one before."""
        rounds = max(1, (len(self.kept) - 1).bit_length())
        for number in range(1, rounds + 1):
            if len(self.kept) < 2:
                return
            end = 1 + (work - 1) * number // rounds
            while worlds := self._affordable(end):
                if self.limit.is_reached(self.done) or not self._try(worlds):
                    return
            if number < rounds:
                order = np.argsort(-self._ratings()[self.kept], kind="stable")
                self.kept = self.kept[order[: (len(self.kept) + 1) // 2]]

    def _affordable(self, end: int) -> int:
        """In how many worlds the moves can be tried at once without asking the network too often."""
        each = len(self.kept) * (self.plan.plies + self.plan.patience + 1)
        most = max(1, self.plan.at_once // len(self.kept))
        return max(0, min(most, (end - self.done) // each))

    def _try(self, count: int) -> bool:
        """Every move that is left, in so many worlds; False if there was no time for it."""
        worlds = [state.record for state in self.game.believe(self.view, self.belief, count, self.rng)]
        seeds = [self.rng.getrandbits(63) | 1 for _ in worlds]
        branches = self.futures.branch(worlds, [self.legal[i] for i in self.kept], seeds)
        values = self._played_on(branches, count)
        if values is None:
            return False
        self.totals[self.kept] += values.reshape(count, -1).sum(axis=0)
        self.tries[self.kept] += count
        return True

    def _played_on(self, branches: Branches, worlds: int) -> Values | None:
        """What comes of each game for the seat, after a few decisions by the policy."""
        me, plan = int(self.view.seat), self.plan
        each = len(branches.records) // worlds
        for ply in range(plan.plies + plan.patience):
            goes_on = branches.seats >= 0
            if ply >= plan.plies:
                goes_on &= branches.seats != me
            rows = np.flatnonzero(goes_on)
            luck = np.repeat([self.rng.random() for _ in range(worlds)], each)  # the same for all moves of a world
            if len(rows):
                if self._is_stopped():
                    return None
                branches.play_on(rows, luck[rows])
                self.done += len(rows)
        values = branches.outcome(self.view.seat)
        rows = np.flatnonzero(branches.seats >= 0)
        if len(rows):
            if self._is_stopped():
                return None
            values[rows] = branches.ask(rows, np.full(len(rows), me)).value
        self.done += len(values)  # also where the game is over: judging that is work, too
        return values

    def _is_stopped(self) -> bool:
        """Whether nobody waits any more: then a round is not finished."""
        return Limit(self.limit.rng, None, self.limit.deadline, self.limit.is_cancelled).is_reached(self.done)

    def _values(self) -> Values:
        """What each move is worth: found by trying it, or else expected at first; and what the adviser says of it."""
        values = np.where(self.tries > 0, self.totals / np.maximum(self.tries, 1), self.expected)
        if self.advised is not None:
            values = (1 - self.plan.advice) * values + self.plan.advice * self.advised
        return values

    def _ratings(self) -> Values:
        return self.chances + self._values() / self.plan.trust

    def weighed(self) -> list[Weighed]:
        """The moves still in question first, by their ratings, then the others; none is worth more than one above."""
        ratings, values = self._ratings(), self._values()
        kept = set(self.kept.tolist())
        order = sorted(range(len(self.legal)), key=lambda i: (i not in kept, self.tries[i] == 0, -ratings[i]))
        found, least = [], 1.0
        for i in order:
            least = min(least, max(0.0, (1 + float(values[i])) / 2))
            found.append(Weighed(self.legal[i], least))
        return found
