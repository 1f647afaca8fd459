"""Everything that can be asked of an event × every kind of person: who may, and who is refused with which words."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any, get_args

import pytest_asyncio
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler

from ludoteca.server import app, sockets
from ludoteca.server.event_asks import EventAct
from tests.server.events import Held
from tests.server.people import Json, Person

BOARD = {"round": 1, "table": 1}
GAME = {**BOARD, "game": 1}
STAFF = ("organiser", "co-organiser")
JUDGES = (*STAFF, "judge")
EVERYBODY = (*JUDGES, "player", "stranger")

# act, fields -> who may; everybody else is refused with the code
ACTS: dict[str, tuple[Json, tuple[str, ...], str]] = {
    "enter-others": ({"entrants": [{"name": "Zeno"}]}, STAFF, "not-organiser"),
    "enter-list": ({"csv": "name\nZita\n"}, STAFF, "not-organiser"),
    "withdraw": ({"player": 2}, STAFF, "not-organiser"),
    "return": ({"player": 2}, STAFF, "not-organiser"),
    "check-in": ({"player": 2}, STAFF, "not-organiser"),
    "change": ({"terms": {"place": "board", "hands": True}}, STAFF, "not-organiser"),
    "appoint": ({"role": "judge", "player": 1}, ("organiser",), "not-organiser"),
    "pair": ({"round": 1, "again": True}, STAFF, "not-organiser"),
    "announce": ({"text": "Tea"}, STAFF, "not-organiser"),
    "pause": ({}, STAFF, "not-organiser"),
    "resume": ({}, STAFF, "not-organiser"),
    "close": ({}, STAFF, "not-organiser"),
    "move": ({**BOARD, "place": "board"}, STAFF, "not-organiser"),
    "correct": ({**GAME, "places": [1, 2]}, STAFF, "not-organiser"),
    "result": ({**GAME, "places": [1, 2]}, (*JUDGES, "player"), "not-judge"),
    "forfeit": ({**BOARD, "players": [2]}, JUDGES, "not-judge"),
    "rule": ({**GAME, "verdict": "warning", "why": "Noise"}, JUDGES, "not-judge"),
    "reverse": ({"ruling": 1, "why": "Quiet"}, JUDGES, "not-judge"),
    "call": ({**BOARD, "why": "Help"}, ("player",), "not-entered"),
    "enter": ({}, EVERYBODY, ""),
}
PATHS: dict[str, tuple[tuple[str, ...], str]] = {
    "": (EVERYBODY, ""),
    "/audit": (STAFF, "not-organiser"),
    "/rounds/1/tables/1/judge": (JUDGES, "not-judge"),
    "/boards": (EVERYBODY, ""),
    "/export/json": (EVERYBODY, ""),
    "/export/csv": (EVERYBODY, ""),
    "/export/trf": (EVERYBODY, ""),
    "/export/acts": (EVERYBODY, ""),
    "/qr.svg": (EVERYBODY, ""),
    "/sheets/standings": (EVERYBODY, ""),
}
# what begins with no event, or is asked for in another way: the tests in which it is
ELSEWHERE = {
    ("GET", "/api/events"),
    ("GET", "/api/me/events"),
    ("POST", "/api/events"),
    ("POST", "/api/events/import"),
    ("POST", "/api/events/{event_id:str}/acts"),
    ("GET", "/embed/events/{event_id:str}"),
    ("SOCKET", "/ws/event/{event_id:str}"),
}


def routes() -> set[tuple[str, str]]:
    """Every address of the site that has to do with events."""
    served = [*app.HANDLERS, *app.RATING_HANDLERS, *app.PEOPLE_HANDLERS, *vars(sockets).values()]
    found = set()
    for one in served:
        if isinstance(one, HTTPRouteHandler | WebsocketRouteHandler):
            methods = one.http_methods if isinstance(one, HTTPRouteHandler) else {"SOCKET"}
            found |= {(str(method), path) for method in methods for path in one.paths if "event" in path}
    return found


def test_everything_that_can_be_asked_stands_in_these_tables() -> None:
    """Whoever adds an act or an address says here who may use it."""
    assert {one.__struct_config__.tag for one in get_args(EventAct)} == set(ACTS)
    named = {"/rounds/1/tables/1/judge": "/rounds/{round:int}/tables/{number:int}/judge"}
    paths = {named.get(path, path) for path in PATHS}
    paths = {"/export/{kind:str}" if path.startswith("/export") else path for path in paths}
    paths = {"/sheets/{what:str}" if path.startswith("/sheets") else path for path in paths}
    assert routes() == ELSEWHERE | {("GET", f"/api/events/{{event_id:str}}{path}") for path in paths}


@pytest_asyncio.fixture
async def held(person: Callable[[], Person]) -> AsyncIterator[tuple[Held, dict[str, Person]]]:
    """An event at boards with one pairing, and somebody of every kind."""
    cast = {kind: await person().named(kind.title()) for kind in EVERYBODY}
    event = await Held.make(cast["organiser"], {"place": "board", "public": False})
    await event.enter(cast["player"])
    await event.enter_names("Bruno")
    for kind in ("co-organiser", "judge"):
        name = f"{kind[:5]} {event.id}"
        await cast[kind].with_account(name)
        await event.act(cast["organiser"], "appoint", role=kind, account=name)
    await event.act(cast["organiser"], "pair", round=1)
    yield event, cast


async def test_every_act_is_asked_by_everybody(held: tuple[Held, dict[str, Person]]) -> None:
    """Whoever may is answered, or refused because of the event, never because of who they are."""
    event, cast = held
    for act, (fields, may, code) in ACTS.items():
        for kind in reversed(EVERYBODY):
            if kind in may:
                continue
            before = await event.seen()
            status, told = await event.asked(cast[kind], act, **fields)
            assert (status, told.get("code")) == (403, code) or act == "reverse", (act, kind, told)
            assert status >= 400
            assert await event.seen() == before, f"{act} by {kind} has changed something"
    for act, (fields, may, _) in ACTS.items():
        if act == "close":
            continue
        for kind in may:
            status, told = await event.asked(cast[kind], act, **fields)
            assert status != 403, (act, kind, told)


async def test_every_page_is_asked_for_by_everybody(held: tuple[Held, dict[str, Person]]) -> None:
    event, cast = held
    for path, (may, code) in PATHS.items():
        for kind in EVERYBODY:
            answer = await cast[kind].http.get(f"/api/events/{event.id}{path}")
            if kind in may:
                assert answer.status_code in (200, 404), (path, kind, answer.text)
                ids = [one.guest for one in cast.values()]
                assert not any(guest in answer.text for guest in ids), f"{path} tells {kind} who somebody is"
            else:
                assert (answer.status_code, answer.json()["code"]) == (403, code), (path, kind)


async def test_a_private_event_is_listed_for_nobody_else(held: tuple[Held, dict[str, Person]]) -> None:
    event, cast = held
    for kind in EVERYBODY:
        assert event.id not in [one["id"] for one in (await cast[kind].get("/api/events"))["events"]], kind
        mine = [one["id"] for one in (await cast[kind].get("/api/me/events"))["events"]]
        assert (event.id in mine) == (kind != "stranger"), kind
        answer = await cast[kind].http.get(f"/embed/events/{event.id}")
        assert answer.status_code == 200
        assert not any(one.guest in answer.text for one in cast.values())


async def test_the_socket_of_an_event_says_only_that_something_has_changed(
    held: tuple[Held, dict[str, Person]],
) -> None:
    event, cast = held
    for kind in EVERYBODY:
        async with cast[kind].following(event.id) as page:
            told = await page.news()
            assert set(told) == {"type", "seq", "boards"}, (kind, told)


async def test_nobody_judges_their_own_table(held: tuple[Held, dict[str, Person]]) -> None:
    event, cast = held
    await event.act(cast["organiser"], "appoint", role="judge", player=1)
    ruling: Any = {**GAME, "verdict": "win", "seat": 0, "why": "I was better"}
    assert (await event.refused(cast["player"], "rule", **ruling))["code"] == "not-judge"
    told = await event.act(cast["player"], "result", **GAME, places=[1, 2])
    assert told["tables"][0]["scores"] == [], "their word alone is a claim, as any player's"


async def test_who_is_dismissed_may_nothing_any_more(held: tuple[Held, dict[str, Person]]) -> None:
    event, cast = held
    staff = (await event.seen())["staff"]
    number = next(one["number"] for one in staff if one["role"] == "judge")
    assert (await event.refused(cast["co-organiser"], "appoint", role="none", staff=number))["code"] == "not-organiser"
    await event.act(cast["organiser"], "appoint", role="none", staff=number)
    refusal = await event.refused(cast["judge"], "rule", **GAME, verdict="warning", why="Noise")
    assert refusal["code"] == "not-judge"
    assert (await event.refused(cast["organiser"], "appoint", role="none", staff=1))["reason"] == "event-organiser"
