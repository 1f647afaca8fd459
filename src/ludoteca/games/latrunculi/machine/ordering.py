"""In which order moves are tried: the better the first one, the less of the others must be searched.

First the move that was best here before, then captures, then all others; each kind is listed when it is needed. A
template for `core.bind`, like position.py.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import bind, rule
from ludoteca.games.latrunculi.machine import captures as captures_template
from ludoteca.games.latrunculi.machine import position as position_template
from ludoteca.games.latrunculi.machine.geometry import DISTANCES
from ludoteca.games.latrunculi.machine.mind import MOVES
from ludoteca.games.latrunculi.machine.position import ROOK
from ludoteca.games.latrunculi.rules.verbs import MAX_MOVES, end_of, move, start_of

board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs
position: Any = position_template if board is None else bind(position_template.__name__, board)
captures: Any = captures_template if board is None else bind(captures_template.__name__, board)

NOTHING, HINT, CAPTURES, KILLERS, ALL = 0, 1, 2, 3, 4  # what a frame has listed so far
HISTORY_LIMIT = 1 << 14
TRIED = -1  # the score of a move that has had its turn


@rule
def list_more(s, mind, p, f):
    """List the next kind of moves; False if there are no more kinds."""
    if f.listed == ALL:
        return False
    f.listed += 1
    if f.listed == HINT:
        n = 0
        if f.hint != 0:
            f.moves[0], f.scores[0], n = f.hint, 1, 1
    elif f.listed == CAPTURES:
        n = captures.list_captures(s, p, f)
    elif f.listed == KILLERS:
        n = list_killers(s, p, f)
    else:
        n = list_quiet(s, mind, p, f)
    f.count = f.left = n
    for i in range(n):
        f.scores[i] = f.scores[i] * MAX_MOVES + i  # so that the best score tells its move
    return True


@rule
def pick(f):
    """The index of the best move that is left; it is not left any more."""
    best = f.scores[0]
    for i in range(1, f.count):
        if f.scores[i] > best:
            best = f.scores[i]
    i = best % MAX_MOVES
    f.scores[i] = TRIED
    f.left -= 1
    return i


@rule
def list_killers(s, p, f):
    """The killers that can be played here and capture nothing."""
    n = 0
    for i in range(2):
        made = f.killers[i]
        if made != 0 and (i == 0 or made != f.killers[0]) and is_quiet(s, p, made):
            f.moves[n], f.scores[n] = made, 2 - i
            n += 1
    return n


@rule
def is_quiet(s, p, made):
    """Whether a move is legal here and captures nothing."""
    mine, foes, free = board.read(p.men, p.turn), board.read(p.men, 1 - p.turn), position.empty(s, p.men)
    start, to = start_of(made), end_of(made)
    if not board.meet(mine, board.alone(start)) or not board.meet(free, board.alone(to)):
        return False
    along = to % 8 - start % 8
    d = (0 if along > 0 else 4) if along != 0 else 1 if to > start else 5
    path = board.moved(board.alone(start), d)
    while board.meet(path, free) and not board.meet(path, board.alone(to)):
        path = board.moved(path, d)
    if not board.meet(path, board.alone(to)) or position.is_suicide(s, mine, foes, start, to):
        return False
    return captures.gained(s, mine, foes, start, to) == 0


@rule
def list_quiet(s, mind, p, f):
    """The moves that capture nothing, with their scores."""
    turn, is_plain = p.turn, position.is_plain(s)
    mine, foes, free = board.read(p.men, turn), board.read(p.men, 1 - turn), position.empty(s, p.men)
    allowed = position.open_to(s, free, foes)
    taking = captures.closing(s, mine, foes, free)
    if is_plain:
        allowed = board.without(allowed, taking)
    n = 0
    for d in ROOK:
        reached, back = board.both(board.moved(mine, d), free), DISTANCES[d]
        while board.is_any(reached):
            ends = board.both(reached, allowed)
            while board.is_any(ends):
                to = board.first(ends)
                ends = board.rest(ends)
                start = to - back
                if is_plain or (
                    not position.is_suicide(s, mine, foes, start, to)
                    and (not board.meet(board.alone(to), taking) or captures.gained(s, mine, foes, start, to) == 0)
                ):
                    made = move(start, to)
                    f.moves[n], f.scores[n] = made, mind.history[turn, made]
                    n += 1
            reached = board.both(board.moved(reached, d), free)
            back += DISTANCES[d]
    return n


@rule
def bring_forward(f, i):
    """Put the best of the moves from i on at i: at the root, where scores are kept."""
    best, best_score = i, f.scores[i]
    for j in range(i + 1, f.count):
        if f.scores[j] > best_score:
            best, best_score = j, f.scores[j]
    made = f.moves[best]
    f.moves[best], f.scores[best] = f.moves[i], f.scores[i]
    f.moves[i], f.scores[i] = made, best_score


@rule
def remember_answer(mind, p, f):
    """A quiet move was too good for the other side: it is tried early beside here."""
    made = f.move
    if f.killers[0] != made:
        f.killers[1] = f.killers[0]
        f.killers[0] = made
    turn = p.turn
    mind.history[turn, made] += f.depth * f.depth
    if mind.history[turn, made] > HISTORY_LIMIT:
        for i in range(MOVES):
            mind.history[turn, i] //= 2
