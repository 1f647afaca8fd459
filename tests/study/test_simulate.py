"""Figures of many games: the same from the same seed, consistent with each other, and true to what happened."""

from __future__ import annotations

import math
import signal
import statistics
import threading
from collections import Counter
from concurrent.futures import CancelledError, ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from ludoteca import games, play
from ludoteca.bots import Limit, UnknownBot
from ludoteca.core import CHANCE, Game, Seat, State, bind
from ludoteca.laws import tables
from ludoteca.laws.facts import facts
from ludoteca.study import players, report
from ludoteca.study.simulate import QUICK_GAMES, Simulation
from ludoteca.study.tally import Sum, Tally
from tests.core.processes import python

SCAMORRA = games.find("scamorra")
LATRUNCULI = games.find("latrunculi")
SCORSO = games.find("scorso")


def simulate(game: Game, *given: str, games: int, seed: int = 1, threads: int = 1, work: int = 64) -> Tally:
    tally = Tally()
    for batch in Simulation(game, game.Options(), given, seed=seed, work=work).run(games, threads):
        tally.merge(batch)
    return tally


# -- the same from the same seed --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "given", "count"),
    [
        ("scamorra", ("uniform", "capture-first"), 3 * QUICK_GAMES + 7),
        ("latrunculi", ("uniform",), QUICK_GAMES + 3),
        ("scamorra", ("simple", "capture-first"), 3),
        ("scamorra-fifteen", ("random", "capture-first"), 3),
        ("zama", ("purposeful", "random"), 3),
        ("scorso", ("naive",), 3),
    ],
)
@pytest.mark.long
def test_threads_do_not_change_the_figures_and_seeds_do(name: str, given: tuple[str, ...], count: int) -> None:
    game = play.find(name)
    one = simulate(game, *given, games=count)
    assert one.games == count
    assert one == simulate(game, *given, games=count, threads=3)
    assert one != simulate(game, *given, games=count, seed=2)


def test_the_same_figures_compiled_and_interpreted() -> None:
    ask = """if True:
        from ludoteca import games
        from ludoteca.study.simulate import Simulation
        for name, player in (("scamorra", "capture-first"), ("scamorra", "uniform"), ("latrunculi", "uniform")):
            game = games.find(name)
            print(Simulation(game, game.Options(), (player,), seed=3).batch(0, 3))
    """
    assert python(ask) == python(ask, LUDOTECA_JIT="0")


@pytest.mark.long
def test_a_second_process_compiles_nothing() -> None:
    """The simulation and the search are bound to each game, and so is what they call."""
    ask = """if True:
        import sys
        from ludoteca import games
        from ludoteca.study.simulate import Simulation
        for name in games.built_in():
            game = games.find(name)
            for player in ("uniform", "simple"):
                simulation = Simulation(game, game.Options(), (player,), work=1)
                if player == "uniform":
                    simulation.batch(0, 1)
                else:
                    state = next(state for state in states(game) if len(game.legal_moves(state, 0)) > 1)
                    legal, limit = game.legal_moves(state, 0), Limit(Random(1), work=1)
                    make("simple", game).choose(game.view(state, 0), legal, limit)
        ours = [module for name, module in sys.modules.items() if name.startswith("ludoteca")]
        used = {id(rule): rule for module in ours for rule in vars(module).values() if hasattr(rule, "stats")}
        hits, misses = (sum(sum(getattr(rule.stats, kind).values()) for rule in used.values())
                        for kind in ("cache_hits", "cache_misses"))
        print(hits > 0, misses)
    """
    before = """if True:
        from random import Random
        from ludoteca.bots import Limit
        from ludoteca.study.players import make
        def states(game):
            state, rng = game.setup(game.Options()), Random(1)
            while acting := game.to_act(state):
                yield state
                moves = game.legal_moves(state, acting[0]) or [move for move, _ in game.chances(state)]
                state = game.apply(state, acting[0], rng.choice(moves))
    """
    python(f"{before}\n{ask}")
    assert python(f"{before}\n{ask}") == "True 0"


# -- consistent -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", play.built_in())
def test_every_game_is_won_or_drawn_and_counted_once(name: str) -> None:
    count = 4 if play.find(name).compiled is None else QUICK_GAMES + 1
    tally = simulate(play.find(name), "uniform", games=count)
    assert sum(tally.winners.values()) + sum(tally.draws.values()) == count
    assert sum(tally.players.values()) == sum(tally.winners.values())
    assert sum(tally.ends.values()) == sum(tally.lengths.values()) == count
    assert set(tally.draws) <= set(tally.ends)
    assert {points.n for points in tally.points.values()} == {count}
    assert 0 < tally.mean_length <= max(tally.lengths)


def test_scamorra_figures_agree_with_the_general_ones() -> None:
    tally = simulate(SCAMORRA, "capture-first", games=2 * QUICK_GAMES)
    figures = tally.figures
    assert figures["captures"].total == sum(points.total for points in tally.points.values())
    assert figures["knock-outs"].total == tally.ends["knockout"] > 0
    assert figures["higher score"].highest == max(points.highest for points in tally.points.values())
    for who in ("first", "second"):
        packages = [figures[f"{who} mover won, {package} chosen"] for package in ("move-first", "place-first")]
        assert sum(package.n for package in packages) == tally.games
        assert sum(package.total for package in packages) == figures[f"{who} mover won"].total > 0
    movers = figures["first mover won"].total + figures["second mover won"].total
    assert movers + tally.draws["draw"] == tally.games


def test_scamorra_figures_match_its_events() -> None:
    module = SCAMORRA.figures()
    assert module is not None
    told: Counter[str] = Counter()
    counts = np.zeros((30, len(module.COUNTERS)), np.int64)
    ends, first_won = np.zeros(30, SCAMORRA.setup(SCAMORRA.Options()).record.dtype), []
    for seed in range(30):
        table = tables.Table(SCAMORRA, facts(SCAMORRA), SCAMORRA.Options(), seed, eager=seed % 2 == 0)
        movers = []
        for state, act in zip(list(table.states())[1:], table.acts, strict=True):
            module.tally(state.record, counts[seed])
            happened = [event.type for event in SCAMORRA.events(state, Seat(0))]
            told.update(happened)
            if {"move", "discard", "reenter"} & set(happened):
                movers.append(act.seat)
        ends[seed] = state.record
        outcome = SCAMORRA.outcome(state)
        assert outcome is not None
        first_won.append(outcome.winners == (movers[0],))
    found = module.figures(ends, counts)
    assert int(found["captures"].sum()) == told["capture"] > 0
    assert int(found["dead discards"].sum()) == told["discard"] > 0
    assert found["first mover won"].tolist() == first_won


def test_a_game_without_its_own_figures_has_only_the_general_ones() -> None:
    assert LATRUNCULI.figures() is None
    assert simulate(LATRUNCULI, "uniform", games=5).figures == {}


def test_different_players_change_seats_from_game_to_game() -> None:
    simulation = Simulation(SCAMORRA, SCAMORRA.Options(), ("uniform", "capture-first"))
    assert simulation.players_in_game(0) == {0: "uniform", 1: "capture-first"}
    assert simulation.players_in_game(1) == {0: "capture-first", 1: "uniform"}
    tally = simulate(SCAMORRA, "uniform", "capture-first", games=2 * QUICK_GAMES)
    assert tally.players["capture-first"] > 0.9 * tally.games
    assert min(tally.winners.values()) > 0.4 * tally.games


# -- capture-first ----------------------------------------------------------------------------------------------------


def captures(state: State, seat: Seat) -> set[int]:
    """The legal moves that capture, according to the game's events."""
    return {
        move
        for move in SCAMORRA.legal_moves(state, seat)
        if any(event.type == "capture" for event in SCAMORRA.events(SCAMORRA.apply(state, seat, move), seat))
    }


def test_capture_first_captures_whenever_it_can() -> None:
    bot = players.make("capture-first", SCAMORRA)
    could, rng = 0, Random(5)
    for seed in range(6):
        table = tables.Table(SCAMORRA, facts(SCAMORRA), SCAMORRA.Options(), seed)
        for state in table.states():
            for seat in SCAMORRA.to_act(state):
                capturing = captures(state, seat) if seat != CHANCE else set()
                if capturing:
                    could += 1
                    chosen = bot.choose(SCAMORRA.view(state, seat), SCAMORRA.legal_moves(state, seat), Limit(rng))
                    assert chosen in capturing
    assert could > 10


def test_the_compiled_player_chooses_among_all_captures_and_nothing_else() -> None:
    playing = bind("ludoteca.bots.rollout", SCAMORRA.compiled)  # type: ignore[arg-type]
    with_several = 0
    for seed in range(6):
        table = tables.Table(SCAMORRA, facts(SCAMORRA), SCAMORRA.Options(), seed)
        for state in table.states():
            for seat in SCAMORRA.to_act(state):
                if seat == CHANCE:
                    continue
                legal = SCAMORRA.legal_moves(state, seat)
                moves, tried = np.array(legal, np.int32), np.zeros(1, state.record.dtype)
                n = playing.scoring(state.record, int(seat), moves, len(moves), tried)
                assert sorted(moves.tolist()) == sorted(legal)
                assert set(moves[:n].tolist()) == (captures(state, seat) or set(legal))
                with_several += 1 < n < len(legal)
    assert with_several > 3


# -- who may play -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "given", "error"),
    [
        (SCAMORRA, ("deep",), "no player 'deep': expected uniform, capture-first, purposeful, naive, 1, 2, 3"),
        (SCAMORRA, ("uniform",) * 3, "3 players: expected one, or 2 for 2 seats"),
        (SCAMORRA, (), "0 players"),
        (LATRUNCULI, ("capture-first",), "it does not count points"),
        (LATRUNCULI, ("purposeful",), "it has no instinct"),
        (play.find("latrunculi-match"), ("uniform", "purposeful"), "it has no instinct"),
        (play.find("latrunculi-match"), ("uniform", "capture-first"), "it does not count points"),
    ],
)
def test_players_who_cannot_play_the_game_are_refused(game: Game, given: tuple[str, ...], error: str) -> None:
    with pytest.raises(players.BadPlayers, match=error):
        Simulation(game, game.Options(), given)


def test_every_name_makes_a_player() -> None:
    for name in players.names():
        assert players.make(name, SCORSO if name in ("purposeful", "naive") else SCAMORRA)
    with pytest.raises(UnknownBot):
        players.make("deep", SCAMORRA)


# -- stopping ---------------------------------------------------------------------------------------------------------


def test_closing_early_stops_every_thread() -> None:
    batches = Simulation(SCAMORRA, SCAMORRA.Options(), ("uniform",)).run(10**9, 2)
    assert next(batches).games == QUICK_GAMES
    batches.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("simulate")]


def test_stopping_interrupts_a_thinking_bot() -> None:
    """With this much work a single move would take hours."""
    simulation = Simulation(SCAMORRA, SCAMORRA.Options(), ("simple",), work=10**12)
    asked = threading.Event()
    cancelled = simulation._stop.is_set

    def is_stopped() -> bool:
        asked.set()
        return cancelled()

    simulation._stop.is_set = is_stopped  # type: ignore[method-assign]
    with ThreadPoolExecutor(1) as pool:
        playing = pool.submit(simulation.batch, 0, 1)
        assert asked.wait(600)
        simulation._stop.set()
        with pytest.raises(CancelledError):
            playing.result(600)


# -- the sums ---------------------------------------------------------------------------------------------------------


def test_mean_and_margin() -> None:
    values = np.array([0, 3, 1, 4, 4])
    parts, whole = Sum(), Sum()
    whole.add(values)
    for part in (values[:2], values[2:]):
        another = Sum()
        another.add(part)
        parts.merge(another)
    assert parts == whole
    assert (whole.n, whole.highest, whole.mean, whole.median) == (5, 4, 2.4, 3)
    assert whole.margin == pytest.approx(1.96 * statistics.pstdev(values.tolist()) / math.sqrt(5))


def test_shares_count_only_where_they_apply() -> None:
    share = Sum()
    share.add(np.ma.masked_array([True, False, True, True], mask=[False, False, True, False]))
    assert (share.is_share, share.n, share.total) == (True, 3, 2)
    assert share.to_json() == {"games": 3, "mean": 2 / 3, "margin": share.margin, "total": 2}


def test_the_median_length() -> None:
    assert Tally(lengths=Counter({10: 2, 11: 1, 40: 2})).median_length == 11
    assert Tally(lengths=Counter({10: 1, 13: 1})).median_length == 11.5
    assert Tally().median_length == 0


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def interrupt_after_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate Ctrl-C while the third batch is added up."""
    merged = []
    merge = Tally.merge

    def merge_or_interrupt(self: Tally, other: Tally) -> None:
        if len(merged) == 2:
            signal.raise_signal(signal.SIGINT)
        merged.append(merge(self, other))

    monkeypatch.setattr(Tally, "merge", merge_or_interrupt)


@pytest.mark.usefixtures("interrupt_after_two")
def test_an_interrupted_run_prints_what_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    from ludoteca.cli import main

    assert main(["simulate", "scamorra", "--games", "100000", "--threads", "2"]) == 130
    printed = capsys.readouterr()
    assert f"{2 * QUICK_GAMES}" in printed.out.splitlines()[0]
    assert printed.err == ""


def test_the_table_shows_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    from ludoteca.cli import main

    assert main(["simulate", "scamorra", "--games", "40", "--players", "uniform", "capture-first"]) == 0
    printed = capsys.readouterr().out
    figures = simulate(SCAMORRA, "uniform", "capture-first", games=40, seed=0).figures
    for words in ("won by S", "won by uniform", "won by capture-first", "ended by points", "plies", *figures):
        assert words.split(",")[0] in printed


@pytest.mark.parametrize("words", [("--games", "0"), ("--threads", "0"), ("--work", "0"), ("--players", "x")])
def test_unusable_arguments_are_refused(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    from ludoteca.cli import main

    assert main(["simulate", "scamorra", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("error: ")
    assert printed.err.count("\n") == 1


def test_json_holds_the_same_as_the_tally(capsys: pytest.CaptureFixture[str]) -> None:
    import json

    from ludoteca.cli import main

    assert (
        main(["simulate", "scamorra", "--games", "30", "--option", "turns_per_side=12", "--seed", "5", "--json"]) == 0
    )
    told = json.loads(capsys.readouterr().out)
    options = SCAMORRA.Options.from_text({"turns_per_side": "12"})
    simulation = Simulation(SCAMORRA, options, ("uniform",), seed=5)
    assert told == report.to_json(simulation, simulation.batch(0, 30))
    assert told["options"]["turns_per_side"] == "12"
    assert told["plies"]["longest"] == 31


# -- §11 of the rules -------------------------------------------------------------------------------------------------


def test_random_and_greedy_games_are_as_the_rules_expect() -> None:
    """§11: 1.4 captures and 37 % draws; 6.6 captures, 59 % knock-outs and 9.5 % draws, highest score 8."""
    uniform = simulate(SCAMORRA, "uniform", games=4000)
    assert uniform.figures["captures"].mean == pytest.approx(1.4, abs=0.1)
    assert uniform.draws["draw"] / 4000 == pytest.approx(0.37, abs=0.03)
    greedy = simulate(SCAMORRA, "capture-first", games=4000)
    assert greedy.figures["captures"].mean == pytest.approx(6.6, abs=0.2)
    assert greedy.figures["knock-outs"].mean == pytest.approx(0.59, abs=0.03)
    assert greedy.draws["draw"] / 4000 == pytest.approx(0.095, abs=0.02)


@pytest.mark.long
def test_two_hundred_thousand_games() -> None:
    """More precise than the 6,000 games behind the rules' figures."""
    uniform = simulate(SCAMORRA, "uniform", games=200_000, threads=2)
    assert uniform.figures["captures"].mean == pytest.approx(1.43, abs=0.02)
    assert uniform.figures["knock-outs"].mean == pytest.approx(0.001, abs=0.0005)
    assert uniform.figures["dead discards"].mean == pytest.approx(0.37, abs=0.02)
    greedy = simulate(SCAMORRA, "capture-first", games=200_000, threads=2)
    assert greedy.figures["captures"].mean == pytest.approx(6.68, abs=0.03)
    assert greedy.figures["higher score"].highest in (8, 9)
    assert greedy.figures["dead discards"].mean == pytest.approx(0.01, abs=0.003)
