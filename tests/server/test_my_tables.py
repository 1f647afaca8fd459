"""The way back: a guest finds every table at which they sit, even after a restart of the server."""

from __future__ import annotations

from tests.server.site import Site


async def mine(person):
    return (await person.get("/api/me/tables"))["tables"]


async def test_a_table_is_found_by_those_who_sit_at_it_and_by_nobody_else(person):
    anna, bruno, eve = person(), person(), person()
    table = await anna.make(seats=["me", "open"])
    assert [one["id"] for one in await mine(anna)] == [table]
    assert await mine(bruno) == []
    async with bruno.at(table) as page:
        await page.done("join")
    assert [one["id"] for one in await mine(bruno)] == [table]
    assert await mine(eve) == []


async def test_it_says_whose_turn_it_is_and_how_it_ended(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    assert [(one["status"], one["is_my_turn"]) for one in await mine(anna)] == [("open", False)]
    async with anna.at(table) as white, bruno.at(table) as black:
        await black.done("join")
        assert [[one["is_my_turn"] for one in await mine(each)] for each in (anna, bruno)] == [[True], [False]]
        await white.done("move", seat="w", text="e1-e4", after=0)
        assert [[one["is_my_turn"] for one in await mine(each)] for each in (anna, bruno)] == [[False], [True]]
        await black.done("resign", seat="b")
    [over] = await mine(anna)
    assert (over["status"], over["outcome"]["winners"], over["is_my_turn"]) == ("over", ["w"], False)


async def test_at_one_screen_it_is_nobodys_turn_in_particular(person):
    anna = person()
    await anna.make(seats=["me", "shared"])
    assert [one["is_my_turn"] for one in await mine(anna)] == [False]


async def test_what_waits_for_me_comes_first_and_what_is_over_last(person):
    anna = person()
    over, waiting, turn = [
        await anna.make(seats=seats) for seats in (["me", "shared"], ["me", "open"], ["me", "bot:random"])
    ]
    async with anna.at(over) as page:
        await page.done("resign", seat="w")
    assert [one["id"] for one in await mine(anna)] == [turn, waiting, over]


async def test_whoever_stands_up_has_left(person):
    anna, bruno = person(), person()
    table = await anna.make(
        seats=[
            "me",
            "open",
        ],
        public=True,
    )
    await bruno.get("/api/me")
    async with anna.at(table) as page:
        await page.done("leave")
    assert await mine(anna) == []


async def test_no_hand_is_told_that_the_table_would_not_show(person):
    anna, bruno = person(), person()
    table = await anna.make(game="scamorra", seats=["me", "open"])
    async with bruno.at(table) as page:
        await page.done("join")
    for each in (anna, bruno):
        [listed] = await mine(each)
        assert listed["shown"] == (await each.get(f"/api/tables/{table}"))["now"]["shown"]


async def test_all_of_them_are_there_after_a_restart(tmp_path, person):
    with Site(tmp_path) as site:
        anna = person(site)
        tables = {await anna.make(seats=["me", "open"]) for _ in range(3)}
    with Site(tmp_path) as site:
        anna.visit(site)
        assert {one["id"] for one in await mine(anna)} == tables
