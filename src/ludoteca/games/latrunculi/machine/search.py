"""Alpha-beta search of the moves ahead.

It keeps its own stack (`frames`) instead of calling itself, so that it can stop after any node and go on later: a
search is done in slices, and answers at once when it is told to.

For each ply the search enters a position (which may settle its value), tries its moves one after the other, and
leaves it with a value. All but the first move are first searched with an empty window and, if they come late in the
order, less deeply; only those that turn out better than expected are searched again in full.

A node is a position entered by a move (or a pass), beyond the depth too; one that is searched again counts again.

A template for `core.bind`, like position.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import bind, rule
from ludoteca.games.latrunculi.machine import captures as captures_template
from ludoteca.games.latrunculi.machine import evaluation as evaluation_template
from ludoteca.games.latrunculi.machine import ordering as ordering_template
from ludoteca.games.latrunculi.machine import position as position_template
from ludoteca.games.latrunculi.machine import table as table_template
from ludoteca.games.latrunculi.machine.mind import ENDLESS, MAX_PLY, WIN, WON
from ludoteca.games.latrunculi.machine.ordering import ALL, HINT, KILLERS, NOTHING
from ludoteca.games.latrunculi.machine.table import EXACT, LOWER
from ludoteca.games.latrunculi.rules.board import BLOCK, NEVER, PLY_CAP, REDUCTION, STALL_MATERIAL
from ludoteca.games.latrunculi.rules.verbs import MAX_MOVES


def _bound(template: Any) -> Any:
    return template if board is None else bind(template.__name__, board)


board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs
captures = _bound(captures_template)
evaluation = _bound(evaluation_template)
ordering = _bound(ordering_template)
position = _bound(position_template)
table = _bound(table_template)

ENTER, TRY, LEAVE, DONE = 0, 1, 2, 3  # steps
FULL, SCOUT, REDUCED, PASS = 0, 1, 2, 3  # stages of one move
UNSETTLED = 1 << 20  # no value yet

TABLED = 2  # the least depth of what is kept in the table
REPEATED = 400  # a repetition that the judge would decide by the men
EXTENSIONS = 2  # plies added at most, to see how a threat is met
A_MAN = 130  # what a capture is thought to gain at most, for each man


@rule
def think(s, mind, net, places, frames, entries, nodes):
    """Search on for at most so many nodes; returns whether this iteration is done.

    The arrays stay here: passing one on costs more than passing on the record that is needed.
    """
    stop = mind.nodes + nodes
    ply, step, value = mind.ply, mind.step, mind.value
    while step != DONE:
        p, f = places[mind.past + ply], frames[ply]
        if step == ENTER:
            if mind.nodes >= stop:
                break
            value = UNSETTLED
            occurrences = position.occurrences(mind, places, mind.past + ply)
            if enter(s, mind, net, p, f, ply, occurrences):
                known = table.find(entries, s, p) if f.depth >= TABLED and ply > 0 else -1
                if known < 0 or not is_known(entries[known], f, ply):
                    prepare(s, mind, net, p, f, ply)
            value = f.value
            step = TRY if value == UNSETTLED else LEAVE
        elif step == TRY:
            if go_deeper(s, mind, p, places[mind.past + ply + 1], f, frames[ply + 1], ply):
                ply += 1
                step = ENTER
            else:
                value = f.best if f.best > -ENDLESS else ply - WIN  # no move at all, which happens only after a pass
                if f.depth >= TABLED and ply > 0:
                    table.store(entries, s, p, ply, f, value)
                step = LEAVE
        elif ply == 0:
            step = DONE
        else:
            ply -= 1
            p, q = places[mind.past + ply], places[mind.past + ply + 1]
            step = TRY
            if take_value(mind, p, q, frames[ply], frames[ply + 1], ply, -value):
                ply += 1
                step = ENTER
    mind.ply, mind.step, mind.value = ply, step, value
    return step == DONE


@rule
def enter(s, mind, net, p, f, ply, occurrences):
    """Begin with a position. False if its value is settled by the end of the game or beyond the depth."""
    mind.nodes += 1
    f.next, f.tried, f.best_move, f.floor, f.best, f.value = 0, 0, 0, f.alpha, -ENDLESS, UNSETTLED
    if ply == 0:
        return False
    f.static, f.threats, f.hint, f.left, f.listed = UNSETTLED, -1, 0, 0, NOTHING
    if f.is_after_pass == 0:
        reason = position.ending(s, p, occurrences)
        if reason != NEVER:
            f.value = end_value(mind, p, reason, ply)
            return False
        if occurrences > 1:
            f.value = repetition_value(s, mind, p)
            return False
    if f.depth <= 0:
        enter_quiet(s, mind, net, p, f, ply)
    return f.depth > 0


@rule
def is_known(e, f, ply):
    """Whether what the table knows of a position settles its value; if not, it gives a hint."""
    f.hint = e.move
    value = table.value_at(np.int64(e.value), ply)
    if e.depth < f.depth or (e.bound != EXACT and (value < f.beta if e.bound == LOWER else value > f.alpha)):
        return False
    f.value = value
    return True


@rule
def prepare(s, mind, net, p, f, ply):
    """Make ready for the moves, unless the evaluation settles the value."""
    judge(s, mind, net, p, f)
    if ply >= MAX_PLY or is_settled(s, mind, p, f):
        f.value = f.static
    elif f.depth == 1 and f.static + mind.hope <= f.alpha:  # only captures can help
        f.depth, f.extended = 0, EXTENSIONS
        enter_quiet(s, mind, net, p, f, ply)
    elif can_skip(p, f):
        f.next = -1


@rule
def judge(s, mind, net, p, f):
    """The evaluation of the position, once for each node."""
    if f.static == UNSETTLED:
        f.static = evaluation.evaluate(s, mind, net, p)
    return f.static


@rule
def is_threatened(s, p, f):
    """Whether the other side threatens to capture; looked for once for each node."""
    if f.threats < 0:
        f.threats, f.threatened = captures.threats(s, p)
    return f.threats > 0


@rule
def enter_quiet(s, mind, net, p, f, ply):
    """Beyond the depth only captures are followed, and nobody is obliged to capture.

    But where the other side threatens to capture, the first such position is searched one ply deeper, to see how the
    threat is met: blocked, fled from or answered. Then the depth becomes 1.
    """
    rough = evaluation.at_a_glance(s, mind, net, p)
    margin = mind.lazy + mind.noise
    f.value = rough - margin
    if f.value >= f.beta:
        return
    f.best = rough + margin
    if f.best > f.alpha:
        f.best = judge(s, mind, net, p, f)
    if f.best > f.alpha and mind.foresight > 0 and is_threatened(s, p, f):
        if f.depth == 0 and f.extended < EXTENSIONS and mind.foresight > 1 and ply < MAX_PLY:
            f.depth, f.best, f.value = 1, -ENDLESS, UNSETTLED
            f.extended += 1
            return
        f.best -= evaluation.in_danger(mind, p, f.threats, f.threatened)
    f.value = f.best
    if f.best >= f.beta or f.depth <= -mind.foresight or ply >= MAX_PLY:
        return
    f.alpha = max(f.alpha, f.best)
    f.listed = ALL
    f.count = f.left = promising(p, f, captures.list_captures(s, p, f))
    if f.count > 0:
        f.value = UNSETTLED


@rule
def promising(p, f, n):
    """Keep the captures that can reach the window, and those that win; returns their number."""
    men = board.count(board.read(p.men, 1 - p.turn))
    kept = 0
    for i in range(n):
        if f.best + (f.scores[i] + 1) * A_MAN > f.alpha or men - f.scores[i] <= 1:
            f.moves[kept], f.scores[kept] = f.moves[i], f.scores[i] * MAX_MOVES + kept
            kept += 1
    return kept


@rule
def is_settled(s, mind, p, f):
    """Whether the side to move stands so well close to the horizon, and in no danger, that nothing will change it."""
    if f.depth > 2 or f.static - mind.hope * f.depth < f.beta or f.beta < -WON:
        return False
    return not is_threatened(s, p, f)


@rule
def can_skip(p, f):
    """Whether a pass is tried first."""
    return (
        f.depth >= 3
        and f.static >= f.beta
        and f.is_after_pass == 0
        and abs(f.beta) < WON
        and p.plies + 2 < PLY_CAP
        and board.count(board.read(p.men, p.turn)) > 2
    )


@rule
def go_deeper(s, mind, p, q, f, child, ply):
    """Make the next move worth trying and set up the frame after it; False if none is left."""
    if f.tried > 0 and f.best >= f.beta:
        return False
    child.extended, child.is_after_pass = f.extended, 0
    if f.next < 0:
        f.next, f.move, child.is_after_pass = 0, 0, 1
        f.stage = PASS
        position.skip(p, q)
        open_window(child, f.depth - 3, f.beta - 1, f.beta)
        return True
    f.move = next_move(s, mind, p, f, ply)
    if f.move == 0:
        return False
    f.stage = FULL
    depth = f.depth - 1
    if f.depth > 0 and f.tried > 0:
        f.stage = SCOUT
        if f.listed >= KILLERS and f.depth >= 3 and f.tried >= 4 and ply > 0:
            f.stage = REDUCED
            depth -= 1 + (f.tried >= 16 and f.depth >= 5)
    position.make(s, mind, p, q, f.move)
    open_window(child, depth, f.alpha, f.beta if f.stage == FULL else f.alpha + 1)
    return True


@rule
def next_move(s, mind, p, f, ply):
    """The next move worth trying, or 0."""
    if ply == 0:
        if f.next == f.count:
            return 0
        ordering.bring_forward(f, f.next)
        f.next += 1
        return f.moves[f.next - 1]
    while f.left > 0 or ordering.list_more(s, mind, p, f):
        if f.left == 0:  # none of this kind
            continue
        if f.depth > 0 and f.listed >= KILLERS and f.tried > 0:
            if is_hopeless(mind, f):
                f.best = max(f.best, f.static + mind.hope * f.depth)
                return 0
            if f.listed == ALL and is_broad_enough(s, mind, p, f):
                return 0
        move = f.moves[ordering.pick(f)]
        was_tried = move == f.hint and f.listed > HINT
        if f.listed == ALL and f.depth > 0:
            was_tried = was_tried or move == f.killers[0] or move == f.killers[1]
        if not was_tried:
            return move
    return 0


@rule
def is_hopeless(mind, f):
    """Whether a quiet move can hardly reach the window so close to the horizon."""
    if f.depth > 2 or f.best < -WON:
        return False
    return f.static + mind.hope * f.depth <= f.alpha


@rule
def is_broad_enough(s, mind, p, f):
    """Whether enough quiet moves were tried close to the horizon, where no threat has to be met."""
    if f.count - f.left < (f.depth + 1) * mind.breadth or f.depth > 2 or f.best < -WON:
        return False
    return not is_threatened(s, p, f)


@rule
def open_window(child, depth, low, high):
    child.alpha, child.beta, child.depth = -high, -low, depth


@rule
def take_value(mind, p, q, f, child, ply, value):
    """Judge the move under search by the value that came back; True if it must be searched again in full."""
    if f.stage == PASS:
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
    f.tried += 1
    if ply == 0:
        f.scores[f.next - 1] = value if value > f.alpha or f.tried == 1 else min(value, f.alpha) - 1
    if value > f.best:
        f.best, f.best_move = value, f.move
        if ply == 0:
            mind.best_move = f.move
        f.alpha = max(f.alpha, value - mind.margin if ply == 0 else value)
        if value >= f.beta and f.depth > 0 and q.quiet > 0:
            ordering.remember_answer(mind, p, f)
    return False


@rule
def end_value(mind, p, reason, ply):
    """§5, §6 The value of a game that is over, for the side that would be to move."""
    if reason in (REDUCTION, BLOCK):
        return ply - WIN
    if reason == STALL_MATERIAL:
        return WIN - ply if position.lead(p) > 0 else ply - WIN
    return null_value(mind, p)


@rule
def null_value(mind, p):
    """Even, but the searching side would rather win."""
    return -mind.contempt if p.turn == mind.side else mind.contempt


@rule
def repetition_value(s, mind, p):
    """§6, A16 What the judge would say if it went on like this."""
    ahead = position.lead(p)
    if s.stall_verdict == 0 and ahead != 0:
        return REPEATED if ahead > 0 else -REPEATED
    return null_value(mind, p)
