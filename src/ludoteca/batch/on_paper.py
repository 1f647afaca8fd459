"""A batch that is not played: its kernels are compiled, for any kind of GPU and without one.

`python -m ludoteca.batch.on_paper 9.0` compiles those of every game, and keeps them for `device="cuda"`.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch.batch import Batch
from ludoteca.batch.engine import Engine
from ludoteca.batch.kept import Code, Kept
from ludoteca.core import Sight
from ludoteca.core.tensors import Tensor


@dataclass(frozen=True)
class Described:
    """An array that is not there."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    by_columns: bool = False

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def view(self, dtype: npt.DTypeLike, shape: tuple[int, ...]) -> Described:
        return Described(shape, np.dtype(dtype))


class OnPaper:
    def __init__(self, verbs: ModuleType, sight: Sight | None, start: Any, arch: tuple[int, int]) -> None:
        constants = {name: int(start[name]) for name in getattr(verbs, "OPTION_FIELDS", ())}
        self._kept, self.codes = Kept(verbs, sight, arch, constants), dict[str, Code]()

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike, *, is_scratch: bool = False) -> Any:
        return Described(shape, np.dtype(dtype), is_scratch and len(shape) > 1)

    def put(self, array: Any, dtype: npt.DTypeLike) -> Any:
        return array if isinstance(array, Described) else Described(np.shape(array), np.dtype(dtype))

    def get(self, array: Any) -> npt.NDArray[Any]:
        return np.zeros(array.shape, array.dtype)

    def run(self, what: str, n: int, *given: Any) -> None:
        self.codes[what] = self._kept.code(what, (n, *given))

    def look(self, n: int, looks: tuple[Any, ...], shown: tuple[Any, ...], tensor: Tensor, numbers: Any) -> None:
        table, sources, targets, seats, terms = shown
        self.run("copy", n, looks, sources, targets)
        self.run("fill", n, looks, seats, terms)
        self.run("encode", n, looks, table, seats, numbers)

    def wait(self) -> None:
        """Nothing is run."""


class PaperBatch(Batch):
    """Its calls compile what they would run."""

    def __init__(self, game: str, options: dict[str, str] | None, arch: tuple[int, int]) -> None:
        self.arch = arch
        super().__init__(game, options)

    def _open(self, verbs: ModuleType, sight: Sight | None, threads: int, start: Any) -> Engine:
        return OnPaper(verbs, sight, start, self.arch)

    @property
    def codes(self) -> dict[str, Code]:
        """The kernels that have been compiled, by name."""
        engine = self.engine
        assert isinstance(engine, OnPaper)
        return engine.codes


CALLS = {
    "begin": lambda batch: batch.reset(),
    "step": lambda batch: batch.step(np.zeros(1, np.int64)),
    "playout": lambda batch: batch.playout(),
    "wander": lambda batch: batch.wander(1),
    "renew": lambda batch: batch.renew(),
    "choose": lambda batch: batch.random_actions(),
    "view": lambda batch: batch.view(),
    "outcome": lambda batch: batch.outcome(),
}


def compile_for(game: str, arch: tuple[int, int], options: dict[str, str] | None = None) -> dict[str, Code]:
    """All kernels of a game."""
    batch = PaperBatch(game, options, arch)
    for call in CALLS.values():
        call(batch)
    return batch.codes


if __name__ == "__main__":
    from ludoteca import games

    major, minor = map(int, sys.argv[1].split("."))
    for name in sys.argv[2:] or games.built_in():
        sizes = {kernel: len(code.cubin) for kernel, code in compile_for(name, (major, minor)).items()}
        print(name, sizes)
