"""What a class of laws is tested on: its games, and what follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from ludoteca.laws import golden
from ludoteca.laws.tables import choices
from ludoteca.play import find


class OnGames:
    """The parameters of a test say what it is tested on.

    name               every game and every series of it
    alone              every game, without its series
    name, key          every option of these
    name, key, value   every value of these worth testing
    file               every golden game
    """

    games: ClassVar[Sequence[str]]

    golden: ClassVar[Path] = golden.FOLDER
    """Where the golden games are, relative to the folder with the `pyproject.toml`."""

    pages: ClassVar[Path | None] = None
    """Where the rules pages are, relative to the same folder: `<game>.md`, `<game>.<language>.md`.

    None: in the package, `locale/<language>.md`.
    """

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        asked = [name for name in ("name", "alone", "key", "value", "file") if name in metafunc.fixturenames]
        match asked:
            case []:
                return
            case ["name"]:
                cases: list[Any] = self.names()
            case ["alone"]:
                cases = list(self.games)
            case ["name", "key"]:
                cases = [(name, key) for name in self.names() for key in choices(find(name))]
            case ["name", "key", "value"]:
                tried = {name: choices(find(name)) for name in self.names()}
                cases = [(name, key, value) for name in tried for key in tried[name] for value in tried[name][key]]
            case ["file"]:
                folder = metafunc.config.rootpath / self.golden
                cases = [file for name in self.names() for file in golden.files(folder, name)]
            case _:
                raise AssertionError(f"tests with the parameters {', '.join(asked)} are unknown")
        metafunc.parametrize(asked, [case if isinstance(case, tuple) else (case,) for case in cases])

    def names(self) -> list[str]:
        """The games and their series."""
        return [name for game in self.games for name in (game, *(f"{game}-{kind}" for kind in find(game).series))]
