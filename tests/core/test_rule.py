"""The `rule` decorator: the same source compiled or interpreted, and never compiled from an outdated source."""

from __future__ import annotations

import shutil
import sys
import threading
import types
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ludoteca import core, games
from ludoteca.core import bind
from tests.core.processes import python, write

HITS = """
def hits(rule):
    return sum(rule.stats.cache_hits.values()), sum(rule.stats.cache_misses.values())
"""


# -- never stale -----------------------------------------------------------------------------------------------------

A = "@rule\ndef a():\n    return {}\n"
CALLS_A = "@rule\ndef b():\n    return a() + 1\n"
CALLS_MODULE = "@rule\ndef b():\n    return {}.a() + 1\n"


IMPORTS = {
    # how b imports a: where a is, where b is, and the text of b
    "absolute": ("pkg__a", "pkg__b", "from pkg.a import a\n" + CALLS_A),
    "relative": ("pkg__a", "pkg__b", "from .a import a\n" + CALLS_A),
    "relative-upwards": ("pkg__sub__a", "pkg__other__b", "from ..sub.a import a\n" + CALLS_A),
    "relative-module": ("pkg__a", "pkg__b", "from . import a\n" + CALLS_MODULE.format("a")),
    "module": ("pkg__a", "pkg__b", "from pkg import a\n" + CALLS_MODULE.format("a")),
    "import-as": ("pkg__a", "pkg__b", "import pkg.a as it\n" + CALLS_MODULE.format("it")),
    "package-itself": ("pkg__INIT", "pkg__b", "from pkg import a\n" + CALLS_A),
    "neighbour-package": ("pkg__a", "other__b", "from pkg.a import a\n" + CALLS_A),
    "beside-a-script": ("a", "b", "from a import a\n" + CALLS_A),
}

ASK_ALL = """
import importlib, sys
for case, b in {cases}:
    sys.path.insert(0, {folder!r} + "/" + case)
    print(case, importlib.import_module(b).b())
    del sys.path[0]
    for name in [name for name in sys.modules if name.split(".")[0] in ("pkg", "other", "a", "b")]:
        del sys.modules[name]
"""


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    """What b returns in every case before and after a is edited: two processes, since each takes a second to start."""
    folder = tmp_path_factory.mktemp("edited")
    cases = [(case, b.replace("__", ".")) for case, (_, b, _) in IMPORTS.items()]
    said = []
    for number in (1, 5):
        for case, (where_a, where_b, text) in IMPORTS.items():
            write(
                folder / case, other__INIT="", **{where_a: A.format(number)} | ({where_b: text} if number == 1 else {})
            )
        lines = python(ASK_ALL.format(cases=cases, folder=str(folder)), LUDOTECA_CACHE=str(folder / "cache"))
        said.append(dict(line.split() for line in lines.splitlines()))
    return said


@pytest.mark.parametrize("case", IMPORTS)
def test_an_edited_rule_reaches_its_callers(answers: list[dict[str, str]], case: str) -> None:
    assert [said[case] for said in answers] == ["2", "6"]


@pytest.mark.long
def test_an_edited_rule_reaches_callers_of_callers(tmp_path: Path, cache: str) -> None:
    write(
        tmp_path,
        pkg__a=A.format(1),
        pkg__b="from pkg.a import a\n" + CALLS_A,
        pkg__c="from pkg.b import b\n@rule\ndef c():\n    return b() + 1\n",
    )
    ask = "from pkg.c import c; print(c())"
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "3"
    write(tmp_path, pkg__a=A.format(5))
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "7"


def test_an_edited_constant_reaches_its_users(tmp_path: Path, cache: str) -> None:
    write(tmp_path, pkg__a="SIZE = 1", pkg__b="from pkg.a import SIZE\n@rule\ndef b():\n    return SIZE + 1\n")
    ask = "from pkg.b import b; print(b())"
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "2"
    write(tmp_path, pkg__a="SIZE = 5")
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "6"


def test_an_edited_rule_of_ludoteca_reaches_callers_outside_it(tmp_path: Path, cache: str) -> None:
    """A benchmark or test that calls our rules is in another package; it used to go stale."""
    copy_of_ludoteca(tmp_path)
    write(tmp_path, ludoteca__core__probe=A.format(1), outside__b="from ludoteca.core.probe import a\n" + CALLS_A)
    ask = "from outside.b import b; print(b())"
    alone = {"PYTHONPATH": str(tmp_path), "LUDOTECA_CACHE": cache}
    assert python(ask, **alone) == "2"
    write(tmp_path, ludoteca__core__probe=A.format(5))
    assert python(ask, **alone) == "6"


@pytest.mark.long
def test_an_edited_rule_of_an_installed_package_reaches_its_callers(tmp_path: Path, cache: str) -> None:
    """Neighbours of an installed package are libraries and not followed; its own modules are, and by searches too."""
    installed = tmp_path / "site-packages"
    write(tmp_path, search__template=TEMPLATE)
    write(installed, pkg__INIT="", pkg__a=A.format(1), pkg__b="from pkg.a import a\n" + CALLS_A)
    ask = """if True:
        from ludoteca.core import bind
        import pkg.b
        print(pkg.b.b(), bind("search.template", pkg.b).twice())
    """
    assert python(ask, installed, tmp_path, LUDOTECA_CACHE=cache) == "2 2"
    write(installed, pkg__a=A.format(5))
    assert python(ask, installed, tmp_path, LUDOTECA_CACHE=cache) == "6 10"


def copy_of_ludoteca(folder: Path) -> None:
    """As much of the package as the decorator needs, so that a rule in it can be edited."""
    home = Path(core.__file__).parent
    shutil.copytree(home, folder / "ludoteca" / "core", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(home.parent / "__init__.py", folder / "ludoteca")


TEMPLATE = """
verbs = globals().get("verbs")
@rule
def twice():
    return 2 * verbs.a()
"""


def test_an_edited_rule_reaches_what_is_bound_to_it(tmp_path: Path, cache: str) -> None:
    write(tmp_path, search__template=TEMPLATE, game__verbs="from game.a import a", game__a=A.format(1))
    ask = """if True:
        from ludoteca.core import bind
        import game.verbs
        print(bind("search.template", game.verbs).twice())
    """
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "2"
    write(tmp_path, game__a=A.format(5))
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "10"


@pytest.mark.long
def test_an_edited_template_reaches_every_game(tmp_path: Path, cache: str) -> None:
    write(tmp_path, search__template=TEMPLATE, one__rules=A.format(1), two__rules=A.format(2))
    ask = """if True:
        from ludoteca.core import bind
        import one.rules, two.rules
        print([bind("search.template", rules).twice() for rules in (one.rules, two.rules)])
    """
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "[2, 4]"
    write(tmp_path, search__template=TEMPLATE.replace("2 *", "3 *"))
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "[3, 6]"


@pytest.mark.long
def test_a_cache_folder_that_cannot_be_made_leaves_nothing_stale(tmp_path: Path) -> None:
    """Numba would fall back to `__pycache__`, where it checks only a function's own file."""
    (tmp_path / "file").touch()
    nowhere = str(tmp_path / "file" / "cache")
    write(tmp_path, pkg__a=A.format(1), pkg__b="from pkg.a import a\n" + CALLS_A)
    ask = "from pkg.b import b; print(b())"
    assert python(ask, tmp_path, LUDOTECA_CACHE=nowhere) == "2"
    write(tmp_path, pkg__a=A.format(5))
    assert python(ask, tmp_path, LUDOTECA_CACHE=nowhere) == "6"


# -- kept ------------------------------------------------------------------------------------------------------------


def test_a_second_process_compiles_nothing(tmp_path: Path, cache: str) -> None:
    write(tmp_path, pkg__a=A.format(1), pkg__b="from pkg.a import a\n" + CALLS_A)
    ask = HITS + "from pkg.b import b; b(); print(*hits(b))"
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "0 1"
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "1 0"


@pytest.mark.long
def test_a_second_process_compiles_nothing_of_a_bound_template(tmp_path: Path, cache: str) -> None:
    write(tmp_path, search__template=TEMPLATE, one__rules=A.format(1), two__rules=A.format(2))
    ask = (
        HITS
        + """if True:
        from ludoteca.core import bind
        import one.rules, two.rules
        for rules in (one.rules, two.rules):
            bound = bind("search.template", rules)
            print(bound.twice(), *hits(bound.twice))
    """
    )
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache).split() == ["2", "0", "1", "4", "0", "1"]
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache).split() == ["2", "1", "0", "4", "1", "0"]


def test_a_second_process_compiles_nothing_of_any_game() -> None:
    """Rules, and the random playout bound to them, from the cache that all other tests use."""
    ask = """if True:
        from ludoteca import games
        from ludoteca.core import bind
        for game in map(games.find, games.built_in()):
            if game.compiled is None:
                continue
            start = game.setup(game.Options()).record
            playout = bind("ludoteca.study.playout", game.compiled)
            playout.playouts(start, 1, 1)
            game.legal_moves(game.setup(game.Options()), 0)
            named = [*vars(game.compiled).values(), *vars(playout).values()]
            used = [rule for rule in named if hasattr(rule, "stats")]
            hits, misses = ([sum(getattr(rule.stats, kind).values()) for rule in used]
                            for kind in ("cache_hits", "cache_misses"))
            print(game.NAME, sum(hits) > 0, sum(misses))
    """
    python(ask)
    compiled = [name for name in games.built_in() if games.find(name).compiled is not None]
    assert python(ask).splitlines() == [f"{name} True 0" for name in compiled]


@pytest.mark.long
def test_an_unrelated_edit_invalidates_nothing(tmp_path: Path, cache: str) -> None:
    write(tmp_path, pkg__a=A.format(1), pkg__b="from pkg.a import a\n" + CALLS_A, pkg__unrelated=A.format(1))
    ask = HITS + "from pkg.b import b; b(); print(*hits(b))"
    python(ask, tmp_path, LUDOTECA_CACHE=cache)
    write(tmp_path, pkg__unrelated=A.format(2))
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "1 0"


@pytest.mark.long
def test_bounds_checked_code_is_kept_apart(tmp_path: Path, cache: str) -> None:
    write(tmp_path, pkg__a="@rule\ndef a(cells):\n    return cells[7]\n")
    ask = "import numpy as np; from pkg.a import a; print(a(np.zeros(8)))"
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "0.0"
    outside = """if True:
        import numpy as np
        from pkg.a import a
        try:
            a(np.zeros(4))
        except IndexError as error:
            print(error)
    """
    assert "out of bounds" in python(outside, tmp_path, LUDOTECA_CACHE=cache, NUMBA_BOUNDSCHECK="1")


CHAIN = """
@rule
def a(cells, i):
    cells[i] += 1
    return cells[i]
@rule
def b(cells, i):
    return a(cells, i) + a(cells, i + 1)
@rule
def c(cells, i):
    return b(cells, i) * 10 + b(cells, i + 1)
"""


@pytest.mark.parametrize("small", [pytest.param(0, marks=pytest.mark.long), 1 << 30])
def test_a_rule_gives_the_same_result_to_python_and_to_rules(tmp_path: Path, cache: str, small: int) -> None:
    """Whichever was compiled first, whatever is inlined, and also from the cache."""
    write(tmp_path, pkg__chain=CHAIN)
    ask = f"""if True:
        import numpy as np
        from ludoteca.core import compiler
        compiler.SMALL = {small}
        from pkg import chain
        print([int(getattr(chain, name)(np.zeros(4, np.int8), 0)) for name in ORDER])
    """
    for order, said in {"b": "[2]", "cab": "[23, 1, 2]", "abc": "[1, 2, 23]"}.items():
        assert python(ask.replace("ORDER", repr(order)), tmp_path, LUDOTECA_CACHE=cache) == said


@pytest.mark.long
def test_a_rule_that_only_rules_call_gets_no_machine_code(tmp_path: Path, cache: str) -> None:
    write(tmp_path, pkg__chain=CHAIN)
    ask = """if True:
        import numpy as np
        from pkg import chain
        chain.c(np.zeros(4, np.int8), 0)
        print([len(rule.overloads) for rule in (chain.a, chain.b, chain.c)])
    """
    for _ in range(2):
        assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "[0, 0, 1]"


# -- bound -----------------------------------------------------------------------------------------------------------


def test_binding_twice_gives_the_same_module(tmp_path: Path, cache: str) -> None:
    write(tmp_path, search__template=TEMPLATE, one__rules=A.format(1), two__rules=A.format(2))
    ask = """if True:
        from ludoteca.core import bind
        import one.rules, two.rules
        print(bind("search.template", one.rules) is bind("search.template", one.rules),
              bind("search.template", one.rules) is bind("search.template", two.rules))
    """
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "True False"


def test_a_template_that_fails_is_not_kept(tmp_path: Path, cache: str) -> None:
    write(tmp_path, search__template="boom = 1 / verbs.ZERO", one__rules="ZERO = 0")
    ask = """if True:
        from ludoteca.core import bind
        import one.rules
        for attempt in range(2):
            try:
                bind("search.template", one.rules)
            except ZeroDivisionError as error:
                print(error)
    """
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache).splitlines() == ["division by zero"] * 2


def test_a_rule_called_from_rules_is_compiled_once_for_all_whole_numbers(tmp_path: Path, cache: str) -> None:
    """A constant or a narrow field in a call used to compile the callee again: a minute for a game of many verbs."""
    text = """
        import numpy as np

        @rule
        def twice(number):
            return 2 * number

        @rule
        def asked(fields):
            return twice(3) + twice(4) + twice(fields[0]) + twice(int(fields[1]))
        """
    write(tmp_path, pkg__a=text)
    ask = """
import numpy as np
from pkg import a
print(a.asked(np.array([5, 6], np.int8)))
"""
    assert python(ask, tmp_path, LUDOTECA_CACHE=cache) == "36"
    assert len(list(Path(cache).rglob("a.twice-*.nbc"))) == 1


def test_threads_that_bind_at_once_get_the_same_complete_module() -> None:
    """A module still being executed used to be handed out, with verbs missing."""
    rules = types.ModuleType("rules_of_a_test")
    rules.__file__ = __file__
    name = "ludoteca.study.playout.rules_of_a_test"
    rules.MAX_MOVES, rules.RECORD = 4, None  # type: ignore[attr-defined]
    gate = threading.Barrier(4)

    def bound() -> object:
        gate.wait()
        return bind("ludoteca.study.playout", rules).playouts

    try:
        with ThreadPoolExecutor(4) as pool:
            assert len({id(found.result()) for found in [pool.submit(bound) for _ in range(4)]}) == 1
    finally:
        sys.modules.pop(name, None)
