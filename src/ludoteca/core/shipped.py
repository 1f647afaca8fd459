"""Numbers that come with the program in a file of their own, whose hash is known."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt


def read_shipped(file: Path, sha256: str) -> dict[str, npt.NDArray[Any]]:
    """The arrays by name, with 32 bits; an error if it is another file than the one that was shipped."""
    data = file.read_bytes()
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        raise ValueError(f"{file.name}: not the file that was shipped (SHA-256 {found}, expected {sha256})")
    with np.load(io.BytesIO(data)) as parts:
        return {name: parts[name].astype(np.float32) for name in parts}
