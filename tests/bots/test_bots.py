"""Bots choose legal moves from views alone, within their limit; the simple bot beats random and greedy play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludoteca import bots, games, play
from ludoteca.bots import Bot, Limit, UnknownBot, tree
from ludoteca.bots.simple import SLICE, SimpleBot
from ludoteca.bots.thought import DECISIONS, TO_THE_END, Thought
from ludoteca.core import CHANCE, Game, GameOptions, Outcome, Seat, State
from ludoteca.laws import tables
from ludoteca.laws.facts import facts
from ludoteca.study.simulate import Simulation
from ludoteca.study.tally import Tally
from tests.bots.whole_games import look_alikes
from tests.core.processes import python
from tests.laws.toy import Bluff

LATRUNCULI = games.find("latrunculi")
SCAMORRA = games.find("scamorra")
ROOT = Path(__file__).parents[2]


def play_game(game: Game, players: list[Bot], rng: Random, work: int) -> Outcome:
    state = game.setup(game.Options())
    while acting := game.to_act(state):
        seat = acting[0]
        limit = Limit(rng, work=work)
        move = players[seat].choose(game.view(state, seat), game.legal_moves(state, seat), limit)
        assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", play.built_in())
def test_every_bot_finds_a_legal_move_in_every_game(name: str, game: str) -> None:
    match = play.Match.start(play.find(game), dealer=play.Dealer.from_seed(1))
    seat = match.to_act[0]
    legal = match.game.legal_moves(match.state, seat)
    move = bots.find(name)(match.game).choose(match.view(seat), legal, Limit(Random(1), work=SLICE))
    assert move in legal


def ask_everywhere(game: Game, options: GameOptions, seed: int, questions: int) -> list[State]:
    """Ask the bot in states of a random game, for every seat that may act; returns the states in which it chose."""
    table = tables.Table(game, facts(game), options, seed)
    bot = bots.find("simple")(game)
    asked = [state for state in table.states() if any(seat != CHANCE for seat in game.to_act(state))]
    asked = asked[:questions] + asked[questions :: max(1, len(asked) // questions)]
    for state in asked:
        for seat in game.to_act(state):
            if seat != CHANCE:
                legal = game.legal_moves(state, seat)
                assert bot.choose(game.view(state, seat), legal, Limit(Random(seed), work=SLICE)) in legal
    return asked


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", play.built_in())
def test_simple_finds_a_legal_move_from_the_start_to_the_end_of_any_table(name: str, seed: int) -> None:
    game = play.find(name)
    options = tables.random_options(game, Random(seed)) if seed else game.Options()
    assert ask_everywhere(game, options, seed, questions=12)


def test_simple_throws_a_hand_chooses_a_package_places_and_plays() -> None:
    """A27 Both sides throw at once: the bot is also asked for a seat that is not the first to act."""
    options = SCAMORRA.Options.from_text({"initiative_method": "rps_hand"})
    asked = ask_everywhere(SCAMORRA, options, 1, questions=12)
    assert {len(SCAMORRA.to_act(state)) for state in asked} == {1, 2}
    assert {SCAMORRA.show(SCAMORRA.view(state, Seat(0))).phase for state in asked} == {  # type: ignore[attr-defined]
        "lot",
        "package",
        "placement",
        "turn",
    }


@pytest.mark.parametrize("name", [name for name in play.built_in() if play.find(name).HAS_SECRETS])
def test_the_same_move_whatever_is_hidden(name: str) -> None:
    """The bot is asked in several states that look alike to its seat: it cannot tell them apart."""
    game = play.find(name)
    differing = 0
    for seat, truths in look_alikes(game, 8):
        differing += len(set(truths)) > 1
        chosen = {
            bots.find("simple")(game).choose(
                game.view(truth, seat), game.legal_moves(truth, seat), Limit(Random(4), work=SLICE)
            )
            for truth in truths
        }
        assert len(chosen) == 1
    assert differing >= 3


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(UnknownBot, match="no bot 'deep': expected 1, 2, 3, 4, 5, greedy, random, simple, uct"):
        bots.find("deep")


def test_simple_beats_random_from_either_seat() -> None:
    simple, chance = bots.find("simple")(LATRUNCULI), bots.find("random")(LATRUNCULI)
    won = 0
    for number in range(4):
        seat = Seat(number % 2)
        players = [simple, chance] if seat == 0 else [chance, simple]
        outcome = play_game(LATRUNCULI, players, Random(number), work=320)
        won += outcome.winners == (seat,)
    assert won >= 3


def test_the_same_random_numbers_give_the_same_move() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    moves = [bots.find("simple")(LATRUNCULI).choose(view, legal, Limit(Random(5), work=64)) for _ in range(2)]
    assert moves[0] == moves[1]


def test_a_capture_that_wins_the_game_is_found() -> None:
    """§10, example 21: c8-c4 reduces Black to one man."""
    state = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/8 w 0", LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    move = SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(3), work=320))
    assert LATRUNCULI.outcome(LATRUNCULI.apply(state, Seat(0), move)) is not None


def test_a_bot_asks_between_slices_whether_it_is_cancelled() -> None:
    asked = []

    def is_cancelled() -> bool:
        asked.append(True)
        return len(asked) == 3

    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    assert SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), is_cancelled=is_cancelled)) in legal
    assert len(asked) == 3


def test_a_deadline_that_has_passed_still_gets_a_move() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    assert SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), deadline=0.0)) in legal


def test_thinking_leaves_no_trace_in_the_view() -> None:
    state = LATRUNCULI.setup(LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    SimpleBot(LATRUNCULI).choose(view, legal, Limit(Random(2), work=64))
    assert view == LATRUNCULI.view(state, Seat(0))


def test_a_game_without_compiled_verbs_is_played_through_the_contract() -> None:
    """A Series offers no compiled verbs: the same bot must play it."""
    bot = SimpleBot(LATRUNCULI)
    bot.search.compiled = None
    state: State = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/8 w 0", LATRUNCULI.Options())
    view, legal = LATRUNCULI.view(state, Seat(0)), LATRUNCULI.legal_moves(state, Seat(0))
    move = bot.choose(view, legal, Limit(Random(3), work=320))
    assert LATRUNCULI.outcome(LATRUNCULI.apply(state, Seat(0), move)) is not None


def test_where_an_agreement_is_decided_on_points_a_few_decisions_are_enough() -> None:
    state = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/8 w 0", LATRUNCULI.Options())
    assert decisions_played_on(LATRUNCULI, state) == DECISIONS


def test_where_an_agreement_is_always_a_draw_games_are_played_to_the_end() -> None:
    options = LATRUNCULI.Options.from_text({"stall_verdict": "draw"})
    state = LATRUNCULI.parse_position("2w4b/8/8/8/wb6/8/8/w7 w 0", options)
    assert decisions_played_on(LATRUNCULI, state) == TO_THE_END


def test_where_nobody_may_agree_games_are_played_to_the_end() -> None:
    table = tables.Table(SCAMORRA, facts(SCAMORRA), SCAMORRA.Options(), 1)
    state = next(state for state in table.states() if len(SCAMORRA.legal_moves(state, Seat(0))) > 1)
    assert decisions_played_on(SCAMORRA, state) == TO_THE_END


def decisions_played_on(game: Game, state: State) -> int:
    """How many decisions the bot plays on below its tree, after one slice."""
    view, legal = game.view(state, Seat(0)), game.legal_moves(state, Seat(0))
    found = Thought(SimpleBot(game).search, view, legal, Limit(Random(1), work=SLICE))
    found.think(SLICE)
    return found.decisions


def test_a_game_with_chance_and_secrets_is_played_from_the_view() -> None:
    bluff = Bluff()
    state = bluff.parse_position("hand=5|2 turn=A bid=2", bluff.Options())
    view, legal = bluff.view(state, Seat(0)), bluff.legal_moves(state, Seat(0))
    assert {SimpleBot(bluff).choose(view, legal, Limit(Random(seed), work=64)) for seed in range(3)} <= set(legal)


@pytest.mark.long
def test_the_same_move_compiled_and_interpreted() -> None:
    ask = """if True:
        from random import Random
        from ludoteca import bots, games
        from ludoteca.laws.facts import facts
        from ludoteca.laws.tables import Table
        for name in games.built_in():
            game = games.find(name)
            for state in Table(game, facts(game), game.Options(), 5).some_states(1):
                for seat in game.to_act(state):
                    if seat >= 0:
                        legal = game.legal_moves(state, seat)
                        limit = bots.Limit(Random(1), work=16)
                        print(name, bots.find("simple")(game).choose(game.view(state, seat), legal, limit))
    """
    compiled = python(ask, ROOT)
    assert len(compiled.splitlines()) >= len(games.built_in())
    assert compiled == python(ask, ROOT, LUDOTECA_JIT="0")


# -- the tree ---------------------------------------------------------------------------------------------------------


def thought(work: int) -> Thought:
    """What the bot has learnt in the middle of a game with hidden hands."""
    table = tables.Table(SCAMORRA, facts(SCAMORRA), SCAMORRA.Options(), 2)
    states = [state for state in table.states() if len(SCAMORRA.legal_moves(state, Seat(0))) > 10]
    state = states[len(states) // 2]
    view, legal = SCAMORRA.view(state, Seat(0)), SCAMORRA.legal_moves(state, Seat(0))
    found = Thought(SimpleBot(SCAMORRA).search, view, legal, Limit(Random(1), work=work))
    for _ in range(work // SLICE):
        found.think(SLICE)
    return found


def test_every_simulation_is_credited_to_one_move_at_the_root() -> None:
    found = thought(10 * SLICE)
    visits = [tree.visits(found.nodes, found.slots, move) for move in found.legal]
    assert sum(visits) == 10 * SLICE
    assert min(visits) > 0


def test_a_move_is_not_penalised_for_being_unavailable() -> None:
    """The other side's moves depend on a hand that the bot has to imagine."""
    found = thought(20 * SLICE)
    nodes = found.nodes[1 : found.nodes[tree.ROOT].move]
    assert (nodes["visits"] <= nodes["available"]).all()
    replies = nodes[nodes["seat"] == 1]
    parents = found.nodes[replies["parent"]]
    assert (replies["available"] < parents["visits"]).any()
    assert (replies["available"] <= parents["visits"]).all()


def test_a_full_tree_grows_no_further_and_still_learns() -> None:
    found = thought(SLICE)
    found.nodes, found.slots = tree.new_tree(len(found.legal) + 5)
    for _ in range(10):
        found.think(SLICE)
    assert found.nodes[tree.ROOT].move == len(found.nodes)
    assert sum(tree.visits(found.nodes, found.slots, move) for move in found.legal) == 10 * SLICE


# -- strength ---------------------------------------------------------------------------------------------------------


def won(bot: str, other: str, games: int, work: int) -> Tally:
    tally = Tally()
    for batch in Simulation(SCAMORRA, SCAMORRA.Options(), (bot, other), seed=11, work=work).run(games):
        tally.merge(batch)
    return tally


@pytest.mark.long
def test_simple_beats_capture_first_with_little_thought() -> None:
    tally = won("simple", "capture-first", games=12, work=256)
    assert tally.players["simple"] > tally.players["capture-first"]


@pytest.mark.long
def test_simple_clearly_beats_capture_first() -> None:
    tally = won("simple", "capture-first", games=200, work=1000)
    assert tally.players["simple"] >= 160
    assert tally.players["capture-first"] <= 35
