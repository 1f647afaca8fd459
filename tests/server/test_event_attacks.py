"""Whoever has no say in an event tries all the same: over REST, over the sockets of its tables, from another event,
after they were dismissed, and from another site. Whatever is done by those who may stands in the audit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import pytest
import pytest_asyncio

from ludoteca.play.judging import PAUSE, RESUME
from tests.server.events import Held, seated_pages
from tests.server.people import Page, Person
from tests.server.test_event_permissions import ACTS, STAFF

SITE = {"round": 1, "table": 1}
RULINGS = (
    "ruling win: I say so",
    "ruling forfeit: they were late",
    "ruling null: the wrong board",
    "ruling time 600: the light",
    "ruling reverse: no",
    "ruling stands: nobody came",
    PAUSE,
    RESUME,
)
ATTACKERS = (
    "stranger",
    "player",
    "judge elsewhere",
    "organiser elsewhere",
    "dismissed co-organiser",
    "dismissed judge",
)


@dataclass
class Scene:
    """An event on the site with one table, and everybody who has no say in it."""

    held: Held
    cast: dict[str, Person]
    table: str

    @property
    def address(self) -> str:
        return f"/api/events/{self.held.id}"


@pytest_asyncio.fixture
async def scene(person: Callable[[], Person]) -> AsyncIterator[Scene]:
    cast = {kind: await person().named(kind.title()) for kind in ("organiser", "opponent", *ATTACKERS)}
    held = await Held.make(cast["organiser"], {"hands": True}, game="scamorra", rounds=1, clock="fischer 600+5")
    elsewhere = await Held.make(cast["organiser elsewhere"], {"hands": True}, game="scamorra")
    for kind, event, role in (
        ("judge elsewhere", elsewhere, "judge"),
        ("dismissed judge", held, "judge"),
        ("dismissed co-organiser", held, "co-organiser"),
    ):
        name = f"{kind[:12]} {held.id[:6]}"
        await cast[kind].with_account(name)
        await event.act(event.organiser, "appoint", role=role, account=name)
    for number in (3, 2):
        await held.act(cast["organiser"], "appoint", role="none", staff=number)
    await held.enter(cast["player"], cast["opponent"])
    told = await held.act(cast["organiser"], "pair", round=1)
    yield Scene(held, cast, told["tables"][0]["tables"][0])


async def test_no_act_is_taken_from_those_who_have_no_say(scene: Scene) -> None:
    before = await scene.held.seen()
    for act, (fields, may, _) in ACTS.items():
        if act in ("enter", "call", "result"):
            continue
        assert set(may) <= {*STAFF, "judge"}
        given = {**fields, **({"player": 2} if act == "appoint" else {})}
        for kind in ATTACKERS:
            status, told = await scene.held.asked(scene.cast[kind], act, **given)
            assert status >= 400, (act, kind)
            assert told["code"] in ("not-organiser", "not-judge") or act == "reverse", (act, kind, told)
    assert await scene.held.seen() == before


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
@pytest.mark.parametrize("kind", ["application/json", "text/plain"])
async def test_another_site_cannot_speak_for_the_organiser(scene: Scene, origin: str, kind: str) -> None:
    """A page elsewhere that the organiser looks at sends the organiser's cookies along."""
    headers = {"Origin": origin, "Content-Type": kind}
    answer = await scene.held.organiser.http.post(f"{scene.address}/acts", content=b'{"act":"pause"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert (await scene.held.seen())["status"] == "running"


async def test_hands_and_the_audit_are_for_those_who_run_the_event(scene: Scene) -> None:
    """Judges may look at hidden cards here, but only its judges, and none that is dismissed."""
    async with seated_pages(scene.table, scene.cast["player"], scene.cast["opponent"]):
        judged = f"{scene.address}/rounds/1/tables/1/judge"
        seen = await scene.cast["organiser"].get(judged)
        assert seen["hands"]
        for kind in (*ATTACKERS, "opponent"):
            for path, code in ((judged, "not-judge"), (f"{scene.address}/audit", "not-organiser")):
                answer = await scene.cast[kind].http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (403, code), (kind, path)
        for round, table in ((0, 1), (1, 0), (1, 2), (2, 1), (10**9, 1), (1, -1)):
            answer = await scene.cast["organiser"].http.get(f"{scene.address}/rounds/{round}/tables/{table}/judge")
            assert 400 <= answer.status_code < 500, (round, table, answer.text)


async def test_nobody_rules_or_pauses_over_the_socket_of_a_table(scene: Scene) -> None:
    """A ruling is written in a record as a move is; nobody can type one, not even those who judge."""
    people = [scene.cast["player"], scene.cast["opponent"]]
    async with seated_pages(scene.table, *people) as pages:
        before = pages[0].now["ply"]
        for page in pages:
            await _typed(page, page.table["perspective"])
        for kind in ("organiser", "stranger", "judge elsewhere", "dismissed judge"):
            async with scene.cast[kind].at(scene.table) as page:
                for seat in page.table["now"]["to_act"] or [one["seat"] for one in page.table["seats"]]:
                    await _typed(page, seat)
                    for intent in ("call_judge", "resign", "claim"):
                        more = {"why": "Help"} if intent == "call_judge" else {"bot": "1"} if intent == "claim" else {}
                        assert (await page.refused(intent, seat=seat, **more))["code"] in ("not-yours", "event-table")
                assert (await page.refused("call_off"))["code"] in ("not-yours", "event-table", "not-open")
        await pages[0].settled()
        assert pages[0].now["ply"] == before
        assert pages[0].now["judge"]["rulings"] == []


async def _typed(page: Page, seat: str) -> None:
    for text in RULINGS:
        refusal = await page.refused("move", seat=seat, text=text, after=page.now["ply"])
        assert refusal["code"] in ("unreadable", "not-yours", "turn", "illegal", "stale"), (text, refusal)


async def test_every_act_that_is_done_stands_in_the_audit(scene: Scene, person: Callable[[], Person]) -> None:
    organiser = scene.cast["organiser"]
    helper = await person().with_account(f"helper {scene.held.id[:6]}")
    done: list[tuple[str, str]] = []

    async def act(who: Person, name: str, wish: str, /, *, as_: str = "", **fields: object) -> None:
        await scene.held.act(who, wish, **fields)
        done.append((as_ or wish, name))

    await act(organiser, "Organiser", "appoint", role="co-organiser", account=f"helper {scene.held.id[:6]}")
    name = f"helper {scene.held.id[:6]}"
    await act(helper, name, "change", as_="arrange", terms={"place": "board", "hands": True, "check_in": True})
    await act(helper, name, "announce", text="Tea")
    await act(helper, name, "enter-others", as_="enter", entrants=[{"name": "Zeno"}])
    await act(helper, name, "check-in", player=1)
    await act(helper, name, "withdraw", player=3)
    await act(helper, name, "return", player=3)
    await act(helper, name, "pause")
    await act(helper, name, "resume")
    await act(helper, name, "move", **SITE, place="board")
    await act(scene.cast["player"], "Player", "call", **SITE, why="Help")
    await act(helper, name, "rule", **SITE, game=1, verdict="win", seat=0, why="It is so")
    ruling = (await scene.held.seen())["tables"][0]["rulings"][0]["act"]
    await act(helper, name, "reverse", ruling=ruling, why="It is not")
    await act(scene.cast["player"], "Player", "result", as_="claim", **SITE, game=1, places=[1, 2])
    await act(helper, name, "result", **SITE, game=1, places=[2, 1])
    await act(helper, name, "correct", **SITE, game=1, places=[1, 2], why="Misread")
    await act(helper, name, "correct", **SITE, game=1, open=True, why="Misread")
    await act(helper, name, "forfeit", as_="result", **SITE, players=[2])
    await act(organiser, "Organiser", "close")
    told = (await organiser.get(f"{scene.address}/audit"))["acts"]
    assert [one["number"] for one in told] == list(range(len(told)))
    assert all(one["at"] for one in told)
    found = [(one["act"], one["by"]) for one in told]
    at = found.index(("pair", "Organiser"))
    kept = [one for one in found[at + 1 :] if one[0] not in ("host", "begin")]
    assert kept == done
