"""The rules page says what the code cites: every section, doubtful case and option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ludoteca.core import Game, LudotecaError
from ludoteca.core.words import LANGUAGES, rules_of
from ludoteca.laws import signs
from ludoteca.laws.figures import figures
from ludoteca.laws.missing import missing
from ludoteca.laws.spoken import defaults, hints
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import find

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

SECTION = re.compile(r"^## §(\d+)", re.MULTILINE)
PART = re.compile(r"^### §(\d+)\.(\d+)", re.MULTILINE)
CASE = re.compile(r"^(?:\| |\* \*\*)A(\d+[a-z]?)(?: \||\*\* )", re.MULTILINE)  # a row of a table, or an item of a list
OPTION = re.compile(r"^\| (`[^|]+) \| ([^|]+) \|", re.MULTILINE)


def rows(page: str) -> dict[str, str]:
    """What the table of options says about each: several may share a row, their texts separated by a semicolon."""
    found: dict[str, str] = {}
    for first, second in OPTION.findall(page):
        named = re.findall(r"`(\w+)`", first)
        found |= zip(named, second.split("; ") if len(named) > 1 else [second], strict=True)
    return found


def anchors(page: str) -> set[str]:
    """The paragraphs that can be linked to: parts with a heading, and the items of numbered lists in a section."""
    found = {f"{section}.{part}" for section, part in PART.findall(page)}
    section = ""
    for line in page.splitlines():
        if heading := re.match(r"##+ §(\d+)", line):
            section = heading[1]
        elif item := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{item[1]}")
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
        cases = [(int(case.rstrip("abcdefgh")), case) for case in CASE.findall(here)]
        assert cases == sorted(set(cases)), "a doubtful case has one line in the appendix"

    def test_every_section_and_case_the_code_cites_is_on_the_page(
        self, alone: str, pytestconfig: pytest.Config
    ) -> None:
        page, code = self.page(alone, "en", pytestconfig.rootpath), source(find(alone))
        cited, cases = set(re.findall(r"\bA(\d+[a-z]?)\b", code)), set(CASE.findall(page))
        assert {case for case in cited if case.rstrip("abcdefgh") not in cases} <= cases, "A14b is on the page, or A14"
        assert bool(cited) == bool(CASE.findall(page)), "cases that no code cites"
        sections = set(re.findall(r"§(\d+)", code))
        assert set() < sections <= set(SECTION.findall(page))
        paragraphs = set(re.findall(r"§(\d+\.[1-9]\d*)", code))
        assert paragraphs <= anchors(page), f"not on the page: {sorted(paragraphs - anchors(page))}"

    @in_every_language
    def test_every_figure_can_be_set_up_and_what_it_shows_is_so(
        self, alone: str, language: str, pytestconfig: pytest.Config
    ) -> None:
        """Its moves are legal, the refused one is not, and the figures of all languages are the same."""
        here, english = (figures(self.page(alone, lang, pytestconfig.rootpath)) for lang in (language, "en"))
        for number, figure in enumerate(here, start=1):
            try:
                figure.set_up(find(alone))
            except (LudotecaError, AssertionError) as error:
                raise AssertionError(f"figure {number} of {alone} in {language}: {error}") from None
        assert here == english

    @in_every_language
    def test_every_sign_is_drawn_and_has_a_name(self, alone: str, language: str, pytestconfig: pytest.Config) -> None:
        page = self.page(alone, language, pytestconfig.rootpath)
        signs.check(find(alone), page, language, Path(f"{alone}, {language}"))

    @in_every_language
    def test_every_option_is_listed_with_its_values_default_first(
        self, alone: str, language: str, pytestconfig: pytest.Config
    ) -> None:
        game = find(alone)
        found = rows(self.page(alone, language, pytestconfig.rootpath))
        usual = defaults(game)
        assert found.keys() == hints(game).keys()
        for key, hint in hints(game).items():
            written = re.findall(r"`([\w-]+)", found[key])
            if get_args(hint)[:1] == (int,):
                bounds = get_args(hint)[1]
                numbers = [int(number) for number in re.findall(r"\d+", found[key])]
                assert numbers in ([int(usual[key]), bounds.ge, bounds.le], [int(usual[key])])
            elif hint is bool:
                assert sorted(written) == ["false", "true"]
                assert written[0] == usual[key]
            elif get_args(hint)[0] is str:
                assert written[:2] == [*hint.__metadata__[0].examples[:1], "custom"]
            else:
                assert written == [str(word) for word in get_args(hint)]
                assert written[0] == usual[key]
