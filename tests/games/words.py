"""What a game can say, read from its own files."""

from __future__ import annotations

import ast
import functools
import importlib
from collections import defaultdict
from pathlib import Path
from typing import Any, get_type_hints

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ludoteca import games
from ludoteca.core import Event, Reason
from ludoteca.core.words import LANGUAGES, say


def home(name: str) -> Path:
    return games.find(name).folder


def hints(name: str) -> dict[str, Any]:
    """Every option with what it accepts."""
    found = get_type_hints(games.find(name).Options, include_extras=True)
    return {key: hint for key, hint in found.items() if key != "RULE"}


def reasons(name: str) -> set[str]:
    """Why a game may be over, or a series of it."""
    board = importlib.import_module(f"ludoteca.games.{name}.rules.board")
    policies = games.find(name).series.values()
    return {reason for source in (board, *policies) for reason in source.REASONS if reason}


def codes(name: str) -> set[str]:
    """Every code of a refusal, read from the game's sources: words, or a name that is given words."""
    return set().union(*(_codes(ast.parse(file.read_bytes())) for file in home(name).rglob("*.py")))


def _codes(source: ast.Module) -> set[str]:
    nodes = list(ast.walk(source))
    given = [node.args[0] for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"]
    named = {node.id for first in given for node in ast.walk(first) if isinstance(node, ast.Name)}
    assigned = [node for node in nodes if isinstance(node, ast.Assign)]
    given += [node.value for node in assigned if {getattr(target, "id", "") for target in node.targets} & named]
    words = (node.value for first in given for node in ast.walk(first) if isinstance(node, ast.Constant))
    return {word for word in words if isinstance(word, str)}


class Message(Visitor):
    """The variables of a message's own text, and the words by which it tells cases apart."""

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
def messages(name: str, language: str) -> dict[str, Message]:
    """Everything the game's file of this language holds."""
    text = (home(name) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: Message(entry) for entry in FluentParser().parse(text).body if hasattr(entry, "id")}


def keys(name: str, kind: str, language: str = "en") -> set[str]:
    """What follows the kind in the keys: the codes of refusals, the types of events."""
    before = f"{name}-{kind}-"
    return {key.removeprefix(before) for key in messages(name, language) if key.startswith(before)}


def explained(name: str, reason: Reason) -> dict[str, str]:
    """A refusal as each language says it, each in its own words."""
    said = {language: say(f"{name}-why-{reason.code}", reason.args, language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    return said


def told(name: str, event: Event, language: str, shown: tuple[str, ...] = ()) -> str:
    """An event as a teller tells it, with these of its arguments: lists become text and bring their length along."""
    args = {key: ", ".join(value) if isinstance(value, list) else value for key, value in event.args.items()}
    args |= {f"{key}-count": len(value) for key, value in event.args.items() if isinstance(value, list)}
    said = say(f"{name}-event-{event.type}", args, language)
    assert said.strip()
    assert "{" not in said
    assert "hidden" not in said
    for key in shown:
        assert str(args.get(key, "")) in said
    return said
