"""A batch on a GPU: records in its memory, one thread for each game."""

from __future__ import annotations

import ctypes
import math
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.batch.engine import PAGE, BatchError
from ludoteca.batch.kept import Kept
from ludoteca.core import Sight
from ludoteca.core.tensors import Tensor

THREADS = 256  # in a block


class OnGpu:
    """Loads each kernel when it is first needed, and compiles those that are not kept yet."""

    def __init__(self, verbs: ModuleType, sight: Sight | None, start: Any) -> None:
        try:
            from cuda.bindings import driver

            from ludoteca.batch import gpu_array
        except ImportError:
            raise BatchError("device 'cuda' needs numba-cuda: pip install ludoteca[gpu]", PAGE) from None
        self._driver, self._arrays = driver, gpu_array
        self._sight = sight
        try:
            self.arch = self._open()
        except (gpu_array.GpuError, RuntimeError):
            raise BatchError("device 'cuda': there is no GPU that CUDA can use; expected cpu", PAGE) from None
        constants = {name: int(start[name]) for name in getattr(verbs, "OPTION_FIELDS", ())}
        self._kept = Kept(verbs, sight, self.arch, constants)
        self._loaded: dict[str, Any] = {}

    def _open(self) -> tuple[int, int]:
        """The GPU that others use too, and what kind it is."""
        driver, done = self._driver, self._arrays.done
        done(driver.cuInit(0))
        device = done(driver.cuDeviceGet(0))
        done(driver.cuCtxSetCurrent(done(driver.cuDevicePrimaryCtxRetain(device))))
        asked = driver.CUdevice_attribute
        major, minor = (
            int(done(driver.cuDeviceGetAttribute(attribute, device)))
            for attribute in (
                asked.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                asked.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
        self.name = done(driver.cuDeviceGetName(100, device)).decode().partition("\0")[0]
        return major, minor

    # -- arrays --------------------------------------------------------------------------------------------------------
    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike, *, is_scratch: bool = False) -> Any:
        """Scratch arrays have a row for each game: by columns, the threads of a warp read neighbouring entries."""
        return self._arrays.GpuArray(shape, dtype, by_columns=is_scratch and len(shape) > 1)

    def put(self, array: Any, dtype: npt.DTypeLike) -> Any:
        if isinstance(array, self._arrays.GpuArray):
            return array
        held = getattr(array, "__cuda_array_interface__", None)
        if held is not None and np.dtype(held["typestr"]) == np.dtype(dtype) and not held.get("strides"):
            return self._arrays.GpuArray(tuple(held["shape"]), dtype, array, held["data"][0])
        data = np.ascontiguousarray(array.get() if hasattr(array, "get") else array, dtype)
        copied = self._arrays.GpuArray(data.shape, dtype)
        copied.put(data)
        return copied

    def get(self, array: Any) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array.get()
        return found

    # -- kernels -------------------------------------------------------------------------------------------------------
    def run(self, what: str, n: int, *given: Any) -> None:
        self._launch(what, n, n, *given)

    def look(self, n: int, looks: tuple[Any, ...], shown: tuple[Any, ...], tensor: Tensor, numbers: Any) -> None:
        table, sources, targets, seats, terms = shown
        self._launch("copy", n * sources.size, n, looks, sources, targets)
        self._launch("fill", n, n, looks, seats, terms)
        self._launch("encode", n * numbers.shape[1], n, looks, table, seats, numbers)

    def _launch(self, what: str, threads: int, n: int, *given: Any) -> None:
        values = list(_flat((n, *given)))
        arguments = (ctypes.c_int64 * len(values))(*values)
        start = ctypes.addressof(arguments)
        pointers = (ctypes.c_void_p * len(values))(*(start + 8 * i for i in range(len(values))))
        block = -(-threads // THREADS)
        function = self._function(what, (n, *given))
        driver = self._driver
        launched = driver.cuLaunchKernel(function, block, 1, 1, THREADS, 1, 1, 0, 0, ctypes.addressof(pointers), 0)
        self._arrays.done(launched)

    def _function(self, what: str, given: tuple[Any, ...]) -> Any:
        if what not in self._loaded:
            code = self._kept.code(what, given)
            module = self._arrays.done(self._driver.cuModuleLoadData(code.cubin))
            function = self._arrays.done(self._driver.cuModuleGetFunction(module, code.entry.encode()))
            self._loaded[what] = function, module
        return self._loaded[what][0]

    def wait(self) -> None:
        """Until the GPU has done all it was told."""
        self._arrays.done(self._driver.cuCtxSynchronize())


def _flat(given: tuple[Any, ...]) -> Any:
    """What a kernel is called with, number by number, as numba passes arrays: two null pointers, the number of entries,
    their size, the address, the shape and the strides."""
    for value in given:
        if isinstance(value, tuple):
            yield from _flat(value)
        elif isinstance(value, int):
            yield value
        else:
            yield from (0, 0, math.prod(value.shape), value.dtype.itemsize, value.at, *value.shape, *value.strides)
