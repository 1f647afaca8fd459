"""The documentation's links: each one leads somewhere, and from the index they lead to every page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))

_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def links(page: Path) -> list[str]:
    """Every link of a page except those to other sites."""
    text = _CODE.sub("", page.read_text(encoding="utf-8"))
    return [link for link in _LINK.findall(text) if not link.startswith(("https://", "http://", "mailto:"))]


def anchors(page: Path) -> set[str]:
    """The names of a page's headings, as GitHub makes them."""
    headings = _HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def target(page: Path, link: str) -> Path:
    """The file a link of this page leads to."""
    path = link.partition("#")[0]
    return (page.parent / path).resolve() if path else page


def is_alive(page: Path, link: str) -> bool:
    """Whether the file exists and, if it is a page, has the heading the link names."""
    file, anchor = target(page, link), link.partition("#")[2]
    return file.exists() and (not anchor or anchor in anchors(file))


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *PAGES], ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    dead = [link for link in links(page) if not is_alive(page, link)]
    assert dead == []


def test_the_index_leads_to_every_page() -> None:
    found: set[Path] = set()
    waiting = [DOCS / "index.md"]
    while waiting:
        page = waiting.pop()
        if page not in found:
            found.add(page)
            waiting += [to for to in (target(page, link) for link in links(page)) if to in PAGES]
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in found] == []


def test_the_index_is_found_from_the_readme() -> None:
    assert DOCS / "index.md" in [target(ROOT / "README.md", link) for link in links(ROOT / "README.md")]
