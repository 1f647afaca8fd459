"""Where a batch is kept and played: here on the processor, whose threads may share the games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ludoteca.batch import stepping
from ludoteca.core import LudotecaError, bind

PAGE = "docs/reference/batch.md"


class BatchError(LudotecaError):
    """A batch that cannot be made, or an action that cannot be done."""


class Engine(Protocol):
    def put(self, array: npt.NDArray[Any]) -> Any:
        """The array where the engine works on it."""

    def get(self, array: Any) -> npt.NDArray[Any]:
        """The array for NumPy."""

    def run(self, what: str, n: int, arrays: tuple[Any, ...], *more: Any) -> None:
        """One function of `stepping` on all games."""


class OnProcessor:
    def __init__(self, verbs: Any, threads: int) -> None:
        self.threads, self._bound = threads, bind(stepping.__name__, verbs)

    def put(self, array: npt.NDArray[Any]) -> Any:
        return array

    def get(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array)

    def run(self, what: str, n: int, arrays: tuple[Any, ...], *more: Any) -> None:
        work = getattr(self._bound, what)
        if self.threads == 1:
            work(0, n, arrays, *more)
            return
        bounds = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda first, last: work(first, last, arrays, *more), bounds[:-1], bounds[1:]))
