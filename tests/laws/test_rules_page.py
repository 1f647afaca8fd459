"""The rules page says what the code cites: every section, every A-number, every option value, in every language."""

from __future__ import annotations

from pathlib import Path

from ludoteca import games
from ludoteca.laws.suite import RulesPageHolds


class TestRulesPages(RulesPageHolds):
    games = games.built_in()
    pages = Path("docs/rules")
