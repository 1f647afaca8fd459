"""§4 Every capture of a side, found from the squares on which a man would close a line.

A template for `core.bind`, like position.py. Quicker than to try every move: most squares close nothing.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import bind, rule
from ludoteca.games.latrunculi.machine import position as position_template
from ludoteca.games.latrunculi.machine.position import ROOK
from ludoteca.games.latrunculi.rules.verbs import move

board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs
position: Any = position_template if board is None else bind(position_template.__name__, board)

DIAGONALS = 0b11001100  # of DIRECTIONS, a bit each


@rule
def list_captures(s, p, f):
    """Lists the captures of the side to move in the frame, with how many men each takes; returns their number."""
    mine, foes, free = board.read(p.men, p.turn), board.read(p.men, 1 - p.turn), position.empty(s, p.men)
    ends = closing(s, mine, foes, free)
    n = 0
    while board.is_any(ends):
        to = board.first(ends)
        ends = board.rest(ends)
        for d in ROOK:
            start = arrival(s, mine, foes, free, to, d)
            if start >= 0:
                gain = gained(s, mine, foes, start, to)
                if gain > 0:
                    f.moves[n], f.scores[n] = move(start, to), gain
                    n += 1
    return n


@rule
def threats(s, p):
    """The squares on which the side that is not to move could capture now, and the most men it could take."""
    mine, foes, free = board.read(p.men, 1 - p.turn), board.read(p.men, p.turn), position.empty(s, p.men)
    ends = closing(s, mine, foes, free)
    squares, most = 0, 0
    while board.is_any(ends):
        to = board.first(ends)
        ends = board.rest(ends)
        here = 0
        if position.is_plain(s):
            here = board.count(position.captured(s, mine, foes, to))
        else:
            for d in ROOK:
                start = arrival(s, mine, foes, free, to, d)
                if start >= 0:
                    here = max(here, gained(s, mine, foes, start, to))
        most = max(most, here)
        squares += here > 0
    return squares, most


@rule
def closing(s, mine, foes, free):
    """The squares on which a man of `mine` would capture somebody, as far as one of them can go there."""
    if not board.meet(board.around(mine), foes):
        return board.none()
    ends = board.behind(mine, foes)
    if s.capture_directions & DIAGONALS:
        ends = board.either(ends, board.behind_across(mine, foes))
    if s.longest_line > 1 and board.meet(ends, foes):
        ends = board.either(ends, closing_longer(s, mine, foes))
    if s.corner_captors > 0 and board.meet(board.corners(s.ranks), foes):
        ends = board.either(ends, closing_corners(s, mine, foes))
    ends = board.both(ends, free)
    if board.is_any(ends):
        ends = board.both(ends, board.both(position.open_to(s, free, foes), board.slid(mine, free)))
    return ends


@rule
def closing_longer(s, mine, foes):
    """The squares behind lines of two foes and more."""
    ends = board.none()
    for d in range(8):
        line = board.both(board.moved(mine, d), foes)
        while s.capture_directions >> d & 1 and board.is_any(line):
            line = board.moved(line, d)
            ends = board.either(ends, line)
            line = board.both(line, foes)
    return ends


@rule
def closing_corners(s, mine, foes):
    """§4, A7 The squares beside corners on which only one more man is missing."""
    ends = board.none()
    for i in range(4):
        if board.meet(board.corner(s.ranks, i), foes):
            missing = board.without(board.captors(s.ranks, i, s.corner_captors), mine)
            if board.is_any(missing) and not board.is_any(board.rest(missing)):
                ends = board.either(ends, missing)
    return ends


@rule
def arrival(s, mine, foes, free, to, direction):
    """The square of the man that could come to this one from a direction, or -1."""
    path = board.moved(board.alone(to), direction)
    while board.meet(path, free):
        path = board.moved(path, direction)
    if not board.meet(path, mine):
        return -1
    start = board.first(path)
    return -1 if not position.is_plain(s) and position.is_suicide(s, mine, foes, start, to) else start


@rule
def gained(s, mine, foes, start, to):
    """How many men a move would take."""
    return board.count(position.captured(s, board.without(mine, board.alone(start)), foes, to))
