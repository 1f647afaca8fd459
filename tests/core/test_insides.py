"""The parts of other libraries we use beyond what they promise: all are listed, present and bounded above.

A failing test here names what a new release has moved. Until that is fixed, `LUDOTECA_JIT=plain` does without numba's
internals; uvicorn then has to stay at an older release, which is why `pyproject.toml` sets upper bounds.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import numba
import pytest
from packaging.requirements import Requirement

from ludoteca.core import insides
from ludoteca.core.insides import missing

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/ludoteca"

SANS_IO = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
HTTP = "uvicorn.protocols.http.h11_impl:H11Protocol"
LEANED_ON = {
    **insides.COMPILER,
    **insides.CACHE,
    **insides.EVENTS,
    "server/tcp_info.py": (
        f"{SANS_IO}.client",
        f"{SANS_IO}.connection_made(self, transport)",
        f"{SANS_IO}.run_asgi(self)",
        f"{SANS_IO}.scope",
        f"{SANS_IO}.transport",
    ),
    "server/proxy_protocol.py": (
        f"{HTTP}.client",
        f"{HTTP}.connection_made(self, transport)",
        f"{HTTP}.data_received(self, data)",
        f"{HTTP}.transport",
    ),
    "server/run.py": (
        "uvicorn:Server(config)",
        "uvicorn:Server._captured_signals",
        "uvicorn:Server.capture_signals(self)",
        "uvicorn:Server.started",
        "uvicorn:Server.startup(self, sockets)",
    ),
}
if find_spec("numba_cuda"):  # an extra, with an upper bound of its own
    LEANED_ON["batch/compiling.py"] = (
        "numba.core.datamodel.models:RecordModel",
        "numba.cuda.codegen:CUDACodeLibrary._llvm_strs",
        "numba.cuda.codegen:CUDACodeLibrary.llvm_strs",
        "numba.cuda.codegen:CUDACodeLibrary.modules",
        "numba.cuda.codegen:JITCUDACodegen._library_class",
        "numba.cuda.cudaimpl:registry",
        "numba.cuda.dispatcher:CUDADispatcher.get_call_template(self, args, kws)",
        "numba.cuda.dispatcher:get_current_device",
        "numba.cuda.np.arrayobj:fix_integer_index(context, builder, idxty, idx, size)",
        "numba.cuda.np.arrayobj:record_getattr(context, builder, typ, value, attr)",
        "numba.types:Record",
    )
LIBRARIES = {"numba", "llvmlite", "uvicorn", "websockets"}  # uvicorn's class is a shell around websockets' protocol
MADE_FOR_IT = {
    "fluent.syntax.visitor.Visitor",
    "gymnasium.Env",
    "msgspec.Struct",
    "pettingzoo.AECEnv",
    "pettingzoo.ParallelEnv",
    "pyspiel.Game",
    "pyspiel.State",
    "torch.nn.Module",
}  # classes meant to be inherited from, according to their library


@pytest.mark.parametrize(("file", "entry"), [(file, entry) for file in LEANED_ON for entry in LEANED_ON[file]])
def test_internals_we_use_are_present(file: str, entry: str) -> None:
    wrong = missing({file: (entry,)})
    meanwhile = "LUDOTECA_JIT=plain" if file in insides.COMPILER else "an older release"
    assert not wrong, f"{wrong[0]}; {meanwhile} works meanwhile"


class Thing:
    def __init__(self) -> None:
        self.given = 1

    def method(self, one: int, two: int = 2) -> None: ...


@pytest.mark.parametrize(
    "entry",
    ["Thing", "Thing.given", "Thing.method", "Thing.method(self, one)", "Thing.method(self, one, two)"],
)
def test_present_attributes_are_found(entry: str) -> None:
    assert missing({"core/file.py": (f"{__name__}:{entry}",)}) == []


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("numba.cellar:JITCodeLibrary", "numba 9.9 has no numba.cellar.JITCodeLibrary, which core/file.py uses"),
        ("numba.core.codegen:Nothing.method(self)", "numba 9.9 has no numba.core.codegen.Nothing.method, which core/"),
        ("numba.core.codegen:JITCodeLibrary.finish(self)", "numba 9.9 has no numba.core.codegen.JITCodeLibrary.finish"),
        (
            "numba.core.codegen:JITCodeLibrary._attribute",
            "numba 9.9 has no numba.core.codegen.JITCodeLibrary._attribute",
        ),
        (
            "numba.core.codegen:JITCodeLibrary.finalize(self, lock)",
            "numba 9.9: numba.core.codegen.JITCodeLibrary.finalize no longer takes (self, lock), as core/file.py needs",
        ),
        (f"{__name__}:Thing.given(self)", "tests has no tests.core.test_insides.Thing.given, which core/file.py uses"),
        (f"{__name__}:Thing.method(self)", "tests: tests.core.test_insides.Thing.method no longer takes (self)"),
        ("no_such_library:Thing", "no_such_library has no no_such_library.Thing"),
    ],
)
def test_missing_attributes_are_named(entry: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba, "__version__", "9.9")
    [sentence] = missing({"core/file.py": (entry,)})
    assert sentence.startswith(said)


# -- nothing is left out -----------------------------------------------------------------------------------------------


def test_all_internals_we_use_are_listed() -> None:
    """Every file that imports a library's internals, or inherits from one of its classes, is listed with them."""
    used = {
        (file.relative_to(SOURCES).as_posix(), name) for file in SOURCES.rglob("*.py") for name in leaned_on_by(file)
    }
    assert {file for file, _ in used} <= set(LEANED_ON)
    listed = {(file, entry.replace(":", ".").partition("(")[0]) for file in LEANED_ON for entry in LEANED_ON[file]}
    for file, name in used:
        assert any(one == file and f"{entry}.".startswith(f"{name}.") for one, entry in listed), f"{file} uses {name}"


def leaned_on_by(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_bytes())
    imported = dict(_imported(tree))
    yield from (name for name in imported.values() if _is_inside(name))
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                first, _, rest = ast.unparse(base).partition("[")[0].partition(".")
                name = f"{imported.get(first, '')}.{rest}".strip(".")
                if first in imported and name not in MADE_FOR_IT:
                    yield name


def _imported(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """The file's name for something from another library, and its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [(alias.asname or alias.name.partition(".")[0], alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found = [(alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names]
        else:
            continue
        yield from ((name, full) for name, full in found if _is_of_a_library(full))


def _is_of_a_library(name: str) -> bool:
    top = name.partition(".")[0]
    return top != "ludoteca" and top not in sys.stdlib_module_names


def _is_inside(name: str) -> bool:
    """A module that its library calls private, or that the documentation of numba or uvicorn does not offer users."""
    return name.startswith(("llvmlite.", "numba.core.", "uvicorn.protocols.")) or "._" in name


# -- bounds ------------------------------------------------------------------------------------------------------------


def test_every_library_whose_internals_we_use_is_bounded_above() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = {one.name: one.specifier for one in map(Requirement, project["dependencies"])}
    assert {
        entry.partition(":")[0].partition(".")[0] for entries in LEANED_ON.values() for entry in entries
    } <= LIBRARIES
    for library in LIBRARIES:
        assert library in wanted, f"{library} is not named in pyproject.toml"
        assert any(bound.operator == "<" for bound in wanted[library]), f"{library} has no upper bound"
        assert version(library) in wanted[library]
