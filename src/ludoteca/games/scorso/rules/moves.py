"""A move as an int. The seat is part of it, for several may act at once.

A roll names how many dice of each face: the seat, then seven digits to the base 15 (a duel has up to 14 dice).
Every other move comes after the rolls: its kind, its seat, and what is chosen, one number below WIDTH.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    MOST_DICE,
    MOST_PARALYSES,
    MOST_PLACED,
    N_COLOURS,
    N_FACES,
    N_PLACES,
    N_SHOWN,
    N_SIDES,
    PLAYERS,
    WEAPONS,
)

BASE = MOST_DICE + 1
ONE_SEAT: int = BASE**N_SHOWN
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
    COUNT,
    BEGIN,
) = range(1, 24)
SEAT_ROOM = 8  # numbers kept for the seats of one kind of move
WIDTH = 1 << WEAPONS  # numbers kept for what one seat chooses: the weapons to keep are a bit each

# §6.3 what a paralysis does: guard against a colour, tie a hand of a seat, swap with a seat, nothing, or a bow tie
GUARD = 0
HANDICAP = GUARD + N_COLOURS
SWAP = HANDICAP + PLAYERS
WASTE = SWAP + PLAYERS
BOWTIE = WASTE + 1

LANE_OF = N_SIDES  # A12 after the ender's own two lanes: the one on the left of a seat

COLOUR_EFFECT, FIST_EFFECT, SHOT_EFFECT = range(3)
EFFECTS = ("colour", "fist", "shot")
N_EFFECTS = len(EFFECTS)

NO_BRIBE = N_FACES * N_SIDES  # after every face on every side
NO_PICK = WEAPONS
NO_CHALLENGE = 0
STAKE_ROOM = 8  # numbers kept for bullets in a challenge or a stake, where there are never more than living players

_SIZES = MOST_PLACED + 1  # of a Colour group, none included
_GROUPS: int = _SIZES**N_COLOURS
_PARALYSES = MOST_PARALYSES + 1


@rule
def make(kind, seat, what):
    """A move that is no roll."""
    return ROLLS_END + (int(kind) * SEAT_ROOM + int(seat)) * WIDTH + int(what)


@rule
def is_roll(move):
    """Whether the move is a roll."""
    return move < ROLLS_END


@rule
def kind_of(move):
    """ROLL, PLACE …"""
    return ROLL if move < ROLLS_END else (move - ROLLS_END) // (SEAT_ROOM * WIDTH)


@rule
def seat_of(move):
    """Whose move it is."""
    return move // ONE_SEAT if move < ROLLS_END else (move - ROLLS_END) // WIDTH % SEAT_ROOM


@rule
def what_of(move):
    """What is chosen: a face and side, a colour, a seat … ; meaningless for a roll."""
    return (move - ROLLS_END) % WIDTH


# -- rolls -----------------------------------------------------------------------------------------------------------


def roll(seat: int, counts: tuple[int, ...]) -> int:
    """A roll of so many dice of each face K W R G Y B ?."""
    number = 0
    for count in reversed(counts):
        number = number * BASE + int(count)
    return int(seat) * ONE_SEAT + number


def rolled(move: int) -> tuple[int, ...]:
    """How many dice of each face a roll names."""
    return tuple(int(move) % ONE_SEAT // BASE**face % BASE for face in range(N_SHOWN))


# -- a die in a location: places, returns and bribes -----------------------------------------------------------------


@rule
def die_at(face, side):
    """A face in a location, as one number."""
    return face * N_SIDES + side


@rule
def face_of(what):
    """The face of a `die_at`."""
    return what // N_SIDES


@rule
def side_of(what):
    """The location of a `die_at`."""
    return what % N_SIDES


@rule
def place(seat, face, side):
    """§5 PLACE."""
    return make(PLACE, seat, die_at(face, side))


@rule
def take_back(seat, face, side):
    """A5 may_return: a placed die comes back."""
    return make(RETURN, seat, die_at(face, side))


# -- groupings -------------------------------------------------------------------------------------------------------


@rule
def group(seat, side, paralyses, green, yellow, blue):
    """A11 The paralyses and the sizes of the Colour groups that are kept in a location."""
    return make(GROUP, seat, (((side * _PARALYSES + paralyses) * _SIZES + green) * _SIZES + yellow) * _SIZES + blue)


@rule
def paralyses_of(what):
    """How many paralyses a grouping keeps."""
    return what // _GROUPS % _PARALYSES


@rule
def group_side(what):
    """The location of a grouping."""
    return what // _GROUPS // _PARALYSES


def group_sizes(what: int) -> tuple[int, int, int]:
    """The green, the yellow and the blue group of a grouping, 0 for none."""
    return what // _SIZES // _SIZES % _SIZES, what // _SIZES % _SIZES, what % _SIZES


# -- weapons ---------------------------------------------------------------------------------------------------------


@rule
def weapon(seat, number, where):
    """§9.4 A weapon added to Left, Right or nothing."""
    return make(WEAPON, seat, number * N_PLACES + where)


def weapon_of(what: int) -> int:
    """Which weapon is added."""
    return what // N_PLACES


@rule
def where_of(what):
    """LEFT, RIGHT or NOWHERE."""
    return what % N_PLACES


# -- challenges and stakes -------------------------------------------------------------------------------------------


@rule
def challenge(seat, target, height):
    """§7.1 Somebody is challenged to a duel for so many bullets."""
    return make(CHALLENGE, seat, target * STAKE_ROOM + height)


@rule
def target_of(what):
    """Who is challenged."""
    return what // STAKE_ROOM


@rule
def height_of(what):
    """For how many bullets."""
    return what % STAKE_ROOM


@rule
def bullets_in(green, yellow, blue):
    """§7.1 The bullets of a stake, as one number."""
    return (green * STAKE_ROOM + yellow) * STAKE_ROOM + blue


@rule
def staked(what, colour):
    """How many bullets of a colour there are in a stake."""
    for _ in range(colour, N_COLOURS - 1):
        what //= STAKE_ROOM
    return what % STAKE_ROOM


@rule
def stake(seat, green, yellow, blue):
    """§7.1 These bullets are put in front."""
    return make(STAKE, seat, bullets_in(green, yellow, blue))
