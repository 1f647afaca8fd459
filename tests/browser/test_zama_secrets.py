"""What one player has seen stays unknown to the other: all that reaches a page, against the truth of the record."""

from __future__ import annotations

import functools
import json
import random
import re

import pytest
from playwright.async_api import expect

from ludoteca import play
from ludoteca.games.zama.rules.board import EMPTY, FACE_UP, square, squares
from ludoteca.games.zama.rules.cards import name
from tests.browser.player import next_of
from tests.browser.scamorra import Ear
from tests.browser.zama import Player, laid, name_of, seated, tied, tied_at_one_screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

SEATS = "rbgy"
LOOK = """() => [
    Number([...document.querySelectorAll('ol [data-ply]')].at(-1)?.dataset.ply ?? 0),
    Object.fromEntries([...document.querySelectorAll('[data-square]')].map(it => [it.dataset.square, it.ariaLabel])),
    document.querySelectorAll('.board svg .card text').length,
]"""


class Truth:
    """A finished game, replayed from its record."""

    def __init__(self, record: str) -> None:
        self.match = play.parse_record(record).match()
        self.hidden_from = functools.cache(self._hidden_from)

    def _hidden_from(self, seat: str, ply: int) -> dict[str, str]:
        """The cards on the table at that ply that have an identity which this seat has not seen."""
        s, own = self.match.state_at(ply).record, SEATS.index(seat)
        return {
            square(at): name(int(s.face[at]))
            for at in squares(s)
            if s.owner[at] != EMPTY and s.face[at] >= 0 and not s.seen[at] & (FACE_UP | 1 << own)
        }


class Watch:
    """A page whose traffic and screen are kept."""

    def __init__(self, player: Player, ear: Ear, seat: str) -> None:
        self.player, self.ear, self.seat = player, ear, seat
        self.screens: list[tuple[int, dict[str, str], int]] = []

    async def look(self) -> None:
        """The cells as they are read aloud, and how many faces are drawn, at this ply; what is over is open to all."""
        if await self.player.me.prompt.locator(".verdict").count():
            return
        ply, labels, drawn = await self.player.page.evaluate(LOOK)
        self.screens.append((ply, labels, drawn))

    def assert_knows_nothing_more(self, truth: Truth) -> int:
        """Of what was sent and shown while the game went on; how many cards were kept from this page."""
        kept = 0
        for view in self.ear.views:
            if view["now"]["status"] == "running":
                kept += self._assert_sent_nothing(view, truth)
        for ply, labels, drawn in self.screens:
            hidden = truth.hidden_from(self.seat, ply)
            for cell, card in hidden.items():
                assert name_of(card) not in labels[cell], (ply, cell)
            assert drawn == sum(bool(re.search(" of (spades|hearts|diamonds|clubs)", text)) for text in labels.values())
        return kept

    def replays(self) -> list[dict]:
        """What it was shown when it looked back while the game went on."""
        return [json.loads(body) for url, body in self.ear.bodies if url.endswith("/replay")]

    def assert_looked_back_at_nothing_more(self, truth: Truth) -> int:
        """How many moments it was shown."""
        frames = [frame for replay in self.replays() for frame in replay["frames"]]
        for frame in frames:
            hidden = truth.hidden_from(self.seat, frame["ply"])
            assert hidden.keys().isdisjoint(frame["shown"]["faces"])
            self._assert_told_nothing([frame["entry"]] if frame["entry"] else [], truth)
        return len(frames)

    def _assert_sent_nothing(self, view, truth: Truth) -> int:
        hidden = truth.hidden_from(self.seat, view["now"]["ply"])
        assert hidden.keys().isdisjoint(view["now"]["shown"]["faces"])
        assert set(view["now"]["legal"]) <= {self.seat}
        self._assert_told_nothing(view["log"], truth)
        return len(hidden)

    def _assert_told_nothing(self, log, truth: Truth) -> None:
        for entry in log:
            told = json.dumps(entry, ensure_ascii=False)
            for cell, card in truth.hidden_from(self.seat, entry["ply"]).items():
                assert f"{cell}={card}" not in told
                for event in entry["events"]:
                    assert (event.get("cell"), event.get("card")) != (cell, card), entry


async def _watched(visitor, people, table: str) -> list[Watch]:
    found = []
    for person, seat in zip(people, SEATS, strict=False):
        one = await visitor(reduced_motion="reduce")
        ear = Ear(one)
        found.append(Watch(await seated(one, person, table), ear, seat))
        assert await found[-1].player.side() == seat
    return found


async def _play_on(watches: list[Watch], decisions: int, luck: random.Random) -> None:
    """Whoever may decide does, and both screens are looked at after every decision."""
    for _ in range(decisions):
        player = await next_of([watch.player for watch in watches])
        if player is None:
            return
        await player.decide(luck)
        ply = await player.ply()
        for watch in watches:
            await watch.player.after(ply - 1)
            await watch.look()


async def _end(watches: list[Watch]) -> Truth:
    """Give up if it is not over, and read the record."""
    player = watches[0].player
    if await player.me.button("Resign").count():
        await player.me.button("Resign").click()
        await player.dialog.get_by_role("button", name="Resign").click()
    for watch in watches:
        await watch.player.page.keyboard.press("Escape")  # whoever looks back returns to the present
        await expect(watch.player.me.prompt.locator(".verdict")).to_be_visible()
        await watch.ear.read()
    table = player.page.url.rsplit("/", 1)[1]
    answer = await player.page.context.request.get(f"{player.me.address}/api/tables/{table}/record")
    return Truth(await answer.text())


async def test_looks_of_a_blind_game_reach_the_looker_only(visitor, server):
    luck = random.Random(8)
    table, red, blue = await tied(server, luck)
    watches = await _watched(visitor, (red, blue), table)
    looker, other = watches
    for cell in luck.sample(await looker.player.unseen(), 2):
        await looker.player.tap(cell)
        await other.player.after(await looker.player.ply() - 1)
        for watch in watches:
            await watch.look()
    await _play_on(watches, 3, luck)
    await other.player.me.log.first.get_by_role("button").click()
    await other.player.me.says("Looking back")
    await other.ear.read()
    truth = await _end(watches)
    assert other.assert_looked_back_at_nothing_more(truth) > 1
    looker.assert_knows_nothing_more(truth)
    assert other.assert_knows_nothing_more(truth) > 0, "Red has looked at cards: Blue has something not to know"


async def test_packs_that_were_laid_out_stay_unknown_to_the_other(visitor, server):
    async with laid(server, {"a1": "KS", "k8": "KH"}) as (table, red, blue):
        watches = await _watched(visitor, (red, blue), table)
        for watch in watches:
            await watch.look()
        await _play_on(watches, 8, random.Random(1))
        truth = await _end(watches)
        for watch in watches:
            assert watch.assert_knows_nothing_more(truth) > 40


async def test_two_at_one_screen_see_what_each_has_seen_behind_the_curtain_only(visitor, server):
    """One browser, both seats: what one has looked at is gone from the page before the other looks."""
    one = await visitor(reduced_motion="reduce")
    ear = Ear(one)
    table, person, seat = await tied_at_one_screen(server, random.Random(6))
    me = await seated(one, person, table)
    await me.lift()
    cell = (await me.unseen())[5]
    await me.tap(cell)
    assert "known to you alone" in await me.label(cell)
    await me.me.button("No more looks").click()
    await expect(me.curtain).to_be_visible()
    assert "you have seen it" not in await me.label(cell)
    await me.lift()
    assert "others have looked at it" in await me.label(cell)
    others = [view["now"]["shown"] for view in ear.views if view["lifted"] != seat]
    looked_at = [shown for shown in others if shown["seen"].get(cell) == seat]
    assert looked_at, "a view of the other, or of nobody, in which that card has been seen by this seat alone"
    assert all(cell not in shown["faces"] for shown in looked_at)
    await person.close()
