"""Games and the series they declare are found by name."""

import pytest

from ludoteca import games
from ludoteca.core import Game, UnknownGame
from ludoteca.play import Series, find, names


def test_every_game_and_every_declared_series_is_found() -> None:
    assert set(games.names()) < set(names())
    for game in games.names():
        assert find(game) is games.find(game)
        for series in games.find(game).series:
            found = find(f"{game}-{series}")
            assert isinstance(found, Series)
            assert isinstance(found, Game)
            assert found.child is games.find(game)
            assert f"{game}-{series}" == found.NAME


def test_latrunculi_has_a_match() -> None:
    assert "latrunculi-match" in names()
    assert list(names()) == sorted(names())


def test_a_series_is_made_once() -> None:
    assert find("latrunculi-match") is find("latrunculi-match")


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess': expected .*latrunculi-match"):
        find("chess")
