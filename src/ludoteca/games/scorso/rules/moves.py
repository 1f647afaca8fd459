"""A move as an int. The seat is part of it, for several may act at once.

A roll names how many dice of each face: seat × 15⁷ and seven digits to the base 15 (a duel has up to 14 dice).
Everything else follows after the rolls: kind, seat, and what is chosen (at most a choice of weapons, a bit each).
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import PLAYERS, WEAPONS

BASE = 15
ONE_SEAT = BASE**7
ROLLS_END = PLAYERS * ONE_SEAT

ROLL = 0
(
    PLACE,
    RETURN,
    KNOCK,
    DONE,
    GROUP,
    LANE,
    PARALYSIS,
    LOSE,
    TAKE,
    EFFECT,
    CHALLENGE,
    STAKE,
    DIE,
    FREEZE,
    ENDER,
    LEAVE,
    WEAPON,
    BRIBE,
    PICK,
    KEEP,
    BAG,
) = range(1, 22)
WIDTH = 1 << WEAPONS  # as many things may be chosen by one kind of move

# §6.3 what a paralysis does; guard + colour, handicap or swap + seat
GUARD, HANDICAP, SWAP, WASTE, BOWTIE = 0, 3, 8, 13, 14
NO_BRIBE = 12  # after six faces on two sides
NO_PICK = WEAPONS

COLOUR_EFFECT, FIST_EFFECT, SHOT_EFFECT = range(3)
EFFECTS = ("colour", "fist", "shot")


@rule
def make(kind, seat, what):
    return ROLLS_END + (int(kind) * 8 + int(seat)) * WIDTH + int(what)


@rule
def is_roll(move):
    return move < ROLLS_END


@rule
def kind_of(move):
    return ROLL if move < ROLLS_END else (move - ROLLS_END) // (8 * WIDTH)


@rule
def seat_of(move):
    return move // ONE_SEAT if move < ROLLS_END else (move - ROLLS_END) // WIDTH % 8


@rule
def what_of(move):
    """A face and side, a colour, a seat … ; meaningless for a roll."""
    return (move - ROLLS_END) % WIDTH


@rule
def place(seat, face, side):
    return make(PLACE, seat, face * 2 + side)


@rule
def take_back(seat, face, side):
    """A5 may_return."""
    return make(RETURN, seat, face * 2 + side)


@rule
def group(seat, side, paralyses, green, yellow, blue):
    """A11 The colour groups and paralyses that are kept in a location."""
    return make(GROUP, seat, (((side * 4 + paralyses) * 11 + green) * 11 + yellow) * 11 + blue)


@rule
def paralyses_of(what):
    return what // 1331 % 4


def group_side(what: int) -> int:
    return what // 5324


def group_sizes(what: int) -> tuple[int, int, int]:
    """The green, the yellow and the blue group, 0 for none."""
    return what // 121 % 11, what // 11 % 11, what % 11


@rule
def weapon(seat, number, where):
    """§9.4 A weapon added to Left, Right or nothing."""
    return make(WEAPON, seat, number * 3 + where)


@rule
def challenge(seat, target, stake):
    return make(CHALLENGE, seat, target * 8 + stake)


@rule
def stake(seat, green, yellow, blue):
    return make(STAKE, seat, green * 64 + yellow * 8 + blue)


def roll(seat: int, counts: tuple[int, ...]) -> int:
    """A roll of so many dice of each face K W R G Y B ?."""
    number = 0
    for count in reversed(counts):
        number = number * BASE + int(count)
    return int(seat) * ONE_SEAT + number


def rolled(move: int) -> tuple[int, ...]:
    """How many dice of each face a roll names."""
    return tuple(int(move) % ONE_SEAT // BASE**face % BASE for face in range(7))
