"""What Scorso counts in a simulation: true to its events, consistent, and near what §13 of its rules expects."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from ludoteca import games
from ludoteca.core import CHANCE, Seat
from ludoteca.games.scorso.figures import COUNTERS, figures, tally
from ludoteca.study.players import BadPlayers
from ludoteca.study.simulate import QUICK_GAMES, Simulation
from ludoteca.study.tally import Tally

SCORSO = games.find("scorso")


def simulate(*given: str, games: int, seed: int = 1, **words: str) -> Tally:
    total = Tally()
    for batch in Simulation(SCORSO, SCORSO.Options.from_text(words), given, seed=seed).run(games):
        total.merge(batch)
    return total


@pytest.mark.parametrize(("player", "count"), [("uniform", QUICK_GAMES), ("naive", 8), ("purposeful", 4)])
def test_scorso_figures_agree_with_the_general_ones(player: str, count: int) -> None:
    total = simulate(player, games=count, players="3", pace="beats")
    found = total.figures
    assert sum(total.winners.values()) == count
    assert found["rounds"].n == found["last players fell together"].n == count
    assert found["last players fell together"].total <= total.ends["deciding-duel"]
    assert found["rounds ended by a knock"].n == found["beats of a round"].n == found["rounds"].total
    if player != "uniform":  # a random player may knock before the first roll of a duel
        assert found["beats of a duel"].n >= found["challenges"].total + total.ends["deciding-duel"]
    assert (found["mistaken knocks"].total > 0) == (player == "uniform")
    assert found["mistaken knocks"].total <= found["rounds ended by a knock"].total


def test_the_full_game_counts_the_rounds_of_every_stage() -> None:
    total = simulate("naive", games=2, players="3", pace="beats", mode="full", stages="2")
    found = total.figures
    assert found["rounds"].n == 2
    assert found["rounds of a stage"].n == found["last players fell together"].n == 4
    assert found["rounds of a stage"].total == found["rounds"].total == found["rounds ended by a knock"].n
    assert "rounds of a stage" not in simulate("naive", games=1, players="2", pace="beats").figures


@pytest.mark.parametrize(
    ("games", "words"),
    [
        (1, {"max_rounds": "4"}),
        pytest.param(1, {"mode": "full", "stages": "2", "max_rounds": "3"}, marks=pytest.mark.long),
        pytest.param(12, {}, marks=pytest.mark.long),
        pytest.param(12, {"mode": "full", "stages": "2", "max_rounds": "3"}, marks=pytest.mark.long),
    ],
)
def test_scorso_figures_match_its_events(games: int, words: dict[str, str]) -> None:
    """Random games: what the trace counted is what a watcher saw."""
    options = SCORSO.Options.from_text({"pace": "beats", "players": "3", **words})
    rng, told = Random(8), Counter[str]()
    counts = np.zeros((games, len(COUNTERS)), np.int64)
    ends = np.zeros(games, SCORSO.setup(options).record.dtype)
    for number in range(games):
        state = SCORSO.setup(options)
        while acting := SCORSO.to_act(state):
            seat = acting[0]
            moves = [move for move, _ in SCORSO.chances(state)] if seat == CHANCE else SCORSO.legal_moves(state, seat)
            phase = SCORSO.show(SCORSO.view(state, Seat(0))).phase  # type: ignore[attr-defined]
            state = SCORSO.apply(state, seat, rng.choice(moves))
            tally(state.record, counts[number])
            said = [event.type for event in SCORSO.events(state, Seat(0))]
            told.update(said)
            told[f"beats {phase}"] += "roll" in said
        ends[number] = state.record
    found = figures(ends, counts)
    assert found["rounds ended by a knock"].size == told["freeze"]
    assert found["rounds"].sum() == told["round"] + games
    assert found["mistaken knocks"].sum() == told["mistaken"] > 0
    assert found["fist tokens"].sum() == told["token"]
    assert found["challenges"].sum() == told["duel"]
    assert found["beats of a round"].sum() == told["beats rolling"]
    assert found["beats of a duel"].sum() <= told["beats duel"]


def test_the_first_roll_of_a_round_is_a_beat() -> None:
    """§5 A beat is a roll and what is placed after it: a player who rolls six shots at once is done within one."""
    naive, state = SCORSO.instincts()["naive"], SCORSO.setup(SCORSO.Options.from_text({"pace": "beats"}))
    counts, said = np.zeros(len(COUNTERS), np.int64), set[str]()
    assert naive is not None
    while "freeze" not in said:
        seat = SCORSO.to_act(state)[0]
        legal = SCORSO.legal_moves(state, seat)
        move = SCORSO.chances(state)[0][0] if seat == CHANCE else naive(SCORSO.view(state, seat), legal, Random(1))
        state = SCORSO.apply(state, seat, move)
        tally(state.record, counts)
        said = {event.type for event in SCORSO.events(state, Seat(0))}
    assert counts[COUNTERS.index("rounds of 1 beats")] == 1


def test_in_real_time_there_are_no_beats_and_nobody_is_always_first() -> None:
    """Everybody acts in turn: in a simulation no hand is faster."""
    total = simulate("naive", games=12, players="3")
    assert "beats of a round" not in total.figures
    assert total.figures["rounds"].mean < 9
    assert min(total.winners[Seat(seat)] for seat in range(3)) >= 1


def test_a_game_without_a_naive_player_is_refused() -> None:
    scamorra = games.find("scamorra")
    with pytest.raises(BadPlayers, match="nobody can play scamorra naive"):
        Simulation(scamorra, scamorra.Options(), ("naive",))


@pytest.mark.long
def test_naive_games_are_as_the_rules_expect() -> None:
    """Scorso §13: 5.1 rounds between two, 19 to 24 % of games decided by a duel of all, about 10 beats 6 v 6."""
    total = simulate("naive", games=80, players="2", pace="beats")
    assert total.figures["rounds"].mean == pytest.approx(5.1, abs=0.6)
    assert total.ends["deciding-duel"] / 80 == pytest.approx(0.215, abs=0.12)
    assert total.figures["challenges"].total == total.figures["mistaken knocks"].total == 0


@pytest.mark.long
@pytest.mark.parametrize(("players", "rounds"), [("2", 5.1), ("3", 6.5), ("4", 7.4), ("5", 8.1)])
def test_naive_games_of_two_to_five_are_about_as_long_as_the_rules_expect(players: str, rounds: float) -> None:
    total = simulate("naive", games=300, players=players, pace="beats")
    assert total.figures["rounds"].mean == pytest.approx(rounds, rel=0.1)
    assert total.ends["deciding-duel"] / 300 == pytest.approx(0.215, abs=0.1)
    assert total.figures["beats of a duel"].mean == pytest.approx(10.5, abs=2.5)
