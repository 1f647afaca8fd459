"""Events at interesting points, as players, organisers, judges and the room see them."""

from __future__ import annotations

from playwright.async_api import Page

from tests.browser.scene import Made, Scene, once
from tests.server.events import Held
from tests.server.people import Person

NAMES = ("Carla", "Dario", "Elena", "Žofie", "Čeněk", "Řehoř", "Šárka", "Ďuro", "Giovanni-Battista-Massimiliano")
BOARD = {"place": "board"}


def event_scenes(anna: Person, bruno: Person) -> list[Scene]:
    """Anna organises, Bruno plays with her, and somebody else looks on."""
    evening, boards, over = once(_evening(anna, bruno)), once(_boards(anna, bruno)), once(_over(anna))
    status = "[data-testid=event-status]"
    return [
        Scene("event: mine", "/event/{}", ".now", "bruno", made=evening),
        Scene("event: a visitor", "/event/{}", ".now form", made=evening),
        Scene("event: organise", "/event/{}#organise", "#people", "anna", made=evening),
        Scene("event: everything done", "/event/{}#organise", "#people", "anna", _unfold, made=boards),
        Scene("event: judge", "/event/{}#judge", "[data-testid=calls]", "anna", made=boards),
        Scene("event: a ruling", "/event/{}#judge", "[data-testid=calls]", "anna", _judge, is_tall=False, made=boards),
        Scene("event: pairings", "/event/{}#pairings", status, made=over),
        Scene("event: standings", "/event/{}#standings", "tbody tr", made=over),
        Scene("event: a result by phone", "/event/{}/board/1", "[data-testid=claim]", "bruno", made=boards),
        Scene("event: the room", "/event/{}/screen", "[data-slide]", is_tall=False, made=evening),
    ]


def _evening(anna: Person, bruno: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, clock="fischer 300+5")
        await held.enter(anna, bruno)
        await held.enter_bots(3)
        await held.act(anna, "announce", text="Pizza at eight.")
        await held.act(anna, "pair", round=1)
        return held.id

    return make


def _boards(anna: Person, bruno: Person) -> Made:
    """Bruno has entered a result that his opponent does not agree with."""

    async def make() -> str:
        held = await Held.make(anna, BOARD, name="Serata al circolo", best_of=3)
        other = await Person(anna.address).named("Livia")
        await held.enter(bruno, other)
        told = await held.act(anna, "pair", round=1)
        spot = {"round": 1, "table": 1, "game": 1}
        for person, places in ((other, [1, 2]), (bruno, [2, 1])):
            await held.act(person, "result", **spot, places=places)
        assert told["round"] == 1
        await other.close()
        return held.id

    return make


def _over(anna: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, {**BOARD, "entry": "list"}, format="knock-out", name="Knock-out of nine")
        await held.enter_names(*NAMES)
        told = await held.seen()
        while not told["finished"]:
            told = await held.act(anna, "pair", round=told["round"] + 1)
            for table in told["tables"]:
                if table["status"] == "waiting":
                    at = {"round": table["round"], "table": table["number"], "game": 1}
                    told = await held.act(anna, "result", **at, places=[1, 2], points=[5, 3])
        await held.act(anna, "close")
        return held.id

    return make


async def _unfold(page: Page) -> None:
    await page.locator("details").evaluate_all("all => all.forEach(it => (it.open = true))")
    await page.locator("ol[reversed] li").first.wait_for()


async def _judge(page: Page) -> None:
    await page.locator("[data-testid=calls] button").first.click()
    await page.locator("dialog[open] form").wait_for()
