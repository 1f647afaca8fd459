"""The `rule` decorator: one readable text, run compiled (numba) or interpreted.

`LUDOTECA_JIT=0`, or a machine without numba, runs the rules as plain Python: for debugging,
coverage and the law that both agree. Compiled code is kept in the user's cache folder, in a
directory named after the sources it was compiled from: numba itself looks only at a function's
own file, so a changed rule would leave its callers stale.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.util
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import platformdirs

try:
    import numba
except ImportError:  # the rules are plain Python: everything works, only slower
    numba = None

if numba is not None:
    from ludoteca.core.compiler import InnerCompiler, OuterCompiler

F = TypeVar("F", bound=Callable[..., Any])

_HOME = Path(__file__).resolve().parents[1]  # the package: whoever imports it, its rules are followed

_ONE_AT_A_TIME = threading.RLock()  # nobody is given a module that is still being executed

JIT: bool = numba is not None and os.environ.get("LUDOTECA_JIT", "1") != "0"


def rule(function: F) -> F:
    """Compile a rule (no GIL held, cached on disk), or leave it as it is in interpreted mode.

    It is compiled for Python when Python calls it, and apart from that for the rules that call it: see compiler.py.
    """
    if not JIT:
        return function
    module = sys.modules[function.__module__]
    roots = [Path(function.__code__.co_filename), *getattr(module, "__bound_to__", ())]
    folder = cache_folder() / _fingerprint(tuple(roots))
    outer = _compiled(function, folder, OuterCompiler)
    inner = _compiled(function, folder / "inner", InnerCompiler, no_cpython_wrapper=True)
    outer.get_call_template = functools.partial(_widened, inner.get_call_template)
    outer.get_overload = inner.get_overload
    return cast(F, outer)


def _compiled(function: F, folder: Path, compiler: type, **options: bool) -> Any:
    with _ONE_AT_A_TIME:  # numba reads the folder from its global configuration
        numba.config.CACHE_DIR = str(folder)
        kept = _can_keep(folder)
        return numba.njit(cache=kept, nogil=True, no_cfunc_wrapper=True, pipeline_class=compiler, **options)(function)


def _widened(template: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """A rule called from a rule takes whole numbers as int64: else it is compiled anew for every width and constant."""
    return template(tuple(map(_widen, given)), {name: _widen(kind) for name, kind in named.items()})


def _widen(kind: Any) -> Any:
    plain = numba.types.unliteral(kind)
    is_narrow = isinstance(plain, numba.types.Integer) and plain.signed
    return numba.types.int64 if is_narrow else plain


def bind(template: str, verbs: ModuleType, **others: Any) -> ModuleType:
    """A search or playout written once, bound to one game's compiled verbs (and `others`, modules of that game).

    The template is a module file that calls `verbs.<name>`. It is executed once per game as a module
    of its own with that global already set: numba then sees plain globals, which its cache can keep,
    where functions made by a factory are compiled anew in every process.
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


def cache_folder() -> Path:
    """Where compiled rules are kept: `LUDOTECA_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("LUDOTECA_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("ludoteca"))


def keeps_compiled() -> bool:
    """Whether what one process compiles is there for the others."""
    return JIT and _can_keep(cache_folder())


@functools.cache
def _can_keep(folder: Path) -> bool:
    """Whether files can be written there. If not nothing is kept: numba would turn to a folder that goes stale."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


@functools.cache
def _fingerprint(roots: tuple[Path, ...]) -> str:
    """A hash of these files, of everything of ours they import, and of what compiles them."""
    digest = hashlib.sha256()
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{platform.python_version()} {numba.__version__} {checks}".encode())
    for path in sorted(_sources(roots)):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _sources(roots: tuple[Path, ...]) -> set[Path]:
    """These files and, transitively, what they import of their own package, of its neighbours and of ours."""
    seen: set[Path] = set()
    waiting = list(roots)
    while waiting:
        path = waiting.pop().resolve()
        if path not in seen:
            seen.add(path)
            waiting.extend(_imported(path))
    return seen


def _imported(path: Path) -> Iterator[Path]:
    """The files behind this one's imports; a name may be a module or something in one, so both are tried."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        modules: list[Path] = []
        if isinstance(node, ast.Import):
            modules = [place for alias in node.names for place in _places(path, alias.name)]
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                modules = [path.parents[node.level - 1].joinpath(*(node.module or "").split("."))]
            elif node.module:
                modules = _places(path, node.module)
            modules += [module / alias.name for module in modules for alias in node.names]
        for module in modules:
            for file in (module.with_name(f"{module.name}.py"), module / "__init__.py"):
                if file.is_file():
                    yield file


def _places(path: Path, name: str) -> list[Path]:
    """Where an absolute import leads if it is no library: a folder above the file, ours, or beside its package."""
    top, *rest = name.split(".")
    places = [folder for folder in (*path.parents, _HOME) if folder.name == top]
    beside = next(folder for folder in path.parents if not (folder / "__init__.py").is_file())
    if beside.name not in ("site-packages", "dist-packages"):
        places.append(beside / top)
    return [place.joinpath(*rest) for place in places]
