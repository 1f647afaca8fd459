"""The bench itself: it runs, judges correctly and records. No test asks how fast anything is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from bench import report
from bench.contest import Contestant, Figures, measure, steps
from bench.ours import ours
from bench.required import REQUIRED, AtLeastRate, AtLeastTimes, Result, TwoThreads, is_enough, judge
from ludoteca import games

FIVE_TIMES = AtLeastTimes("ours", 5.0, "theirs")
TWO_THREADS = TwoThreads(1.7)
MILLION = AtLeastRate("ours", 1e6)


def results(rates, two_threads, *required):
    return [verdict.result for verdict in judge(rates, two_threads, required)]


def test_exactly_the_required_ratio_is_enough():
    assert results({"ours": 5.0, "theirs": 1.0}, {}, FIVE_TIMES) == [Result.MET]


def test_just_below_the_required_ratio_is_missed():
    assert results({"ours": 4.99, "theirs": 1.0}, {}, FIVE_TIMES) == [Result.MISSED]


def test_the_slowest_game_decides_the_verdict_on_threads():
    assert results({}, {"a": 1.95, "b": 1.6}, TWO_THREADS) == [Result.MISSED]
    assert results({}, {"a": 1.95, "b": 1.7}, TWO_THREADS) == [Result.MET]


def test_an_absolute_rate_needs_no_other_engine():
    assert results({"ours": 1.2e6}, {}, MILLION) == [Result.MET]
    assert results({"ours": 0.9e6}, {}, MILLION) == [Result.MISSED]


def test_a_requirement_that_was_not_measured_is_not_missed():
    verdicts = judge({"ours": 1.0}, {}, (FIVE_TIMES, TWO_THREADS, AtLeastRate("absent", 1.0)))
    assert {verdict.result for verdict in verdicts} == {Result.NOT_MEASURED}
    assert is_enough(verdicts)


def test_a_single_miss_fails_the_run():
    assert not is_enough(judge({"ours": 2e6, "theirs": 1e6}, {}, (MILLION, FIVE_TIMES)))


def test_every_round_measures_everybody_and_starts_with_another():
    played: list[str] = []

    def contestant(name: str, is_ours: bool) -> Contestant:
        def play(count: int, seed: int) -> float:
            sum(range(20_000 * count))
            return 10.0 * count

        return Contestant(name, "test", play, is_ours)

    both = [contestant("a", True), contestant("b", False)]
    figures = measure(both, rounds=2, seconds=0.002, tick=played.append)
    assert played == ["a", "a, two threads", "b", "b", "a", "a, two threads"]
    assert len(played) == steps(both, rounds=2)
    assert set(figures.rates) == {"a", "b"}
    assert set(figures.two_threads) == {"a"}


@pytest.mark.long
def test_every_game_with_compiled_rules_is_measured():
    expected = {name for name in games.built_in() if games.find(name).compiled is not None}
    assert {one.name for one in ours()} == expected
    for one in ours():
        plies = one.play(2, 7)
        assert plies > 0
        assert one.play(2, 7) == plies, "the same seed plays the same games"


def test_a_record_holds_figures_and_verdicts_and_no_paths(tmp_path):
    file = tmp_path / "results.md"
    file.write_text("# Speed\n")
    contestants = [
        Contestant("ours", "Ludoteca", lambda *_: 1.0, True),
        Contestant("theirs", "X", lambda *_: 1.0, False),
    ]
    figures = Figures({"ours": 6e6, "theirs": 1e6}, {"ours": 1.9}, 1.0)
    report.record(contestants, figures, judge(figures.rates, figures.two_threads, (FIVE_TIMES,)), "X 1.0", to=file)
    text = file.read_text()
    assert text.startswith("# Speed\n")
    assert "| ours | Ludoteca | 6.000 | 1.90 |" in text
    assert "| ours ≥ 5 × theirs | 6.00 × | met |" in text
    assert os.path.expanduser("~") not in text.replace(" ", "\n").split("\n")
    assert str(report.ROOT) not in text
    assert os.uname().nodename not in text.split()


def test_the_command_measures_our_games(tmp_path):
    done = subprocess.run(
        [sys.executable, "-m", "bench", "--quick", "--only-ours"],
        capture_output=True,
        text=True,
        cwd=report.ROOT,
        env={**os.environ, "RECORD": ""},
    )
    assert done.returncode in (0, 1), done.stderr  # 1: a required rate missed, on a busy machine
    assert all(one.name in done.stdout for one in ours())


@pytest.mark.long  # `make test-long` installs OpenSpiel
def test_openspiel_plays_the_games_we_compare_with():
    from bench.openspiel import GAMES, openspiel

    contestants = openspiel(length_games=20)
    assert tuple(one.name for one in contestants) == GAMES
    assert all(one.play(2, 1) > 20 for one in contestants)
    compared = {required.theirs for required in REQUIRED if isinstance(required, AtLeastTimes)}
    assert compared <= set(GAMES)
