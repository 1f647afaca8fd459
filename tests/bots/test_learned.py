"""Bots that follow a network play from their view alone, within their limit, and see what wins at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ludoteca import bots, games
from ludoteca.bots import Bot
from ludoteca.bots.futures import looks_of
from ludoteca.bots.learned import LearnedBot, PolicyBot
from ludoteca.bots.network import Network, network_of
from ludoteca.core import (
    CHANCE,
    Game,
    GameOptions,
    Level,
    Limit,
    Machine,
    Move,
    Plan,
    Seat,
    State,
    Style,
    Trained,
    View,
    Weighed,
)
from ludoteca.core.tensors import tensor_of
from ludoteca.laws.facts import facts
from ludoteca.laws.machine_laws import Counted
from ludoteca.laws.tables import Table
from ludoteca.server.bot_pool import BotPool
from ludoteca.study.whole_game import play_whole_game
from tests.bots import tiny_network
from tests.core.processes import python

ROOT = Path(__file__).parents[2]
BELIEFS = {"scamorra": (6, 4), "zama": (104, 52)}  # things that may be hidden, and kinds
WORK = 90
ALL_MOVES = Plan(width=1000, unlikely=0.0, plies=1, patience=0)


def taught(name: str, folder: Path, **more: bool) -> Game:
    """A game with an untrained network."""
    game = games.find(name)
    trained = replace(tiny_network.untrained(game, folder, BELIEFS[name]), **more)

    class Taught(type(game)):  # type: ignore[misc]
        def network(self, options: GameOptions) -> Trained | None:
            return trained if options == self.Options() else None

    made: Game = Taught()
    return made


@pytest.fixture(params=BELIEFS)
def game(request: pytest.FixtureRequest, tmp_path: Path) -> Game:
    return taught(request.param, tmp_path)


@pytest.fixture
def scamorra(tmp_path: Path) -> Game:
    return taught("scamorra", tmp_path)


def decisions(game: Game, seed: int, count: int) -> Iterator[tuple[State, Seat, list[Move]]]:
    """Some states of a random game in which a seat has a choice."""
    found = []
    for state in Table(game, facts(games.find(game.NAME)), game.Options(), seed).states():
        for seat in game.to_act(state):
            legal = game.legal_moves(state, seat) if seat != CHANCE else []
            if len(legal) > 1:
                found.append((state, seat, legal))
    yield from found[:: max(1, len(found) // count)]


def ask(bot: Bot, game: Game, state: State, seat: Seat, legal: Sequence[Move], work: int = WORK) -> Move:
    move = bot.choose(game.view(state, seat), legal, Limit(Random(1), work))
    assert move in legal
    return move


@pytest.mark.parametrize("name", ["learned", "policy"])
def test_the_same_seed_gives_the_same_moves(name: str, game: Game) -> None:
    bot, other = (bots.find(name)(game) for _ in range(2))
    for state, seat, legal in decisions(game, 3, 6):
        assert ask(bot, game, state, seat, legal) == ask(other, game, state, seat, legal)


@pytest.mark.parametrize("name", ["learned", "policy"])
def test_they_do_not_peek(name: str, game: Game) -> None:
    rng, bot, differ = Random(5), bots.find(name)(game), 0
    for state, seat, legal in decisions(game, 4, 8):
        twin = game.imagine(game.view(state, seat), rng)
        differ += twin != state
        assert ask(bot, game, state, seat, legal) == ask(bot, game, twin, seat, legal)
    assert differ


def test_a_search_keeps_its_budget(game: Game) -> None:
    for work in (1, 40, 300):
        for state, seat, legal in decisions(game, 6, 3):
            counted = Counted(Random(1), work)
            assert bots.find("learned")(game).choose(game.view(state, seat), legal, counted) in legal
            assert counted.most <= work


def test_a_search_that_nobody_wants_ends_at_once(game: Game) -> None:
    state, seat, legal = next(decisions(game, 7, 1))
    stopped = Counted(Random(1), None, None, lambda: True)
    move = LearnedBot(game).choose(game.view(state, seat), legal, stopped)
    assert stopped.most <= 1
    chances, _ = PolicyBot(game).judged(game.view(state, seat), legal)
    assert move == legal[int(chances.argmax())]


def test_a_search_that_is_stopped_on_its_way_plays_what_it_has_seen(game: Game) -> None:
    state, seat, legal = next(decisions(game, 8, 1))
    asked: list[int] = []

    def is_cancelled() -> bool:
        asked.append(1)
        return len(asked) > 5

    limit = Counted(Random(1), 10**6, None, is_cancelled)
    assert LearnedBot(game).choose(game.view(state, seat), legal, limit) in legal
    assert 0 < limit.most < 1000


def wins_at_once(game: Game, state: State, seat: Seat, move: Move) -> bool:
    end = game.outcome(game.apply(state, seat, move))
    return end is not None and seat in end.winners


def test_a_move_that_wins_at_once_is_found_whatever_the_policy_says(scamorra: Game) -> None:
    bot, seen = LearnedBot(scamorra, plan=ALL_MOVES), 0
    for start, _ in scamorra.small(scamorra.Options())["one-piece-one-turn"]:
        seat = scamorra.to_act(start)[0]
        legal = scamorra.legal_moves(start, seat)
        winning = [move for move in legal if wins_at_once(scamorra, start, seat, move)]
        if 0 < len(winning) < len(legal):
            seen += 1
            weighed = bot.weigh(scamorra.view(start, seat), legal, Limit(Random(1), work=400))
            assert weighed[0].move in winning
            assert weighed[0].value == 1
    assert seen


def test_the_values_of_the_moves_go_down(game: Game) -> None:
    for state, seat, legal in decisions(game, 9, 3):
        weighed = LearnedBot(game).weigh(game.view(state, seat), legal, Limit(Random(1), WORK))
        values = [value for _, value in weighed]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert sorted(move for move, _ in weighed) == sorted(legal)


def test_a_whole_game_also_where_every_move_ends_it(scamorra: Game) -> None:
    seated = {Seat(seat): (LearnedBot(scamorra), Limit(Random(seat), work=60)) for seat in range(2)}
    state, _ = play_whole_game(scamorra, scamorra.setup(scamorra.Options()), seated, Random(1))
    assert scamorra.outcome(state) is not None


def test_a_table_with_other_options_has_no_network(scamorra: Game) -> None:
    options = scamorra.Options.from_text({"turns_per_side": "12"})
    with pytest.raises(bots.NoNetwork):
        bots.check("learned", scamorra, options)
    bots.check("learned", scamorra, scamorra.Options())


async def test_the_pool_stops_a_search(scamorra: Game) -> None:
    state, seat, legal = next(decisions(scamorra, 10, 1))
    pool = BotPool(threads=1, seconds=60.0, scale=1e6)
    try:
        asked = asyncio.ensure_future(pool.choose("table", "learned", scamorra, scamorra.view(state, seat), legal))
        while not pool.running:
            await asyncio.sleep(0)
        asked.cancel()
        while pool.running:  # with this budget it would go on for days
            await asyncio.sleep(0.001)
    finally:
        pool.close()
    assert asked.cancelled()


INTERPRETED = """
from random import Random
from pathlib import Path
from ludoteca.core import JIT
from tests.bots import test_learned as tests
assert not JIT
game = tests.taught("scamorra", Path({folder!r}))
bot = tests.bots.find("learned")(game)
print([tests.ask(bot, game, *asked) for asked in tests.decisions(game, 3, 3)])
"""


def test_interpreted_rules_give_the_same_moves(scamorra: Game, tmp_path: Path) -> None:
    bot = bots.find("learned")(scamorra)
    expected = [int(ask(bot, scamorra, *asked)) for asked in decisions(scamorra, 3, 3)]
    assert python(INTERPRETED.format(folder=str(tmp_path)), ROOT, LUDOTECA_JIT="0") == str(expected)


def test_states_seen_at_once_look_as_they_do_one_by_one(game: Game) -> None:
    options = game.Options()
    some = list(decisions(game, 14, 6))
    records = np.array([state.record for state, _, _ in some], some[0][0].record.dtype)
    looks = looks_of(game, options)
    assert looks is not None
    for side in (0, 1):
        views = [game.view(state, Seat(side)) for state, _, _ in some]
        expected = [tensor_of(game, options).of(view) for view in views]
        assert np.array_equal(looks(records, np.full(len(some), side)), expected)


def test_a_network_is_loaded_once(scamorra: Game) -> None:
    loaded: set[Network] = {network_of(scamorra, scamorra.Options()) for _ in range(2)}
    assert len(loaded) == 1


class Adviser:
    """A machine that thinks well of one move."""

    budget = 1000

    def __init__(self, favourite: Move) -> None:
        self.favourite, self.works = favourite, list[int | None]()

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return self.favourite

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        self.works.append(limit.work)
        return [Weighed(self.favourite, 0.9)]


def test_an_adviser_is_heard_as_far_as_its_word_counts(scamorra: Game) -> None:
    state, seat, legal = next(decisions(scamorra, 11, 1))
    chances, _ = PolicyBot(scamorra).judged(scamorra.view(state, seat), legal)
    unlikely = legal[int(chances.argmin())]
    for advice, is_heard in ((1.0, True), (0.0, False)):
        machine = Adviser(unlikely)
        bot = LearnedBot(scamorra, plan=Plan(advice=advice, trust=0.01, rate=10, share=0.5))
        bot.adviser = machine
        limit = Counted(Random(1), 100)
        assert (bot.choose(scamorra.view(state, seat), legal, limit) == unlikely) == is_heard
        assert machine.works == [500]
        assert limit.most <= 100


def test_the_network_that_comes_with_la_scamorra_knows_how_to_play() -> None:
    """It wins nearly all games against random moves; eight of ten leave room for another processor's rounding."""
    game, won = games.find("scamorra"), 0
    for number in range(10):
        seated = {
            Seat(number % 2): (bots.find("policy")(game), Limit(Random(number), work=1)),
            Seat(1 - number % 2): (bots.find("random")(game), Limit(Random(number), work=1)),
        }
        state, _ = play_whole_game(game, game.setup(game.Options()), seated, Random(number))
        end = game.outcome(state)
        won += end is not None and Seat(number % 2) in end.winners
    assert won >= 8


# -- as the strongest machine ----------------------------------------------------------------------------------------


@pytest.fixture
def led(tmp_path: Path) -> Game:
    """La Scamorra, whose strongest machine follows a network."""
    return taught("scamorra", tmp_path, is_strongest=True)


def test_the_strongest_machine_follows_the_network(led: Game) -> None:
    state, seat, legal = next(decisions(led, 12, 1))
    strongest, learned = bots.machine(led, Level(5)), LearnedBot(led)
    assert strongest.budget == learned.budget
    for ask_one in (ask, weigh):
        assert ask_one(strongest, led, state, seat, legal) == ask_one(learned, led, state, seat, legal)
    for level in (Level(4), Level(5, Style.BOLD)):
        assert bots.machine(led, level).budget == games.find("scamorra").machine(level).budget  # type: ignore[union-attr]


def weigh(machine: Machine, game: Game, state: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Weighed]:
    return machine.weigh(game.view(state, seat), legal, Limit(Random(1), WORK))


def test_where_it_was_not_trained_the_searching_machine_plays(led: Game) -> None:
    options = led.Options.from_text({"turns_per_side": "12"})
    searching = games.find("scamorra").machine(Level(5))
    assert searching is not None
    strongest = bots.machine(led, Level(5))
    for state in list(Table(led, facts(games.find("scamorra")), options, 13).states())[::12]:
        for seat in led.to_act(state):
            legal = led.legal_moves(state, seat) if seat != CHANCE else []
            if len(legal) > 1:
                work = round(WORK * searching.budget / strongest.budget)
                assert ask(strongest, led, state, seat, legal) == ask(searching, led, state, seat, legal, work)


def test_where_the_file_is_damaged_the_searching_machine_plays(led: Game) -> None:
    trained = led.network(led.Options())
    assert trained is not None
    trained.file.write_bytes(b"damaged")
    with pytest.warns(RuntimeWarning, match="SHA-256 is another one than expected; the searching machine plays"):
        machine = bots.machine(led, Level(5))
    assert type(machine) is type(games.find("scamorra").machine(Level(5)))
