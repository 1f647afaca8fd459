"""Puzzles in the words of the protocol. Of a position its solver is told what the seat may know, and no more."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core import Game
from ludoteca.play.puzzles import BadPuzzle, Puzzle, puzzles_of
from ludoteca.server import rest_shapes, table_messages


def count(game: Game) -> int:
    """How many puzzles there are; none where those of another package's game cannot be read."""
    try:
        return len(puzzles_of(game.child or game))
    except BadPuzzle:
        return 0


def puzzles(game: Game) -> rest_shapes.Puzzles:
    game = game.child or game
    return rest_shapes.Puzzles(game.NAME, [told(puzzle) for puzzle in puzzles_of(game)])


def told(puzzle: Puzzle) -> rest_shapes.Puzzle:
    return rest_shapes.Puzzle(puzzle.name, puzzle.seat, puzzle.theme, list(puzzle.right))


def position(game: Game, puzzle: Puzzle, move: str | None = None, replies: Sequence[str] = ()) -> rest_shapes.Position:
    """What the solver sees, before or after a move; what others could do and what chance could bring is not told."""
    tried, seat = puzzle.set_up(game, move, replies), puzzle.place(game)
    states = table_messages.states_of(tried.start, tried.moments)
    views = [game.view(state, seat) for state in states]
    seats = game.seats(tried.options)
    return rest_shapes.Position(
        game=game.NAME,
        options=tried.options.to_text(),
        seats=list(seats),
        position=game.format_view(views[-1]),
        legal={puzzle.seat: game.offered(tried.state, seat)} if seat in game.to_act(tried.state) else {},
        chances=[],
        frames=table_messages.frames(game, seats, tried.start, tried.moments, seat, views),
    )
