"""Lessons: small positions in which one idea is tried out, judged by the rules (docs/howto/teach-a-game.md).

A game has them in its folder: `lessons/lessons.toml` and their words in `lessons/<language>.ftl`.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Meta, Struct

from ludoteca.core import Game

ANY = "*"
"""In place of the right moves: whatever is legal."""

Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
Moves = Annotated[tuple[str, ...], Meta(min_length=1)]


class BadLesson(ValueError):
    """A lesson that cannot be read; says in which file, and which lesson."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, and what follows before the next."""

    right: Moves
    wrong: dict[str, Name] = {}  # moves explained on their own: the ending of the words
    reply: tuple[str, ...] = ()  # each written `seat move`

    @property
    def takes_any(self) -> bool:
        """Whether every legal move is right."""
        return self.right == (ANY,)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what its learner is to do there."""

    name: Name
    seat: str
    position: str
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    options: dict[str, str] = {}

    def words(self) -> Iterator[str]:
        """The keys of the words it must have."""
        yield from (self.name, f"{self.name}-task", f"{self.name}-done")
        if not all(step.takes_any for step in self.step):
            yield f"{self.name}-wrong"
        yield from (f"{self.name}-{ending}" for step in self.step for ending in step.wrong.values())

    def own_words(self) -> Iterator[str]:
        """The keys of the words that a later step may have of its own."""
        for number in range(2, len(self.step) + 1):
            yield from (f"{self.name}-task-{number}", f"{self.name}-wrong-{number}")


def lessons_file(game: Game) -> Path:
    return _folder(game) / "lessons.toml"


def lesson_words_file(game: Game, language: str) -> Path:
    return _folder(game) / f"{language}.ftl"


def _folder(game: Game) -> Path:
    return (game.child or game).folder / "lessons"


@functools.cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, easiest first; () where it has none. A match is taught by the game it is made of."""
    file = lessons_file(game)
    if not file.is_file():
        return ()
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8")).get("lesson", [])
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file}: {error}") from None
    found = tuple(_read(file, number, one) for number, one in enumerate(written, start=1))
    names = [lesson.name for lesson in found]
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise BadLesson(f"{file}: two lessons are called {twice!r}")
    return found


def _read(file: Path, number: int, written: Any) -> Lesson:
    try:
        return msgspec.convert(written, Lesson)
    except msgspec.ValidationError as error:
        name = written.get("name", f"number {number}") if isinstance(written, dict) else f"number {number}"
        raise BadLesson(f"{file}: lesson {name}: {error}") from None


class LessonWords:
    """What the lessons of a game say in one language; in English where it does not speak the language."""

    def __init__(self, game: Game, language: str) -> None:
        files = [lesson_words_file(game, each) for each in (language, "en")]
        self.file = next((file for file in files if file.is_file()), files[0])
        self._bundle = FluentBundle([language], use_isolating=False)
        if self.file.is_file():
            self._bundle.add_resource(FluentResource(self.file.read_text(encoding="utf-8")))

    def say(self, lesson: Lesson, *endings: str) -> str:
        """The first of these words of a lesson that there are; without endings its title."""
        keys = [f"{lesson.name}-{ending}" for ending in endings] or [lesson.name]
        for key in keys:
            if self._bundle.has_message(key):
                message = self._bundle.get_message(key)
                if message.value is not None:
                    return str(self._bundle.format_pattern(message.value, {})[0])
        raise BadLesson(f"{self.file}: lesson {lesson.name}: no words {keys[-1]!r}")

    def task(self, lesson: Lesson, number: int) -> str:
        """What is to be done in this step, counted from 1."""
        return self.say(lesson, *_of_step("task", number))

    def wrong(self, lesson: Lesson, number: int) -> str:
        """What is said of a legal move in this step that is not the answer and is not explained on its own."""
        return "" if lesson.step[number - 1].takes_any else self.say(lesson, *_of_step("wrong", number))


def _of_step(what: str, number: int) -> tuple[str, ...]:
    return (what,) if number == 1 else (f"{what}-{number}", what)
