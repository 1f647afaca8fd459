"""Events at interesting points, as players, organisers, judges and the room see them."""

from __future__ import annotations

from playwright.async_api import Page

from tests.browser.scene import Arrange, Made, Scene, once
from tests.server.events import Held, seated_pages
from tests.server.people import Person

NAMES = ("Carla", "Dario", "Elena", "Žofie", "Čeněk", "Řehoř", "Šárka", "Ďuro", "Giovanni-Battista-Massimiliano")
BOARD = {"place": "board"}


def event_scenes(anna: Person, bruno: Person) -> list[Scene]:
    """Anna organises, Bruno plays with her, and somebody else looks on."""
    evening, boards, over = once(_evening(anna, bruno)), once(_boards(anna, bruno)), once(_over(anna))
    match, paused = once(_match(anna, bruno)), once(_paused(anna, bruno))
    status = "[data-testid=event-status]"
    room, judging = ("/event/{}/screen", "[data-slide]"), ("/event/{}#judge", "[data-testid=calls]")
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
        Scene("event: the room", *room, is_tall=False, made=evening),
        Scene("event: the boards for the room", *room, "guest", _turn_to("boards"), is_tall=False, made=evening),
        Scene("event: standings for the room", *room, "guest", _turn_to("standings"), is_tall=False, made=over),
        Scene("event: one game of a match", *judging, "anna", _judge_a_game, is_tall=False, made=match),
        Scene("event: a paused table", "/event/{}", ".now", "bruno", _to_my_table, is_tall=False, made=paused),
        Scene("event: bring one", "/events/import", "main form"),
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


def _match(anna: Person, bruno: Person) -> Made:
    """Bruno has called the judge to a match of several games."""

    async def make() -> str:
        held = await Held.make(anna, name="Fifteen", game="scamorra-fifteen", clock="fischer 300+5")
        await held.enter(bruno)
        await held.enter_bots(1)
        told = await held.act(anna, "pair", round=1)
        async with seated_pages(told["tables"][0]["tables"][0], bruno) as (page,):
            await page.done("call_judge", seat=page.table["perspective"], why="A card was seen.")
            await held.until(lambda event: event["tables"][0]["call"])
        return held.id

    return make


def _paused(anna: Person, bruno: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, name="Paused", clock="fischer 300+5")
        await held.enter(bruno)
        await held.enter_bots(1)
        told = await held.act(anna, "pair", round=1)
        async with seated_pages(told["tables"][0]["tables"][0], bruno) as (page,):
            await held.act(anna, "pause")
            await page.until(lambda: page.now["judge"]["paused"])
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


def _turn_to(slide: str) -> Arrange:
    async def turn(page: Page) -> None:
        while not await page.locator(f"[data-slide={slide}]").count():
            await page.keyboard.press("ArrowRight")
            await page.locator("[data-slide]").first.wait_for()

    return turn


async def _to_my_table(page: Page) -> None:
    await page.locator(".now a.button.primary").click()
    await page.get_by_test_id("prompt").wait_for()


async def _judge_a_game(page: Page) -> None:
    await _judge(page)
    await page.locator("dialog[open] input[type=radio]").first.check(force=True)


async def _judge(page: Page) -> None:
    await page.locator("[data-testid=calls] button").first.click()
    await page.locator("dialog[open] form").wait_for()
