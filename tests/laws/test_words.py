"""Everything a game can say, it can say in every language."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import WordsHold


class TestWords(WordsHold):
    games = games.built_in()
