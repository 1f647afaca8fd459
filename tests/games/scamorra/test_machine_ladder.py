"""Each level is stronger than the one below, and none makes the mistakes of a player who looks at nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca import bots
from ludoteca.bots import Bot
from ludoteca.core import CHANCE, Limit, Move, Seat, State
from ludoteca.games.scamorra.rules.board import EMPTY, KING, TURN
from ludoteca.games.scamorra.rules.moves import end_of, is_slide
from tests.games.scamorra.asking import game, options

SCALE = 0.05  # of the full budgets


def play(players: list[Bot], seed: int, seen=lambda before, seat, move, after: None) -> Seat | None:
    """The winner of a game in which the luck of the cards depends on the seed alone."""
    luck, rng = Random(seed), Random(seed + 1)
    state = game.setup(options())
    while acting := game.to_act(state):
        if acting[0] == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            state = game.apply(state, CHANCE, luck.choices(moves, weights)[0])
            continue
        seat = acting[0]
        limit = Limit(rng, work=max(1, round(SCALE * players[seat].budget)))
        move = players[seat].choose(game.view(state, seat), game.legal_moves(state, seat), limit)
        after = game.apply(state, seat, move)
        seen(state, seat, move, after)
        state = after
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners[0] if outcome.winners else None


def contest(one: str, two: str, games: int) -> tuple[int, int]:
    """Games won by each; every deal is played from both seats."""
    first, second = bots.find(one)(game), bots.find(two)(game)
    won = [0, 0]
    for number in range(games):
        seat = Seat(number % 2)
        winner = play([first, second] if seat == 0 else [second, first], seed=number // 2)
        if winner is not None:
            won[0 if winner == seat else 1] += 1
    return won[0], won[1]


def test_the_middle_level_beats_one_that_takes_whatever_it_can() -> None:
    won, lost = contest("3", "greedy", 8)
    assert won >= 7 * lost
    assert won >= 6


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker", "share"),
    [
        ("greedy", "1", 0.55),
        ("2", "1", 0.65),
        ("3", "2", 0.65),
        ("4", "3", 0.65),
        ("5", "4", 0.65),
        ("5", "greedy", 0.8),
    ],
)
def test_each_level_beats_the_one_below(stronger: str, weaker: str, share: float) -> None:
    won, lost = contest(stronger, weaker, 60)
    assert won / (won + lost) >= share


def test_no_piece_is_given_away_no_capture_missed_no_king_wasted() -> None:
    """Of what the fourth level does in a few games: what seldom is a good move remains rare."""
    did: Counter[str] = Counter()
    last: dict[Seat, int] = {}

    def see(before: State, seat: Seat, move: Move, after: State) -> None:
        s = after.record
        if before.record.phase != TURN:
            return
        did["turns"] += 1
        did["given away"] += s.did_take != EMPTY and last.get(Seat(1 - seat)) == s.did_to
        last[seat] = int(s.did_to) if s.did_take == EMPTY else 0
        could = any(
            is_slide(other) and before.record.board[end_of(other)] != EMPTY for other in game.legal_moves(before, seat)
        )
        did["could take"] += could
        did["declined"] += could and s.did_take == EMPTY
        did["kings"] += s.did_card == KING
        did["kings wasted"] += s.did_card == KING and s.did_take == EMPTY

    player = bots.find("4")(game)
    for seed in range(4):
        last.clear()
        play([player, player], seed, see)
    assert did["turns"] > 100
    assert did["given away"] < 0.12 * did["turns"], did
    assert did["declined"] < 0.5 * did["could take"], did
    assert did["kings wasted"] <= 0.4 * did["kings"], did
