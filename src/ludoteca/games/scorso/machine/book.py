"""What imagined players know by heart: all hands and their parts, and what to keep of a hand when others hurry.

The answers of the table are those of the race (`race.Plan`) at a table without neighbours: every combination has a
fixed worth, and in every beat the round may end with a fixed likelihood, the haste.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core import Style
from ludoteca.games.scorso.machine.instinct import duel_odds
from ludoteca.games.scorso.machine.prospects import FINISHES, location
from ludoteca.games.scorso.machine.race import BASE, INVALID, Beat, Floats, Plan, tables
from ludoteca.games.scorso.machine.shortest import fitting
from ludoteca.games.scorso.rules.board import MOST_DICE, N_FACES

HASTES = (0.05, 0.12, 0.25, 0.45, 0.7)
BEATS = 14  # looked ahead: far enough for every haste
EVEN = 0.5
TO_KNOCK = -1  # in `keep`: the hand is good enough

# what things are worth, in bullets: first of the dice alone, then against what lies opposite
(
    SHOT,
    DEFENCE,
    A_PAIR,
    COLOUR,  # each bullet that a Colour group takes
    STOPS,  # that it stops fists
    PARALYSIS,
    HURRY,  # by how much the others are thought to be faster than they are
    MAY_COME,  # of the shots and defences a neighbour has not placed yet: how many come to this side
    KILL,  # a neighbour's last bullet, beyond its own worth
    DEATH,  # one's own
    TOKEN,
    SPARE,  # a paralysis without a colour to cancel
    THROUGH,  # how much of a colour counts that a paralysis may cancel
    LAST,  # how much more bullets are worth when few are left
    HIT,  # a bullet of one of several others, measured in bullets of one's own
) = range(15)
WORTHS = (0.8, 0.75, 0.9, 0.9, 0.2, 0.8, 1.0, 0.45, 2.0, 4.0, 0.4, 0.5, 0.35, 4.0, 0.72)
CAUTIOUS_WORTHS = (0.75, 0.9, 0.85, 0.85, 0.3, 0.9, 1.0, 0.45, 2.0, 5.0, 0.4, 0.5, 0.35, 4.0, 0.66)
BOLD_WORTHS = (0.9, 0.65, 0.95, 0.95, 0.2, 0.75, 1.0, 0.45, 2.5, 3.5, 0.45, 0.5, 0.35, 4.0, 0.8)

BOOKS = {Style.BALANCED: WORTHS, Style.CAUTIOUS: CAUTIOUS_WORTHS, Style.BOLD: BOLD_WORTHS}

Numbers = Any  # arrays as compiled code reads them


class Book(NamedTuple):
    """Arrays for compiled code; hands by their number in `race.tables`."""

    hands: Numbers  # how many dice of each face
    sizes: Numbers
    numbers: Numbers  # of a hand, by its digits
    one: Numbers  # every way to part a hand in two
    other: Numbers
    starts: Numbers  # where the ways to part a hand begin
    keep: Numbers  # for each haste and hand: the part to keep, or TO_KNOCK
    idle: Numbers  # dice outside the largest part that fits
    finishes: Numbers  # how likely somebody with so many idle dice can knock after one roll
    hastes: Numbers
    odds: Numbers  # of a duel, by the numbers of dice
    worths: Numbers


@functools.cache
def book(worths: tuple[float, ...] = WORTHS) -> Book:
    """Made at first use, in a few hundredths of a second."""
    t = tables()
    most = MOST_DICE + 1
    odds = np.array(
        [[duel_odds(own, theirs) if own and theirs else 0.5 for theirs in range(most)] for own in range(most)]
    )
    return Book(
        t.hands.astype(np.int64),
        t.sizes.astype(np.int64),
        t.numbers.astype(np.int64),
        t.one.astype(np.int64),
        t.other.astype(np.int64),
        t.starts.astype(np.int64),
        np.array([_keep(haste, worths) for haste in HASTES], np.int64),
        _idle(),
        np.array(FINISHES),
        np.array(HASTES),
        np.array(odds),
        np.array(worths),
    )


def _keep(haste: float, worths: tuple[float, ...]) -> list[int]:
    """What to keep of every hand."""
    t, found = tables(), [TO_KNOCK]
    for n in range(1, BASE):
        worth = worth_of_hands(n, worths)
        plan = Plan([Beat(worth, worth, haste)] * BEATS, n, is_one_handed=False)
        for hand in range(int(t.ends[n - 1]), int(t.ends[n])):
            parts = plan.to_keep(hand)
            best = int(np.argmax(plan.kept[parts]))
            is_enough = plan.can_knock(hand) and plan.placed[hand] >= plan.kept[parts[best]]
            found.append(TO_KNOCK if is_enough else int(parts[best]))
    return found


def worth_of_hands(n: int, worths: tuple[float, ...]) -> Floats:
    """Of every hand of up to n dice, in one location."""
    at = location((0,) * N_FACES, n, False)
    worth: Floats = worths[SHOT] * at.shots + worths[DEFENCE] * at.defences
    worth = worth + worths[A_PAIR] * at.pairs + worths[PARALYSIS] * at.paralyses
    worth = worth + worths[COLOUR] * np.maximum(at.groups - 1, 0).sum(axis=1)
    worth = worth + worths[STOPS] * (at.groups > 0).any(axis=1)
    worth[~at.is_valid] += INVALID
    return worth


def _idle() -> Numbers:
    """The dice of each hand that are left over when as many as can be are placed."""
    t, fits = tables(), fitting()
    largest = np.maximum.reduceat(np.where(fits[t.one], t.sizes[t.one], 0), t.starts[:-1])
    return (t.sizes - largest).astype(np.int64)
