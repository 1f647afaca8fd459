"""A person at a table of Zama: attacks, slides, looks; and tables whose cards lie as a test wants them."""

from __future__ import annotations

import contextlib
import random
import re
from collections.abc import AsyncIterator, Mapping

from playwright.async_api import Locator, expect

from tests.browser import player
from tests.browser.parts import Part
from tests.browser.prepared import Json, Pick, prepared
from tests.browser.site import Server
from tests.browser.visitor import Visitor
from tests.server.people import Person

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

    duel = Part("data-testid=duel")
    dialog = Part("role=dialog")

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
        gone = self.page.locator(f'ol [data-ply="{played + 1}"]')
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
async def laid(server: Server, wanted: Mapping[str, str], **options: str) -> AsyncIterator[tuple[str, Person, Person]]:
    """A table with `placement=stratego` and these cards on these cells, the rest as shuffled; its Red and its Blue."""
    async with _laid_by(2, server, wanted, options) as (table, people):
        yield table, people[0], people[1]


@contextlib.asynccontextmanager
async def laid_by_four(
    server: Server, wanted: Mapping[str, str], **options: str
) -> AsyncIterator[tuple[str, list[Person]]]:
    """The same among four, with the small pack; its Red, Blue, Green and Yellow."""
    async with _laid_by(4, server, wanted, {"players": "4", "deck": "32", **options}) as (table, people):
        yield table, people


@contextlib.asynccontextmanager
async def _laid_by(
    seats: int, server: Server, cards: Mapping[str, str], options: Mapping[str, str]
) -> AsyncIterator[tuple[str, list[Person]]]:
    people = [Person(server.host) for _ in range(seats)]
    luck = random.Random(seats)
    words = {"placement": "stratego", **options}
    table, _ = await prepared(server, "zama", people, _are_laid, lambda *at: _lay(cards, *at), luck, words)
    yield table, people
    for who in people:
        await who.close()


def _are_laid(seat: str, shown: Json, legal: list[str]) -> bool:
    return shown["phase"] == "attack"


def _lay(cards: Mapping[str, str], seat: str, shown: Json, legal: list[str]) -> str:
    """Cell by cell as far as something is wanted there."""
    cells = shown["lay_cells"]
    mine = {cell: card for cell, card in cards.items() if cell in cells}
    if not mine:
        return "rest"
    return f"{cells[0]}={mine.get(cells[0]) or next(card for card in shown['hand'] if card not in mine.values())}"


async def seated(visitor: Visitor, person: Person, table: str) -> Player:
    """The browser of somebody who has already sat down over the wire."""
    me = Player(visitor)
    await me.sit_down_as(person, table)
    await visitor.grid.wait_for()
    return me


async def tied(server: Server, luck: random.Random) -> tuple[str, Person, Person]:
    """A blind game in which Red may look at two cards; its Red and its Blue."""
    red, blue = Person(server.host), Person(server.host)
    table, _ = await prepared(server, "zama", [red, blue], lambda *at: _looker(*at) == "r", _safely(luck), luck)
    return table, red, blue


async def tied_by_four(server: Server, luck: random.Random) -> tuple[str, list[Person]]:
    """The same among four, with the small pack; its Red, Blue, Green and Yellow, one of whom may look."""
    people = [Person(server.host) for _ in range(4)]
    options = {"players": "4", "deck": "32", "slide_count": "up_to_3", "overlap": "off"}
    table, _ = await prepared(server, "zama", people, _looker, _safely(luck), luck, options)
    return table, people


async def tied_at_one_screen(server: Server, luck: random.Random) -> tuple[str, Person, str]:
    """The same where one person holds both seats; which of the two may look."""
    person = Person(server.host)
    table, seat = await prepared(server, "zama", [person, person], _looker, _safely(luck), luck)
    return table, person, seat


def _looker(seat: str, shown: Json, legal: list[str]) -> str | None:
    """Who may look at two cards."""
    return seat if shown["phase"] == "peek" and len(legal) > 2 else None


def _safely(luck: random.Random) -> Pick:
    """Anything but an overlap."""
    return lambda seat, shown, legal: luck.choice([move for move in legal if "^" not in move] or legal)
