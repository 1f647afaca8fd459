"""Figures on the pages say which rules they were made with, and these are the rules that are played."""

from __future__ import annotations

import re

import pytest

from ludoteca import games
from tests.docs.coverage import ROOT

GAMES = ("latrunculi", "scamorra", "zama", "scorso")


def test_the_simulations_were_made_with_the_rules_that_are_played() -> None:
    page = (ROOT / "docs/reference/simulate.md").read_text("utf-8")
    stated = re.search(r"made with version (\d+) of each game’s rules", page)
    assert stated
    assert {games.find(name).VERSION for name in GAMES} == {stated[1]}


@pytest.mark.parametrize(("page", "word"), [("", "version"), (".it", "versione"), (".cs", "verze")])
def test_a_rules_page_names_the_rules_and_the_command_of_its_figure(page: str, word: str) -> None:
    text = " ".join((ROOT / f"docs/rules/latrunculi{page}.md").read_text("utf-8").split())
    version = games.find("latrunculi").VERSION
    command = "`ludoteca simulate latrunculi --games 100000 --seed 1`"
    assert re.search(rf"\({word} {version} [\w ]+, {command}\)", text)


SHARE = re.compile(r"\d+ % \(\d+–\d+\)")
NAMES = {"latrunculi": "Latrunculi", "scamorra": "La Scamorra", "zama": "Zama", "scorso": "Scorso"}
TITLES = {"": "How games turn out", ".it": "Come vanno le partite", ".cs": "Jak partie dopadají"}
PLAYED_AGAIN = "(`--games 400 --seed 8`, at e944492b)"  # La Scamorra


@pytest.mark.parametrize(
    ("language", "title"),
    [("", "How games turn out"), (".it", "Come vanno le partite"), (".cs", "Jak partie dopadají")],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_rules_page_tells_what_was_found_of_its_default_rules(game: str, language: str, title: str) -> None:
    """How many games are decided, how long they take, whether anybody has an advantage, how much skill decides."""
    lab, balance, page = (
        (ROOT / f"docs/{name}.md").read_text("utf-8")
        for name in ("reference/lab", "reference/balance", f"rules/{game}{language}")
    )
    section = " ".join(page.partition(f"\n## {title}\n")[2].partition("\n## ")[0].split())
    if game == "scamorra":
        first, decisive, _, skill = SHARE.findall(lab.partition(PLAYED_AGAIN)[2])[:4]
        told = [decisive, first, skill]
    else:
        row = re.search(rf"^\| {NAMES[game]} \| (.*) \|$", lab.partition("## The four games")[2], re.MULTILINE)
        assert row
        decisive, length, first, comebacks, skill = row[1].split(" | ")
        told = [decisive, length, comebacks if game == "scorso" else first, skill]
    assert [figure for figure in told if figure not in section] == []
    assert [share for share in SHARE.findall(section) if share not in lab + balance] == []
    assert f"`ludoteca lab {game} --games " in section
    assert "../reference/balance.md#" in section
