"""Rules pages speak of time only where there is a clock, and tell the clock of the house as it runs."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.words import LANGUAGES
from ludoteca.play.realtime.driver import COUNTDOWN_MS, DECIDE_MS, RACE_MS, RECAP_MS
from tests.docs.coverage import ROOT

RUNS_OUT = {
    "en": r"out of time|time is up|time runs",
    "it": r"finisce il tempo|tempo scade",
    "cs": r"dojde čas|čas vyprší",
}
CLOCK = {"en": "clock", "it": "orologio", "cs": "hodin"}
NUMBERS = {
    "en": {3: "three", 2: "two", 20: "20"},
    "it": {3: "tre", 2: "due", 20: "20"},
    "cs": {3: "tři", 2: "dvě", 20: "20"},
}
HOUSE_CLOCK = {"en": "**House clock.**", "it": "**L’orologio di casa.**", "cs": "**Zdejší hodiny.**"}


def pages(language: str) -> dict[str, str]:
    ending = ".md" if language == "en" else f".{language}.md"
    found = [file for file in (ROOT / "docs/rules").glob(f"*{ending}") if file.name.count(".") == ending.count(".")]
    return {file.name: file.read_text(encoding="utf-8") for file in found if file.stem != "coverage"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_runs_out_of_time_without_a_clock(language: str) -> None:
    told = [
        (name, sentence)
        for name, text in pages(language).items()
        for sentence in re.split(r"(?<=[.:;])\s", text)
        if re.search(RUNS_OUT[language], sentence)
    ]
    assert {name for name, _ in told} == set(pages(language)), "every page says what happens"
    assert [one for one in told if CLOCK[language] not in one[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_clock_of_scorso_is_told_as_it_runs(language: str) -> None:
    [page] = [text for name, text in pages(language).items() if name.startswith("scorso")]
    paragraph = page.partition(HOUSE_CLOCK[language])[2].partition("\n\n")[0]
    seconds = [COUNTDOWN_MS // 1000, RECAP_MS // 1000, RACE_MS // 60_000, DECIDE_MS // 1000]  # a race in minutes
    words = re.findall(r"\w+", paragraph)
    told = [number for word in words for number, name in NUMBERS[language].items() if word == name]
    assert told == seconds
