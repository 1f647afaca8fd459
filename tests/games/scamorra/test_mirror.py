"""The board from the other side: the rules and the views know no difference."""

import numpy as np

from ludoteca.batch import Batch
from ludoteca.core import Seat, State
from ludoteca.core.tensors import tensor_of
from ludoteca.games.scamorra import GAME
from ludoteca.games.scamorra.machine.learned.mirror import _across, mirrored, mirrored_actions
from ludoteca.games.scamorra.rules import board, verbs
from ludoteca.games.scamorra.rules.options import Options

PIECES = np.array([3, 4, 5, 0, 1, 2, board.EMPTY, board.WALL])
BY_SIDE = ("hand", "held", "unseen", "coppella", "played", "n_played", "score", "thrown", "did_throw")
SIDES = ("turn", "drawing", "given", "winner", "did_by", "drawn_by")


def from_the_other_side(s):
    other = s.copy()
    cells = np.arange(board.CELLS)
    for rank in range(board.SIZE):
        for file in range(board.SIZE):
            cells[board.cell(file, rank)] = board.cell(file, board.SIZE - 1 - rank)
    other.board[:] = PIECES[s.board[cells]]
    at = np.where(s.at > 0, cells[s.at], 0)
    other.at[:] = at[[3, 4, 5, 0, 1, 2]]
    for name in BY_SIDE:
        other[name] = s[name][::-1]
    for name in SIDES:
        other[name] = 1 - s[name] if s[name] >= 0 else s[name]
    for name in ("did_from", "did_to"):
        other[name] = cells[s[name]] if s[name] >= board.FIRST_CELL else s[name]
    for name in ("did_piece", "did_take"):
        other[name] = PIECES[s[name]]
    return other


def legal(s):
    moves = np.zeros(verbs.MAX_MOVES, np.int32)
    n = verbs.legal_moves(s, moves)
    return {int(verbs.number(s, verbs.to_move(s), move)) for move in moves[:n]}


def test_views_and_legal_actions_are_mirrored():
    options = Options()
    tensor, across = tensor_of(GAME, options), mirrored_actions()
    places = mirrored(tensor.layout)
    batch, rng = Batch(GAME, options, 24), np.random.default_rng(3)
    batch.reset(11)
    seen = set()
    while not batch.is_over.all():
        for game in np.flatnonzero(~batch.is_over).tolist():
            state = batch.state(game)
            other = State(options, from_the_other_side(state.record))
            seat = int(batch.seats[game])
            assert legal(other.record) == {int(across[action]) for action in legal(state.record)}
            mine = tensor.of(GAME.view(state, Seat(seat)))
            theirs = tensor.of(GAME.view(other, Seat(1 - seat)))
            np.testing.assert_array_equal(theirs, mine[places])
            seen.add(int(state.record.phase))
        batch.step(np.argmax(rng.random(batch.legal_mask.shape) * batch.legal_mask, axis=1))
    assert seen == {board.PACKAGE, board.PLACEMENT, board.TURN}


def test_twice_is_as_it_was():
    places, across = mirrored(tensor_of(GAME, Options()).layout), mirrored_actions()
    assert (places[places] == np.arange(len(places))).all()
    assert (across[across] == np.arange(len(across))).all()
    assert all(_across(_across(cell)) == cell for cell in range(board.CELLS))
