"""Lessons are read from a game's folder; what is wrong with one is told with its file and its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.core import Game
from ludoteca.games.latrunculi.game import Latrunculi
from ludoteca.laws.suite import LessonsHold, lessons
from ludoteca.play.lessons import BadLesson, LessonWords, lessons_of
from ludoteca.server import lesson_messages

ENCLOSE = """
[[lesson]]
name = "enclose"
seat = "w"
position = "7b/7b/8/8/wbbb4/8/8/4w3 w 0"
[[lesson.step]]
right = ["e1-e4"]
wrong = { "e1-e3" = "too-short" }
reply = ["b h8-g8"]
[[lesson.step]]
right = ["*"]
"""
WORDS = """
enclose = Enclose
enclose-task = Take three.
enclose-task-2 = Go on.
enclose-done = Well done.
enclose-wrong = Not that.
enclose-too-short = One further.
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    class Taught(Latrunculi):
        folder = tmp_path  # type: ignore[assignment]

    game = Taught()
    (tmp_path / "lessons").mkdir()
    write(game, ENCLOSE)
    for language in ("en", "it", "cs"):
        (tmp_path / "lessons" / f"{language}.ftl").write_text(WORDS)
    monkeypatch.setattr(lessons, "find", lambda name: game)
    return game


def write(game: Game, text: str) -> None:
    (game.folder / "lessons" / "lessons.toml").write_text(text)


def hold() -> None:
    law = LessonsHold()
    law.test_every_lesson_can_be_played_and_its_moves_are_legal("latrunculi")
    for language in ("en", "it", "cs"):
        law.test_lessons_have_words_and_no_words_that_are_never_said("latrunculi", language)


def test_a_game_without_lessons_has_none(written: Game) -> None:
    (written.folder / "lessons" / "lessons.toml").unlink()
    assert lessons_of(written) == ()
    hold()


def test_a_good_lesson_holds_and_says_its_words(written: Game) -> None:
    hold()
    [told] = lesson_messages.lessons(written, "cs").lessons
    assert (told.title, told.done) == ("Enclose", "Well done.")
    assert [step.task for step in told.steps] == ["Take three.", "Go on."]
    assert told.steps[0].wrong == {"e1-e3": "One further."}
    assert [step.otherwise for step in told.steps] == ["Not that.", ""]


def test_words_are_english_where_a_language_is_missing(written: Game) -> None:
    (written.folder / "lessons" / "it.ftl").unlink()
    [lesson] = lessons_of(written)
    assert LessonWords(written, "it").say(lesson) == "Enclose"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('right = ["e1-e4"]', "right = []", "lesson enclose"),
        ('seat = "w"', "seat = 1", "lesson enclose"),
        ('name = "enclose"', "", "lesson number 1"),
        ('"too-short"', '"Too Short"', "lesson enclose"),
        ("[[lesson]]", "[[lesson", "lessons.toml"),
        (ENCLOSE, ENCLOSE + ENCLOSE, "two lessons are called 'enclose'"),
    ],
)
def test_what_cannot_be_read_is_named(written: Game, old: str, new: str, wrong: str) -> None:
    write(written, ENCLOSE.replace(old, new, 1))
    with pytest.raises(BadLesson, match=wrong) as told:
        lessons_of(written)
    assert "lessons.toml" in str(told.value)


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('right = ["e1-e4"]', 'right = ["e1-f4"]', "lesson enclose"),
        ('"e1-e3"', '"e1-f3"', "lesson enclose"),
        ('"e1-e3"', '"e1-e4"', "right and wrong"),
        ('seat = "w"', 'seat = "x"', "no seat 'x'"),
        ('seat = "w"', 'seat = "b"', "lesson enclose"),
        ("b h8-g8", "b a1-a2", "lesson enclose"),
        ("4w3 w 0", "4w111 w 0", "as the notation writes it"),
        ("4w3 w 0", "nonsense", "lesson enclose"),
    ],
)
def test_a_lesson_that_cannot_be_played_breaks_the_law(written: Game, old: str, new: str, wrong: str) -> None:
    write(written, ENCLOSE.replace(old, new, 1))
    with pytest.raises(AssertionError, match=wrong):
        hold()


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("enclose-done = Well done.", "", "missing.*enclose-done"),
        ("enclose-task-2", "enclose-task-3", "never said.*enclose-task-3"),
        ("Well done.", "Well :done:.", "the sign :done: has no drawing"),
        ("enclose-wrong = ", "enclose-wrong = {", "Not that"),
    ],
)
def test_lessons_lacking_words_break_the_law(written: Game, old: str, new: str, wrong: str) -> None:
    (written.folder / "lessons" / "it.ftl").write_text(WORDS.replace(old, new))
    with pytest.raises(AssertionError, match=wrong):
        hold()
