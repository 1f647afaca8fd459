"""The race as a problem of stopping, compiled: `race.Plan` for imagined players, who ask for it very often.

Hands, their parts and their numbers are those of the `book`; the hands of n dice stand from `first` to `end`.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.machine.book import TO_KNOCK
from ludoteca.games.scorso.machine.race import IMPOSSIBLE, VALID

NOTHING = 2 * IMPOSSIBLE  # less than anything


@rule
def place_all(left, right, end, book, placed):
    """What each hand is worth when it is parted between the two locations as well as can be."""
    for hand in range(end):
        best = NOTHING
        for i in range(book.starts[hand], book.starts[hand + 1]):
            best = max(best, left[book.one[i]] + right[book.other[i]])
        placed[hand] = best


@rule
def best_parts(placed, first, end, book, found):
    """§5 What each hand of n dice is worth to somebody who does not knock: the part that is best placed."""
    for hand in range(first, end):
        best = NOTHING
        for i in range(book.starts[hand], book.starts[hand + 1]):
            best = max(best, placed[book.one[i]])
        found[hand - first] = best


@rule
def expect(value, outcomes, likely, ways, after):
    """What each kept hand is worth before the others are rolled."""
    kinds = len(ways)
    for kept in range(kinds):
        total = 0.0
        for i in range(ways[kept], ways[kept + 1] if kept + 1 < kinds else len(outcomes)):
            total += value[outcomes[i]] * likely[i]
        after[kept] = total


@rule
def solve(first, end, beats, placed, parts, haste, dice, least, book, after, keep):
    """Backwards from so many beats ahead: what kept hands are worth now, and what to keep of each hand.

    `placed` and `parts` are known for the first beats, the last of them for all others; `haste` is how likely somebody
    else knocks. What is rolled (`dice`) makes hands of n dice again; `least` have to be kept.
    """
    outcomes, likely, ways = dice
    known = len(placed) - 1
    value = parts[known].copy()
    for beat in range(beats - 1, -1, -1):
        now = min(beat, known)
        expect(value, outcomes, likely, ways, after)
        for hand in range(first, end):
            best, what = NOTHING, 0
            for i in range(book.starts[hand], book.starts[hand + 1]):
                one = book.one[i]
                if one < first and book.sizes[one] >= least and after[one] > best:
                    best, what = after[one], one
            here = placed[now, hand]
            value[hand - first] = max(here, haste[now] * parts[now, hand - first] + (1 - haste[now]) * best)
            keep[hand] = TO_KNOCK if here > VALID and here >= best else what
