"""A golden game: one game from a fixed seed, with everything every seat sees at every ply.

A file begins with its recipe; the rest follows from it. Seats that see the same share a line, so a leak
shows as a line that splits.

    # options: board=8x10 corner_capture=all        what differs from the defaults
    # seed: 3
        # play: random | eager                          eager: the move with the most events

The start is written in full, every later ply as what has changed for each seat since the previous ply:

    position 2.5 free=K???; -2.11                   line 2: its word 5 is new, word 11 is no longer there
    view to B watcher: as the position
    show to A: ring.0.free "K???"                   the same for the fields of what is drawn
    legal A: 7: + knock; - roll ?                   since this seat last had a choice

A new golden game is a file with the first three lines. `python -m ludoteca.laws.golden --write` plays every recipe
again; without `--write` it lists the files that would change. It looks in tests/golden, one folder for each game,
or in the folder given.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from textwrap import wrap
from typing import Self

import msgspec

from ludoteca.core import CHANCE, WATCHER, Event, Game, Seat, State
from ludoteca.laws.facts import facts
from ludoteca.laws.tables import Table
from ludoteca.play import find

FOLDER = Path("tests/golden")
WIDTH = 120


@dataclass(frozen=True)
class Recipe:
    name: str  # of the game
    options: dict[str, str]
    seed: int
    play: str

    @classmethod
    def read(cls, file: Path) -> Self:
        lines = (re.fullmatch(r"# (options|seed|play): *(.*)", line) for line in file.read_text().splitlines())
        given = {line[1]: line[2] for line in lines if line}
        assert set(given) == {"options", "seed", "play"}, f"{file}: expected the lines options, seed and play"
        assert given["play"] in ("random", "eager"), f"{file}: play is random or eager"
        options = dict(word.split("=") for word in given["options"].split())
        return cls(file.parent.name, options, int(given["seed"]), given["play"])

    def table(self) -> Table:
        game = find(self.name)
        options = game.Options.from_text(self.options)
        return Table(game, facts(game), options, self.seed, eager=self.play == "eager")


def files(folder: Path, name: str = "*") -> list[Path]:
    """The golden games of one game, or of all games with some in this folder."""
    return sorted(folder.glob(f"{name}/*.txt"))


def written(recipe: Recipe) -> str:
    """The whole text of a golden game."""
    return "\n".join(_lines(recipe)) + "\n"


def _lines(recipe: Recipe) -> Iterator[str]:
    table = recipe.table()
    game, names = table.game, (*table.game.seats(table.options), "watcher")
    yield f"# options: {' '.join(f'{key}={value}' for key, value in recipe.options.items())}".rstrip()
    yield f"# seed: {recipe.seed}"
    yield f"# play: {recipe.play}"
    state, scribe = game.setup(table.options), Scribe(game, names)
    yield from scribe.tell(state)
    for ply, (act, after) in enumerate(zip(table.acts, islice(table.states(), 1, None), strict=True), 1):
        seat = "chance" if act.seat == CHANCE else names[act.seat]
        yield from ("", f"{ply}. {seat}: {game.format_move(state, act.seat, act.move)}")
        state = after
        yield from scribe.tell(state)


class Scribe:
    """Writes what everybody sees of a state: the first time in full, later only what has changed."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self._game, self._names = game, names
        self._viewers = {name: WATCHER if name == "watcher" else Seat(index) for index, name in enumerate(names)}
        self._known: dict[str, dict[str, str]] = {}  # "view to A" -> its parts
        self._legal: dict[str, list[str]] = {}

    def tell(self, state: State) -> Iterator[str]:
        game = self._game
        position = self._changed("position", game.format_position(state), _words)
        if position:
            yield f"position {position}"

        views = {viewer: game.view(state, viewer) for viewer in self._viewers.values()}

        def view(viewer: Seat) -> str:
            change = self._changed(f"view {viewer}", game.format_view(views[viewer]), _words)
            return "as the position" if change and change == position else change

        yield from self._to_each("events", lambda viewer: _told(game.events(state, viewer)))
        yield from self._to_each("view", view)
        yield from self._to_each(
            "show", lambda viewer: self._changed(f"show {viewer}", _json(game.show(views[viewer])), _fields)
        )
        yield from self._acts(state)
        if (outcome := game.outcome(state)) is not None:
            yield f"outcome {_json(outcome)}"

    def _changed(self, what: str, text: str, split: Callable[[str], dict[str, str]]) -> str:
        """The whole text at first, then its new, changed and removed parts."""
        before, now = self._known.get(what), split(text)
        self._known[what] = now
        if before is None:
            return text
        new = [f"{part} {told}" for part, told in now.items() if before.get(part) != told]
        return "; ".join([*new, *(f"-{part}" for part in before if part not in now)])

    def _acts(self, state: State) -> Iterator[str]:
        """What can be done, by whom."""
        game = self._game
        for seat in game.to_act(state):
            if seat == CHANCE:
                texts = [f"{game.format_move(state, CHANCE, move)} ×{weight}" for move, weight in game.chances(state)]
            else:
                texts = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
            name = "chance" if seat == CHANCE else self._names[seat]
            head, text = f"legal {name}: {len(texts)}", self._choice(name, texts)
            if len(head) + len(text) < WIDTH:
                yield f"{head}: {text}"
            else:
                yield head
                yield from (f"  {line}" for line in wrap(text, WIDTH, break_on_hyphens=False))

    def _choice(self, name: str, texts: list[str]) -> str:
        """These texts, or how they differ from the last ones, whichever is shorter."""
        before, self._legal[name] = self._legal.get(name, []), texts
        new, gone = [text for text in texts if text not in before], [text for text in before if text not in texts]
        parts = [f"{sign} {', '.join(some)}" for sign, some in (("+", new), ("-", gone)) if some]
        return min("; ".join(parts) or "as before", ", ".join(texts), key=len)

    def _to_each(self, what: str, tell: Callable[[Seat], str]) -> Iterator[str]:
        told: dict[str, list[str]] = {}
        for name, viewer in self._viewers.items():
            told.setdefault(tell(viewer), []).append(name)
        for text, viewers in told.items():
            if text:
                yield f"{what} to {' '.join(viewers)}: {text}"


def _words(text: str) -> dict[str, str]:
    lines = enumerate(text.splitlines(), 1)
    return {f"{row}.{column}": word for row, line in lines for column, word in enumerate(line.split(" "), 1)}


def _fields(text: str) -> dict[str, str]:
    return dict(_leaves(json.loads(text), ""))


def _leaves(value: object, path: str) -> Iterator[tuple[str, str]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    leaves = [leaf for key, one in inner for leaf in _leaves(one, f"{path}.{key}".lstrip("."))]
    yield from leaves or [(path, json.dumps(value, ensure_ascii=False))]


def _told(events: list[Event]) -> str:
    return _json([event.to_json() for event in events]) if events else ""


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False)


def main() -> int:
    parser = argparse.ArgumentParser(description="Golden games: say which would change, or write them anew.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where they are; {FOLDER} if not given")
    parser.add_argument("--write", action="store_true", help="write them anew")
    asked = parser.parse_args()
    found = files(asked.folder)
    if not found:
        parser.error(f"no golden games in {asked.folder}: expected {asked.folder}/GAME/*.txt")
    changed = {file: text for file in found if (text := written(Recipe.read(file))) != file.read_text(encoding="utf-8")}
    for file, text in changed.items():
        print(f"{file} {'written' if asked.write else 'differs'}")
        if asked.write:
            file.write_text(text, encoding="utf-8")
    return int(bool(changed) and not asked.write)


if __name__ == "__main__":
    sys.exit(main())
