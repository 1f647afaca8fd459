"""§4 Every capture of the side to move, found from the men that would close the lines.

Quicker than to try every move: most men touch no enemy. A test compares it with the rules.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import EMPTY
from ludoteca.games.latrunculi.rules.verbs import DIRECTIONS, ROOK_STEPS


@rule
def captures(s, f):
    """Lists the captures in the frame, with how many men each takes; returns their number."""
    board, me, enemy = s.board, s.turn, 1 - s.turn
    n = 0
    for half in range(2):
        left = s.where[me, half]
        while left != 0:
            captor = lowest(left) + 60 * half
            left = without_lowest(left)
            touching = np.uint64(s.beside[enemy, captor] & s.capture_directions)
            while touching != 0:
                step = DIRECTIONS[lowest(touching)]
                touching = without_lowest(touching)
                to = captor + step
                length = 0
                while board[to] == enemy:
                    to += step
                    length += 1
                if board[to] == EMPTY and length <= s.longest_line:
                    n = arrivals(s, f, to, length, n)
    return corner_captures(s, f, n) if s.corner_captors > 0 else n


@rule
def arrivals(s, f, to, gain, n):
    """Adds the moves that arrive on this square, where they take so many men."""
    board, me = s.board, s.turn
    is_plain = not s.suicide_line and not s.captures_heal
    if is_plain and verbs.is_between_enemies(s.beside[1 - me, to], s.suicide_axes):
        return n
    for step in ROOK_STEPS:
        start = to + step
        while board[start] == EMPTY:
            start += step
        if board[start] == me and (is_plain or not verbs.is_suicide(s, start, to)):
            n = add(f, verbs.move(start, to), gain, n)
    return n


@rule
def add(f, move, gain, n):
    """Adds a capture, or what it takes besides."""
    for i in range(n):
        if f.moves[i] == move:
            f.scores[i] += gain
            return n
    f.moves[n] = move
    f.scores[n] = gain
    return n + 1


@rule
def corner_captures(s, f, n):
    """§4, A7 Adds the captures of a lone man in a corner."""
    board, me = s.board, s.turn
    for north in range(2):
        for east in range(2):
            corner = verbs.corner_at(s, north, east)
            if board[corner] != 1 - me:
                continue
            beside = verbs.beside_corner(corner, north, east)
            for i in range(s.corner_captors):
                to = beside[i]
                if board[to] != EMPTY:
                    continue
                for step in ROOK_STEPS:
                    start = to + step
                    while board[start] == EMPTY:
                        start += step
                    if (
                        board[start] == me
                        and verbs.corner_beside(s, start, to) == corner
                        and not verbs.is_suicide(s, start, to)
                    ):
                        n = add(f, verbs.move(start, to), 1, n)
    return n


@rule
def threats(s, f):
    """The squares on which the side that is not to move could capture now, and the most men it could take.

    The frame's list is scratch space.
    """
    s.turn = 1 - s.turn
    n = captures(s, f)
    s.turn = 1 - s.turn
    squares, most = 0, 0
    for i in range(n):
        most = max(most, f.scores[i])
        is_new = True
        for j in range(i):
            is_new = is_new and verbs.end_of(f.moves[j]) != verbs.end_of(f.moves[i])
        squares += is_new
    return squares, most
