"""Quick games of a player against itself: what counted at the beginning of turns, and who won.

Judgement alone plays a game in little more than a millisecond, so that there are hundreds of thousands. With a network
it thinks a little, and a game takes some thirty times as long.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca import games
from ludoteca.core import Style, rule
from ludoteca.core.xorshift import below, first_state, next_state
from ludoteca.games.zama.machine.judgement import SURE, best_of, blur, judge
from ludoteca.games.zama.machine.lookahead import deal, expect, settle, try_out
from ludoteca.games.zama.machine.network import mind_of
from ludoteca.games.zama.machine.prospects import prospects
from ludoteca.games.zama.machine.scene import MOST, see
from ludoteca.games.zama.machine.styles import weights_of
from ludoteca.games.zama.rules.board import ATTACKING, NOBODY, SLIDING
from ludoteca.games.zama.rules.ends import end_ply
from ludoteca.games.zama.rules.moves import OVERLAP, kind_of
from ludoteca.games.zama.rules.verbs import MAX_MOVES, RECORD, apply, legal_moves, to_move

SLIPS = np.array([3.0, 3.0, 8.0, 25.0])  # how far off judgement is in a game
WILD = 12  # one turn in so many begins with an attack by lot
MOST_NOTED = 24  # turns of a game
ONE_IN, ONE_IN_TAUGHT = 6, 3  # of its turns is noted; where a network plays, since such games are rarer
AT_ONCE = 256  # games
SCALE = 150.0  # ranks that the whole game counts, with a network
FEW, WORLDS = 5, 6  # attacks that are tried then, and worlds


@dataclass
class Notes:
    """What counts, of all positions one after the other, and for every position where it ends and what it was."""

    which: Any
    how_much: Any
    ends: Any
    judged: Any  # what the judgement without a network expected
    result: Any  # 1 the mover won, 0 it lost, 0.5 a draw

    def __len__(self) -> int:
        return len(self.ends)


@rule
def value_of_slide(tables, seat, move, mind):  # type: ignore[no-untyped-def]
    """What the network says as if the turn ended with this slide."""
    tables[1] = tables[0]
    apply(tables[1], move)
    if tables[1].phase == SLIDING:
        end_ply(tables[1])
    return expect(tables[1], seat, mind)


@rule
def think(s, tables, seat, moves, n, weights, mind, scores, random_state):  # type: ignore[no-untyped-def]
    """A little with the network: about attacks the best few in a few worlds, about slides what each leads to."""
    if s.phase == SLIDING:
        tables[0] = s
        random_state = deal(tables[0], seat, weights, next_state(random_state))
        for i in range(n):
            if kind_of(moves[i]) != OVERLAP:
                scores[i] += SCALE * value_of_slide(tables, seat, moves[i], mind)
    elif s.phase == ATTACKING:
        few = np.argsort(-scores[:n])[:FEW]
        best, totals = moves[:n][few], np.zeros(len(few))
        for number in range(WORLDS):
            tables[0] = s
            random_state = next_state(random_state)
            seed = np.int64(random_state >> np.uint64(2))
            try_out(tables[0], tables[1:], seat, best, 0, weights, mind, totals, seed, number)
        for i in range(len(few)):
            scores[few[i]] += SCALE * (totals[i] / WORLDS + 1.0)
    return random_state


@rule
def play(start, table, tables, weights, mind, seed, which, how_much, ends, judged, result):  # type: ignore[no-untyped-def]
    """Play a game; the number of positions noted, beginning with row 0."""
    moves, scores = np.empty(MAX_MOVES, np.int32), np.empty(MAX_MOVES)
    rows, amounts = np.empty(MOST, np.int64), np.empty(MOST, np.float32)
    table[0] = start
    s = table[0]
    random_state = next_state(first_state(seed))
    slip = SLIPS[below(len(SLIPS), random_state)]
    one_in = ONE_IN_TAUGHT if mind.is_taught else ONE_IN
    noted, end, movers = 0, 0, np.empty(MOST_NOTED, np.int64)
    while True:
        random_state = settle(s, moves, random_state)
        seat = to_move(s)
        if seat < 0:
            break
        n = legal_moves(s, moves)
        random_state = next_state(random_state)
        if s.phase == ATTACKING and noted < MOST_NOTED and below(one_in, random_state) == 0:
            count = see(s, rows, amounts)
            for i in range(count):
                which[end + i], how_much[end + i] = rows[i], amounts[i]
            end += count
            ends[noted], movers[noted], judged[noted] = end, seat, prospects(s, seat)
            noted += 1
        random_state = next_state(random_state)
        if s.phase == ATTACKING and below(WILD, random_state) == 0:
            random_state = next_state(random_state)
            apply(s, moves[below(n, random_state)])
            continue
        judge(s, seat, moves, n, weights, scores)
        random_state = blur(scores, n, slip, random_state)
        if mind.is_taught and n > 1 and scores[best_of(scores, n)] < SURE:
            random_state = think(s, tables, seat, moves, n, weights, mind, scores, random_state)
        apply(s, moves[best_of(scores, n)])
    for i in range(noted):
        result[i] = 0.5 if s.winner == NOBODY else 1.0 * (s.winner == movers[i])
    return noted


@rule
def play_many(start, table, tables, weights, mind, seed, count, which, how_much, ends, judged, result):  # type: ignore[no-untyped-def]
    """So many games; the number of positions noted."""
    first, row = 0, 0
    for number in range(count):
        room = which[first:], how_much[first:], ends[row:], judged[row:], result[row:]
        noted = play(start, table, tables, weights, mind, seed + number, *room)
        for i in range(noted):
            ends[row + i] += first
        if noted:
            row += noted
            first = ends[row - 1]
    return row


def note(seconds: float, seed: int, network: Mapping[str, Any] | None, weights: Any) -> Notes:
    """Games for about so long; with the usual weights if none are given."""
    game = games.find("zama")
    start, table, tables = game.setup(game.Options()).record, np.zeros(1, RECORD), np.zeros(2, RECORD)
    weights, mind = weights_of(Style.BALANCED) if weights is None else weights, mind_of(network)
    parts, room, end = [], AT_ONCE * MOST_NOTED, time.monotonic() + seconds
    while not parts or time.monotonic() < end:
        which, how_much = np.empty(room * MOST, np.int16), np.empty(room * MOST, np.uint8)
        ends, judged, result = np.empty(room, np.int64), np.empty(room, np.float32), np.empty(room, np.float32)
        first = (seed << 32) + AT_ONCE * len(parts)
        n = play_many(start, table, tables, weights, mind, first, AT_ONCE, which, how_much, ends, judged, result)
        last = int(ends[n - 1])
        parts.append(Notes(which[:last].copy(), how_much[:last].copy(), ends[:n].copy(), judged[:n], result[:n]))
    return together(parts)


def together(parts: list[Notes]) -> Notes:
    """One after the other."""
    firsts = np.cumsum([0, *(len(part.which) for part in parts[:-1])])
    ends = np.concatenate([part.ends + first for part, first in zip(parts, firsts, strict=True)])
    rest = ("which", "how_much", "judged", "result")
    return Notes(ends=ends, **{name: np.concatenate([getattr(part, name) for part in parts]) for name in rest})


def save(notes: Notes, file: Path) -> None:
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, **{field.name: getattr(notes, field.name) for field in fields(notes)})
    part.replace(file)


def read(file: Path) -> Notes:
    with np.load(file) as parts:
        return Notes(**{field.name: parts[field.name] for field in fields(Notes)})


def note_into(seconds: float, seed: int, file: Path, network: Path | None, weights: Any) -> int:
    """The number of positions."""
    parts = None
    if network is not None:
        with np.load(network) as kept:
            parts = dict(kept)
    notes = note(seconds, seed, parts, weights)
    save(notes, file)
    return len(notes)
