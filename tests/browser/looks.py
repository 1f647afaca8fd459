"""What every page owes to everyone: no serious violation axe can find, nothing to touch smaller than a finger."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.async_api import Page

LANGUAGES = ["en", "it", "cs"]
THEMES = ["light", "dark"]


def sampled(one: str) -> list:
    """Every language for a test that differs by nothing else; this one also in the short run."""
    return [pytest.param(language, marks=() if language == one else pytest.mark.long) for language in LANGUAGES]


_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
_AT_REST = """async () => {
    await document.fonts.ready;
    const moving = () => document.getAnimations()
        .filter(it => it.playState === 'running' && it.effect.getComputedTiming().endTime < Infinity);
    while (moving().length > 0) await Promise.allSettled(moving().map(it => it.finished));
}"""
_RUN = "async rules => (await axe.run(document, { ...rules, resultTypes: ['violations'] })).violations"
_ALL: dict[str, list[str]] = {}
_COLOURS = {"runOnly": ["color-contrast"]}
_SMALL = """all => all.map(it => [it, it.getBoundingClientRect()])
    .filter(([it, box]) => box.width && (box.width < 44 || box.height < 44))
    .filter(([it]) => !it.closest('.hidden, .skip, [inert]'))
    .map(([it, box]) => `${it.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)"""


async def at_rest(page: Page) -> None:
    """Wait until nothing moves or fades any more."""
    await page.evaluate(_AT_REST)


async def violations(page: Page, rules: dict[str, list[str]] = _ALL) -> list[str]:
    """What axe calls serious or critical on the page at rest."""
    await at_rest(page)
    if await page.evaluate("typeof axe") == "undefined":
        await page.evaluate(_AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {json.dumps([node['html'][:120] + ' ' + node['failureSummary'] for node in one['nodes'][:3]])}"
        for one in await page.evaluate(_RUN, rules)
        if one["impact"] in ("serious", "critical")
    ]


async def violations_in_both_themes(page: Page) -> list[str]:
    """All in the light theme; in the dark one nothing but colours is different."""
    found = []
    for theme, rules in (("light", _ALL), ("dark", _COLOURS)):
        await page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {one}" for one in await violations(page, rules)]
    return found


async def width(page: Page) -> int:
    """Of the whole page at rest, with what sticks out of the screen."""
    await at_rest(page)
    return await page.evaluate("document.documentElement.scrollWidth")


async def too_small(page: Page, touched: str = "button, a, select, [role=gridcell]") -> list[str]:
    """What is smaller than 44 pixels though fingers are to hit it."""
    await at_rest(page)
    return await page.eval_on_selector_all(touched, _SMALL)
