"""Table options: each value of every game gives a playable table, anything else is refused by name."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import OptionsHold


class TestOptions(OptionsHold):
    games = games.built_in()
