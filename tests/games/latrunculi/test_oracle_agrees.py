"""Two independent generators, one game: the package and the oracle must agree on everything, everywhere."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ludoteca.core import BadPosition
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, moves, options, read, result
from tests.games.latrunculi.tables import captured, mover, play

WORDS = {
    "board": ("8x8", "8x9", "8x10"),
    "first_move": ("white", "black"),
    "suicide_axes": ("all", "orthogonal", "off"),
    "suicide_scope": ("adjacent", "line"),
    "suicide_if_captures": ("illegal", "legal"),
    "capture_diagonal": ("on", "off"),
    "corner_capture": ("orthogonal", "all", "off"),
    "line_capture": ("any", "single"),
    "no_move": ("loss", "draw"),
    "stall_repetition": (2, 3, 4),
    "stall_quiet_plies": (2, 7, 60, 200),
    "stall_verdict": ("always_replay", "material_then_replay", "draw"),
}


def any_table(rng: Random) -> oracle.Table:
    """Half of the tables keep most defaults, so that the tournament rules come up most often."""
    share = rng.choice((0.15, 1.0))
    return oracle.Table(**{key: rng.choice(words) for key, words in WORDS.items() if rng.random() < share})


def any_position(rng: Random, table: oracle.Table) -> oracle.Position:
    """Men scattered over the board or crowded into a part of it, where lines, corners and blocks occur."""
    width, height = rng.choice((3, 4, 5, 8)), rng.choice((3, 4, 5, table.ranks))
    left = rng.choice((0, 8 - width, rng.randint(0, 8 - width)))
    low = rng.choice((0, table.ranks - height, rng.randint(0, table.ranks - height)))
    region = [f"{oracle.FILES[left + file]}{low + rank + 1}" for file in range(width) for rank in range(height)]
    n_white, n_black = rng.randint(0, 8), rng.randint(2, 8)
    if rng.random() < 0.5:
        n_white, n_black = n_black, n_white
    men = rng.sample(region, min(len(region), n_white + n_black))
    rng.shuffle(men)
    white, black = frozenset(men[:n_white]), frozenset(men[n_white:])
    return oracle.Position(white, black, rng.choice("wb"), rng.choice((0, 0, 0, 1, 6, 59, 60)))


def set_up(table: oracle.Table, position: oracle.Position):
    return read(position.write(table.ranks), **words(table))


def words(table: oracle.Table) -> dict[str, object]:
    return {key: getattr(table, key) for key in WORDS}


def agree_on(table: oracle.Table, position: oracle.Position) -> None:
    """The same ending, or the same moves with the same captures, positions and endings after each."""
    if len(position.white) <= 1 and len(position.black) <= 1:
        with pytest.raises(BadPosition):
            set_up(table, position)
        return
    state = set_up(table, position)
    ending = oracle.Game(table, position).ending()
    assert result(state) == ending
    if ending is not None:
        assert game.to_act(state) == ()
        assert game.legal_moves(state, mover(state)) == []
        return
    expected = oracle.legal_moves(table, position)
    assert moves(state) == expected
    for move in expected:
        after = oracle.Game(table, position)
        after.play(move)
        assert captured(state, move) == oracle.captures(table, position, move), move
        assert game.format_position(play(state, move)) == after.position.write(table.ranks), move
        assert result(play(state, move)) == after.ending(), move
    for move in oracle.reachable(table, position):
        code = game.why_illegal(state, mover(state), game.parse_move(state, mover(state), move))
        assert (code is None) == (move in expected), move
        assert code is None or code.code == "suicide", move


def agree_through_a_game(rng: Random, table: oracle.Table) -> str:
    """A random game from the start, compared ply by ply to its end; returns what ended it."""
    duel = oracle.Game(table, oracle.start(table))
    state = game.setup(options(**words(table)))
    while (ending := duel.ending()) is None:
        assert game.format_position(state) == duel.position.write(table.ranks)
        assert result(state) is None
        legal = oracle.legal_moves(table, duel.position)
        assert moves(state) == legal
        move = rng.choice(_promising(table, duel.position, sorted(legal)))
        assert captured(state, move) == oracle.captures(table, duel.position, move)
        state = play(state, move)
        duel.play(move)
    assert game.format_position(state) == duel.position.write(table.ranks)
    assert result(state) == ending
    assert moves(state) == set()
    return ending[1]


def _promising(table: oracle.Table, position: oracle.Position, legal: list[str]) -> list[str]:
    """Captures if there are any: without them a random game is all manoeuvring."""
    return [move for move in legal if oracle.captures(table, position, move)] or legal


def _agree_on_positions(seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        table = any_table(rng)
        position = any_position(rng, table)
        try:
            agree_on(table, position)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {table} {position.write(table.ranks)}\n{error}") from error


def test_scattered_positions_have_the_same_moves_captures_and_endings():
    _agree_on_positions(range(60))


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.randoms(use_true_random=False))
@example(Random(7))
def test_hypothesis_finds_no_position_where_the_two_differ(rng):
    table = any_table(rng)
    agree_on(table, any_position(rng, table))


def test_random_games_agree_ply_by_ply_to_the_end():
    for seed in range(4):
        rng = Random(seed)
        agree_through_a_game(rng, any_table(rng))


def test_the_tournament_rules_agree_ply_by_ply_to_the_end():
    endings = {agree_through_a_game(Random(seed), oracle.Table()) for seed in range(2)}
    assert endings <= {"reduction", "block", "stall-null"}


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_scattered_positions_agree(block):
    _agree_on_positions(range(1_000 + 1_000 * block, 2_000 + 1_000 * block))


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_random_games_agree(block):
    for seed in range(100 * block, 100 * block + 100):
        rng = Random(100_000 + seed)
        agree_through_a_game(rng, any_table(rng))
