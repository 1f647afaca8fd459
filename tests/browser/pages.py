"""The scenes that need no table: every page of the site, and what can be opened on it."""

from __future__ import annotations

from playwright.async_api import Page

from tests.browser.scene import ANNA, BRUNO, GAMES, MINIATURE, Arrange, Scene

MINE = f".mine {MINIATURE}"
LESSON = "[data-lesson][aria-busy=false]"


def pages() -> list[Scene]:
    return [*_site(), *_people(), *_faults(), *(scene for game in GAMES for scene in _game(game))]


def _site() -> list[Scene]:
    return [
        Scene("home", "/", ".ways"),
        Scene("home, games going on", "/", MINE, "anna"),
        Scene("the first game", "/", ".ways", arrange=_first_game, is_tall=False),
        Scene("settings", "/", MINE, "anna", _open_settings, is_tall=False),
        Scene("settings, my picture", "/", ".ways", arrange=_choose_picture, is_tall=False),
        Scene("the menu", "/", MINE, "anna", _open_menu, is_tall=False),
        Scene("the menu, new", "/", ".ways", arrange=_open_menu, is_tall=False),
        Scene("lobby", "/lobby", by="anna"),
        Scene("lobby, new", "/lobby"),
        Scene("lobby, finding", "/lobby", "[data-finding] form", arrange=_find),
        Scene("my games", "/games", MINIATURE, "anna"),
        Scene("my games, none", "/games"),
        Scene("ratings", "/ratings/latrunculi", "tbody tr", "anna"),
        Scene("ratings, none", "/ratings/zama"),
        Scene("today’s puzzle", "/puzzles", "[data-testid=daily]"),
        Scene("puzzles, the list", "/puzzles/latrunculi", LESSON, arrange=_list_puzzles),
        Scene("record", "/record", "textarea"),
        Scene("balance", "/balance", ".rules h1"),
        Scene("events", "/events", "main h1"),
        Scene("a new event", "/events/new", "main form"),
        Scene("a new event, all of it", "/events/new", "main form", arrange=_unfold_all),
    ]


def _people() -> list[Scene]:
    return [
        Scene("profile, public", f"/people/{ANNA}"),
        Scene("profile, private", f"/people/{BRUNO}"),
        Scene("profile, mine", f"/people/{ANNA}", "polyline", "anna"),
        Scene("profile, mine and private", f"/people/{BRUNO}", by="bruno"),
        Scene("challenging", f"/challenge/{ANNA}", "main li", "bruno"),
        Scene("challenging, the table", f"/challenge/{ANNA}/scorso", "form", "bruno"),
        Scene("account", "/account", ".parts", "anna"),
        Scene("account, codes and a link", "/account", ".parts", "anna", _offer_link),
        Scene("account, leaving", "/account", ".parts", "anna", _leave, is_tall=False),
        Scene("keep my games", "/account", ".parts"),
        Scene("a device by a code", "/link/ABCD-EFGH"),
        Scene("operator", "/operator", ".line", "anna"),
    ]


def _faults() -> list[Scene]:
    return [
        Scene("a device by a wrong code", "/link/ABCD-EFGH", arrange=_ask_in, is_tall=False),
        Scene("operator, refused", "/operator", "main .button"),
        Scene("record, refused", "/record", "textarea", arrange=_wrong_record),
        Scene("not found", "/nowhere"),
        Scene("nobody", "/people/Nobody"),
        Scene("no such table", "/t/nowhere"),
        Scene("no such replay", "/replay/nowhere"),
        *(Scene(f"no such event, {part}", f"/{part}/nowhere") for part in ("event", "e")),
        *(Scene(f"no such game, {page}", f"/{page}/nowhere") for page in ("learn", "puzzles", "beside")),
    ]


def _game(game: str) -> list[Scene]:
    tools = ("score", "dice", "lots", "referee") if game == "scorso" else ("score", "lots", "referee")
    return [
        Scene(f"{game}: start", f"/play/{game}", "form"),
        Scene(f"{game}: start, variants", f"/play/{game}", "form", arrange=_unfold),
        Scene(f"{game}: rules", f"/rules/{game}", ".rules figure", arrange=_see_figures),
        Scene(f"{game}: lesson", f"/learn/{game}", LESSON),
        Scene(f"{game}: lesson, in the middle", f"/learn/{game}", LESSON, arrange=_third_lesson, is_tall=False),
        Scene(f"{game}: puzzle", f"/puzzles/{game}", LESSON),
        *(
            Scene(f"{game}: beside, {tool}", f"/beside/{game}", ".tools", arrange=_tool(number))
            for number, tool in enumerate(tools)
        ),
    ]


# -- what somebody does on the page ------------------------------------------------------------------


async def _open_settings(page: Page) -> None:
    await page.locator("header button").last.click()
    await page.locator("dialog[open]").wait_for()


async def _open_menu(page: Page) -> None:
    await page.locator("[aria-controls=my-menu]").click()
    await page.locator("#my-menu").wait_for()


async def _unfold(page: Page) -> None:
    await page.locator("form summary").first.click()


async def _unfold_all(page: Page) -> None:
    await page.locator("details").evaluate_all("all => all.forEach(it => (it.open = true))")


async def _see_figures(page: Page) -> None:
    """They are drawn when one comes near."""
    await _unfold_all(page)
    figures = page.locator(".rules figure")
    for number in range(await figures.count()):
        await figures.nth(number).scroll_into_view_if_needed()
        await figures.nth(number).locator("svg, .whole > *").first.wait_for(state="attached")
    await page.evaluate("scrollTo(0, 0)")


async def _third_lesson(page: Page) -> None:
    await page.locator("nav li button").nth(2).click()
    await page.locator(LESSON).wait_for()


def _tool(number: int) -> Arrange:
    async def take(page: Page) -> None:
        await page.locator(".tools button").nth(number).click()
        if number == await page.locator(".tools").first.locator("button").count() - 1:  # the referee
            await page.locator(".tasks").wait_for()

    return take


async def _first_game(page: Page) -> None:
    await page.locator("[aria-labelledby=game-scorso] .ways .primary").click()
    await page.locator("dialog[open]").wait_for()


async def _choose_picture(page: Page) -> None:
    await _open_settings(page)
    await page.locator("dialog details summary").first.click()


async def _find(page: Page) -> None:
    await page.locator("[data-finding] form .primary").click()
    await page.locator("[data-finding=true]").wait_for()


async def _list_puzzles(page: Page) -> None:
    await page.locator("nav summary").click()


async def _offer_link(page: Page) -> None:
    await page.locator("[aria-labelledby=devices-title] .line .primary").first.click()
    await page.locator(".link .code").wait_for()
    await page.locator("[aria-labelledby=devices-title] .line .button").last.click()
    await page.locator("#codes-title").wait_for()


async def _leave(page: Page) -> None:
    await page.locator(".button.danger").click()
    await page.locator("dialog[open]").wait_for()


async def _ask_in(page: Page) -> None:
    await page.locator("main .primary").click()
    await page.locator(".note").first.wait_for()


async def _wrong_record(page: Page) -> None:
    await page.locator("textarea").fill("game latrunculi 2\nw e1-e9\n")
    await page.locator("main .primary").click()
    await page.locator("[role=alert]").first.wait_for()
