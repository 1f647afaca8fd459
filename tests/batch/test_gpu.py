"""The rules on CUDA: every kernel compiles to PTX, without a GPU; where there is a GPU, it plays the same games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from ludoteca import games
from ludoteca.batch import Batch, BatchError
from ludoteca.core import JIT, bind, rule
from ludoteca.core.scratch import scratch

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed here: ludoteca[gpu]")
from numba import cuda
from numba.cuda import dispatcher

from ludoteca.batch import kernels

HOPPER = (9, 0)
SEATS = 2
FEW = 6
KERNELS = sorted(kernels.KERNELS)

needs_compiler = pytest.mark.skipif(not JIT, reason="the rules run interpreted here")
needs_gpu = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here")


@pytest.fixture
def no_gpu_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """numba-cuda asks the GPU for what it compiles, except in the outermost function."""
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))


def arguments(batch: Batch, kernel: str) -> tuple[Any, ...]:
    """What the kernel is called with, on the processor."""
    n = batch.n
    return {
        "begin": (batch._start, np.zeros(n, np.uint64), np.zeros(n, np.bool_)),
        "step": (np.zeros(n, np.int64), batch.became),
        "playout": (np.zeros(n, np.int64),),
        "winners": (np.zeros((n, SEATS), np.bool_),),
    }[kernel]


def compiled(name: str, kernel: str) -> str:
    batch = Batch(name, None, 1)
    signature = tuple(numba.typeof(value) for value in (batch._arrays, *arguments(batch, kernel)))
    bound = bind(kernels.__name__, batch.game.compiled)  # type: ignore[arg-type]
    ptx, _ = cuda.compile_ptx(bound.KERNELS[kernel], signature, cc=HOPPER)
    return str(ptx)


@needs_compiler
@pytest.mark.usefixtures("no_gpu_needed")
@pytest.mark.parametrize("name", ["latrunculi", "scamorra"])
def test_a_step_compiles(name: str) -> None:
    """Chance, legal moves, their numbers, and all that a move may bring about."""
    assert ".entry" in compiled(name, "step")


@needs_compiler
@pytest.mark.long
@pytest.mark.usefixtures("no_gpu_needed")
@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("name", games.built_in())
def test_every_kernel_of_every_game_compiles(name: str, kernel: str) -> None:
    assert ".entry" in compiled(name, kernel)


@rule
def _sum_of_scratch(number):  # type: ignore[no-untyped-def]
    counts = scratch(FEW, np.int8)
    for i in range(FEW):
        counts[i] = number
    return int(counts[0]) + int(counts[FEW - 1])


@needs_compiler
@pytest.mark.usefixtures("no_gpu_needed")
def test_what_a_rule_writes_into_lies_in_its_thread() -> None:
    def kernel(out: Any) -> None:
        out[0] = _sum_of_scratch(out[1])

    assert _sum_of_scratch(3) == 6
    ptx, _ = cuda.compile_ptx(kernel, (numba.int64[:],), cc=HOPPER)
    assert ".entry" in ptx


@needs_compiler
@pytest.mark.usefixtures("no_gpu_needed")
def test_a_rule_that_cannot_run_on_a_gpu_is_noticed() -> None:
    def allocates(out: Any) -> None:
        out[0] = np.empty(3, np.int64).sum()

    with pytest.raises(Exception, match=r"empty|alloc|nrt|NRT"):
        cuda.compile_ptx(allocates, (numba.int64[:],), cc=HOPPER)


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU here")
def test_without_a_gpu_a_batch_on_it_is_refused_in_words() -> None:
    with pytest.raises(BatchError, match="no GPU"):
        Batch("scamorra", None, 1, device="cuda")


@needs_gpu
@pytest.mark.parametrize("name", games.built_in())
def test_on_a_gpu_the_same_seeds_give_the_same_games(name: str) -> None:
    batches = [Batch(name, None, 2000, device=device) for device in ("cpu", "cuda")]
    plies = []
    for batch in batches:
        batch.reset(3)
        plies.append(batch.playout().tolist())
    assert plies[0] == plies[1]
    assert batches[0].bytes.tolist() == batches[1].bytes.tolist()
    assert batches[0].outcome().tolist() == batches[1].outcome().tolist()


@needs_gpu
@pytest.mark.parametrize("name", games.built_in())
def test_on_a_gpu_a_step_is_the_same_step(name: str) -> None:
    here, there = (Batch(name, None, 50, device=device) for device in ("cpu", "cuda"))
    here.reset(3)
    there.reset(3)
    for _ in range(30):
        actions = np.argmax(here.legal_mask, axis=1)
        here.step(actions)
        there.step(actions)
        assert there.bytes.tolist() == here.bytes.tolist()
        assert there.legal_mask.copy_to_host().tolist() == here.legal_mask.tolist()
