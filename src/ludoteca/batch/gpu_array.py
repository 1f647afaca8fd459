"""An array in the memory of a GPU. Other libraries hold the same memory: `__cuda_array_interface__` and DLPack.

Everything runs in the GPU's default stream: what another library does there comes before or after, never between.
"""

from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
import numpy.typing as npt
from cuda.bindings import driver

CUDA = 2  # DLPack's number of this kind of memory
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers of kinds of entries
DEFAULT_STREAMS = (None, 0, 1)


class GpuError(RuntimeError):
    """CUDA has refused something."""


def done(answer: tuple[Any, ...]) -> Any:
    """What a call of the driver gives, or an error."""
    code, *found = answer
    if int(code) != 0:
        raise GpuError(f"CUDA: {code.name}")
    return found[0] if len(found) == 1 else found


class Memory:
    """Bytes on the GPU, given back when nobody holds them."""

    def __init__(self, size: int) -> None:
        self.at = int(done(driver.cuMemAlloc(max(1, size))))
        done(driver.cuMemsetD8(self.at, 0, max(1, size)))

    def __del__(self) -> None:
        driver.cuMemFree(self.at)


class GpuArray:
    """Entries of one kind, in C order or, by columns, in Fortran's."""

    def __init__(
        self,
        shape: tuple[int, ...],
        dtype: npt.DTypeLike,
        owner: Any = None,
        at: int | None = None,
        *,
        by_columns: bool = False,
    ) -> None:
        self.shape, self.dtype, self.by_columns = shape, np.dtype(dtype), by_columns
        self._owner = Memory(math.prod(shape) * self.dtype.itemsize) if at is None else owner
        self.at = self._owner.at if at is None else at

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    @property
    def strides(self) -> tuple[int, ...]:
        """In bytes."""
        shape = self.shape[::-1] if self.by_columns else self.shape
        steps = [math.prod(shape[i + 1 :]) * self.dtype.itemsize for i in range(len(shape))]
        return tuple(reversed(steps) if self.by_columns else steps)

    def view(self, dtype: npt.DTypeLike, shape: tuple[int, ...]) -> GpuArray:
        """The same memory, read as something else."""
        return GpuArray(shape, dtype, self._owner, self.at)

    def get(self) -> npt.NDArray[Any]:
        """A copy for NumPy."""
        found = np.empty(self.shape, self.dtype, order="F" if self.by_columns else "C")
        done(driver.cuMemcpyDtoH(found.ctypes.data, self.at, found.nbytes))
        return found

    def put(self, array: npt.NDArray[Any]) -> None:
        """Copy an array of the same kind to the GPU."""
        data = np.asarray(array, self.dtype, order="F" if self.by_columns else "C")
        assert data.shape == self.shape
        done(driver.cuMemcpyHtoD(self.at, data.ctypes.data, data.nbytes))

    __array_priority__ = 1

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return self.get() if dtype is None else self.get().astype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.at, False),
            "strides": self.strides,
            "version": 3,
            "stream": 1,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, int(done(driver.cuCtxGetDevice()))

    def __dlpack__(self, *, stream: int | None = None, **_wishes: Any) -> Any:
        """A capsule as DLPack describes it; whoever takes it holds the memory until it calls its deleter."""
        if stream not in DEFAULT_STREAMS:
            done(driver.cuCtxSynchronize())
        return _capsule(self)


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Entries(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("entries", _Entries),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    )


_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


NAME = b"dltensor"  # of a capsule nobody has taken yet
_held: dict[int, tuple[Any, ...]] = {}  # what capsules point to, by the address of their tensor
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype, _is_capsule.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


@_Deleter
def _let_go(address: int) -> None:
    _held.pop(address, None)


@_Deleter
def _forget_capsule(capsule: int) -> None:
    if _is_capsule(capsule, NAME):
        _held.pop(_pointer(capsule, NAME), None)


def _capsule(array: GpuArray) -> Any:
    numbers = ctypes.c_int64 * len(array.shape)
    shape, strides = numbers(*array.shape), numbers(*(step // array.dtype.itemsize for step in array.strides))
    kind, number = array.__dlpack_device__()
    entries = _Entries(CODES[array.dtype.kind], array.dtype.itemsize * 8, 1)
    tensor = _Tensor(
        array.at, _Device(kind, number), len(shape), entries, ctypes.addressof(shape), ctypes.addressof(strides), 0
    )
    managed = _Managed(tensor, None, _let_go)
    address = ctypes.addressof(managed)
    _held[address] = (managed, shape, strides, array)
    return _new_capsule(address, NAME, ctypes.cast(_forget_capsule, ctypes.c_void_p))
