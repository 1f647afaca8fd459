"""Golden games: every seat still sees at every ply what it saw before."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from ludoteca.laws.golden import Recipe, files, written
from ludoteca.laws.missing import missing
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import find

ANEW = "if that is intended, run `python -m ludoteca.laws.golden --write` and read the difference"
RECIPE = "two golden games (files with the lines `# options:`, `# seed: 1` and `# play: random`, or `eager`; then run"


class GoldenGamesHold(OnGames):
    def test_every_seat_is_told_what_it_was_told(self, file: Path) -> None:
        then, now = file.read_text(encoding="utf-8"), written(Recipe.read(file))
        if now != then:
            lines = list(difflib.unified_diff(then.splitlines(), now.splitlines(), "then", "now", lineterm="", n=1))
            pytest.fail("\n".join([ANEW, *lines[:60]]), pytrace=False)

    def test_every_game_has_golden_games(self, name: str, pytestconfig: pytest.Config) -> None:
        folder = pytestconfig.rootpath / self.golden
        what = f"{RECIPE} `python -m ludoteca.laws.golden --write`)"
        assert len(files(folder, name)) >= 2, missing(find(name), folder / name, what)
