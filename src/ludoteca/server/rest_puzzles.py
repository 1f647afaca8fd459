"""Puzzles over plain HTTP: those of a game, what one of them shows, and that of the day."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from ludoteca import games, play
from ludoteca.core import Game, LudotecaError
from ludoteca.play.puzzles import Puzzle, puzzle_of_the_day, puzzles_of
from ludoteca.server import puzzle_messages, rest_shapes
from ludoteca.server.bot_pool import PoolFull
from ludoteca.server.puzzle_answers import Try
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.rest import ERRORS, TheGuest, TheHouse
from ludoteca.server.rest_games import PACKED

PuzzleName = Annotated[str, PathParameter(pattern="^[0-9a-f]{8}$")]


def today() -> date:
    return datetime.now(UTC).date()


@get("/api/games/{name:str}/puzzles", responses=ERRORS, tags=["games"], middleware=PACKED)
async def game_puzzles(name: FromPath[str]) -> rest_shapes.Puzzles:
    """The puzzles of a game."""
    try:
        return puzzle_messages.puzzles(play.find(name))
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/games/{name:str}/puzzles/{puzzle:str}", responses=ERRORS, tags=["games"])
async def look_at_puzzle(
    name: FromPath[str],
    puzzle: PuzzleName,
    house: TheHouse,
    move: Annotated[str | None, QueryParameter(max_length=200, description="what the solver tries")] = None,
) -> rest_shapes.Position:
    """A puzzle as its solver sees it, or what comes of a move there; an illegal one is refused with its rule."""
    try:
        game, found = _found(name, puzzle)
        async with house.heavy_requests:
            return await asyncio.to_thread(puzzle_messages.position, game, found, move)
    except LudotecaError as error:
        raise refusal_of(error) from None


@post("/api/games/{name:str}/puzzles/{puzzle:str}/answer", status_code=200, responses=ERRORS, tags=["games"])
async def answer_try(
    name: FromPath[str],
    puzzle: PuzzleName,
    data: JSONBody[rest_shapes.PuzzleTry],
    house: TheHouse,
    guest: TheGuest,
) -> rest_shapes.PuzzleAnswer:
    """How the others answer a try that does not solve a puzzle, and what it costs; an illegal one is refused."""
    try:
        game, found = _found(name, puzzle)
        async with house.heavy_requests:
            tried = await asyncio.to_thread(Try.made, game, found, data.move)
        return await tried.answer(house.pool, f"guest {guest}")
    except PoolFull:
        raise Refuse("unavailable") from None
    except LudotecaError as error:
        raise refusal_of(error) from None


@get("/api/puzzles/daily", responses=ERRORS, tags=["games"])
async def daily_puzzle() -> rest_shapes.DailyPuzzle:
    """The puzzle of the day, the same for everybody until midnight in UTC."""
    day = today()
    found = puzzle_of_the_day(tuple(play.find(name) for name in games.built_in()), day)
    if found is None:
        raise Refuse("unknown-path")
    game, puzzle = found
    return rest_shapes.DailyPuzzle(day.isoformat(), game.NAME, puzzle_messages.told(puzzle))


HANDLERS = [game_puzzles, look_at_puzzle, answer_try, daily_puzzle]


def _found(name: str, puzzle: str) -> tuple[Game, Puzzle]:
    """A game and its puzzle of this name; a match has those of its game."""
    game = play.find(name)
    game = game.child or game
    found = next((each for each in puzzles_of(game) if each.name == puzzle), None)
    if found is None:
        raise Refuse("unknown-path")
    return game, found
