"""Tables at interesting points, replays and reports, with somebody to look at them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import AsyncExitStack

from playwright.async_api import Page

from tests.browser.prepared import Wanted, judged, played, prepared
from tests.browser.scene import BOARD, GAMES, SEATS, Arrange, Made, Scene, once
from tests.browser.site import Server
from tests.server.people import Person

DECISIONS = {"latrunculi": 24, "scamorra": 12, "zama": 30, "scorso": 40}
SHORT = {"scorso": {"max_rounds": "2"}}  # a game soon over
SERIES = ("latrunculi-match", "scamorra-fifteen")
NULL_GAMES = ("latrunculi-match",)  # whoever wins a game has won the match
FOUR = {"players": "4", "deck": "32", "four_player": "melee"}
TEAMS = {**FOUR, "deck": "52", "four_player": "teams"}
FIVE = {"players": "5"}
BEATS = {"pace": "beats"}
FULL = {**FIVE, **BEATS, "mode": "full", "market_first_stage": "yes", "bowtie_start": "4"}
REPORT = "[data-testid=analysis] button.turn"


class Tables:
    """Makes tables, each when somebody comes to look at it."""

    def __init__(self, server: Server, anna: Person, bruno: Person, present: AsyncExitStack) -> None:
        self.server, self.anna, self.bruno, self.present = server, anna, bruno, present
        self.scenes: list[Scene] = []

    def table(
        self, name: str, made: Made, by: str = "anna", arrange: Arrange | None = None, *, is_tall: bool = False
    ) -> None:
        self.scenes.append(Scene(name, "/t/{}", BOARD, by, arrange, is_tall, arrange is _wait_long, made))

    def people(self, seats: int) -> list[Person]:
        return [self.anna, self.bruno, *(Person(self.server.host) for _ in range(seats - 2))]

    def played(
        self, game: str, seats: int, options: Mapping[str, str] | None = None, decisions: int | None = None
    ) -> Made:
        """After so many decisions; or to the end."""
        luck = random.Random(f"{game} {options} {decisions}")
        return once(lambda: played(self.server, game, self.people(seats), luck, decisions=decisions, options=options))

    def brought(self, game: str, seats: int, wanted: Wanted, options: Mapping[str, str]) -> Made:
        """Where something can be seen; and whoever sits there is present."""
        luck = random.Random(f"{game} {options}")

        async def make() -> str:
            people = self.people(seats)
            table, _ = await prepared(
                self.server, game, people, wanted, lambda seat, shown, legal: luck.choice(legal), luck, options
            )
            for who in people[1:]:
                await self.present.enter_async_context(who.at(table))
            return table

        return once(make)

    def two(self, **wanted: object) -> Made:
        return once(lambda: two_at(self.anna, self.bruno, **wanted))

    def against_machine(self, game: str, **options: str) -> Made:
        seats = ["me", *["bot:1"] * (SEATS.get(game, 2) - 1)]
        return once(lambda: self.anna.make(game=game, seats=seats, options=options, lot=False))


def all_tables(server: Server, anna: Person, bruno: Person, present: AsyncExitStack) -> list[Scene]:
    at = Tables(server, anna, bruno, present)
    for game in GAMES:
        _courses(at, game)
    _many_players(at)
    _moments(at)
    _between_people(at)
    return at.scenes


def _courses(at: Tables, game: str) -> None:
    """A game from its beginning to the report on it."""
    seats = SEATS.get(game, 2)
    beginning, over = at.played(game, seats, decisions=0), at.played(game, seats, SHORT.get(game))
    playing = at.played(game, seats, decisions=DECISIONS[game])
    at.table(f"{game}: beginning", beginning)
    at.table(f"{game}: playing", playing)
    at.table(f"{game}: playing, whole page", playing, is_tall=True)
    at.table(f"{game}: watching", playing, by="guest")
    at.table(f"{game}: looking back", playing, arrange=_look_back)
    at.table(f"{game}: claiming", playing, arrange=_wait_long)
    at.table(f"{game}: the end", over)
    at.table(f"{game}: the end, for the other", over, by="bruno")
    at.table(f"{game}: the end, watching", over, by="guest")
    at.table(f"{game}: hint", at.against_machine(game, **(BEATS if game == "scorso" else {})), arrange=_ask_for_hint)
    at.scenes.append(Scene(f"{game}: replay", "/replay/{}", BOARD, arrange=_step, is_tall=False, made=over))

    async def report() -> str:
        table = await over()
        await judged(at.server, at.anna, table)
        return table

    told = once(report)
    for name, is_tall in ((f"{game}: report", False), (f"{game}: report, whole page", True)):
        at.scenes.append(Scene(name, "/replay/{}#analysis", REPORT, "anna", _turning_point, is_tall, made=told))


def _many_players(at: Tables) -> None:
    four = at.played("zama", 4, FOUR, decisions=40)
    at.table("zama for four: playing", four)
    at.table("zama for four: watching", four, by="guest")
    at.table("zama for four: the end", at.played("zama", 4, FOUR))
    at.table("zama for four: 52 cards", at.played("zama", 4, TEAMS, decisions=0))
    five = at.played("scorso", 5, {**FIVE, **BEATS}, decisions=60)
    at.table("scorso for five: beats", five)
    at.table("scorso for five: watching", five, by="guest")
    at.table("scorso for five: race", at.brought("scorso", 5, _has_rolled, FIVE))
    at.table("scorso for five: race, some away", at.played("scorso", 5, FIVE, decisions=60))
    at.table("scorso for five: the end", at.played("scorso", 5, {**FIVE, **BEATS, **SHORT["scorso"]}))
    at.table("scorso, full: market", at.played("scorso", 5, FULL, decisions=0))
    at.table("scorso, full: rolling", at.brought("scorso", 5, _has_rolled, FULL))


def _moments(at: Tables) -> None:
    """Of one game alone."""
    cards = at.played("scamorra", 2, decisions=DECISIONS["scamorra"])
    at.table("scamorra: card chosen", cards, arrange=_choose_card)
    zama = at.played("zama", 2, decisions=DECISIONS["zama"])
    at.table("zama: enlarged", zama, arrange=_enlarge)
    at.table("zama: laying", at.played("zama", 2, {"placement": "stratego"}, decisions=0))
    for game in ("scamorra", "zama"):
        shared = once(lambda game=game: at.anna.make(game=game, seats=["me", "me"]))
        at.table(f"{game}: the curtain", shared, arrange=_see_curtain)
    for series in SERIES:
        at.table(f"{series}: between two games", once(lambda series=series: _between_games(at, series)))


def _between_people(at: Tables) -> None:
    free = once(lambda: _talked(at))
    at.table("clocks running", free)
    at.table("talk open", free, arrange=_open_talk)
    at.table("little time", at.two(terms={"clock": "fischer 10+0"}))
    at.table("asked to take back", once(lambda: _asked_back(at)), by="bruno", arrange=_see_take_back)
    at.table("an offer", once(lambda: _offered(at)), by="bruno")
    at.table("nobody came", at.two(), arrange=_see_absence)
    at.table("resigning", free, arrange=_resign)
    at.table("keys", free, arrange=_keys)
    at.table("rules over a table", free, arrange=_rules_over_table)
    at.table("reconnecting", free, arrange=_lose_network)


# -- what happens before somebody looks --------------------------------------------------------------


def _has_rolled(seat: str, shown: dict, legal: list[str]) -> bool:
    mine = next(player for player in shown["ring"] if player["seat"] == seat)
    others = [player for player in shown["ring"] if player["seat"] != seat]
    is_rolled = any(move.startswith("place") for move in legal) and len(mine["free"]) > 3
    return seat == "A" and is_rolled and all(set(player["free"]) != {"?"} for player in others)


async def two_at(anna: Person, bruno: Person, **wanted: object) -> str:
    table = await anna.make(seats=["me", "open"], **wanted)
    answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
    assert answer.status_code == 200, answer.text
    return table


async def _talked(at: Tables) -> str:
    table = await two_at(at.anna, at.bruno, terms={"talk": "free", "clock": "fischer 7200+5"})
    async with at.bruno.at(table) as page:
        await page.done("say", kind="phrase", text="hello")
        await page.done("say", kind="text", text="Che bella mossa, non me l’aspettavo! Vediamo come va a finire.")
        await page.done("say", kind="sign", text="👏")
    async with at.anna.at(table) as page:
        await page.done("report", number=page.table["talk"]["said"][1]["number"])
    return table


async def _asked_back(at: Tables) -> str:
    table = await two_at(at.anna, at.bruno)
    async with at.anna.at(table) as page:
        await page.play("e1-e4")
        await page.done("take_back", seat="w")
    return table


async def _offered(at: Tables) -> str:
    table = await two_at(at.anna, at.bruno)
    page = await at.present.enter_async_context(at.anna.at(table))
    await page.play("e1-e4")
    await page.done("offer", seat="w")
    return table


async def _between_games(at: Tables, series: str) -> str:
    """One gives up a game; where that would be the match, both agree that the game is null."""
    table = await two_at(at.anna, at.bruno, game=series)
    async with at.anna.at(table) as other, at.bruno.at(table) as page:
        await page.until(lambda: page.now["to_act"])
        for one, act in ((other, "offer"), (page, "offer")) if series in NULL_GAMES else ((page, "resign"),):
            await one.done(act, seat=next(seat["seat"] for seat in one.table["seats"] if seat["yours"]))
    return table


# -- what somebody does on the page ------------------------------------------------------------------


async def _look_back(page: Page) -> None:
    await page.locator("ol li button").nth(2).click()
    await page.locator(".steps").wait_for()


async def _see_absence(page: Page) -> None:
    await page.locator(".absent").wait_for()


async def _wait_long(page: Page) -> None:
    """Those who are away have been so for long."""
    await _see_absence(page)
    await page.clock.fast_forward(600_000)


async def _step(page: Page) -> None:
    for _ in range(3):
        await page.keyboard.press("ArrowRight")


async def _ask_for_hint(page: Page) -> None:
    await page.locator("button.brief[aria-busy]").wait_for()
    await page.keyboard.press("h")
    await page.get_by_test_id("hint").wait_for()


async def _turning_point(page: Page) -> None:
    await page.locator(REPORT).first.click()
    await page.get_by_test_id("analysis").locator(".better").wait_for()


async def _choose_card(page: Page) -> None:
    await page.locator(".hand button.card").first.click()
    await page.locator(".hand [aria-pressed=true]").wait_for()


async def _enlarge(page: Page) -> None:
    await page.set_viewport_size({"width": 360, "height": 640})
    await page.locator("[data-square].mine").first.click()


async def _open_talk(page: Page) -> None:
    await page.locator(".talk button").click()
    await page.locator("dialog[open], [role=dialog]").first.wait_for()


async def _see_curtain(page: Page) -> None:
    await page.get_by_test_id("curtain").wait_for()


async def _see_take_back(page: Page) -> None:
    await page.locator(".ask").first.wait_for()


async def _resign(page: Page) -> None:
    await _press(page, {"en": "Resign", "it": "Arrenditi", "cs": "Vzdát"})
    await page.locator("dialog[open]").wait_for()


async def _keys(page: Page) -> None:
    await page.keyboard.press("?")
    await page.locator("dialog[open]").wait_for()


async def _rules_over_table(page: Page) -> None:
    await _press(page, {"en": "Rules", "it": "Regole", "cs": "Pravidla"})
    await page.locator("dialog[open] .rules figure svg").first.wait_for()


async def _press(page: Page, name: dict[str, str]) -> None:
    """One of the buttons below the board."""
    language = await page.evaluate("document.documentElement.lang")
    await page.locator(".actions").get_by_role("button", name=name[language], exact=True).click()


async def _lose_network(page: Page) -> None:
    await page.context.set_offline(True)
    await page.locator(".banner.shown").first.wait_for()
