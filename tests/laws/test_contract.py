"""The contract is one class: games derive from it, and code outside `core` asks a game for nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ludoteca
from ludoteca.core import Game
from ludoteca.play import Series, find, names
from ludoteca.play.around_child import AroundChild

HOME = Path(ludoteca.__file__).parent
PEEKING = {"getattr", "hasattr", "setattr"}
GAMES = {"game", "child", "series"}  # how a game is called in code, or the last part of it: `self.game`, `journal.game`


def test_every_game_and_series_is_a_game() -> None:
    assert names()
    for name in names():
        game = find(name)
        assert isinstance(game, Game)
        assert not type(game).__abstractmethods__


def test_a_series_overrides_every_default_its_child_may_override() -> None:
    """An inherited default would hide what the child says: each is overridden, or does not matter to a series."""
    defaults = {name for name, member in vars(Game).items() if callable(member) and not name.startswith("_")}
    defaults -= Game.__abstractmethods__
    defaults -= {name for name in defaults if getattr(vars(Game)[name], "__final__", False)}  # no game overrides these
    of_the_child = {"machine", "compiled_apart", "instincts", "network", "believe"}  # machines play it (bots.seat)
    its_own = of_the_child | {"figures"}  # nothing else is counted
    assert defaults - its_own <= {*vars(Series), *vars(AroundChild)}


def peeks(source: str) -> Iterator[int]:
    """The lines that ask a game for a name the contract may not have."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PEEKING and node.args:
            asked = ast.unparse(node.args[0]).rpartition(".")[2].rstrip("()")
            if asked in GAMES or "find(" in ast.unparse(node.args[0]):
                yield node.lineno


def test_nobody_outside_core_peeks_into_a_game() -> None:
    files = [path for path in HOME.rglob("*.py") if HOME / "core" not in path.parents]
    assert len(files) > 100
    found = [f"{path.relative_to(HOME)}:{line}" for path in files for line in peeks(path.read_text(encoding="utf-8"))]
    assert not found


def test_peeking_is_noticed() -> None:
    seen = ["getattr(game, 'stream', None)", "hasattr(self.game, 'x')", "getattr(play.find(name), what)"]
    assert [list(peeks(line)) for line in (*seen, "getattr(rules, 'points')")] == [[1], [1], [1], []]
