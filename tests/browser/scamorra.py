"""A person at a table of La Scamorra: cards, pieces beside the board, the curtain; and games brought to a point."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

from playwright.async_api import Locator

from tests.browser import player
from tests.browser.parts import Part
from tests.browser.prepared import prepared
from tests.browser.site import Server
from tests.browser.visitor import Visitor
from tests.server.people import Person

GAME = "La Scamorra"
Json = dict[str, Any]


class Player(player.Player):
    TO_DECIDE = ".begin button, .tray .usable, .hand button[aria-disabled=false]"

    async def sit_down_as(self, person: Person, table: str) -> None:
        """To act at once."""
        await super().sit_down_as(person, table)
        assert await self.my_turn()

    # -- what lies there -------------------------------------------------------------------------
    begin = Part(".begin button")
    cards = Part(".hand button.card")
    beside = Part(".tray .usable")

    async def faces(self) -> str:
        """The cards of the hand that lies open on this page."""
        return "".join(await self.page.eval_on_selector_all("[data-card]", "all => all.map(it => it.dataset.card)"))

    # -- what is done ----------------------------------------------------------------------------
    async def choose_card(self, face: str) -> None:
        await self.page.locator(f'[data-card="{face}"]').first.click()

    async def decide(self, luck: random.Random) -> None:
        """Any decision, by taps, as far as the page allows."""
        played = await self.ply()
        if await self.begin.count():
            await _any(self.begin, luck)
        elif await self.page.locator(".hand button[aria-disabled=false]").count():
            await self._play(luck)
        else:
            await _any(self.beside, luck)
            await _any(self.page.locator(".square.open"), luck)
        await self.after(played)

    async def _play(self, luck: random.Random) -> None:
        await _any(self.cards, luck)
        discard = self.me.button("Discard")
        if await discard.count():
            await discard.click()
            return
        await _any(self.page.locator(".square.mine, .tray .usable"), luck)
        await _any(self.page.locator(".square.open"), luck)

    async def ready(self) -> None:
        """On a shared screen: whoever is next has lifted the curtain and may decide."""
        await self.curtain.or_(self.page.locator(self.TO_DECIDE)).first.wait_for()
        if await self.curtain.count():
            await self.lift()
        assert await self.my_turn()


async def _any(found: Locator, luck: random.Random) -> None:
    await found.first.wait_for(state="attached")
    await found.nth(luck.randrange(await found.count())).click()


# -- what a page is sent ---------------------------------------------------------------------------


class Ear:
    """Everything that reaches a page: frames of its sockets and bodies of its requests, in order."""

    def __init__(self, visitor: Visitor) -> None:
        self.heard: list[Json] = []
        self.bodies: list[tuple[str, str]] = []
        self._answers: list[Any] = []
        visitor.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        visitor.page.on("response", lambda answer: self._answers.append(answer))

    def _hear(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(frame))

    @property
    def views(self) -> list[Json]:
        """Every state of the table it was sent, each with the curtain that hung there then."""
        found, lifted = [], None
        for message in self.heard:
            if message["type"] == "view":
                curtain = message["table"]["curtain"]
                lifted = curtain and curtain["lifted"]
                found.append({**message["table"], "lifted": lifted})
            elif message["type"] == "update":
                found.append({"now": message["now"], "log": message["entries"], "lifted": lifted})
        return found

    async def read(self) -> None:
        """The bodies of all answers of the API."""
        for answer in self._answers:
            if "/api/" in answer.url:
                with contextlib.suppress(Exception):  # a redirect or an aborted request has none
                    self.bodies.append((answer.url, await answer.text()))
        self._answers.clear()


# -- games brought to an interesting point -----------------------------------------------------------


@contextlib.asynccontextmanager
async def brought_to(
    server: Server, wanted: Callable[[Json, list[str]], Any], *, hunger: float
) -> AsyncIterator[tuple[str, Any, Person]]:
    """A table whose first seat is to act and `wanted(shown, legal)`; yields it, what is wanted, and who is to act.

    Captures are preferred as often as `hunger` says.
    """
    luck = random.Random(hunger)
    anna, bruno = Person(server.host), Person(server.host)
    table, found = await prepared(
        server,
        "scamorra",
        [anna, bruno],
        lambda seat, shown, legal: seat == "S" and wanted(shown, legal),
        lambda seat, shown, legal: _pick(shown, seat, legal, hunger, luck),
        luck,
    )
    yield table, found, anna
    await anna.close()
    await bruno.close()


def enemies(shown: Json, seat: str) -> set[str]:
    return {piece["square"] for piece in shown["pieces"] if piece["side"] != seat}


def _pick(shown: Json, seat: str, legal: list[str], hunger: float, luck: random.Random) -> str:
    captures = [move for move in legal if "-" in move and move.partition("-")[2] in enemies(shown, seat)]
    return luck.choice(captures if captures and luck.random() < hunger else legal)
