"""A position as the search keeps it: each side's men as a set of squares, so that most questions are a few words' work.

A template for `core.bind`: executed for short_board and for long_board, which say what a set of squares is. The rules
remain what they are in rules/verbs.py; tests compare every verb here with them, under all options.

`s` is the rules' record, of which only the options are read. `places` are the positions one after the other: those of
the game since the last capture, then those of the line under search. A move makes the next place from the one before,
and nothing has to be taken back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.geometry import DIRECTION_TO, DISTANCES, KEYS, TURN_KEY
from ludoteca.games.latrunculi.machine.lines import ADDS, BASES, N_LINES
from ludoteca.games.latrunculi.rules.board import (
    BLOCK,
    BLOCK_DRAW,
    NEVER,
    PLY_CAP,
    REDUCTION,
    STALL_DRAW,
    STALL_MATERIAL,
    STALL_NULL,
)
from ludoteca.games.latrunculi.rules.verbs import end_of, start_of

board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs

ROOK = (0, 1, 4, 5)  # of DIRECTIONS


# -- what the game was so far ------------------------------------------------------------------------------


@rule
def load(s, mind, places):
    """Keep the game's positions since the last capture; returns the index of the one on the table."""
    last = min(s.n_seen, s.quiet)
    for i in range(last + 1):
        ago = last - i
        p = places[i]
        p.turn = s.turn if ago % 2 == 0 else 1 - s.turn
        p.quiet, p.plies = s.quiet - ago, s.plies - ago
        spread(p, mind, s.seen[s.n_seen - ago, 0], s.seen[s.n_seen - ago, 1])
        mind.keys[i] = p.key
    return last


@rule
def spread(p, mind, low, high):
    """Put up the men of one of the rules' keys: two numbers to the base 3, of 40 squares each."""
    p.key = TURN_KEY if p.turn == 1 else np.uint64(0)
    p.worth[:] = 0
    for i in range(N_LINES):
        p.lines[i] = BASES[i]
    for side in range(2):
        board.write(p.men, side, board.none())
    for half in range(2):
        left = low if half == 0 else high
        square = 40 * half
        while left != 0:
            digit = np.int64(left % np.uint64(3))
            left = left // np.uint64(3)
            if digit > 0:
                side = digit - 1
                board.write(p.men, side, board.either(board.read(p.men, side), board.alone(square)))
                p.key ^= KEYS[side, square]
                for i in range(N_LINES):
                    p.lines[i] += ADDS[side, square, i]
                p.worth[side] += mind.places[side ^ mind.side, square]
            square += 1


# -- making moves ------------------------------------------------------------------------------------------


@rule
def make(s, mind, p, q, move):
    """§2 steps 2 and 3: `q` becomes the place after a move from `p`."""
    me, enemy = p.turn, 1 - p.turn
    start, to = start_of(move), end_of(move)
    foes = board.read(p.men, enemy)
    left = board.without(board.read(p.men, me), board.alone(start))
    taken = captured(s, left, foes, to)
    worths = mind.places[me ^ mind.side]
    q.key = p.key ^ TURN_KEY ^ KEYS[me, start] ^ KEYS[me, to]
    q.worth[me] = p.worth[me] + worths[to] - worths[start]
    q.worth[enemy] = p.worth[enemy]
    q.turn, q.quiet, q.plies = enemy, p.quiet + 1, p.plies + 1
    if mind.learned:
        for i in range(N_LINES):
            q.lines[i] = p.lines[i] - ADDS[me, start, i] + ADDS[me, to, i]
    board.write(q.men, me, board.either(left, board.alone(to)))
    board.write(q.men, enemy, board.without(foes, taken))
    if board.is_any(taken):
        q.quiet = 0
        while board.is_any(taken):
            square = board.first(taken)
            taken = board.rest(taken)
            q.key ^= KEYS[enemy, square]
            q.worth[enemy] -= mind.places[enemy ^ mind.side, square]
            if mind.learned:
                for i in range(N_LINES):
                    q.lines[i] -= ADDS[enemy, square, i]


@rule
def skip(p, q):
    """Pass, which no rule allows: a side that stands well even so need not look further."""
    board.copy(q.men, p.men)
    q.key = p.key ^ TURN_KEY
    q.worth[0], q.worth[1] = p.worth[0], p.worth[1]
    for i in range(N_LINES):
        q.lines[i] = p.lines[i]
    q.turn, q.quiet, q.plies = 1 - p.turn, p.quiet + 1, p.plies + 1


@rule
def captured(s, left, foes, to):
    """§4 The men taken by a man that arrives on `to`; `left` are the others of its side."""
    taken = board.none()
    touched = board.both(board.beside(to), foes)
    while board.is_any(touched):
        square = board.first(touched)
        touched = board.rest(touched)
        d = DIRECTION_TO[square - to + 9]
        if s.capture_directions >> d & 1:
            end = board.beyond(to, d)
            if board.meet(end, left):
                taken = board.either(taken, board.alone(square))
            elif board.meet(end, foes):
                taken = board.either(taken, captured_line(s, left, foes, to, d))
    if s.corner_captors > 0 and board.meet(board.alone(to), board.by_corners(s.ranks)):
        taken = board.either(taken, captured_in_corners(s, left, foes, to))
    return taken


@rule
def captured_line(s, left, foes, to, direction):
    """The line of two men and more that begins beside `to`, if it is closed behind and not too long."""
    line, length = board.none(), 0
    step = board.moved(board.alone(to), direction)
    while board.meet(step, foes):
        line = board.either(line, step)
        step = board.moved(step, direction)
        length += 1
    return line if length <= s.longest_line and board.meet(step, left) else board.none()


@rule
def captured_in_corners(s, left, foes, to):
    """§4, A7 The man in a corner whose last neighbour arrives on `to`."""
    taken = board.none()
    here = board.alone(to)
    for i in range(4):
        corner, captors = board.corner(s.ranks, i), board.captors(s.ranks, i, s.corner_captors)
        others = board.without(captors, here)
        if board.meet(corner, foes) and board.meet(captors, here) and not board.is_any(board.without(others, left)):
            taken = board.either(taken, corner)
    return taken


# -- §3 where men may go -----------------------------------------------------------------------------------


@rule
def is_plain(s):
    """Whether the square alone decides if a man may stop there and what it captures, wherever it comes from."""
    return not s.suicide_line and not s.captures_heal and s.corner_captors != 3


@rule
def empty(s, men):
    """The squares without a man."""
    return board.without(board.whole(s.ranks), board.either(board.read(men, 0), board.read(men, 1)))


@rule
def open_to(s, free, foes):
    """The empty squares on which a man may stop, as far as the square alone decides it."""
    if not s.suicide_line and not s.captures_heal:
        for axis in range(s.suicide_axes):
            free = board.without(free, board.both(board.moved(foes, axis), board.moved(foes, axis + 4)))
    return free


@rule
def is_suicide(s, mine, foes, start, to):
    """§3.3, A5, A6 Whether the man would stand between two enemies."""
    left = board.without(mine, board.alone(start))
    for axis in range(s.suicide_axes):
        ahead, behind = board.moved(board.alone(to), axis), board.moved(board.alone(to), axis + 4)
        if s.suicide_line:
            while board.meet(ahead, left):
                ahead = board.moved(ahead, axis)
            while board.meet(behind, left):
                behind = board.moved(behind, axis + 4)
        if board.meet(ahead, foes) and board.meet(behind, foes):
            return not (s.captures_heal and board.is_any(captured(s, left, foes, to)))
    return False


@rule
def can_move(s, p):
    """§5 Whether the side to move has a legal move."""
    mine, foes, free = board.read(p.men, p.turn), board.read(p.men, 1 - p.turn), empty(s, p.men)
    if board.meet(board.stepped(mine), board.without(free, board.around(either_side(s, mine, foes)))):
        return True
    return can_go_somewhere(s, mine, foes, free)


@rule
def either_side(s, mine, foes):
    """Whose neighbours may be closed to a man: the enemies', and where lines count also his own side's."""
    return board.either(mine, foes) if s.suicide_line else foes


@rule
def can_go_somewhere(s, mine, foes, free):
    """Whether any man may make a move, one by one."""
    for d in ROOK:
        reached, back = board.both(board.moved(mine, d), free), DISTANCES[d]
        while board.is_any(reached):
            ends = reached
            while board.is_any(ends):
                to = board.first(ends)
                ends = board.rest(ends)
                if not is_suicide(s, mine, foes, to - back, to):
                    return True
            reached = board.both(board.moved(reached, d), free)
            back += DISTANCES[d]
    return False


# -- the end -----------------------------------------------------------------------------------------------


@rule
def occurrences(mind, places, i):
    """§6 (i) How often the position has occurred with this side to move; its key is noted for later ones."""
    key = mind.keys[i] = places[i].key
    n = 1
    for earlier in range(i - 4, max(0, i - places[i].quiet) - 1, -2):
        if mind.keys[earlier] == key and board.is_same(places[earlier].men, places[i].men):
            n += 1
    return n


@rule
def ending(s, p, occurrences):
    """§2 steps 4–6: why the game is over in a position that has occurred so often, or NEVER."""
    if board.count(board.read(p.men, p.turn)) <= 1:
        return REDUCTION
    if not can_move(s, p):
        return BLOCK_DRAW if s.no_move_draws else BLOCK
    if p.quiet < s.stall_quiet_plies and p.plies < PLY_CAP and occurrences < s.stall_repetition:
        return NEVER
    if s.stall_verdict == 2:
        return STALL_DRAW
    return STALL_NULL if s.stall_verdict == 1 or lead(p) == 0 else STALL_MATERIAL


@rule
def lead(p):
    """How many men more than the other side the side to move has."""
    return board.count(board.read(p.men, p.turn)) - board.count(board.read(p.men, 1 - p.turn))
