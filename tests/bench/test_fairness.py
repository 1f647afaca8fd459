"""Races over slow lines and against cheats, in samples: `make fairness` runs all of them.

The seeds are fixed; a bound is the required figure plus four standard errors of the sample.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bench import report as speed
from bench.fairness import report
from bench.fairness.scenarios import (
    FULL,
    HONEST,
    REQUIRED_POINTS,
    SCENARIOS,
    Finding,
    Scenario,
    Tally,
    judge,
    play,
)
from ludoteca.play.realtime import press

SAMPLE = 2_000
NAMED = {scenario.name: scenario for scenario in SCENARIOS}
ATTACKS = [scenario for scenario in SCENARIOS if scenario.like]


def test_a_slow_line_costs_honest_players_nothing() -> None:
    tally = play(NAMED[HONEST], SAMPLE, "sample")
    assert abs(tally.share - 50) < REQUIRED_POINTS / 2 + 4 * tally.error
    assert tally.refused < SAMPLE / 500, "a press made after seeing the dice is hardly ever refused"


def test_without_compensation_a_slow_line_would_cost_races() -> None:
    tally = play(NAMED["honest, nothing compensated"], SAMPLE, "sample")
    assert tally.share < 50 - REQUIRED_POINTS / 2 - 4 * tally.error


def test_an_unlimited_quota_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(press, "QUOTA_MS", 10**6)
    tally = play(NAMED["forges since = 0"], SAMPLE, "sample")
    assert tally.share > 50 + REQUIRED_POINTS + 4 * tally.error


@pytest.mark.long
@pytest.mark.parametrize("attack", ATTACKS, ids=lambda scenario: scenario.name)
def test_cheating_gains_nothing(attack: Scenario) -> None:
    races = round(20_000 * min(1.0, 2 * attack.part))
    honest, tally = play(NAMED[attack.like], races, "sample"), play(attack, races, "sample")
    assert tally.share - honest.share < REQUIRED_POINTS + 4 * (honest.error**2 + tally.error**2) ** 0.5


@pytest.mark.parametrize("scenario", FULL, ids=lambda scenario: scenario.name)
def test_races_run_through_the_rules_too(scenario: Scenario) -> None:
    tally = play(scenario, 6, "sample")
    assert (tally.races, tally.refused) == (6, 0)


def test_the_same_seed_gives_the_same_races() -> None:
    assert play(NAMED[HONEST], 20, "x") == play(NAMED[HONEST], 20, "x")


def test_shares_a_point_apart_are_missed() -> None:
    honest, forges = NAMED[HONEST], NAMED["forges since = 0"]
    fair, unfair = Tally(1_000, 504), Tally(1_000, 505)
    assert [finding.is_fair for finding in judge({honest: fair, forges: Tally(1_000, 513)})] == [True, True]
    assert [finding.is_fair for finding in judge({honest: unfair, forges: Tally(1_000, 515)})] == [False, False]
    assert judge({honest: Tally(1_000, 400), forges: Tally(1_000, 1)})[1].is_fair, "a cheat may lose by cheating"


def test_a_record_holds_every_finding(tmp_path) -> None:
    file = tmp_path / "results.md"
    report.record([Finding(NAMED[HONEST], Tally(1_000, 503, 2), 0.6)], to=file)
    assert "| honest | 1000 | 50.30 | 1.58 | 0.60 | 2 | met |" in file.read_text()


def test_the_command_races_and_judges() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.fairness", "--races", "40", "--full", "0"],
        capture_output=True,
        text=True,
        cwd=speed.ROOT,
        env={**os.environ, "RECORD": ""},
    )
    assert done.returncode in (0, 1), done.stderr  # forty races may miss the requirement by chance
    assert "forges since = 0" in done.stdout
