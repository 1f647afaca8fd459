"""Playing on from many worlds side by side, an act in each at a time.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs.
"""

from __future__ import annotations

import math
from typing import Any

from ludoteca.batch import stepping as template
from ludoteca.core import bind, rule

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs
stepping: Any = template if verbs is None else bind(template.__name__, verbs)

HAS_NUMBERS: bool = hasattr(verbs, "number")
FAINT = 0.05  # moves with a smaller part of the best one's chance are never played on


@rule
def make(rows, made, records, luck, seats, moves, numbers, counts, weights):
    """In each of these rows this move, and the chance after it; then who acts there and what is legal."""
    for i in range(len(rows)):
        row = rows[i]
        s = records[row]
        verbs.apply(s, made[i])
        seat, random_state = stepping.settle(s, moves[row], weights, luck[row])
        seats[row], luck[row], counts[row] = seat, random_state, 0
        if seat >= 0:
            n = verbs.legal_moves(s, moves[row])
            counts[row] = n
            for j in range(n):
                numbers[row, j] = verbs.number(s, seat, moves[row, j]) if HAS_NUMBERS else j


@rule
def draw(policy, rows, moves, numbers, counts, thresholds, made):
    """For each of these rows a legal move by its chance; which one, is decided by a number from 0 to 1 each."""
    for i in range(len(rows)):
        row = rows[i]
        best = -math.inf
        for j in range(counts[row]):
            best = max(best, policy[i, numbers[row, j]])
        total = 0.0
        for j in range(counts[row]):
            chance = math.exp(policy[i, numbers[row, j]] - best)
            total += chance if chance >= FAINT else 0.0
        left = thresholds[i] * total
        for j in range(counts[row]):
            chance = math.exp(policy[i, numbers[row, j]] - best)
            if chance >= FAINT:
                made[i] = moves[row, j]
                left -= chance
                if left < 0.0:
                    break


@rule
def pay(records, seats, seat, count, paid):
    """What this seat has won in each game: 1 if it has, as a loser its part of what the winners get; else nothing."""
    for row in range(len(records)):
        paid[row] = 0.0
        if seats[row] < 0:
            winners = 0
            for other in range(count):
                winners += 1 if verbs.won(records[row], other) else 0
            if 0 < winners < count:
                paid[row] = 1.0 if verbs.won(records[row], seat) else -winners / (count - winners)
