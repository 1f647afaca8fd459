"""What a law is: a function of a table that fails with an assertion; and what several laws need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.core import CHANCE, Game, Move, Seat, State
from ludoteca.laws.tables import Table
from ludoteca.play import Entry, Match

LAWS: dict[str, Callable[[Table], None]] = {}


def law(function: Callable[[Table], None]) -> Callable[[Table], None]:
    LAWS[function.__name__] = function
    return function


def data(state: State) -> bytes:
    return bytes(state.record.tobytes())


def possible_acts(game: Game, state: State) -> Iterator[tuple[Seat, Any]]:
    """Everything that can happen next."""
    for seat in game.to_act(state):
        if seat == CHANCE:
            yield from ((CHANCE, move) for move, _ in game.chances(state))
        else:
            yield from ((seat, move) for move in game.legal_moves(state, seat))


def enter(match: Match, seat: Seat, move: Move) -> None:
    """Write this move into the log of a match."""
    text = match.game.format_move(match.state, seat, move)
    match.follow(Entry(match.ply + 1, seat, text, at_ms=0))
