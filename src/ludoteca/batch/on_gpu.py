"""A batch on a GPU: records in its memory, one thread for each game."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from ludoteca.batch.engine import PAGE, BatchError
from ludoteca.core import bind

THREADS = 128  # in a block


class OnGpu:
    """Compiles each kernel when it is first needed."""

    def __init__(self, verbs: Any) -> None:
        try:
            from numba import cuda

            from ludoteca.batch import kernels
        except ImportError:
            raise BatchError("device 'cuda' needs numba-cuda: pip install ludoteca[gpu]", PAGE) from None
        if not cuda.is_available():
            raise BatchError("device 'cuda': there is no GPU that CUDA can use; expected cpu", PAGE)
        self._cuda = cuda
        bound = bind(kernels.__name__, verbs)
        self._kernels = {name: cuda.jit(kernel) for name, kernel in bound.KERNELS.items()}

    def put(self, array: npt.NDArray[Any]) -> Any:
        return self._cuda.to_device(array)

    def get(self, array: Any) -> npt.NDArray[Any]:
        host: npt.NDArray[Any] = array.copy_to_host()
        return host

    def run(self, what: str, n: int, arrays: tuple[Any, ...], *more: Any) -> None:
        self._kernels[what][-(-n // THREADS), THREADS](arrays, *more)
        self._cuda.synchronize()
