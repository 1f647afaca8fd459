"""Nothing outside a game's own folder names it: adding a game must not need a line elsewhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import games

PACKAGE = Path(ludoteca.__file__).parent
WEB = PACKAGE.parents[1] / "web" / "src"
NAMED = re.compile("|".join(games.built_in()), re.IGNORECASE)

OURS = [file for file in sorted(PACKAGE.rglob("*.py")) if PACKAGE / "games" not in file.parents]


def code_words(text: str) -> Iterator[tuple[int, str]]:
    """The names and one-word strings in a Python text with their lines: what code could depend on.

    Comments, docstrings and sentences, such as the examples in a help text, may name a game.
    """
    for node in ast.walk(ast.parse(text)):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value.split()) == 1:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield line, value


def named(text: str) -> list[str]:
    return [f"{line}: {word}" for line, word in code_words(text) if NAMED.search(word)]


@pytest.mark.parametrize("file", OURS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_code_names_a_game(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        "from ludoteca.games.{} import rules",
        "import ludoteca.games.{}",
        "if name == '{}': pass",
        "key = f'{}-why-{{code}}'",
        "{}_moves = 1",
        "def play_{}(): pass",
        "rules = games.{}",
        "play(game='{}')",
    ],
)
def test_a_game_named_in_code_is_noticed(text: str) -> None:
    assert named(text.format(games.built_in()[0]))


def test_examples_may_name_a_game() -> None:
    name = games.built_in()[0]
    assert not named(f'"""Play {name}."""\n# {name}\nHELP = "ludoteca play {name} --bot b"\n')


# -- the client ------------------------------------------------------------------------------------------------------

GENERATED = "// Generated"
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)
CLIENT = [
    file
    for file in sorted(WEB.rglob("*"))
    if file.suffix in (".ts", ".js", ".svelte") and WEB / "boards" not in file.parents and ".test." not in file.name
]


def test_no_part_of_the_client_but_its_board_names_a_game() -> None:
    assert CLIENT
    texts = {file: file.read_text(encoding="utf-8") for file in CLIENT}
    found = {
        str(file.relative_to(WEB)): NAMED.findall(COMMENTS.sub("", text))
        for file, text in texts.items()
        if not text.startswith(GENERATED)
    }
    assert {file: words for file, words in found.items() if words} == {}
