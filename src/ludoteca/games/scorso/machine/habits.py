"""What all machines have in common: they read their own locations, roll with one hand or two, and duel alike."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from ludoteca.core import Move, Record
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import FIST, LEFT, RIGHT
from ludoteca.games.scorso.rules.layout import is_valid

Dice = npt.NDArray[np.int8]


def tray(s: Record, seat: int, side: int) -> Dice:
    """What lies in a location, with what its owner has laid there and taken back in this beat."""
    dice: Dice = s.trays[seat, side] + s.laid[seat, side] - s.back[seat, side]
    return dice


def fits(s: Record, dice: Dice) -> bool:
    """§5 Whether all these dice in one location stand in combinations."""
    return bool(is_valid(dice, s.one_pair != 0))


def knock_or_wait(s: Record, me: int, legal: Sequence[Move]) -> Move:
    """§5 With all dice placed: a knock, unless it would be mistaken and there is something else to do."""
    knock = Move(int(moves.make(moves.KNOCK, me, 0)))
    if all(fits(s, tray(s, me, side)) for side in (LEFT, RIGHT)):
        return knock
    return next((move for move in legal if move != knock), knock)


def duel(s: Record, me: int) -> Move:
    """§7.2 Every die that does not show a fist is rolled again; when all do, a knock."""
    rolled = [int(count) for count in s.free[me]]
    rolled[FIST] = 0
    return Move(moves.roll(me, tuple(rolled)) if any(rolled) else int(moves.make(moves.KNOCK, me, 0)))


def roll_of(me: int, counts: Dice, legal: Sequence[Move]) -> Move:
    """A roll of these dice, or of as many of them as one hand can hold (A22)."""
    wanted = tuple(int(count) for count in counts)
    if (whole := Move(moves.roll(me, wanted))) in legal:
        return whole
    rolls = [move for move in legal if moves.is_roll(move)]
    among = [move for move in rolls if all(n <= most for n, most in zip(moves.rolled(move), wanted, strict=True))]
    return max(among, key=lambda move: sum(moves.rolled(move)))
