"""The machines that people are offered, and the yardsticks beside them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from ludoteca import bots, games, play
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.uct import UctBot
from ludoteca.core import CHANCE, Game, GameOptions, Level, Limit, Machine, Move, Seat, State, View, Weighed
from ludoteca.laws import tables
from ludoteca.laws.facts import facts
from tests.laws.toy import Bluff


class LastMove:
    """A machine that plays the last of the legal moves."""

    budget = 7

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[-1]

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        return [Weighed(legal[-1], 1.0)]


class BluffWithMachine(Bluff):
    def machine(self, level: Level) -> Machine | None:
        return LastMove() if level.number > 1 else None


def asked(game: Game, options: GameOptions | None = None) -> tuple[State, Seat, View, list[Move]]:
    """The first decision of a game: its state, the seat, what it sees, and what it may do."""
    table = tables.Table(game, facts(game), options or game.Options(), 2)
    state = next(state for state in table.states() if len(game.legal_moves(state, game.to_act(state)[0])) > 1)
    seat = game.to_act(state)[0]
    return state, seat, game.view(state, seat), game.legal_moves(state, seat)


def test_people_are_offered_levels_and_nothing_else() -> None:
    assert bots.offered()[:4] == ("1", "1-cautious", "1-bold", "2")
    assert len(bots.offered()) == 15
    assert {bots.DEFAULT, bots.GENTLEST} <= set(bots.offered())
    assert not {"simple", "random"} & set(bots.offered())


@pytest.mark.parametrize("name", ["simple", "random", "greedy", "uct", "1", "5-bold"])
def test_bots_of_old_tables_and_yardsticks_are_still_found(name: str) -> None:
    assert bots.exists(name)
    _, _, view, legal = asked(game := games.find("scamorra"))
    assert bots.find(name)(game).choose(view, legal, Limit(Random(1), work=8)) in legal


@pytest.mark.parametrize("name", ["6", "0", "3-brave", "3-balanced", "", "bold"])
def test_there_is_no_other_bot(name: str) -> None:
    assert not bots.exists(name)
    with pytest.raises(bots.UnknownBot):
        bots.find(name)


def test_a_game_s_own_machine_plays_its_levels() -> None:
    game = BluffWithMachine()
    state = game.parse_position("hand=5|2 turn=A bid=2", game.Options())
    legal = game.legal_moves(state, Seat(0))
    bot = bots.find("4")(game)
    assert bot.budget == 7
    assert bot.choose(game.view(state, Seat(0)), legal, Limit(Random(1))) == legal[-1]


def test_without_a_machine_of_its_own_a_game_is_searched_further_from_level_to_level() -> None:
    machines = [bots.machine(Bluff(), Level(number)) for number in range(1, 6)]
    assert all(isinstance(machine, UctBot) for machine in machines)
    budgets = [machine.budget for machine in machines]
    assert budgets == sorted(set(budgets))


@pytest.mark.parametrize("name", [name for name in play.built_in() if play.find(name).child])
def test_in_a_series_the_machine_plays_the_game_on_the_table(name: str) -> None:
    series = play.find(name)
    machine = bots.machine(series, Level(2))
    assert series.child is not None
    assert machine.budget == bots.machine(series.child, Level(2)).budget
    _, _, view, legal = asked(series)
    weighed = machine.weigh(view, legal, Limit(Random(1), work=16))
    assert {move for move, _ in weighed} <= set(legal)
    assert machine.choose(view, legal, Limit(Random(1), work=16)) in legal


@pytest.mark.parametrize("name", games.built_in())
def test_a_plain_search_weighs_the_moves_it_tried_the_best_first(name: str) -> None:
    game = games.find(name)
    _, _, view, legal = asked(game)
    bot, limit = UctBot(game), lambda: Limit(Random(3), work=64)
    weighed = bot.weigh(view, legal, limit())
    assert weighed[0].move == bot.choose(view, legal, limit())
    assert {move for move, _ in weighed} <= set(legal)
    assert all(0 <= value <= 1 for _, value in weighed)


def test_the_greedy_one_takes_a_man_where_it_can() -> None:
    """§4 Only e1-e4 encloses the three black men."""
    game = games.find("latrunculi")
    state = game.parse_position("7b/7b/8/8/wbbb4/8/8/4w3 w 0", game.Options())
    view, legal = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    chosen = {GreedyBot(game).choose(view, legal, Limit(Random(seed))) for seed in range(5)}
    assert {game.format_move(state, Seat(0), move) for move in chosen} == {"e1-e4"}


def test_the_greedy_one_moves_at_random_where_nothing_scores() -> None:
    game = games.find("latrunculi")
    state = game.setup(game.Options())
    view, legal = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    assert len({GreedyBot(game).choose(view, legal, Limit(Random(seed))) for seed in range(40)}) > 10


@pytest.mark.parametrize("name", games.built_in())
def test_the_greedy_one_plays_every_game_to_its_end(name: str) -> None:
    game, rng = games.find(name), Random(5)
    state, bot = game.setup(game.at_one_screen(game.Options())), GreedyBot(game)
    for _ in range(20_000):
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            move = bot.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(rng))
            assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    assert game.outcome(state) is not None
