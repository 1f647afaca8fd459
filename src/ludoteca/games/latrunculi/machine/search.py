"""Alpha-beta search of the moves ahead.

It keeps its own stack (`frames`) instead of calling itself, so that it can stop after any node and go on later: a
search is done in slices, and answers at once when it is told to.

For each ply the search enters a position (which may settle its value), tries its moves one after the other, and
leaves it with a value. All but the first move are first searched with an empty window and, if they come late in the
order, less deeply; only those that turn out better than expected are searched again in full.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.captures import captures, threats
from ludoteca.games.latrunculi.machine.evaluation import before_stall, evaluate, in_danger, material
from ludoteca.games.latrunculi.machine.mind import ENDLESS, MAX_PLY, WIN, WON
from ludoteca.games.latrunculi.machine.ordering import CAPTURE, SORTED, bring_forward, list_moves, remember_answer
from ludoteca.games.latrunculi.machine.table import EXACT, LOWER, UPPER, bucket, find, store, value_at
from ludoteca.games.latrunculi.machine.turns import make, skip, unmake, unskip
from ludoteca.games.latrunculi.rules.board import NEVER, PLY_CAP

ENTER, TRY, LEAVE, DONE = 0, 1, 2, 3  # steps
FULL, SCOUT, REDUCED, PASS = 0, 1, 2, 3  # stages of one move
UNSETTLED = 1 << 20  # no value yet

TABLED = 2  # the least depth of what is kept in the table
HOPE = 90  # how much a quiet move is thought to gain at most, for each ply left
REPEATED = 400  # a repetition that the judge would decide by the men
EXTENSIONS = 2  # plies added at most, to see how a threat is met
LAZY = 150  # the shape of a position is worth no more than this
A_MAN = 130  # what a capture is thought to gain at most, for each man


@rule
def think(s, mind, frames, entries, nodes):
    """Search on for at most so many nodes; returns whether this iteration is done."""
    stop = mind.nodes + nodes
    ply, step, value = mind.ply, mind.step, mind.value
    while step != DONE:
        f = frames[ply]
        if step == ENTER:
            if mind.nodes >= stop:
                break
            value = enter(s, mind, frames, entries, ply)
            step = TRY if value == UNSETTLED else LEAVE
        elif step == TRY:
            if go_deeper(s, mind, frames, ply):
                ply += 1
                step = ENTER
            else:
                value = f.best
                if f.depth >= TABLED and ply > 0:
                    bound = LOWER if value >= f.beta else EXACT if value > f.floor else UPPER
                    store(entries, s, bucket(entries, s), ply, f.depth, value, bound, f.best_move)
                step = LEAVE
        elif ply == 0:
            step = DONE
        else:
            ply -= 1
            step = ENTER if take_value(s, mind, frames, ply, -value) else TRY
            if step == ENTER:
                ply += 1
    mind.ply, mind.step, mind.value = ply, step, value
    return step == DONE


@rule
def enter(s, mind, frames, entries, ply):
    """The value of the position if it can be told at once; else UNSETTLED, and its moves are listed."""
    f = frames[ply]
    mind.nodes += 1
    f.next, f.tried, f.best_move, f.floor, f.best = 0, 0, 0, f.alpha, -ENDLESS
    if ply == 0:
        return UNSETTLED
    if s.reason != NEVER:
        return end_value(s, mind, ply)
    if f.occurrences > 1:
        return repetition_value(s, mind)
    if f.depth <= 0:
        value = enter_quiet(s, mind, f, ply)
        if f.depth <= 0:
            return value
    hint = 0
    if f.depth >= TABLED:
        i = find(entries, s, bucket(entries, s))
        if i >= 0:
            e = entries[i]
            hint = e.move
            value = value_at(np.int64(e.value), ply)
            is_enough = e.bound == EXACT or (value >= f.beta if e.bound == LOWER else value <= f.alpha)
            if e.depth >= f.depth and is_enough:
                return value
    f.static = evaluate(s, mind)
    if ply >= MAX_PLY or is_settled(s, f, frames[ply + 1]):
        return f.static
    if f.depth == 1 and f.static + HOPE <= f.alpha:  # only captures can help
        f.depth, f.extended = 0, EXTENSIONS
        return enter_quiet(s, mind, f, ply)
    if can_skip(s, frames, ply):
        f.next = -1
    f.count = list_moves(s, mind, f, frames[ply + 1], hint)
    if f.count == 0:  # only after a pass: otherwise the game would be over
        return -WIN + ply
    return UNSETTLED


@rule
def enter_quiet(s, mind, f, ply):
    """Beyond the depth only captures are followed, and nobody is obliged to capture.

    But where the other side threatens to capture, the first such position is searched one ply deeper, to see how the
    threat is met: blocked, fled from or answered. Then the depth becomes 1.
    """
    men = before_stall(s, mind, material(s, mind))
    most_shape = LAZY + mind.noise
    if men - most_shape >= f.beta:
        return men - most_shape
    f.best = men + most_shape
    if f.best > f.alpha:
        f.best = evaluate(s, mind)
    if f.best > f.alpha and mind.foresight > 0:
        squares, most = threats(s, f)
        if squares > 0 and f.depth == 0 and f.extended < EXTENSIONS and mind.foresight > 1 and ply < MAX_PLY:
            f.depth, f.best = 1, -ENDLESS
            f.extended += 1
            return UNSETTLED
        f.best -= in_danger(s, mind, squares, most)
    if f.best >= f.beta or f.depth <= -mind.foresight or ply >= MAX_PLY:
        return f.best
    f.static = f.best
    f.alpha = max(f.alpha, f.best)
    f.count = promising(s, f, captures(s, f))
    return UNSETTLED if f.count > 0 else f.best


@rule
def promising(s, f, n):
    """Keep the captures that can reach the window, and those that win; returns their number."""
    kept = 0
    for i in range(n):
        if f.static + (f.scores[i] + 1) * A_MAN > f.alpha or s.men[1 - s.turn] - f.scores[i] <= 1:
            f.moves[kept], f.scores[kept] = f.moves[i], f.scores[i]
            kept += 1
    return kept


@rule
def is_settled(s, f, scratch):
    """Whether the side to move stands so well close to the horizon, and in no danger, that nothing will change it."""
    if f.depth > 2 or f.static - HOPE * f.depth < f.beta or f.beta < -WON:
        return False
    return threats(s, scratch)[0] == 0


@rule
def can_skip(s, frames, ply):
    """Whether a pass is tried first."""
    f = frames[ply]
    return (
        f.depth >= 3
        and f.static >= f.beta
        and frames[ply - 1].move != 0
        and abs(f.beta) < WON
        and s.plies + 2 < PLY_CAP
        and s.men[s.turn] > 2
    )


@rule
def go_deeper(s, mind, frames, ply):
    """Make the next move worth trying and set up the frame after it; False if none is left."""
    f, child = frames[ply], frames[ply + 1]
    if f.tried > 0 and f.best >= f.beta:
        return False
    child.extended = f.extended
    if f.next < 0:
        f.next = 0
        f.stage = PASS
        skip(s, f)
        child.occurrences = 1
        open_window(child, f.depth - 3, f.beta - 1, f.beta)
        return True
    while f.next < f.count:
        i = f.next
        if i < SORTED or ply == 0:
            bring_forward(f, i)
        f.next += 1
        is_quiet = f.depth > 0 and f.scores[i] < CAPTURE
        if ply > 0 and is_quiet and f.tried > 0 and is_hopeless(f):
            f.best = max(f.best, f.static + HOPE * f.depth)
            continue
        if ply > 0 and is_quiet and is_broad_enough(s, mind, f, child):
            return False
        f.stage = FULL
        depth = f.depth - 1
        if f.depth > 0 and f.tried > 0:
            f.stage = SCOUT
            if is_quiet and f.depth >= 3 and f.tried >= 4 and ply > 0:
                f.stage = REDUCED
                depth -= 1 + (f.tried >= 16 and f.depth >= 5)
        child.occurrences = make(s, f, f.moves[i])
        open_window(child, depth, f.alpha, f.beta if f.stage == FULL else f.alpha + 1)
        return True
    return False


@rule
def is_hopeless(f):
    """Whether a quiet move can hardly reach the window so close to the horizon."""
    if f.depth > 2 or f.best < -WON:
        return False
    return f.static + HOPE * f.depth <= f.alpha


@rule
def is_broad_enough(s, mind, f, scratch):
    """Whether enough quiet moves were tried close to the horizon, where no threat has to be met."""
    if f.tried == 0 or f.tried != (f.depth + 1) * mind.breadth or f.depth > 2 or f.best < -WON:
        return False
    return threats(s, scratch)[0] == 0


@rule
def open_window(child, depth, low, high):
    child.alpha, child.beta, child.depth = -high, -low, depth


@rule
def take_value(s, mind, frames, ply, value):
    """Judge the move under search by the value that came back; True if it must be searched again in full."""
    f, child = frames[ply], frames[ply + 1]
    if f.stage == PASS:
        unskip(s)
        if value >= f.beta:
            f.best, f.tried = min(value, WON), 1
        return False
    if f.stage == REDUCED and value > f.alpha:
        f.stage = SCOUT
        child.extended = f.extended
        open_window(child, f.depth - 1, f.alpha, f.alpha + 1)
        return True
    if f.stage == SCOUT and f.alpha < value < f.beta:
        f.stage = FULL
        child.extended = f.extended
        open_window(child, f.depth - 1, f.alpha, f.beta)
        return True
    unmake(s, f)
    f.tried += 1
    if ply == 0:
        f.scores[f.next - 1] = value if value > f.alpha or f.tried == 1 else min(value, f.alpha) - 1
    if value > f.best:
        f.best, f.best_move = value, f.move
        if ply == 0:
            mind.best_move = f.move
        f.alpha = max(f.alpha, value - mind.margin if ply == 0 else value)
        if value >= f.beta and f.depth > 0 and f.n_captured == 0:
            remember_answer(s, mind, f)
    return False


@rule
def end_value(s, mind, ply):
    """§5, §6 The value of a game that is over, for the side that would be to move."""
    if s.winner < 0:
        return null_value(s, mind)
    return WIN - ply if s.winner == s.turn else ply - WIN


@rule
def null_value(s, mind):
    """Even, but the searching side would rather win."""
    return -mind.contempt if s.turn == mind.side else mind.contempt


@rule
def repetition_value(s, mind):
    """§6, A16 What the judge would say if it went on like this."""
    ahead = s.men[s.turn] - s.men[1 - s.turn]
    if s.stall_verdict == 0 and ahead != 0:
        return REPEATED if ahead > 0 else -REPEATED
    return null_value(s, mind)
