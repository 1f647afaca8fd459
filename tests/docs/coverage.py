"""docs/rules/coverage.md: for every sentence of the original rulebooks, where the product does what it says.

The originals are not in the repository. `python -m tests.docs.coverage FOLDER` reads them, adds a row for every
sentence that has none, drops rows whose sentence is gone, and keeps the evidence that is there.
"""

from __future__ import annotations

import hashlib
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rules" / "coverage.md"

_FIRST_WORDS = 3
_LAYOUT = re.compile(r"</?p>|\*|^\s*(?:#+|-)\s")
_ITEM = re.compile(r"^\s*(?:#+|-)\s")
_UNFINISHED = re.compile(r"[\w,]$")
_GAP = re.compile(r"(?<=[.!?…])\s+|(?<=[.!?…][\"”)])\s+")
_NUMBER = re.compile(r"(?:\d+|[IVX]+)\.$")
_ROW = re.compile(r"^\| (\d+) \| ([0-9a-f]{8}) \| (.*?) \|(.*)\|$")


@dataclass(frozen=True)
class Row:
    """One sentence of an original: which one, how it begins, and where the product does what it says."""

    number: int
    digest: str
    first_words: str
    evidence: str


def sentences(text: str) -> list[str]:
    """The sentences, headings and list items of an original, white space collapsed and marks of layout dropped."""
    return [sentence for block in _blocks(text) for sentence in _split(block)]


def _blocks(text: str) -> list[str]:
    """Lines with content; a line that goes on in small letters, even behind a gap, is one with the line before."""
    blocks: list[str] = []
    for line in text.splitlines():
        block = " ".join(_LAYOUT.sub("", line).split())
        if not block:
            continue
        goes_on = not _ITEM.match(line) and block[0].islower() and blocks and _UNFINISHED.search(blocks[-1])
        if goes_on:
            blocks[-1] += " " + block
        else:
            blocks.append(block)
    return blocks


def _split(block: str) -> list[str]:
    """A sentence begins with a capital after a full stop; the full stop of a heading's number ends nothing."""
    parts: list[str] = []
    for part in _GAP.split(block):
        if parts and (part[0].islower() or _NUMBER.match(parts[-1])):
            parts[-1] += " " + part
        else:
            parts.append(part)
    return parts


def digest(sentence: str) -> str:
    """Enough of the SHA-256 to tell a sentence from the others, without the sentence."""
    return hashlib.sha256(sentence.encode()).hexdigest()[:8]


def first_words(sentence: str) -> str:
    """How a sentence begins, so that a reader finds it in the original."""
    words = [word for word in sentence.split() if word != "|"]
    return " ".join(words[:_FIRST_WORDS]) + " …"


def tables(page: str) -> dict[str, list[Row]]:
    """The tables of the page by the name of their original; a line of a table that is not a row is an error."""
    found: dict[str, list[Row]] = {}
    for part in page.split("\n## ")[1:]:
        name, _, body = part.partition("\n")
        lines = [line for line in body.splitlines() if line.startswith("|")][2:]
        found[name.strip()] = [_row(line) for line in lines]
    return found


def _row(line: str) -> Row:
    match = _ROW.match(line)
    if match is None:
        raise ValueError(f"not a row of the coverage table: {line}")
    number, sha, words, evidence = match.groups()
    return Row(int(number), sha, words, evidence.strip())


def updated(page: str, originals: dict[str, str]) -> str:
    """The page with exactly one row for every sentence of the originals, evidence kept by digest."""
    before = tables(page)
    parts = [page.split("\n## ")[0].rstrip() + "\n"]
    for name, text in originals.items():
        old = before.get(name, [])
        lines = [f"\n## {name}\n", "| n | digest | first words | evidence |", "|---|---|---|---|"]
        for number, sentence in enumerate(sentences(text), 1):
            row = _take(old, digest(sentence))
            evidence = f" {row.evidence} " if row is not None and row.evidence else " "
            lines.append(f"| {number} | {digest(sentence)} | {first_words(sentence)} |{evidence}|")
        parts.append("\n".join(lines) + "\n")
    return "".join(parts)


def _take(rows: list[Row], sha: str) -> Row | None:
    """The first row left with this digest; a sentence that stands twice in an original has two rows."""
    row = next((row for row in rows if row.digest == sha), None)
    if row is not None:
        rows.remove(row)
    return row


def main(folder: str) -> None:
    """Bring the page up to date with the originals of a folder."""
    originals = {file.stem: file.read_text(encoding="utf-8") for file in sorted(Path(folder).glob("*.txt"))}
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8"), originals), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
