"""`python -m bench.teaching`: teach Latrunculi's network from games of the machine against itself.

Rounds follow each other: the best machine so far plays itself in many processes; networks are trained on all the
positions there are, with different shares of what the search said; then each plays the evaluation by hand with as much
processor time a move, and the best one goes on. Whoever is killed and begins again with the same folder goes on with
what is there. `network.npz`, `log.jsonl` and `curve.svg` are what comes out.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from cyclopts import App

from bench.command import run
from bench.teaching import playing
from bench.teaching.curve import draw
from bench.teaching.players import BY_HAND, Player

PLAIN = Player(BY_HAND)
# ways to search that are tried with the best network, beside level 5's own
WAYS: dict[str, dict[str, int]] = {
    "lazy 150": {"lazy": 150},
    "lazy 400": {"lazy": 400},
    "hope 60": {"hope": 60},
    "hope 130": {"hope": 130},
    "breadth 4": {"breadth": 4},
    "breadth 10": {"breadth": 10},
    "danger 0": {"danger": 0, "fork": 0},
    "danger 40": {"danger": 40, "fork": 90},
}
AROUND = 20.0  # seconds that a round or a contest takes besides
SPEED_NODES = 600_000  # in each of a few positions
LONG = 1_000_000  # pairs of games, more than there is time for

app = App(name="teaching", help=__doc__, help_format="plaintext", version_flags=[])


class School:
    """A folder with all that has been done so far."""

    def __init__(self, folder: Path, processes: int, device: str, until: float) -> None:
        self.folder, self.processes, self.device, self.until = folder, processes, device, until
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log.jsonl"
        self.begun = time.monotonic()

    def tell(self, **line: Any) -> None:
        line["at"] = round(time.monotonic() - self.begun)
        print(json.dumps(line), flush=True)
        with self.log.open("a") as out:
            print(json.dumps(line), file=out)

    def play(self, executor: Any, number: int, player: Player, nodes: int, seconds: float, seed: int) -> None:
        """Games of one player against itself; parts that are there already are not played again."""
        files = [self.folder / f"positions-{number}-{i:02}.npy" for i in range(self.processes)]
        arguments = [
            (player, nodes, seconds, 1000 * seed + 100 * number + i, file)
            for i, file in enumerate(files)
            if not file.exists()
        ]
        done = playing.everywhere(executor, playing.learn, arguments)
        games, positions = (sum(each[i] for each in done) for i in range(2))
        self.tell(round=number, player=player.name, nodes=nodes, games=games, positions=positions)

    def has_time(self, seconds: float) -> bool:
        return time.monotonic() - self.begun + seconds < self.until

    def train(self, number: int, share: float, seconds: float, steps: int, batch: int, seed: int) -> Any:
        """Begin a training in a process of its own."""
        name = self.name(number, share)
        files = sorted(file for i in (number - 1, number) for file in self.folder.glob(f"positions-{i}-*.npy"))
        options = {
            "to": self.folder / f"{name}.npz",
            "log": self.folder / f"{name}.jsonl",
            "device": self.device,
            "share": share,
            "seconds": seconds,
            "steps": steps,
            "batch": batch,
            "seed": seed,
        }
        if options["to"].exists():
            return subprocess.Popen([sys.executable, "-c", ""])
        words = [word for key, value in options.items() for word in (f"--{key}", str(value))]
        return subprocess.Popen([sys.executable, "-m", "bench.teaching.lesson", *map(str, files), *words])

    def name(self, number: int, share: float) -> str:
        return f"network-{number}-{round(100 * share)}"

    def network(self, number: int, share: float) -> Player | None:
        file = self.folder / f"{self.name(number, share)}.npz"
        return Player(self.name(number, share), str(file)) if file.exists() else None

    def contest(
        self, executor: Any, players: list[Player], against: Player, nodes: int, seconds: float, seed: int
    ) -> list[float]:
        """Each of these players against one other at equal processor time; their shares, a null as half a win."""
        speeds = {}
        for player in {each.name: each for each in (*players, against)}.values():
            found = playing.everywhere(executor, playing.speed, [(player, SPEED_NODES)] * self.processes)
            speeds[player.name] = statistics.median(found or [1.0])
        each_gets = max(1, self.processes // len(players))
        arguments, whose = [], []
        for i, player in enumerate(players):
            budget = round(nodes * speeds[player.name] / speeds[against.name])
            for j in range(each_gets):
                arguments.append(((player, against), (budget, nodes), 1000 * seed + j, LONG, seconds))
                whose.append(i)
        shares = []
        counts = [[0, 0, 0] for _ in players]
        for i, found in zip(whose, playing.in_order(executor, playing.match, arguments), strict=True):
            for which, number in enumerate(found or (0, 0, 0)):
                counts[i][which] += number
        for player, (won, null, lost) in zip(players, counts, strict=True):
            games = won + null + lost
            shares.append((won + null / 2) / max(1, games))
            self.tell(
                player=player.name,
                against=against.name,
                nodes=nodes,
                speed=round(speeds[player.name]),
                speed_against=round(speeds[against.name]),
                won=won,
                null=null,
                lost=lost,
                decisive=round(won / max(1, won + lost), 3),
                share=round(shares[-1], 3),
            )
        return shares


@app.default
def teaching(
    *,
    folder: Path,
    keep: Path | None = None,
    processes: int = 2,
    device: str = "cpu",
    rounds: int = 3,
    start: Path | None = None,
    until: float = 1e9,
    nodes: int = 3000,
    play: float = 120.0,
    train: float = 60.0,
    steps: int = 6000,
    batch: int = 8192,
    shares: tuple[float, ...] = (0.95, 0.8),
    contest: float = 40.0,
    contest_nodes: int = 20_000,
    final: float = 60.0,
    final_nodes: int = 100_000,
    seed: int = 1,
) -> int:
    """Play, train, compare; round by round.

    Parameters
    ----------
    folder: for everything that is made on the way
    keep: a folder for what comes out
    processes: that play
    device: cpu or cuda, to train on
    rounds: of playing and training; a network learns from the last two of them
    start: a network to begin with instead of the evaluation by hand
    until: seconds from now: what would take longer is not begun
    nodes: of one move in games to learn from
    play: seconds of games in each round
    train: seconds of training in each round, at most
    steps: of one training
    batch: positions a step
    shares: of what the search said, one training for each
    contest: seconds of games between the networks and the evaluation by hand in each round
    contest_nodes: of the evaluation by hand in these games
    final: seconds of the last contests
    final_nodes: of the evaluation by hand in these
    seed: of everything drawn by lot
    """
    school = School(folder, processes, device, until)
    with playing.pool(1) as executor:
        executor.submit(playing.compile_all, PLAIN).result()
    school.tell(compiled=True)
    best, best_share = Player("start", str(start)) if start else PLAIN, 0.0 if start else 0.5
    logs: dict[str, Path] = {}
    with playing.pool(processes) as executor:
        for number in range(1, rounds + 1):
            if not school.has_time(play + train + contest + AROUND):
                break
            school.play(executor, number, best, nodes, play, seed)
            trainings = [school.train(number, share, train, steps, batch, seed) for share in shares]
            codes = [training.wait() for training in trainings]
            school.tell(round=number, trainings=codes)
            logs.update(
                {school.name(number, share): folder / f"{school.name(number, share)}.jsonl" for share in shares}
            )
            learned = [player for share in shares if (player := school.network(number, share))]
            if not learned:
                continue
            found = school.contest(executor, learned, PLAIN, contest_nodes, contest, seed + number)
            if max(found) > best_share:
                best, best_share = learned[found.index(max(found))], max(found)
            _keep(school, keep, best, logs)
        if best is not PLAIN and final > 0 and school.has_time(final + AROUND):
            ways = [Player(f"{best.name}, {name}", best.network, search) for name, search in WAYS.items()]
            school.contest(executor, ways, best, contest_nodes, final, seed + 100)
            _keep(school, keep, best, logs)
        if best is not PLAIN and final > 0 and school.has_time(final + AROUND / 2):
            school.contest(executor, [best], PLAIN, final_nodes, final, seed + 200)
    _keep(school, keep, best, logs)
    return 0


def _keep(school: School, keep: Path | None, best: Player, logs: dict[str, Path]) -> None:
    """What comes out, as far as it goes."""
    (school.folder / "curve.svg").write_text(draw(logs))
    if best is not PLAIN:
        shutil.copy(best.network, school.folder / "network.npz")
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        for name in ("network.npz", "log.jsonl", "curve.svg"):
            if (school.folder / name).exists():
                shutil.copy(school.folder / name, keep / name)
        (keep / "curves.jsonl").write_text(
            "".join(f'{{"network": "{name}"}}\n{log.read_text()}' for name, log in logs.items() if log.exists())
        )


if __name__ == "__main__":
    run(app)
