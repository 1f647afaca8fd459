"""Three browsers roll at once: a round to the knock, its conflicts and a duel; one of them loses the network."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from playwright.async_api import Error, expect

from tests.browser.scorso import SINGLES, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULES = {"players": "3", "pace": "real_time"}


class Racer(Player):
    """Plays by keyboard as fast as the dice allow."""

    has_fists = False  # placed

    async def race(self, *, is_ender: bool) -> None:
        """One glance at the table and what follows from it."""
        if answers := await self.answers():
            await self._answer(answers)
        elif await self.duel.count():
            await self._duel()
        elif await self.control("knock").count() and await self.control("knock").is_enabled():
            await self.page.keyboard.press("Enter")
        else:
            await self._roll_and_place(is_ender)

    async def _answer(self, answers: list[str]) -> None:
        challenges = [text for text in answers if text.startswith("challenge ") and text != "challenge no"]
        await self.page.locator(f'[data-answer="{(challenges or answers)[0]}"]').click()

    async def _duel(self) -> None:
        knock, roll = self.control("knock"), self.control("roll")
        if await roll.count() and await roll.is_enabled():
            await roll.click()
        elif await knock.count() and await knock.is_enabled():
            await knock.click()

    async def _roll_and_place(self, is_ender: bool) -> None:
        """The ender collects a pair of fists, then singles; the others keep a die in the hand."""
        keys, free = self.page.keyboard, await self.free()
        fists = [number for number, face in free if face == "R"]
        singles = [number for number, face in free if face in SINGLES]
        needed = 1 if not is_ender else 0 if self.has_fists else 2
        wanted = fists[:2] if needed == 2 and len(fists) > 1 else singles[: max(0, len(free) - needed)]
        if wanted:
            self.has_fists |= wanted[0] in fists
            for number in wanted:
                await keys.press(str(number))
            await keys.press("ArrowRight")
        elif await self.control("roll").count():
            await keys.press("Space")


async def test_a_round_and_a_duel_in_three_browsers_one_of_which_loses_the_network(visitor, wire):
    people = [await visitor(), await visitor(), await visitor(address=wire.address)]
    maker = people[0]
    await maker.visit()
    wanted = {"game": "scorso", "options": RULES, "seats": ["me", "open", "open"]}
    made = await maker.page.request.post(f"{maker.address}/api/tables", data=wanted)
    table = f"/t/{(await made.json())['id']}"
    await maker.visit(table)
    for other in people[1:]:
        await other.visit(table)
        await other.button("Sit down and play").click()
    racers = [Racer(one) for one in people]
    for racer in racers:
        await racer.mat.wait_for()
    await expect(maker.page.get_by_test_id("countdown")).to_be_visible()

    lost = people[2]
    has_been_lost, is_over = asyncio.Event(), asyncio.Event()

    async def play(racer: Racer, *, is_ender: bool) -> None:
        while not is_over.is_set():
            with contextlib.suppress(Error):  # the table went on between the glance and the press
                await racer.race(is_ender=is_ender and has_been_lost.is_set())
            await asyncio.sleep(0.05)

    async def lose_the_network() -> None:
        await expect(racers[2].mat.locator('[data-die]:not([data-die="?"])').first).to_be_visible()
        wire.cut()
        await expect(lost.page.get_by_text("Reconnecting")).to_be_visible()
        wire.mend()
        await expect(lost.page.get_by_text("Reconnecting")).to_have_count(0)
        has_been_lost.set()

    async def watch() -> None:
        await lose_the_network()
        await expect(maker.page.get_by_test_id("story")).to_be_visible(timeout=60_000)
        await expect(maker.page.get_by_test_id("duel-table")).to_be_visible(timeout=60_000)
        await expect(lost.page.get_by_test_id("duel-table")).to_be_visible()
        await expect(maker.page.get_by_test_id("duel-table")).to_have_count(0, timeout=90_000)
        is_over.set()

    async with asyncio.timeout(240), asyncio.TaskGroup() as group:
        group.create_task(watch())
        for index, racer in enumerate(racers):
            group.create_task(play(racer, is_ender=index == 0))

    logs = []
    for one in people:
        record = await one.page.request.get(f"{one.address}/api{table.replace('/t/', '/tables/')}/record")
        logs.append((await record.text()).splitlines())
    shared = min(map(len, logs))  # a press of the next round may have counted while they were fetched
    assert logs[0][:shared] == logs[1][:shared] == logs[2][:shared], "all three saw the same game"
    assert any(" A knock" in line for line in logs[0][:shared])
    assert any(" challenge " in line for line in logs[0][:shared])
