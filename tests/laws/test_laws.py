"""Every law on every game and series of this repository: a new game is found and tested without a line here."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import LawsHold


class TestLaws(LawsHold):
    games = games.built_in()


def test_games_are_found() -> None:
    assert games.built_in()
