"""Compiled kernels, kept in the cache folder: by game, kind of GPU, types of their arguments and table options."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.core import Sight
from ludoteca.core.cache import cache_folder, can_keep, fingerprint

HERE = Path(__file__).parent
SOURCES = ("kernels.py", "compiling.py")


@dataclass(frozen=True)
class Code:
    """A kernel's machine code, and its name there."""

    cubin: bytes
    entry: str


class Kept:
    """The kernels of one game, under one set of options, for one kind of GPU."""

    def __init__(
        self, verbs: ModuleType, sight: Sight | None, arch: tuple[int, int], constants: Mapping[str, int]
    ) -> None:
        self.verbs, self.sight, self.arch, self.constants = verbs, sight, arch, dict(constants)
        roots = [HERE / name for name in SOURCES] + [Path(str(verbs.__file__))]
        roots += [Path(str(sight.rules.__file__))] if sight is not None else []
        self._folder = cache_folder() / "gpu" / fingerprint(tuple(roots), f"numba-cuda {_version()}")

    def code(self, name: str, given: tuple[Any, ...]) -> Code:
        """A kernel for such arguments: as kept, or compiled now."""
        what = f"{self.arch} {sorted(self.constants.items())} {[_kind(value) for value in given]}"
        kept = self._folder / f"{name}-{hashlib.sha256(what.encode()).hexdigest()[:20]}.cubin"
        if kept.is_file():
            entry, _, cubin = kept.read_bytes().partition(b"\0")
            return Code(cubin, entry.decode())
        from ludoteca.batch.compiling import compiled  # numba-cuda, only where there is something to compile

        code = compiled(self, name, given)
        if can_keep(self._folder):
            part = kept.with_suffix(".part")
            part.write_bytes(code.entry.encode() + b"\0" + code.cubin)
            part.replace(kept)
        return code


def _kind(value: Any) -> Any:
    """What decides how a kernel reads an argument."""
    if isinstance(value, tuple):
        return [_kind(part) for part in value]
    if isinstance(value, int):
        return "int"
    name = f"record of {value.dtype.itemsize}" if value.dtype.names else value.dtype.str
    return name, len(value.shape), getattr(value, "by_columns", False)


def _version() -> str:
    try:
        return metadata.version("numba-cuda")
    except metadata.PackageNotFoundError:
        return ""
