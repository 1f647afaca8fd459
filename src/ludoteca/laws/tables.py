"""A table on which the laws are tested: one game, its options, and one game played to its end from a seed."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from ludoteca.core import CHANCE, WATCHER, BadOption, Game, GameOptions, Move, Seat, State
from ludoteca.laws.facts import Facts

EAGER = 600  # acts, then random ones: eager play can repeat itself for ever, such as knocking too soon in a duel


# -- options ---------------------------------------------------------------------------------------------------------


@functools.cache  # inspecting a type takes milliseconds
def choices(game: Game) -> dict[str, list[Any]]:
    """Values to try for each option: every word, the examples of a text, and the numbers at and near the bounds."""
    described = inspect.type_info(game.Options)
    assert isinstance(described, inspect.StructType)
    return {field.name: _values(field.type, field.default) for field in described.fields}


def _values(kind: inspect.Type, default: Any) -> list[Any]:
    if isinstance(kind, inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, inspect.BoolType):
        return [False, True]
    if isinstance(kind, inspect.Metadata):
        assert kind.extra_json_schema is not None
        return list(kind.extra_json_schema["examples"])
    assert isinstance(kind, inspect.IntType)
    assert kind.ge is not None
    assert kind.le is not None
    return sorted({kind.ge, min(kind.ge + 1, kind.le), default, (kind.ge + kind.le) // 2, kind.le})


def random_options(game: Game, rng: Random) -> GameOptions:
    """Options of every kind at once; combinations the game refuses are drawn again."""
    for _ in range(1000):
        words = {key: rng.choice(values) for key, values in choices(game).items()}
        try:
            return game.Options.from_text({key: word(value) for key, value in words.items()})
        except BadOption:
            continue
    raise AssertionError(f"{game.NAME} refuses all options drawn")


def word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# -- a game played ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act:
    seat: Seat
    move: Move


@dataclass(frozen=True)
class Table:
    """One game of a game, played once: `acts` holds what was done, `states` every state on the way."""

    game: Game
    facts: Facts
    options: GameOptions
    seed: int
    eager: bool = False  # play the moves with most events: games of captures and knock-outs, not of waiting

    @functools.cached_property
    def acts(self) -> list[Act]:
        return [act for _, act in self._played]

    def first_acts(self, count: int) -> list[Act]:
        """The acts at the start, without playing the game to its end."""
        return [act for _, act in islice(self._play(), count)]

    @functools.cached_property
    def _played(self) -> list[tuple[State, Act]]:
        return list(self._play())

    def _play(self) -> Iterator[tuple[State, Act]]:
        rng = Random(self.seed)
        state = self.game.setup(self.options)
        for ply in range(self.facts.LONGEST + 1):
            act = choose(self.game, state, rng, self.eager and ply < EAGER)
            if act is None:
                return
            yield state, act
            state = self.game.apply(state, act.seat, act.move)
        raise AssertionError(f"the game has not ended after {self.facts.LONGEST} acts")

    def states(self) -> Iterator[State]:
        """Every state from the start to the end."""
        yield from (state for state, _ in self._played)
        state, act = self._played[-1]
        yield self.game.apply(state, act.seat, act.move)

    def some_states(self, count: int) -> list[State]:
        """The first state, the last two and some in between, always the same ones."""
        last = len(self.acts)
        wanted = {0, last, last - 1, *Random(self.seed).sample(range(last + 1), min(count, last + 1))}
        return [state for index, state in enumerate(self.states()) if index in wanted]

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(index) for index in range(len(self.game.seats(self.options))))

    @property
    def viewers(self) -> tuple[Seat, ...]:
        return (*self.seats, WATCHER)


def choose(game: Game, state: State, rng: Random, eager: bool = False) -> Act | None:
    """The next act of a random game, or None when it is over."""
    actors = game.to_act(state)
    if not actors:
        return None
    seat = rng.choice(actors)
    if seat == CHANCE:
        outcomes, weights = zip(*game.chances(state), strict=True)
        return Act(seat, rng.choices(outcomes, weights)[0])
    moves = game.legal_moves(state, seat)
    assert moves, f"{seat} is to act and has no legal move in {game.format_position(state)!r}"
    return Act(seat, _most_eventful(game, state, seat, moves, rng) if eager else rng.choice(moves))


def _most_eventful(game: Game, state: State, seat: Seat, moves: list[Move], rng: Random) -> Move:
    def length_of_events(move: Move) -> int:
        happened = game.events(game.apply(state, seat, move), seat)
        return len(msgspec.json.encode([event.to_json() for event in happened]))

    lengths = [length_of_events(move) for move in moves]
    return rng.choice([move for move, length in zip(moves, lengths, strict=True) if length == max(lengths)])
