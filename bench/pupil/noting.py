"""What the large network plays and says: of every turn what counts in the position, its value, and who won.

A position is noted as it looks to whoever knows the mover's hand, no hand, or the hand of the other: a search judges
all of these. The large network tells the first two what they are worth; the third is told what it says from the other
side, at that side's next decision.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca import games
from ludoteca.batch import Batch
from ludoteca.bots.network import Network, network_of
from ludoteca.core import rule
from ludoteca.games.scamorra.machine.hands import OWN, SHOWN, THEIRS
from ludoteca.games.scamorra.machine.learning import know
from ludoteca.games.scamorra.machine.mind import OF_A_HAND
from ludoteca.games.scamorra.machine.network import see_cards, see_places
from ludoteca.games.scamorra.machine.search import Desk
from ludoteca.games.scamorra.machine.worth import read_weights, see, see_hand
from ludoteca.games.scamorra.rules.board import TURN

GAME = "scamorra"
BOARD = 26  # what counts besides hands, at most; the rest of it is left out
HAND = OF_A_HAND + 6
HIDDEN_THEIRS, OWN_HAND, HIDDEN_OWN, THEIR_HAND = (BOARD + HAND * number for number in range(4))
NOTED = BOARD + 4 * HAND
# of each kind of knowledge, what is known of the other side's hand and of the mover's
KINDS = ((HIDDEN_THEIRS, OWN_HAND), (HIDDEN_THEIRS, HIDDEN_OWN), (THEIR_HAND, HIDDEN_OWN))
TURNS = 30
ASKED = 128  # views at once
Floats = npt.NDArray[np.float32]


@dataclass
class Notes:
    """A row for each turn."""

    which: npt.NDArray[np.int16]  # what counts, and below 0 nothing
    how_much: npt.NDArray[np.float16]
    turn: npt.NDArray[np.int32]  # of the game
    value: Floats  # what the mover can expect, from -1 to 1
    value_there: Floats  # the same as the other side sees it
    result: Floats  # 1, 0 or -1

    def __len__(self) -> int:
        return len(self.value)


@rule
def note(s, hands, mind, which, how_much):  # type: ignore[no-untyped-def]
    """All that counts in a position, for each kind of knowledge."""
    know(s, hands)
    n, pieces, taking, preys = see(s, mind)
    n = see_places(s, mind, n)
    which[:] = -1
    for i in range(n):
        which[i], how_much[i] = mind.which[i], mind.how_much[i]
    for pool, side, place in ((THEIRS, 1, HIDDEN_THEIRS), (OWN, 0, OWN_HAND), (SHOWN, 0, HIDDEN_OWN)):
        note_hand(hands, pool, side, pieces, taking, preys, mind, which, how_much, place)
    for card in range(6):
        hands.kept[card] = s.hand[1 - int(s.turn), card]
    note_hand(hands, OWN, 1, pieces, taking, preys, mind, which, how_much, THEIR_HAND)


@rule
def note_hand(hands, pool, side, pieces, taking, preys, mind, which, how_much, place):  # type: ignore[no-untyped-def]
    see_cards(hands, pool, side, mind, see_hand(hands, pool, side, pieces, taking, preys, 1.0, mind, 0))
    for i in range(HAND):
        which[place + i], how_much[place + i] = mind.which[i], mind.how_much[i]


@rule
def note_all(records, games, hands, mind, which, how_much):  # type: ignore[no-untyped-def]
    for row in range(len(games)):
        note(records[games[row]], hands, mind, which[row], how_much[row])


def play(count: int, wild: float, seed: int) -> Notes:
    """So many games, in which now and then a move is made at random."""
    game = games.find(GAME)
    network, rng = network_of(game, game.Options()), np.random.default_rng(seed)
    batch, desk = Batch(GAME, None, count), Desk(read_weights())
    batch.reset(seed * 1_000_003)
    parts: list[tuple[npt.NDArray[Any], ...]] = []
    while not batch.is_over.all():
        live = np.flatnonzero(~batch.is_over)
        policy, value = _asked(network, np.asarray(batch.view())[live])
        is_turn = batch.records["phase"][live] == TURN
        rows = live[is_turn]
        which, how_much = np.full((len(rows), NOTED), -1, np.int16), np.zeros((len(rows), NOTED), np.float32)
        note_all(batch.records, rows, desk.hands[0], desk.mind, which, how_much)
        turn = batch.records["n_played"][rows].sum(axis=1)
        seats = batch.seats[rows].copy()
        parts.append((which, how_much.astype(np.float16), turn, value[is_turn], rows, seats))
        is_legal = batch.legal_mask[live] > 0
        is_wild = rng.random(len(live)) < wild
        logits = np.where(is_legal, np.where(is_wild[:, None], 0.0, policy), -np.inf)
        actions = np.zeros(count, np.int64)
        actions[live] = np.argmax(logits + rng.gumbel(size=logits.shape), axis=1)
        batch.step(actions)
    which, how_much, turn, value, rows, seats = (np.concatenate(column) for column in zip(*parts, strict=True))
    result = np.asarray(batch.outcome())[rows, seats].astype(np.float32)
    return Notes(which, how_much, turn, value, _seen_there(rows, turn, value, result), result)


def _asked(network: Network, views: Floats) -> tuple[Floats, Floats]:
    answers = [network(views[first : first + ASKED]) for first in range(0, len(views), ASKED)]
    return np.concatenate([one.policy for one in answers]), np.concatenate([one.value for one in answers])


def _seen_there(rows: npt.NDArray[Any], turn: npt.NDArray[Any], value: Floats, result: Floats) -> Floats:
    """The value that the other side gives to its next turn, seen from here; after the last turn the result."""
    order = np.lexsort((turn, rows))
    goes_on = rows[order[1:]] == rows[order[:-1]]
    found = result.copy()
    found[order[:-1][goes_on]] = -value[order[1:][goes_on]]
    return found


def played(count: int, rounds: int, wild: float, seed: int) -> Iterator[Notes]:
    """Round after round of so many games."""
    for number in range(rounds):
        yield play(count, wild, seed * 1000 + number)


def together(parts: list[Notes]) -> Notes:
    names = ("which", "how_much", "turn", "value", "value_there", "result")
    return Notes(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))
