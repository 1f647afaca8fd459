"""Words that readers stumbled over stay mended: on the pages, at the tables, in the lessons and on the print kits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.core.words import LANGUAGES
from tests.docs.coverage import ROOT

STUMBLED_OVER = {
    "en": [
        "Nobody wins. Nobody wins",
        "leave home first",  # A41: the first move may stay inside the home
        "Thinking: the machine",
        "Play on its own",
        "Hands off the dice!",
        "Which bullets do you put in front",
        "Offer to stop",
        "Weapons: of the rules",
        "how my hand",
        "Took part has",
        "at most what either",
        "calls the game off",  # the operator may have done so, or whoever was left alone: no seat
    ],
    "it": [
        "erbale",  # a police report; the word is "trascrizione"
        "egistrazion",  # signing up; the same
        "ti sfid",  # a match is a "sfida"; a person gets an "invito"
        "Sguardo indietro",
        "uscire di casa per primo",  # A41, as above
        "Sta pensando: la macchina",
        "Ti si chiede",
        "Ti si propone",
        "Gli altri non guardino",
        "non serve che la mossa",
        "quante che siano",
        "omincia per sorteggio",
        "si pattuisce",
        "di La Scamorra",
        "Gira il tabellone",
        "Si siede in cerchio",
        "incono più cappelli",
        "gettoni finti",
        "quanto hanno entrambi",
        "al basso in alto",
        "cade con quadri",
        "{ $seat } annulla la partita",  # as above
        "Più o meno {",  # "about", where a margin is meant
    ],
    "cs": [
        "zajímá",  # interests
        "s jedním druhem",
        "první vyjít z domova",  # A41, as above
        "= Pat\n",  # no legal move is a loss
        "nulov",
        "utkání",
        "stejnou nadějí",
        "Stejně bodů",
        "mou ruku",
        "vypadá ",  # looks
        "padá s károvým",
        "ať padne kdokoli",
        "barvu o třech",
        "a doby",
        "kolik mají oba",
        "(1×)",
        "kutečný čas",
        "kutečném čase",
        "přilož",  # dice are "umístěné", a knock is "klepnutí"
        "zaklep",
        "ruší hru",  # as above
        "výstřel",
    ],
}


def texts(language: str) -> dict[Path, str]:
    """Everything the product says in a language: words and rules pages."""
    folders = (ROOT / "src" / "ludoteca", ROOT / "web" / "src")
    words = [file for folder in folders for file in folder.rglob("*.ftl") if language in (file.stem, file.parent.name)]
    ending = ".md" if language == "en" else f".{language}.md"
    pages = [file for file in (ROOT / "docs" / "rules").glob(f"*{ending}") if file.name.count(".") == ending.count(".")]
    return {file: file.read_text(encoding="utf-8") for file in words + pages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_readers_stumbled_over_is_said_no_more(language: str) -> None:
    said = texts(language)
    assert len(said) > len(LANGUAGES)
    assert [(file.name, slip) for file, text in said.items() for slip in STUMBLED_OVER[language] if slip in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_kind_of_apostrophe(language: str) -> None:
    words = {file: text for file, text in texts(language).items() if file.suffix == ".ftl"}
    assert [file for file, text in words.items() if re.search(r"^[^#\n]*\w'\w", text, re.MULTILINE)] == []
