"""Where a batch is kept and played: here on the processor, whose threads may share the games."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ludoteca.batch import looking, stepping
from ludoteca.core import LudotecaError, Sight, bind
from ludoteca.core.tensors import Tensor

PAGE = "docs/reference/batch.md"


class BatchError(LudotecaError):
    """A batch that cannot be made, or an action that cannot be done."""


class Engine(Protocol):
    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike, *, is_scratch: bool = False) -> Any:
        """An array where the engine works on it; what only the rules read may lie in another order."""

    def put(self, array: Any, dtype: npt.DTypeLike) -> Any:
        """An array of any library, where the engine works on it: without a copy if it is there already."""

    def get(self, array: Any) -> npt.NDArray[Any]:
        """The array for NumPy."""

    def run(self, what: str, n: int, *given: Any) -> None:
        """One function of `stepping` on all games."""

    def look(self, n: int, looks: tuple[Any, ...], shown: tuple[Any, ...], tensor: Tensor, numbers: Any) -> None:
        """Fill all views, and encode them; see `Batch.view`."""

    def wait(self) -> None:
        """Until all is done that was told."""


class OnProcessor:
    def __init__(self, verbs: ModuleType, sight: Sight | None, threads: int) -> None:
        self.threads, self._bound = threads, bind(stepping.__name__, verbs)
        self._looking = sight and bind(looking.__name__, sight.rules)

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike, *, is_scratch: bool = False) -> Any:
        return np.zeros(shape, dtype)

    def put(self, array: Any, dtype: npt.DTypeLike) -> Any:
        return np.ascontiguousarray(array, dtype)

    def get(self, array: Any) -> npt.NDArray[Any]:
        return np.asarray(array)

    def run(self, what: str, n: int, *given: Any) -> None:
        self._share(getattr(self._bound, what), n, *given)

    def look(self, n: int, looks: tuple[Any, ...], shown: tuple[Any, ...], tensor: Tensor, numbers: Any) -> None:
        """Here NumPy encodes a feature of all games at once, which is faster than number by number."""
        _, sources, targets, seats, terms = shown
        self._share(self._looking.fill, n, looks, sources, targets, seats, terms)  # type: ignore[union-attr]
        tensor.write(looks[3], np.maximum(seats, 0), numbers)

    def wait(self) -> None:
        """Here nothing is left undone."""

    def _share(self, work: Any, n: int, *given: Any) -> None:
        if self.threads == 1:
            work(0, n, *given)
            return
        bounds = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda first, last: work(first, last, *given), bounds[:-1], bounds[1:]))
