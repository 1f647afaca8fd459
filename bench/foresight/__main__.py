"""`python -m bench.foresight FOLDER`: teaches Zama's machine to foresee results, and plays it against itself without.

Three stages in many processes: weights are tuned in games of judgement alone; a network learns how quick games ended;
then level 5 with both plays level 5 as it is. Each stage ends when its time is over, and is left out where the folder
holds what comes out of it, or where its time is 0. The match ends as soon as it is clear whether it shows what is
required.

Examples:
  nice python -m bench.foresight /tmp/zama --processes 2 --rounds 8 --note 300 --fit 100 --match 0
  nice python -m bench.foresight /tmp/zama --processes 2 --match 3000 --work 250     # with what comes with the game
"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import numpy as np
from cyclopts import App, Parameter

from bench.command import run
from bench.foresight import noting
from bench.foresight.fitting import RATE, Learner
from bench.foresight.matching import Learned, play_one, summed
from bench.foresight.tuning import tune
from bench.learned import LOOK

app = App(name="foresight", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def foresight(
    folder: Path,
    /,
    *,
    processes: int = 2,
    rounds: int = 0,
    round_: Annotated[float, Parameter(name="--round")] = 15.0,
    note: float = 0.0,
    start: Path | None = None,
    fit: float = 60.0,
    epochs: int = 2,
    match: float = 0.0,
    games: int = 1000,
    work: int = 250,
    required: float = 0.6,
    seed: int = 1,
) -> int:
    """Tune, note, learn, play.

    Parameters
    ----------
    folder: for weights, notes, network and games
    processes: that play
    rounds: in which weights are tuned
    round_: seconds of each
    note: seconds of games that are noted
    start: a network that plays three of four of them
    fit: seconds of learning, at most
    epochs: times through the notes, at most
    match: seconds of the match, at most
    games: of it, at most
    work: the budget of a decision
    required: the share of the decisive games that is asked for
    seed: of everything drawn by lot
    """
    folder.mkdir(parents=True, exist_ok=True)
    network, tuned = folder / "network.npz", folder / "weights.npy"
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as executor:
        executor.submit(noting.note, 0, 0, None, None).result()  # compiled once, for all processes
        if rounds and not tuned.exists():
            np.save(tuned, tune(executor, processes, rounds, round_, seed))
        weights = np.load(tuned) if tuned.exists() else None
        if note and not network.exists():
            files, plain = take_notes(executor, processes, note, start, weights, seed, folder)
            learn(files, plain, network, epochs, fit, processes, seed)
        if match:
            learned = Learned(*(file if file.exists() else None for file in (network, tuned)))
            play_match(executor, processes, learned, work, games, match, required, seed, folder)
    return 0


def take_notes(
    executor: ProcessPoolExecutor,
    processes: int,
    seconds: float,
    start: Path | None,
    weights: Any,
    seed: int,
    folder: Path,
) -> tuple[list[Path], int]:
    """The files, those of judgement alone first, and how many these are."""
    plain = max(1, processes // 4) if start else processes
    files = [folder / f"notes-{seed}-{i:02}.npz" for i in range(processes)]
    done = [
        executor.submit(noting.note_into, seconds, 1000 * seed + i, files[i], None if i < plain else start, weights)
        for i in range(processes)
        if not files[i].exists()
    ]
    print(f"noted {[one.result() for one in done]} positions", flush=True)
    return files, plain


def learn(files: list[Path], plain: int, network: Path, epochs: int, seconds: float, threads: int, seed: int) -> None:
    """From all notes, then more slowly from those of games that a network played, if there are any."""
    parts = [noting.read(file) for file in files]
    notes, first = noting.together(parts), sum(len(part) for part in parts[:plain])
    learner = Learner(seed, threads)
    for said in learner.learn(notes, 0, epochs, seconds / 2):
        print(said, flush=True)
    if plain < len(parts):
        for said in learner.learn(notes, first, epochs, seconds / 2, RATE / 4):
            print(said, flush=True)
    np.savez_compressed(network, **{name: part.astype(np.float16) for name, part in learner.named.items()})
    data = network.read_bytes()
    print(f"{network}: {len(data)} bytes, SHA-256 {hashlib.sha256(data).hexdigest()}", flush=True)


def play_match(
    executor: ProcessPoolExecutor,
    processes: int,
    learned: Learned,
    work: int,
    games: int,
    seconds: float,
    required: float,
    seed: int,
    folder: Path,
) -> None:
    """Looked at after every LOOK games, in the order of their numbers; noted line by line."""
    lines: list[dict[str, Any]] = []
    ask = partial(play_one, learned, [work, work], seed, end=time.monotonic() + seconds)
    with (folder / f"games-{seed}.jsonl").open("w", encoding="utf-8") as out:
        done = [executor.submit(ask, number) for number in range(games)]
        for one in done:
            if (line := one.result()) is None:
                break
            lines.append(line)
            print(json.dumps(line), file=out, flush=True)
            if len(lines) % LOOK == 0 or len(lines) == games:
                match = summed(lines)
                low, high = match.interval()
                print(f"{match}   99 %: {low:.0%} to {high:.0%}", flush=True)
                if low > required or high < required:
                    break
        for one in done:
            one.cancel()
    print(f"{len(lines)} games: {summed(lines)}")


if __name__ == "__main__":
    run(app)
