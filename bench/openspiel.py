"""OpenSpiel's games, on the fastest path to random playouts that its Python package offers.

Tried, plies per CPU second on one machine (checkers, breakthrough, amazons):

    a Python loop over legal_actions and apply_action    0.35 M   0.56 M   0.93 M
    evaluate_bots with two C++ uniform random bots       0.23 M   1.08 M   2.48 M
    RandomRolloutEvaluator, N rollouts in one C++ call   0.46 M   1.47 M   3.15 M

so rollouts are used. An MCTS bot limited to one simulation does nothing but evaluate the root: N random
games from start to end, all in C++. The evaluator does not count plies; the mean length of a random game
is measured beforehand on a few thousand games of the random bots, which choose from the same
distribution.
"""

from __future__ import annotations

from bench.contest import Contestant

ENGINE = "OpenSpiel"
GAMES = ("checkers", "breakthrough", "amazons")
LENGTH_GAMES = 3000  # the standard error of the mean length is then 0.2 to 0.7 %


def openspiel(length_games: int = LENGTH_GAMES) -> list[Contestant]:
    """The games we compare with. Raises ImportError if OpenSpiel is not installed."""
    return [_contestant(name, length_games) for name in GAMES]


def version() -> str:
    from importlib.metadata import version

    return version("open_spiel")


def _contestant(name: str, length_games: int) -> Contestant:
    import pyspiel

    game = pyspiel.load_game(name)
    length = mean_length(game, length_games)
    start = game.new_initial_state()

    def play(count: int, seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(count, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 16, False, seed, False)
        bot.mcts_search(start)
        return count * length

    return Contestant(name, ENGINE, play, is_ours=False)


def mean_length(game, games: int) -> float:
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    plies = 0
    for seed in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        plies += state.move_number()
    return plies / games
