"""A game of a match is one thing, the match another: each is given up by its own name, even after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import play
from tests.server.people import Person
from tests.server.site import Site
from tests.server.test_tables import two_at_a_table

FIFTEEN = "scamorra-fifteen"


async def test_a_game_of_a_match_is_given_up_and_the_match_goes_on(person):
    anna, bruno, table = await two_at_a_table(person, game=FIFTEEN)
    async with anna.at(table) as south, bruno.at(table) as north:
        assert south.now["may_resign"] == {"S": ["game", "match"], "N": ["game", "match"]}
        await south.done("resign", seat="S")
        await north.until(lambda: north.now["shown"]["series"]["phase"] == "next")
        assert (north.now["status"], north.now["shown"]["series"]["totals"]) == ("running", [0, 10])
        assert north.now["may_resign"] == {"S": ["match"], "N": ["match"]}


async def test_between_two_games_nobody_loses_the_match_by_giving_up_a_game(person):
    """The button was pressed for the game; when the act arrives, the game is over."""
    anna, bruno, table = await two_at_a_table(person, game=FIFTEEN)
    async with anna.at(table) as south, bruno.at(table) as north:
        await north.done("resign", seat="N", what="game")
        await south.until(lambda: south.now["shown"]["series"]["phase"] == "next")
        assert (await south.refused("resign", seat="S", what="game"))["code"] == "stale"
        assert south.now["status"] == "running"


@pytest.mark.parametrize("is_between", [False, True], ids=["in a game", "between games"])
async def test_the_match_is_given_up_and_its_record_proves_it(person, is_between):
    anna, bruno, table = await two_at_a_table(person, game=FIFTEEN)
    async with anna.at(table) as south, bruno.at(table) as north:
        if is_between:
            await north.done("resign", seat="N")
            await south.until(lambda: south.now["shown"]["series"]["phase"] == "next")
        await south.done("resign", seat="S", what="match")
        await north.until(lambda: north.now["status"] == "over")
        assert (north.now["outcome"]["winners"], north.now["outcome"]["reason"]) == (["N"], "resign")
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert "S resign-match" in record
    assert play.verify(record).is_proven


async def test_whoever_leaves_the_table_leaves_the_match(person):
    anna, bruno, table = await two_at_a_table(person, game=FIFTEEN)
    async with anna.at(table) as south, bruno.at(table) as north:
        await (south if "S" in south.now["to_act"] else north).move()  # as the lot has it
        assert (await anna.http.post(f"/api/tables/{table}/leave")).status_code == 200
        await north.until(lambda: north.now["status"] == "over")
        assert (north.now["outcome"]["winners"], north.now["outcome"]["reason"]) == (["N"], "abandon")


async def test_the_match_is_not_given_up_by_typing_it_as_a_move(person):
    anna, _, table = await two_at_a_table(person, game=FIFTEEN)
    async with anna.at(table) as south:
        assert (await south.refused("move", seat="S", text="resign-match", after=south.now["ply"]))[
            "code"
        ] == "unreadable"


async def test_what_was_given_up_stays_given_up_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        anna = Person(site.address)
        table = await anna.make(game=FIFTEEN, seats=["me", "shared"])
        async with anna.at(table) as page:
            await page.done("resign", seat="S", what="game")
    with Site(tmp_path) as site:
        anna.visit(site)
        async with anna.at(table) as page:
            assert page.now["shown"]["series"]["totals"] == [0, 10]
            assert page.now["may_resign"] == {"S": ["match"], "N": ["match"]}
            await page.done("resign", seat="N", what="match")
    with Site(tmp_path) as site:
        anna.visit(site)
        now = (await anna.get(f"/api/tables/{table}"))["now"]
        assert (now["status"], now["outcome"]["winners"]) == ("over", ["S"])
        await anna.close()
