"""A page that was opened before the site was upgraded: what it has not fetched yet is no longer there."""

from __future__ import annotations

import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import violations, width
from tests.browser.prepared import judged
from tests.server.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

FILES = "**/assets/**"


async def _upgrade(me) -> None:
    """From now on no file is found by the name this page knows."""

    async def gone(route: Route) -> None:
        await route.fulfill(status=404)

    await me.page.route(FILES, gone)


def _forget(me) -> None:
    """The browser itself complains of files that are not there; the page has said it in words."""
    gone = ("404", "dynamically imported", "preload CSS")
    me.complaints = [one for one in me.complaints if not any(word in one for word in gone)]


@pytest.mark.parametrize(
    ("language", "said", "way"),
    [
        ("en-GB", "Ludoteca has been upgraded.", "Load the page anew"),
        ("it-IT", "Ludoteca è stata aggiornata.", "Ricarica la pagina"),
        ("cs-CZ", "Ludoteca se mezitím aktualizovala.", "Načíst stránku znovu"),
    ],
)
async def test_a_page_and_a_dialog_that_are_gone_are_told_in_words(visitor, language, said, way):
    me = await visitor(language=language, viewport=PHONE)
    await me.visit()
    await _upgrade(me)
    await me.page.locator("header .settings").dispatch_event("click")  # on a phone it lies in a menu
    alert = me.page.get_by_role("alert")
    await expect(alert).to_contain_text(said)
    assert await width(me.page) == PHONE["width"]
    assert await violations(me.page) == []
    await me.page.locator('header a[href="/lobby"]').dispatch_event("click")  # the banner is above it
    await expect(alert.get_by_role("heading")).to_have_text(said)
    await expect(me.button(way)).to_have_count(1)
    await me.page.unroute(FILES)
    await me.button(way).click()
    await expect(me.page.get_by_label({"en": "Game", "it": "Gioco", "cs": "Hra"}[language[:2]]).first).to_be_visible()
    await expect(alert).to_have_count(0)
    _forget(me)


async def test_a_replay_from_which_one_cannot_play_on_says_why(visitor, server):
    """It stayed empty for ever."""
    me = await visitor()
    await me.play_at_one_screen(("c1", "c7"), ("d8", "d6"))
    await me.button("Resign").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    reader = Person(server.host)
    await judged(server, reader, me.page.url.rsplit("/", 1)[-1].partition("#")[0])
    await reader.close()
    await me.link("Analyse").click()
    await expect(me.button("Play on from here")).to_be_visible()
    await _upgrade(me)
    await me.button("Play on from here").click()
    await me.button("Load the page anew").click(trial=True)
    await me.page.unroute(FILES)
    await me.button("Load the page anew").click()
    await me.button("Play on from here").click()
    await expect(me.page.get_by_test_id("play-on")).to_be_visible()
    _forget(me)
