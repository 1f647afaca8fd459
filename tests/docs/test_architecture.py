"""docs/architecture.md is true: its map names every folder, and every hop of its walks is a function that is there."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "architecture.md"
WIRE = "the wire"  # between two hops: a message crosses the network, so nobody calls the next function by name


@dataclass(frozen=True)
class Hop:
    file: str
    function: str


def walks() -> dict[str, list[Hop]]:
    """The hops below each heading of the third level that has a table of them."""
    found: dict[str, list[Hop]] = {}
    for section in re.split(r"^### ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        rows = re.findall(r"^\| [`*]([^|`*]+)[`*] \| `([^|`]+)` \|", text, re.MULTILINE)
        if rows:
            found[title] = [Hop(file, function) for file, function in rows]
    return found


@cache
def text_of(file: str) -> str:
    path = ROOT / file
    assert path.is_file(), f"docs/architecture.md names {file}, which is not there"
    return path.read_text(encoding="utf-8")


def defines(file: str, function: str) -> bool:
    """Whether the file has this function; of a class in Python as `Class.method`."""
    if not file.endswith(".py"):
        name = re.escape(function)
        return bool(
            re.search(rf"\b(function|class|const|let) {name}\b|^\s*(async )?#?{name}(<.*>)?\(", text_of(file), re.M)
        )
    scope: list[ast.stmt] = ast.parse(text_of(file)).body
    for name in function.split("."):
        named = [node for node in scope if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
        node = next((node for node in named if node.name == name), None)
        if node is None:
            return False
        scope = node.body
    return True


def test_there_are_three_walks() -> None:
    assert len(walks()) == 3
    assert all(len(hops) >= 8 for hops in walks().values())


@pytest.mark.parametrize("walk", walks())
def test_every_hop_is_there(walk: str) -> None:
    missing = [hop for hop in walks()[walk] if hop.file != WIRE and not defines(hop.file, hop.function)]
    assert not missing


@pytest.mark.parametrize("walk", walks())
def test_no_hop_goes_back_to_a_file_it_has_left(walk: str) -> None:
    visits = [file for file, _ in groupby(hop.file for hop in walks()[walk]) if file != WIRE]
    assert len(visits) == len(set(visits)), visits


@pytest.mark.parametrize("walk", walks())
def test_every_hop_is_called_from_a_file_passed_before(walk: str) -> None:
    passed: list[str] = []
    arrives = True  # at the start, and from the wire
    for hop in walks()[walk]:
        if hop.file == WIRE:
            arrives = True
            continue
        name = hop.function.rpartition(".")[2]
        callers = [file for file in passed if re.search(rf"\b{re.escape(name)}\b", text_of(file))]
        assert callers or arrives, f"{hop} is called from none of {passed}"
        passed.append(hop.file)
        arrives = False


def test_the_map_names_every_folder() -> None:
    page = PAGE.read_text(encoding="utf-8")
    home = ROOT / "src" / "ludoteca"
    folders = {path.parent.relative_to(home) for path in home.rglob("*.py")} - {Path()}
    folders = {folder for folder in folders if folder.parts[0] != "games" or len(folder.parts) == 3}
    missing = sorted(
        str(folder) for folder in folders if "template" not in folder.parts and f"{folder.name}/" not in page
    )
    assert not missing
