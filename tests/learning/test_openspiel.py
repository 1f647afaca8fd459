"""OpenSpiel's own tests and some of its algorithms, unchanged, on our games."""

from __future__ import annotations

import functools
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)

from ludoteca.learning import openspiel_game
from ludoteca.learning.episode import Episode
from ludoteca.learning.solve import Tree
from ludoteca.play import built_in, find

every_game = pytest.mark.parametrize("name", built_in())
SHORT: dict[str, dict[str, str | int]] = {
    "latrunculi": {"stall_quiet_plies": 6},
    "latrunculi-match": {"stall_quiet_plies": 6, "null_games": 0},
    "scamorra": {"turns_per_side": 12},
    "scamorra-fifteen": {"match_target": 1},
    "scorso": {"players": 2, "mode": "duel"},
    "zama": {"deck": "32"},
}
LATE = 8  # decisions before the end


def load(name: str, **more: str | int) -> pyspiel.Game:
    return pyspiel.load_game(openspiel_game.name_of(find(name)), {**SHORT[name], **more})


@functools.cache
def late(name: str) -> str:
    """A position shortly before the end of a random game."""
    options = {key: str(value) for key, value in SHORT[name].items()}
    episode, rng, positions = Episode(find(name), options), Random(4), [""]
    while not episode.is_over:
        positions.append(episode.game.format_position(episode.state))
        seat = episode.acting[0]
        episode.play(seat, rng.choice(list(episode.legal(seat))))
    return positions[-LATE:][0]


@every_game
def test_random_simulations_of_the_last_moves(name: str) -> None:
    """Legal actions, tensors, strings, clones and serialised states at every step."""
    pyspiel.random_sim_test(load(name, position=late(name)), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@every_game
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=3, serialize=False, verbose=False)


@pytest.mark.long
@every_game
def test_a_playthrough_prints_every_observation(name: str) -> None:
    text = generate_playthrough.playthrough(str(load(name)), action_sequence=None, seed=1)
    assert "InformationStateString(0)" in text
    assert "ObservationTensor(1)" in text


def first(name: str, decisions: int, seed: int) -> pyspiel.State:
    """A random state some decisions into a game."""
    rng = np.random.default_rng(seed)
    state = load(name).new_initial_state()
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=weights)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


def test_a_copy_goes_its_own_way() -> None:
    state = first("scamorra", 3, 1)
    copy = state.clone()
    while copy.is_chance_node():
        copy.apply_action(copy.chance_outcomes()[0][0])
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert len(copy.history()) > len(state.history())


def test_an_information_state_tells_what_was_seen_and_nothing_else() -> None:
    state = first("scamorra", 1, 1)
    own, others = state.information_state_string(0), state.information_state_string(1)
    assert "draw S ?" in others
    assert "draw S ?" not in own
    assert "draw N ?" in own
    assert state.observation_string(0) in own
    assert len(state.information_state_tensor(0)) > len(state.observation_tensor(0))


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    game = pyspiel.load_game("ludoteca_zama", {"players": 4, "deck": "32"})
    assert game.num_players() == 4
    with pytest.raises(Exception, match="deck"):
        pyspiel.load_game("ludoteca_zama", {"deck": "33"})


def test_a_game_may_start_from_a_position() -> None:
    latrunculi = find("latrunculi")
    position = latrunculi.format_position(latrunculi.setup(latrunculi.Options(first_move="black")))
    game = pyspiel.load_game("ludoteca_latrunculi", {"position": position})
    assert game.new_initial_state().current_player() == 1


# -- its algorithms, unchanged -----------------------------------------------------------------------------------------

SMALL = "one-piece-one-turn"


def small() -> pyspiel.Game:
    return pyspiel.load_game("ludoteca_scamorra", {"small": SMALL})


def test_counterfactual_regret_minimisation_finds_the_equilibrium_that_we_find() -> None:
    scamorra = find("scamorra")
    tree = Tree(scamorra, scamorra.small(scamorra.Options())[SMALL])
    ours, gap = tree.equilibrium(300)
    assert gap < 1e-4
    solver = cfr.CFRPlusSolver(small())
    for _ in range(12):
        solver.evaluate_and_update_policy()
    theirs = solver.average_policy()
    won = expected_game_score.policy_value(small().new_initial_state(), [theirs, theirs])
    assert won[0] == pytest.approx(tree.value(ours), abs=0.02)
    assert exploitability.exploitability(small(), theirs) < 0.02


def test_both_agree_how_exploitable_a_random_player_is() -> None:
    scamorra = find("scamorra")
    tree = Tree(scamorra, scamorra.small(scamorra.Options())[SMALL])
    theirs = exploitability.exploitability(small(), policy.UniformRandomPolicy(small()))
    assert tree.exploitability(tree.uniform()) == pytest.approx(theirs)


def test_external_sampling_learns() -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(small())
    for _ in range(60):
        solver.iteration()
    random = exploitability.exploitability(small(), policy.UniformRandomPolicy(small()))
    assert exploitability.exploitability(small(), solver.average_policy()) < random


def test_its_searches_play_our_games() -> None:
    open_game, hidden = load("latrunculi", position=late("latrunculi")), small()
    rng = np.random.RandomState(1)
    search = mcts.MCTSBot(open_game, 1.4, 8, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = open_game.new_initial_state()
    assert search.step(state) in state.legal_actions()
    searcher = ismcts.ISMCTSBot(hidden, mcts.RandomRolloutEvaluator(1, rng), 1.4, 8, random_state=rng)
    state = hidden.new_initial_state()
    state.apply_action(0)
    assert searcher.step(state) in state.legal_actions()


def test_what_is_imagined_looks_the_same_to_the_player() -> None:
    state = first("scamorra", 4, 1)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    others = {str(state.resample_from_infostate(player, lambda seed=seed: seed / 20)) for seed in range(20)}
    assert len(others) > 1
    imagined = state.resample_from_infostate(player, lambda: 0.5)
    assert imagined.information_state_string(player) == state.information_state_string(player)
    assert imagined.legal_actions() == state.legal_actions()
    theirs, told = state.information_state_string(1 - player), imagined.information_state_string(1 - player)
    assert theirs != told


def test_an_unknown_small_game_is_refused_by_name() -> None:
    with pytest.raises(Exception, match="one-piece-one-turn"):
        pyspiel.load_game("ludoteca_scamorra", {"small": "tiny"})
