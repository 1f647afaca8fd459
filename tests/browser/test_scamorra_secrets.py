"""Hands stay hidden: all that ever reaches a page, by wire and on its screen, against the truth of the record."""

from __future__ import annotations

import json
import random
import re

import msgspec
import pytest
from playwright.async_api import expect

from ludoteca import play
from ludoteca.core import WATCHER, Seat
from ludoteca.play.puzzles import puzzles_of
from tests.browser.player import next_of
from tests.browser.scamorra import GAME, Ear, Player

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIDES = {"S": "south", "N": "north"}
NAMES = {"S": "South", "N": "North"}
DECISIONS = 12  # both place their pieces, then play; no game ends as early as that


class Truth:
    """A finished game, replayed from its record."""

    def __init__(self, record: str) -> None:
        self.match = play.parse_record(record).match()

    def hand(self, ply: int, side: str) -> str:
        """The real hand; only the owner's view tells it."""
        return "".join(getattr(self._shown(ply, self._seat(side)), SIDES[side]).hand)

    def shown(self, ply: int, side: str | None) -> object:
        """What that side, or a watcher, may be shown at that ply."""
        return msgspec.to_builtins(self._shown(ply, self._seat(side) if side else Seat(WATCHER)))

    def _shown(self, ply: int, seat: Seat):
        game = self.match.game
        return game.show(game.view(self.match.state_at(ply), seat))

    def _seat(self, side: str) -> Seat:
        return Seat("SN".index(side))


async def _record(me: Player) -> str:
    table = me.page.url.rsplit("/", 1)[1]
    answer = await me.page.context.request.get(f"{me.me.address}/api/tables/{table}/record")
    return await answer.text()


async def _resign(me: Player) -> None:
    await me.me.button("Resign").click()
    await me.page.get_by_role("dialog").get_by_role("button", name="Resign").click()


async def _screen(me: Player) -> str:
    """Everything the page holds, for eyes and for screen readers."""
    return await me.page.evaluate("document.documentElement.outerHTML")


def _assert_told_only(views, truth: Truth, own: str) -> int:
    """Every state sent is exactly what this side may see; how many hands of the other side were covered."""
    other, covered = SIDES["N" if own == "S" else "S"], 0
    for view in views:
        now = view["now"]
        if now["status"] != "running":  # what is over is open to all
            continue
        assert now["shown"] == truth.shown(now["ply"], own)
        assert set(now["legal"]) <= {own}, "the moves of another hand"
        assert set(now["shown"][other]["hand"]) <= {"?"}
        covered += truth.hand(now["ply"], other[0].upper()) != "".join(now["shown"][other]["hand"])
        _assert_draws_hidden(view["log"], own)
    return covered


def _assert_fetched(url: str, body: str, truth: Truth, own: str | None) -> None:
    """The list of one's games shows what the table would, the table is fetched when it is over and open to all, a
    puzzle comes with the program; whatever else is fetched holds no hand at all."""
    if url.endswith("/api/me/tables"):
        for table in json.loads(body)["tables"]:
            if table["status"] == "running":
                assert table["shown"] == truth.shown(table["ply"], own)
    elif re.search("/api/tables/[a-z0-9]+$", url):
        assert json.loads(body)["now"]["status"] == "over"
    elif puzzle := re.search("/api/games/([a-z]+)/puzzles/([a-z0-9]+)$", url):
        assert puzzle[2] in {one.name for one in puzzles_of(play.find(puzzle[1]))}
    else:
        assert '"hand"' not in body, url


def _assert_draws_hidden(log, own: str | None) -> None:
    for entry in log:
        if entry["text"].startswith("draw") and entry["text"][5] != own:
            assert entry["text"].endswith("?"), entry
            assert entry["events"][0]["card"] == "hidden", entry


async def test_two_browsers_by_invite_link_never_hear_of_the_other_hand(visitor):
    luck = random.Random(4)
    host, guest = Player(await visitor()), Player(await visitor())
    ears = [Ear(host.me), Ear(guest.me)]
    await host.me.visit()
    await host.me.way("Invite a friend", GAME).click()
    link = host.page.get_by_label("The link to this table")
    await guest.page.goto(await link.input_value())
    await guest.me.button("Sit down and play").click()

    seen: list[tuple[int, str, str, str]] = []  # ply, side, the cards open on its page, the page itself
    for _ in range(DECISIONS):
        player = await next_of([host, guest])
        assert player
        await player.decide(luck)
        for player in (host, guest):
            side = await player.page.locator(".mine .seat").get_attribute("data-seat")
            before = await player.ply()
            faces, html = await player.faces(), await _screen(player)
            if before == await player.ply() and not await player.me.button("Play again").count():
                seen.append((before, str(side), faces, html))
    await _resign(host)
    for player, ear in zip((host, guest), ears, strict=True):
        await player.me.button("Play again").wait_for()
        await ear.read()
    truth = Truth(await _record(host))

    assert len(seen) > DECISIONS
    for ply, side, faces, html in seen:
        other = "N" if side == "S" else "S"
        assert faces == truth.hand(ply, side)
        assert not re.search(rf"{NAMES[other]} draws an? [KQBRP]", html)
        backs = re.search(rf'data-side="{other}".*?class="backs(.*?)class="pile', html, re.DOTALL)
        assert not backs or "sign" not in backs[1], "a card of the other hand lies open"
    for player, ear in zip((host, guest), ears, strict=True):
        side = await player.page.locator(".mine .seat").get_attribute("data-seat")
        assert _assert_told_only(ear.views, truth, side) > DECISIONS // 2
        for url, body in ear.bodies:
            _assert_fetched(url, body, truth, side)


async def test_while_the_curtain_is_down_no_hand_is_anywhere(visitor):
    luck = random.Random(6)
    me = Player(await visitor())
    ear = Ear(me.me)
    await me.me.visit()
    await me.me.way("Same screen", GAME).click()
    again = me.me.button("Play again")
    lifted = 0
    while True:
        await me.curtain.or_(again).or_(me.page.locator(me.TO_DECIDE)).first.wait_for()
        if await again.count():
            break
        if await me.curtain.count() == 0:
            await me.decide(luck)
            continue
        if lifted == DECISIONS // 2:  # enough; what is over may be known by all
            await _resign(me)
            await again.wait_for()
            break
        assert await me.faces() == ""
        html = await _screen(me)
        assert "data-card" not in html
        assert not re.search(r"draws an? [KQBRP]", html)
        await me.lift()
        lifted += 1
        faces = await me.faces()
        assert faces
        assert set(faces) <= set("KQBNRP")
        if lifted == 3:  # the player lets it fall again
            await me.me.button("Lower the curtain").click()
            await me.curtain.wait_for()
            assert await me.faces() == ""
            await me.lift()
    await ear.read()
    truth = Truth(await _record(me))

    views = [view for view in ear.views if view["now"]["status"] == "running"]
    shown = [view for view in views if view["lifted"]]
    assert len(shown) >= lifted
    for view in views:
        assert view["now"]["shown"] == truth.shown(view["now"]["ply"], view["lifted"])
        assert set(view["now"]["legal"]) <= {view["lifted"]}
        _assert_draws_hidden(view["log"], view["lifted"])
    for url, body in ear.bodies:
        _assert_fetched(url, body, truth, None)


async def test_a_key_held_down_does_not_open_the_next_hand(visitor):
    me = Player(await visitor())
    await me.me.visit()
    await me.me.way("Same screen", GAME).click()
    await me.lift()
    await me.begin.first.focus()  # whoever moves first lets the other place first
    await me.page.keyboard.down("Enter")
    await expect(me.curtain.get_by_role("button")).to_be_focused()
    for _ in range(3):
        await me.page.keyboard.down("Enter")  # as a key repeats that is not let go
    assert await me.faces() == ""
    await me.page.keyboard.up("Enter")
    await expect(me.curtain).to_be_visible()
    await me.page.keyboard.press("Enter")
    await expect(me.curtain).to_have_count(0)


async def test_a_replay_asked_for_in_mid_game_shows_only_ones_own_hand(visitor):
    luck = random.Random(2)
    me = Player(await visitor())
    ear = Ear(me.me)
    await me.me.visit()
    await me.me.way("Play the machine", GAME).click()
    for _ in range(6):
        assert await me.my_turn()
        await me.decide(luck)
    assert await me.my_turn()
    mine = await me.page.locator(".mine .seat").get_attribute("data-seat")
    other = SIDES["N" if mine == "S" else "S"]
    await me.line(9).get_by_role("button").click()
    await me.me.says("Looking back")
    await ear.read()
    replays = [json.loads(body) for url, body in ear.bodies if url.endswith("/replay")]
    assert replays
    for frame in replays[-1]["frames"]:
        assert set(frame["shown"][other]["hand"]) <= {"?"}
