"""A golden game: one game from a fixed seed, with all that every seat is told at every ply.

A file begins with its recipe; the rest follows from it. Seats that are told the same stand together, so a leak
shows as a line that splits.

    # options: board=8x10 corner_capture=all        what differs from the defaults
    # seed: 3
    # play: random | eager                          eager: the move that makes most happen

`python -m tests.golden --write` plays every recipe anew; a new golden game is a file with these three lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from textwrap import wrap
from typing import Self

import msgspec

from ludoteca.core import CHANCE, WATCHER, Game, Seat, State
from tests.laws.tables import Table, facts, find

HOME = Path(__file__).parent
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
        return Table(game, facts(self.name), options, self.seed, eager=self.play == "eager")


def files(name: str) -> list[Path]:
    """The golden games of a game."""
    return sorted((HOME / name).glob("*.txt"))


def written(recipe: Recipe) -> str:
    """The whole text of a golden game."""
    return "\n".join(_lines(recipe)) + "\n"


def _lines(recipe: Recipe) -> Iterator[str]:
    table = recipe.table()
    game, names = table.game, (*table.game.seats(table.options), "watcher")
    yield f"# options: {' '.join(f'{key}={value}' for key, value in recipe.options.items())}".rstrip()
    yield f"# seed: {recipe.seed}"
    yield f"# play: {recipe.play}"
    state = game.setup(table.options)
    yield from _told(game, state, names)
    for ply, (act, after) in enumerate(zip(table.acts, islice(table.states(), 1, None), strict=True), 1):
        seat = "chance" if act.seat == CHANCE else names[act.seat]
        yield from ("", f"{ply}. {seat}: {game.format_move(state, act.seat, act.move)}")
        state = after
        yield from _told(game, state, names)


def _told(game: Game, state: State, names: tuple[str, ...]) -> Iterator[str]:
    """A state as everybody is told of it."""
    yield f"position {game.format_position(state)}"
    yield from _to_each(
        names, "events", lambda viewer: _json([event.to_json() for event in game.events(state, viewer)])
    )
    yield from _to_each(names, "view", lambda viewer: game.format_view(game.view(state, viewer)))
    yield from _to_each(names, "show", lambda viewer: _json(game.show(game.view(state, viewer))))
    for seat in game.to_act(state):
        if seat == CHANCE:
            texts = [f"{game.format_move(state, CHANCE, move)} ×{weight}" for move, weight in game.chances(state)]
        else:
            texts = [game.format_move(state, seat, move) for move in game.legal_moves(state, seat)]
        yield f"legal {'chance' if seat == CHANCE else names[seat]}: {len(texts)}"
        yield from (f"  {line}" for line in wrap(", ".join(texts), WIDTH, break_on_hyphens=False))
    if (outcome := game.outcome(state)) is not None:
        yield f"outcome {_json(outcome)}"


def _to_each(names: tuple[str, ...], what: str, tell: Callable[[Seat], str]) -> Iterator[str]:
    told: dict[str, list[str]] = {}
    for index, name in enumerate(names):
        told.setdefault(tell(WATCHER if name == "watcher" else Seat(index)), []).append(name)
    for text, viewers in told.items():
        yield f"{what} to {' '.join(viewers)}: {text}"


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False)
