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
