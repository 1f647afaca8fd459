"""The lessons of a game with their texts, in the words of the protocol."""

from __future__ import annotations

from ludoteca.core import Game
from ludoteca.play.lessons import BadLesson, Lesson, LessonWords, lessons_of
from ludoteca.server import rest_shapes


def count(game: Game) -> int:
    """How many lessons there are; none where those of another package's game cannot be read."""
    try:
        return len(lessons_of(game.child or game))
    except BadLesson:
        return 0


def lessons(game: Game, language: str) -> rest_shapes.Lessons:
    words = LessonWords(game, language)
    taught = game.child or game
    return rest_shapes.Lessons(taught.NAME, [_lesson(lesson, words) for lesson in lessons_of(taught)])


def _lesson(lesson: Lesson, words: LessonWords) -> rest_shapes.Lesson:
    steps = [
        rest_shapes.LessonStep(
            task=words.task(lesson, number),
            right=list(step.right),
            wrong={move: words.say(lesson, ending) for move, ending in step.wrong.items()},
            otherwise=words.wrong(lesson, number),
            reply=list(step.reply),
        )
        for number, step in enumerate(lesson.step, start=1)
    ]
    return rest_shapes.Lesson(
        name=lesson.name,
        title=words.say(lesson),
        seat=lesson.seat,
        options=lesson.options,
        position=lesson.position.strip(),
        steps=steps,
        done=words.say(lesson, "done"),
    )
