"""Every lesson can be set up and played, its moves are legal, and it has words in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ludoteca.core import Game, GameOptions, LudotecaError, seat_named
from ludoteca.core.words import LANGUAGES
from ludoteca.laws import signs
from ludoteca.laws.missing import missing
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import SetUp, find, set_up
from ludoteca.play.lessons import Lesson, Step, lesson_words_file, lessons_of

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class Played:
    """A lesson in play: every way through it that is right."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game, self.lesson = game, lesson
        self.where = f"{game.NAME}, lesson {lesson.name}"
        self.options: GameOptions = self.game.Options.from_text(lesson.options)
        seat = seat_named(game, self.options, lesson.seat)
        assert seat is not None, f"{self.where}: no seat {lesson.seat!r}"
        self.seat = seat
        assert self.play([]).game.format_position(self.play([]).start) == lesson.position.strip(), (
            f"{self.where}: the position is not written as the notation writes it"
        )

    def play(self, moves: list[str]) -> SetUp:
        try:
            return set_up(self.game, self.options, self.lesson.position, moves)
        except LudotecaError as error:
            raise AssertionError(f"{self.where}: after {moves}: {error}") from None

    def every_way(self) -> Iterator[tuple[Step, list[str]]]:
        """Each step with every right way to it: the moves played before."""
        ways: list[list[str]] = [[]]
        for step in self.lesson.step:
            yield from ((step, way) for way in ways)
            ways = [
                [*way, f"{self.lesson.seat} {move}", *step.reply] for way in ways for move in self.answers(step, way)
            ]
        for way in ways:
            self.play(way)

    def answers(self, step: Step, way: list[str]) -> list[str]:
        return self.offered(way) if step.takes_any else list(step.right)

    def offered(self, way: list[str]) -> list[str]:
        return self.game.offered(self.play(way).state, self.seat)

    def written(self, way: list[str], move: str) -> str:
        """The move as the notation writes it."""
        return self.play([*way, f"{self.lesson.seat} {move}"]).moments[-1].entry.text


class LessonsHold(OnGames):
    def test_every_lesson_can_be_played_and_its_moves_are_legal(self, alone: str) -> None:
        for lesson in lessons_of(find(alone)):
            played = Played(find(alone), lesson)
            for step, way in played.every_way():
                moves = [*played.answers(step, way), *step.wrong]
                assert [played.written(way, move) for move in moves] == moves, played.where
                assert not set(step.right) & step.wrong.keys(), f"{played.where}: a move is right and wrong"
                assert played.offered(way), f"{played.where}: nothing can be done"

    @in_every_language
    def test_lessons_have_words_and_no_words_that_are_never_said(self, alone: str, language: str) -> None:
        game = find(alone)
        if not (lessons := lessons_of(game)):
            return
        file = lesson_words_file(game, language)
        assert file.is_file(), missing(game, file, f"words of the lessons in the language {language!r}")
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
        assert not junk, f"{file}: {junk[0]!r}"
        written = [entry.id.name for entry in body if isinstance(entry, fluent.Message) and entry.value]
        wanted = {key for lesson in lessons for key in lesson.words()}
        allowed = {key for lesson in lessons for key in lesson.own_words()}
        assert len(written) == len(set(written)), f"{file}: words written twice"
        assert wanted <= set(written), f"{file}: missing {sorted(wanted - set(written))}"
        assert set(written) <= wanted | allowed, f"{file}: never said {sorted(set(written) - wanted - allowed)}"
        signs.check(game, file.read_text(encoding="utf-8"), language, file)
