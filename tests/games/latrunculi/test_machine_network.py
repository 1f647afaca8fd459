"""What the network looks up: lines that are followed move by move, and sums that say the same however one looks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import onnxruntime
import pytest

from bench.teaching import playing
from bench.teaching.exporting import exported
from bench.teaching.players import BY_HAND, Player
from ludoteca.core import Level, Limit, Style, bind, blank
from ludoteca.games.latrunculi.machine import evaluation, network, position, short_board
from ludoteca.games.latrunculi.machine.evaluation import ROOM, ROOMY
from ludoteca.games.latrunculi.machine.levels import Opponent, weights_of
from ludoteca.games.latrunculi.machine.lines import ADDS, ALL, BASES, N_ROWS, reversed_rows
from ludoteca.games.latrunculi.machine.mind import MIND, new_places
from ludoteca.games.latrunculi.machine.thought import to_squares
from tests.games.latrunculi.asking import game, start
from tests.games.latrunculi.tables import BLACK, WHITE, table

bound: Any = bind(position.__name__, short_board)


@pytest.fixture(scope="module")
def any_network() -> Any:
    """Numbers by lot; a pattern and its reverse have the same."""
    rng = np.random.default_rng(3)
    table = rng.integers(-12, 13, (N_ROWS, network.WIDTH))
    table = table + table[reversed_rows()]
    men = np.subtract.outer(np.arange(network.MEN), np.arange(network.MEN)) * 100
    out = rng.integers(-network.MOST, network.MOST + 1, (network.STAGES, network.WIDTH))
    return network.pack(table, rng.integers(0, 200, network.WIDTH), out, men)


def walked(seed: int, plies: int) -> list[tuple[Any, Any]]:
    """The positions of a game by lot, each as the search followed it and as it is put up anew."""
    rng, state, found = Random(seed), start(), []
    mind = blank(MIND)
    mind.learned = 1
    places = new_places(short_board.WORDS)
    here = bound.load(state.record, mind, places)
    followed = places[here].copy()
    while game.outcome(state) is None and state.record.plies < plies:
        seat = game.to_act(state)[0]
        move = rng.choice(game.legal_moves(state, seat))
        after = new_places(short_board.WORDS)[0]
        bound.make(state.record, mind, followed, after, to_squares(move))
        followed = after
        state = game.apply(state, seat, move)
        here = bound.load(state.record, mind, places)
        found.append((followed, places[here].copy()))
    return found


def value(of: Any, place: Any) -> int:
    mine, theirs = (int(place.men[side, 0]).bit_count() for side in (place.turn, 1 - place.turn))
    return int(network.value(of, place, mine, theirs))


def by_hand(of: Any, place: Any) -> int:
    """The same sums without vectors, from the men."""
    own, other = (int(place.men[side, 0]) for side in (place.turn, 1 - place.turn))
    sums = of.bias.astype(int)
    for number, line in enumerate(ALL):
        pattern = sum(((own >> square & 1) + 2 * (other >> square & 1)) * 3**i for i, square in enumerate(line))
        sums = sums + of.table[0, BASES[number] + pattern]
    sums = np.clip(sums, 0, network.ONE)
    men = own.bit_count(), other.bit_count()
    counted = int((sums * sums * of.out[network.stage_of(sum(men))].astype(int)).sum())
    return int(of.men[men]) + (counted >> network.SHIFT)


def mirrored(squares: int) -> int:
    """The board turned over the diagonal from a1 to h8."""
    return sum(1 << (8 * (square % 8) + square // 8) for square in range(64) if squares >> square & 1)


def put_up(white: int, black: int, turn: int) -> Any:
    """A position of these men."""
    place = new_places(short_board.WORDS)[0]
    place.lines, place.turn = BASES, turn
    for side, men in enumerate((white, black)):
        place.men[side, 0] = men
        for square in range(64):
            if men >> square & 1:
                place.lines += ADDS[side, square]
    return place


@pytest.mark.parametrize("seed", range(4))
def test_lines_are_followed_move_by_move(seed: int) -> None:
    games = walked(seed, 120)
    assert sum(int(men[0]).bit_count() for men in games[-1][0].men) < 16  # men were captured
    for followed, anew in games:
        assert followed.lines.tolist() == anew.lines.tolist()


def test_the_sums_are_those_of_the_men(any_network: Any) -> None:
    values = [(value(any_network, place), by_hand(any_network, place)) for place, _ in walked(7, 60)]
    assert all(found == wanted for found, wanted in values)
    assert len({found for found, _ in values}) > 10


def test_a_turned_board_and_exchanged_colours_are_worth_the_same(any_network: Any) -> None:
    for place, _ in walked(8, 60)[::5]:
        white, black = (int(place.men[side, 0]) for side in range(2))
        turn = int(place.turn)
        wanted = value(any_network, put_up(white, black, turn))
        assert value(any_network, put_up(mirrored(white), mirrored(black), turn)) == wanted
        assert value(any_network, put_up(black, white, 1 - turn)) == wanted


def test_onnx_and_the_search_say_the_same(any_network: Any) -> None:
    """To the last hundredth."""
    session = onnxruntime.InferenceSession(exported(any_network))
    places = [place for seed in range(3) for place, _ in walked(20 + seed, 60)]
    men = np.array([planes(place) for place in places], np.float32)
    [found] = session.run(["value"], {"men": men})
    assert found.astype(int).tolist() == [value(any_network, place) for place in places]


def planes(place: Any) -> list[int]:
    """The side to move first."""
    sides = (int(place.men[side, 0]) for side in (place.turn, 1 - place.turn))
    return [men >> square & 1 for men in sides for square in range(64)]


def test_the_network_that_comes_with_the_program_is_checked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    network.shipped.cache_clear()
    assert network.shipped().table.any()
    data = bytearray(network.FILE.read_bytes())
    assert len(data) < 5_000_000
    data[len(data) // 2] ^= 1
    other = tmp_path / "network.npz"
    other.write_bytes(data)
    monkeypatch.setattr(network, "FILE", other)
    network.shipped.cache_clear()
    with pytest.raises(ValueError, match=r"network\.npz: not the file that was shipped"):
        network.shipped()
    network.shipped.cache_clear()


def judged(of: Any, side: int, state: Any) -> tuple[int, int]:
    """For the searching side: what the search thinks that men's places are worth, by a network, and what that says."""
    verbs: Any = bind(evaluation.__name__, short_board)
    mind, places = blank(MIND), new_places(short_board.WORDS)
    mind.learned, mind.side, mind.patience = 1, side, evaluation.patience(state.record)
    evaluation.weigh_places(mind, 8, weights_of(Style.BALANCED))
    place = places[bound.load(state.record, mind, places)]
    men = int(of.men[tuple(int(place.men[each, 0]).bit_count() for each in (place.turn, 1 - place.turn))])
    sign = 1 if place.turn == side else -1
    return sign * (int(verbs.evaluate(state.record, mind, of, place)) - men), sign * (value(of, place) - men)


EVEN = "e3 e5 g3", "h8 g8 e8"


@pytest.mark.parametrize("turn", "wb")
def test_good_places_count_less_and_less_while_nothing_is_taken(any_network: Any, turn: str) -> None:
    """§6 From the eighth quiet ply of sixty to the thirty-sixth; bad ones are feared as before."""
    at = {quiet: table(*EVEN, turn=turn, quiet=quiet) for quiet in (0, 8, 22, 36)}
    good, bad = sorted((0, 1), key=lambda side: -judged(any_network, side, at[0])[1])
    full = judged(any_network, good, at[0])[1]
    assert full > 10
    assert [judged(any_network, good, state)[0] for state in at.values()] == [full, full, full // 2, 0]
    assert {judged(any_network, bad, state)[0] for state in at.values()} == {-full}


def test_a_longer_way_to_the_stall_gives_more_time_and_men_that_decide_it_all_the_time(any_network: Any) -> None:
    def found(**words: Any) -> int:
        return max(judged(any_network, side, table(*EVEN, **words))[0] for side in range(2))

    full = found()
    assert found(stall_verdict="material_then_replay", quiet=36) == full
    assert found(stall_verdict="draw", quiet=22) == found(stall_quiet_plies=120, quiet=44) == full // 2


def test_the_side_with_more_men_lets_the_others_out_when_nothing_comes_of_it(any_network: Any) -> None:
    """Eight squares are left to Black's men, or twenty."""
    held, free = ("f7 f8 g6 d7 e6", "h8 h7"), ("a1 b1 c2 d1 e2", "h8 h7")
    for turn in "wb":
        for men, squares in ((held, 8), (free, 20)):
            found, full = judged(any_network, WHITE, table(*men, turn=turn, quiet=36))
            assert found - min(0, full) == ROOM * (squares - ROOMY)
            found, full = judged(any_network, BLACK, table(*men, turn=turn, quiet=36))
            assert found == min(0, full)


@pytest.mark.parametrize(
    ("words", "is_learned"),
    [
        ({}, True),
        ({"stall_verdict": "material_then_replay", "stall_quiet_plies": 30, "first_move": "black"}, True),
        ({"capture_diagonal": "off"}, False),
        ({"corner_capture": "off"}, False),
        ({"no_move": "draw"}, False),
        ({"board": "8x9"}, False),
    ],
)
def test_level_five_uses_the_network_where_it_knows_the_rules(words: dict[str, Any], is_learned: bool) -> None:
    state = game.setup(game.Options(**words))
    seat = game.to_act(state)[0]
    for number, expected in ((4, False), (5, is_learned)):
        limit = Limit(Random(1), work=100)
        thought = Opponent(Level(number)).think(game.view(state, seat), game.legal_moves(state, seat), limit)
        assert bool(thought.mind.learned) is expected


def test_the_network_wins_more_than_the_evaluation_by_hand() -> None:
    players = Player("learned", str(network.FILE)), Player(BY_HAND)
    won, _, lost = playing.match(players, (1500, 1500), 4, 6, 1e9)
    assert won > lost
