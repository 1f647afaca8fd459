"""The rules on CUDA: every kernel compiles, without a GPU; where there is a GPU, it plays the same games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from ludoteca import games
from ludoteca.batch import Batch, BatchError
from ludoteca.core import JIT, rule
from ludoteca.core.scratch import scratch

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed here: ludoteca[gpu]")
from numba import cuda

from ludoteca.batch import compiling, gpu_array
from ludoteca.batch.on_paper import CALLS, Described, PaperBatch

HOPPER = (9, 0)
ELF = b"\x7fELF"
FEW = 6
MANY = 10_000

needs_compiler = pytest.mark.skipif(not JIT, reason="the rules run interpreted here")
needs_gpu = pytest.mark.skipif(not cuda.is_available(), reason="there is no GPU here")


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Kernels are compiled here, not found."""
    monkeypatch.setattr("ludoteca.batch.kept.cache_folder", lambda: tmp_path)


@needs_compiler
@pytest.mark.parametrize("name", ["latrunculi", "scamorra"])
def test_a_step_and_a_look_compile(name: str) -> None:
    """Chance, legal moves, their numbers, all that a move may bring about, and what a seat may know of it."""
    batch = PaperBatch(name, None, HOPPER)
    batch.step([0])
    batch.view()
    assert sorted(batch.codes) == ["copy", "encode", "fill", "step"]
    assert all(code.cubin.startswith(ELF) for code in batch.codes.values())


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("call", list(CALLS))
@pytest.mark.parametrize("name", games.built_in())
def test_every_kernel_of_every_game_compiles(name: str, call: str) -> None:
    batch = PaperBatch(name, None, HOPPER)
    CALLS[call](batch)
    assert all(code.cubin.startswith(ELF) for code in batch.codes.values())


@needs_compiler
def test_a_kernel_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = PaperBatch("scamorra", None, HOPPER)
    first.outcome()
    monkeypatch.setattr(compiling, "compiled", lambda *_: pytest.fail("compiled again"))
    again = PaperBatch("scamorra", None, HOPPER)
    again.outcome()
    assert again.codes == first.codes
    assert list(tmp_path.rglob("*.part")) == []


@needs_compiler
def test_other_options_are_other_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are constants in the code."""
    compiled: list[dict[str, int]] = []
    monkeypatch.setattr(
        compiling, "compiled", lambda kept, *_: compiled.append(kept.constants) or compiling.Code(b"", "none")
    )
    for options in ({}, {"turns_per_side": "12"}, {}):
        PaperBatch("scamorra", options, HOPPER).outcome()
    assert [constants["turns"] for constants in compiled] == [15, 12]


def code_of(kernel: Any, *kinds: Any, large: int = compiling.LARGE) -> str:
    with compiling.our_way(HOPPER, large):
        ptx, _ = cuda.compile_ptx(kernel, kinds, cc=HOPPER)
    return str(ptx)


@rule
def _sum_of_scratch(number):  # type: ignore[no-untyped-def]
    counts = scratch(FEW, np.int8)
    for i in range(FEW):
        counts[i] = number
    return int(counts[0]) + int(counts[FEW - 1])


@needs_compiler
def test_what_a_rule_writes_into_lies_in_its_thread() -> None:
    def kernel(out: Any) -> None:
        out[0] = _sum_of_scratch(out[1])

    assert _sum_of_scratch(3) == 6
    assert ".entry" in code_of(kernel, numba.int64[:])


@needs_compiler
def test_a_rule_that_cannot_run_on_a_gpu_is_noticed() -> None:
    def allocates(out: Any) -> None:
        out[0] = np.empty(3, np.int64).sum()

    with pytest.raises(Exception, match=r"empty|alloc|nrt|NRT"):
        code_of(allocates, numba.int64[:])


@rule
def _first(record):  # type: ignore[no-untyped-def]
    return record.first


@needs_compiler
def test_an_option_is_a_constant() -> None:
    """The kernel does not read the field."""
    kind = np.dtype([("first", np.int64), ("second", np.int64)])

    def kernel(records: Any, out: Any) -> None:
        out[0] = _first(records[0])

    records = compiling.kind_of(Described((1,), kind), {"first": 12345})
    assert "12345" in code_of(kernel, records, numba.int64[:])
    assert "12345" not in code_of(kernel, compiling.kind_of(Described((1,), kind), {}), numba.int64[:])


@needs_compiler
def test_a_large_rule_that_is_called_twice_stays_a_call() -> None:
    def once(out: Any) -> None:
        out[0] = _sum_of_scratch(out[1])

    def twice(out: Any) -> None:
        out[0] = _sum_of_scratch(out[1]) + _sum_of_scratch(out[2])

    assert "call.uni" not in code_of(twice, numba.int64[:])
    assert "call.uni" in code_of(twice, numba.int64[:], large=0)
    assert "call.uni" not in code_of(once, numba.int64[:], large=0)


@pytest.mark.parametrize("by_columns", [False, True])
def test_strides_are_those_of_numpy(by_columns: bool) -> None:
    array = gpu_array.GpuArray((3, 5), np.int32, owner=None, at=1, by_columns=by_columns)
    assert array.strides == np.empty((3, 5), np.int32, order="F" if by_columns else "C").strides
    assert array.__cuda_array_interface__["strides"] == array.strides


@pytest.mark.skipif(cuda.is_available(), reason="there is a GPU here")
def test_without_a_gpu_a_batch_on_it_is_refused_in_words() -> None:
    with pytest.raises(BatchError, match="no GPU"):
        Batch("scamorra", None, 1, device="cuda")


@needs_gpu
@pytest.mark.parametrize("name", games.built_in())
def test_on_a_gpu_the_same_seeds_give_the_same_games(name: str) -> None:
    here, there = (Batch(name, None, MANY, device=device, threads=2) for device in ("cpu", "cuda"))
    here.reset(3)
    there.reset(3)
    assert here.playout().tolist() == there.playout().tolist()
    assert here.bytes.tolist() == there.bytes.tolist()
    assert here.outcome().tolist() == there.outcome().get().tolist()


@needs_gpu
@pytest.mark.parametrize("name", games.built_in())
def test_on_a_gpu_a_step_is_the_same_step_and_a_view_the_same_view(name: str) -> None:
    here, there = (Batch(name, None, 50, device=device) for device in ("cpu", "cuda"))
    here.reset(3)
    there.reset(3)
    for _ in range(30):
        assert np.array_equal(there.view().get(), here.view())
        actions = np.argmax(here.legal_mask, axis=1)
        here.step(actions)
        there.step(actions)
        assert there.bytes.tolist() == here.bytes.tolist()
        assert there.legal_mask.get().tolist() == here.legal_mask.tolist()


@needs_gpu
def test_on_a_gpu_other_libraries_hold_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("scamorra", None, 5, device="cuda")
    batch.reset(3)
    mask, seats = torch.from_dlpack(batch.legal_mask), torch.as_tensor(batch.seats, device="cuda")
    batch.step(mask.to(torch.int64).argmax(dim=1))
    assert mask.cpu().tolist() == batch.legal_mask.get().tolist()
    assert seats.cpu().tolist() == batch.seats.get().tolist()
