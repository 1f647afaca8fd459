"""Games in many processes. A process plays whole games in compiled code; its seed and its number say which."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from bench.teaching.players import GAME, PLAYING, POSITION, Desk, Player, stacked
from ludoteca.games.latrunculi.machine.selfplay import NOBODY, SAMPLE

LONGEST = 1200  # positions kept of one game, at most
FEWEST, MOST = 4, 14  # moves by lot at the start of a game to learn from
BY_LOT = (4, 6, 8)  # and of one in a match
NOISES = (2, 12)  # misjudgement in games to learn from, drawn for each game
SPEED_POSITIONS = (
    "bbbbbbbb/8/8/8/8/8/8/wwwwwwww w 0",
    "bb1b1bbb/8/2b5/8/4b3/2w5/5w2/ww1w1www w 6",
    "1b1b2bb/1b6/4b3/2b5/3w4/1w4w1/2w2w2/w5w1 b 11",
    "2b4b/1b2b3/8/3b1w2/2w5/5w2/1w6/w3w3 w 3",
    "6b1/1b6/4b3/8/2w2w2/8/3w2w1/8 b 20",
)


@contextmanager
def pool(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of their own, so that one that trains on a GPU does not disturb them."""
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as executor:
        yield executor


def compile_all(player: Player) -> None:
    """One process compiles, so that the others find it done."""
    learn(player, 200, 0.0, 0, None)
    speed(player, 2_000)
    match((player, player), (200, 200), 0, 1, 1e9)


def learn(player: Player, nodes: int, seconds: float, seed: int, file: Path | None) -> tuple[int, int]:
    """Games of a player against itself for so long, into a file; the numbers of games and of positions."""
    desk = Desk(player, nodes)
    rng = np.random.default_rng(seed)
    samples, kept, games = np.zeros(LONGEST, SAMPLE), [], 0
    end = time.monotonic() + seconds
    while games == 0 or time.monotonic() < end:
        mind = desk.begin(int(rng.integers(*NOISES)), int(rng.integers(1 << 62)))
        by_lot, luck = int(rng.integers(FEWEST, MOST)), np.uint64(rng.integers(1 << 62))
        arrays = desk.net, desk.places, desk.frames, desk.entries
        n = PLAYING.play_alone(desk.record, mind, *arrays, samples, nodes, by_lot, luck)
        kept.append(samples[:n].copy())
        games += 1
    found = np.concatenate(kept)
    if file is not None:
        partial = file.with_suffix(".part")
        with partial.open("wb") as out:
            np.save(out, found)
        partial.replace(file)
    return games, len(found)


def speed(player: Player, nodes: int) -> float:
    """Nodes per CPU second."""
    desk = Desk(player, nodes)
    mind = player.mind(2, 1)
    done, begun = 0, time.thread_time()
    for number, text in enumerate((SPEED_POSITIONS[0], *SPEED_POSITIONS)):
        if number == 1:  # the first one only warms up
            done, begun = 0, time.thread_time()
        record = GAME.parse_position(text, GAME.Options()).record
        mind.past = POSITION.load(record, mind, desk.places)
        place, root = desk.places[mind.past], desk.frames[0]
        n = PLAYING.list_moves(record, mind, place, root, desk.frames[-1])
        PLAYING.best_move(record, mind, desk.net, desk.places, desk.frames, desk.entries, n, nodes)
        done += int(mind.nodes)
    return done / (time.thread_time() - begun)


def match(players: tuple[Player, Player], nodes: tuple[int, int], seed: int, pairs: int, seconds: float) -> list[int]:
    """Each opening once with either colour: games won, null and lost by the first of the two."""
    counts = [0, 0, 0]
    desks = [Desk(player, max(nodes)) for player in players]
    end = time.monotonic() + seconds
    for number in range(pairs):
        if time.monotonic() > end:
            break
        rng = np.random.default_rng((seed, number))
        by_lot, luck = int(rng.choice(BY_LOT)), np.uint64(rng.integers(1 << 62))
        noise_seed = int(rng.integers(1 << 62))
        for white in range(2):
            order = [white, 1 - white]
            minds = stacked(*(desks[i].begin(2, noise_seed) for i in order))
            arrays = [stacked(*(getattr(desks[i], name) for i in order)) for name in ("net",)]
            arrays += [np.stack([getattr(desks[i], name) for i in order]) for name in ("places", "frames", "entries")]
            won = PLAYING.play_match(desks[0].record, minds, *arrays, np.array(nodes)[order], by_lot, luck)
            if won == NOBODY:
                counts[1] += 1
            elif won >= 0:
                counts[0 if order[won] == 0 else 2] += 1
    return counts


def everywhere(
    executor: ProcessPoolExecutor, work: Callable[..., Any], arguments: Sequence[tuple[Any, ...]]
) -> list[Any]:
    """What became of this work in all processes; one that fails is told and counts for nothing."""
    return [result for result in in_order(executor, work, arguments) if result is not None]


def in_order(
    executor: ProcessPoolExecutor, work: Callable[..., Any], arguments: Sequence[tuple[Any, ...]]
) -> list[Any]:
    """The same, with None where a process failed."""
    results: list[Any] = []
    for future in [executor.submit(work, *each) for each in arguments]:
        try:
            results.append(future.result())
        except Exception as error:
            print(f"a process failed: {type(error).__name__}: {error}", flush=True)
            results.append(None)
    return results
