"""Games of a machine against itself, and what it thought of the moves; a process plays and notes them into a file."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core import CHANCE, Game, GameOptions, Level, Limit, Move, Weighed
from ludoteca.core.machine import STRONGEST
from ludoteca.core.tensors import tensor_of
from ludoteca.study.whole_game import next_to_act

WEIGHED = 32  # moves of which it is noted what the machine thought, the best
SLIP = 0.1  # how often it does not play its favourite, so that the network sees what comes of other moves
SPREAD = 0.02  # a slip chooses a move that is worth this less e times as rarely
NOTHING = -1


@dataclass
class Notes:
    """Decisions, a row each."""

    view: Any  # numbers, as the network is given them
    legal: Any  # the mask of actions, a bit each
    actions: Any  # those the machine weighed, the best first; NOTHING where there are fewer
    values: Any  # what it thought of them
    paid: Any  # what the game paid to the seat at last
    record: Any  # the game as bytes: what was hidden then, for the network's belief
    seat: Any

    def save(self, file: Path) -> None:
        part = file.with_suffix(".part")
        with part.open("wb") as out:
            np.savez(out, **{field.name: getattr(self, field.name) for field in fields(self)})
        part.replace(file)


def read(files: list[Path]) -> Notes:
    """The notes of several processes, one after the other."""
    parts = [np.load(file) for file in files]
    return Notes(**{field.name: np.concatenate([part[field.name] for part in parts]) for field in fields(Notes)})


def watch(name: str, work: int, seconds: float, seed: int, file: Path) -> tuple[int, int]:
    """Whole games for about so long; the numbers of games and of decisions."""
    game, rng = games.find(name), Random(seed)
    options = game.Options()
    rows: list[dict[str, Any]] = []
    count, end = 0, time.monotonic() + seconds
    while count == 0 or time.monotonic() < end:
        rows += _whole_game(game, options, work, rng)
        count += 1
    Notes(**{field.name: np.stack([row[field.name] for row in rows]) for field in fields(Notes)}).save(file)
    return count, len(rows)


def _whole_game(game: Game, options: GameOptions, work: int, rng: Random) -> list[dict[str, Any]]:
    machine = game.machine(Level(STRONGEST))
    assert machine is not None, f"{game.NAME} has no machine to watch"
    state, rows, last = game.setup(options), [], CHANCE
    while acting := game.to_act(state):
        seat = next_to_act(game, state, acting, last)
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            state = game.apply(state, seat, rng.choices(moves, weights)[0])
            continue
        view, legal, last = game.view(state, seat), game.legal_moves(state, seat), seat
        weighed = machine.weigh(view, legal, Limit(rng, work=work)) if len(legal) > 1 else [Weighed(legal[0], 0.5)]
        if len(weighed) > 1:
            rows.append(_row(game, state, view, legal, weighed))
        state = game.apply(state, seat, _chosen(weighed, rng))
    outcome = game.outcome(state)
    assert outcome is not None, "a game played to its end has no outcome"
    winners, seats = outcome.winners, len(game.seats(options))
    for row in rows:
        is_draw = len(winners) in (0, seats)
        won = row["seat"] in winners
        row["paid"] = np.float32(0 if is_draw else 1 if won else -len(winners) / (seats - len(winners)))
    return rows


def _row(game: Game, state: Any, view: Any, legal: Any, weighed: Any) -> dict[str, Any]:
    numbers = dict(zip(legal, game.action_numbers(view, legal), strict=True))
    mask = np.zeros(game.action_count(view.options), np.uint8)
    mask[list(numbers.values())] = 1
    actions, values = np.full(WEIGHED, NOTHING, np.int32), np.zeros(WEIGHED, np.float32)
    for i, (move, value) in enumerate(weighed[:WEIGHED]):
        actions[i], values[i] = numbers[move], value
    return {
        "view": tensor_of(game, view.options).of(view).astype(np.float16),
        "legal": np.packbits(mask),
        "actions": actions,
        "values": values,
        "record": np.frombuffer(state.record.tobytes(), np.uint8),
        "seat": np.int8(view.seat),
    }


def _chosen(weighed: Any, rng: Random) -> Move:
    if rng.random() >= SLIP:
        return Move(weighed[0].move)
    chances = [math.exp((value - weighed[0].value) / SPREAD) for _, value in weighed]
    return Move(rng.choices([move for move, _ in weighed], chances)[0])
