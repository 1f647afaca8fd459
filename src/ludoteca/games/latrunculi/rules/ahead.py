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
from ludoteca.games.latrunculi.rules.board import CELLS, EMPTY, FILES, MAX_RANKS, MEN, NEVER, PLY_CAP, cell, square

_BY_NAME = sorted((cell(file, rank) for file in range(len(FILES)) for rank in range(MAX_RANKS)), key=square)
SQUARES = [square(index) for index in _BY_NAME]
PLACE = np.array([_BY_NAME.index(index) if index in _BY_NAME else 0 for index in range(CELLS)], dtype=np.int32)
CELL = np.array(_BY_NAME, dtype=np.int32)
TEXTS = np.array([f"{start}-{to}" for start in SQUARES for to in SQUARES], dtype=object)
N_SQUARES = len(SQUARES)
MOST_NEXT = MEN * N_SQUARES  # moves of one side from where its men stand now, whatever the other side does
N_FACTS = 8
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
def list_legal(s, seat, found):
    """§3 What this seat may play now, as indices of TEXTS, in this order."""
    if s.reason != NEVER or s.turn != seat:
        return 0
    moves = scratch(verbs.MAX_MOVES, np.int32)
    n = verbs.legal_moves(s, moves)
    for i in range(n):
        found[i] = place_of(moves[i])
    found[:n].sort()
    return n


@rule
def is_legal(s, seat, move):
    """§3 Whether this seat may play this now."""
    if s.reason != NEVER or s.turn != seat:
        return False
    moves = scratch(verbs.MAX_MOVES, np.int32)
    for i in range(verbs.legal_moves(s, moves)):
        if moves[i] == move:
            return True
    return False


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
    """Mark in `found`, by their place, the moves that the other side could have after any move of this one.

    Nearly all of them are what it could play now: once these are marked, a move that takes nothing only adds what it
    opens."""
    answers, moves = scratch(verbs.MAX_MOVES, np.int32), scratch(verbs.MAX_MOVES, np.int32)
    quiet, winner = int(s.quiet), int(s.winner)
    is_plain = not s.suicide_line and not s.captures_heal
    s.turn = 1 - s.turn
    possible = verbs.legal_moves(s, moves)
    s.turn = 1 - s.turn
    known = scratch(verbs.MAX_MOVES, np.int32)
    for k in range(possible):
        known[k] = place_of(moves[k])
    marked = 0  # of those, from the first on
    for i in range(verbs.legal_moves(s, answers)):
        start, to = verbs.start_of(answers[i]), verbs.end_of(answers[i])
        if is_plain and is_uneventful(s, start, to):
            shift(s, start, to)
            if marked == possible:
                mark_opened(s, start, found)
            else:
                mark_others(s, found)
            shift(s, to, start)
            while marked < possible and found[known[marked]]:
                marked += 1
            continue
        verbs.carry_out(s, answers[i])
        verbs.find_end(s)
        if s.reason == NEVER:
            for k in range(verbs.legal_moves(s, moves)):
                found[place_of(moves[k])] = 1
        verbs.end(s, NEVER, winner)
        take_back(s, answers[i], quiet)


@rule
def is_uneventful(s, start, to):
    """§4, §6 Whether this move takes nothing and does not let the game stall."""
    if s.quiet + 1 >= s.stall_quiet_plies or s.plies + 1 >= PLY_CAP:
        return False
    if s.beside[1 - s.turn, to] != 0 and verbs.is_capture(s, start, to):
        return False
    digit = np.uint64(s.turn + 1)
    first, second = s.seen[s.n_seen, 0], s.seen[s.n_seen, 1]
    if verbs.KEY_HALF[start] == 0:
        first -= verbs.KEY_POWER[start] * digit
    else:
        second -= verbs.KEY_POWER[start] * digit
    if verbs.KEY_HALF[to] == 0:
        first += verbs.KEY_POWER[to] * digit
    else:
        second += verbs.KEY_POWER[to] * digit
    n, count = int(s.n_seen) + 1, 1
    for earlier in range(n - 4, max(0, n - int(s.quiet) - 1) - 1, -2):
        if s.seen[earlier, 0] == first and s.seen[earlier, 1] == second:
            count += 1
    return count < s.stall_repetition


@rule
def shift(s, start, to):
    """A man of the side to move stands elsewhere; only what moves are found by is kept true."""
    s.board[start], s.board[to] = EMPTY, s.turn
    for i in range(8):
        s.beside[s.turn, start - verbs.DIRECTIONS[i]] &= 255 - (1 << i)
        s.beside[s.turn, to - verbs.DIRECTIONS[i]] |= 1 << i


@rule
def mark_others(s, found):
    """§3 Mark what the other side could play, were it to move now, where the suicide ban depends on squares alone."""
    for half in range(2):
        left = s.where[1 - s.turn, half]
        while left != 0:
            start = lowest(left) + 60 * half
            left = without_lowest(left)
            for step in verbs.ROOK_STEPS:
                mark_slide(s, start, step, found)


@rule
def mark_slide(s, start, step, found):
    """§3 The same, for one man and one direction."""
    row, to = PLACE[start] * N_SQUARES, start + step
    while s.board[to] == EMPTY:
        if not verbs.is_between_enemies(s.beside[s.turn, to], s.suicide_axes):
            found[row + PLACE[to]] = 1
        to += step


@rule
def mark_opened(s, left, found):
    """§3 Mark what the other side could play because a man of this one has left a square: across that square, and to
    squares beside it between which and another it had stood."""
    for step in verbs.ROOK_STEPS:
        man = found_from(s, left, step)
        if s.board[man] == 1 - s.turn:
            mark_slide(s, man, -step, found)
    for i in range(8):
        beside = left - verbs.DIRECTIONS[i]
        now = s.beside[s.turn, beside]
        was_banned = verbs.is_between_enemies(now | 1 << i, s.suicide_axes)
        if s.board[beside] == EMPTY and was_banned and not verbs.is_between_enemies(now, s.suicide_axes):
            for step in verbs.ROOK_STEPS:
                man = found_from(s, beside, step)
                if s.board[man] == 1 - s.turn:
                    found[PLACE[man] * N_SQUARES + PLACE[beside]] = 1


@rule
def found_from(s, square, step):
    """The first cell in this direction that is not empty: a man, or the wall."""
    at = square + step
    while s.board[at] == EMPTY:
        at += step
    return at


@rule
def stall_now(s):
    """§6 How often this position has occurred; the reason and the winner, if the game stalled now."""
    reason, winner = int(s.reason), int(s.winner)
    verbs.judge(s)
    verdict = int(s.reason), int(s.winner)
    verbs.end(s, reason, winner)
    return verbs.occurrences(s), verdict[0], verdict[1]


@rule
def write_men(s, side, found, n):
    """How many men this side has, and where; returns where the next entry of `found` goes."""
    start = n
    for half in range(2):
        left = s.where[side, half]
        while left != 0:
            n += 1
            found[n] = lowest(left) + 60 * half
            left = without_lowest(left)
    found[start] = n - start
    return n + 1


@rule
def write_captures(s, found, n):
    """§4 How many captures the side to move can make; then of each its ends, how many men it takes, and which."""
    legal = scratch(verbs.MAX_MOVES, np.int32)
    quiet, enemy, count, first = int(s.quiet), 1 - s.turn, 0, n
    n += 1
    for i in range(verbs.legal_moves(s, legal)):
        start, to = verbs.start_of(legal[i]), verbs.end_of(legal[i])
        # where no enemy stands beside the man nothing is taken
        if s.beside[enemy, to] == 0 or not verbs.is_capture(s, start, to):
            continue
        verbs.carry_out(s, legal[i])
        found[n], found[n + 1], found[n + 2] = start, to, s.n_captured
        n += 3
        for k in range(s.n_captured):
            found[n] = s.captured[k]
            n += 1
        take_back(s, legal[i], quiet)
        count += 1
    found[first] = count
    return n


@rule
def write_endangered(s, found, n):
    """§4 How many men of the side to move the other side could take, were it to move now; and where, by their names."""
    s.turn = 1 - s.turn
    end = write_captures(s, found, n)
    s.turn = 1 - s.turn
    is_found = np.zeros(N_SQUARES, np.uint8)
    at = n + 1
    while at < end:
        for k in range(found[at + 2]):
            is_found[PLACE[found[at + 3 + k]]] = 1
        at += 3 + found[at + 2]
    found[n] = 0
    for place in range(N_SQUARES):
        if is_found[place]:
            found[n] += 1
            found[n + found[n]] = CELL[place]
    return n + found[n] + 1


@rule
def write_banned(s, found, n):
    """§3.3 How many moves only the suicide ban forbids; then of each its ends, how many enemies stand around that
    square, and where."""
    board, me, count, first = s.board, s.turn, 0, n
    n += 1
    for half in range(2):
        left = s.where[me, half]
        while left != 0:
            start = lowest(left) + 60 * half
            left = without_lowest(left)
            for step in verbs.ROOK_STEPS:
                to = start + step
                while board[to] == EMPTY:
                    if verbs.is_suicide(s, start, to):
                        found[n], found[n + 1] = start, to
                        n = write_closers(s, start, to, found, n + 2)
                        count += 1
                    to += step
    found[first] = count
    return n


@rule
def write_closers(s, start, to, found, n):
    """§3.3 Between how many enemies a man on `to` would stand, on any axis, and where they are."""
    first = n
    n += 1
    for i in range(s.suicide_axes):
        ahead, behind = verbs.closers(s, start, to, verbs.AXES[i])
        if ahead != 0:
            found[n], found[n + 1] = ahead, behind
            n += 2
    found[first] = n - first - 1
    return n


@rule
def look(s, found):
    """All that stands in the picture: its N_FACTS, as `shown.outlook` names them; where both sides' men are; what the
    last move took; what is banned, what the side to move can capture, and which of its men are in danger, or nothing of
    all this once the game is over. After the facts each part begins with how many there are. Returns
    how much was written."""
    found[0], found[1], found[2], found[3], found[4] = s.ranks, s.turn, s.quiet, s.last_from, s.last_to
    found[5], found[6], found[7] = stall_now(s)
    n = write_men(s, 1, found, write_men(s, 0, found, N_FACTS))
    found[n] = s.n_captured
    for i in range(s.n_captured):
        found[n + 1 + i] = s.captured[i]
    n += 1 + s.n_captured
    if s.reason != NEVER:
        found[n : n + 3] = 0
        return n + 3
    return write_endangered(s, found, write_captures(s, found, write_banned(s, found, n)))


MOST_LOOKED = N_FACTS + 2 * (MEN + 1) + MEN + 1 + 3 * (1 + verbs.MAX_MOVES * (3 + max(MEN, MOST_ENCLOSING)))
