"""Puzzles: positions from games between machines in which one move is clearly best (docs/howto/make-puzzles.md).

A game has them in its folder, in `puzzles.jsonl`: one JSON object a line. What the solver may not know stays here;
a page is shown what the seat sees.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from ludoteca.core import Game, Seat, seat_named
from ludoteca.play.position import SetUp, set_up

Theme = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$")]


class BadPuzzle(ValueError):
    """A puzzle that cannot be read; says in which file and line."""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position, who is to move, and what is best there."""

    position: str
    seat: str
    best: str
    theme: Theme
    also: tuple[str, ...] = ()  # as good as the best
    options: dict[str, str] = {}

    @property
    def name(self) -> str:
        """It has the same name wherever it stands in the file."""
        return hashlib.sha256(f"{self.position} {self.seat}".encode()).hexdigest()[:8]

    @property
    def right(self) -> tuple[str, ...]:
        return (self.best, *self.also)

    def place(self, game: Game) -> Seat:
        """The seat of whoever solves it."""
        seat = seat_named(game, game.Options.from_text(self.options), self.seat)
        if seat is None:
            raise BadPuzzle(f"{game.NAME}, puzzle {self.name}: no seat {self.seat!r}")
        return seat

    def set_up(self, game: Game, move: str | None = None, replies: Sequence[str] = ()) -> SetUp:
        """The position, or what comes of it after a move of the solver's and what others do then (`seat move`)."""
        moves = [] if move is None else [f"{self.seat} {move}", *replies]
        return set_up(game, game.Options.from_text(self.options), self.position, moves, is_open=False)


def puzzles_file(game: Game) -> Path:
    return (game.child or game).folder / "puzzles.jsonl"


@functools.cache
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game; () where it has none. A match has those of the game it is made of."""
    return read_puzzles(puzzles_file(game))


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    if not file.is_file():
        return ()
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except msgspec.DecodeError as error:
            raise BadPuzzle(f"{file}, line {number}: {error}") from None
        if puzzle.name in found:
            raise BadPuzzle(f"{file}, line {number}: puzzle {puzzle.name} is there twice")
        found[puzzle.name] = puzzle
    return tuple(found.values())


def format_puzzle(puzzle: Puzzle) -> str:
    """A line of the file."""
    return msgspec.json.encode(puzzle).decode()


def puzzle_of_the_day(games: tuple[Game, ...], day: date) -> tuple[Game, Puzzle] | None:
    """The same for everybody; a puzzle that is added later changes few days. None where no game has puzzles."""
    with_puzzles = {game.NAME: game for game in games if puzzles_of(game)}
    if not with_puzzles:
        return None
    names = sorted(with_puzzles)
    game = with_puzzles[names[day.toordinal() % len(names)]]
    return game, max(puzzles_of(game), key=lambda puzzle: hashlib.sha256(f"{day} {puzzle.name}".encode()).digest())
