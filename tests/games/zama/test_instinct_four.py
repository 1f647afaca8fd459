"""The purposeful player among four: whom it hunts, whom it spares, and that it plays every table to its end."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.bots import Limit
from ludoteca.bots.instinct import InstinctBot
from ludoteca.core import CHANCE
from ludoteca.study.simulate import Simulation
from ludoteca.study.tally import Tally
from tests.games.zama.asking import game, options, start
from tests.games.zama.tables import GREEN, RED, play, table

BOT = InstinctBot(game)


def answers(state, seat=RED) -> set[str]:
    """The moves chosen there, over several seeds."""
    view, legal = game.view(state, seat), game.legal_moves(state, seat)
    return {game.format_move(state, seat, BOT.choose(view, legal, Limit(Random(seed)))) for seed in range(6)}


def four(cards: str, **given):
    return table(cards, players=4, **given)


@pytest.mark.parametrize("prey", "bgy")
def test_a_known_spade_attacks_the_known_heart_of_any_enemy(prey):
    state = four(f"d4=rKS:r d5={prey}KH:r d3=b2C:rbgy e4=g3C:rbgy g1=rQC:rb g2=y4S:rb")
    assert answers(state) == {"d4xd5"}


def test_only_a_known_heart_is_overlapped():
    cards = "d4=rKS:r d5=yKH:r e4=g3C:r c4=bKH:b h9=b8H:b g1=r9C:rb g2=b4S:rb"
    assert answers(play(four(cards), "g1xg2")) == {"d4^d5"}
    unsure = play(four(cards.replace("yKH:r", "yKH:y") + " k9=y8H:y"), "g1xg2")
    assert not [move for move in answers(unsure) if "^" in move]


def test_a_partner_is_not_hunted():
    """Green's heart lies beside Red's spade and is known; in teams the spade goes for Yellow's."""
    cards = "d4=rKS:r d5=gKH:r e4=yKH:r g1=rQC:rb g2=b4S:rb"
    assert answers(four(cards, four_player="teams")) == {"d4xe4"}


def test_an_enemys_heart_is_not_traded_for_a_king():
    """A11 Both would be removed, and nobody could hunt it any more."""
    state = four("d4=rKC:rb d5=bKH:rb g1=r5H:rb g2=y6S:rb")
    assert answers(state) == {"g1xg2"}


def test_an_enemys_card_is_beaten_rather_than_a_neutral_one():
    state = four("d4=rQC:rb d5=gJC:rb e4=b9C:rb k9=bKH:b h9=yKH:y a16=rKS:r", gone="g")
    assert answers(state) == {"d4xe4"}


def test_neutral_cards_are_looked_at_last():
    state = play(four("c3=r9C:r c4=b9D:b e1=g?? f1=y?? i1=r3S:rb j1=b3S:rb a16=rKS:r", gone="g"), "c3xc4")
    assert "?e1" not in answers(state)


def test_the_same_move_whatever_is_hidden_from_it():
    state = play(four("d4=r9C:r d5=g9D:g e1=y?? f1=b?? h3=g7H:b h5=y8H:g i1=r3S:rb j1=b3S:rb"), "d4xd5")
    view = game.view(state, RED)
    truths = [state, *(game.imagine(view, Random(seed)) for seed in range(6))]
    assert len(set(truths)) > 1
    chosen = {BOT.choose(game.view(truth, RED), game.legal_moves(truth, RED), Limit(Random(4))) for truth in truths}
    assert len(chosen) == 1


@pytest.mark.parametrize(
    "words",
    [{"four_player": "melee"}, {"four_player": "first_blood"}, {"four_player": "teams", "placement": "stratego"}],
)
def test_a_table_for_four_is_played_to_its_end(words):
    state, rng = start(players=4, deck=32, **words), Random(2)
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            move = rng.choice(game.chances(state))[0]
        else:
            move = BOT.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(rng))
            assert game.why_illegal(state, seat, move) is None
        state = game.apply(state, seat, move)
    assert game.outcome(state).reason != "wrong-overlap"


@pytest.mark.long
def test_purposeful_players_are_decided_more_often_than_aimless_ones_and_count_every_seat():
    """First blood without blind overlaps: hunters find a heart sooner than random players do."""
    tallies = {}
    for player in ("purposeful", "uniform"):
        tally = Tally()
        chosen = options(players=4, deck=32, overlap="off")
        for batch in Simulation(game, chosen, (player,), seed=3).run(12):
            tally.merge(batch)
        tallies[player] = tally
        assert tally.figures["decisive"].total == sum(tally.winners.values())
    assert sum(tallies["purposeful"].winners.values()) > sum(tallies["uniform"].winners.values())
    assert set(tallies["purposeful"].winners) <= {RED, 1, GREEN, 3}
