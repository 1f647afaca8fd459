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
# Words that a box cuts off, that stick out of it or of the screen, and what has been chosen in a select too narrow for
# it. What can be scrolled is not cut.
_CUT = """() => {
    const found = new Set();
    const all = document.querySelector('dialog[open]') ?? document.body;
    const texts = document.createTreeWalker(all, NodeFilter.SHOW_TEXT);
    const isSeen = it => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !it.closest('.hidden, .skip, svg, option, textarea, [inert]');
    const line = document.createRange();
    while (texts.nextNode()) {
        const it = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !isSeen(it)) continue;
        line.selectNodeContents(texts.currentNode);
        const { left, right, width } = line.getBoundingClientRect();
        for (let box = it; box !== document.documentElement; box = box.parentElement) {
            const style = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (width < 2 || edge.width <= 2 || style.clipPath !== 'none' || /auto|scroll/.test(style.overflowX)) break;
            const holds = style.overflowX !== 'visible' || box.matches('.card, button, .button, td, th, dialog, body');
            if (holds && (right > edge.right + 2 || left < edge.left - 2)) found.add(texts.currentNode.data.trim());
            if (box.matches('dialog[open]')) break; // it lies above whatever it is written in
        }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const it of document.querySelectorAll('select')) {
        const style = getComputedStyle(it);
        const room = it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        pen.font = style.font;
        const chosen = it.selectedOptions[0]?.text ?? '';
        if (isSeen(it) && room > 0 && pen.measureText(chosen).width > room + 1) found.add(`chosen: ${chosen}`);
    }
    return [...found];
}"""
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


async def cut_off(page: Page) -> list[str]:
    """Words on the page at rest that nobody can read to their end."""
    await at_rest(page)
    return await page.evaluate(_CUT)


async def too_small(page: Page, touched: str = "button, a, select, [role=gridcell]") -> list[str]:
    """What is smaller than 44 pixels though fingers are to hit it."""
    await at_rest(page)
    return await page.eval_on_selector_all(touched, _SMALL)
