"""What a guest has learned, over plain HTTP: asked for, and put together with what a browser knows."""

from __future__ import annotations

import functools
import time
from datetime import date, timedelta

from litestar import get, post
from litestar.params import JSONBody

from ludoteca import play
from ludoteca.core import LudotecaError
from ludoteca.play.lessons import lessons_of
from ludoteca.play.puzzles import puzzles_of
from ludoteca.server import learned_store, rest_shapes
from ludoteca.server.learned_store import Step
from ludoteca.server.rest import ERRORS, TheGuest, TheHouse
from ludoteca.server.rest_puzzles import today

A_YEAR = timedelta(days=366)


@get("/api/me/learned", responses=ERRORS, tags=["guests"])
async def my_learning(house: TheHouse, guest: TheGuest) -> rest_shapes.Learned:
    """The lessons that the guest has done, and the puzzles solved."""
    return _told(await learned_store.steps_of(house.store, guest))


@post("/api/me/learned", status_code=200, responses=ERRORS, tags=["guests"])
async def learn(data: JSONBody[rest_shapes.Learned], house: TheHouse, guest: TheGuest) -> rest_shapes.Learned:
    """Add what a browser knows of it. What there is not, or not any more, is passed over."""
    await learned_store.add(house.store, guest, _steps(data), time.time_ns() // 1_000_000)
    return _told(await learned_store.steps_of(house.store, guest))


def _steps(told: rest_shapes.Learned) -> set[Step]:
    lessons = {Step("lesson", game, name) for game, names in told.lessons.items() for name in names}
    puzzles = {Step("puzzle", game, name) for game, names in told.puzzles.items() for name in names}
    there_are = {step for game in {*told.lessons, *told.puzzles} for step in _all_of(game)}
    return ((lessons | puzzles) & there_are) | {Step("day", "", day) for day in told.days if _may_be(day)}


@functools.cache
def _of_game(name: str) -> frozenset[Step]:
    game = play.find(name)
    game = game.child or game
    lessons = {Step("lesson", name, lesson.name) for lesson in lessons_of(game)}
    return frozenset(lessons | {Step("puzzle", name, puzzle.name) for puzzle in puzzles_of(game)})


def _all_of(name: str) -> frozenset[Step]:
    """What can be learned of a game; nothing of one that is not here."""
    try:
        return _of_game(name)
    except LudotecaError:
        return frozenset()


def _may_be(day: str) -> bool:
    """Whether its puzzle can have been solved, in the last year."""
    try:
        return today() - A_YEAR < date.fromisoformat(day) <= today()
    except ValueError:
        return False


def _told(steps: list[Step]) -> rest_shapes.Learned:
    told = rest_shapes.Learned()
    for kind, game, name in steps:
        if kind == "day":
            told.days.append(name)
        else:
            (told.lessons if kind == "lesson" else told.puzzles).setdefault(game, []).append(name)
    told.days = sorted(told.days)[-A_YEAR.days :]
    return told


HANDLERS = [my_learning, learn]
