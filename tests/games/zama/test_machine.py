"""Zama's machine: the right plan in prepared positions, from what its seat knows alone, within its limit."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.bots.instinct import InstinctBot
from ludoteca.core import CHANCE, Level, Limit, Seat, Style
from ludoteca.core.machine import LEVELS
from tests.games.zama.asking import game, start
from tests.games.zama.tables import RED, board, play, table

STRONGEST = Level(5)
FEW = 48  # simulations: enough for positions with one right move
BUSY = "g1=r9C:rb g2=b4S:rb"  # g1xg2 wins for certain


def answer(state, seat=RED, level=STRONGEST, seed=1, work=FEW) -> str:
    """The move chosen there, in the notation."""
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    return game.format_move(state, seat, game.machine(level).choose(view, legal, Limit(Random(seed), work=work)))


def answers(state, seat=RED, levels=(2, 3, 4, 5)) -> set[str]:
    """The moves chosen there by these levels, over a few seeds."""
    return {answer(state, seat, Level(number), seed) for number in levels for seed in range(3)}


# -- plans ------------------------------------------------------------------------------------------------------------


def test_a_known_heart_is_taken_by_every_level():
    state = table(f"d4=rKS:r d5=bKH:r d3=b2C:rb e4=b3C:rb {BUSY}")
    assert answers(state, levels=range(1, 6)) == {"d4xd5"}


def test_a_heart_is_brought_under_the_spade_where_that_is_sure():
    state = play(table(f"d4=rKS:r d6=bKH:r {BUSY}"), "g1xg2")
    assert answers(state) == {"d6-d5"}
    assert answers(play(state, "d6-d5")) == {"d4^d5"}


def test_a_card_steps_aside_for_the_heart():
    """§4 Three slides: the card between the kings, the heart, the overlap."""
    state = play(table(f"d4=rKS:r d5=r2C:rb d6=bKH:r {BUSY}"), "g1xg2")
    for level in (2, 3, 4, 5):
        there = state
        for _ in range(3):
            there = play(there, answer(there, level=Level(level)))
        assert game.outcome(there).winners == (RED,)


def test_a_sure_win_is_preferred_where_its_slides_end_the_game():
    cards = "d4=rKS:r d6=bKH:r g1=r9C:rb g2=b2S:rb k1=rKC:rb k2=b?? g8=b?? i8=b?? k8=b??"
    assert answers(table(cards, unseen="bQC bJD bTH bAS")) == {"g1xg2"}


def test_nothing_is_overlapped_on_a_guess():
    state = play(table(f"d4=rKS:r d5=b?? e4=b?? {BUSY}", unseen="bKH b3C"), "g1xg2")
    assert not [move for move in answers(state, levels=range(1, 6)) if "^" in move]


def test_the_only_place_left_for_the_heart_is_overlapped():
    state = play(table(f"d4=rKS:r d5=b?? {BUSY}", unseen="bKH"), "g1xg2")
    assert answers(state) == {"d4^d5"}


def test_an_endangered_heart_is_saved_by_a_sure_win_and_its_slides():
    """The enemy's spade stands beside it and would take it: no time for anything unsure."""
    state = table(f"d4=rKH:rb d5=bKS^ a1=r?? b1=b?? a3=r?? b3=b?? {BUSY}", unseen="rQC r5D b5C b9C")
    assert answers(state) == {"g1xg2"}
    for level in (2, 3, 4, 5):
        after = play(state, "g1xg2")
        while game.to_act(after) == (RED,):
            after = play(after, answer(after, level=Level(level)))
        cells = {card[:3]: cell for cell, card in board(after).items()}
        heart, spade = cells["rKH"], cells["bKS"]
        assert max(abs(ord(heart[0]) - ord(spade[0])), abs(int(heart[1]) - int(spade[1]))) > 1, (level, heart, spade)


def test_a_heart_that_nobody_else_knows_is_not_shown_for_a_small_card():
    """Level 2 does show it in two of five games: that is its weakness."""
    state = table("d4=rKH:r d5=b2C:rb g1=r9C:rb g2=b8S:rb m1=bKS^")
    assert answers(state, levels=(3, 4, 5)) == {"g1xg2"}


def test_a_heart_the_enemy_knows_is_traded_for_a_king():
    """A11 Both are removed: it can no longer be lost, while the enemy's still can."""
    state = table("d4=rKH:rb d5=bKD:rb g1=r9C:rb g2=b8S:rb f4=bKS^ a4=rKS^")
    assert answers(state, levels=(3, 4, 5)) == {"d4xd5"}


def test_a_heart_is_not_traded_away_from_its_hunter():
    state = table("d4=rKC:rb d5=bKH:rb g1=r5H:rb g2=b6S:rb")
    assert answers(state) == {"g1xg2"}


def test_a_partner_is_not_hunted():
    cards = "d4=rKS:r d5=gKH:r e4=yKH:r g1=rQC:rb g2=b4S:rb"
    assert answers(table(cards, players=4, four_player="teams")) == {"d4xe4"}


# -- limits and secrets ------------------------------------------------------------------------------------------------


SECRETS = "c3=r9C:r c4=b9D:b e1=r?? f1=b?? h3=b7H:b h5=b2H:b i1=r3S:rb j1=b3S:rb k5=r4D:b k6=bKC:b"
FOUR_SECRETS = "d4=r9C:r d5=g9D:g e1=y?? f1=b?? h3=g7H:b h5=y8H:g i1=r3S:rb j1=b3S:rb k5=r4D:y k6=bKC:b"


@pytest.mark.parametrize("number", [1, 5])
@pytest.mark.parametrize(
    "state",
    [
        table(SECRETS),
        play(table(SECRETS), "c3xc4"),
        table(FOUR_SECRETS, players=4),
        play(table(FOUR_SECRETS, players=4), "d4xd5"),
    ],
    ids=["attack", "look", "attack-of-four", "look-of-four"],
)
def test_the_same_move_whatever_is_hidden(number, state):
    view = game.view(state, RED)
    truths = [state, *(game.imagine(view, Random(seed)) for seed in range(4))]
    assert len(set(truths)) > 1
    assert len({answer(truth, RED, Level(number), 4, work=32) for truth in truths}) == 1


@pytest.mark.parametrize("level", [Level(1), Level(4), Level(5, Style.BOLD)], ids=str)
def test_the_same_seed_gives_the_same_move_and_the_same_weights(level):
    state = table(SECRETS)
    view, legal = game.view(state, RED), game.legal_moves(state, RED)
    first, second = (game.machine(level).weigh(view, legal, Limit(Random(9), work=40)) for _ in range(2))
    assert first == second
    assert first[0].move == game.machine(level).choose(view, legal, Limit(Random(9), work=40))
    assert {weighed.move for weighed in first} <= set(legal)
    assert all(0 <= weighed.value <= 1 for weighed in first)


def test_the_higher_the_level_the_more_it_tries():
    budgets = [game.machine(Level(number)).budget for number in range(1, 6)]
    assert budgets == sorted(budgets)
    assert budgets[-1] > budgets[2]


class Counted:
    """A limit's cancellation that notes how much work was asked about, and cancels after some questions."""

    def __init__(self, most: int) -> None:
        self.asked, self.most = 0, most

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked > self.most


def test_it_answers_at_once_when_cancelled():
    state, cancelled = start(), Counted(2)
    view, legal = game.view(state, RED), game.legal_moves(state, RED)
    assert game.machine(Level(5)).choose(view, legal, Limit(Random(1), work=10**9, is_cancelled=cancelled)) in legal
    assert cancelled.asked < 20


# -- whole games ------------------------------------------------------------------------------------------------------


def winner_of(bots, seed: int, work: int = 16, **words):
    """A game between these machines, seat by seat; every move is legal. Returns the winners."""
    state, rng = start(**words), Random(seed)
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            move = rng.choice(game.chances(state))[0]
        else:
            legal = game.legal_moves(state, seat)
            move = bots[seat].choose(game.view(state, seat), legal, Limit(rng, work=work))
            assert move in legal
        state = game.apply(state, seat, move)
    return game.outcome(state).winners


@pytest.mark.parametrize(
    "words",
    [
        {"placement": "stratego", "deck": 32},
        {"players": 4, "deck": 32, "four_player": "melee"},
        {"players": 4, "deck": 32, "four_player": "teams", "slide_dirs": "eight", "special_kings": "list"},
        {"deck": 40, "slide_cards": "own_only", "overlap": "off", "no_attack": "march", "KH_tie": "owner_loses"},
    ],
    ids=lambda words: "-".join(map(str, words.values())),
)
def test_any_table_is_played_to_its_end(words):
    levels = [level for level in LEVELS if level.number in (1, 3, 4)]
    winner_of([game.machine(levels[2 * seat % len(levels)]) for seat in range(4)], seed=3, work=4, **words)


def score(one, other, games: int, work: int = 16) -> tuple[int, int]:
    """Games won by the first and by the second machine, who change seats."""
    won = lost = 0
    for number in range(games):
        seats = (one, other) if number % 2 == 0 else (other, one)
        winners = winner_of(seats, seed=number, work=work)
        won += winners == (Seat(number % 2),)
        lost += winners == (Seat(1 - number % 2),)
    return won, lost


def test_a_high_level_beats_the_lowest():
    won, lost = score(game.machine(Level(4)), game.machine(Level(1)), games=8)
    assert won > lost


@pytest.mark.long
def test_the_highest_level_beats_the_player_without_search():
    """Three of four decided games, with a twentieth of its budget; here with a margin for luck."""
    won, lost = score(game.machine(Level(5)), InstinctBot(game), games=60, work=150)
    assert won >= 1.8 * lost


@pytest.mark.long
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_each_level_beats_the_one_below(number):
    """Two of three decided games; here with a margin for luck."""
    won, lost = score(game.machine(Level(number)), game.machine(Level(number - 1)), games=60, work=100)
    assert won > 1.2 * lost
