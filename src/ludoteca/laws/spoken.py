"""What a game can say, read from its own files."""

from __future__ import annotations

import ast
import functools
from collections import defaultdict
from typing import Any, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca.core import Game, GameOptions
from ludoteca.core.words import words_of
from ludoteca.laws.missing import missing


def hints(game: Game) -> dict[str, Any]:
    """Every option of the game and of its series with what it accepts."""
    kinds = _option_types(game)
    found = {kind: get_type_hints(kind, include_extras=True) for kind in kinds}
    return {field: found[kind][field] for kind in kinds for field in kind.__struct_fields__}


def defaults(game: Game) -> dict[str, str]:
    """The default of every option of the game and of its series, as a word."""
    return {key: word for kind in _option_types(game) for key, word in kind().to_text().items()}


def _option_types(game: Game) -> list[type[GameOptions]]:
    return [game.Options, *(series.Options for series in game.series.values())]


@functools.cache
def codes(game: Game) -> set[str]:
    """Every code of a refused move, read from the game's sources: strings, or names that strings are assigned to."""
    return set().union(*(_codes(source) for source in _sources(game)))


def about_positions(game: Game) -> set[str]:
    """Every code that the game's sources write out as what is wrong with a position."""
    calls = [node for source in _sources(game) for node in ast.walk(source) if isinstance(node, ast.Call)]
    bad = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "bad_position"]
    kinds = [kind.value for call in bad for kind in call.args[2:3] if isinstance(kind, ast.Constant)]
    return {f"position-{kind}" for kind in kinds if isinstance(kind, str)}


@functools.cache
def strings(game: Game) -> set[str]:
    """Everything written in quotes in the game's sources."""
    nodes = [node for source in _sources(game) for node in ast.walk(source) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


@functools.cache
def _sources(game: Game) -> list[ast.Module]:
    return [ast.parse(file.read_bytes()) for file in game.folder.rglob("*.py")]


def _codes(source: ast.Module) -> set[str]:
    nodes = list(ast.walk(source))
    calls = [node for node in nodes if isinstance(node, ast.Call) and node.args]
    given = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Reason"]
    named = {node.id for first in given for node in ast.walk(first) if isinstance(node, ast.Name)}
    for node in nodes:
        if isinstance(node, ast.Assign):
            targets = {target.id for target in node.targets if isinstance(target, ast.Name)}
            given += [node.value] if targets & named else []
    words = (node.value for first in given for node in ast.walk(first) if isinstance(node, ast.Constant))
    return {word for word in words if isinstance(word, str)}


class Message(Visitor):
    """The variables in a message's own text, and the cases it distinguishes."""

    def __init__(self, written: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.cases: dict[str, set[str]] = defaultdict(set)
        self.visit(written)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = (variant.key for variant in node.variants)
            self.cases[node.selector.id.name] |= {key.name for key in keys if isinstance(key, fluent.Identifier)}
        self.generic_visit(node)


@functools.cache
def messages(game: Game, language: str) -> dict[str, Message]:
    """All messages in the game's file for this language."""
    file = words_of(game.folder, language)
    assert file.is_file(), missing(game, file, f"words in the language {language!r}")
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, fluent.Junk)]
    assert not junk, f"{file}: {junk[0]!r}"
    return {entry.id.name: Message(entry) for entry in body if isinstance(entry, fluent.Message)}


def keys(game: Game, kind: str, language: str = "en") -> set[str]:
    """What follows the kind in the keys: the codes of refusals, the types of events."""
    before = f"{game.NAME}-{kind}-"
    return {key.removeprefix(before) for key in messages(game, language) if key.startswith(before)}
