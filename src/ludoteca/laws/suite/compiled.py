"""Compiled ≡ interpreted ≡ compiled by plain numba ≡ compiled with bounds checks, state by state.

A game without compiled rules is run in the same ways, since it must not depend on its process either.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludoteca.core import JIT
from ludoteca.laws import digest
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import find

needs_compiler = pytest.mark.skipif(not JIT, reason="the rules run interpreted here")


def elsewhere(*arguments: str, **environment: str) -> str:
    """What another process prints; a wrapped int8 is an error there, not a warning."""
    path = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-m", *arguments],
        env=os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "1"} | environment,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-3000:] or done.stdout[-3000:]
    return done.stdout


def assert_same_play(name: str, first_case: int, acts: int, **environment: str) -> None:
    there = elsewhere(digest.__name__, name, str(first_case), str(acts), **environment).splitlines()
    here = list(digest.digests(name, first_case, acts))
    assert len(here) > acts
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"line {number} differs, after {here[max(0, number - 1)]}"


def has_rules(name: str) -> bool:
    """A series has no rules of its own to compile: a short run is enough."""
    return find(name).compiled is not None


def length(name: str) -> int:
    """The length of all the game's sources."""
    return sum(file.stat().st_size for file in find(name).folder.rglob("*.py"))


class CompiledRulesHold(OnGames):
    @needs_compiler
    def test_compiled_is_interpreted(self, name: str) -> None:
        assert_same_play(name, 0, 150 if has_rules(name) else 50, LUDOTECA_JIT="0")

    @needs_compiler
    def test_compiled_is_compiled_by_plain_numba(self) -> None:
        """The shortest game only: plain numba takes longer to compile, a minute or more for the longest."""
        shortest = min(self.games, key=length)
        assert_same_play(shortest, 0, 300 if has_rules(shortest) else 100, LUDOTECA_JIT="plain")

    @needs_compiler
    @pytest.mark.long
    def test_compiled_is_compiled_by_plain_numba_for_every_game(self, name: str) -> None:
        assert_same_play(name, 0, 3000 if has_rules(name) else 200, LUDOTECA_JIT="plain")

    @needs_compiler
    @pytest.mark.long
    def test_no_rule_of_any_game_reaches_beyond_its_arrays(self, name: str) -> None:
        assert_same_play(name, 0, 3000 if has_rules(name) else 200, NUMBA_BOUNDSCHECK="1")

    @needs_compiler
    @pytest.mark.long
    @pytest.mark.parametrize("first_case", range(10, 90, 10))
    def test_compiled_is_interpreted_for_long(self, name: str, first_case: int) -> None:
        assert_same_play(name, first_case, 1500, LUDOTECA_JIT="0")

    @needs_compiler
    @pytest.mark.long
    @pytest.mark.parametrize("first_case", range(100, 1100, 100))
    def test_no_rule_reaches_beyond_its_arrays_for_long(self, name: str, first_case: int) -> None:
        assert_same_play(name, first_case, 20_000, NUMBA_BOUNDSCHECK="1")
