"""A person at a table of Scorso: rolls, places, knocks and answers, by keyboard or by pointer."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, TypeVar

from playwright.async_api import Locator

from tests.browser.parts import Part
from tests.browser.visitor import Visitor

Visit = Callable[..., Awaitable[Visitor]]

AT_THE_END = "[data-testid=prompt] .verdict"  # in any language
MAY_ACT = f".scorso .controls button:enabled, button[data-die]:enabled, [data-answer], {AT_THE_END}"
SINGLES = ("K", "W")  # a die of these is a combination by itself
SIDES = ("left", "right")
ONE_HAND = 3  # dice

KNOCK, ROLL = "[data-testid=knock]", "[data-testid=roll]:enabled"
ROLLED = "button[data-die]:enabled:not([data-die='?'])"
PRESS = "what => { const it = document.querySelector(what); it?.click(); return it !== null; }"
FREE_DICE = """all => all.map(it => [Number(it.querySelector('.number').textContent), it.dataset.die])"""


class Player:
    """What somebody does with hands on this table."""

    def __init__(self, visitor: Visitor) -> None:
        self.me = visitor
        self.page = visitor.page

    mat = Part(".mat")
    story = Part("data-testid=story")
    duel = Part("data-testid=duel-table")
    result = Part("data-testid=result")

    def control(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def tray(self, side: str) -> Locator:
        return self.page.get_by_test_id(f"tray-{side}")

    def other(self, seat: str) -> Locator:
        return self.page.locator(f'.other[data-seat="{seat}"]')

    async def my_turn(self) -> bool:
        """Wait until this page may decide something, or the game is over; whether it may."""
        await self.page.locator(MAY_ACT).first.wait_for(state="attached")
        return await self.page.locator(AT_THE_END).count() == 0

    async def free(self) -> list[tuple[int, str]]:
        """The dice that can be chosen: number and face."""
        return [
            (number, face)
            for number, face in await self.page.eval_on_selector_all("button[data-die]:enabled", FREE_DICE)
        ]

    async def too_many(self) -> list[int]:
        """Numbers of dice to choose where one hand cannot roll all."""
        roll = self.control("roll")
        is_enough = await roll.count() == 0 or await roll.is_enabled()
        return [] if is_enough else [number for number, _ in await self.free()][:ONE_HAND]

    async def rolled(self) -> None:
        """Wait until dice have come to rest that can be chosen."""
        await self.page.locator(ROLLED).first.wait_for()

    async def answers(self) -> list[str]:
        return await self.page.eval_on_selector_all("[data-answer]", "all => all.map(it => it.dataset.answer)")

    async def settled(self) -> None:
        """Wait until the server has answered everything pressed."""
        await self.page.locator(".scorso:not([aria-busy=true])").wait_for(state="attached")


async def seated(me: Player, players: int, *, machine: str = "random", **options: Any) -> str:
    """At a new table of beats, against machines; which table."""
    await me.me.visit()
    options = {"pace": "beats", "players": players, **options}
    table = await _made(me, ["me", *[f"bot:{machine}"] * (players - 1)], options)
    await me.me.visit(f"/t/{table}")
    await me.mat.wait_for()
    return table


P = TypeVar("P", bound=Player)


async def two_people(visit: Visit, hands: type[P], machines: int = 0, **options: Any) -> tuple[P, P]:
    """Both at one table of beats, A and B; the others move at random."""
    me, other = hands(await visit()), hands(await visit())
    await me.me.visit()
    seats = ["me", "open", *["bot:random"] * machines]
    table = await _made(me, seats, {"pace": "beats", "players": len(seats), **options})
    await me.me.visit(f"/t/{table}")
    await other.me.visit(f"/t/{table}")
    await other.me.button("Sit down and play").click()
    return me, other


async def _made(me: Player, seats: list[str], options: dict[str, Any]) -> str:
    wanted = {"game": "scorso", "seats": seats, "lot": False}
    wanted["options"] = {name: str(value) for name, value in options.items()}
    made = await me.page.request.post(f"{me.me.address}/api/tables", data=wanted)
    assert made.status == 201, await made.text()
    return (await made.json())["id"]


class ByKeyboard(Player):
    """Digits, arrows, Space, Enter; digits or Tab for the answers."""

    async def beat(self, luck: random.Random) -> None:
        """One decision: an answer, or what can be placed and then a roll or a knock."""
        if answers := await self.answers():
            text = luck.choice(answers)
            if answers.index(text) < 9 and luck.random() < 0.5:
                await self.page.keyboard.press(str(answers.index(text) + 1))
                await self.settled()
            else:
                await self._tab_to(text)
            return
        keys = self.page.keyboard
        if await self.duel.count() == 0:
            await self._place(luck)
        for number in await self.too_many():
            await keys.press(str(number))
        if await self.control("roll").count():
            await keys.press("Space")
        else:
            await keys.press("Enter")
        await self.settled()

    async def _place(self, luck: random.Random) -> None:
        keys = self.page.keyboard
        for number, face in await self.free():
            if face in SINGLES:
                await keys.press(str(number))
                await keys.press(f"Arrow{luck.choice(SIDES).title()}")
        await self.settled()
        await self.my_turn()

    async def _tab_to(self, text: str) -> None:
        for _ in range(60):
            await self.page.keyboard.press("Tab")
            if text == await self.page.evaluate("document.activeElement.dataset.answer"):
                await self.page.keyboard.press("Enter")
                await self.page.locator(f'[data-answer="{text}"]:focus').wait_for(state="detached")
                return
        raise AssertionError(f"Tab never reaches {text}")


class ByPointer(Player):
    """Taps and drags."""

    async def beat(self, luck: random.Random) -> None:
        if answers := await self.answers():
            button = self.page.locator(f'[data-answer="{luck.choice(answers)}"]')
            await button.click()
        else:
            if await self.duel.count() == 0:
                await self._place(luck)
            for number in await self.too_many():
                await self.die(number).click()
            roll = self.control("roll")
            await (roll if await roll.count() else self.control("knock")).click()
        await self.settled()

    async def _place(self, luck: random.Random) -> None:
        for number, face in await self.free():
            if face not in SINGLES:
                continue
            die, tray = self.die(number), self.tray(luck.choice(SIDES))
            if luck.random() < 0.5:
                await die.drag_to(tray)
            else:
                await die.click()
                await tray.click()
        await self.settled()
        await self.my_turn()

    def die(self, number: int) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{number}: "))


class Racer(Player, ABC):
    """Plays in real time, as fast as the page changes. What is no longer there when it is pressed is not pressed."""

    async def race(self) -> None:
        """Glance and act, again and again, until cancelled."""
        while True:
            seen = await self.me.changes()
            await self.glance()
            await self.me.changed(seen)

    @abstractmethod
    async def glance(self) -> None:
        """One look at the table and what follows from it."""

    async def press(self, *selectors: str) -> bool:
        """The first of these that is there; whether there was one."""
        for selector in selectors:
            if await self.page.evaluate(PRESS, selector):
                return True
        return False

    async def put(self, *numbers: int) -> None:
        """These dice to the right."""
        for number in numbers:
            await self.page.keyboard.press(str(number))
        await self.page.keyboard.press("ArrowRight")


@contextlib.asynccontextmanager
async def racing(*racers: Racer) -> AsyncIterator[None]:
    """They play while this block waits for what is to be seen."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(racer.race()) for racer in racers]
        yield
        for task in tasks:
            task.cancel()
