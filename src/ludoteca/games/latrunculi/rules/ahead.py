"""Looking one move ahead, compiled: what could be taken, where nobody may stop, what could be played after an answer.

A server asks this after every move. `s` is a copy that belongs to whoever asks: moves are made on it and taken back.
Moves are numbered here in the order of their text, so that nothing has to be sorted.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.core.scratch import scratch
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import CELLS, EMPTY, FILES, MAX_RANKS, MEN, NEVER, cell, square

_BY_NAME = sorted((cell(file, rank) for file in range(len(FILES)) for rank in range(MAX_RANKS)), key=square)
SQUARES = [square(index) for index in _BY_NAME]
PLACE = np.array([_BY_NAME.index(index) if index in _BY_NAME else 0 for index in range(CELLS)], dtype=np.int32)
TEXTS = [f"{start}-{to}" for start in SQUARES for to in SQUARES]
N_SQUARES = len(SQUARES)
MOST_ENCLOSING = 8  # men that can stand around one: two on each of four axes


@rule
def place_of(move):
    """The place of a move among all there can be, in the order of their text: an index of TEXTS."""
    return PLACE[verbs.start_of(move)] * N_SQUARES + PLACE[verbs.end_of(move)]


@rule
def take_back(s, move, quiet):
    """The reverse of `verbs.carry_out`, on a game that is not over; `quiet` is what it was before."""
    s.turn = 1 - s.turn
    for i in range(s.n_captured):
        verbs.put(s, s.captured[i], 1 - s.turn)
    s.men[1 - s.turn] += s.n_captured
    verbs.lift(s, verbs.end_of(move))
    verbs.put(s, verbs.start_of(move), s.turn)
    s.n_seen -= 1
    s.plies -= 1
    s.quiet = quiet


@rule
def list_legal(s, found):
    """§3 The legal moves as indices of TEXTS, in this order."""
    moves = scratch(verbs.MAX_MOVES, np.int32)
    n = verbs.legal_moves(s, moves)
    for i in range(n):
        found[i] = place_of(moves[i])
    found[:n].sort()
    return n


@rule
def list_next(s, found):
    """The moves that the other side could have after any move of this one, as indices of TEXTS, in this order."""
    is_found = np.zeros(N_SQUARES * N_SQUARES, np.uint8)
    mark_next(s, is_found)
    eights = is_found.view(np.uint64)  # most are empty
    n = 0
    for eight in range(len(eights)):
        if eights[eight]:
            for place in range(8 * eight, 8 * eight + 8):
                if is_found[place]:
                    found[n] = place
                    n += 1
    return n


@rule
def mark_next(s, found):
    """Mark in `found`, by their place, the moves that the other side could have after any move of this one."""
    answers, moves = scratch(verbs.MAX_MOVES, np.int32), scratch(verbs.MAX_MOVES, np.int32)
    quiet, winner = int(s.quiet), int(s.winner)
    for i in range(verbs.legal_moves(s, answers)):
        verbs.carry_out(s, answers[i])
        verbs.find_end(s)
        if s.reason == NEVER:
            for k in range(verbs.legal_moves(s, moves)):
                found[place_of(moves[k])] = 1
        verbs.end(s, NEVER, winner)
        take_back(s, answers[i], quiet)


@rule
def stall_now(s):
    """§6 How often this position has occurred; the reason and the winner, if the game stalled now."""
    reason, winner = int(s.reason), int(s.winner)
    verbs.judge(s)
    verdict = int(s.reason), int(s.winner)
    verbs.end(s, reason, winner)
    return verbs.occurrences(s), verdict[0], verdict[1]


@rule
def list_captures(s, moves, taken):
    """§4 The captures that the side to move can make, and which men each takes (0 ends the list)."""
    legal = scratch(verbs.MAX_MOVES, np.int32)
    quiet, enemy = int(s.quiet), 1 - s.turn
    n = 0
    for i in range(verbs.legal_moves(s, legal)):
        start, to = verbs.start_of(legal[i]), verbs.end_of(legal[i])
        # where no enemy stands beside the man nothing is taken
        if s.beside[enemy, to] == 0 or not verbs.is_capture(s, start, to):
            continue
        verbs.carry_out(s, legal[i])
        moves[n] = legal[i]
        taken[n, :] = 0
        for k in range(s.n_captured):
            taken[n, k] = s.captured[k]
        n += 1
        take_back(s, legal[i], quiet)
    return n


@rule
def list_banned(s, moves, between):
    """§3.3 Every move that only the suicide ban forbids, and the enemies around that square (0 ends the list)."""
    board, me = s.board, s.turn
    n = 0
    for half in range(2):
        left = s.where[me, half]
        while left != 0:
            start = lowest(left) + 60 * half
            left = without_lowest(left)
            for step in verbs.ROOK_STEPS:
                to = start + step
                while board[to] == EMPTY:
                    if verbs.is_suicide(s, start, to):
                        moves[n] = verbs.move(start, to)
                        list_closers(s, start, to, between[n])
                        n += 1
                    to += step
    return n


@rule
def list_closers(s, start, to, between):
    """§3.3 The enemies between which a man on `to` would stand, on any axis (0 ends the list)."""
    n = 0
    between[:] = 0
    for i in range(s.suicide_axes):
        ahead, behind = verbs.closers(s, start, to, verbs.AXES[i])
        if ahead != 0:
            between[n], between[n + 1] = ahead, behind
            n += 2


@rule
def look(s, moves, men):
    """What stands in the picture beside the men: `moves` and `men` are filled from row 0 on with what is banned, then
    with what the side to move can capture, then with what the other side could, were it to move now."""
    banned = list_banned(s, moves[0], men[0])
    captures = list_captures(s, moves[1], men[1])
    s.turn = 1 - s.turn
    dangers = list_captures(s, moves[2], men[2])
    s.turn = 1 - s.turn
    return banned, captures, dangers


MOST_TAKEN = max(MEN, MOST_ENCLOSING)
