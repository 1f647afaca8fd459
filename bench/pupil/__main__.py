"""`python -m bench.pupil FILE`: plays the games, fits the small network, and writes it with its SHA-256.

Example: nice python -m bench.pupil /tmp/network.npz --games 2000 --rounds 18 --epochs 4 --seed 1
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path

import numpy as np
from cyclopts import App

from bench.command import run
from bench.pupil.fitting import Pupil
from bench.pupil.noting import played, together

app = App(name="bench.pupil", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def teach(
    file: Path, *, games: int = 2000, rounds: int = 18, epochs: int = 4, wild: float = 0.15, seed: int = 1
) -> int:
    """Play, fit, write.

    Parameters
    ----------
    file
        Where the network is written.
    games
        Games in a round.
    rounds
        How many rounds.
    epochs
        How often each position is shown.
    wild
        The share of the moves that are made at random.
    seed
        The source of all chance.
    """
    parts = []
    for notes in played(games, rounds, wild, seed):
        parts.append(notes)
        print(f"round {len(parts)}: {len(notes)} positions, {time.process_time():.0f} CPU s", flush=True)
    pupil = Pupil(seed)
    for said in pupil.learn(together(parts), epochs):
        print(f"{said}, {time.process_time():.0f} CPU s", flush=True)
    np.savez_compressed(file, **{name: part.astype(np.float16) for name, part in pupil.parts.items()})
    data = file.read_bytes()
    print(f"{file}: {len(data)} bytes, SHA-256 {hashlib.sha256(data).hexdigest()}")
    return 0


if __name__ == "__main__":
    run(app)
