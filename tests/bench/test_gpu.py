"""What is measured on a GPU, as far as it can be tried without one: parts that fail or never end, and the report."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from bench.gpu import __main__ as gpu
from bench.gpu.bounded import Part, Ran, run_parts
from bench.gpu.parts import ends_of, figures

GOOD = Part("good", ("-c", "print('{\"n\": 1}')"), 60)
BAD = Part("bad", ("-c", "print('{\"n\": 2}'); raise SystemExit('out of memory')"), 60)
ENDLESS = Part("endless", ("-c", "print('{\"n\": 3}', flush=True)\nwhile True: pass"), 1)
CHILD = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'while True: pass'])"


def far() -> float:
    return time.monotonic() + 600


@pytest.mark.parametrize("at_once", [1, 3])
def test_a_part_that_fails_or_never_ends_stops_no_other(at_once: int) -> None:
    told: list[str] = []
    found = run_parts([ENDLESS, BAD, GOOD], at_once, far(), lambda ran: told.append(ran.name))
    assert sorted(told) == ["bad", "endless", "good"]
    assert (found["good"].found, found["good"].trouble) == ([{"n": 1}], "")
    assert (found["bad"].found, found["bad"].trouble) == ([{"n": 2}], "out of memory")
    assert found["endless"].found == [{"n": 3}]
    assert found["endless"].trouble.startswith("stopped after")


def test_what_a_part_has_begun_ends_with_it() -> None:
    found = run_parts([Part("parent", ("-c", CHILD), 1)], 1, far())
    assert found["parent"].trouble.startswith("stopped after")


def test_when_all_time_is_up_the_rest_says_so() -> None:
    found = run_parts([GOOD, BAD], 1, time.monotonic())
    assert {ran.trouble for ran in found.values()} == {"there was no time for it"}


def test_all_parts_together_end_before_eight_minutes_whatever_they_do() -> None:
    """Each is bounded, and so are all: what prepares and what measures of four games may end late, but end they do."""
    parts = gpu._measuring(("latrunculi", "scamorra", "zama", "scorso"), "cuda", (64,), 1, 10, False)
    assert all(0 < part.bound <= gpu.PLAYING for part in parts)
    assert gpu.bench.__kwdefaults__["seconds"] < 480


def test_the_same_games_end_alike_and_others_do_not() -> None:
    assert ends_of("scamorra", "cpu", 20) == ends_of("scamorra", "cpu", 20) != ends_of("scamorra", "cpu", 21)


def test_every_figure_is_measured_where_games_stand_in_all_phases() -> None:
    found = list(figures("scamorra", "cpu", (16, 32), 1))
    assert [row["tables"] for row in found] == [16, 32]
    for row in found:
        assert row["play"] > row["steps"] > row["views"] > 0


def report(output: Path) -> gpu.Report:
    return gpu.Report(output, ("zama", "scorso"), {"commit": "abc", "rounds": 5, "name": "H200"})


def test_the_report_has_what_was_found_and_what_went_wrong(tmp_path: Path) -> None:
    file = tmp_path / "gpu.json"
    told = report(file)
    told.add(Ran("expected zama", [{"ends": "e"}]))
    told.add(Ran("ends zama", [{"ends": "e"}]))
    told.add(Ran("play zama", [{"tables": 65536, "play": 151e6, "steps": 64e6}], "stopped after 75 s"))
    told.add(Ran("ends scorso", [], "out of memory"))
    text = told.text()
    assert "| zama | 65,536 | 151.0 | 150 | 64.0 |  |" in text
    assert "zama: ends as on the processor" in text
    assert "scorso: ends not compared" in text
    assert "ends scorso: out of memory" in text
    found = json.loads(file.read_text())
    assert found["same_as_on_the_processor"] == {"zama": True, "scorso": None}
    assert found["figures"]["zama"][0]["play"] == 151e6
    assert told.is_missed()


def test_games_that_end_otherwise_are_told(tmp_path: Path) -> None:
    told = report(tmp_path / "gpu.json")
    told.add(Ran("expected zama", [{"ends": "e"}]))
    told.add(Ran("ends zama", [{"ends": "f"}]))
    assert "zama: ends DIFFER from the processor" in told.text()
    assert told.is_missed()


def test_nothing_is_missed_where_all_is_as_wanted(tmp_path: Path) -> None:
    told = report(tmp_path / "gpu.json")
    for name in ("zama", "scorso"):
        for what in ("expected", "ends"):
            told.add(Ran(f"{what} {name}", [{"ends": name}]))
        told.add(Ran(f"play {name}", [{"tables": 64, "play": 1e6}, {"tables": 128, "play": 160e6}]))
    assert not told.is_missed()


def test_a_computer_without_a_gpu_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked = Part("gpu", ("-c", "raise SystemExit('there is no GPU')"), 60)
    monkeypatch.setattr(gpu, "_part", lambda *arguments, bound: asked)
    assert gpu.bench(("scamorra",)) == gpu.CANNOT
    assert "there is no GPU" in (tmp_path / "gpu.json").read_text()
