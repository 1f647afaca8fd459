"""The words on the sheets: the same in three languages, none unreadable, none for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca import play, printing
from ludoteca.core.words import LANGUAGES
from ludoteca.printing.kit import SHEETS
from ludoteca.printing.words import SHARED, typeset, words_on

FOLDERS = {"all kits": SHARED, **{name: play.find(name).folder / "kit" for name in printing.kits()}}


def keys(folder: Path, language: str) -> list[str]:
    body = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)
def test_three_languages_have_the_same_words_in_the_same_order(folder: Path) -> None:
    for language in LANGUAGES:
        assert keys(folder, language) == keys(folder, "en")


@pytest.mark.parametrize("name", printing.kits())
def test_every_word_of_a_kit_stands_on_a_sheet(name: str) -> None:
    folder = FOLDERS[name]
    sheets = "".join(file.read_text(encoding="utf-8") for source in (folder, SHEETS) for file in source.glob("*.typ"))
    said = set(re.findall(r'"([a-z][a-z0-9-]*)"', sheets))
    beginnings = tuple(word for word in said if word.endswith("-"))  # "turn-" + str(n), "level-" + what
    endings = tuple(word for word in re.findall(r'\+ "(-[a-z]+)"', sheets))  # key + "-does"
    for key in keys(folder, "en"):
        assert key in said or key.startswith(beginnings) or key.endswith(endings), key


def test_in_czech_a_word_of_one_letter_never_ends_a_line() -> None:
    assert (
        typeset("K rohu s kamenem a v řadě (i s e4)", "cs").replace("\u00a0", "_")
        == "K_rohu s_kamenem a_v_řadě (i_s_e4)"
    )
    assert typeset("va a casa", "it") == "va a casa"


def test_the_words_of_a_sheet_are_set_so(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text("rule = Kámen v rohu\n", encoding="utf-8")
    assert words_on(tmp_path, "cs", {})["rule"] == "Kámen v\u00a0rohu"
