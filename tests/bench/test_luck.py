"""How much of one game is luck."""

from __future__ import annotations

import json

import pytest

from bench.luck import luck, skill


def line(wins: int, losses: int) -> dict[str, int]:
    return {"wins": wins, "draws": 0, "losses": losses}


def test_who_always_wins_needs_no_luck() -> None:
    assert skill([line(400, 0), line(0, 400)]) == pytest.approx(1)


def test_equal_players_have_only_luck() -> None:
    assert skill([line(100, 300), line(101, 299), line(99, 301), line(100, 300)]) == 0


def test_what_chance_makes_of_few_games_is_no_skill() -> None:
    """7 of 10 against 3 of 10 may well be chance; 700 of 1000 is not."""
    assert skill([line(7, 3), line(3, 7)]) < skill([line(700, 300), line(300, 700)])
    assert skill([line(700, 300), line(300, 700)]) == pytest.approx(0.16, abs=0.002)


def test_it_says_after_how_many_games_skill_decides(tmp_path, capsys) -> None:
    file = tmp_path / "contest.json"
    file.write_text(json.dumps({"players": [line(700, 300), line(300, 700)]}))
    assert luck(file) == 0
    assert capsys.readouterr().out.splitlines() == [
        "skill 15.9%, luck 84.1% of what varies in one game",
        "they are equal over 5 games",
    ]
