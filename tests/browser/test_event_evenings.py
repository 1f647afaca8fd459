"""Whole evenings in browsers: people and machines play, somebody starts the rounds and judges, the server is killed."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Error, expect

from tests.browser import scamorra, scorso
from tests.browser.conftest import PHONE
from tests.browser.site import Server, Wire
from tests.browser.visitor import Visitor
from tests.server.events import Held
from tests.server.people import Json, Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

Decide = Callable[[Visitor, random.Random], Awaitable[None]]
OVER = "a.button.primary[href^='/event/']"  # the way back to the event
NEXT_GAME = "button:text-is('Next game')"
FOR_EVER = 0


async def _latrunculi(me: Visitor, luck: random.Random) -> None:
    played = await me.log.count()
    await me.any_move(luck)
    await me.plies(played + 1)


async def _scamorra(me: Visitor, luck: random.Random) -> None:
    if await me.page.locator(NEXT_GAME).count():
        await me.page.locator(NEXT_GAME).click()
        await me.page.locator(NEXT_GAME).wait_for(state="detached")
        return
    await scamorra.Player(me).decide(luck)


async def _scorso(me: Visitor, luck: random.Random) -> None:
    await scorso.ByPointer(me).beat(luck)


@dataclass(frozen=True)
class Evening:
    """What is played, how many machines come, and how a person decides something at its tables."""

    plan: Json
    machines: int
    to_decide: str
    decide: Decide
    judged: bool = False


QUICK = {"judge": "human", "stall_quiet_plies": "6", "null_games": "1"}
EVENINGS = {
    "a Latrunculi knock-out of eight with a judge": Evening(
        {"game": "latrunculi-match", "format": "knock-out", "options": QUICK}, 6, ".square.mine", _latrunculi, True
    ),
    "a Scamorra Swiss in Fifteen mode": Evening(
        {"game": "scamorra-fifteen"},
        4,
        f"{scamorra.Player.TO_DECIDE}, {NEXT_GAME}",
        _scamorra,
    ),
    "a Scorso evening of five rounds for eleven": Evening(
        {"game": "scorso", "format": "tables", "rounds": 5, "options": {"pace": "beats"}}, 9, scorso.MAY_ACT, _scorso
    ),
    "an arena": Evening({"game": "latrunculi", "format": "arena", "rounds": 4}, 3, ".square.mine", _latrunculi),
}


# -- what people do ----------------------------------------------------------------------------------


async def _attend(me: Visitor, event: str, evening: Evening, luck: random.Random) -> None:
    """Go to one's table whenever there is one, and play."""
    while True:
        with contextlib.suppress(Error):  # the server is away: try again
            await me.page.goto(f"{me.address}/event/{event}")
            await me.link("Go to my table").click(timeout=FOR_EVER)
            await _play(me, evening, luck)


async def _play(me: Visitor, evening: Evening, luck: random.Random) -> None:
    sit = me.button("Sit down and play", exact=False)
    while not await me.page.locator(OVER).count():
        with contextlib.suppress(Error):  # the table has changed under the hand
            await me.page.locator(f"{evening.to_decide}, {OVER}").or_(sit).first.wait_for(timeout=FOR_EVER)
            if await sit.count():
                await sit.click()
                await sit.wait_for(state="detached")
            elif await me.page.locator(evening.to_decide).count():
                await evening.decide(me, luck)


async def _organise(me: Visitor, event: str) -> None:
    """Start every round as soon as it can be."""
    await me.page.goto(f"{me.address}/event/{event}#organise")
    while True:
        with contextlib.suppress(Error):
            await me.page.get_by_role("button", name=re.compile(r"^Start round \d+$")).click(timeout=FOR_EVER)


async def _judge(me: Visitor, event: str) -> None:
    """Rule wherever somebody or something has called."""
    await me.page.goto(f"{me.address}/event/{event}#judge")
    said = me.page.get_by_role("dialog")
    while True:
        with contextlib.suppress(Error):
            if not await said.count():  # a ruling that the server did not live to hear is still there
                await me.page.get_by_test_id("calls").get_by_role("button", name="Judge").first.click(timeout=FOR_EVER)
            await said.get_by_role("radio", name=re.compile("^Win")).check(force=True)
            await said.get_by_label("Reason, told to everybody").fill("Nothing happens any more.")
            await said.get_by_role("button", name="Give the ruling").click()
            await said.wait_for(state="detached")


@contextlib.asynccontextmanager
async def meanwhile(*all_of: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """They go on while this block waits."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(one) for one in all_of]
        yield
        for task in tasks:
            task.cancel()


# -- the site ----------------------------------------------------------------------------------------


class Venue:
    """A site of its own, at an address that stays when it is killed and opened again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = Server(folder)

    async def __aenter__(self) -> Venue:
        self.wire = await Wire(self.server.port).__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.wire.__aexit__()
        self.server.kill()

    def kill(self, *people: Person) -> None:
        """Without a warning; then it opens again."""
        self.server.kill()
        self.server = Server(self._folder)
        self.wire.leads_to = self.server.port
        for person in people:
            person.visit(self.server.host)


@pytest.mark.long
@pytest.mark.parametrize("name", EVENINGS)
async def test_an_evening_is_played_through_in_browsers(visitor, tmp_path: Path, name: str) -> None:
    evening = EVENINGS[name]
    async with Venue(tmp_path) as venue:
        olga, livia, marco = [await Person(venue.server.host).named(each) for each in ("Olga", "Livia", "Marco")]
        held = await Held.make(olga, name=name, **evening.plan)
        await held.enter(livia, marco)
        await held.enter_bots(evening.machines)
        pages = [await visitor(address=venue.wire.address, viewport=PHONE) for _ in range(2)]
        runs = [await visitor(address=venue.wire.address) for _ in range(2)]
        for one, person in zip([*pages, *runs], (livia, marco, olga, olga), strict=True):
            await one.become(person)
        is_arena = evening.plan.get("format") == "arena"
        lucks = [random.Random(seed) for seed in (3, 4)]
        doing = [_attend(page, held.id, evening, luck) for page, luck in zip(pages, lucks, strict=True)]
        if is_arena:
            await held.act(olga, "pair", round=1)
        async with meanwhile(
            *doing,
            *([] if is_arena else [_organise(runs[0], held.id)]),
            *([_judge(runs[1], held.id)] if evening.judged else []),
        ):
            await held.until(lambda event: any(table["status"] == "over" for table in event["tables"]))
            venue.kill(olga, livia, marco)
            told = await held.until(lambda event: event["finished"])
        assert told["standings"][0]["place"] == 1
        assert all(table["worth"] for table in told["tables"])
        acts = [(one["act"], one["what"]) for one in (await olga.get(f"/api/events/{held.id}/audit"))["acts"]]
        games = [what.partition('"kind"')[0] for act, what in acts if act == "result"]
        assert len(games) == len(set(games)), "a game was counted twice"
        if evening.judged:
            assert any(act == "rule" for act, _ in acts)
        await runs[0].visit(f"/event/{held.id}/screen")
        await runs[0].page.locator("[data-slide]").first.wait_for()
        for person in (olga, livia, marco):
            await person.close()


async def test_a_server_killed_in_the_middle_of_a_round_is_back_on_every_page(visitor, tmp_path: Path) -> None:
    async with Venue(tmp_path) as venue:
        olga, livia, marco = [await Person(venue.server.host).named(each) for each in ("Olga", "Livia", "Marco")]
        held = await Held.make(olga, rounds=1)
        await held.enter(livia, marco)
        host, first, second = [await visitor(address=venue.wire.address) for _ in range(3)]
        for one, person in ((host, olga), (first, livia), (second, marco)):
            await one.become(person)
            await one.visit(f"/event/{held.id}")
        await host.link("Organise").click()
        await host.button("Start round 1").click()
        for one in (first, second):
            await one.link("Go to my table").click()
            await one.button("Sit down and play", exact=False).click()
        await second.button("Resign").wait_for()
        venue.kill(olga)
        await second.button("Resign").click()
        await second.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        await first.says("You have won!")
        for one in (first, second):
            await one.link("Back to the event").click()
            await one.link("Standings").click()
            await expect(one.page.locator("tbody tr").first).to_contain_text("Livia")
        await host.link("Standings").click()
        await expect(host.page.locator("tbody tr").first).to_contain_text("Livia")
        for person in (olga, livia, marco):
            await person.close()
