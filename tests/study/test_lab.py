"""The designer's lab: the same games wherever they are played, kept through a kill, and figures that are right."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from ludoteca.cli.app import run
from ludoteca.play import find
from ludoteca.study.lab import KINDS, Plan, Task, Told, Variant, play_task, variants
from ludoteca.study.lab_figures import figures, mean, share
from ludoteca.study.lab_journal import Journal, OtherPlan
from ludoteca.study.lab_page import CHARTS, draw, page

PLAN = Plan("scamorra", (Variant("turns_per_side=12", {"turns_per_side": "12"}),), "greedy", "random", seed=3)


def told(number: int, winners: list[int], kind: str = "even", strong: int = -1, lowest: float = 0.5) -> Told:
    return Told("v", kind, number, winners, 1, 10 + number, [lowest, lowest], strong)  # type: ignore[arg-type]


# -- what is played ----------------------------------------------------------------------------------------------------


def test_every_combination_is_a_variant() -> None:
    found = variants(
        find("latrunculi"), {"no_move": "draw"}, {"board": ["8x8", "8x9"], "line_capture": ["any", "single"]}
    )
    assert [one.name for one in found][:2] == ["board=8x8 line_capture=any", "board=8x8 line_capture=single"]
    assert len(found) == 4
    assert all(one.options["no_move"] == "draw" for one in found)


def test_a_game_in_real_time_is_played_in_beats() -> None:
    assert variants(find("scorso"), {}, {})[0].options["pace"] == "beats"


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_the_same_again(kind: str) -> None:
    task = Task(0, kind, 1)  # type: ignore[arg-type]
    assert play_task(PLAN, task) == play_task(PLAN, task)


def test_in_uneven_games_the_stronger_bot_takes_every_seat_in_turn() -> None:
    assert [play_task(PLAN, Task(0, "uneven", number)).strong for number in range(3)] == [0, 1, 0]


def test_a_machine_says_how_it_stood() -> None:
    plan = Plan("scamorra", PLAN.variants, "1", "1", scale=0.05)
    one = play_task(plan, Task(0, "even", 0))
    assert all(0 <= lowest <= 0.5 for lowest in one.lowest)
    assert min(one.lowest) < 0.5


# -- what it says ------------------------------------------------------------------------------------------------------


def test_wilsons_interval() -> None:
    assert share(5, 10)[:3] == pytest.approx((0.5, 0.2366, 0.7634), abs=1e-3)
    assert share(0, 10).low == 0
    assert share(10, 10).high == 1
    assert math.isnan(share(0, 0).value)


def test_the_interval_of_a_mean() -> None:
    assert mean([1, 3])[:3] == pytest.approx((2, 2 - 1.96, 2 + 1.96))


def test_figures_of_a_variant() -> None:
    games = [told(0, [1]), told(1, [0], lowest=0.25), told(2, []), told(3, [1])]
    uneven = [told(0, [0], "uneven", 0), told(1, [0], "uneven", 1), told(2, [], "uneven", 0)]
    found = figures("v", [*games, *uneven], seats=2)
    assert found.games == 7
    assert found.decisive[::3] == (0.75, 4)
    assert found.length.value == 11.5
    assert [seat.value for seat in found.seats] == pytest.approx([1 / 3, 2 / 3])
    assert found.first_move.value == pytest.approx(2 / 3)
    assert found.comebacks.value == pytest.approx(1 / 3)
    assert found.skill[::3] == (0.5, 2)


def test_a_page_names_every_figure_and_escapes_what_it_is_given() -> None:
    found = figures("v", [told(0, [1])], seats=2)._replace(variant="<b>")
    drawn = page(PLAN, [found], ["S", "N"])
    assert drawn.count("<svg") == len(CHARTS) + 2
    assert "<b>" not in drawn
    assert "&lt;b&gt;" in drawn


def test_nothing_is_drawn_of_what_has_not_been_played() -> None:
    empty = figures("v", [], seats=2)
    assert "<circle" not in draw(CHARTS[0], [empty], 0.5)


# -- the journal -------------------------------------------------------------------------------------------------------


def test_a_journal_goes_on_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "lab.jsonl"
    journal = Journal(path, PLAN)
    assert len(journal.left(2)) == 4
    first = play_task(PLAN, journal.left(2)[0])
    journal.add(first)
    journal.close()
    path.write_bytes(path.read_bytes() + b'{"variant":"turns_per_si')  # the kill came while a line was written
    again = Journal(path, PLAN)
    assert again.told == [first]
    assert len(again.left(2)) == 3
    again.add(play_task(PLAN, again.left(2)[0]))
    again.close()
    assert len(Journal(path, PLAN).told) == 2


def test_a_journal_of_another_plan_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "lab.jsonl"
    Journal(path, PLAN).close()
    before = path.read_bytes()
    with pytest.raises(OtherPlan):
        Journal(path, Plan("scamorra", PLAN.variants, "greedy", "random", seed=4))
    assert path.read_bytes() == before


# -- the command -------------------------------------------------------------------------------------------------------

COMMAND = [
    "lab",
    "scamorra",
    "--vary",
    "turns_per_side=15,12",
    "--bot",
    "greedy",
    "--weaker",
    "random",
    "--processes",
    "1",
]


def test_the_command_writes_a_page_and_plays_nothing_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scamorra.html"
    words = [*COMMAND, "--output", str(file), "--json"]
    assert run([*words, "--games", "1"]) == 0
    assert run([*words, "--games", "2"]) == 0
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [one["games"] for one in first["variants"]] == [2, 2]
    assert [one["games"] for one in second["variants"]] == [4, 4]
    assert "turns_per_side=12" in file.read_text()
    assert len(file.with_suffix(".jsonl").read_text().splitlines()) == 1 + 8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vary", "turns_per_side"], "KEY=VALUE"),
        (["--vary", "turns_per_side=15,13"], "turns_per_side"),
        (["--vary", "turns_per_side=15", "--vary", "turns_per_side=12"], "twice"),
        (["--games", "0"], "--games"),
        (["--bot", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_examined_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["lab", "scamorra", *words]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
