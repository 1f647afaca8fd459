"""Pictures for shared links: `python -m tests.browser.previews` fills web/public/preview with a game's cover each.

They are kept in the repository, for not every machine that builds the client has a browser.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.browser.camera import empty_site
from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "web/public/preview"
SIZE = {"width": 1200, "height": 630}

# One cover fills the picture; the site's own picture shows the four side by side.
STAGE = """names => {
    const arts = names.map(name => document.querySelector(`#game-${name}`).closest('article').querySelector('.art'));
    const stage = document.createElement('div');
    stage.style.cssText = 'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:repeat(' +
        (arts.length > 1 ? 2 : 1) + ',1fr);background:#241f1a';
    for (const art of arts) {
        const copy = art.cloneNode(true);
        copy.style.cssText = 'overflow:hidden;min-height:0;height:' + (arts.length > 1 ? 315 : 630) + 'px';
        const svg = copy.querySelector('svg');
        svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
        svg.style.cssText = 'width:100%;height:100%;aspect-ratio:auto';
        stage.append(copy);
    }
    const sign = document.createElement('div');
    sign.style.cssText = 'position:absolute;left:36px;bottom:32px;display:flex;align-items:center;gap:18px;' +
        'padding:14px 26px 14px 16px;border-radius:18px;background:#fbf8f2;color:#241f1a;font:600 44px var(--serif);' +
        'box-shadow:0 6px 24px rgb(0 0 0 / 35%)';
    const mark = document.querySelector('header .home svg').cloneNode(true);
    mark.setAttribute('width', 56);
    mark.setAttribute('height', 56);
    sign.append(mark, names.length > 1 ? 'Ludoteca' : document.querySelector(`#game-${names[0]}`).textContent);
    stage.append(sign);
    document.body.append(stage);
}"""


async def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with empty_site() as (server, browser):
        page = await browser.new_page(viewport=SIZE, locale="en", reduced_motion="reduce")
        me = await Visitor.come(page, server.address, "en")
        await me.visit()
        games = await page.eval_on_selector_all("[id^=game-]", "all => all.map(it => it.id.slice(5))")
        for name, covers in {"home": games, **{game: [game] for game in games}}.items():
            await me.visit()
            await page.evaluate(STAGE, covers)
            await page.screenshot(path=FOLDER / f"{name}.png")


if __name__ == "__main__":
    asyncio.run(main())
