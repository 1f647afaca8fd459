"""Positions set up in one line, for the tests: `table("c4 e1", "d4 h8 h7")`."""

from __future__ import annotations

from ludoteca.core import Move, Reason, Seat, State
from tests.games.latrunculi.asking import at, game, options
from tests.games.latrunculi.oracle import Position

WHITE, BLACK = Seat(0), Seat(1)


def table(white: str, black: str, turn: str = "w", quiet: int = 0, **words: object) -> State:
    """A position from the squares of its men, under these options."""
    chosen = options(**words)
    position = Position(frozenset(white.split()), frozenset(black.split()), turn, quiet)
    return game.parse_position(position.write(chosen.ranks), chosen)


def mover(state: State) -> Seat:
    return Seat(int(state.record.turn))


def why(state: State, move: str, seat: Seat | None = None) -> Reason | None:
    return at.why(state, move, mover(state) if seat is None else seat)


def play(state: State, line: str) -> State:
    """The state after a line of moves separated by spaces, each of which must be legal."""
    for text in line.split():
        state = at.do(state, text)
    return state


def act(state: State, seat: Seat, move: Move) -> State:
    return game.apply(state, seat, move)


def captured(state: State, move: str) -> set[str]:
    """What a legal move captures, according to the events and to the men missing afterwards."""
    after = play(state, move)
    told = {square for event in at.told(after, "capture") for square in event["squares"]}
    before = Position.read(game.format_position(state))
    left = Position.read(game.format_position(after))
    assert told == before.theirs - left.mine
    return told
