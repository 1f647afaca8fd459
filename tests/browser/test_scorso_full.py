"""Scorso's full game: three stages with two people and two machines, in beats; the way to it, and its replay."""

from __future__ import annotations

import asyncio
import random
import re

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import PHONE
from tests.browser.looks import too_small, violations, width
from tests.browser.scorso import ByPointer, seated, two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

STAGES = 3
SHORT = {"mode": "full", "stages": STAGES, "max_rounds": 1, "bowtie_start": 2}
# The machine knocks sooner: whoever has not may bribe.
ARMED = {"machine": "simple", "mode": "full", "market_first_stage": "yes", "bowtie_start": 4}
WHILE_OTHERS_DECIDE = 300_000  # milliseconds: whoever is out waits while the others duel
OPTIONS = {"en": "Options", "it": "Opzioni", "cs": "Volby"}
# The story of a knock, where there is one, though the page may have been scrolled to the mat below.
OUT_OF_SIGHT = """() => {
    const title = document.querySelector('[data-testid=story] h2')?.getBoundingClientRect();
    return title !== undefined && (title.top < 0 || title.bottom > innerHeight);
}"""
MOMENTS = ("market", "arming", "bribe", "keep", "belongings")


async def _play(me: ByPointer, luck: random.Random) -> dict[str, set[str]]:
    """To the end; which parts of the full game were shown, and what they said."""
    seen: dict[str, set[str]] = {name: set() for name in (*MOMENTS, "stage", "hats")}
    while await me.my_turn():
        for name in MOMENTS:
            if await me.control(name).count():
                seen[name].add(await me.control(name).first.inner_text())
        seen["stage"] |= set(await me.control("stage").all_inner_texts())
        seen["hats"] |= set(await me.page.locator(".mat [data-hats], .other [data-hats]").all_inner_texts())
        await me.beat(luck)
    return seen


@pytest.mark.long
async def test_three_stages_with_two_people_and_two_machines(visitor):
    me, other = await two_people(visitor, ByPointer, machines=2, **SHORT)
    for one in (me, other):
        one.page.set_default_timeout(WHILE_OTHERS_DECIDE)
    mine, theirs = await asyncio.gather(_play(me, random.Random(5)), _play(other, random.Random(6)))
    for seen in (mine, theirs):
        assert {f"Stage {number} of {STAGES}" for number in (2, 3)} <= seen["stage"]
        assert any("Weapon market" in said and "chooses" in said for said in seen["market"])
        assert "1" in seen["hats"]
    assert any(re.search("gun|weapon", said) for said in mine["arming"] | theirs["arming"])
    for one in (me, other):
        await expect(one.me.prompt.locator(".verdict")).to_have_text(re.compile(r"You have won!|You have lost\."))
        await expect(one.result.locator("li")).to_have_count(4)
        hats = [int(count) for count in await one.result.locator("li [data-hats]").all_inner_texts()]
        assert (sum(hats), hats) == (STAGES, sorted(hats, reverse=True))
    await expect(me.me.log.last).to_contain_text("most hats after the last stage")

    await me.me.visit(me.page.url.removeprefix(me.me.address).replace("/t/", "/replay/"))
    await me.mat.wait_for()
    await expect(me.control("stage")).to_have_text(f"Stage 1 of {STAGES}")
    await me.page.keyboard.press("End")
    await expect(me.result.locator("li")).to_have_count(4)
    await expect(me.page.locator("[data-answer]")).to_have_count(0)


def _option(me: ByPointer, name: str) -> Locator:
    return me.page.locator("label", has=me.page.get_by_text(name, exact=True)).locator(".field")


async def test_the_way_to_the_full_game(visitor):
    me = ByPointer(await visitor())
    await me.me.visit("/play/scorso")
    await me.page.locator("summary").click()
    await me.page.get_by_role("radio", name="the novice").check()
    await _option(me, "Game").select_option(label="full")
    await _option(me, "Players").fill("5")
    await _option(me, "Pace").select_option(label="beats: all decide, then all is revealed")
    await me.page.locator("button[type=submit]").click()
    await me.mat.wait_for()
    await expect(me.control("stage")).to_have_text("Stage 1 of 3")
    await expect(me.page.locator(".seat [data-bowtie='1']")).to_have_count(5)


@pytest.mark.parametrize(
    ("language", "own", "wrong", "listed"),
    [
        pytest.param("en", "your own …", "“GX” is not a weapon.", "a list of your own: YW, YG", marks=pytest.mark.long),
        pytest.param("it", "personalizzato …", "«GX» non è un’arma.", "un elenco tuo: YW, YG", marks=pytest.mark.long),
        ("cs", "vlastní …", "„GX“ není zbraň.", "vlastní seznam: YW, YG"),
    ],
)
async def test_weapons_of_ones_own(visitor, language, own, wrong, listed):
    me = ByPointer(await visitor(language=language, viewport=PHONE, has_touch=True))
    await me.me.visit("/play/scorso")
    await me.page.locator("summary").tap()
    await me.page.locator("select:has(option[value=full])").select_option("full")
    await me.page.locator(f"select:has(option:text-is('{own}'))").last.select_option(label=own)
    written = me.page.locator("textarea")
    await expect(written).to_have_value(re.compile(r"^custom:([GYBR][KWRGYB],){11}[GYBR][KWRGYB]$"))
    assert await width(me.page) <= PHONE["width"]
    assert await violations(me.page) == []
    example = await written.input_value()
    await written.fill(example + ", GX")
    await me.page.locator("button[type=submit]").tap()
    await expect(me.page.locator(".note.refusal")).to_contain_text(wrong)
    await me.page.locator(".note.refusal button").tap()
    await written.fill(example.replace(",", ", "))
    await me.page.locator("button[type=submit]").tap()
    await me.mat.wait_for()
    await me.me.button(OPTIONS[language]).tap()
    await expect(me.page.get_by_role("dialog")).to_contain_text(listed)


@pytest.mark.parametrize(
    ("language", "theme"),
    [("it", "dark"), *(pytest.param(language, "light", marks=pytest.mark.long) for language in ("en", "cs"))],
)
async def test_everyone_can_play_the_full_game_on_a_phone(visitor, language, theme):
    me = ByPointer(await visitor(language=language, viewport=PHONE, has_touch=True, color_scheme=theme))
    found, luck = {}, random.Random(2)
    await seated(me, 2, **ARMED)
    while len(found) < 3:
        if not await me.my_turn():  # a game may end before all has been seen
            await seated(me, 2, **ARMED)
            continue
        shown = [name for name in MOMENTS[:3] if await me.control(name).count()]
        for moment in set(shown) - found.keys():
            found[moment] = await violations(me.page), await too_small(me.page, "button, a, select")
            assert await width(me.page) <= PHONE["width"], moment
        await me.beat(luck)
        assert await me.page.evaluate(OUT_OF_SIGHT) is False
    assert found == dict.fromkeys(found, ([], []))
