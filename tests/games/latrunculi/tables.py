"""Positions set up in a line, for the tests: `table("c4 e1", "d4 h8 h7")`."""

from __future__ import annotations

from ludoteca.core import Move, Reason, Seat, State
from ludoteca.games import find
from tests.games.latrunculi.oracle import Position

game = find("latrunculi")

WHITE, BLACK = Seat(0), Seat(1)


def options(**words: object):
    return game.Options.from_text({key: str(word) for key, word in words.items()})


def start(**words: object) -> State:
    return game.setup(options(**words))


def table(white: str, black: str, turn: str = "w", quiet: int = 0, **words: object) -> State:
    """A position from the squares of its men, under these options."""
    chosen = options(**words)
    position = Position(frozenset(white.split()), frozenset(black.split()), turn, quiet)
    return game.parse_position(position.write(chosen.ranks), chosen)


def read(text: str, **words: object) -> State:
    return game.parse_position(text, options(**words))


def mover(state: State) -> Seat:
    return Seat(int(state.record.turn))


def moves(state: State) -> set[str]:
    """The legal moves of the side to move, as text."""
    return {game.format_move(state, mover(state), move) for move in game.legal_moves(state, mover(state))}


def why(state: State, move: str, seat: Seat | None = None) -> Reason | None:
    seat = mover(state) if seat is None else seat
    return game.why_illegal(state, seat, game.parse_move(state, seat, move))


def play(state: State, line: str) -> State:
    """The state after a line of moves separated by blanks, each of which must be legal."""
    for text in line.split():
        move = game.parse_move(state, mover(state), text)
        assert move in game.legal_moves(state, mover(state)), f"{text} is not legal in {game.format_position(state)}"
        state = game.apply(state, mover(state), move)
    return state


def act(state: State, seat: Seat, move: Move) -> State:
    return game.apply(state, seat, move)


def captured(state: State, move: str) -> set[str]:
    """What a legal move captures: as the events tell it, and as the men missing afterwards prove it."""
    after = play(state, move)
    told = {
        square for event in game.events(after, WHITE) if event.type == "capture" for square in event.args["squares"]
    }
    before = Position.read(game.format_position(state))
    left = Position.read(game.format_position(after))
    assert told == before.theirs - left.mine
    return told


def result(state: State) -> tuple[str | None, str] | None:
    """The winner, if any, and the reason; None while the game goes on."""
    outcome = game.outcome(state)
    if outcome is None:
        return None
    names = game.seats(state.options)
    return (names[outcome.winners[0]] if outcome.winners else None), outcome.reason
