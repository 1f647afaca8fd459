"""Golden games: what every seat was told at every ply is what it is told today."""

from __future__ import annotations

import difflib
from pathlib import Path

import pytest

from tests.golden.playthrough import HOME, Recipe, files, written
from tests.laws.tables import names

FILES = [file for name in names() for file in files(name)]
ANEW = "if that is meant, run `python -m tests.golden --write` and read the difference"


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(HOME)))
def test_every_seat_is_told_what_it_was_told(file: Path) -> None:
    then, now = file.read_text(encoding="utf-8"), written(Recipe.read(file))
    if now != then:
        difference = list(difflib.unified_diff(then.splitlines(), now.splitlines(), "then", "now", lineterm="", n=1))
        pytest.fail("\n".join([ANEW, *difference[:60]]), pytrace=False)


@pytest.mark.parametrize("name", names())
def test_every_game_has_golden_games(name: str) -> None:
    assert len(files(name)) >= 2, f"{name}: write tests/golden/{name}/*.txt, see tests/golden/playthrough.py"


@pytest.mark.parametrize("folder", [folder for folder in HOME.iterdir() if folder.is_dir() and folder.name[0] != "_"])
def test_no_golden_game_is_forgotten(folder: Path) -> None:
    assert folder.name in names(), f"{folder.name} is not a game: its golden games are never played"
