"""The rules of Latrunculi on the record: compiled where numba is installed, plain Python elsewhere.

Sections (§) and ambiguities (A) are those of docs/rules/latrunculi.md. `s` is a record (board.RECORD),
changed in place by `apply`; a move is an int, see `move`.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.latrunculi.rules.board import (
    BLOCK,
    BLOCK_DRAW,
    CELLS,
    EMPTY,
    FILES,
    MEN,
    NEVER,
    OPTION_FIELDS,
    PLY_CAP,
    RECORD,
    REDUCTION,
    STALL_DRAW,
    STALL_MATERIAL,
    STALL_NULL,
)

MAX_MOVES = MEN * 16  # a rook on an 8×10 board reaches at most 7 + 9 squares
OVER = -3
WIDTH = len(FILES)

__all__ = ["MAX_MOVES", "OPTION_FIELDS", "RECORD", "apply", "legal_moves", "number", "to_move"]

# the four axes, orthogonal ones first: along the rank, along the file, the two diagonals
AXES = (1, 10, 9, 11)
ROOK_STEPS = (1, -1, 10, -10)
DIRECTIONS = (1, 10, 9, 11, -1, -10, -9, -11)  # each axis forwards, then each backwards

# each cell's digit in the exact position key: which half of the board, and its power of three
KEY_HALF = np.array([0 if index < 60 else 1 for index in range(CELLS)], dtype=np.int8)
KEY_POWER = np.array(
    [3 ** ((index // 10 - 1) % 5 * 8 + index % 10 - 1) if 1 <= index % 10 <= 8 else 0 for index in range(CELLS)],
    dtype=np.uint64,
)


@rule
def move(start, to):
    """A move as an int: the cell it starts from and the cell it ends on."""
    return start * 128 + to


@rule
def start_of(move):
    return move // 128


@rule
def end_of(move):
    return move % 128


@rule
def number(s, seat, move):
    """For programs that learn, of a state or a view: the start times the number of squares, plus the end."""
    return square_number(start_of(move)) * WIDTH * int(s.ranks) + square_number(end_of(move))


@rule
def square_number(at):
    """Counted in reading order, a1 first."""
    return (at // 10 - 1) * WIDTH + at % 10 - 1


@rule
def to_move(s):
    """The side to act, or OVER."""
    return OVER if s.reason != NEVER else int(s.turn)


@rule
def legal_moves(s, moves):
    """§3 Slide like a rook over empty squares; never stop between two enemies."""
    board, me, enemy, axes = s.board, s.turn, 1 - s.turn, s.suicide_axes
    is_plain = not s.suicide_line and not s.captures_heal  # then the ban depends on the square alone
    n = 0
    for half in range(2):
        left = s.where[me, half]
        while left != 0:
            start = lowest(left) + 60 * half
            left = without_lowest(left)
            for step in ROOK_STEPS:
                to = start + step
                while board[to] == EMPTY:
                    if not (is_between_enemies(s.beside[enemy, to], axes) if is_plain else is_suicide(s, start, to)):
                        moves[n] = move(start, to)
                        n += 1
                    to += step
    return n


@rule
def has_legal_move(s):
    """§5 Moves forbidden by the suicide ban do not count as available."""
    board, me, enemy, axes = s.board, s.turn, 1 - s.turn, s.suicide_axes
    is_plain = not s.suicide_line and not s.captures_heal
    for half in range(2):
        left = s.where[me, half]
        while left != 0:
            start = lowest(left) + 60 * half
            left = without_lowest(left)
            for step in ROOK_STEPS:
                to = start + step
                while board[to] == EMPTY:
                    if not (is_between_enemies(s.beside[enemy, to], axes) if is_plain else is_suicide(s, start, to)):
                        return True
                    to += step
    return False


@rule
def is_suicide(s, start, to):
    """§3.3, A4 The man would stand between two enemies; A6 some tables allow it when the move captures."""
    for i in range(s.suicide_axes):
        if closers(s, start, to, AXES[i])[0] != 0:
            return not (s.captures_heal and is_capture(s, start, to))
    return False


@rule
def is_between_enemies(beside, axes):
    """§3.3, A4 Both immediate neighbours on some axis are enemies; axes: 4 all, 2 orthogonal, 0 off."""
    return (beside & (beside >> 4) & ((1 << axes) - 1)) != 0


@rule
def closers(s, start, to, axis):
    """§3.3 The two enemies that would enclose a man on `to` along one axis, or (0, 0)."""
    board, me, enemy = s.board, s.turn, 1 - s.turn
    ahead, behind = to + axis, to - axis
    if s.suicide_line:  # A5 the man's unbroken line of its own side counts, without the square it comes from
        while board[ahead] == me and ahead != start:
            ahead += axis
        while board[behind] == me and behind != start:
            behind -= axis
    if board[ahead] == enemy and board[behind] == enemy:
        return ahead, behind
    return 0, 0


@rule
def line_length(s, to, step):
    """§4 The length of an unbroken line of enemies from `to`, if the mover's man closes it; the edge never helps."""
    board, me, enemy = s.board, s.turn, 1 - s.turn
    end = to + step
    length = 0
    while board[end] == enemy:
        end += step
        length += 1
    return length if board[end] == me and length <= s.longest_line else 0


@rule
def corner_at(s, north, east):
    """§1 One of the four corners, by two numbers that are 0 or 1."""
    return 10 * int(s.ranks) * north + 10 * (1 - north) + 7 * east + 1


@rule
def beside_corner(corner, north, east):
    """The three squares beside a corner, orthogonal ones first."""
    inward, along = 10 - 20 * north, 1 - 2 * east
    return corner + inward, corner + along, corner + inward + along


@rule
def corner_beside(s, start, to):
    """§4, A7 The corner in which a man arriving on `to` captures a lone enemy, or 0."""
    board, me = s.board, s.turn
    rank, file = to // 10, to % 10
    north, east = 2 * rank > s.ranks, file > 4
    if s.corner_captors == 0 or 2 < rank < s.ranks - 1 or 2 < file < 7:
        return 0
    corner = corner_at(s, north, east)
    if board[corner] != 1 - me:
        return 0
    beside = beside_corner(corner, north, east)
    is_next, closed = False, True
    for i in range(s.corner_captors):
        is_next = is_next or beside[i] == to
        closed = closed and (beside[i] == to or (board[beside[i]] == me and beside[i] != start))
    return corner if is_next and closed else 0


@rule
def is_capture(s, start, to):
    """§4 Whether the move captures anything."""
    for i in range(8):
        if s.capture_directions >> i & 1 and line_length(s, to, DIRECTIONS[i]) > 0:
            return True
    return corner_beside(s, start, to) != 0


@rule
def capture(s, start, to):
    """§4 Captures: enclosed lines and the lone corner man, all found on one position and removed together (A9)."""
    n = 0
    left = np.uint64(s.beside[1 - s.turn, to] & s.capture_directions)
    while left != 0:
        step = DIRECTIONS[lowest(left)]
        left = without_lowest(left)
        for k in range(line_length(s, to, step)):
            s.captured[n] = to + (k + 1) * step
            n += 1
    corner = corner_beside(s, start, to)
    if corner != 0:
        s.captured[n] = corner
        n += 1
    for i in range(n):
        lift(s, s.captured[i])
    s.n_captured = n
    s.men[1 - s.turn] -= n


@rule
def put(s, square, side):
    """Put a man on an empty square; updates the board, the sets that mirror it and the position key."""
    half = KEY_HALF[square]
    s.board[square] = side
    s.where[side, half] |= np.uint64(1) << np.uint64(square - 60 * half)
    for i in range(8):
        s.beside[side, square - DIRECTIONS[i]] |= 1 << i
    s.seen[s.n_seen, half] += KEY_POWER[square] * np.uint64(side + 1)


@rule
def lift(s, square):
    """Take the man off a square again: the reverse of `put`."""
    side, half = s.board[square], KEY_HALF[square]
    s.board[square] = EMPTY
    s.where[side, half] &= ~(np.uint64(1) << np.uint64(square - 60 * half))
    for i in range(8):
        s.beside[side, square - DIRECTIONS[i]] &= 255 - (1 << i)
    s.seen[s.n_seen, half] -= KEY_POWER[square] * np.uint64(side + 1)


@rule
def apply(s, move):
    """§2 One turn: move, capture, and the tests for the end of the game, in the order of the rules."""
    carry_out(s, move)
    if s.n_captured > 0:
        forget(s)
    find_end(s)


@rule
def carry_out(s, move):
    """§2 steps 2 and 3: the man moves, what it encloses is captured, and the other side is to move."""
    start, to = start_of(move), end_of(move)
    remember(s)
    lift(s, start)
    put(s, to, s.turn)
    s.last_from, s.last_to = start, to
    capture(s, start, to)
    s.plies += 1
    s.quiet = 0 if s.n_captured > 0 else s.quiet + 1
    s.turn = 1 - s.turn


@rule
def remember(s):
    """§6 Store the position that is about to change, for the repetition test."""
    s.seen[s.n_seen + 1, 0] = s.seen[s.n_seen, 0]
    s.seen[s.n_seen + 1, 1] = s.seen[s.n_seen, 1]
    s.n_seen += 1


@rule
def forget(s):
    """§6 A captured man never returns, so no earlier position can occur again."""
    s.seen[0, 0] = s.seen[s.n_seen, 0]
    s.seen[0, 1] = s.seen[s.n_seen, 1]
    s.seen[1 : s.n_seen + 1, :] = 0
    s.n_seen = 0


@rule
def start_again(s, start):
    """A game as at its start: what it has not used of its history need not be cleared."""
    forget(s)
    s.seen[0, 0], s.seen[0, 1] = start.seen[0, 0], start.seen[0, 1]
    for at in range(CELLS):
        s.board[at] = start.board[at]
        s.beside[0, at], s.beside[1, at] = start.beside[0, at], start.beside[1, at]
    for side in range(2):
        s.men[side] = start.men[side]
        s.where[side, 0], s.where[side, 1] = start.where[side, 0], start.where[side, 1]
    s.turn, s.quiet, s.plies = start.turn, start.quiet, start.plies
    s.reason, s.winner = start.reason, start.winner
    s.last_from, s.last_to, s.n_captured = start.last_from, start.last_to, start.n_captured
    for i in range(MEN):
        s.captured[i] = start.captured[i]


@rule
def find_end(s):
    """§2 steps 4–6, with the side to move already changed: reduction, then block, then the judge.

    Returns how often the position has occurred.
    """
    count = occurrences(s)
    if s.men[s.turn] <= 1:
        end(s, REDUCTION, 1 - s.turn)
    elif s.men[1 - s.turn] <= 1:
        end(s, REDUCTION, s.turn)
    elif not has_legal_move(s):
        if s.no_move_draws:
            end(s, BLOCK_DRAW, -1)
        else:
            end(s, BLOCK, 1 - s.turn)
    elif is_stalled(s, count):
        judge(s)
    return count


@rule
def end(s, reason, winner):
    s.reason, s.winner = reason, winner


@rule
def occurrences(s):
    """§6 (i) How often this position has occurred with this side to move; the sides alternate strictly."""
    n = s.n_seen
    count = 1
    first = max(0, n - s.quiet)  # before the last capture there were more men
    for earlier in range(n - 4, first - 1, -2):  # a man that moved away cannot be back within two plies
        if s.seen[earlier, 0] == s.seen[n, 0] and s.seen[earlier, 1] == s.seen[n, 1]:
            count += 1
    return count


@rule
def is_stalled(s, count):
    """§6 The same position for so many times, too many quiet plies, or the hard cap."""
    return s.quiet >= s.stall_quiet_plies or s.plies >= PLY_CAP or count >= s.stall_repetition


@rule
def judge(s):
    """§6, A16 The verdict on a stall: null, unless the table lets the men decide or calls it a draw."""
    ahead = int(s.men[0]) - int(s.men[1])
    if s.stall_verdict == 2:
        end(s, STALL_DRAW, -1)
    elif s.stall_verdict == 1 or ahead == 0:
        end(s, STALL_NULL, -1)
    else:
        end(s, STALL_MATERIAL, 0 if ahead > 0 else 1)


@rule
def won(s, side):
    """§5, §6 Whether this side has won a finished game."""
    return s.winner == side
