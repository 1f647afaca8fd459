"""Nobody is stranded: claiming, calling off, lobby tables without their maker, and the check before a race."""

from __future__ import annotations

import pytest

from ludoteca import play
from ludoteca.play.realtime.driver import Terms
from tests.server.patience import impatient
from tests.server.site import Site
from tests.server.test_lobby import watching
from tests.server.test_tables import two_at_a_table

QUICK = Terms(countdown_ms=150, recap_ms=0, race_ms=60_000, decide_ms=60_000)
RACE = {"players": "2", "count": "automatic"}


@pytest.mark.parametrize("game", ["latrunculi", "scamorra", "zama", "scorso", "latrunculi-match", "scamorra-fifteen"])
async def test_a_game_without_a_move_is_called_off_by_leaving_it(person, game):
    options = {"players": "2"} if game == "scorso" else {}
    anna, bruno, table = await two_at_a_table(person, game=game, options=options)
    async with bruno.at(table) as page:
        assert (await anna.http.post(f"/api/tables/{table}/leave")).status_code == 200
        await page.until(lambda: page.now["status"] == "over")
        assert (page.now["outcome"]["winners"], page.now["outcome"]["reason"]) == ([], "called-off")
        assert (page.now["to_act"], page.now["may_agree"]) == ([], [])
        assert not any(page.now["may_resign"].values())
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert "Reason: called-off" in record
    assert play.verify(record).outcome
    last = (await bruno.get(f"/api/tables/{table}/replay"))["frames"][-1]
    assert last["outcome"]["reason"] == "called-off"
    assert [(one["status"], one["outcome"]["reason"]) for one in (await anna.get("/api/me/tables"))["tables"]] == [
        ("over", "called-off")
    ]


async def test_what_was_called_off_can_be_played_again(person):
    anna, bruno, table = await two_at_a_table(person)
    async with anna.at(table) as white, bruno.at(table) as black:
        await white.done("call_off")
        await black.done("rematch")
        await white.done("rematch")
        await black.until(lambda: black.table["rematch"]["table"])


async def test_a_game_with_moves_is_called_off_only_when_all_others_have_been_away_too_long(person, site):
    anna, bruno, table = await two_at_a_table(person)
    async with bruno.at(table) as page:
        async with anna.at(table) as white:
            await white.move()
            assert (await white.refused("call_off"))["code"] == "present"
            await page.until(lambda: page.seat("w")["present"])
        await page.until(lambda: not page.seat("w")["present"])
        assert (await page.refused("call_off"))["code"] == "present"
        assert page.table["away"]["w"]["claimable_in"] > 0
        site.ask(impatient(site.house.tables[table]))
        await page.until(lambda: page.table["away"]["w"]["claimable_in"] == 0)
        await page.done("call_off")
        assert (page.now["status"], page.now["outcome"]["winners"]) == ("over", [])
        assert (await page.refused("call_off"))["code"] == "not-running"


async def test_whoever_watches_calls_nothing_off(person):
    _, _, table = await two_at_a_table(person)
    async with person().at(table) as watcher:
        assert (await watcher.refused("call_off"))["code"] == "not-yours"
        assert (await watcher.refused("ready"))["code"] == "not-yours"


async def test_whoever_comes_back_finds_that_a_machine_has_taken_the_seat(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with anna.at(table) as white:
            await white.move()
        async with bruno.at(table) as page:
            site.ask(impatient(site.house.tables[table]))
            await page.done("claim", seat="w", bot="random")
        [lost], [kept] = [(await one.get("/api/me/tables"))["tables"] for one in (anna, bruno)]
        assert (lost["id"], lost["is_replaced"], lost["is_my_turn"]) == (table, True, False)
        assert not kept["is_replaced"]
    with Site(tmp_path) as again:
        anna.visit(again)
        [lost] = (await anna.get("/api/me/tables"))["tables"]
        assert lost["is_replaced"]


async def test_a_claim_before_the_first_move_has_no_loser(person, site):
    _, bruno, table = await two_at_a_table(person)
    site.ask(impatient(site.house.tables[table]))
    async with bruno.at(table) as page:
        await page.done("claim", seat="w")
        assert (page.now["outcome"]["winners"], page.now["outcome"]["reason"]) == ([], "called-off")


async def test_a_game_that_was_called_off_stays_so_after_a_restart(person, tmp_path):
    with Site(tmp_path) as site:
        anna, _, table = await two_at_a_table(lambda: person(site))
        async with anna.at(table) as white:
            await white.done("call_off", intent="enough")
    with Site(tmp_path) as again:
        anna.visit(again)
        async with anna.at(table) as white:
            assert (white.now["status"], white.now["outcome"]["reason"]) == ("over", "called-off")
            assert (await white.act("call_off", intent="enough"))["type"] == "ack"


async def test_at_a_pace_of_days_nobody_is_claimed_after_minutes(person):
    anna = person()
    table = await anna.make(seats=["me", "open"], terms={"clock": "days 3"})
    async with person().at(table) as page:
        assert page.table["away"]["w"]["claimable_in"] > 2 * 24 * 3600 * 1000


# -- the lobby ------------------------------------------------------------------------------------


async def test_a_table_in_the_lobby_closes_when_its_maker_has_gone(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno = person(site), person(site)
        table = await anna.make(seats=["me", "open"], public=True)
        async with watching(bruno) as lobby, bruno.at(table) as page:
            async with anna.at(table):
                site.ask(impatient(site.house.tables[table]))
                await lobby.until(lambda: table in lobby.tables and lobby.tables[table]["seats"][0]["present"])
            await lobby.until(lambda: table not in lobby.tables)
            await page.until(lambda: page.now["status"] == "over")
            assert page.now["outcome"] is None
            assert (await page.refused("join"))["code"] == "closed"
        assert (await anna.get("/api/me/tables"))["tables"] == []
    with Site(tmp_path) as again:
        bruno.visit(again)
        async with bruno.at(table) as page:
            assert (await page.refused("join"))["code"] == "closed"


async def test_a_table_whose_maker_did_not_come_back_after_a_restart_closes(person, tmp_path):
    with Site(tmp_path) as site:
        table = await person(site).make(seats=["me", "open"], public=True)
    with Site(tmp_path, lobby_grace=0.0) as again:
        async with person(again).at(table) as page:
            await page.until(lambda: page.now["status"] == "over")


async def test_a_private_table_waits_for_the_friend_while_its_maker_is_away(person, site):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    async with bruno.at(table) as page:
        site.ask(impatient(site.house.tables[table]))
        await page.until(lambda: page.table["away"]["w"]["claimable_in"] == 0)
        await page.done("join")
        assert page.now["status"] == "running"


async def test_at_a_table_for_three_only_the_seat_of_the_one_who_has_gone_is_free_again(person, site):
    anna, bruno = person(), person()
    table = await anna.make(game="scorso", options={"players": "3"}, seats=["me", "open", "open"], public=True)
    async with bruno.at(table) as page:
        async with anna.at(table):
            await page.done("join")
            await page.until(lambda: page.seat("A")["present"] and page.seat("B")["present"])
            site.ask(impatient(site.house.tables[table]))
        await page.until(lambda: page.seat("A")["kind"] == "open")
        assert (page.now["status"], page.seat("B")["kind"]) == ("open", "guest")


# -- before a race ---------------------------------------------------------------------------------


async def test_a_race_begins_when_everybody_has_said_to_be_ready(person, tmp_path):
    with Site(tmp_path, terms=QUICK) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site), game="scorso", options=RACE)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (a.table["unready"], a.now["timing"]) == (["A", "B"], None)
            assert (await b.refused("move", seat="B", text="roll ??????", after=0))["code"] == "early"
            await a.done("ready")
            await b.until(lambda: b.table["unready"] == ["B"])
    with Site(tmp_path, terms=QUICK) as again:  # who is ready stays ready
        anna.visit(again)
        bruno.visit(again)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (a.table["unready"], b.now["timing"]) == (["B"], None)
            await b.done("ready")
            for page in (a, b):
                await page.until(lambda page=page: page.now["timing"])
                assert page.table["unready"] == []


async def test_nobody_has_to_be_ready_against_machines_or_by_turns(person):
    anna = person()
    async with anna.at(await anna.make(game="scorso", options=RACE, seats=["me", "bot:simple"])) as page:
        await page.until(lambda: page.now["timing"])
        assert page.table["unready"] == []
    _, bruno, table = await two_at_a_table(person, game="scorso", options={"players": "2", "pace": "beats"})
    async with bruno.at(table) as page:
        assert page.table["unready"] == []


async def test_a_rematch_in_real_time_begins_when_both_have_come(person, tmp_path):
    with Site(tmp_path, terms=QUICK) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site), game="scorso", options=RACE)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.done("call_off")
            await a.done("rematch")
            await b.done("rematch")
            await a.until(lambda: a.table["rematch"]["table"])
            following = a.table["rematch"]["table"]
        async with anna.at(following) as a:
            await a.settled()
            assert (a.now["timing"], a.table["unready"]) == (None, [])
            async with bruno.at(following):
                await a.until(lambda: a.now["timing"])
