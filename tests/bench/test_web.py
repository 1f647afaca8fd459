"""The bench of the pages: how it counts, judges and records. No test asks how fast anything is."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bench.web import report
from bench.web.places import PLACES, Place
from bench.web.report import Finding
from bench.web.traffic import Exchange, Traffic
from bench.web.visits import Shift, Visit
from ludoteca import games

TABLE = Place("table of any", "/t/{table}", ".main", ".answered", within_s=3.0)


def traffic(*times: tuple[float, float]) -> Traffic:
    return Traffic({str(number): Exchange("", began, ended, 1000) for number, (began, ended) in enumerate(times)})


def finding(seconds: list[float], loading: float = 0.0, playing: float = 0.0) -> Finding:
    return Finding(TABLE, [Visit(each, traffic((0, 1))) for each in seconds], [Shift(loading, playing, ())])


def test_answers_asked_for_side_by_side_are_one_step() -> None:
    assert traffic((0, 1), (1, 2), (1, 3), (1, 2.5)).in_a_row == 2


def test_each_answer_that_leads_to_another_question_is_a_step() -> None:
    assert traffic((0, 1), (1, 2), (1, 3), (2, 4), (4, 5)).in_a_row == 4


def test_what_has_not_arrived_is_not_counted() -> None:
    assert traffic((0, 1), (1, float("inf"))).kilobytes == 1


@pytest.mark.parametrize(
    ("found", "is_met"),
    [
        (finding([2.0, 9.0, 3.0]), True),  # the median counts
        (finding([3.0, 3.1, 3.1]), False),
        (finding([1.0], loading=0.06), False),
        (finding([1.0], playing=0.06), False),
        (finding([1.0], loading=0.05, playing=0.05), True),
    ],
)
def test_time_and_stillness_are_both_required(found: Finding, is_met: bool) -> None:
    assert found.is_met == is_met


def test_every_game_has_a_table_that_is_judged() -> None:
    judged = {place.game for place in PLACES if place.within_s and place.play}
    assert judged == set(games.built_in())


def test_a_run_is_recorded_with_the_load_of_the_machine(tmp_path) -> None:
    results = tmp_path / "results.md"
    report.record([finding([1.0, 2.0])], 0.25, "150.0", results)
    text = results.read_text()
    assert "load of the machine 0.2" in text
    assert "| table of any | 1.50 | 3 | 1 | 1 | 1 | 0.000 |  | met |" in text


def test_help_shows_an_example() -> None:
    done = subprocess.run([sys.executable, "-m", "bench.web", "--help"], capture_output=True, text=True, check=True)
    assert "make bench-web RECORD=1" in done.stdout
