"""A game that lacks something is told which file to write, what is to stand in it, and where that is explained."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from ludoteca.core import Game
from ludoteca.laws.facts import facts
from ludoteca.laws.missing import HOW
from ludoteca.laws.spoken import messages
from ludoteca.laws.suite import GoldenGamesHold, RulesPageHolds, WordsHold, golden, page, words

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in a package that holds nothing else."""
    home = tmp_path / "bare_package"
    home.mkdir()
    (home / "__init__.py").write_text("from tests.laws.toy import Bluff\nclass Bare(Bluff):\n    NAME = 'bare'\n")
    monkeypatch.syspath_prepend(tmp_path)
    game: Game = importlib.import_module("bare_package").Bare()
    for module in (golden, page, words):
        monkeypatch.setattr(module, "find", lambda name: game)
    return game


def lacks(what: str, file: Path) -> re.Pattern[str]:
    return re.compile(f"bare lacks {what}.*: write it in {re.escape(str(file))} {re.escape(f'({HOW})')}")


def test_facts(bare: Game) -> None:
    with pytest.raises(AssertionError, match=lacks("what the laws must be told", bare.folder / "law_facts.py")):
        facts(bare)


def test_words(bare: Game) -> None:
    with pytest.raises(AssertionError, match=lacks("words in the language 'it'", bare.folder / "locale" / "it.ftl")):
        messages(bare, "it")


def test_words_for_something_that_happens(bare: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "told", lambda name: ["event-deal"])
    with pytest.raises(AssertionError, match=lacks("words such as bare-event-deal", bare.folder / "locale" / "en.ftl")):
        WordsHold().test_whatever_happens_has_words("bare", "en")


def test_the_rules_page(bare: Game) -> None:
    wanted = lacks("a rules page in the language 'cs'", bare.folder / "locale" / "cs.md")
    with pytest.raises(AssertionError, match=wanted):
        RulesPageHolds().page("bare", "cs", ROOT)


def test_golden_games(bare: Game, pytestconfig: pytest.Config) -> None:
    wanted = lacks("two golden games", pytestconfig.rootpath / "tests" / "golden" / "bare")
    with pytest.raises(AssertionError, match=wanted):
        GoldenGamesHold().test_every_game_has_golden_games("bare", pytestconfig)


def test_what_explains_it_is_there() -> None:
    """The page and the command."""
    [named] = re.findall(r"\S+\.md", HOW)
    assert (ROOT / named).is_file()
    assert "ludoteca new-game" in (ROOT / named).read_text(encoding="utf-8")
