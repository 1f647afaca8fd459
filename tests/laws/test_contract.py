"""A game's package offers the contract, and imports nothing that it neither offers nor uses."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.core import Game
from ludoteca.play import sight

ADDED = set(re.findall(r"(\w+)\(\w+.*?\) ->", sight.__doc__ or ""))
OFFERED = {name for name in vars(Game) if not name.startswith("_")} | ADDED


def test_what_a_game_may_offer_is_known() -> None:
    assert {"NAME", "legal_moves", "draw", "rules"} <= OFFERED - ADDED
    assert {"format_move_for", "chapter", "chapters", "acts_at_once"} <= ADDED


@pytest.mark.parametrize("name", games.names())
def test_a_game_imports_what_it_offers_or_uses(name: str) -> None:
    source = ast.parse(Path(str(games.find(name).__file__)).read_text(encoding="utf-8"))
    nodes = list(ast.walk(source))
    imported = {
        alias.asname or alias.name for node in nodes if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    used = {node.id for node in nodes if isinstance(node, ast.Name)}
    assert imported - used - {"annotations"} <= OFFERED
