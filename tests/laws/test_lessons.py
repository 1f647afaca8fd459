"""Every lesson of every game can be played, in every language."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import LessonsHold
from ludoteca.play import find
from ludoteca.play.lessons import lessons_of


class TestLessons(LessonsHold):
    games = games.built_in()

    def test_every_game_has_six_to_ten_lessons(self, alone: str) -> None:
        assert 6 <= len(lessons_of(find(alone))) <= 10
