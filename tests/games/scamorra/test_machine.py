"""The machine sees what its seat may know, keeps to its budget, and answers the same whenever it is asked the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludoteca import bots
from ludoteca.core import CHANCE, LEVELS, Level, Limit, Move, Seat, State
from ludoteca.games.scamorra.machine.levels import ScamorraMachine
from ludoteca.games.scamorra.machine.reach import takers
from ludoteca.games.scamorra.rules.board import CARDS
from ludoteca.laws import tables as any_tables
from ludoteca.laws.facts import facts
from ludoteca.play import find
from tests.games.scamorra.asking import game, options, read
from tests.games.scamorra.tables import captures, table

FIFTEEN = find("scamorra-fifteen")
WORDS = {
    "plain": {},
    "memory": {"discard_view": "top_card_only", "coppella_visibility": "owner", "turns_per_side": 12},
    "open": {"coppella_visibility": "both", "pawn_capture_dirs": "all_diagonals", "initiative_method": "rps_hand"},
}


def machine(number: int, style: str = ""):
    return bots.find(f"{number}-{style}" if style else str(number))(game)


def choose(state: State, number: int = 4, seed: int = 1, work: int = 20_000, style: str = "") -> str:
    seat = game.to_act(state)[0]
    limit = Limit(Random(seed), work=work)
    return game.format_move(state, seat, machine(number, style).choose(game.view(state, seat), legal(state), limit))


def legal(state: State) -> list[Move]:
    return game.legal_moves(state, game.to_act(state)[0])


def walk(rng: Random, **words: object) -> Iterator[tuple[Seat, State]]:
    """The decisions of a random game, and who takes them."""
    state = game.setup(options(**words))
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            state = game.apply(state, CHANCE, rng.choices(moves, weights)[0])
            continue
        yield acting[0], state
        state = game.apply(state, acting[0], rng.choice(legal(state)))


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_the_same_move_whatever_is_hidden_whenever_it_is_asked(words: dict[str, object]) -> None:
    asked, differing = machine(3), 0
    for seat, state in walk(Random(2), **words):
        view = game.view(state, seat)
        truths = [state, *(game.imagine(view, Random(seed)) for seed in range(2))]
        differing += len(set(truths)) > 1
        found = {
            asked.choose(game.view(truth, seat), game.legal_moves(truth, seat), Limit(Random(4), work=3000))
            for truth in truths
        }
        assert len(found) == 1
        assert found <= set(game.legal_moves(state, seat))
    assert differing > 10


@pytest.mark.parametrize("level", LEVELS, ids=str)
def test_every_level_and_style_plays_from_the_lot_to_the_end_within_its_budget(level: Level) -> None:
    asked = game.machine(level)
    assert asked is not None
    work = max(100, asked.budget // 200)
    for seat, state in list(walk(Random(level.number), initiative_method="rps_hand"))[::3]:
        moves = game.legal_moves(state, seat)
        weighed = asked.weigh(game.view(state, seat), moves, Limit(Random(1), work=work))
        assert sorted(move for move, _ in weighed) == sorted(moves)
        assert all(0 <= value <= 1 for _, value in weighed)
        assert asked.desk.mind.nodes <= 1.1 * work


def test_a_budget_smaller_than_the_number_of_moves_was_overdrawn() -> None:
    asked, work = game.machine(Level(3)), 16
    assert isinstance(asked, ScamorraMachine)
    many = [(seat, state) for seat, state in walk(Random(2)) if len(legal(state)) > 2 * work]
    assert many
    for seat, state in many:
        moves = legal(state)
        assert asked.choose(game.view(state, seat), moves, Limit(Random(1), work=work)) in moves
        assert 0 < asked.desk.mind.nodes <= 1.1 * work


def test_it_answers_as_soon_as_it_is_called_off() -> None:
    state = table("R b1, P c1, S d1", "R b5, P c5, S d5", hand="QBN|KRP")
    asked = 0

    def is_cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 20

    moves = legal(state)
    assert machine(5).choose(game.view(state, Seat(0)), moves, Limit(Random(1), is_cancelled=is_cancelled)) in moves
    assert asked == 21


def test_it_plays_the_game_on_the_table_of_a_match() -> None:
    player = bots.find("2")(FIFTEEN)
    limit = Limit(Random(1), work=200)
    match = any_tables.Table(FIFTEEN, facts(FIFTEEN), FIFTEEN.Options(), 1)
    for state in match.some_states(6):
        for seat in FIFTEEN.to_act(state):
            if seat != CHANCE:
                moves = FIFTEEN.legal_moves(state, seat)
                assert player.choose(FIFTEEN.view(state, seat), moves, limit) in moves


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS)
def test_what_takes_what_is_what_the_rules_say(words: dict[str, object]) -> None:
    seen = 0
    for seat, state in walk(Random(3), **words):
        s = state.record
        at = [int(cell) for cell in s.at]
        cards = 0
        for mine in range(3):
            for theirs in range(3):
                start, to = at[3 * seat + mine], at[3 * (1 - seat) + theirs]
                if start and to:
                    cards |= takers(s, int(seat), start, to, (mine - theirs) % 3 == 1)
        if game.format_position(state).split()[1] in "SN":
            for number, card in enumerate(CARDS):
                if s.hand[seat, number]:
                    assert bool(cards >> number & 1) == bool(captures(state, card))
                    seen += 1
    assert seen > 30


@pytest.mark.parametrize("number", range(2, 6))
def test_it_takes_the_last_piece(number: int) -> None:
    state = read("5/3s1/2R2/5/5 S hand=KBP|KQP played=QBB|BBB score=2-2")
    assert choose(state, number).endswith("c3-d4")


def test_the_first_level_plays_what_looks_best_among_the_few_moves_it_notices() -> None:
    """It overlooks much, but does not throw away what it sees: the judgement of its moves is close to the best."""
    state = read("r1s2/5/1S3/2p2/R3P S hand=QBN|KQP played=BBR|BNN score=0-0")
    seat, moves, first = Seat(0), legal(state), machine(1)
    worth = dict(first.weigh(game.view(state, seat), moves, Limit(Random(1), work=1000)))
    ranks = sorted(worth.values(), reverse=True)
    lost = [
        ranks.index(worth[first.choose(game.view(state, seat), moves, Limit(Random(seed), work=1000))]) / len(moves)
        for seed in range(40)
    ]
    assert len(set(lost)) > 5
    assert sum(lost) / len(lost) < 0.3
    assert max(lost) < 0.95
