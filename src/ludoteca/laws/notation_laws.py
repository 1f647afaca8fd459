"""Laws about the notation of positions and moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludoteca.core import Game, Outcome, Record, State
from ludoteca.laws.law import law, possible_acts
from ludoteca.laws.tables import Table
from ludoteca.play import Series


@law
def position_text(table: Table) -> None:
    """A position's text is read back to the same text, and holds everything but the history."""
    game = table.game
    for state in table.some_states(20):
        text = game.format_position(state)
        read = game.parse_position(text, table.options)
        assert game.format_position(read) == text
        if _end_on_the_table(game, state) is None:  # in a series, that a game was over is history
            assert fields(read, table.facts.HISTORY) == fields(state, table.facts.HISTORY), text


@law
def position_goes_on(table: Table) -> None:
    """Play continues identically from a position's text, except for what depends on history."""
    game, rest = table.game, 12
    rng = Random(table.seed)
    starts = sorted(rng.sample(range(len(table.acts)), min(4, len(table.acts))))
    for index, state in enumerate(table.states()):
        if index in starts:
            _goes_on(table, game.parse_position(game.format_position(state), table.options), state, index, rest)


def _end_on_the_table(game: Game, state: State) -> Outcome | None:
    """How the game ended, or in a series the game on the table."""
    if isinstance(game, Series):
        return game.outcome(state) or game.child.outcome(game.child_state(state))
    return game.outcome(state)


def _goes_on(table: Table, read: State, state: State, index: int, rest: int) -> None:
    game, facts = table.game, table.facts
    for act in table.acts[index : index + rest]:
        assert game.to_act(read) == game.to_act(state)
        assert game.chances(read) == game.chances(state)
        for seat in table.seats:
            assert game.legal_moves(read, seat) == game.legal_moves(state, seat)
        read, state = (game.apply(one, act.seat, act.move) for one in (read, state))
        ends = [_end_on_the_table(game, one) for one in (read, state)]
        if ends[0] != ends[1]:
            assert {end.reason for end in ends if end is not None} <= facts.HISTORY_ENDS
            return
        assert fields(read, facts.HISTORY) == fields(state, facts.HISTORY)
        for viewer in table.viewers:
            assert game.events(read, viewer) == game.events(state, viewer)


def fields(state: State, without: frozenset[str]) -> dict[str, bytes]:
    """The record field by field; `game.turn` is a field within a field."""
    return {name: value for name, value in _fields(state.record, "") if name not in without}


def _fields(record: Record, prefix: str) -> Iterator[tuple[str, bytes]]:
    for name in record.dtype.names:
        if record.dtype[name].names:
            yield from _fields(record[name], f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", record[name].tobytes()


@law
def move_text(table: Table) -> None:
    """Every move that can be made is written and read back."""
    game = table.game
    for state in table.some_states(40):
        for seat, move in possible_acts(game, state):
            text = game.format_move(state, seat, move)
            assert text == text.strip()
            assert game.parse_move(state, seat, text) == move
