"""What a position is worth as a small network tells it, learned from games of the large one (bench/learned.md).

Whatever counts by hand (worth.py) counts here too, and besides: which piece stands where, which cards each side may
hold, and how many turns have been played. Each adds a row, as often as it counts, to WIDTH sums and to what the row is
worth by itself; a sum counts where it is above 0.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import GameOptions, rule
from ludoteca.core.shipped import read_shipped
from ludoteca.games.scamorra.machine.hands import holds_card
from ludoteca.games.scamorra.machine.mind import AT, CARDS_HELD, TURNS_PLAYED, WIDTH
from ludoteca.games.scamorra.rules.board import SIZE, SOUTH, STRIDE
from ludoteca.games.scamorra.rules.options import Options

FILE = Path(__file__).with_name("network.npz")
SHA256 = "24d688b017b33f3ed1b1520d5afcaa9941f1c6d516ed4a66cf595a252dbfecd4"
LEARNED_WITH = ("turns_per_side", "pawn_reentry_forced", "pawn_capture_dirs")
CAPTURED = SIZE * SIZE
PLACES = CAPTURED + 1
LAST = 30  # turns


@functools.cache
def shipped() -> dict[str, npt.NDArray[Any]]:
    """The network that comes with the program."""
    return read_shipped(FILE, SHA256)


def knows(options: GameOptions) -> bool:
    """Whether turns and cards are as in the games it learned from."""
    usual = Options()
    return all(getattr(options, name) == getattr(usual, name) for name in LEARNED_WITH)


@rule
def see_places(s, mind, n):
    """Where the six pieces stand as the side to move sees them, and how many turns have been played."""
    at, which, how_much = s.at, mind.which, mind.how_much
    me = int(s.turn)
    for number in range(6):
        side = me if number < 3 else 1 - me
        which[n] = AT + PLACES * number + place_of(me, int(at[3 * side + number % 3]))
        how_much[n] = 1.0
        n += 1
    which[n] = TURNS_PLAYED + min(LAST, int(s.n_played[0]) + int(s.n_played[1]))
    how_much[n] = 1.0
    return n + 1


@rule
def place_of(me, at):
    """A number for each cell, as this side sees the board; and one for a piece that is not on it."""
    if at == 0:
        return CAPTURED
    file, rank = (at - 1) % STRIDE, (at - 1) // STRIDE - 2
    return SIZE * (rank if me == SOUTH else SIZE - 1 - rank) + file


@rule
def see_cards(hands, pool, side, mind, n):
    """How likely the side to move (0) or the other (1) is to hold each card."""
    for card in range(6):
        mind.which[n + card] = CARDS_HELD + 6 * side + card
        mind.how_much[n + card] = holds_card(hands, pool, card)
    return n + 6


@rule
def add_rows(mind, first, end, start, to):
    """What has been seen, added to the sums of `start`; returns what it is worth by itself."""
    rows, sums, alone = mind.rows, mind.sums, mind.alone
    which, how_much = mind.which, mind.how_much
    for k in range(WIDTH):
        sums[to, k] = sums[start, k]
    total = 0.0
    for i in range(first, end):
        much = np.float32(how_much[i])
        if much != 0:
            row = which[i]
            total += float(alone[row] * much)
            for k in range(WIDTH):
                sums[to, k] += rows[row, k] * much
    return total


@rule
def value_of(mind, which, total):
    """The sums' worth, with what all rows are worth by themselves."""
    sums, out = mind.sums, mind.out
    for k in range(WIDTH):
        total += float(max(sums[which, k], np.float32(0)) * out[k])
    return total
