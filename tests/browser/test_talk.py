"""Names, pictures and talk between three people, each in their own language; and being called back to the page."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

# As a browser that grants it, on a page that nobody looks at: what it would show is kept.
AWAY = """
window.shown = [];
window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, { body }) { window.shown.push(body); }
};
Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false });
"""


async def _at_a_table(visitor, talk: str, **host):
    """An Italian on a phone and a Czech at a table."""
    anna = await visitor(language="it", viewport=PHONE, **host)
    bara = await visitor(language="cs")
    await anna.visit()
    await bara.visit()
    made = await anna.page.request.post(
        f"{anna.address}/api/tables", data={"game": "latrunculi", "seats": ["me", "open"], "terms": {"talk": talk}}
    )
    table = (await made.json())["path"]
    await bara.page.request.post(f"{bara.address}/api{table.replace('/t/', '/tables/')}/join", data={})
    for one in (anna, bara):
        await one.page.goto(one.address + table)
        await one.page.locator(".seat .avatar").first.wait_for()
    return anna, bara, table


async def _settings(anna):
    """On a phone they are in the menu of the account."""
    await anna.page.locator("[aria-controls=my-menu]").click()
    await anna.page.get_by_role("button", name="Impostazioni").click()


async def _looks_elsewhere(anna):
    """She wants to be called back, and leaves the page open."""
    await anna.page.evaluate(AWAY)
    await _settings(anna)
    await anna.page.get_by_label("avvisami quando").check()
    await anna.page.keyboard.press("Escape")
    await anna.page.evaluate("window.isAway = true")


def _heard(one):
    """What was said, on this page."""
    return one.page.get_by_role("dialog").locator("ul")


async def test_everybody_reads_the_others_in_their_own_language(visitor):
    anna, bara, table = await _at_a_table(visitor, "free")
    await expect(anna.page.locator(".mine .player")).to_have_text(re.compile(r"^\S+ \S+ \(tu\)$"))
    await expect(bara.page.locator(".mine .player")).to_have_text(re.compile(r"^\S+ \S+ \(ty\)$"))

    watcher = await visitor()
    await watcher.visit()
    await watcher.page.goto(watcher.address + table)
    await watcher.button("Talk").click()
    await anna.button("Messaggi").click()
    await anna.page.get_by_role("button", name="Ben giocato!").click()
    await bara.has_heard("Pěkně zahráno!")
    await expect(_heard(watcher).get_by_text("Well played!")).to_be_visible()

    await expect(bara.page.locator(".talk .badge")).to_have_text("1")
    await bara.page.get_by_role("button", name="Vzkazy").click()
    await expect(bara.page.locator(".talk .badge")).to_have_count(0)
    await bara.page.get_by_label("Napiš něco").fill("Hezký tah")
    await bara.page.get_by_role("button", name="Odeslat").click()
    await expect(_heard(anna).get_by_text("Hezký tah")).to_be_visible()

    await watcher.page.get_by_label("Write something").fill("only between us")
    await watcher.button("Send").click()
    await expect(_heard(watcher).get_by_text("only between us")).to_be_visible()
    await anna.page.get_by_role("button", name="applauso").click()
    await expect(_heard(bara).locator("li").last.get_by_role("img", name="potlesk")).to_be_visible()
    await bara.has_heard("potlesk")
    for player in (anna, bara):
        assert "only between us" not in await player.page.content()

    await _heard(bara).locator("summary").first.click()
    await _heard(bara).get_by_role("button", name="Ztlumit").first.click()
    await expect(_heard(bara).get_by_text("Pěkně zahráno!")).to_have_count(0)
    await bara.page.reload()
    await bara.page.get_by_role("button", name="Vzkazy").click()
    await expect(bara.page.get_by_role("button", name="Zase slyšet")).to_be_visible()


async def test_a_name_and_a_picture_are_chosen_in_the_settings(visitor):
    anna, bara, _ = await _at_a_table(visitor, "phrases")
    await _settings(anna)
    await anna.page.get_by_text("Scegli una figura").click()
    await anna.page.get_by_role("radio", name="Gufo", exact=True).check(force=True)  # somebody may be called so
    await anna.page.get_by_label("Il tuo nome").fill("Anna")
    await anna.page.get_by_role("button", name="Salva").click()
    await expect(bara.page.locator(".others .player")).to_have_text("Anna")
    await bara.page.get_by_role("button", name="Nastavení").click()
    await bara.page.get_by_label("Tvé jméno").fill("Anna")
    await bara.page.get_by_role("button", name="Uložit").click()
    await expect(bara.page.locator(".mine .player")).to_have_text("Anna (2) (ty)")
    await expect(anna.page.locator(".others .player")).to_have_text("Anna (2)")


async def test_who_looks_elsewhere_is_called_back(visitor):
    anna, bara, _ = await _at_a_table(visitor, "phrases")
    await _looks_elsewhere(anna)
    await bara.page.get_by_role("button", name="Vzkazy").click()
    await bara.page.get_by_role("button", name="Ahoj!").click()
    await expect(anna.page).to_have_title(re.compile("🔔 "))
    assert re.search(": Ciao!$", (await anna.page.evaluate("window.shown"))[-1])


async def test_who_looks_elsewhere_is_told_who_offers_to_end_the_game_and_how_it_would_end(visitor):
    anna, bara, _ = await _at_a_table(visitor, "phrases")
    await anna.move("e1", "e4")
    await bara.plies(1)
    await _looks_elsewhere(anna)
    await bara.page.get_by_role("button", name="Nabídnout konec hry").click()
    await bara.page.get_by_role("dialog").get_by_role("button", name="Nabídnout konec hry").click()
    await expect(anna.page).to_have_title(re.compile("🔔 "))
    name = await anna.page.locator(".others .player").inner_text()
    offer = f"{name} propone di chiudere qui la partita. Si deciderebbe come una partita in stallo."
    assert (await anna.page.evaluate("window.shown"))[-1] == offer


async def test_who_reads_another_page_is_called_to_the_table_when_it_is_their_move(visitor):
    anna, bara, _ = await _at_a_table(visitor, "phrases")
    await anna.move("e1", "e4")
    await bara.plies(1)
    await anna.visit("/rules/zama")
    await bara.move("a8", "a6")
    await expect(anna.page.locator(".note")).to_contain_text("Tocca a te: Latrunculi contro")
    await expect(anna.page).to_have_title(re.compile(r"^\(1\) "))
