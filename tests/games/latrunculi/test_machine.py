"""Latrunculi's machine: what it finds, what it knows of the stall, and how it keeps to its limit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from ludoteca import bots, play
from ludoteca.core import CHANCE, LEVELS, Level, Limit, Seat, State, Weighed
from ludoteca.games.latrunculi.machine import thought
from tests.games.latrunculi.asking import game, options, start
from tests.games.latrunculi.tables import BLACK, WHITE, mover, table
from tests.games.latrunculi.tables import play as played

ALL = [pytest.param(level, id=str(level)) for level in LEVELS]
STRONG = Level(5)


def limit(work: int = 20_000, seed: int = 1, is_cancelled: Callable[[], bool] = lambda: False) -> Limit:
    return Limit(Random(seed), work=work, is_cancelled=is_cancelled)


def chosen(state: State, level: Level = STRONG, work: int = 20_000, seed: int = 1) -> str:
    seat = mover(state)
    move = game.machine(level).choose(game.view(state, seat), game.legal_moves(state, seat), limit(work, seed))
    return game.format_move(state, seat, move)


def weighed(state: State, level: Level = STRONG, work: int = 20_000) -> Sequence[Weighed]:
    seat = mover(state)
    return game.machine(level).weigh(game.view(state, seat), game.legal_moves(state, seat), limit(work))


def winner(state: State) -> tuple[Seat, ...]:
    outcome = game.outcome(state)
    return () if outcome is None else outcome.winners


# -- what it finds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ALL)
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(table("a4 c8", "b4 h8"), id="reduction"),
        pytest.param(table("c1 a2 b8", "a1 b1"), id="block"),
        pytest.param(table("a4 e4 c1", "b4 d4 h8", suicide_if_captures="legal"), id="filling-the-middle"),
        pytest.param(table("b1 a5", "a1 h8"), id="corner"),
        pytest.param(table("a4 e9", "b4 c4 d4 h10", board="8x10"), id="line-on-a-longer-board"),
    ],
)
def test_a_win_in_one_is_played_at_every_level(state: State, level: Level) -> None:
    for seed in range(3):
        assert winner(played(state, chosen(state, level, seed=seed))) == (WHITE,)


def wins_at_once(state: State) -> bool:
    seat = mover(state)
    return any(winner(game.apply(state, seat, move)) == (seat,) for move in game.legal_moves(state, seat))


@pytest.mark.parametrize("number", [3, 4, 5])
@pytest.mark.parametrize(
    ("white", "black"),
    [("a1 e8 g5 h1 h7", "c4 g8"), ("b8 d1 d4 d5 h7", "e5 g6"), ("a7 c8 d1 e4 g1", "e2 g2")],
)
def test_a_win_in_two_is_found_from_level_three_on(white: str, black: str, number: int) -> None:
    """Whatever Black replies, White then wins at once."""
    state = table(white, black)
    assert not wins_at_once(state)
    after = played(state, chosen(state, Level(number)))
    for reply in game.legal_moves(after, BLACK):
        assert wins_at_once(game.apply(after, BLACK, reply))


def test_the_board_outranks_the_stall() -> None:
    """§2.5 A capture on the sixtieth quiet ply wins."""
    state = table("a4 c8", "b4 h8", quiet=59)
    assert chosen(state) == "c8-c4"


# -- what it knows of the stall -------------------------------------------------------------------------


def best_value(state: State) -> float:
    return weighed(state)[0].value


def test_a_lead_at_the_stall_wins_only_where_the_men_decide_it() -> None:
    """§6, A16 One quiet ply before the stall, three men against two and nothing to capture."""
    men = "a1 c1 e1", "a8 h8"
    assert best_value(table(*men, quiet=59, stall_verdict="material_then_replay")) > 0.99
    for verdict in ("always_replay", "draw"):
        assert best_value(table(*men, quiet=59, stall_verdict=verdict)) == pytest.approx(0.5, abs=0.05)
    assert best_value(table(*men, quiet=0)) > 0.6


def repeated(white: str, black: str, **words: object) -> State:
    """Black's h7-h8 brings the first position for the third time."""
    return played(table(white, black, **words), "a1-a2 h8-h7 a2-a1 h7-h8 a1-a2 h8-h7 a2-a1")


def test_the_side_that_stands_worse_repeats_and_the_other_one_does_not() -> None:
    assert chosen(repeated("a1 c1 e1 f1 g1", "h8 b8")) == "h7-h8"
    assert chosen(repeated("a1 c1", "h8 b8 c8 d8 e8")) != "h7-h8"


def test_the_side_with_more_men_repeats_where_that_wins() -> None:
    state = repeated("a1 c1", "h8 b8 c8 d8 e8", stall_verdict="material_then_replay")
    assert winner(played(state, chosen(state))) == (BLACK,)


# -- its limit ---------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_answer_however_the_work_is_sliced(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(start(), "c1-c4 f8-f5")
    first = weighed(state)
    assert weighed(state) == first
    monkeypatch.setattr(thought, "SLICE", 77)
    assert weighed(state) == first


def test_it_stops_when_it_is_told_to() -> None:
    state, asked = table("a1 c1 e1 f1 g1", "h8 b8 c8 d8"), [0]  # not in the opening book

    def is_cancelled() -> bool:
        asked[0] += 1
        return asked[0] == 3

    view, legal = game.view(state, WHITE), game.legal_moves(state, WHITE)
    machine = game.machine(STRONG)
    assert machine.choose(view, legal, limit(machine.budget, is_cancelled=is_cancelled)) in legal
    assert asked[0] == 3


@pytest.mark.parametrize("work", [1, 10, 999, 30_000])
def test_it_never_does_more_than_it_may(work: int) -> None:
    state = start()
    view, legal = game.view(state, WHITE), game.legal_moves(state, WHITE)
    thinking = thought.Thought(view, legal, limit(work), game.machine(STRONG).weights)
    thinking.deepen(99)
    assert thinking.mind.nodes == work
    assert thinking.best in legal


def test_the_position_is_as_it_was_when_an_iteration_is_done() -> None:
    state = played(start(), "c1-c4 f8-f5")
    seat = mover(state)
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    thinking = thought.Thought(view, legal, limit(), game.machine(STRONG).weights)
    known = int(thinking.mind.past) + 1
    before = thinking.places[:known].tobytes()
    thinking.deepen(3)
    assert thinking.depth == 3
    assert thinking.places[:known].tobytes() == before
    assert thinking.s.tobytes() == state.record.tobytes()


# -- levels ---------------------------------------------------------------------------------------


def test_higher_levels_have_larger_budgets() -> None:
    budgets = [game.machine(Level(number)).budget for number in range(1, 6)]
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("level", ALL)
def test_every_level_weighs_every_move_the_best_first(level: Level) -> None:
    state = played(start(), "c1-c4 f8-f5")
    moves = weighed(state, level, work=5_000)
    assert {move for move, _ in moves} == set(game.legal_moves(state, mover(state)))
    assert all(0 <= value <= 1 for _, value in moves)
    assert moves[0].value == max(value for _, value in moves)


def test_in_a_match_it_plays_the_game_on_the_table() -> None:
    match = play.find("latrunculi-match")
    state = match.setup(match.Options())
    state = match.apply(state, CHANCE, match.chances(state)[0][0])
    seat = match.to_act(state)[0]
    legal = match.legal_moves(state, seat)
    machine = bots.machine(match, Level(2))
    assert machine.choose(match.view(state, seat), legal, limit(500)) in legal


def test_options_are_obeyed_in_every_reply() -> None:
    """Level 2 against itself under rules far from the usual ones, to the end."""
    words = {"board": "8x9", "suicide_axes": "orthogonal", "suicide_scope": "line", "suicide_if_captures": "legal"}
    state = start(**words, corner_capture="all", line_capture="single", stall_quiet_plies=20)
    machine, rng = game.machine(Level(2)), Random(3)
    while game.outcome(state) is None:
        seat = mover(state)
        move = machine.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(rng, work=2_000))
        assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    assert options(**words).board == "8x9"
