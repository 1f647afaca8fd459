"""The opening book: every move in it is legal, levels 4 and 5 play by it, and the seed decides between its moves."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import Level, Limit
from ludoteca.games.latrunculi.machine import book
from tests.games.latrunculi.asking import game, options, start
from tests.games.latrunculi.tables import mover


def chosen(level: int, seed: int, **words: str) -> str:
    state = start(**words)
    seat = mover(state)
    limit = Limit(Random(seed), work=500)
    move = game.machine(Level(level)).choose(game.view(state, seat), game.legal_moves(state, seat), limit)
    return game.format_move(state, seat, move)


def test_every_move_is_legal_and_every_position_is_written_as_the_notation_writes_it() -> None:
    positions = book.read().positions
    assert positions
    for text, moves in positions.items():
        state = game.parse_position(text, options())
        seat = mover(state)
        known = book.moves(game.view(state, seat))
        assert game.format_position(state) == text
        assert known
        assert tuple(game.format_move(state, seat, move) for move in known) == moves
        assert set(known) <= set(game.legal_moves(state, seat)), text
        assert len(set(moves)) == len(moves), text


def test_every_position_is_reached_from_the_first_one_by_moves_of_the_book() -> None:
    positions, reached = book.read().positions, [start()]
    seen = set()
    while reached:
        state = reached.pop()
        text = game.format_position(state)
        if text in positions and text not in seen:
            seen.add(text)
            seat = mover(state)
            reached += [game.apply(state, seat, move) for move in book.moves(game.view(state, seat))]
    assert seen == set(positions)


@pytest.mark.parametrize("level", [4, 5])
def test_strong_levels_open_by_the_book_and_the_seed_decides(level: int) -> None:
    known = book.read().positions[game.format_position(start())]
    played = [chosen(level, seed) for seed in range(12)]
    assert set(played) <= set(known)
    assert len(set(played)) > 1 or len(known) == 1
    assert played == [chosen(level, seed) for seed in range(12)]


def test_it_is_silent_under_other_options() -> None:
    for words in ({"board": "8x9"}, {"capture_diagonal": "off"}, {"first_move": "black"}):
        state = start(**words)
        assert book.moves(game.view(state, mover(state))) == ()
