"""Scorso's race alone: expected beats, exactly, against other ways to know them."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest

from ludoteca.games.scorso.machine.book import WORTHS, worth_of_hands
from ludoteca.games.scorso.machine.race import INVALID, VALID, Beat, Plan, tables
from ludoteca.games.scorso.machine.shortest import Race, fitting, to_any_layout, to_fists, to_layout
from ludoteca.games.scorso.rules.board import FACES, FIST, GREEN, N_FACES, SHOT
from ludoteca.games.scorso.rules.layout import is_valid


def hand(dice: str) -> int:
    """The number of a hand."""
    return tables().number(np.array([dice.count(face) for face in FACES], np.int8))


def simulated(race: Race, arrived: set[int], games: int) -> tuple[float, float]:
    """The mean number of beats of somebody who keeps what the race says, and its standard error."""
    t, rng, lengths = tables(), Random(3), []
    for _ in range(games):
        kept, beats = np.zeros(N_FACES, np.int8), 0
        while True:
            for _ in range(race.n - int(kept.sum())):
                kept[rng.randrange(N_FACES)] += 1
            beats += 1
            number = t.number(kept)
            if number in arrived:
                break
            kept = t.hands[race.keep(number)].copy()
        lengths.append(beats)
    return float(np.mean(lengths)), float(np.std(lengths) / games**0.5)


@pytest.mark.parametrize("n", [1, 3, 6])
def test_fists_take_as_long_as_the_slowest_of_so_many_dice(n: int) -> None:
    """§7.2 Every die is rolled until it shows a fist: E[max] of n geometric times, summed from the tails."""
    expected = sum(1 - (1 - (5 / 6) ** beat) ** n for beat in range(400))
    assert to_fists(n).from_the_start == pytest.approx(expected)


def test_two_dice_agree_with_all_ways_they_can_fall() -> None:
    """Any layout of two dice: brute force over what may be kept, without the tables."""
    faces = range(N_FACES)

    def fits(a: int, b: int) -> bool:
        ok = (0, 1)
        return (a in ok and b in ok) or (a == b == FIST)

    beats = dict.fromkeys(product(faces, faces), 5.0)
    for _ in range(400):
        both = 1 + sum(beats[pair] for pair in beats) / 36
        one = {a: 1 + sum(beats[a, b] for b in faces) / 6 for a in faces}
        beats = {(a, b): 0.0 if fits(a, b) else min(both, one[a], one[b]) for a, b in beats}
    race = to_any_layout(2)
    for a, b in beats:
        assert race.of(hand(FACES[a] + FACES[b])) == pytest.approx(beats[a, b], abs=1e-6)


def test_six_dice_take_the_best_number_of_beats_the_rules_tell() -> None:
    """§13 4.2 beats at best."""
    race = to_any_layout()
    assert race.from_the_start == pytest.approx(4.2, abs=0.1)
    arrived = set(np.flatnonzero(fitting()).tolist())
    mean, error = simulated(race, arrived, 4000)
    assert abs(mean - race.from_the_start) < 4 * error


def test_a_layout_that_is_aimed_at_is_reached_in_the_beats_expected() -> None:
    dice = (2, 1, 2, 1, 0, 0)
    race = to_layout(dice)
    mean, error = simulated(race, {hand("KKWRRG")}, 2000)
    assert abs(mean - race.from_the_start) < 4 * error
    assert race.of(hand("KKWRRG")) == 0
    assert race.keep(hand("KKWRYY")) == hand("KKWR")
    assert race.of(hand("KKWRYY")) == pytest.approx(7.2), "1 + 18/36 of 6 beats + 16/36 of the same again"
    assert race.keep(hand("KKKKKW")) == hand("K"), "two fists are best sought with many dice"


def test_what_fits_is_what_the_rules_allow() -> None:
    t = tables()
    for number in (hand("KKWWRR"), hand("GGGYYY"), hand("GYB"), hand("RRRR")):
        assert fitting()[number]
    for number in (hand("R"), hand("GG"), hand("GGGY"), hand("KRGYB")):
        assert not fitting()[number]
    for number in range(0, len(t.hands), 7):
        whole = is_valid(t.hands[number], False)
        assert fitting()[number] or not whole
    assert fitting(one_pair=True)[hand("RRRR")], "a pair on either side"
    assert not fitting(one_pair=True)[hand("RRRRRR")]
    assert t.hands[hand("KG")][SHOT] == t.hands[hand("KG")][GREEN] == 1


def test_where_only_speed_counts_every_layout_is_an_aim() -> None:
    """Layouts are worth the same, and whoever waits may be too late."""
    t = tables()
    worth = np.where(worth_of_hands(6, WORTHS) > VALID, 0.0, INVALID)
    aims = Plan([Beat(worth, worth, 0.5)] * 4, 6, is_one_handed=False).aims()
    assert (aims == fitting() & (t.sizes == 6)).all()


def test_where_nobody_hurries_the_aims_are_few_and_better() -> None:
    worth = worth_of_hands(6, WORTHS)
    leisure, haste = (Plan([Beat(worth, worth, risk)] * 14, 6, is_one_handed=False) for risk in (0.05, 0.7))
    assert (leisure.aims() <= haste.aims()).all()
    assert leisure.placed[leisure.aims()].mean() > haste.placed[haste.aims()].mean()
