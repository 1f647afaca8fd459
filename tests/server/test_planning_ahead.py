"""What may be planned ahead is told to the pages that ask for it, and to nobody else."""

from __future__ import annotations

from tests.server.test_tables import two_at_a_table
from tests.server.test_take_backs import first_moves


async def test_only_the_page_that_plans_is_told_what_it_may_have_next(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black, anna.at(table) as other:
        assert black.now["premoves"] == {}
        await black.done("plan_ahead")
        assert "e8-e5" in black.now["premoves"]["b"]
        await white.done("plan_ahead")
        await first_moves(white, black)
        await other.until(lambda: other.now["ply"] == 1)
        assert (black.now["premoves"], list(white.now["premoves"])) == ({}, ["w"])
        assert other.now["premoves"] == {}
        await white.done("plan_ahead", ahead=False)
        assert white.now["premoves"] == {}


async def test_a_page_that_comes_back_still_plans(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white:
        async with bruno.at(table) as black:
            await black.done("plan_ahead")
        async with bruno.at(table, viewer=black.viewer, resume_after=black.seq) as back:
            await white.play(white.now["legal"]["w"][0])
            [told] = await back.until(lambda: [one for one in back.messages if one["type"] == "update"])
            seen = told["now"]
            await back.done("move", seat="b", text=seen["legal"]["b"][0], after=seen["ply"])
            [played] = [one for one in back.messages if one["type"] == "update" and one["now"]["ply"] == 2]
            assert list(played["now"]["premoves"]) == ["b"]


async def test_whoever_watches_plans_nothing(person):
    anna, _, table = await two_at_a_table(person)
    async with anna.at(table), person().at(table) as watcher:
        await watcher.done("plan_ahead")
        assert watcher.now["premoves"] == {}
