"""Profiles, everything about me as a file, and leaving for good."""

from __future__ import annotations

import sqlite3

import pytest

from ludoteca import play
from ludoteca.server import talk_store
from tests.server.people import Person
from tests.server.site import Site
from tests.server.test_accounts import PASSWORD, post, tables_of


async def account(person, name, **more):
    await post(person, "/api/account/password", name=name, password=PASSWORD, **more)
    return person


async def played(loser, winner, **wanted):
    """A game that `loser` gives up."""
    table = await loser.make(seats=["me", "open"], **wanted)
    await post(winner, f"/api/tables/{table}/join")
    async with loser.at(table) as page:
        await page.done("move", seat="w", text=page.now["legal"]["w"][0], after=0)
        await page.done("resign", seat="w")
    return table


async def profile(viewer, name, status=200):
    answer = await viewer.http.get(f"/api/people/{name}")
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_profile_counts_what_is_over(person):
    anna, berta = await account(person(), "Prof Anna", public=True), await account(person(), "Prof Berta", public=True)
    await played(anna, berta, public=True)
    await played(anna, berta, public=True)
    await played(berta, anna)
    await anna.make(seats=["me", "bot:random"], public=True)  # goes on: not shown
    await anna.make(seats=["me", "shared"])
    shown = await profile(person(), "prof anna")
    assert shown["by_game"] == [{"game": "latrunculi", "tally": {"won": 1, "lost": 2, "drawn": 0}}]
    [met] = shown["by_opponent"]
    assert met["opponent"] == {"kind": "guest", "name": "Prof Berta", "handle": True}
    assert [game["result"] for game in shown["games"]] == ["won", "lost", "lost"]
    # the address of a table that was played by a link is not given away
    assert [game["table"] is None for game in shown["games"]] == [True, False, False]
    assert all(game["table"] for game in (await profile(anna, "Prof Anna"))["games"])


async def test_a_private_profile_shows_nothing_but_the_name(person):
    anna, berta = await account(person(), "Private Anna"), await account(person(), "Public Berta", public=True)
    await played(anna, berta, public=True)
    shown = await profile(berta, "private anna")
    assert shown == {
        "name": "Private Anna",
        "is_public": False,
        "is_me": False,
        "since": None,
        "by_game": [],
        "by_opponent": [],
        "games": [],
    }
    assert len((await profile(anna, "Private Anna"))["games"]) == 1
    # and her name is not read on the page of somebody else either
    [game] = (await profile(person(), "Public Berta"))["games"]
    assert game["opponents"] == [{"kind": "guest", "name": "", "handle": False}]
    assert (await profile(person(), "Public Berta"))["by_opponent"] == []


async def test_a_profile_is_opened_and_closed(person):
    anna = await account(person(), "Undecided")
    await anna.http.put("/api/account", json={"public": True})
    assert (await profile(person(), "Undecided"))["is_public"]
    await anna.http.put("/api/account", json={"public": False})
    assert not (await profile(person(), "Undecided"))["is_public"]


async def test_guests_have_no_profile(person):
    guest = await person().named("Passing by")
    assert (await profile(guest, "Passing by", 404))["code"] == "unknown-person"


async def test_everything_about_me(person):
    anna, berta = await account(person(), "Exported"), await account(person(), "Not exported")
    over = await played(anna, berta)
    hidden = await anna.make(game="scamorra", seats=["me", "open"])
    await post(berta, f"/api/tables/{hidden}/join")
    everything = await anna.get("/api/me/export")
    tables = {table["id"]: table for table in everything["tables"]}
    assert set(tables) == {over, hidden}
    assert play.verify(tables[over]["record"]).outcome
    record = (await anna.http.get(f"/api/tables/{hidden}/record")).text
    assert tables[hidden]["record"] == record  # no more than the seat may know
    assert everything["person"]["guests"][0]["name"] == "Exported"
    assert everything["person"]["accounts"][0].keys() >= {"is_public", "created"}
    text = str(everything)
    assert "argon2" not in text
    for cookie in anna.http.cookies.values():
        assert cookie.split(".")[1] not in text  # the name of the device is a key


async def reported(table, speaker, hearer, text):
    """Something is said at a table, reported, and its speaker muted."""
    async with speaker.at(table) as said, hearer.at(table) as heard:
        await said.done("say", kind="text", text=text)
        line = await heard.until(lambda: next((m["said"] for m in heard.messages if m["type"] == "talked"), None))
        await heard.done("report", number=line["number"])
        await heard.done("mute", who=line["by"]["who"], muted=True)


async def test_everything_about_me_has_whom_i_muted_and_what_was_reported_but_not_by_whom(person):
    anna, berta = await person().named("Reporting Anna"), await person().named("Rude Berta")
    table = await anna.make(seats=["me", "open"], terms={"talk": "free"})
    await post(berta, f"/api/tables/{table}/join")
    await reported(table, berta, anna, "something rude")
    mine, theirs = [(await one.get("/api/me/export"))["person"] for one in (anna, berta)]
    assert mine["mutes"] == [{"muted": "Rude Berta"}]
    assert [one["text"] for one in mine["reports_made"]] == ["something rude"]
    assert [one["text"] for one in theirs["reports_received"]] == ["something rude"]
    assert theirs["mutes"] == theirs["reports_made"] == mine["reports_received"] == []
    for others, told in ((berta, mine), (anna, theirs)):
        assert others.guest not in str(told)
    assert "Reporting Anna" not in str(theirs)


async def test_who_leaves_for_good_takes_their_words_along_and_leaves_their_reports_without_a_name(tmp_path):
    with Site(tmp_path) as site:
        anna, berta, carla = (Person(site) for _ in range(3))
        for one, other, text in ((anna, berta, "rude to Anna"), (berta, carla, "rude to Berta")):
            table = await one.make(seats=["me", "open"], terms={"talk": "free"})
            await post(other, f"/api/tables/{table}/join")
            await reported(table, other, one, text)
        gone = berta.guest
        assert (await berta.http.request("DELETE", "/api/me")).status_code == 200
        [left] = site.ask(talk_store.all_reports(site.house.store))
        assert (left.text, left.reported) == ("rude to Berta", carla.guest)
        assert left.reporter not in (gone, anna.guest, carla.guest)
        assert site.ask(talk_store.muted_by(site.house.store, anna.guest)) == set()
        for one in (anna, berta, carla):
            await one.close()
    with sqlite3.connect(tmp_path / "ludoteca.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    assert gone not in dump
    assert "rude to Anna" not in dump


@pytest.mark.parametrize("has_account", [True, False])
async def test_leaving_for_good(tmp_path, has_account):
    with Site(tmp_path) as site:
        anna, berta = Person(site), await account(Person(site), "Berta", public=True)
        await anna.named("Annabella")
        if has_account:
            await account(anna, "Annabella")
        over, going = await played(anna, berta), await anna.make(seats=["me", "open"])
        await post(berta, f"/api/tables/{going}/join")
        waiting = await anna.make(seats=["me", "open"], public=True)
        guest = (await anna.get("/api/me/export"))["tables"] and anna.http.cookies["ludoteca"].split(".")[0]
        answer = await anna.http.request("DELETE", "/api/me")
        assert answer.status_code == 200, answer.text
        assert anna.http.cookies["ludoteca"].split(".")[0] != guest
        assert not await tables_of(anna)
        assert (await profile(berta, "Annabella", 404))["code"] == "unknown-person"

        for table, winners in ((over, ["b"]), (going, [])):  # a game nobody has moved in is called off
            shown = await berta.get(f"/api/tables/{table}")
            assert shown["now"]["status"] == "over"
            assert shown["now"]["outcome"]["winners"] == winners
            assert (shown["seats"][0]["name"], shown["seats"][0]["left"]) == ("", True)
            record = (await berta.http.get(f"/api/tables/{table}/record")).text
            assert "Annabella" not in record
            assert play.verify(record).outcome
        assert (await berta.get(f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"
        [first, second] = (await profile(berta, "Berta"))["games"]
        assert first["opponents"] == second["opponents"] == [{"kind": "left", "name": "", "handle": False}]
        await anna.close()
        await berta.close()
    with sqlite3.connect(tmp_path / "ludoteca.sqlite3") as database:
        dump = "\n".join(database.iterdump())
    assert "Annabella" not in dump
    assert guest not in dump
