"""The trace: what the last act made happen, entry by entry. Events are read off it (shown/events.py).

An entry is what happened, to which seat, and up to five numbers more; `note` is called with what they are.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import DEED, FROZEN, MAX_TRACE, N_COLOURS
from ludoteca.games.scorso.rules.moves import N_EFFECTS

(
    T_ROLL,
    T_PLACE,
    T_RETURN,
    T_COMMIT,
    T_DIE,
    T_KNOCK,
    T_TIE,
    T_FREEZE,
    T_MISTAKEN,
    T_BURN,
    T_GROUP,
    T_LANE,
    T_DEFENDED,
    T_STOPPED,
    T_GUARD,
    T_HANDICAP,
    T_SWAP,
    T_WASTE,
    T_LOSE,
    T_TOKEN,
    T_ELIMINATED,
    T_CHALLENGE,
    T_PASS,
    T_STAKE,
    T_DUEL,
    T_DECIDING,
    T_WRONG,
    T_AGAIN,
    T_DUEL_WON,
    T_SWAPPED,
    T_ROUND,
    T_LEFT,
    T_POT,
    T_END,
    T_WEAPON,
    T_VOID,
    T_BRIBE,
    T_BOWTIE,
    T_STAGE_WON,
    T_RANK_DUEL,
    T_HATS_DUEL,
    T_RANK,
    T_KEEP,
    T_STAGE,
    T_OFFER,
    T_PICK,
    T_RETURNED,
    T_TURNED,
    T_CHIPS,
    T_DEBT,
    T_COUNT,
) = range(1, 52)
WHAT, SEAT, NUMBERS = range(3)  # where these stand in an entry: the numbers from there on
IS_SECRET = NUMBERS + 3  # T_PLACE, T_RETURN: whether only the owner of the die may know of it
CHIPS = 100  # T_POT: the numbers of an entry are small, so chips are written in digits to this base


@rule
def note(s, what, seat=0, a=0, b=0, c=0, d=0, e=0):
    """Something has happened. While old answers are read again it has been told already.

    What finds no room is counted all the same, so that `check_trace` can refuse the act.
    """
    if s.phase == FROZEN and s.used < s.n_answers:
        return
    if s.n_deeds < MAX_TRACE:
        row = s.deeds[s.n_deeds]
        row[0], row[1], row[2], row[3], row[4], row[5], row[6] = what, seat, a, b, c, d, e
    s.n_deeds += 1


@rule
def check_trace(s):
    """An act that makes more happen than there is room for is an error. Once an act: raising in `note` is slower."""
    if s.n_deeds > MAX_TRACE:
        raise RuntimeError("Scorso: the trace is full, one act made more happen than it has room for")


@rule
def forget(s):
    """A new act: nothing has happened yet."""
    for i in range(min(int(s.n_deeds), MAX_TRACE)):
        for j in range(DEED):
            s.deeds[i, j] = 0
    s.n_deeds = 0


@rule
def loss(side, effect, colour):
    """T_LOSE: where the blow came from, what it was and which colour it took, as one number."""
    return (side * N_EFFECTS + effect) * N_COLOURS + colour


def loss_of(number: int) -> tuple[int, int, int]:
    """The side, the effect and the colour of a `loss`."""
    return number // (N_EFFECTS * N_COLOURS), number // N_COLOURS % N_EFFECTS, number % N_COLOURS


@rule
def note_pot(s, seat, chips):
    """T_POT: somebody takes so many chips."""
    note(s, T_POT, seat, chips // CHIPS // CHIPS, chips // CHIPS % CHIPS, chips % CHIPS)


def chips_of(high: int, middle: int, low: int) -> int:
    """The chips of a T_POT."""
    return (high * CHIPS + middle) * CHIPS + low
