"""A person at a table of Zama: attacks, slides, looks; and tables whose cards lie as a test wants them."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import AsyncIterator, Mapping

from playwright.async_api import Locator, expect

from tests.browser import player
from tests.browser.visitor import Visitor
from tests.server.people import Page, Person

GAME = "Zama"
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = dict(
    zip(
        "A23456789TJQK",
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
        strict=True,
    )
)


def name_of(card: str) -> str:
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


class Player(player.Player):
    TO_DECIDE = ".square.mine"

    @property
    def duel(self) -> Locator:
        return self.page.get_by_test_id("duel")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    def cell(self, name: str) -> Locator:
        return self.me.square(name)

    async def label(self, cell: str) -> str:
        return await self.cell(cell).get_attribute("aria-label") or ""

    async def unseen(self) -> list[str]:
        """Cards that can be looked at and that nobody has seen yet."""
        return await self.page.eval_on_selector_all(
            '.square.peek[aria-label$="card, face down, can be looked at"]', "all => all.map(it => it.dataset.square)"
        )

    async def side(self) -> str:
        return await self.page.locator(".mine .seat").get_attribute("data-seat") or ""

    async def tap(self, *cells: str) -> None:
        """One cell after another; then wait for what they made happen."""
        played = await self.ply()
        for cell in cells:
            await self.cell(cell).click()
        await self.after(played)

    async def attack(self, start: str, to: str) -> None:
        assert await self.my_turn()
        await self.me.says("Your attack: choose one of your")
        await self.tap(start, to)

    async def send_away_duel(self) -> None:
        await self.duel.evaluate_all("all => all.forEach(it => it.click())")  # it may have gone by itself
        await expect(self.duel).to_have_count(0)

    async def decide(self, luck: random.Random) -> None:
        """Any decision, by taps, as far as the page allows; even an overlap."""
        while await self.duel.count():
            await self.page.keyboard.press("Escape")
        played = await self.ply()
        enough = self.me.button("No more slides")
        if await self.page.locator(".square.peek").count():
            await self.cell(luck.choice(await self.me.squares("peek"))).click()
        elif await enough.count() and luck.random() < 0.7:
            await enough.click()
        else:
            await self.cell(luck.choice(await self.me.squares("mine"))).click()
            await self._decide_where(played, luck)
        await self.after(played)

    async def _decide_where(self, played: int, luck: random.Random) -> None:
        """A slide that has one way goes at once; anything else has to be led somewhere."""
        chosen = self.page.locator("[aria-selected=true]")
        gone = self.page.locator(f'ol li[data-ply="{played + 1}"]')
        await chosen.or_(gone).first.wait_for(state="attached")
        if await gone.count():
            return
        way = luck.choice(await self.me.squares("open"))
        is_overlap = "can be overlapped" in await self.label(way)
        await self.cell(way).click()
        if is_overlap:
            await self.dialog.get_by_role("button", name="Overlap").click()

    async def swap(self, cell: str, card: str) -> None:
        """While laying out: bring this card to this cell."""
        here = self.page.locator(f'[data-square][aria-label*="seen it: {name_of(card)}"]')
        if await here.get_attribute("data-square") != cell:
            await here.click()
            await self.cell(cell).click()
        await expect(self.cell(cell)).to_have_attribute("aria-label", re.compile(re.escape(name_of(card))))


# -- tables whose cards lie as a test wants them -----------------------------------------------------


@contextlib.asynccontextmanager
async def laid(address: str, wanted: Mapping[str, str], **options: str) -> AsyncIterator[tuple[str, Person, Person]]:
    """A table with `placement=stratego` and these cards on these cells, the rest as shuffled; its Red and its Blue."""
    red, blue = Person(address), Person(address)
    table = await red.make(game="zama", seats=["me", "open"], options={"placement": "stratego", **options})
    await blue.http.post(f"/api/tables/{table}/join", json={})
    async with red.at(table) as r, blue.at(table) as b:
        await _lay(r, "r", wanted)
        await b.until(lambda: b.now["ply"] == r.now["ply"])
        await _lay(b, "b", wanted)
        await b.until(lambda: b.now["shown"]["phase"] == "attack")
    yield table, red, blue
    await red.close()
    await blue.close()


@contextlib.asynccontextmanager
async def laid_by_four(
    address: str, wanted: Mapping[str, str], **options: str
) -> AsyncIterator[tuple[str, list[Person]]]:
    """The same among four, with the small pack; its Red, Blue, Green and Yellow."""
    people = [Person(address) for _ in range(4)]
    words = {"placement": "stratego", "players": "4", "deck": "32", **options}
    table = await people[0].make(game="zama", seats=["me", "open", "open", "open"], options=words)
    for other in people[1:]:
        await other.http.post(f"/api/tables/{table}/join", json={})
    for who, seat in zip(people, "rbgy", strict=True):
        async with who.at(table) as page:
            await _lay(page, seat, wanted)
    yield table, people
    for who in people:
        await who.close()


async def _lay(page: Page, seat: str, wanted: Mapping[str, str]) -> None:
    """Cell by cell as far as something is wanted there."""
    await page.until(lambda: seat in page.now["legal"])
    shown = page.now["shown"]
    cells = shown["lay_cells"]
    mine = {cell: card for cell, card in wanted.items() if cell in cells}
    others = iter(card for card in shown["hand"] if card not in mine.values())
    last = max((cells.index(cell) for cell in mine), default=-1)
    for move in [*(f"{cell}={mine.get(cell) or next(others)}" for cell in cells[: last + 1]), "rest"]:
        answer = await page.move(move, seat=seat)
        assert answer["type"] == "ack", answer


async def seated(visitor: Visitor, person: Person, table: str) -> Player:
    """The browser of somebody who has already sat down over the wire."""
    me = Player(visitor)
    await me.sit_down_as(person, table)
    await visitor.grid.wait_for()
    return me


async def tied(address: str, luck: random.Random, games: int = 20) -> tuple[str, Person, Person]:
    """A blind game, played at random over the wire until Red may look at two cards; its Red and its Blue."""
    for _ in range(games):
        red, blue = Person(address), Person(address)
        table = await red.make(game="zama", seats=["me", "open"])
        await blue.http.post(f"/api/tables/{table}/join", json={})
        async with red.at(table) as r, blue.at(table) as b:
            while r.now["status"] != "over":
                legal = r.now["legal"].get("r", [])
                if r.now["shown"]["phase"] == "peek" and len(legal) > 2:
                    return table, red, blue
                mover, other = (r, b) if legal else (b, r)
                (moves,) = mover.now["legal"].values()
                safe = [move for move in moves if "^" not in move]
                await mover.play(luck.choice(safe or moves))
                ply = mover.now["ply"]
                await other.until(lambda other=other, ply=ply: other.now["ply"] >= ply)
        await red.close()
        await blue.close()
    raise AssertionError(f"no tie of Red's in {games} games")


async def tied_at_one_screen(address: str, luck: random.Random, games: int = 20) -> tuple[str, Person, str]:
    """The same where one person holds both seats; which of the two may look."""
    for _ in range(games):
        person = Person(address)
        table = await person.make(game="zama", seats=["me", "shared"])
        async with person.at(table) as page:
            while page.now["status"] != "over":
                if not page.now["legal"]:
                    await page.done("lift_curtain", seat=page.table["curtain"]["may_lift"][0])
                ((seat, moves),) = page.now["legal"].items()
                if page.now["shown"]["phase"] == "peek" and len(moves) > 2:
                    return table, person, seat
                safe = [move for move in moves if "^" not in move]
                await page.play(luck.choice(safe or moves))
        await person.close()
    raise AssertionError(f"no tie in {games} games")
