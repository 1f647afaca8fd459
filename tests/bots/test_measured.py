"""Ratings beside the levels: what the arena printed, kept with the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import bots, games, play
from ludoteca.bots.measured import MIDDLE, measured
from tests.laws.toy import Bluff


class InAFolder(Bluff):
    def __init__(self, folder: Path) -> None:
        self.home = folder

    @property
    def folder(self) -> Path:
        return self.home


def keep(folder: Path, **elo: int) -> InAFolder:
    (folder / "machine").mkdir()
    players = [
        {"bot": bot, "wins": 1, "draws": 0, "losses": 1, "elo": value, "elo_error": 9} for bot, value in elo.items()
    ]
    told = {"game": "bluff", "games": 2, "players": players}
    (folder / "machine/strength.json").write_text(json.dumps(told), encoding="utf-8")
    return InAFolder(folder)


def test_the_usual_machine_is_in_the_middle(tmp_path: Path) -> None:
    game = keep(tmp_path, **{"1": -250, "3": 40, "5": 300, "greedy": -90})
    assert measured(game) == {"1": MIDDLE - 290, "3": MIDDLE, "5": MIDDLE + 260, "greedy": MIDDLE - 130}


def test_nothing_is_told_of_what_was_not_measured(tmp_path: Path) -> None:
    assert measured(InAFolder(tmp_path)) == {}


def test_without_the_usual_machine_there_is_nothing_to_compare_with(tmp_path: Path) -> None:
    assert measured(keep(tmp_path, **{"1": -10, "2": 10})) == {}


@pytest.mark.parametrize("name", play.built_in())
def test_what_is_kept_with_the_games_is_about_bots_that_exist(name: str) -> None:
    assert all(bots.exists(bot) for bot in measured(play.find(name)))


@pytest.mark.parametrize("name", games.built_in())
def test_a_higher_level_has_a_higher_rating(name: str) -> None:
    found = measured(games.find(name))
    levels = [found[bot] for bot in "12345" if bot in found]
    assert levels == sorted(levels)
