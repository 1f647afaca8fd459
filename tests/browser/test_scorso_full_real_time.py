"""The full game in real time: two people, one stage of one round; or two, the market between them, and a duel."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.scorso import AT_THE_END, KNOCK, ROLL, Racer, racing, two_people

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHORT = {"mode": "full", "max_rounds": 1, "pace": "real_time", "count": "automatic"}
WHOLE_GAME = 600_000  # milliseconds
SHOT, DEFENCE = "K", "W"


class StageWinner(Racer):
    """Wins one stage and loses the other. One that is rash knocks in a duel before all dice show fists."""

    wins = ""
    is_rash = False
    has_shot = False  # a shot is placed: without one nobody would lose a bullet

    async def glance(self) -> None:
        if answers := await self.answers():
            await self._answer(answers)
        elif await self.duel.count():
            await self.press(*[KNOCK] * self.is_rash, f"{KNOCK}.primary", ROLL)
        elif not await self.press(f"{KNOCK}.primary") and self.wins in await self.control("stage").all_inner_texts():
            await self._place_or_roll()

    async def _answer(self, answers: list[str]) -> None:
        """What leaves everything as it is, or the first there is."""
        wanted = next((text for text in answers if text.endswith((" no", " none"))), answers[0])
        await self.press(f'[data-answer="{wanted}"]')

    async def _place_or_roll(self) -> None:
        free = await self.free()
        self.has_shot |= any(face == SHOT for _, face in free)
        singles = [number for number, face in free if face in (SHOT, DEFENCE)]
        if not self.has_shot:
            singles = singles[: len(free) - 1]
        if singles:
            await self.put(*singles)
        else:
            await self.press(ROLL)


@pytest.mark.parametrize(
    ("hats", "moments"),
    [
        ([1, 0], ("countdown", "story")),
        pytest.param([1, 1], ("countdown", "story", "market", "duel-table"), marks=pytest.mark.long),
    ],
)
async def test_stages_in_real_time_to_the_last_hat(visitor, hats, moments):
    people = await two_people(visitor, StageWinner, stages=(stages := sum(hats)), **SHORT)
    for number, one in enumerate(people, 1):
        one.wins, one.is_rash = f"Stage {number} of {stages}", number == 2
    for one in people:
        await one.me.button("Ready").click()
    async with racing(*people):
        for one in people:
            await one.page.locator(AT_THE_END).wait_for(timeout=WHOLE_GAME)
    for one in people:
        for moment in moments:
            await one.me.has_shown(moment)
        for number in range(1, stages + 1):
            await one.me.has_shown("stage", f"Stage {number} of {stages}")
        await expect(one.result.locator("li")).to_have_count(2)
        assert await one.result.locator("li [data-hats]").all_inner_texts() == [str(count) for count in hats]
        await expect(one.me.log.last).to_contain_text("most hats after the last stage")
    for one, verdict in zip(people, ("You have won!", "You have lost."), strict=True):
        await expect(one.me.prompt.locator(".verdict")).to_have_text(verdict)
