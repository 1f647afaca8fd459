"""Overlaps that slides of one's own can bring about for certain (§4, A15).

The spade may not slide before it overlaps, and the heart may slide once: it must come to lie beside the spade, one
step along a rank or file. So it stands two such steps away, with one or two cells between:

    ♠ z ♥        ♠ z          z: empty, or its card can step aside into a hole
                 z ♥
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.zama.machine.insight import knows, walk
from ludoteca.games.zama.rules.board import EMPTY, FACE_UP
from ludoteca.games.zama.rules.cells import STEPS, has_moved
from ludoteca.games.zama.rules.moves import slide

ORTHOGONAL_STEPS = 4  # the first of STEPS


@rule
def may_lap(s, hunter, spade, heart):
    """A15 Whether this hunter can overlap at all and knows both kings' places."""
    if s.overlap == 0 or spade == 0 or heart == 0 or has_moved(s, spade):
        return False
    if s.overlap == 1 and s.seen[spade] & FACE_UP == 0:
        return False
    return knows(s, hunter, spade)


@rule
def first_slide(s, spade, heart, left, hole):
    """The first of at most `left` - 1 slides that bring the heart beside the spade for an overlap; or 0.

    `hole` is a cell that will be empty by then, or 0. The spade is known and has not been slid.
    """
    if s.own_slides or left < 2 or walk(spade, heart) != 2 or has_moved(s, heart):
        return 0
    aside = 0
    for i in range(ORTHOGONAL_STEPS):
        between = spade + STEPS[i]
        if walk(between, heart) != 1 or s.owner[between] > EMPTY:
            continue
        if s.owner[between] == EMPTY or between == hole:
            return slide(heart, between)
        if left > 2 and not has_moved(s, between):
            for j in range(ORTHOGONAL_STEPS):
                to = between + STEPS[j]
                if s.owner[to] == EMPTY or to == hole:
                    aside = slide(between, to)
    return aside
