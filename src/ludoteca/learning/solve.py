"""Small games of two players solved exactly: the whole tree as arrays, an equilibrium, and the best answer to anybody.

The tree is walked once, through the contract. After that a policy is a vector with one entry for each action of each
information state, and everything is computed level by level:

    tree = Tree(game, game.small(options)[name])
    policy, gap = tree.equilibrium(1000)
    tree.value(policy)                   what the first player wins
    tree.exploitability(policy)          how much both together could win by answering it best, halved
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from ludoteca.core import CHANCE, Game, Move, Seat, State, View
from ludoteca.learning.course import Course, first_course
from ludoteca.learning.episode import rewards

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Decide = Callable[[View, Sequence[Move]], Mapping[Move, float]]

NOBODY = -2  # acts at the end
PLAYERS = 2


class Level:
    """All places that many acts after the start."""

    def __init__(self, courses: Sequence[Course], parents: Sequence[int], chances: Sequence[float]) -> None:
        self.courses = courses
        self.parents: Ints = np.array(parents, np.int64)
        self.chances: Floats = np.array(chances, np.float64)  # of what led here, where chance did; else 1
        self.slots: Ints = np.full(
            len(courses), -1, np.int64
        )  # the entry of the policy that led here, where a player did
        self.actors: Ints = np.array([NOBODY if one.actor is None else int(one.actor) for one in courses], np.int64)
        self.ends: Floats = np.array(
            [_won(one) if one.actor is None else 0.0 for one in courses], np.float64
        )  # what the first player has won


class Tree:
    """A game of two players from one of some starts."""

    def __init__(self, game: Game, starts: Sequence[tuple[State, int]]) -> None:
        assert len(game.seats(starts[0][0].options)) == PLAYERS
        self.owners: list[int] = []  # of each entry of a policy: the player
        self.states: list[int] = []  # and the information state
        self.known: dict[tuple[int, str], tuple[int, Sequence[int]]] = {}  # information states: first entry and actions
        self.examples: list[Course] = []  # a place in each of them
        self.levels = [Level([first_course(game, starts)], [0], [1.0])]
        while len(self.levels[-1].courses):
            self.levels.append(self._next(self.levels[-1]))
        self.levels.pop()
        self._owner, self._state = np.array(self.owners), np.array(self.states)

    def _next(self, level: Level) -> Level:
        courses: list[Course] = []
        parents: list[int] = []
        chances: list[float] = []
        slots: list[int] = []
        for parent, course in enumerate(level.courses):
            if course.actor is None:
                continue
            actions = sorted(course.legal)
            total, first = sum(course.weights), -1 if course.actor == CHANCE else self._entry(course, actions)
            for number, action in enumerate(actions):
                courses.append(course.after(action))
                parents.append(parent)
                chances.append(course.weights[number] / total if course.actor == CHANCE else 1.0)
                slots.append(-1 if course.actor == CHANCE else first + number)
        found = Level(courses, parents, chances)
        found.slots = np.array(slots, np.int64)
        return found

    def _entry(self, course: Course, actions: Sequence[int]) -> int:
        assert course.actor is not None
        key = int(course.actor), course.recall.text(course.actor)
        if key not in self.known:
            self.known[key] = len(self.owners), actions
            self.owners += [key[0]] * len(actions)
            self.states += [len(self.examples)] * len(actions)
            self.examples.append(course)
        first, known = self.known[key]
        assert list(known) == list(actions), "what can be done does not follow from what is known"
        return first

    # -- sizes ---------------------------------------------------------------------------------------------------------
    @property
    def histories(self) -> int:
        return sum(len(level.courses) for level in self.levels)

    @property
    def information_states(self) -> int:
        return len(self.examples)

    # -- policies ------------------------------------------------------------------------------------------------------
    def uniform(self) -> Floats:
        """Every action alike."""
        return self._normal(np.zeros(len(self._owner)))

    def _normal(self, weights: Floats) -> Floats:
        """Weights as a policy; where there are none, every action alike."""
        count = self.information_states
        sums = np.bincount(self._state, weights, count)[self._state]
        sizes = np.bincount(self._state, minlength=count)[self._state]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / sizes)

    def policy_of(self, decide: Decide) -> Floats:
        """The policy of somebody who decides from views: a weight for each move."""
        weights = np.zeros(len(self._owner))
        for course, (first, actions) in zip(self.examples, self.known.values(), strict=True):
            recall, seat = course.recall, course.actor
            assert seat is not None
            legal = [course.legal[action] for action in actions]
            chosen = decide(recall.game.view(recall.state, Seat(seat)), legal)
            weights[first : first + len(actions)] = [chosen.get(move, 0.0) for move in legal]
        return self._normal(weights)

    # -- values --------------------------------------------------------------------------------------------------------
    def _reaches(self, policy: Floats) -> list[Floats]:
        """For each level: how likely each place is as far as the first player, the second, and chance decide."""
        reaches = [np.ones((3, 1))]
        for level in self.levels[1:]:
            reach = reaches[-1][:, level.parents].copy()
            reach[2] *= level.chances
            for player in range(PLAYERS):
                led = (level.slots >= 0) & (self._owner[level.slots] == player)
                reach[player, led] *= policy[level.slots[led]]
            reaches.append(reach)
        return reaches

    def _steps(self, level: Level, policy: Floats) -> Floats:
        """How likely each place of a level is after the one before it."""
        return np.where(level.slots >= 0, policy[level.slots], level.chances)

    def value(self, policy: Floats) -> float:
        """What the first player wins on average."""
        values = self.levels[-1].ends
        for above, level in zip(self.levels[-2::-1], self.levels[:0:-1], strict=True):
            values = above.ends + np.bincount(level.parents, self._steps(level, policy) * values, len(above.courses))
        return float(values[0])

    def answer(self, policy: Floats, player: int) -> tuple[Floats, float]:
        """The best answer of this player to a policy, and what the player then wins on average."""
        sign = 1.0 if player == 0 else -1.0
        reaches, best = self._reaches(policy), policy.copy()
        values = sign * self.levels[-1].ends
        for depth in range(len(self.levels) - 1, 0, -1):
            level, above = self.levels[depth], self.levels[depth - 1]
            own = (level.slots >= 0) & (self._owner[level.slots] == player)
            others = reaches[depth][1 - player] * reaches[depth][2]
            gains = np.zeros(len(best))
            np.add.at(gains, level.slots[own], (others * values)[own])
            self._choose(best, np.unique(level.slots[own]), gains)
            values = sign * above.ends + np.bincount(
                level.parents, self._steps(level, best) * values, len(above.courses)
            )
        return best, float(values[0])

    def _choose(self, policy: Floats, slots: Ints, gains: Floats) -> None:
        """In each information state of these entries, the action that gains most."""
        if not len(slots):
            return
        order = slots[np.lexsort((-gains[slots], self._state[slots]))]
        firsts = order[np.unique(self._state[order], return_index=True)[1]]
        policy[slots] = 0.0
        policy[firsts] = 1.0

    def exploitability(self, policy: Floats) -> float:
        """0 for an equilibrium; what both together win by answering the policy best, halved."""
        return (self.answer(policy, 0)[1] + self.answer(policy, 1)[1]) / PLAYERS

    def equilibrium(self, rounds: int) -> tuple[Floats, float]:
        """A policy nobody can answer well (CFR+, with linear averaging), and its exploitability."""
        regrets, total = np.zeros(len(self._owner)), np.zeros(len(self._owner))
        for number in range(1, rounds + 1):
            for player in range(PLAYERS):
                policy = self._normal(regrets)
                gained, own_reach = self._regrets(policy, player)
                regrets = np.maximum(regrets + gained, 0.0)
                total += number * own_reach * np.where(self._owner == player, policy, 0.0)
        average = self._normal(total)
        return average, self.exploitability(average)

    def _regrets(self, policy: Floats, player: int) -> tuple[Floats, Floats]:
        """How much better each action of this player would have done, and how likely the player comes to it."""
        sign = 1.0 if player == 0 else -1.0
        reaches = self._reaches(policy)
        gained, own_reach = np.zeros(len(policy)), np.zeros(len(policy))
        values = sign * self.levels[-1].ends
        for depth in range(len(self.levels) - 1, 0, -1):
            level, above = self.levels[depth], self.levels[depth - 1]
            means = sign * above.ends + np.bincount(
                level.parents, self._steps(level, policy) * values, len(above.courses)
            )
            own = (level.slots >= 0) & (self._owner[level.slots] == player)
            parents, slots = level.parents[own], level.slots[own]
            others = (reaches[depth - 1][1 - player] * reaches[depth - 1][2])[parents]
            np.add.at(gained, slots, others * (values[own] - means[parents]))
            own_reach[slots] = reaches[depth - 1][player][parents]
            values = means
        return gained, own_reach


def _won(course: Course) -> float:
    recall = course.recall
    return rewards(recall.game.outcome(recall.state), PLAYERS)[0]
