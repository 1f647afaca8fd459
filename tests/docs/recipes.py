"""Blocks of code in the how-to pages, by their language and the name in their first line, so that tests run them."""

from __future__ import annotations

import re

from tests.docs.coverage import ROOT

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def _blocks(page: str) -> list[tuple[str, str]]:
    return _BLOCK.findall((ROOT / "docs" / "howto" / page).read_text(encoding="utf-8"))


def names(page: str) -> list[str]:
    """The first line of every block of this page, which is a comment with its name."""
    return [body.splitlines()[0].removeprefix("# ") for _, body in _blocks(page)]


def recipe(page: str, language: str, name: str) -> str:
    """The block of this language whose first line, a comment, is this name."""
    found = [body for kind, body in _blocks(page) if kind == language and body.splitlines()[0] == f"# {name}"]
    assert len(found) == 1, f"{page}: {len(found)} blocks of {language} called {name}"
    return str(found[0])
