"""Games of other packages, found as pytest finds its plug-ins: by an entry point in the group `ludoteca.games`.

    [project.entry-points."ludoteca.games"]
    tictactoe = "ludoteca_tictactoe:GAME"

The name of the game is on the left, the place of its object on the right. A game that cannot be used does not affect
the others: `ludoteca games` and the log of the site report it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from ludoteca.core import Game, undeclared
from ludoteca.core.words import files

GROUP = "ludoteca.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,19}")  # no hyphen: the names of series and the keys of words use it


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a game of another package cannot be used."""

    name: str
    package: str
    reason: str

    def __str__(self) -> str:
        return f"the game {self.name!r} of the package {self.package} cannot be used: {self.reason}"


@dataclass(frozen=True, slots=True)
class Outside:
    games: dict[str, Game]
    problems: tuple[Problem, ...]


def look_outside(taken: Collection[str]) -> Outside:
    """The games of other packages, and the problems of those that cannot be used; `taken` names are not allowed."""
    announced = sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry)))
    times = Counter(entry.name for entry in announced)
    games: dict[str, Game] = {}
    problems: list[Problem] = []
    for entry in announced:
        others = [_package(other) for other in announced if other.name == entry.name and other is not entry]
        try:
            if times[entry.name] > 1:
                raise Unusable(f"a game of the package {', '.join(others)} has the same name; remove one of them")
            games[entry.name] = _load(entry, taken)
        except Unusable as error:
            problems.append(Problem(entry.name, _package(entry), str(error)))
    return Outside(games, tuple(problems))


class Unusable(Exception):
    """Why one entry point gives no game."""


def why_no_name(name: str, taken: Collection[str]) -> str | None:
    """Why no game can be called this, or None if it can."""
    if not NAME.fullmatch(name):
        return f"{name!r} is no name for a game: expected 2 to 20 small letters and digits, a letter first"
    if name in taken:
        return f"there is a game {name!r} already"
    if name in {file.stem for file in files("en")}:
        return f"{name!r} is no name for a game: what Ludoteca itself says begins with it"
    return None


def _load(entry: EntryPoint, taken: Collection[str]) -> Game:
    if reason := why_no_name(entry.name, taken):
        raise Unusable(reason)
    try:
        found = entry.load()
    except (Exception, SystemExit) as error:  # anything may happen when a foreign module is imported
        raise Unusable(f"{entry.value} cannot be imported, {type(error).__name__}: {error}") from error
    if not isinstance(found, Game):
        kind = f"the class {found.__name__}" if isinstance(found, type) else f"of the type {type(found).__name__}"
        raise Unusable(f"{entry.value} is {kind}, expected an object of a class derived from ludoteca.core.Game")
    if names := undeclared(found):
        raise Unusable(f"{entry.value} does not declare {', '.join(names)}")
    if entry.name != found.NAME:
        raise Unusable(f"{entry.value} is called {found.NAME!r}, but its entry point says {entry.name!r}")
    return found


def _package(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.module
