"""docs/rules/coverage.md: every sentence of the rulebooks has evidence, and every piece of evidence exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.coverage import PAGE, ROOT, Row, sentences, tables, updated

TABLES = tables(PAGE.read_text(encoding="utf-8"))

_SECTION = re.compile(r"^#+ §(\d+(?:\.\d+)?)\b")
_HEADING = re.compile(r"^#+ (.*)$")
_NUMBERED = re.compile(r"^(\d+)\. ")
_APPENDIX = re.compile(r"^(?:\| |[*-] \**)(A\d+[a-z]?)\b")


def anchors(page: str) -> set[str]:
    """The places of a rules page that a link can name."""
    found: set[str] = set()
    section = ""
    for line in page.splitlines():
        if heading := _HEADING.match(line):
            number = _SECTION.match(line)
            section = f"s{number[1]}" if number else ""
            found.add(section or re.sub(r"[^\w\- ]", "", heading[1].lower()).replace(" ", "-"))
        elif (item := _NUMBERED.match(line)) and section:
            found.add(f"{section}.{item[1]}")
        elif appendix := _APPENDIX.match(line):
            found.add(appendix[1].lower())
    return found


def is_there(piece: str) -> bool:
    """Whether a piece of evidence exists: a test function, a place on a rules page, or a file that draws the screen."""
    if not re.match(r"tests/.+::test_|docs/rules/.+#|web/src/", piece):
        return False
    file, _, test = piece.partition("::")
    file, _, anchor = file.partition("#")
    path = ROOT / file
    if not path.is_file():
        return False
    text = path.read_text(encoding="utf-8")
    if test:
        return re.search(rf"^\s*(?:async )?def {re.escape(test)}\(", text, re.MULTILINE) is not None
    return not anchor or anchor in anchors(text)


def lacking(row: Row) -> list[str]:
    """What is wrong with a row's evidence: pieces that do not exist, or a dash without a reason."""
    if row.evidence.startswith("–"):
        return [] if len(row.evidence.strip("– ")) > 2 else ["a dash needs its reason"]
    pieces = [piece.strip(" `") for piece in row.evidence.split(",")]
    return [piece or "no evidence" for piece in pieces if not is_there(piece)]


def test_there_is_a_table_for_every_original() -> None:
    assert set(TABLES) == {"latrunculi.it", "scamorra.en", "scamorra.it", "scorso.cs", "zama.it"}


@pytest.mark.parametrize("original", TABLES)
def test_the_rows_are_numbered_without_gaps(original: str) -> None:
    assert [row.number for row in TABLES[original]] == list(range(1, len(TABLES[original]) + 1))


@pytest.mark.parametrize("original", TABLES)
def test_every_sentence_has_evidence_that_exists(original: str) -> None:
    assert {row.number: lacking(row) for row in TABLES[original] if lacking(row)} == {}


def test_what_does_not_exist_is_not_evidence() -> None:
    here = str(Path(__file__).relative_to(ROOT))
    row = Row(1, "", "", f"`{here}::test_nowhere`, docs/rules/zama.md#s99, web/src/nowhere.ts, `web/src/App.svelte`")
    assert lacking(row) == [f"{here}::test_nowhere", "docs/rules/zama.md#s99", "web/src/nowhere.ts"]
    assert lacking(Row(1, "", "", here)) == [here]  # a file alone does nothing
    assert lacking(Row(1, "", "", "")) == ["no evidence"]
    assert lacking(Row(1, "", "", "–")) == ["a dash needs its reason"]


def test_sections_items_and_the_appendix_are_places() -> None:
    page = "# Game\n## §3 Moving\n1. One.\n2. Two.\n### §3.7 More\n1. Again.\n## Words\n| A14b | q |\n* **A16** a\n"
    assert anchors(page) == {"game", "s3", "s3.1", "s3.2", "s3.7", "s3.7.1", "words", "a14b", "a16"}


def test_an_original_is_split_into_sentences() -> None:
    text = '1. The start\n\n- **One** card. It is e.g. red! "Two" are\n\nblue. Done.\n<p>KING: moves.</p>\n'
    assert sentences(text) == [
        "1. The start",
        "One card.",
        "It is e.g. red!",
        '"Two" are blue.',
        "Done.",
        "KING: moves.",
    ]


def test_evidence_stays_with_its_sentence() -> None:
    page = updated("# Page\n", {"a": "One. Two. Two."})
    filled = page.replace("| Two. … | |\n", "| Two. … | – b |\n", 1).replace("| Two. … | |\n", "| Two. … | – c |\n", 1)
    again = tables(updated(filled, {"a": "Two. Zero. Two. One."}))["a"]
    assert [(row.number, row.evidence) for row in again] == [(1, "– b"), (2, ""), (3, "– c"), (4, "")]
