"""§4 What the player to move may do. `moves[:n]` are the acts found; each function appends its own and returns n."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama.rules.board import EMPTY, FACE_UP, FIRST_BIT, STRIDE, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cells import (
    ORTHOGONAL,
    STEPS,
    cards_beside,
    has_moved,
    is_gone,
    next_home,
    targets_beside,
    was_looked_at,
)
from ludoteca.games.zama.rules.moves import attack, done, name, overlap, peek, rest, slide

# Each pair of neighbouring cells gives at most one move; 13 × 16 cells have 747 pairs, plus four overlaps and `done`
MAX_MOVES = 768

# By the distance from a hole to a card, from -15 to 15: the card's bit among the hole's neighbours, or none
STEP_BIT = np.array([sum((apart == STEPS) << np.arange(8)) for apart in range(-STRIDE - 1, STRIDE + 2)], np.uint64)


@rule
def attacks(s, moves):
    """§4, A7 Any card of the player on any enemy card around it."""
    where, me = s.where, int(s.turn)
    n = 0
    for word in range(WORDS):
        left = where[me, word]
        while left != 0:
            start = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            targets = np.uint64(targets_beside(s, me, start))
            while targets != 0:
                moves[n] = attack(start, start + STEPS[lowest(targets)])
                n += 1
                targets = without_lowest(targets)
    return n


@rule
def has_attack(s, me):
    """§3.0, A6 Whether any of this player's cards has an enemy beside it."""
    where = s.where
    for word in range(WORDS):
        left = where[me, word]
        while left != 0:
            if targets_beside(s, me, FIRST_BIT + WORD_BITS * word + lowest(left)) != 0:
                return True
            left = without_lowest(left)
    return False


@rule
def movable(s, hole):
    """§4, A14a, A14b, A14e The neighbours of a hole whose card may slide into it."""
    cards = s.beside[hole, s.turn] if s.own_slides else cards_beside(s, hole)
    free = np.uint64(cards & s.slide_steps)
    for i in range(s.n_moved):
        apart = s.moved[i] - hole
        if abs(apart) <= STRIDE + 1:
            free &= ~STEP_BIT[STRIDE + 1 + apart]
    return free


@rule
def slides(s, moves):
    """§4 Every slide and overlap; `done` where the player may stop."""
    where = s.where
    n = 0
    for word in range(WORDS):
        left = where[EMPTY, word]
        while left != 0:
            hole = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            cards = movable(s, hole)
            while cards != 0:
                moves[n] = slide(hole + STEPS[lowest(cards)], hole)
                n += 1
                cards = without_lowest(cards)
    is_stuck = n == 0
    n = overlaps(s, moves, n)
    if may_stop(s, is_stuck):
        moves[n] = done()
        n += 1
    return n


@rule
def may_stop(s, is_stuck):
    """A14d Whether the player may waive what is left: by option, or where no card can slide."""
    return s.slides_optional != 0 or is_stuck


@rule
def has_slide(s):
    """A14d Whether any slide is legal."""
    where = s.where
    for word in range(WORDS):
        left = where[EMPTY, word]
        while left != 0:
            if movable(s, FIRST_BIT + WORD_BITS * word + lowest(left)) != 0:
                return True
            left = without_lowest(left)
    return False


@rule
def overlaps(s, moves, n):
    """§4, A15 The player's King of Spades, if the player knows it and it was not slid, onto an enemy card beside it."""
    king = int(s.spade_at[s.turn])
    targets = overlap_targets(s)
    while targets != 0:
        moves[n] = overlap(king, king + STEPS[lowest(targets)])
        n += 1
        targets = without_lowest(targets)
    return n


@rule
def overlap_targets(s):
    """§4, A15 The neighbours of the King of Spades onto which it may be laid now."""
    me = int(s.turn)
    king = int(s.spade_at[me])
    if king == 0 or not can_overlap(s, me, king):
        return np.uint64(0)
    return np.uint64(hunted_beside(s, me, king))


@rule
def hunted_beside(s, me, king):
    """§4, §7.2 The orthogonal neighbours of the King of Spades that may be a King of Hearts: no neutral cards."""
    targets = targets_beside(s, me, king) & ORTHOGONAL
    if s.gone != 0:
        for side in range(EMPTY):
            if is_gone(s, side):
                targets &= ~s.beside[king, side]
    return targets


@rule
def can_overlap(s, me, king):
    """A15 Whether the player may overlap with the King of Spades on this cell now."""
    if is_march(s) or has_moved(s, king):
        return False
    if s.overlap == 2:
        return (s.seen[king] & (FACE_UP | 1 << me)) != 0
    return s.overlap == 1 and (s.seen[king] & FACE_UP) != 0


@rule
def has_overlap(s):
    """A15 Whether any overlap is legal."""
    return overlap_targets(s) != 0


@rule
def is_march(s):
    """A6 Slides without a won attack: a win has just removed a card, while a march has counted as a quiet ply."""
    return s.quiet > 0


@rule
def can_go_on_sliding(s):
    """A14d Whether any slide or overlap is left."""
    return s.left > 0 and (has_slide(s) or has_overlap(s))


@rule
def peeks(s, moves):
    """§4, A16 Any face-down card not yet looked at during this tie; or `done`."""
    where = s.where
    n = 0
    for side in range(EMPTY):
        for word in range(WORDS):
            left = where[side, word]
            while left != 0:
                at = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                if can_peek(s, at):
                    moves[n] = peek(at)
                    n += 1
    moves[n] = done()
    return n + 1


@rule
def can_peek(s, at):
    """A16 Whether the card on this cell may be looked at."""
    return s.seen[at] & FACE_UP == 0 and not was_looked_at(s, at)


@rule
def has_peek(s):
    """A16 Whether there is a card to look at."""
    for side in range(EMPTY):
        for word in range(WORDS):
            left = s.where[side, word]
            while left != 0:
                at = FIRST_BIT + WORD_BITS * word + lowest(left)
                left = without_lowest(left)
                if can_peek(s, at):
                    return True
    return False


@rule
def lays(s, side, moves):
    """A4 Any card of the player's pack on the next cell in reading order, or the rest of the pack as shuffled."""
    at = next_home(s, side)
    left = s.pack[side]
    n = 0
    while left != 0:
        moves[n] = name(at, lowest(left))
        n += 1
        left = without_lowest(left)
    moves[n] = rest(side)
    return n + 1
