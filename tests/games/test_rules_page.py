"""The rules page says what the code cites: every section, every A-number, every option value, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

from ludoteca import games
from ludoteca.core.words import LANGUAGES
from tests.games.words import hints, home

PAGES = Path(__file__).parents[2] / "docs" / "rules"


class Numbers(NamedTuple):
    """What the rules number: their sections, those below them, and the doubtful cases."""

    sections: int
    cases: tuple[int, ...]
    parts: tuple[str, ...] = ()


RULES = {
    "latrunculi": Numbers(8, (*range(1, 30),)),
    "scamorra": Numbers(9, (*range(1, 42),)),
    "scorso": Numbers(
        11,
        (*range(1, 43), *range(44, 49), 50, 51),  # A43 and A49 are no cases of play
        ("6.1", "6.2", "6.3", "6.4", "9.1", "9.2", "9.3", "9.4", "9.5"),
    ),
    "zama": Numbers(8, (*range(1, 30),)),
}


@pytest.fixture(params=LANGUAGES)
def page(request, name) -> str:
    file = f"{name}.md" if request.param == "en" else f"{name}.{request.param}.md"
    return (PAGES / file).read_text(encoding="utf-8")


pytestmark = pytest.mark.parametrize("name", games.names())


def test_the_sections_are_numbered_like_the_rules(name, page):
    assert re.findall(r"^## §(\d+)", page, re.MULTILINE) == [str(n + 1) for n in range(RULES[name].sections)]
    assert re.findall(r"^### §([\d.]+)", page, re.MULTILINE) == [*RULES[name].parts]


def test_every_doubtful_case_has_one_line_in_the_appendix(name, page):
    assert re.findall(r"^(?:\| |\* \*\*)A(\d+)(?: \||\*\* )", page, re.MULTILINE) == [*map(str, RULES[name].cases)]


def test_every_section_and_case_the_code_cites_is_on_the_page(name):
    code = "".join(file.read_text(encoding="utf-8") for file in home(name).glob("*.py"))
    assert set() < {int(case) for case in re.findall(r"\bA(\d+)\b", code)} <= set(RULES[name].cases)
    assert {int(section) for section in re.findall(r"§(\d+)", code)} <= set(range(1, RULES[name].sections + 1))


def rows(page: str) -> dict[str, str]:
    """What the table of options says of each: several may share a row, with a semicolon between what is said."""
    found = {}
    for first, second in re.findall(r"^\| (`[^|]+) \| ([^|]+) \|", page, re.MULTILINE):
        named = re.findall(r"`(\w+)`", first)
        found |= zip(named, second.split("; ") if len(named) > 1 else [second], strict=True)
    return found


def test_every_option_is_listed_with_its_values_default_first(name, page):
    found = rows(page)
    assert found.keys() == hints(name).keys()
    for key, hint in hints(name).items():
        default = getattr(games.find(name).Options(), key)
        written = re.findall(r"`([\w-]+)", found[key])
        if get_args(hint)[:1] == (int,):
            bounds = get_args(hint)[1]
            numbers = [int(number) for number in re.findall(r"\d+", found[key])]
            assert numbers in ([default, bounds.ge, bounds.le], [default])
        elif hint is bool:
            assert written == ["true", "false"]
            assert default is True
        elif get_args(hint)[0] is str:
            assert written[:2] == [*hint.__metadata__[0].examples[:1], "custom"]
        else:
            assert written == [str(word) for word in get_args(hint)]
            assert written[0] == str(default)
