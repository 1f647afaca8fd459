"""Every lesson of every game can be played, in every language."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import LessonsHold


class TestLessons(LessonsHold):
    games = games.built_in()
