"""The paragraphs of a rules page by the names under which refusals cite them: `§3` is s3, `§7.2` is s7.2, `A16` is a16.

The web client names them in the same way (web/src/lib/markdown.ts), so that a citation leads to the same words.
"""

from __future__ import annotations

import re
from pathlib import Path

from ludoteca.core.game import Game
from ludoteca.core.words import rules_of

_NAMED = re.compile(r"§\s?(\d+(?:\.\d+)?)|\bA(\d+[a-z]?)\b")
_HEADING = re.compile(r"(#+) (?:§\s?(\d+(?:\.\d+)?)\b)?")
_NUMBERED = re.compile(r"(\d+)\. ")
_CASE = re.compile(r"(?:\| |[*-] )(?:\*\*)?(A\d+[a-z]?)\b")
_LEFT_OUT = re.compile(r"^```figure\n.*?^```\n|^<!--.*?-->\n", re.MULTILINE | re.DOTALL)
_HOME = Path(__file__).parents[1]
_SHELVES = (_HOME / "pages", _HOME.parents[1] / "docs/rules")  # in an installation, in the repository


def anchors_of(rule: str) -> list[str]:
    """The paragraphs that a rule such as `§3.3, A4–A6` names."""
    return [f"s{section}" if section else f"a{case}" for section, case in _NAMED.findall(rule)]


def wider(anchor: str) -> str:
    """Where a paragraph is found if the page has none of that name: A14b in A14, §3.9 in §3."""
    return re.sub(r"\.\d+$" if anchor.startswith("s") else r"[a-z]$", "", anchor)


def page_of(game: Game, language: str) -> str | None:
    """The rules page of a game in this language; a series has that of its game."""
    game = game.child or game
    name = f"{game.NAME}.md" if language == "en" else f"{game.NAME}.{language}.md"
    files = [rules_of(game.folder, language), *(shelf / name for shelf in _SHELVES)]
    return next((file.read_text(encoding="utf-8") for file in files if file.is_file()), None)


def paragraphs(page: str) -> dict[str, str]:
    """The text of every paragraph that can be cited: whole sections, items of their numbered lists, cases."""
    found: dict[str, list[str]] = {}
    open_sections: list[tuple[int, str]] = []  # depth and name
    section = item = ""
    for line in _LEFT_OUT.sub("", page).splitlines():
        if heading := _HEADING.match(line):
            depth, number, item = len(heading[1]), heading[2], ""
            open_sections = [(before, name) for before, name in open_sections if before < depth]
            if number:
                open_sections.append((depth, f"s{number}"))
                section = number.partition(".")[0]
            elif depth == 2:
                section = ""
        elif (numbered := _NUMBERED.match(line)) and section:
            item = f"s{section}.{numbered[1]}"
        elif case := _CASE.match(line):
            item = case[1].lower()
        elif not line.startswith("  "):
            item = ""
        for name in [name for _, name in open_sections] + [item] * bool(item):
            found.setdefault(name, []).append(line)
    return {name: "\n".join(lines).strip() for name, lines in found.items()}
