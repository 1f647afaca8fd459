"""Print and play: the kit from a game's card and from its rules page."""

from __future__ import annotations

import pytest

from ludoteca import play
from ludoteca.printing import Wish, make

pytestmark = pytest.mark.asyncio(loop_scope="session")

GAME = "latrunculi"


async def _downloaded(me, link) -> bytes:
    async with me.page.expect_download() as download:
        await link.click()
    return (await (await download.value).path()).read_bytes()


@pytest.mark.parametrize(
    ("language", "button", "wish"),
    [
        ("en-US", "Make the PDF", Wish("en", "letter", "low")),
        ("it", "Crea il PDF", Wish("it", "a4", "low")),
        ("cs", "Vytvořit PDF", Wish("cs", "a4", "low")),
    ],
)
async def test_the_rules_page_gives_the_kit_on_the_paper_of_the_country(visitor, language, button, wish):
    me = await visitor(language=language)
    await me.visit(f"/rules/{GAME}")
    await me.page.get_by_role("checkbox").check()
    assert await _downloaded(me, me.link(button)) == make(play.find(GAME), wish)


async def test_the_card_of_a_game_gives_its_kit_at_once(visitor):
    me = await visitor()
    await me.visit()
    card = me.page.get_by_role("article").filter(has_text="Latrunculi")
    assert await _downloaded(me, card.get_by_role("link", name="Print and play")) == make(play.find(GAME), Wish())
