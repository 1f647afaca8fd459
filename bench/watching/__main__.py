"""`python -m bench.watching GAME`: a network learns from games of the game's own machine what that thinks of the moves.

The machine of level 5 plays itself in many processes; then the network learns its weighing of the moves, how the games
ended, and what was hidden. With `--start` a network that plays already is improved by what the machine says. What comes
out is `network.onnx` for play, and `best.pt`, where `ludoteca learn GAME --start best.pt` begins.

Example: python -m bench.watching zama --folder watched --processes 2 --play 600 --work 150
"""

from __future__ import annotations

import copy
import json
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import torch
from cyclopts import App

from bench.command import run
from bench.watching import noting
from bench.watching.copying import Copying
from ludoteca import games
from ludoteca.core.tensors import tensor_of
from ludoteca.learning.deep.exporting import export, properties_of
from ludoteca.learning.deep.folder import Folder
from ludoteca.learning.deep.parts import parts_of
from ludoteca.learning.deep.plan import Plan
from ludoteca.learning.deep.training import sha256, weights_of

app = App(name="watching", help=__doc__, help_format="plaintext", version_flags=[])


@app.default
def watching(
    game: str,
    /,
    *,
    folder: Path,
    processes: int = 2,
    play: float = 300.0,
    work: int = 150,
    seed: int = 1,
    device: str = "cpu",
    train: float = 120.0,
    passes: int = 12,
    batch: int = 1024,
    rate: float = 2e-3,
    sharpness: float = 0.005,
    start: Path | None = None,
    small: bool = False,
) -> int:
    """Watch, learn, keep.

    Parameters
    ----------
    folder: for the notes, the curve and the network; notes that are there already are not made again
    processes: that play
    play: seconds of games
    work: the machine's budget for a decision
    seed: of everything drawn by lot
    device: cpu or cuda, to learn on
    train: seconds of learning, at most
    passes: times through the notes, at most
    batch: decisions a step
    rate: of learning, at its highest
    sharpness: a move that is worth this much less is to be played e times as rarely
    start: the best.pt or network.onnx of a training to begin with
    small: a small network, to try things out
    """
    found = games.find(game)
    kept = Folder(folder)
    files = [folder / f"notes-{seed}-{i:02}.npz" for i in range(processes)]
    open_ones = [i for i, file in enumerate(files) if not file.exists()]
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as executor:
        if open_ones:
            executor.submit(noting.watch, game, 10, 0, seed, folder / "compiled.npz").result()
        done = [executor.submit(noting.watch, game, work, play, 1000 * seed + i, files[i]) for i in open_ones]
        counts = [one.result() for one in done]
    print(json.dumps({"games": sum(one[0] for one in counts), "decisions": sum(one[1] for one in counts)}), flush=True)
    parts, options = parts_of(found), found.Options()
    torch.manual_seed(seed)
    network = parts.network(options, small).to(device)
    if start is not None:
        network.load_state_dict(weights_of(start))
    before = None if start is None else copy.deepcopy(network).requires_grad_(False)
    notes = noting.read(files)
    copying = Copying(network, before, parts, notes, device, sharpness, seed)
    copying.learn(train, passes, batch, rate, kept.path / "copy.jsonl")
    plan = Plan(game=found.NAME, options=options.changed(), seed=seed, small=small)
    made = {"watched": len(notes.paid), "work": work, "sharpness": sharpness, "start": start and sha256(start)}
    kept.keep(kept.best, {"network": network.state_dict(), "plan": plan.to_json(), "made": made})
    properties = properties_of(found, options, made | {"plan": plan.to_json()})
    print(export(network.cpu(), tensor_of(found, options).size, kept.network, properties))
    return 0


if __name__ == "__main__":
    run(app)
