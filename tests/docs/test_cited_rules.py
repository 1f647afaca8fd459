"""§ and A-numbers that the program names are paragraphs of the rules page, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.core.rules_page import anchors_of, page_of, paragraphs, wider
from ludoteca.core.words import LANGUAGES, words_of

RULE = re.compile(r"(?:§\d|A\d)[\d.a-z§A, –]*")


def cited(folder: Path) -> dict[str, str]:
    """Every rule that the sources or the words of a game name, and a file that does."""
    found = {}
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value):
                found[node.value] = file.name
    for language in LANGUAGES:
        text = words_of(folder, language).read_text(encoding="utf-8")
        found |= dict.fromkeys(re.findall(r"§\d+(?:\.\d+)?|\bA\d+[a-z]?\b", text), f"{language}.ftl")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.built_in())
def test_every_rule_that_is_named_is_on_the_page(name, language):
    game = games.find(name)
    page = page_of(game, language)
    assert page is not None
    known = paragraphs(page)
    rules = cited(game.folder)
    assert len(rules) > 10
    dead = {rule: file for rule, file in rules.items() if not all(anchor in known for anchor in anchors_of(rule))}
    assert dead == {}


@pytest.mark.parametrize("name", games.built_in())
def test_the_three_pages_have_the_same_paragraphs(name):
    game = games.find(name)
    english, *others = (set(paragraphs(page_of(game, language) or "")) for language in LANGUAGES)
    assert english
    assert [english ^ other for other in others] == [set(), set()]


def test_paragraphs_of_a_page():
    page = """# Game
## §3 Moving
1. One
   and more
2. Two

### §3.4 More
<!-- fold: Cases -->
## Cases
* **A5** five
* other

| A14b | what? | x |
"""
    known = paragraphs(page)
    assert set(known) == {"s3", "s3.1", "s3.2", "s3.4", "a5", "a14b"}
    assert known["s3.1"] == "1. One\n   and more"
    assert known["s3"].endswith("### §3.4 More")
    assert known["a14b"] == "| A14b | what? | x |"
    assert anchors_of("§3.3, A4–A6") == ["s3.3", "a4", "a6"]
    assert (wider("a14b"), wider("s3.9"), wider("s3")) == ("a14", "s3", "s3")
