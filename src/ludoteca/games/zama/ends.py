"""§3, §6 The course of the turns, and everything that ends a game."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.board import (
    ATTACKING,
    BLUE,
    CAP,
    DEAD_AIM,
    FINISHED,
    NO_ATTACK,
    NOBODY,
    RED,
    SLIDES,
    SLIDING,
    STALLED,
)
from ludoteca.games.zama.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.cells import clear_turn, lift
from ludoteca.games.zama.choices import has_attack, has_slide


@rule
def end(s, reason, winner):
    clear_turn(s)
    s.reason, s.winner, s.phase = reason, winner, FINISHED


@rule
def fall(s, at):
    """§5 The card is removed for good; A20 everybody knows which it was."""
    s.out[s.owner[at]] |= np.uint64(1) << np.uint64(s.face[at])
    lift(s, at)
    s.quiet = 0


@rule
def is_out(s, side, card):
    return (s.out[side] >> np.uint64(card)) & np.uint64(1) != np.uint64(0)


@rule
def can_win(s, side):
    """§6.2 Whether the own King of Spades and the enemy's King of Hearts are both still there."""
    return not is_out(s, side, KING_OF_SPADES) and not is_out(s, 1 - side, KING_OF_HEARTS)


@rule
def is_dead_aim(s):
    """§6.2 Nobody can win any more. Only removed cards decide it, and those are public."""
    return not can_win(s, RED) and not can_win(s, BLUE)


@rule
def find_dead_aim(s):
    """§6.2 Tested at the removal, before any peek: whether the game is drawn."""
    if is_dead_aim(s):
        end(s, DEAD_AIM, NOBODY)
        return True
    return False


@rule
def is_stalled(s):
    """§6.3, A19 Too many plies without a removal; without that rule, too many plies."""
    if s.stall_plies == 0:
        return s.plies >= CAP
    return s.quiet >= s.stall_plies


@rule
def end_ply(s):
    """§3 steps 5, 6 The stall is tested, then the other player begins."""
    s.plies += 1
    if is_stalled(s):
        end(s, STALLED, NOBODY)
        return
    s.turn = 1 - s.turn
    begin_turn(s)


@rule
def begin_turn(s):
    """§3 step 0 Who has no attack draws the game, or marches (A6); a march that cannot stir is a ply all the same."""
    while True:
        clear_turn(s)
        s.phase = ATTACKING
        if has_attack(s):
            return
        if not s.marches:
            end(s, NO_ATTACK, NOBODY)
            return
        s.quiet += 1
        s.phase, s.left, s.marched = SLIDING, SLIDES, s.turn
        if has_slide(s):
            return
        s.plies += 1
        if is_stalled(s):
            end(s, STALLED, NOBODY)
            return
        s.turn = 1 - s.turn
