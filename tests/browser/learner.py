"""A person taking lessons: every move made on the board of its game, by pointer or by keyboard."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Locator, expect

from tests.browser.visitor import Visitor

Json = dict[str, Any]
WAY = """([from, to]) => {
    const lines = [...document.querySelectorAll('[role=grid] [role=row]')].map(row => [...row.children]);
    const at = name => lines.flatMap((cells, row) => cells.map((cell, column) => ({ cell, row, column })))
        .find(({ cell }) => cell.dataset.square === name);
    return [at(to).column - at(from).column, at(to).row - at(from).row];
}"""


class Learner(ABC):
    def __init__(self, visitor: Visitor, game: str, language: str) -> None:
        self.me, self.page = visitor, visitor.page
        self.game, self.language = game, language

    async def lessons(self) -> list[Json]:
        answer = await self.page.request.get(f"{self.me.address}/api/games/{self.game}/lessons/{self.language}")
        return (await answer.json())["lessons"]

    async def take(self, lesson: Json, watch: Callable[[Learner], Awaitable[None]] | None = None) -> None:
        """All steps of a lesson, with the first of the right moves; what is seen before each may be watched."""
        moves: list[str] = []
        for number, step in enumerate(lesson["steps"], start=1):
            await self.at(lesson, str(number))
            if watch:
                await watch(self)
            move = step["right"][0] if step["right"] != ["*"] else await self.any_move(lesson, moves)
            await self.play(move)
            moves += [f"{lesson['seat']} {move}", *step["reply"]]
        await self.at(lesson, "done")

    async def at(self, lesson: Json, step: str) -> None:
        """Wait until this step may be played."""
        self.step = self.page.locator(f'[data-lesson="{lesson["name"]}"][data-step="{step}"][aria-busy=false]')
        await self.step.wait_for()

    async def any_move(self, lesson: Json, moves: list[str]) -> str:
        asked = {"game": self.game, "moves": moves, **{key: lesson[key] for key in ("options", "position")}}
        answer = await self.page.request.post(f"{self.me.address}/api/positions", data=asked)
        return (await answer.json())["legal"][lesson["seat"]][0]

    async def play(self, move: str) -> None:
        await getattr(self, self.game)(move)

    # -- what every game asks of a hand ------------------------------------------------------------
    @abstractmethod
    async def square(self, name: str) -> None: ...

    @abstractmethod
    async def press(self, selector: str) -> None:
        """The first thing like this."""

    async def squares(self, move: str) -> None:
        """The squares of a move in order; what has only one way to go may have gone already."""
        for square in re.findall(r"[a-z]\d+", move):
            if await self.step.count():  # not the next one, nor the end of the lesson
                await self.square(square)

    # -- the games ---------------------------------------------------------------------------------
    async def latrunculi(self, move: str) -> None:
        await self.squares(move)

    async def zama(self, move: str) -> None:
        while await self.page.get_by_test_id("duel").count():
            await self.page.keyboard.press("Escape")
        if move == "done":
            await self.press(".bar button")
            return
        await self.squares(move)
        if "^" in move:
            await self.press("dialog .button.primary, dialog .button.danger")

    async def scamorra(self, move: str) -> None:
        if re.fullmatch(r"[a-z]+-first", move):
            await self.press_nth(".begin button", ["move-first", "place-first"].index(move))
            return
        card, _, rest = move.rpartition(":")
        if card:
            await self.press(f'[data-card="{card}"]')
        if rest == "-":
            await self.press(".discard")
            return
        piece, _, square = rest.rpartition("@")
        if piece:
            await self.press(f'.tray .usable[data-beside="@{piece}"]')
        await self.squares(square)

    async def scorso(self, move: str) -> None:
        match move.split():
            case ["place", face, side]:
                await self.press(f'button[data-die="{face}"]:enabled')
                await self.tray(side)
            case ["roll", faces]:
                if len(faces) < await self.page.locator("button[data-die]:enabled").count():
                    for number, face in enumerate(faces):
                        await self.press_nth(f'button[data-die="{face}"]:enabled', faces[:number].count(face))
                await self.press("[data-testid=roll]:enabled")
            case ["knock"]:
                await self.press("[data-testid=knock]")
            case ["done"]:
                await self.press("[data-testid=wait]")
            case _:
                await self.press(f'[data-answer="{move}"]')

    @abstractmethod
    async def tray(self, side: str) -> None: ...

    @property
    def next_button(self) -> Locator:
        return self.page.locator("[data-step=done] .words .button.primary")

    @abstractmethod
    async def go_on(self) -> None:
        """To the next lesson."""

    @abstractmethod
    async def press_nth(self, selector: str, which: int) -> None: ...


class ByPointer(Learner):
    async def square(self, name: str) -> None:
        await self.me.square(name).click()

    async def press(self, selector: str) -> None:
        await self.page.locator(selector).first.click()

    async def press_nth(self, selector: str, which: int) -> None:
        await self.page.locator(selector).nth(which).click()

    async def tray(self, side: str) -> None:
        await self.page.locator(f"[data-tray={side}] button").first.click()

    async def go_on(self) -> None:
        await self.next_button.click()


class ByKeyboard(Learner):
    async def go_on(self) -> None:
        """What comes next is where the focus is."""
        await expect(self.next_button).to_be_focused()
        await self.page.keyboard.press("Enter")

    async def square(self, name: str) -> None:
        """Arrow keys from where the board's cursor is, then Enter."""
        cursor = self.page.locator('[role=grid] [data-square][tabindex="0"]')
        await cursor.focus()
        across, down = await self.page.evaluate(WAY, [await cursor.get_attribute("data-square"), name])
        for key, times in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
            for _ in range(times):
                await self.page.keyboard.press(f"Arrow{key}")
        await self.page.keyboard.press("Enter")

    async def press(self, selector: str) -> None:
        await self.press_nth(selector, 0)

    async def press_nth(self, selector: str, which: int) -> None:
        await self.page.locator(selector).nth(which).press("Enter")

    async def tray(self, side: str) -> None:
        await self.page.keyboard.press(f"Arrow{side.capitalize()}")
