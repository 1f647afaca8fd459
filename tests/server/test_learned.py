"""What somebody has learned is kept with the person: on every device, put together, and gone when they are."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from ludoteca import games
from ludoteca.play.lessons import lessons_of
from ludoteca.play.puzzles import puzzles_of
from ludoteca.server import learned_store
from ludoteca.server.learned_store import Step
from ludoteca.server.rest_puzzles import today
from tests.server.site import Site
from tests.server.test_accounts import keep, sign_in

ZAMA = games.find("zama")
LESSONS = [lesson.name for lesson in lessons_of(ZAMA)]
PUZZLES = [puzzle.name for puzzle in puzzles_of(ZAMA)]
NOTHING = {"lessons": {}, "puzzles": {}, "days": []}


async def learn(person, status=200, **more):
    await person.get("/api/me")
    answer = await person.http.post("/api/me/learned", json=more)
    assert answer.status_code == status, answer.text
    return answer.json()


async def knows(person):
    return await person.get("/api/me/learned")


async def test_it_only_grows_and_each_thing_is_kept_once(any_store):
    one, two, three = (Step("puzzle", "zama", name) for name in "abc")
    await asyncio.gather(*(learned_store.add(any_store, "anna", {one, two}, 5) for _ in range(4)))
    await learned_store.add(any_store, "anna", {two, three}, 6)
    await learned_store.add(any_store, "bruno", {two}, 6)
    assert await learned_store.steps_of(any_store, "anna") == [one, two, three]
    assert await learned_store.steps_of(any_store, "bruno") == [two]


async def test_an_account_takes_along_what_a_guest_has_learned(any_store):
    one, two, three = (Step("lesson", "zama", name) for name in "abc")
    await learned_store.add(any_store, "anna", {one, two}, 5)
    await learned_store.add(any_store, "guest", {two, three}, 6)
    async with any_store.writing() as connection:
        await learned_store.inherit(connection, "guest", "anna")
    assert await learned_store.steps_of(any_store, "anna") == [one, two, three]
    assert await learned_store.steps_of(any_store, "guest") == []


async def test_two_devices_of_an_account_know_the_same(person, tmp_path, any_database):
    yesterday = (today() - timedelta(days=1)).isoformat()
    with Site(tmp_path, database=any_database) as site:
        anna, phone, stranger = person(site), person(site), person(site)
        assert await learn(anna, puzzles={"zama": PUZZLES[:2]}) == NOTHING | {"puzzles": {"zama": sorted(PUZZLES[:2])}}
        key, _ = await keep(anna, "Anna who learns")
        before = await learn(phone, lessons={"zama": LESSONS[:1]}, puzzles={"zama": PUZZLES[1:3]}, days=[yesterday])
        await sign_in(phone, key, take=True)
        after = await knows(phone)
        assert after == await knows(anna)
        assert set(after["puzzles"]["zama"]) == set(PUZZLES[:3])
        assert (after["lessons"], after["days"]) == (before["lessons"], [yesterday])
        assert await learn(anna) == after
        assert await knows(stranger) == NOTHING


async def test_what_a_guest_has_learned_can_be_left_with_the_guest(person):
    anna, other = person(), person()
    key, _ = await keep(anna, "Anna who learns alone")
    await learn(other, puzzles={"zama": PUZZLES[:1]})
    await sign_in(other, key, take=False)
    assert await knows(other) == NOTHING


async def test_what_there_is_not_is_passed_over(person):
    """A browser may remember puzzles that are gone; nobody fills the database with other things."""
    anna, day = person(), timedelta(days=1)
    days = [(today() + day * number).isoformat() for number in (-400, -3, 0, 1)] + ["2026-02-30"]
    told = await learn(
        anna,
        lessons={"zama": ["none such"], "no-game": LESSONS[:1]},
        puzzles={"zama": [*PUZZLES[:1], *PUZZLES[:1], "deadbeef"], "latrunculi": PUZZLES[:1]},
        days=days,
    )
    assert told == {"lessons": {}, "puzzles": {"zama": PUZZLES[:1]}, "days": days[1:3]}


@pytest.mark.parametrize(
    "wrong", [{"days": ["yesterday"]}, {"days": ["2026-01-01"] * 400}, {"puzzles": {"zama": [""]}}, {"begun": ["zama"]}]
)
async def test_what_cannot_be_read_is_refused(person, wrong):
    assert (await learn(person(), 400, **wrong))["code"] == "malformed"


async def test_it_is_among_everything_about_me_and_goes_with_me(person):
    anna = person()
    await learn(anna, lessons={"zama": LESSONS[:1]})
    [row] = (await anna.get("/api/me/export"))["person"]["learned"]
    assert (row["kind"], row["game"], row["name"]) == ("lesson", "zama", LESSONS[0])
    cookies = dict(anna.http.cookies.items())
    assert (await anna.http.delete("/api/me")).status_code == 200
    assert await knows(anna) == NOTHING
    again = person()
    again.http.cookies.update(cookies)
    assert await knows(again) == NOTHING
