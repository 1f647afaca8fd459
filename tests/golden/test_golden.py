"""Golden games: every seat still sees at every ply what it saw before."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca import games, play
from ludoteca.laws.golden import Recipe, _fields, _json, _words, files, written
from ludoteca.laws.suite import GoldenGamesHold

HOME = Path(__file__).parent


class TestGoldenGames(GoldenGamesHold):
    games = games.built_in()


@pytest.mark.parametrize("folder", [folder for folder in HOME.iterdir() if folder.is_dir() and folder.name[0] != "_"])
def test_no_golden_game_is_forgotten(folder: Path) -> None:
    assert folder.name in play.built_in(), f"{folder.name} is not a game: its golden games are never played"


@pytest.mark.parametrize("name", play.built_in())
def test_changes_add_up_to_all_that_is_told(name: str) -> None:
    """Applying the changes from the start gives the full text at every ply."""
    recipe = Recipe.read(min(files(HOME, name), key=lambda file: file.stat().st_size))
    table, plies = recipe.table(), written(recipe).split("\n\n")
    game, seats = table.game, (*table.game.seats(table.options), "watcher")
    for viewer, seat in zip(table.viewers, seats, strict=True):
        words: dict[str, str] = {}
        drawn: dict[str, str] = {}
        for ply, state in zip(plies, table.states(), strict=True):
            told = told_to(ply, "view", seat)
            follow(words, told_to(ply, "position") if told == "as the position" else told, _words)
            follow(drawn, told_to(ply, "show", seat), _fields)
            view = game.view(state, viewer)
            assert words == _words(game.format_view(view))
            assert drawn == _fields(_json(game.show(view)))


def told_to(ply: str, what: str, seat: str = "") -> str:
    lines = re.finditer(rf"^{what} (?:to ([^:]*): )?(.*?)(?=^(?:events|view|show|legal|outcome) |\Z)", ply, re.M | re.S)
    return next((line[2].rstrip("\n") for line in lines if not seat or seat in line[1].split()), "")


def follow(known: dict[str, str], told: str, split: Callable[[str], dict[str, str]]) -> None:
    """The first text is complete, each later one a change."""
    if not known:
        known |= split(told)
        return
    for part in filter(None, told.split("; ")):
        if part.startswith("-"):
            del known[part[1:]]
        else:
            known.__setitem__(*part.split(" ", 1))
