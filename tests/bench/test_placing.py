"""How many beats six dice take: what can be calculated, and a short run."""

from __future__ import annotations

import pytest

from bench.placing import PARTS, placing, until_all
from ludoteca.games.scorso.machine.naive import COMBINATIONS


def test_one_die_takes_as_long_as_its_chance_says() -> None:
    assert until_all(1, 1 / 6, 1) == pytest.approx(6)


def test_two_coins_are_both_heads_after_eight_thirds_of_a_beat() -> None:
    assert until_all(2, 1 / 2, 1) == pytest.approx(8 / 3)


def test_the_last_part_is_naive_itself(capsys) -> None:
    assert list(PARTS.values())[-1] == len(COMBINATIONS)
    assert placing(rounds=2, seed=1) == 0
    told = capsys.readouterr().out
    assert "and paralyses: " in told
    assert "a duel of six against six, calculated: 10.36" in told
