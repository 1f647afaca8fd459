"""A training: games are played, the network improves, now and then it plays against the best so far."""

from __future__ import annotations

import copy
import hashlib
import platform
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from ludoteca.core import Game, GameOptions
from ludoteca.core.tensors import tensor_of
from ludoteca.learning.deep.exporting import export, properties_of
from ludoteca.learning.deep.exporting import weights as exported_weights
from ludoteca.learning.deep.folder import Folder
from ludoteca.learning.deep.gathering import SAID, Gatherer
from ludoteca.learning.deep.improving import LOSSES, Improver
from ludoteca.learning.deep.measuring import Score, duel
from ludoteca.learning.deep.parts import PAGE, LearningError, parts_of
from ludoteca.learning.deep.plan import Plan
from ludoteca.learning.deep.tables import Tables

Tell = Callable[[float, str], None]  # seconds trained, and a line about it
KEEP_EVERY = 30.0  # seconds
NOTE_EVERY = 2.0


class Training:
    """One network of one game in one folder."""

    def __init__(
        self,
        game: Game,
        options: GameOptions,
        plan: Plan,
        folder: Folder,
        device: str,
        frozen: Path | None = None,
        start: Path | None = None,
        threads: int = 1,
    ) -> None:
        self.game, self.options, self.plan, self.folder, self.device = game, options, plan, folder, device
        self.parts = parts_of(game)
        _check(device)
        torch.manual_seed(plan.seed)
        if device != "cpu":
            torch.backends.cuda.matmul.allow_tf32 = True
            torch.backends.cudnn.allow_tf32 = True
            torch.backends.cudnn.benchmark = True
        self.network = self.parts.network(options, plan.small).to(device)
        if device != "cpu":
            self.network = self.network.to(memory_format=torch.channels_last)
        if start is not None:
            self.network.load_state_dict(weights_of(start))
        self.average = copy.deepcopy(self.network).requires_grad_(False)
        self.best = copy.deepcopy(self.average)
        self.rival = self._frozen(frozen)
        self.improver = Improver(plan, self.network, self.average, device)
        self.iteration, self.seconds, self.games, self.decisions = 0, 0.0, 0.0, 0.0
        self.rating, self.is_new = 0.0, True
        self.sources = {"commit": _commit(), "sources": _sources(game)}
        self._go_on()
        torch.manual_seed(plan.seed + 7919 * self.iteration)
        seed = plan.seed * 1_000_003 + self.iteration * plan.games * plan.steps
        self.tables = Tables(game, options, plan.games, device, seed, threads)
        self.rooms = Tables(game, options, plan.judged, device, seed + 500_000_000, threads)
        self.gatherer = Gatherer(plan, self.parts, self.tables, self.rival)

    def _frozen(self, path: Path | None) -> Any:
        if path is None:
            return None
        told = _read(path)
        rival = self.parts.network(self.options, told["plan"]["small"]).to(self.device).requires_grad_(False)
        rival.load_state_dict(told["network"])
        return rival

    # -- kept and read -------------------------------------------------------------------------------------------------
    def _go_on(self) -> None:
        self.folder.agree(self.plan)
        told = self.folder.read(self.folder.checkpoint, self.device)
        if told is None:
            return
        self.network.load_state_dict(told["network"])
        self.average.load_state_dict(told["average"])
        self.best.load_state_dict(told["best"])
        self.improver.rule.load_state_dict(told["rule"])
        self.iteration, self.seconds, self.games = told["iteration"], told["seconds"], told["games"]
        self.decisions, self.rating, self.is_new = told["decisions"], told["rating"], False
        self.folder.forget_after(self.iteration)

    def keep(self) -> None:
        """Write down where the training stands."""
        told = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "best": self.best.state_dict(),
            "rule": self.improver.rule.state_dict(),
            "iteration": self.iteration,
            "seconds": self.seconds,
            "games": self.games,
            "decisions": self.decisions,
            "rating": self.rating,
        }
        self.folder.keep(self.folder.checkpoint, told)
        best = {"network": self.best.state_dict(), "plan": self.plan.to_json(), "made": self.made()}
        self.folder.keep(self.folder.best, best)

    def made(self) -> dict[str, Any]:
        """How this network came about."""
        return {
            **self.sources,
            "device": self.device if self.device == "cpu" else torch.cuda.get_device_name(),
            "torch": str(torch.__version__),
            "python": platform.python_version(),
            "iteration": self.iteration,
            "seconds": round(self.seconds, 1),
            "games": int(self.games),
            "decisions": int(self.decisions),
            "rating": round(self.rating, 1),
        }

    def export(self) -> str:
        """The best network as a file; its SHA-256."""
        made = self.made() | {"plan": self.plan.to_json()}
        properties = properties_of(self.game, self.options, made)
        best = copy.deepcopy(self.best).cpu()
        return export(best, tensor_of(self.game, self.options).size, self.folder.network, properties)

    # -- training ------------------------------------------------------------------------------------------------------
    def run(self, seconds: float, tell: Tell, measure_every: float) -> None:
        """Train until so many seconds have been spent in all; whoever interrupts it loses nothing that was kept."""
        if self.seconds >= seconds:
            return
        self.tables.mix(self.plan.typical_length)
        if self.device != "cpu":
            torch.cuda.synchronize()
        begun, before = time.monotonic(), self.seconds
        kept = noted = measured = begun
        said, losses, rounds = torch.zeros(len(SAID)), torch.zeros(len(LOSSES)), 0
        try:
            while self.seconds < seconds:
                one, loss = self._improve(min(1.0, self.seconds / seconds))
                said, losses, rounds = said + one, losses + loss, rounds + 1
                now = time.monotonic()
                self.seconds = before + now - begun
                if now - noted >= NOTE_EVERY:
                    line = self._line(said, losses / rounds, now - noted)
                    self.folder.note(line)
                    tell(self.seconds, _told(line))
                    said, losses, rounds, noted = said * 0, losses * 0, 0, now
                if now - measured >= measure_every:
                    self._measure(tell)
                    measured = noted = time.monotonic()
                if now - kept >= KEEP_EVERY:
                    self.keep()
                    kept = time.monotonic()
            self._measure(tell)
        finally:
            self.keep()

    def _improve(self, share: float) -> tuple[Any, Any]:
        with torch.autocast(self.device.split(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
            notes, rows, said = self.gatherer.gather(self.network, share)
        losses = self.improver.improve(notes, rows, share)
        self.iteration += 1
        one = said.cpu()
        self.decisions += float(one[0])
        self.games += float(one[1])
        return one, losses.cpu()

    def _line(self, said: Any, losses: Any, seconds: float) -> dict[str, Any]:
        sums = dict(zip(SAID, said.tolist(), strict=True))
        games = max(1.0, sums["games"])
        line = {"iteration": self.iteration, "seconds": round(self.seconds, 2), "games": int(self.games)}
        line |= {"decisions": int(self.decisions), "per_second": int(sums["decisions"] / max(seconds, 1e-9))}
        line |= {"length": round(sums["decisions"] / games, 2), "draws": round(sums["draws"] / games, 4)}
        line |= {"first_seat": round(sums["first"] / games, 4)}
        if self.rival is not None:
            line["won_from_frozen"] = round(sums["own"] / games, 4)
        return line | {name: round(value, 5) for name, value in zip(LOSSES, losses.tolist(), strict=True)}

    # -- measuring -----------------------------------------------------------------------------------------------------
    def _measure(self, tell: Tell) -> None:
        """The average plays against the best so far, and takes its place if it wins."""
        length = self.plan.typical_length
        with torch.autocast(self.device.split(":")[0], torch.bfloat16, enabled=self.device != "cpu"):
            rival = self.best if self.rival is None else self.rival
            score = duel(self.rooms, self.average, rival, length)
            random = duel(self.rooms, self.average, None, length)
        line: dict[str, Any] = {"iteration": self.iteration, "seconds": round(self.seconds, 2)}
        is_better = score.share >= 0.5 if self.rival is None else score.rating >= self.rating or self.is_new
        if self.rival is None and is_better:
            self.rating += score.rating
        elif is_better:
            self.rating = score.rating
        if is_better:
            self.best.load_state_dict(self.average.state_dict())
            self.is_new = False
        name = "against_best" if self.rival is None else "against_frozen"
        line |= {name: _scored(score), "against_random": _scored(random), "rating": round(self.rating, 1)}
        self.folder.note(line)
        tell(self.seconds, f"{name.replace('_', ' ')} {score}; against random play {random.share:.1%}")


def _check(device: str) -> None:
    if device not in ("cpu", "cuda"):
        raise LearningError(f"device {device!r}: expected cpu or cuda", PAGE)
    if device == "cuda" and not torch.cuda.is_available():
        raise LearningError("device 'cuda': there is no GPU that PyTorch can use; expected cpu", PAGE)


def _scored(score: Score) -> dict[str, float]:
    return {"won": score.won, "drawn": score.drawn, "lost": score.lost, "share": round(score.share, 4)}


def _told(line: dict[str, Any]) -> str:
    said = f"{line['games']:,} games, {line['per_second']:,} decisions/s, entropy {line['entropy']:.2f}"
    return f"{said}, value {line['explained']:+.2f}, draws {line['draws']:.0%}"


def weights_of(path: Path) -> dict[str, Any]:
    """Those of a training's best.pt, or of a network as it is exported for play."""
    if path.suffix != ".onnx":
        weights: dict[str, Any] = _read(path)["network"]
        return weights
    try:
        return exported_weights(path)
    except Exception as error:
        raise LearningError(f"{path}: not an exported network: {type(error).__name__}", PAGE) from None


def _read(path: Path) -> dict[str, Any]:
    try:
        told: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:
        said = f"{path}: not a network of a training (its best.pt): {type(error).__name__}"
        raise LearningError(said, PAGE) from None
    return told


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _sources(game: Game) -> str:
    """A hash of the text of what trains, plays and judges: it stands for the commit where there is no git."""
    package = Path(__file__).parents[2]
    texts = [path for part in ("core", "batch", "learning/deep") for path in (package / part).rglob("*.py")]
    texts += game.folder.rglob("*.py")
    told = hashlib.sha256()
    for path in sorted(texts):
        told.update(path.name.encode() + path.read_bytes())
    return told.hexdigest()[:16]


def _commit() -> str:
    """With a plus where files differ from it."""
    return _git("rev-parse", "HEAD") + ("+" if _git("status", "--porcelain", "--untracked-files=no") else "")


def _git(*words: str) -> str:
    found = subprocess.run(["git", *words], capture_output=True, text=True, cwd=Path(__file__).parent, check=False)
    return found.stdout.strip()
