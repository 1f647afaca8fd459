"""Games of other packages: found by their entry points; what is wrong with one is told, and harms no other."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteca import games, play
from ludoteca.core import Game
from ludoteca.games.outside import Outside, look_outside
from tests.core.processes import python
from tests.games.strangers import install, named

ROOT = Path(__file__).parents[2]
BARE = """
from ludoteca.core import Game

class Bare(Game):
    NAME = "odd8"

Bare.__abstractmethods__ = frozenset()
GAME = Bare()
"""
BROKEN = {
    # what is wrong: the game's name, where its entry point leads (MODULE is its own), the module, what is said of it
    "no such module": ("odd1", "nowhere_at_all:GAME", "", "cannot be imported, ModuleNotFoundError: No module named"),
    "no such name": ("odd2", "MODULE:NOTHING", "", "MODULE:NOTHING cannot be imported, AttributeError"),
    "fails": ("odd3", "MODULE:GAME", "1 / 0", "MODULE:GAME cannot be imported, ZeroDivisionError: division by zero"),
    "leaves": ("odd4", "MODULE:GAME", "raise SystemExit(3)", "MODULE:GAME cannot be imported, SystemExit: 3"),
    "no game": ("odd5", "MODULE:GAME", "GAME = 7", "of the type int, expected an object of a class derived from"),
    "a module": ("odd6", "MODULE", "", "MODULE is of the type module, expected an object of a class"),
    "the class": ("odd7", "MODULE:Named", named("odd7"), "MODULE:Named is the class Named, expected an object"),
    "no facts": (
        "odd8",
        "MODULE:GAME",
        BARE,
        "MODULE:GAME does not declare VERSION, HAS_CHANCE, HAS_SECRETS",
    ),
    "other name": ("odd9", "MODULE:GAME", named("even"), "is called 'even', but its entry point says 'odd9'"),
    "a hyphen": ("odd-game", "MODULE:GAME", named("odd-game"), "'odd-game' is no name for a game: expected 2 to 20"),
    "a name of ours": ("zama", "MODULE:GAME", named("zama"), "there is a game 'zama' already"),
    "a word of ours": ("web", "MODULE:GAME", named("web"), "what Ludoteca itself says begins with it"),
}


@pytest.fixture
def look(tmp_path: Path) -> Outside:
    """What is found here with two packages of strangers, one of them with two games."""
    install(tmp_path, "strange-games", {"one": "strange:GAME", "two": "strange:SECOND"}, strange=named("one") + SECOND)
    install(tmp_path, "other-game", {"three": "other:GAME"}, other=named("three"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        return look_outside(games.built_in())


SECOND = """
class Second(Bluff):
    NAME = "two"

SECOND = Second()
"""


def test_games_of_other_packages_are_found(look: Outside) -> None:
    assert set(look.games) >= {"one", "two", "three"}
    assert all(isinstance(game, Game) and name == game.NAME for name, game in look.games.items())
    assert not [problem for problem in look.problems if problem.package in ("strange-games 1.0", "other-game 1.0")]


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the command says in one environment with all that can go wrong, and a good game."""
    folder = tmp_path_factory.mktemp("strangers")
    for number, (name, where, module, _) in enumerate(BROKEN.values()):
        own = f"module{number}"
        install(folder, f"package{number}", {name: where.replace("MODULE", own)}, **{own: module})
    for package in ("here", "there"):
        install(folder, f"{package}-game", {"same": f"{package}:GAME"}, **{package: named("same")})
    install(folder, "good-game", {"good": "good:GAME"}, good=named("good"))
    ask = """if True:
        from ludoteca import play
        from ludoteca.cli import main
        from ludoteca.core import UnknownGame
        print(play.names())
        print([main(["games"]), main(["rules", "good", "--json"])])
        try:
            play.find("odd1")
        except UnknownGame as error:
            print(error)
    """
    return python(ask, ROOT, folder, LUDOTECA_JIT="0", COLUMNS="300", LC_ALL="en").splitlines()


@pytest.mark.parametrize("wrong", BROKEN)
def test_what_is_wrong_is_told_with_the_package(said: list[str], wrong: str) -> None:
    name, *_, reason = BROKEN[wrong]
    number = list(BROKEN).index(wrong)
    told = f"The game {name} of the package package{number} 1.0 cannot be used: "
    [line] = [line for line in said if line.startswith(told)]
    assert reason.replace("MODULE", f"module{number}") in line


def test_all_other_games_can_be_played(said: list[str]) -> None:
    names = ast.literal_eval(said[0])
    assert {"good", *play.built_in()} <= set(names)
    assert not {name for name, *_ in BROKEN.values()} - set(games.built_in()) & set(names)
    assert "[0, 0]" in said


def test_of_two_games_with_one_name_neither_is_taken(said: list[str]) -> None:
    """Whichever was installed first: a table must not go on with another game."""
    assert "same" not in ast.literal_eval(said[0])
    for one, other in (("here", "there"), ("there", "here")):
        reason = f"a game of the package {other}-game 1.0 has the same name; remove one of them"
        assert f"The game same of the package {one}-game 1.0 cannot be used: {reason}" in said


def test_a_broken_game_that_is_asked_for_says_what_is_wrong(said: list[str]) -> None:
    told = "the game 'odd1' of the package package0 1.0 cannot be used: nowhere_at_all:GAME cannot be imported"
    assert said[-1].startswith(told)
    assert said[-1].endswith("see `ludoteca games`")


def test_what_is_generated_and_kept_here_does_not_depend_on_what_is_installed(tmp_path: Path) -> None:
    install(tmp_path, "good-game", {"good": "good:GAME"}, good=named("good"))
    ask = """if True:
        from ludoteca import play
        from ludoteca.server import schema
        stale = [path.name for path, text in schema.generated().items() if path.read_text() != text]
        print("good" in play.names(), stale)
    """
    assert python(ask, ROOT, tmp_path, LUDOTECA_JIT="0") == "True []"
