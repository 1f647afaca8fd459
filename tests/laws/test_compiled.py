"""Compiled ≡ interpreted ≡ compiled by plain numba ≡ compiled with bounds checks, state by state."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.laws.suite.compiled import CompiledRulesHold, elsewhere, needs_compiler

LAWS = Path(__file__).with_name("test_laws.py")


class TestCompiledRules(CompiledRulesHold):
    games = games.built_in()

    @needs_compiler
    @pytest.mark.long
    @pytest.mark.parametrize(
        "how",
        [{"NUMBA_BOUNDSCHECK": "1"}, {"LUDOTECA_JIT": "0"}, {"LUDOTECA_JIT": "plain"}],
        ids=["checked", "interpreted", "plain"],
    )
    def test_all_laws_hold(self, how: dict[str, str]) -> None:
        said = elsewhere("pytest", "-p", "no:cacheprovider", "-q", str(LAWS), **how)
        assert " passed" in said
