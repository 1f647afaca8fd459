"""Compiled ≡ interpreted ≡ compiled by plain numba ≡ compiled with bounds checks, state by state."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.core import JIT
from tests.laws.digest import digests
from tests.laws.tables import find, names

ROOT = Path(__file__).parents[2]
needs_compiler = pytest.mark.skipif(not JIT, reason="the rules run interpreted here")


def elsewhere(*arguments: str, **environment: str) -> str:
    """What another process prints; a wrapped int8 is an error there, not a warning."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-m", *arguments],
        env=os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "1"} | environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:] or done.stdout[-3000:]
    return done.stdout


def assert_same_play(name: str, first_case: int, acts: int, **environment: str) -> None:
    there = elsewhere("tests.laws.digest", name, str(first_case), str(acts), **environment).splitlines()
    here = list(digests(name, first_case, acts))
    assert len(here) > acts
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"line {number} differs, after {here[max(0, number - 1)]}"


def has_rules(name: str) -> bool:
    """A series has no rules of its own to compile: a little of it is enough."""
    return find(name).compiled is not None


@needs_compiler
@pytest.mark.parametrize("name", names())
def test_compiled_is_interpreted(name: str) -> None:
    assert_same_play(name, 0, 1200 if has_rules(name) else 200, LUDOTECA_JIT="0")


def smallest() -> str:
    """The game with the shortest rules: plain numba takes longer to compile, a minute or more for the longest."""
    with_rules = [name for name in names() if has_rules(name)]
    return min(with_rules, key=lambda name: sum(file.stat().st_size for file in sources(name)))


def sources(name: str) -> Iterator[Path]:
    verbs = find(name).compiled
    assert verbs is not None
    assert verbs.__file__ is not None
    return Path(verbs.__file__).parent.rglob("*.py")


@needs_compiler
def test_compiled_is_compiled_by_plain_numba() -> None:
    assert_same_play(smallest(), 0, 600, LUDOTECA_JIT="plain")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_compiled_is_compiled_by_plain_numba_for_every_game(name: str) -> None:
    assert_same_play(name, 0, 3000 if has_rules(name) else 200, LUDOTECA_JIT="plain")


@needs_compiler
@pytest.mark.parametrize("name", names())
def test_no_rule_reaches_beyond_its_arrays(name: str) -> None:
    assert_same_play(name, 0, 3000 if has_rules(name) else 200, NUMBA_BOUNDSCHECK="1")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("first_case", range(10, 90, 10))
@pytest.mark.parametrize("name", names())
def test_compiled_is_interpreted_for_long(name: str, first_case: int) -> None:
    assert_same_play(name, first_case, 1500, LUDOTECA_JIT="0")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize("first_case", range(100, 1100, 100))
@pytest.mark.parametrize("name", names())
def test_no_rule_reaches_beyond_its_arrays_for_long(name: str, first_case: int) -> None:
    assert_same_play(name, first_case, 20_000, NUMBA_BOUNDSCHECK="1")


@needs_compiler
@pytest.mark.long
@pytest.mark.parametrize(
    "how",
    [{"NUMBA_BOUNDSCHECK": "1"}, {"LUDOTECA_JIT": "0"}, {"LUDOTECA_JIT": "plain"}],
    ids=["checked", "interpreted", "plain"],
)
def test_all_laws_hold(how: dict[str, str]) -> None:
    said = elsewhere("pytest", "-p", "no:cacheprovider", "-q", "tests/laws/test_laws.py", **how)
    assert " passed" in said
