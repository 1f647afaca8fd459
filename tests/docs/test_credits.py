"""Who made the games, when, and where to find more: on every rules page, in every language."""

from __future__ import annotations

import pytest

from ludoteca.core.words import LANGUAGES
from tests.docs.coverage import ROOT

THANKED_BY_THE_AUTHORS = (
    "Baruš Dan Lucka Honzík Davča Vítek Denis Martin Marti Soňa Jana Nik Tom Michaela Tomáš Břeťa Kuba Markétka "
    "Jirka Arty Terka Maty"
)
CREDITS = {
    "latrunculi": ["Acta Non Verba", "Regolamento torneo scacchi romani"],
    "scamorra": [
        "Ivan Preziosi",
        "https://scamorra.com",
        "https://tabletopia.com/games/scamorra",
        "https://steamcommunity.com/sharedfiles/filedetails/?id=2626801017",
        "https://docs.google.com/document/d/1KaTWINhnZs2SGyu7SuwXE4z-QmF7RztbAiBjv3LxWU8/",
        "https://docs.google.com/document/d/1KiBPa-XFT_R5yjX0gl-a_iNOtCTPuybSzvK_pFUXeJY/",
        "https://drive.google.com/file/d/1Un5cRcHQV3vYD16gYB7aHY9LwNKHuMoR/",
    ],
    "zama": ["Roberto Grassi", "2005", "https://www.robertograssi.net", "F. Germanà"],
    "scorso": ["Janek", "Míša Kuboškovi", *THANKED_BY_THE_AUTHORS.split()],
}
THANKS = {"en": ["hank"], "it": ["razi", "ringrazi"], "cs": ["ěkuj", "dík"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CREDITS)
def test_a_rules_page_credits_those_who_made_the_game(game: str, language: str) -> None:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    page = (ROOT / "docs" / "rules" / name).read_text(encoding="utf-8")
    assert [credit for credit in CREDITS[game] if credit not in page] == []
    assert any(word in page for word in THANKS[language])
