"""The machine plays the end of a game exactly: every value it gives is that of trying everything."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import Level, Limit
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, options
from tests.games.scamorra.brute import Player
from tests.games.scamorra.oracle_position import SQUARES
from tests.games.scamorra.tables import NAMES

ALL_WORK = 1 << 40


def last_turns(rng: Random, to_come: int, pieces: int, turns: int = 15) -> oracle.Position:
    """Any position with so many turns to come and so many pieces on each side."""
    squares = rng.sample(SQUARES, 2 * pieces)
    board = {
        squares.pop(): oracle.letter(side, symbol) for side in oracle.SIDES for symbol in rng.sample("RPS", pieces)
    }
    turn = rng.choice(oracle.SIDES)
    left = {turn: (to_come + 1) // 2, oracle.other(turn): to_come // 2}
    hand, played = {}, {}
    for side in oracle.SIDES:
        deck = list(oracle.DECK.elements())
        rng.shuffle(deck)
        played[side] = "".join(deck.pop() for _ in range(turns - left[side]))
        hand[side] = oracle.in_order("".join(deck.pop() for _ in range(min(3, 15 - len(played[side])))))
    lost = 3 - pieces
    score = {side: lost + rng.randrange(3) for side in oracle.SIDES}
    return oracle.Position(board, turn, hand, played, score, {}, {})


def compare(position: oracle.Position, chosen: oracle.Table, **words: object) -> set[float]:
    """The machine's values in this position, each checked."""
    state = game.parse_position(position.write(chosen), options(**words))
    seat = NAMES[position.side]
    legal = game.legal_moves(state, seat)
    machine = game.machine(Level(5))
    assert machine is not None
    weighed = machine.weigh(game.view(state, seat), legal, Limit(Random(1), work=ALL_WORK))
    exact = Player(chosen, position.side).values(position)
    found = {game.format_move(state, seat, move): value for move, value in weighed}
    assert found == pytest.approx({move: float(value) for move, value in exact.items()}, abs=1e-9)
    assert [value for _, value in weighed] == sorted(found.values(), reverse=True)
    return set(found.values())


@pytest.mark.parametrize(("to_come", "pieces", "positions"), [(1, 3, 4), (2, 3, 8), (3, 1, 6), (3, 2, 2)])
def test_the_last_turns_are_worth_what_trying_everything_gives(to_come: int, pieces: int, positions: int) -> None:
    rng = Random(to_come)
    values = [compare(last_turns(rng, to_come, pieces), oracle.Table()) for _ in range(positions)]
    assert any(len(found) > 1 for found in values)  # something is at stake


def test_cards_still_to_be_drawn_are_weighed_too() -> None:
    """A1 With twelve turns each the piles are not empty at the end."""
    rng = Random(5)
    for _ in range(4):
        compare(last_turns(rng, 2, 2, turns=12), oracle.Table(turns_per_side=12), turns_per_side=12)


@pytest.mark.long
@pytest.mark.parametrize(("to_come", "pieces", "turns"), [(4, 1, 15), (4, 2, 15), (3, 1, 12)])
def test_further_from_the_end(to_come: int, pieces: int, turns: int) -> None:
    rng = Random(turns + pieces)
    for _ in range(3):
        compare(last_turns(rng, to_come, pieces, turns), oracle.Table(turns_per_side=turns), turns_per_side=turns)
