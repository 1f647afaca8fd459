"""The rules page says what the code cites: every section, doubtful case and option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ludoteca.core import Game
from ludoteca.core.words import LANGUAGES, rules_of
from ludoteca.laws.missing import missing
from ludoteca.laws.spoken import hints
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import find

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

SECTION = re.compile(r"^## §(\d+)", re.MULTILINE)
PART = re.compile(r"^### §(\d+)\.(\d+)", re.MULTILINE)
CASE = re.compile(r"^(?:\| |\* \*\*)A(\d+)(?: \||\*\* )", re.MULTILINE)  # a row of a table, or an item of a list
OPTION = re.compile(r"^\| (`[^|]+) \| ([^|]+) \|", re.MULTILINE)


def rows(page: str) -> dict[str, str]:
    """What the table of options says about each: several may share a row, their texts separated by a semicolon."""
    found: dict[str, str] = {}
    for first, second in OPTION.findall(page):
        named = re.findall(r"`(\w+)`", first)
        found |= zip(named, second.split("; ") if len(named) > 1 else [second], strict=True)
    return found


def source(game: Game) -> str:
    return "".join(file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py"))


class RulesPageHolds(OnGames):
    def page(self, name: str, language: str, root: Path) -> str:
        game = find(name)
        if self.pages is None:
            file = rules_of(game.folder, language)
        else:
            file = root / self.pages / (f"{name}.md" if language == "en" else f"{name}.{language}.md")
        assert file.is_file(), missing(game, file, f"a rules page in the language {language!r}")
        return file.read_text(encoding="utf-8")

    @in_every_language
    def test_sections_and_parts_are_numbered_one_after_the_other(
        self, alone: str, language: str, pytestconfig: pytest.Config
    ) -> None:
        page = self.page(alone, language, pytestconfig.rootpath)
        sections = SECTION.findall(page)
        assert sections == [str(n + 1) for n in range(len(sections))]
        assert sections, "the rules have sections: `## §1 The board`"
        parts = PART.findall(page)
        counted = {section: [part for above, part in parts if above == section] for section, _ in parts}
        assert all(inside == [str(n + 1) for n in range(len(inside))] for inside in counted.values())
        assert counted.keys() <= set(sections)

    @in_every_language
    def test_every_language_has_the_same_sections_parts_and_cases(
        self, alone: str, language: str, pytestconfig: pytest.Config
    ) -> None:
        here, english = (self.page(alone, lang, pytestconfig.rootpath) for lang in (language, "en"))
        for numbered in (SECTION, PART, CASE):
            assert numbered.findall(here) == numbered.findall(english)
        cases = [int(case) for case in CASE.findall(here)]
        assert cases == sorted(set(cases)), "a doubtful case has one line in the appendix"

    def test_every_section_and_case_the_code_cites_is_on_the_page(
        self, alone: str, pytestconfig: pytest.Config
    ) -> None:
        page, code = self.page(alone, "en", pytestconfig.rootpath), source(find(alone))
        cited = set(re.findall(r"\bA(\d+)\b", code))
        assert cited <= set(CASE.findall(page))
        assert bool(cited) == bool(CASE.findall(page)), "cases that no code cites"
        sections = set(re.findall(r"§(\d+)", code))
        assert set() < sections <= set(SECTION.findall(page))

    @in_every_language
    def test_every_option_is_listed_with_its_values_default_first(
        self, alone: str, language: str, pytestconfig: pytest.Config
    ) -> None:
        game = find(alone)
        found = rows(self.page(alone, language, pytestconfig.rootpath))
        defaults = game.Options().to_text()
        assert found.keys() == hints(game).keys()
        for key, hint in hints(game).items():
            written = re.findall(r"`([\w-]+)", found[key])
            if get_args(hint)[:1] == (int,):
                bounds = get_args(hint)[1]
                numbers = [int(number) for number in re.findall(r"\d+", found[key])]
                assert numbers in ([int(defaults[key]), bounds.ge, bounds.le], [int(defaults[key])])
            elif hint is bool:
                assert sorted(written) == ["false", "true"]
                assert written[0] == defaults[key]
            elif get_args(hint)[0] is str:
                assert written[:2] == [*hint.__metadata__[0].examples[:1], "custom"]
            else:
                assert written == [str(word) for word in get_args(hint)]
                assert written[0] == defaults[key]
