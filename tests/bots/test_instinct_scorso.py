"""Scorso by instinct: what it keeps, places and knocks for, how it answers questions, and that it pays off."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.bots import Limit
from ludoteca.bots.instinct import InstinctBot
from ludoteca.core import State
from ludoteca.games.scorso.machine.instinct import duel_odds
from ludoteca.games.scorso.machine.prospects import ends_in, losses, spread, suffered, unstopped
from ludoteca.games.scorso.machine.race import rolls, tables
from ludoteca.laws.tables import random_options
from ludoteca.study.simulate import Simulation
from ludoteca.study.tally import Tally
from tests.bots.whole_games import knocks_of_a_game
from tests.games.scorso.asking import game, options, play, seat_of
from tests.games.scorso.tables import duels, frozen, rolling

BOTH = pytest.mark.parametrize("kind", ["purposeful", "naive"])


def answer(state: State, name: str = "A", seed: int = 1, kind: str = "purposeful") -> str:
    """The move chosen there, in the notation."""
    seat = seat_of(name)
    bot = InstinctBot(game, kind)
    move = bot.choose(game.view(state, seat), game.legal_moves(state, seat), Limit(Random(seed)))
    return game.format_move(state, seat, move)


def answers(state: State, name: str = "A", kind: str = "purposeful") -> set[str]:
    return {answer(state, name, seed, kind) for seed in range(6)}


def act_out(state: State, name: str, kind: str = "purposeful") -> list[str]:
    """Everything a player does until the player's dice roll or the round is over."""
    done: list[str] = []
    while seat_of(name) in game.to_act(state) and not (done and done[-1].startswith(("roll", "knock"))):
        done.append(answer(state, name, kind=kind))
        state = play(state, f"{name}: {done[-1]}")
    return done


# -- rolling ----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("pace", ["beats", "real_time"])
def test_a_round_begins_with_a_roll_of_all_dice(kind: str, pace: str) -> None:
    assert answers(game.setup(options(pace=pace)), kind=kind) == {"roll ??????"}


def test_in_beats_nothing_is_placed_while_nobody_can_knock() -> None:
    """Dice kept in hand can still go either way."""
    state = rolling("A free=KKWRGY", "B free=GYRRRR", pace="beats", players=2)
    rolled = answer(state)
    assert rolled.startswith("roll")
    assert "K" not in rolled


def test_before_somebody_can_knock_dice_are_placed() -> None:
    state = rolling("A free=KKWRGY", "B left=KKK free=KKW", pace="beats", players=2)
    done = act_out(state, "A")
    assert sorted(act.split()[1] for act in done[:-1]) == ["K", "K", "W"]
    assert done[-1] == "roll RGY"


def test_defences_go_where_shots_are_and_shots_where_defences_are_not() -> None:
    """B's Right faces A's Left."""
    state = rolling("A free=WWWKKK", "B right=KKK left=WWW", pace="beats", players=2)
    done = act_out(state, "A")
    assert done.count("place W left") == 3
    assert done[-1] == "knock"
    assert "place K right" not in done


def test_no_fist_is_placed_alone() -> None:
    state = rolling("A left=KKKK free=RG", "B left=KKK free=KKW", pace="beats", players=2)
    (done,) = act_out(state, "A")
    assert done.startswith("roll")


def test_a_location_that_was_begun_is_finished_first() -> None:
    state = rolling("A left=RGG free=GRK", "B", pace="beats", players=2)
    assert answer(state) in ("place R left", "place G left")
    assert set(act_out(state, "A")[:2]) == {"place R left", "place G left"}


def test_one_hand_rolls_three_dice() -> None:
    state = rolling("A handicap", "B", pace="beats", players=2)
    assert answer(state) == "roll ???"
    after = rolling("A handicap free=RGG???", "B", pace="beats", players=2)
    assert answer(after) == "roll ???"


@BOTH
def test_a_player_who_cannot_knock_correctly_waits(kind: str) -> None:
    state = rolling("A left=KKKRG right=K", "B", pace="beats", players=2)
    assert answers(state, kind=kind) == {"done"}


def test_in_real_time_a_mistaken_layout_keeps_still() -> None:
    mistaken = rolling("A left=KKKRG right=K", "B", players=2)
    assert game.keeps_still(game.view(mistaken, seat_of("A")))
    for text in ("A left=KKKRG free=K", "A left=KKKRR right=K", "A left=KKKRG tumbling=1"):
        assert not game.keeps_still(game.view(rolling(text, "B", players=2), seat_of("A"))), text


# -- questions --------------------------------------------------------------------------------------------------------


def test_the_scarcest_bullet_is_given_and_the_most_plentiful_taken() -> None:
    shot = play(rolling("A left=KKKKK right=K", "B bullets=1/3/2", players=2), "A: knock; A: lane left")
    assert answers(shot, "B") == {"lose G"}
    fist = play(rolling("A left=RRWWWW", "B bullets=1/3/2", players=2), "A: knock; A: lane left")
    assert answers(fist, "A") == {"take Y"}


def test_a_paralysis_cancels_the_costliest_colour_else_it_hinders_the_strongest() -> None:
    struck = frozen("A left=GGGYYY", "B right=GYB bullets=1/2/3", "C", players=3)
    assert answers(struck, "B") == {"paralysis guard Y"}
    quiet = frozen("A left=GYB", "B bullets=1/1/1", "C bullets=3/3/1", players=3)
    assert answers(quiet) == {"paralysis handicap C"}


def test_a_colour_is_kept_against_nothing_and_a_paralysis_against_a_colour() -> None:
    """A11 GGGYB: a colour, or a paralysis?"""
    assert answers(frozen("A left=GGGYB", "B", "C", players=3)) == {"group left GGG"}
    assert answers(frozen("A left=GGGYB", "B right=BBBBBB bullets=0/1/1", "C", players=3)) == {"group left GYB"}


def test_duels_are_sought_with_fewer_dice_only() -> None:
    assert answers(duels("A", "B fists=2", players=2)) == {"challenge B 2"}
    assert answers(duels("A fists=3", "B fists=2", players=2)) == {"challenge no"}
    assert answers(duels("A", "B fists=1", "C fists=3", players=3)) == {"challenge C 3"}


def test_a_stake_leaves_as_few_colours_open_as_can_be() -> None:
    state = play(duels("A bullets=1/3/3", "B fists=2", players=2), "A: challenge B 1")
    assert answers(state) == {"stake G"}


@BOTH
def test_in_a_duel_dice_other_than_fists_are_rolled_and_all_fists_are_knocked_for(kind: str) -> None:
    state = play(duels("A", "B fists=1", players=2), "A: challenge B 1; A: stake G; B: stake G")
    assert answers(state, kind=kind) == {"roll ??????"}
    state = play(state, "A: roll ??????; A die R; A die K; A die R; A die R; A die Y; A die K")
    assert answers(state, kind=kind) == {"roll KKY"}
    assert answers(play(state, "A: roll KKY; A die R; A die R; A die R"), kind=kind) == {"knock"}


@pytest.mark.parametrize(("dice", "expected"), [((6, 6), 0.5), ((6, 8), 0.58), ((8, 6), 0.42)])
def test_duel_odds_are_those_of_the_rules(dice: tuple[int, int], expected: float) -> None:
    """A26 6 v 8: about 55 % and 40 %, the rest ties that are repeated."""
    assert duel_odds(*dice) == pytest.approx(expected, abs=0.01)


# -- what is expected -------------------------------------------------------------------------------------------------


def test_every_hand_is_in_the_tables_once_and_rolls_add_up() -> None:
    t = tables()
    assert len({tuple(hand) for hand in t.hands.tolist()}) == len(t.hands) == 924
    assert all(t.number(hand) == number for number, hand in enumerate(t.hands))
    assert ((t.hands[t.one] + t.hands[t.other]).sum(axis=1) <= 6).all()
    outcomes, likely, starts = rolls(4)
    assert outcomes.max() == t.ends[4] - t.ends[3] - 1
    sums = [likely[a:b].sum() for a, b in zip(starts, [*starts[1:], len(likely)], strict=True)]
    assert sums == pytest.approx([1.0] * int(t.ends[3]))


def test_shots_get_past_defences_that_are_not_there() -> None:
    assert sum(spread(1, 2, 3, 2)) == pytest.approx(1)
    assert unstopped(2, 0, 4, 0).tolist()[:5] == [0, 0, 0, 1, 2]
    assert suffered(2, 0, 4, 0).tolist()[:5] == [2, 1, 0, 0, 0]
    assert unstopped(0, 2, 0, 0)[2] == pytest.approx(1)  # each of the two defences may go to the other side
    assert unstopped(0, 0, 4, 3)[2] < unstopped(0, 0, 4, 1)[2] < 2


def test_fewer_idle_dice_end_a_round_sooner() -> None:
    assert ends_in(0, 0) > 0 == ends_in(1, 0)
    assert ends_in(1, 1) > ends_in(2, 1) > ends_in(6, 1) > 0


@pytest.mark.parametrize(
    ("shortage", "lost"), [("extras_substitute", [2, 3, 0]), ("all_substitute", [2, 3, 2]), ("none", [2, 2, 0])]
)
def test_colours_cost_what_the_rules_say(shortage: str, lost: list[int]) -> None:
    """A15 Three greens, four greens, three blues against 2/2/0."""
    assert losses([[3, 0, 0], [4, 0, 0], [0, 0, 3]], (2, 2, 0), shortage).tolist() == lost


# -- whole games ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("seed", range(8))
def test_no_knock_is_ever_mistaken_whatever_the_table(kind: str, seed: int) -> None:
    chosen = random_options(game, Random(seed))
    instinct = game.instincts()[kind]
    assert instinct is not None
    knocks = knocks_of_a_game(chosen, seed, instinct)
    assert knocks > 0 or chosen.to_text()["mode"] == "duel"


def contest(*given: str, count: int) -> Tally:
    tally = Tally()
    chosen = options(pace="beats", players=len(given))
    for batch in Simulation(game, chosen, given, seed=11).run(count):
        tally.merge(batch)
    return tally


def test_purposeful_beats_random() -> None:
    assert contest("purposeful", "random", count=6).players["purposeful"] == 6


@pytest.mark.long
def test_purposeful_beats_naive() -> None:
    assert contest("purposeful", "naive", count=24).players["purposeful"] >= 16


@pytest.mark.long
def test_purposeful_wins_more_than_its_share_against_three() -> None:
    """A quarter would be its fair share."""
    tally = contest("purposeful", "naive", "naive", "naive", count=120)
    assert tally.players["purposeful"] >= 42
