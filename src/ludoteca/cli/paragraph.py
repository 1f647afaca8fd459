"""A paragraph of a rules page in the terminal: what a refusal cites."""

from __future__ import annotations

import re

from ludoteca import play
from ludoteca.cli.arguments import bad_argument
from ludoteca.core.rules_page import page_of, paragraphs, wider


def print_paragraph(name: str, anchor: str, language: str) -> int:
    """`s3.2` is §3.2, `a16` is A16; where there is no such paragraph, the section it would belong to."""
    known = paragraphs(page_of(play.find(name), language) or "")
    wanted = anchor.lower()
    found = known.get(wanted) or known.get(wider(wanted))
    if found is None:
        said = f"no paragraph {anchor!r} in the rules of {name}: expected one such as s3 or a1"
        raise bad_argument(said, "paragraph", paragraph=anchor, game=name)
    print(plain(found))
    return 0


def plain(text: str) -> str:
    """Markdown as it reads in a terminal: no stars, no marks of headings, a row of a table as a sentence."""
    lines = [line for line in text.splitlines() if not re.fullmatch(r"[|:\s-]+", line) or not line]
    rows = (" · ".join(line.strip("| ").split(" | ")) if line.startswith("|") else line for line in lines)
    return re.sub(r"\*\*|^#+ |(?<![\w:]):[a-z][a-z-]*:(?![\w:])", "", "\n".join(rows), flags=re.MULTILINE)
