"""The ways to run the rules: our compiler, plain numba, interpreted; chosen, or used for lack of another."""

from __future__ import annotations

from pathlib import Path

import numba
import pytest

from tests.core.processes import python, write

A = "@rule\ndef a(number):\n    return number + 1\n"
B = "from pkg.a import a\n@rule\ndef b(number):\n    return a(number) + a(1)\n"
KIND = """
import warnings
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    from ludoteca.core.way import JIT, WAY
from pkg.b import b
print(WAY, JIT, type(b).__name__, b(1), *[one.message for one in said])
"""
OWN = "1 True CPUDispatcher 4"
PLAIN = "plain True CPUDispatcher 4"
INTERPRETED = "0 False function 4"


@pytest.fixture
def pkg(tmp_path: Path) -> Path:
    write(tmp_path, pkg__a=A, pkg__b=B)
    return tmp_path


@pytest.fixture
def own_cache(tmp_path: Path) -> str:
    return str(tmp_path / "cache")


# -- chosen ------------------------------------------------------------------------------------------------------------


def test_our_compiler_is_the_default(pkg: Path, cache: str) -> None:
    assert python(KIND, pkg, LUDOTECA_CACHE=cache) == OWN
    assert python(KIND, pkg, LUDOTECA_CACHE=cache, LUDOTECA_JIT="") == OWN


def test_interpreted_rules_are_plain_functions(pkg: Path, own_cache: str) -> None:
    assert python(KIND, pkg, LUDOTECA_CACHE=own_cache, LUDOTECA_JIT="0") == INTERPRETED
    assert not Path(own_cache).exists()


def test_plain_numba_has_one_dispatcher_for_a_rule(pkg: Path, cache: str) -> None:
    ask = KIND + "import sys; print('ludoteca.core.compiler' in sys.modules, bool(sys.modules['pkg.a'].a.signatures))"
    assert python(ask, pkg, LUDOTECA_CACHE=cache, LUDOTECA_JIT="plain").splitlines() == [PLAIN, "False True"]


def test_the_ways_have_separate_caches(pkg: Path, cache: str) -> None:
    ask = KIND + "print(sum(b.stats.cache_hits.values()), sum(b.stats.cache_misses.values()))"
    for way, kept in [("1", "0 1"), ("plain", "0 1"), ("1", "1 0"), ("plain", "1 0")]:
        assert python(ask, pkg, LUDOTECA_CACHE=cache, LUDOTECA_JIT=way).endswith(f"\n{kept}"), way


def test_an_unknown_way_is_refused_with_the_known_ones(cache: str) -> None:
    ask = """if True:
        try:
            import ludoteca.core
        except Exception as error:
            print(type(error).__name__, error)
    """
    said = python(ask, LUDOTECA_CACHE=cache, LUDOTECA_JIT="fast")
    assert said.startswith("BadSetting LUDOTECA_JIT=fast: expected 0 (interpreted), 1 (compiled) or plain (")


# -- plain numba, because numba's internals have changed ---------------------------------------------------------------

MOVED = {
    "a class": (
        "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary",
        " has no numba.core.codegen.JITCodeLibrary, which core/compiler.py uses",
    ),
    "a module": (
        "import sys, numba; sys.modules['numba.core.codegen'] = None",
        " has no numba.core.codegen.JITCodeLibrary, which core/compiler.py uses",
    ),
    "a method": (
        """
import numba.core.codegen
class JITCodeLibrary:
    def __init__(self, codegen, name): ...
numba.core.codegen.JITCodeLibrary = JITCodeLibrary
""",
        " has no numba.core.codegen.JITCodeLibrary._final_module, which core/compiler.py uses (and 8 more): ",
    ),
    "parameters": (
        """
from numba.core.compiler import CompilerBase
compile_extra = CompilerBase.compile_extra
CompilerBase.compile_extra = lambda self, code: compile_extra(self, code)
""",
        ": numba.core.compiler.Compiler.compile_extra no longer takes (self, func), as core/compiler.py needs",
    ),
    "what bits use": (
        "import llvmlite.ir; del llvmlite.ir.IRBuilder.cttz",
        " has no llvmlite.ir.IRBuilder.cttz, which core/bits.py uses",
    ),
    "only what it does": (
        """
import numba.core.codegen as inside
class JITCodeLibrary(inside.JITCodeLibrary):
    def finalize(self):
        raise ValueError("not like this")
inside.JITCodeLibrary = JITCodeLibrary
""",
        "core/compiler.py does not work with numba {numba}: ValueError: not like this: the rules are",
    ),
    "the name of a variable": (
        """
import numba.core.funcdesc as inside
mangle = inside.default_mangler
def default_mangler(name, *arguments, **named):
    return mangle(name.replace("NumbaEnv", "NumbaKeeps"), *arguments, **named)
inside.default_mangler = default_mangler
""",
        "core/compiler.py does not work with numba {numba}: a crash, exit code ",
    ),
}
EVERY_WAY = ("a class", "the name of a variable")  # of finding out: by looking, and by trying
SETS_OF_BITS = """
import numpy as np
from ludoteca.core.bits import count, lowest
print([int(lowest(np.uint64(bits))) for bits in (1, 12, 2**63, 2**64 - 1)])
print([int(count(np.uint64(bits))) for bits in (0, 1, 12, 2**63, 2**64 - 1)])
"""


def move(what: str, folder: Path) -> str:
    """Make every process that finds modules in this folder use a changed numba; returns the expected warning."""
    how, why = MOVED[what]
    (folder / "sitecustomize.py").write_text(how)
    return why


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=() if what in EVERY_WAY else pytest.mark.long) for what in MOVED]
)
def test_when_numba_has_moved_something_plain_numba_takes_over_and_says_why(
    what: str, pkg: Path, own_cache: str
) -> None:
    why = move(what, pkg)
    way, lowest, counted = python(KIND + SETS_OF_BITS, pkg, LUDOTECA_CACHE=own_cache).splitlines()
    assert way.startswith(f"{PLAIN} "), way
    assert why.format(numba=numba.__version__) in way
    assert way.endswith("the rules are compiled by plain numba instead, as with LUDOTECA_JIT=plain, which takes longer")
    assert lowest == "[0, 2, 63, 0]"
    assert counted == "[0, 1, 2, 1, 64]"


def test_our_compiler_is_tried_out_until_it_works_and_then_no_more(tmp_path: Path, own_cache: str) -> None:
    """A start must not wait for a compiler."""
    ask = "from ludoteca.core.way import WAY; print(WAY)"
    broken = tmp_path / "broken"
    broken.mkdir()
    move("only what it does", broken)
    assert [python(ask, *path, LUDOTECA_CACHE=own_cache) for path in ([broken], [], [broken])] == ["plain", "1", "1"]


@pytest.mark.long
def test_a_cache_folder_that_numba_no_longer_asks_for_leaves_nothing_stale(pkg: Path, cache: str) -> None:
    (pkg / "sitecustomize.py").write_text("import numba; del numba.config.CACHE_DIR")
    ask = KIND + "from ludoteca.core.rule import keeps_compiled; print(keeps_compiled())"
    assert python(ask, pkg, LUDOTECA_CACHE=cache).splitlines() == [OWN, "False"]
    assert not list(pkg.rglob("*.nbi"))


@pytest.mark.long
def test_without_numba_events_compiling_is_not_reported(pkg: Path, cache: str) -> None:
    ask = """
from ludoteca.core.precompile import watch_compiling
told = []
with watch_compiling(told.append, told.append):
    print(b(NUMBER), told)
"""
    told = python(KIND + ask.replace("NUMBER", "1.5"), pkg, LUDOTECA_CACHE=cache)
    assert told.splitlines() == [OWN, "4.5 ['b', 'a', 'a', 'b']"]
    (pkg / "sitecustomize.py").write_text("import numba.core.event; del numba.core.event.Listener.on_end")
    told = python(KIND + ask.replace("NUMBER", "1j"), pkg, LUDOTECA_CACHE=cache)  # another type: compiled again
    assert told.splitlines() == [OWN, "(3+1j) []"]


# -- interpreted, because numba is missing -----------------------------------------------------------------------------

WITHOUT_NUMBA = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numba", "llvmlite"):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocker())
"""


@pytest.mark.parametrize("asked", ["1", "plain"])
def test_without_numba_rules_are_plain_functions(asked: str, pkg: Path, own_cache: str) -> None:
    assert python(WITHOUT_NUMBA + KIND, pkg, LUDOTECA_CACHE=own_cache, LUDOTECA_JIT=asked) == INTERPRETED
    assert not Path(own_cache).exists()


def test_without_numba_every_game_can_be_played(own_cache: str) -> None:
    ask = (
        WITHOUT_NUMBA
        + """if True:
        from ludoteca import games
        for name in games.built_in():
            game = games.find(name)
            state = game.setup(game.Options())
            for seat in game.to_act(state):
                moves = game.legal_moves(state, seat) or [move for move, weight in game.chances(state)]
                assert game.apply(state, seat, moves[0]) != state
            print(name, "numba" in sys.modules)
        print(*games.built_in())
    """
    )
    *played, names = python(ask, LUDOTECA_CACHE=own_cache).splitlines()
    assert played
    assert played == [f"{name} False" for name in names.split()]
