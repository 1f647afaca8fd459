"""The `rule` decorator: one readable source, run compiled (numba) or interpreted, as `core/way.py` decides.

Compiled code is kept in the user's cache folder; `core/cache.py` makes sure that it is never stale.
"""

from __future__ import annotations

import functools
import importlib.util
import platform
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

from ludoteca.core.cache import cache_folder, can_keep, fingerprint
from ludoteca.core.insides import CACHE, missing
from ludoteca.core.way import JIT, WAY, Way

if JIT:
    import numba
if WAY is Way.OWN:
    from ludoteca.core.compiler import in_two

F = TypeVar("F", bound=Callable[..., Any])

_KEEPS = JIT and not missing(CACHE)  # else numba would choose its own folder, whose contents go stale
_ONE_AT_A_TIME = threading.RLock()  # nobody gets a module that is still being executed


def rule(function: F) -> F:
    """Compile a rule (cached on disk, runs without the GIL), or leave it as it is in interpreted mode."""
    if not JIT:
        return function
    module = sys.modules[function.__module__]
    roots = (Path(function.__code__.co_filename), *getattr(module, "__bound_to__", ()))
    folder = cache_folder() / fingerprint(roots, f"{platform.python_version()} {WAY} {numba.__version__}")
    compiled = functools.partial(_compiled, function, folder)
    return cast(F, in_two(compiled) if WAY is Way.OWN else compiled())


def _compiled(function: F, folder: Path, apart: str = "", **options: Any) -> Any:
    with _ONE_AT_A_TIME:  # numba reads the folder from its global configuration
        numba.config.CACHE_DIR = str(folder / apart)
        kept = _KEEPS and can_keep(folder / apart)
        return numba.njit(cache=kept, nogil=True, **options)(function)


def bind(template: str, verbs: ModuleType, **others: Any) -> ModuleType:
    """A search or playout written once, bound to one game's compiled verbs (and `others`, modules of that game).

    The template is a module file that calls `verbs.<name>`. It is executed once per game as a module of its own
    with that global already set. Numba can cache functions that use plain globals; functions made by a
    factory would be compiled again in every process.
    """
    bound = {"verbs": verbs, **others}
    name = ".".join([template, *(module.__name__.replace(".", "_") for module in bound.values())])
    with _ONE_AT_A_TIME:
        return sys.modules[name] if name in sys.modules else _execute(template, name, bound)


def _execute(template: str, name: str, bound: dict[str, Any]) -> ModuleType:
    found = importlib.util.find_spec(template)
    assert found is not None and found.origin is not None, f"no template {template}"
    spec = importlib.util.spec_from_file_location(name, found.origin)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    module.__dict__.update(bound, __bound_to__=tuple(Path(str(other.__file__)) for other in bound.values()))
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def keeps_compiled() -> bool:
    """Whether what one process compiles is available to the others."""
    return _KEEPS and can_keep(cache_folder())
