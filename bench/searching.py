"""Searches, ours and OpenSpiel's: simulated plies per CPU second.

A simulation goes from the position searched to the end of the game, so it takes as long as the game is. Simulations
times the mean length of a random game make games of different lengths comparable. All searches are plain: UCT with one
random playout for each simulation, on the state itself (MCTS) or on one that fits what the seat knows (IS-MCTS).
"""

from __future__ import annotations

from random import Random

from bench.contest import Contestant
from ludoteca import games
from ludoteca.bots.uct import UctBot
from ludoteca.core import CHANCE, Game, Limit, State, bind

OPEN = "checkers"  # of OpenSpiel, for its MCTS bot
HIDDEN = "gin_rummy"  # for its IS-MCTS bot: two players, hidden hands and a stock to draw from
LENGTH_GAMES = 2000
CURIOSITY = 1.0
SIMULATIONS = 64  # of one search


def ours(length_games: int = LENGTH_GAMES) -> list[Contestant]:
    """The plain search on every game of this repository with compiled rules."""
    found = [games.find(name) for name in games.built_in()]
    return [_our_search(game, length_games) for game in found if game.compiled is not None]


def _our_search(game: Game, length_games: int) -> Contestant:
    start = first_decision(game)
    seat = game.to_act(start)[0]
    view, legal, bot = game.view(start, seat), game.legal_moves(start, seat), UctBot(game)
    assert game.compiled is not None
    length = bind("ludoteca.study.playout", game.compiled).playouts(start.record, length_games, 1) / length_games

    def search(count: int, seed: int) -> float:
        rng = Random(seed)
        for _ in range(count):
            bot.choose(view, legal, Limit(rng, work=SIMULATIONS))
        return count * SIMULATIONS * float(length)

    return Contestant(f"{game.NAME}, searched", "Ludoteca", search, is_ours=True, is_threaded=False)


def first_decision(game: Game) -> State:
    """The first state in which there is something to choose, after whatever is dealt."""
    state, rng = game.setup(game.at_one_screen(game.Options())), Random(1)
    while True:
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            state = game.apply(state, CHANCE, rng.choices(moves, weights)[0])
        elif len(legal := game.legal_moves(state, seat)) == 1:
            state = game.apply(state, seat, legal[0])
        else:
            return state


def openspiel(length_games: int = LENGTH_GAMES) -> list[Contestant]:
    """OpenSpiel's searches. Raises ImportError if it is not installed."""
    import pyspiel

    from bench.openspiel import mean_length

    perfect = pyspiel.load_game(OPEN)
    length = mean_length(perfect, length_games)

    def mcts(count: int, seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(perfect, evaluator, CURIOSITY, SIMULATIONS, 64, False, seed, False)
        for _ in range(count):
            bot.mcts_search(perfect.new_initial_state())
        return count * SIMULATIONS * length

    hidden = _hidden_search(HIDDEN, length_games)
    return [Contestant(f"{OPEN}, MCTS", "OpenSpiel", mcts, is_ours=False), hidden]


def _hidden_search(name: str, length_games: int) -> Contestant:
    import pyspiel

    from bench.openspiel import mean_length

    game, rng = pyspiel.load_game(name), Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        moves, weights = zip(*start.chance_outcomes(), strict=True)
        start.apply_action(rng.choices(moves, weights)[0])
    length = mean_length(game, max(10, length_games // 10)) - start.move_number()

    def search(count: int, seed: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        for number in range(count):
            bot = pyspiel.ISMCTSBot(seed + number, evaluator, CURIOSITY, SIMULATIONS, -1, policy, False, False)
            bot.step(start.clone())
        return count * SIMULATIONS * length

    return Contestant(f"{name}, IS-MCTS", "OpenSpiel", search, is_ours=False)
