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
    door, many, mixed = once(_door(anna, bruno)), once(_many(anna)), once(_mixed(anna, bruno))
    tables, ruled, arena = once(_tables(anna, bruno)), once(_ruled(anna, bruno)), once(_arena(anna, bruno))
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
        Scene("event: the judge is called", "/event/{}", ".now", "bruno", _to_my_table, is_tall=False, made=match),
        Scene("event: a ruling at the table", "/event/{}", ".now", "bruno", _to_my_table, is_tall=False, made=ruled),
        Scene("event: what was ruled", *judging[:1], ".tiles", "anna", _look_into, is_tall=False, made=ruled),
        Scene("event: at the door", "/event/{}", ".now form", made=door),
        Scene("event: not here yet", "/event/{}", ".now", "bruno", made=door),
        Scene("event: withdrawing", "/event/{}", ".now", "bruno", _withdraw, is_tall=False, made=door),
        Scene("event: people come", "/event/{}#organise", "#people", "anna", _unfold_people, made=door),
        Scene("event: mixed", "/event/{}#organise", "#people", "anna", made=mixed),
        Scene("event: tables of many", "/event/{}", ".now", "bruno", made=tables),
        Scene("event: places by phone", "/event/{}/board/1", "h2", "bruno", _unfold_result, made=tables),
        Scene("event: tables for the room", *room, is_tall=False, made=tables),
        Scene("event: an arena", "/event/{}", ".now", "bruno", made=arena),
        Scene("event: an arena, organise", "/event/{}#organise", "#people", "anna", made=arena),
        Scene("event: correcting", "/event/{}#organise", "#people", "anna", _correct, is_tall=False, made=arena),
        Scene("event: ending", "/event/{}#organise", "#people", "anna", _end, is_tall=False, made=arena),
        Scene("event: forty people", "/event/{}#organise", "#people", "anna", made=many),
        Scene("event: forty people for the room", *room, is_tall=False, made=many),
        Scene("event: their standings for the room", *room, "guest", _turn_to("standings"), is_tall=False, made=many),
        Scene("event: bring one", "/events/import", "main form"),
        Scene("event: bring what is none", "/events/import", "main form", arrange=_bring_what_is_none),
        Scene("events, some", "/events", "[data-event]", "bruno"),
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


def _door(anna: Person, bruno: Person) -> Made:
    """Not begun: people enter with a code and say that they are here."""

    async def make() -> str:
        terms = {"entry": "code", "check_in": True, "starts": 1_900_000_000_000, "between": 300}
        held = await Held.make(anna, terms, name="Torneo")
        code = (await held.seen())["code"]
        await held.act(bruno, "enter", code=code)
        await held.enter_bots(2)
        await held.act(anna, "announce", text="Doors open at half past seven.")
        return held.id

    return make


def _mixed(anna: Person, bruno: Person) -> Made:
    """Some have a device, some play at a board."""

    async def make() -> str:
        held = await Held.make(anna, {"place": "mixed"}, name="Serata mista", format="round-robin")
        await held.enter(bruno)
        await held.enter_bots(1)
        await held.enter_names(*NAMES[:4])
        await held.act(anna, "pair", round=1)
        return held.id

    return make


def _tables(anna: Person, bruno: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, BOARD, name="Scorso", game="scorso", format="tables", best_of=2)
        await held.enter(bruno)
        await held.enter_names(*NAMES)
        told = await held.act(anna, "pair", round=1)
        for table in told["tables"]:
            if not table["yours"] and not any(player == 1 for player in table["players"]):
                at = {"round": 1, "table": table["number"], "game": 1}
                await held.act(anna, "result", **at, places=list(range(1, 1 + len(table["players"]))))
        return held.id

    return make


def _ruled(anna: Person, bruno: Person) -> Made:
    """A warning and more time at a table that is played."""

    async def make() -> str:
        held = await Held.make(anna, name="Ruled", clock="fischer 300+5")
        await held.enter(bruno)
        await held.enter_bots(1)
        told = await held.act(anna, "pair", round=1)
        async with seated_pages(told["tables"][0]["tables"][0], bruno):
            spot = {"round": 1, "table": 1, "game": 1, "seat": 0}
            await held.act(anna, "rule", **spot, verdict="warning", why="He spoke to others about the game.")
            await held.act(anna, "rule", **spot, verdict="time", seconds=120, why="The light went out.")
        return held.id

    return make


def _arena(anna: Person, bruno: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, BOARD, name="Arena", format="arena")
        await held.enter(bruno)
        await held.enter_names(*NAMES[:4])
        told = await held.act(anna, "pair", round=1)
        table = next(table for table in told["tables"] if 1 not in table["players"])
        await held.act(anna, "result", round=1, table=table["number"], game=1, places=[1, 2])
        return held.id

    return make


def _many(anna: Person) -> Made:
    async def make() -> str:
        held = await Held.make(anna, {**BOARD, "entry": "list"}, name="Forty at boards")
        await held.enter_names(*(f"{NAMES[number % len(NAMES)]} {number}" for number in range(1, 42)))
        for round in (1, 2):
            told = await held.act(anna, "pair", round=round)
            for table in [one for one in told["tables"] if one["round"] == round and one["status"] == "waiting"]:
                if round == 1 or table["number"] % 3:
                    at = {"round": round, "table": table["number"], "game": 1}
                    await held.act(anna, "result", **at, places=[1, 1 + table["number"] % 4 % 2])
        return held.id

    return make


async def _unfold_people(page: Page) -> None:
    await page.locator("section[aria-labelledby=people] summary").click()


async def _unfold_result(page: Page) -> None:
    await page.locator("main details summary").first.click()


async def _withdraw(page: Page) -> None:
    await page.locator(".now .more button").last.click()
    await page.locator("dialog[open]").wait_for()


async def _correct(page: Page) -> None:
    await page.locator("[data-spot] .acts button:not(.primary)").first.click()
    await page.locator("dialog[open]").wait_for()


async def _end(page: Page) -> None:
    await page.locator("section[aria-labelledby=rounds] .row button").last.click()
    await page.locator("dialog[open]").wait_for()


async def _look_into(page: Page) -> None:
    await page.locator("[data-spot] .acts button").last.click()
    await page.locator("dialog[open] form").wait_for()


async def _bring_what_is_none(page: Page) -> None:
    await page.locator("textarea").fill("name,rating\n=HYPERLINK(1),1\n")
    await page.locator("main form button[type=submit]").click()
    await page.locator("[role=alert]").first.wait_for()


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
