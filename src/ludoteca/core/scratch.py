"""Arrays that a rule writes into while it works; on a GPU `batch.on_gpu` gives them another place."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.way import JIT


def scratch(n: int, dtype: Any) -> npt.NDArray[Any]:
    """An array of n entries of any content; n and the type must be constants."""
    return np.empty(n, dtype)


def together(in_blocks: bool | int) -> None:
    """Here threads of a GPU that have taken different ways wait for each other: those of a block, if each of them has
    a game, else those of a warp. On a processor there is nothing to wait for."""


if JIT:
    from numba.extending import overload

    @overload(scratch)
    def _on_the_processor(n, dtype):  # type: ignore[no-untyped-def]
        return lambda n, dtype: np.empty(n, dtype)

    @overload(together)
    def _alone(in_blocks):  # type: ignore[no-untyped-def]
        return lambda in_blocks: None
