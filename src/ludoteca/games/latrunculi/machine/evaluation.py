"""What a position is worth before anything is searched, for the side to move; a man is worth about 100.

A template for `core.bind`, like position.py.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import bind, rule
from ludoteca.games.latrunculi.machine import network
from ludoteca.games.latrunculi.machine import position as position_template
from ludoteca.games.latrunculi.machine.geometry import SQUARES, WIDTH
from ludoteca.games.latrunculi.machine.mind import (
    ADVANCE,
    BESIDE,
    CENTRE,
    DANGER,
    DIAGONAL,
    EDGE,
    EXPOSED,
    FORK,
    FREE,
    HUNT,
    MAN,
    STUCK,
    TEMPO,
)
from ludoteca.games.latrunculi.rules.board import WHITE

board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs
position: Any = position_template if board is None else bind(position_template.__name__, board)

A_MAN = 100  # what a man weighs where no style says otherwise
FADE = 24  # plies before a stall from which a lead counts less and less
EASE_FROM, EASE_TO = 8, 36  # quiet plies, in sixtieths of those to the stall: good places count less and less
ROOM = 8  # what each square that the side with fewer men can reach is worth to the other side then
ROOMY = 28  # as many such squares are worth nothing
STALL_PULL = 120  # what a lead is worth besides at the stall, where the men decide it


def _centrality(ranks: int, square: int) -> int:
    """Steps from the nearest edge."""
    file, rank = square % WIDTH, square // WIDTH
    return max(0, min(file, WIDTH - 1 - file, rank, ranks - 1 - rank))


def _advance(ranks: int, square: int, side: int) -> int:
    """Steps from a side's own edge, up to the middle of the board."""
    rank = square // WIDTH
    return max(0, min(rank if side == WHITE else ranks - 1 - rank, ranks // 2))


def weigh_places(mind: Any, ranks: int, weights: npt.NDArray[np.int64]) -> None:
    """Fill the table of what squares are worth, for the searching side and for the other: a row of weights each."""
    mind.weights[:] = weights
    for row, weight in enumerate(weights.tolist()):
        mind.places[row] = _worths(ranks, int(mind.side) ^ row, tuple(weight))


@functools.cache
def _worths(ranks: int, side: int, weight: tuple[int, ...]) -> list[int]:
    return [
        weight[CENTRE] * _centrality(ranks, square)
        + weight[EDGE] * int(_centrality(ranks, square) == 0)
        + weight[ADVANCE] * _advance(ranks, square, side)
        for square in range(SQUARES)
    ]


def patience(s: Any) -> int:
    """§6, A16 For how many quiet plies good places count in full; 0, for ever, where the men decide a stall."""
    return 0 if s.stall_verdict == 0 else EASE_FROM * int(s.stall_quiet_plies) // 60


@rule
def evaluate(s, mind, net, p):
    """Men, mobility, enclosure and the distance to the stall; men in danger are left to `in_danger`."""
    if mind.learned:
        mine, theirs = board.count(board.read(p.men, p.turn)), board.count(board.read(p.men, 1 - p.turn))
        value = network.value(net, p, mine, theirs)
        if 0 < mind.patience < p.quiet:
            value += impatience(s, mind, p, mine, theirs, value - net.men[mine, theirs])
        value += taste(mind, p, mine, theirs)
    else:
        value = material(mind, p) + shape(s, mind, p) + mind.weights[p.turn ^ mind.side, TEMPO]
    if mind.noise > 0:
        noise = (stirred(p.key ^ mind.seed) >> np.uint64(48)) * np.uint64(2 * mind.noise + 1) >> np.uint64(16)
        value += np.int64(noise) - mind.noise
    return before_stall(s, mind, p, value)


@rule
def impatience(s, mind, p, mine, theirs, places):
    """What is taken from a position in which nothing has been captured for long, for all that the men stand well.

    Three men in a corner with one free square are held fast, and safe for ever. So places that are good for the
    searching side count less and less; and with more men it lets the others out again.
    """
    span = EASE_TO - EASE_FROM
    gone = min(60 * p.quiet // np.int64(s.stall_quiet_plies) - EASE_FROM, span)
    sign = 1 if p.turn == mind.side else -1
    value = min(0, -sign * places * gone // span)
    if sign * (mine - theirs) > 0:
        fewer = board.read(p.men, 1 - mind.side)
        value += ROOM * (board.count(board.slid(fewer, position.empty(s, p.men))) - ROOMY) * gone // span
    return sign * value


@rule
def at_a_glance(s, mind, net, p):
    """The evaluation without what depends on neighbours: men and the squares they stand on."""
    if mind.learned:
        mine, theirs = board.count(board.read(p.men, p.turn)), board.count(board.read(p.men, 1 - p.turn))
        return before_stall(s, mind, p, np.int64(net.men[mine, theirs]) + taste(mind, p, mine, theirs))
    worth = np.int64(p.worth[p.turn]) - p.worth[1 - p.turn]
    return before_stall(s, mind, p, material(mind, p) + worth + mind.weights[p.turn ^ mind.side, TEMPO])


@rule
def stirred(word):
    """A word in which every bit depends on many, by shifts alone: interpreted code gives the same."""
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    word ^= word << np.uint64(13)
    word ^= word >> np.uint64(7)
    word ^= word << np.uint64(17)
    return word ^ (word >> np.uint64(32))


@rule
def material(mind, p):
    """A man is worth the more, the fewer there are."""
    own = p.turn ^ mind.side
    mine, theirs = board.count(board.read(p.men, p.turn)), board.count(board.read(p.men, 1 - p.turn))
    return (mine * mind.weights[own, MAN] - theirs * mind.weights[1 - own, MAN]) * (32 - mine - theirs) // 16


@rule
def taste(mind, p, mine, theirs):
    """What a style adds to a network: a side's men are worth more to it, or less, than to others."""
    own = p.turn ^ mind.side
    return mine * (mind.weights[own, MAN] - A_MAN) - theirs * (mind.weights[1 - own, MAN] - A_MAN)


@rule
def in_danger(mind, p, squares, most):
    """What the other side's threats (`captures.threats`) cost: from two squares at once they are hard to meet."""
    if squares == 0:
        return 0
    return most * mind.weights[p.turn ^ mind.side, DANGER if squares == 1 else FORK]


@rule
def shape(s, mind, p):
    """How freely and how safely the men of the side to move stand, compared with those of the other."""
    mine, foes, free = board.read(p.men, p.turn), board.read(p.men, 1 - p.turn), position.empty(s, p.men)
    own = mind.weights[p.turn ^ mind.side]
    other = mind.weights[1 - (p.turn ^ mind.side)]
    value = np.int64(p.worth[p.turn]) - p.worth[1 - p.turn]
    room = board.none()
    for axis in range(4):
        free_ahead, free_behind = board.moved(free, axis + 4), board.moved(free, axis)
        mine_ahead, mine_behind = board.moved(mine, axis + 4), board.moved(mine, axis)
        foes_ahead, foes_behind = board.moved(foes, axis + 4), board.moved(foes, axis)
        if axis < 2:
            ahead, behind, near = free_ahead, free_behind, BESIDE
            value += own[FREE] * (board.count(board.both(mine, ahead)) + board.count(board.both(mine, behind)))
            value -= other[FREE] * (board.count(board.both(foes, ahead)) + board.count(board.both(foes, behind)))
            room = board.either(room, board.either(ahead, behind))
        else:
            near = DIAGONAL
        value += 2 * own[near] * board.count(board.both(mine, mine_ahead))
        value -= 2 * other[near] * board.count(board.both(foes, foes_ahead))
        # on one side a foe and on the other nobody
        flanked = board.either(board.both(foes_ahead, free_behind), board.both(foes_behind, free_ahead))
        value -= own[EXPOSED] * board.count(board.both(mine, flanked))
        flanked = board.either(board.both(mine_ahead, free_behind), board.both(mine_behind, free_ahead))
        value += other[EXPOSED] * board.count(board.both(foes, flanked))
    value -= own[STUCK] * board.count(board.without(mine, room))
    value += other[STUCK] * board.count(board.without(foes, room))
    ahead = board.count(mine) - board.count(foes)
    if ahead > 0:
        value += own[HUNT] * hunt(mine, foes, free)
    elif ahead < 0:
        value -= other[HUNT] * hunt(foes, mine, free)
    return value


@rule
def hunt(hunters, prey, free):
    """How close the side with more men is to the others, and how few squares they can go to: a lead wins no game."""
    close = board.count(board.both(hunters, board.around(board.around(prey))))
    return 4 * close - board.count(board.slid(prey, free))


@rule
def before_stall(s, mind, p, value):
    """§6, A16 Near the stall a lead is worth what the judge will make of it."""
    limit = np.int64(s.stall_quiet_plies)
    if s.stall_verdict == 0:
        ahead = position.lead(p)
        if ahead != 0:
            return value + (STALL_PULL if ahead > 0 else -STALL_PULL) * p.quiet // limit
    left = limit - p.quiet
    if left >= FADE:
        return value
    null = -mind.contempt if p.turn == mind.side else mind.contempt
    return (value * left + null * (FADE - left)) // FADE
