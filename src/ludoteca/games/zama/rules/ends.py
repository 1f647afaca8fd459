"""§3, §6 The sequence of turns, and everything that ends a game."""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.games.zama.rules.board import (
    ATTACKING,
    CAP,
    DEAD_AIM,
    FINISHED,
    NO_ATTACK,
    NOBODY,
    SLIDES,
    SLIDING,
    STALLED,
    TEAMS,
)
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES
from ludoteca.games.zama.rules.cells import are_allies, clear_turn, is_gone, lift
from ludoteca.games.zama.rules.choices import has_attack, has_slide


@rule
def end(s, reason, winner):
    """§6 The game is over; a team is named by its first seat."""
    clear_turn(s)
    if s.mode == TEAMS and winner != NOBODY:
        winner %= 2
    s.reason, s.winner, s.phase = reason, winner, FINISHED


@rule
def fall(s, at):
    """§5 The card is removed for good; A20 everybody knows which card it was."""
    s.out[s.owner[at]] |= np.uint64(1) << np.uint64(s.face[at])
    lift(s, at)
    s.quiet = 0


@rule
def is_out(s, side, card):
    return (s.out[side] >> np.uint64(card)) & np.uint64(1) != np.uint64(0)


@rule
def can_win(s, side):
    """§6.2, §7.2 Whether the side's King of Spades and some enemy's King of Hearts are both still there."""
    if is_gone(s, side) or is_out(s, side, KING_OF_SPADES):
        return False
    for other in range(s.players):
        if not are_allies(s, side, other) and not is_gone(s, other) and not is_out(s, other, KING_OF_HEARTS):
            return True
    return False


@rule
def is_dead_aim(s):
    """§6.2 Nobody can win any more. Only removed cards decide this, and they are public."""
    for side in range(s.players):
        if can_win(s, side):
            return False
    return True


@rule
def find_dead_aim(s):
    """§6.2 Tested at the removal, before any peek; returns whether the game is drawn."""
    if is_dead_aim(s):
        end(s, DEAD_AIM, NOBODY)
        return True
    return False


@rule
def is_stalled(s):
    """§6.3, A19 Too many plies without a removal; where that rule is off, too many plies."""
    if s.stall_plies == 0:
        return s.plies >= CAP
    return s.quiet >= s.stall_plies


@rule
def next_turn(s):
    """§3, §7.2 The turn passes on, skipping eliminated players."""
    s.turn = (s.turn + 1) % s.players
    while is_gone(s, s.turn):
        s.turn = (s.turn + 1) % s.players


@rule
def end_ply(s):
    """§3 steps 5, 6 The stall is tested, then the next player begins."""
    s.plies += 1
    if is_stalled(s):
        end(s, STALLED, NOBODY)
        return
    next_turn(s)
    begin_turn(s)


@rule
def can_anybody_attack(s):
    """§7.2 Whether any player still in the game has an attack; of two players either both have one or neither has."""
    if s.players == 2:
        return has_attack(s, s.turn)
    for side in range(s.players):
        if not is_gone(s, side) and has_attack(s, side):
            return True
    return False


@rule
def begin_turn(s):
    """§3 step 0 A player without an attack draws the game, or marches (A6), or passes if another has one (§7.2).

    A march in which nothing can slide is still a ply; a pass is not.
    """
    while True:
        clear_turn(s)
        s.phase = ATTACKING
        if has_attack(s, s.turn):
            return
        if s.marches:
            s.quiet += 1
            s.phase, s.left, s.marched = SLIDING, SLIDES, s.turn
            if has_slide(s):
                return
            s.plies += 1
            if is_stalled(s):
                end(s, STALLED, NOBODY)
                return
        elif can_anybody_attack(s):
            s.passed |= 1 << s.turn
        else:
            end(s, NO_ATTACK, NOBODY)
            return
        next_turn(s)
