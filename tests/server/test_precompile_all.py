"""Compiling at the first start: only what is missing, side by side, and nothing is left running."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from numba.extending import is_jitted
from structlog.testing import capture_logs

from ludoteca import bots, games
from ludoteca.core import CHANCE, LEVELS, Limit, State
from ludoteca.core.precompile import is_compiled
from ludoteca.laws.tables import choose
from ludoteca.server import precompile_all
from tests.core.processes import python
from tests.laws.toy import Bluff

NAMES = games.built_in()
EVERY = 4  # so many machines think in turn, each in one of so many decisions
FAR = 100_000  # work with which a machine comes to everything it ever does


def press_ctrl_c() -> None:
    ident = threading.main_thread().ident
    assert ident is not None
    signal.pthread_kill(ident, signal.SIGINT)


def test_a_process_tells_each_verb_it_compiles_and_ctrl_c_ends_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_CACHE", str(tmp_path))
    told: list[tuple[str, int, int, str]] = []
    processes: list[subprocess.Popen[str]] = []
    both_at_work = threading.Barrier(2, press_ctrl_c)

    @contextmanager
    def bars():
        def begin(name: str) -> precompile_all.Report:
            def report(*verb: int | str) -> None:
                is_first = name not in [one for one, *_ in told]
                told.append((name, *verb))
                if is_first:
                    both_at_work.wait()

            return report

        yield begin

    def follow(name: str, report: precompile_all.Report, started: list[subprocess.Popen[str]]) -> None:
        try:
            _follow(name, report, started)
        finally:
            processes.extend(started)

    _follow = precompile_all._follow
    monkeypatch.setattr(precompile_all, "bars", bars)
    monkeypatch.setattr(precompile_all, "_follow", follow)
    monkeypatch.setattr(precompile_all, "_cores", lambda: 2)
    with pytest.raises(KeyboardInterrupt):
        precompile_all._compile_side_by_side([NAMES[0], NAMES[-1]])
    assert {name for name, *_ in told} == {NAMES[0], NAMES[-1]}
    assert all(0 <= done < total and verb for _, done, total, verb in told)
    assert processes
    assert all(process.returncode for process in processes)


def test_a_process_that_fails_is_told_and_holds_nobody_up() -> None:
    with capture_logs() as logs:
        precompile_all._follow("no-such-game", pytest.fail, [])
    assert [(line["log_level"], line["game"]) for line in logs] == [("warning", "no-such-game")]


def test_a_game_that_does_not_work_is_told_and_holds_nobody_up() -> None:
    class Broken(Bluff):
        def setup(self, options: object) -> State:
            raise ZeroDivisionError

    with capture_logs() as logs:
        assert precompile_all._attempt(is_compiled, Broken()) is None
    assert [(line["log_level"], line["event"], line["game"]) for line in logs] == [
        ("error", "game does not work", "bluff")
    ]


def test_what_is_missing_is_noticed_before_it_is_compiled(tmp_path: Path) -> None:
    ask = """if True:
        from ludoteca import play
        from ludoteca.core.precompile import is_compiled, watch_compiling
        compiled = []
        with watch_compiling(lambda verb: None, compiled.append):
            print(is_compiled(play.find(play.built_in()[0])), len(compiled))
    """
    assert python(ask, LUDOTECA_CACHE=str(tmp_path / "cold")) == "False 1"
    precompile_all.precompile_all()
    assert python(ask) == "True 0"


@pytest.mark.parametrize("name", NAMES)
def test_a_machine_can_think_at_once_in_every_part_of_a_game(name: str) -> None:
    """What La Scamorra's machine needs after the placement, and Scorso's in a race, was compiled at the table; so was
    its search since level 5 follows a network, because a thought while preparing ended before it looked ahead."""
    precompile_all.precompile_all()
    game, before = games.find(name), called_from_python()
    for options in (game.Options(), *game.compiled_apart()):
        rng = Random(1)
        machines = [bots.machine(game, level) for level in LEVELS]
        state = game.setup(options)
        for decision in range(40):
            act = choose(game, state, rng)
            assert act is not None
            if act.seat != CHANCE:
                legal, view = game.legal_moves(state, act.seat), game.view(state, act.seat)
                for machine in machines[decision % EVERY :: EVERY]:
                    work = min(FAR, machine.budget)
                    machine.choose(view, legal, Limit(Random(2), work=work))
                    machine.weigh(view, legal, Limit(Random(2), work=work))
                game.beliefs(view)
                game.offered(state, act.seat)
                game.next_moves(state, act.seat)
            state = game.apply(state, act.seat, act.move)
    assert called_from_python() == before


def called_from_python() -> set[tuple[str, str, str]]:
    """The rules that Python has called, and with what: each of them was compiled, or came out of the cache."""
    modules = [vars(module) for module in list(sys.modules.values()) if hasattr(module, "__dict__")]
    rules = {rule for names in modules for rule in list(names.values()) if is_jitted(rule)}
    found = [(rule.py_func, str(given)) for rule in rules for given in rule.signatures]
    return {(rule.__module__, rule.__name__, given) for rule, given in found if rule.__module__.startswith("ludoteca.")}
