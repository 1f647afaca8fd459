"""The six pieces before the first turn: few enough to try every way of placing them."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scamorra.machine.worth import judge
from ludoteca.games.scamorra.rules.board import TURN
from ludoteca.games.scamorra.rules.verbs import apply, placements

PIECES = 6


@rule
def finish(states, hands, frames, mind, me):
    """The value of the position of frame 0 if all pieces still to come go to the middle of what is free."""
    s, moves = states[0], frames[0].moves
    while s.phase != TURN:
        apply(s, moves[placements(s, moves) // 2])
    known, _ = judge(s, hands[0], me, mind)
    return known


@rule
def settle(states, hands, frames, mind, me):
    """The value of the position of frame 0 if both sides place their pieces as well as they can (alpha-beta).

    Below 0 if the search had to stop before.
    """
    low, high = np.empty(PIECES + 1), np.empty(PIECES + 1)
    low[0], high[0] = 0.0, 1.0
    depth = 0
    frames[0].i, frames[0].n = 0, placements(states[0], frames[0].moves)
    while mind.nodes <= mind.pause:
        frame, is_own = frames[depth], int(states[depth].turn) == me
        if frame.i < frame.n and low[depth] < high[depth]:
            states[depth + 1] = states[depth]
            s = states[depth + 1]
            apply(s, frame.moves[frame.i])
            frame.i += 1
            if s.phase != TURN:
                depth += 1
                low[depth], high[depth] = low[depth - 1], high[depth - 1]
                frames[depth].i, frames[depth].n = 0, placements(s, frames[depth].moves)
                continue
            value, _ = judge(s, hands[0], me, mind)
        else:
            value = low[depth] if is_own else high[depth]
            if depth == 0:
                return value
            depth -= 1
            is_own = int(states[depth].turn) == me
        if is_own:
            low[depth] = max(low[depth], value)
        else:
            high[depth] = min(high[depth], value)
    return -1.0
