"""Where compiled rules are kept, and under what name.

Numba checks only a function's own file, so a changed rule would leave its callers stale. Everything is therefore kept
in a folder named after all the sources it was compiled from.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import platformdirs

_HOME = Path(__file__).resolve().parents[1]  # this package: its rules are followed wherever they are imported from


def cache_folder() -> Path:
    """Where compiled rules are kept: `LUDOTECA_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("ludoteca"))


@functools.cache
def can_keep(folder: Path) -> bool:
    """Whether files can be written there. If not, nothing is kept: the folder numba would use instead goes stale."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


@functools.cache
def fingerprint(roots: tuple[Path, ...], compiled_by: str) -> str:
    """A hash of these files, of all they import from their package and from ours, and of what compiles them."""
    digest = hashlib.sha256()
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{compiled_by} {checks}".encode())
    for path in sorted(_sources(roots)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _sources(roots: tuple[Path, ...]) -> set[Path]:
    """These files and, transitively, what they import from their own package, its neighbours and ours."""
    seen: set[Path] = set()
    waiting = [root.resolve() for root in roots]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(_imported(path))
    return seen


@functools.cache  # called once for every file that imports it, and parsing takes milliseconds
def _imported(path: Path) -> frozenset[Path]:
    """The files behind this one's imports; a name may be a module or something in a module, so both are tried."""
    return frozenset(
        file.resolve()
        for module in _modules(path)
        for file in (module.with_name(f"{module.name}.py"), module / "__init__.py")
        if file.is_file()
    )


def _modules(path: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from _places(path, alias.name)
        elif isinstance(node, ast.ImportFrom):
            modules: list[Path] = []
            if node.level:
                modules = [path.parents[node.level - 1].joinpath(*(node.module or "").split("."))]
            elif node.module:
                modules = _places(path, node.module)
            yield from modules
            yield from (module / alias.name for module in modules for alias in node.names)


def _places(path: Path, name: str) -> list[Path]:
    """Where an absolute import leads, libraries aside: a folder above the file, our package, or beside its package."""
    top, *rest = name.split(".")
    places = [folder for folder in (*path.parents, _HOME) if folder.name == top]
    beside = next(folder for folder in path.parents if not (folder / "__init__.py").is_file())
    if beside.name not in ("site-packages", "dist-packages"):
        places.append(beside / top)
    return [place.joinpath(*rest) for place in places]
