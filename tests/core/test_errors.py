"""Errors say what is wrong and which rule says so, in one line."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    LudotecaError,
    Reason,
    UnknownGame,
)


@pytest.mark.parametrize("kind", [BadMove, BadOption, BadPosition, BadRecord, UnknownGame])
def test_an_error_says_what_and_which_rule(kind: type[LudotecaError]) -> None:
    error = kind("side to move 'x': expected w or b", "§2")
    assert str(error) == "side to move 'x': expected w or b — §2"
    assert (error.what, error.rule) == ("side to move 'x': expected w or b", "§2")
    assert isinstance(error, LudotecaError)


def test_an_illegal_move_keeps_its_reason() -> None:
    reason = Reason("jump", "§3.2", {"at": "d4"})
    error = IllegalMove("d1-d8: men do not jump", reason)
    assert str(error) == "d1-d8: men do not jump — §3.2"
    assert error.reason is reason


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        games.find("nonsense")
    assert "no game 'nonsense': expected " in str(refused.value)
    assert all(name in str(refused.value) for name in games.names())
