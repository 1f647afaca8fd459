"""Three browsers roll at once: a round to the knock, its conflicts and a duel; one of them loses the network."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.scorso import KNOCK, ROLL, SINGLES, Racer, racing

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULES = {"players": "3", "pace": "real_time"}
WHOLE_ROUND = 300_000  # milliseconds


class Brawler(Racer):
    """Only rolls; or, when it may end the round, places a pair of fists, for somebody to be challenged, and singles."""

    may_end = False
    has_fists = False  # placed

    async def glance(self) -> None:
        if answers := await self.answers():
            await self._answer(answers)
        elif await self.duel.count():
            await self.press(ROLL, KNOCK)
        elif not await self.press(f"{KNOCK}.primary"):
            await self._place_or_roll()

    async def _answer(self, answers: list[str]) -> None:
        challenges = [text for text in answers if text.startswith("challenge ") and text != "challenge no"]
        await self.press(f'[data-answer="{(challenges or answers)[0]}"]')

    async def _place_or_roll(self) -> None:
        free = await self.free()
        fists = [number for number, face in free if face == "R"]
        singles = [number for number, face in free if face in SINGLES]
        wanted = singles if self.has_fists else []
        if self.may_end and not self.has_fists and len(fists) > 1:
            wanted, self.has_fists = fists[:2], True
        if wanted:
            await self.put(*wanted)
        else:
            await self.press(ROLL)


@pytest.mark.long
async def test_a_round_and_a_duel_in_three_browsers_one_of_which_loses_the_network(visitor, wire):
    people = [await visitor(), await visitor(), await visitor(address=wire.address)]
    maker, _, lost = people
    await maker.visit()
    wanted = {"game": "scorso", "options": RULES, "seats": ["me", "open", "open"]}
    made = await maker.page.request.post(f"{maker.address}/api/tables", data=wanted)
    table = f"/t/{(await made.json())['id']}"
    await maker.visit(table)
    for other in people[1:]:
        await other.visit(table)
        await other.button("Sit down and play").click()
    racers = [Brawler(one) for one in people]
    for racer in racers:
        await racer.mat.wait_for()
    for one in people:
        await one.button("Ready").click()
    await maker.page.get_by_test_id("count").click()
    await lost.has_shown("countdown")

    async with racing(*racers):
        await expect(racers[2].mat.locator('[data-die]:not([data-die="?"])').first).to_be_visible()
        wire.cut()
        await expect(lost.page.get_by_text("Reconnecting")).to_be_visible()
        wire.mend()
        await expect(lost.page.get_by_text("Reconnecting")).to_have_count(0)
        racers[0].may_end = True
        for one in (maker, lost):
            one.page.set_default_timeout(WHOLE_ROUND)
            await one.has_shown("story")
            await one.has_shown("duel-table")
        await expect(racers[0].duel).to_have_count(0, timeout=WHOLE_ROUND)

    logs = []
    for one in people:
        record = await one.page.request.get(f"{one.address}/api{table.replace('/t/', '/tables/')}/record")
        logs.append((await record.text()).splitlines())
    shared = min(map(len, logs))  # a press of the next round may have counted while they were fetched
    assert logs[0][:shared] == logs[1][:shared] == logs[2][:shared], "all three saw the same game"
    assert any(" A knock" in line for line in logs[0][:shared])
    assert any(" challenge " in line for line in logs[0][:shared])
