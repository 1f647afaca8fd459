"""Plain boards: what a game without its own board shows."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludoteca.core import WATCHER, Seat, State
from ludoteca.core.plain import PlainBoard, PlainMove, moves
from tests.laws.toy import Bluff
from tests.strangers.oddeven import GAME

A, B = Seat(0), Seat(1)


def played(plies: int) -> State:
    rng, state = Random(3), GAME.setup(GAME.Options())
    for _ in range(plies):
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, rng.choice(GAME.legal_moves(state, seat)))
    return state


@pytest.mark.parametrize("plies", range(4))
@pytest.mark.parametrize("viewer", [A, B, WATCHER])
def test_without_secrets_everybody_sees_the_moves_of_the_seat_to_act(plies, viewer):
    state = played(plies)
    shown = GAME.show(GAME.view(state, viewer))
    (seat,) = GAME.to_act(state)
    assert [move.text for move in shown.moves] == GAME.offered(state, seat)
    places = {place.name for row in shown.grid for place in row} | {
        place.name for hand in shown.hands for place in hand.places
    }
    assert len(places) == 18 - plies  # every number is in a hand or on the grid
    assert all(set(move.places) <= places for move in shown.moves)


def test_with_secrets_a_seat_sees_only_its_own_moves():
    game = Bluff()
    state = game.setup(game.Options())
    for move in (301, 302):  # both cards are dealt
        state = game.apply(state, Seat(-1), move)
    told = {
        viewer: [move.text for move in moves(game, game.view(state, viewer), lambda _, __, text: PlainMove(text))]
        for viewer in (A, B, WATCHER)
    }
    assert told == {A: game.offered(state, A), B: [], WATCHER: []}


def test_a_plain_board_states_only_what_differs_from_the_usual():
    assert msgspec.json.encode(PlainBoard(["w", "b"])) == b'{"seats":["w","b"]}'
    shown = GAME.show(GAME.view(played(2), A))
    assert msgspec.json.decode(msgspec.json.encode(shown), type=PlainBoard) == shown
