"""Operators, in the browser and at the command: what they say holds at once, also for those who are at a table."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.cli.app import run
from ludoteca.server.personas import given_name
from tests.server.killed import Process
from tests.server.people import Person
from tests.server.site import PATIENCE, Site
from tests.server.test_accounts import PASSWORD, keep, post, refused, sign_in, tables_of
from tests.server.test_people import reported


@pytest.fixture
def own_site(tmp_path):
    with Site(tmp_path, notice_after=0.02) as site:
        yield site


async def admin(folder, *words):
    """`ludoteca admin`, beside the running site."""
    assert await asyncio.to_thread(run, ["admin", *words, "--data", str(folder)]) == 0


async def until(ask):
    async with asyncio.timeout(PATIENCE):
        while not await ask():
            pass


async def operator(site, folder):
    anna = Person(site)
    await post(anna, "/api/account/password", name="Operator", password=PASSWORD)
    await admin(folder, "operator", "operator")

    async def is_known():
        return (await anna.http.get("/api/operator")).status_code == 200

    await until(is_known)
    return anna


async def test_only_operators_may(person):
    anna = person()
    for method, path in (("GET", "/api/operator"), ("DELETE", "/api/operator/tables/x")):
        assert (await anna.http.request(method, path)).json()["code"] == "not-operator"
    assert await refused(anna, "/api/operator/invitations", count=1) == "not-operator"


async def test_a_ban_closes_the_door_and_the_pages(own_site, tmp_path):
    anna, bruno = await operator(own_site, tmp_path), await Person(own_site).named("Bruno")
    table = await bruno.make(seats=["me", "bot:random"])
    [found] = (await anna.get("/api/operator?sought=bru"))["people"]
    async with bruno.at(table) as page:
        answer = await anna.http.put(f"/api/operator/people/{found['id']}", json={"banned": True})
        assert answer.json()["is_banned"]
        await page.until_closed()
    assert await refused(bruno, "/api/tables", game="latrunculi") == "banned"
    await bruno.get("/api/me/export")
    await admin(tmp_path, "ban", found["id"], "--undo")

    async def is_back():
        return (await bruno.http.post("/api/tables", json={"game": "latrunculi"})).status_code == 201

    await until(is_back)
    await anna.close()
    await bruno.close()


async def test_whoever_has_chosen_no_name_can_be_found_muted_banned_and_renamed(own_site, tmp_path, capsys):
    anna, bruno = await operator(own_site, tmp_path), Person(own_site)
    table = await bruno.make(seats=["me", "bot:random"])
    given = (await bruno.get("/api/me"))["given"]
    name = given_name(given, "it")
    [seen] = (await anna.get("/api/operator"))["tables"]
    assert [(one["id"], one["given"]) for one in seen["players"]] == [(bruno.guest, given)]
    [found] = (await anna.get(f"/api/operator?sought={name.upper()}&language=it"))["people"]
    assert (found["id"], found["name"], found["given"]) == (bruno.guest, "", given)
    assert (await anna.get("/api/operator?sought=somebody else"))["people"] == []
    change = f"/api/operator/people/{bruno.guest}"
    assert (await anna.http.put(change, json={"muted": True})).json()["is_muted"]
    capsys.readouterr()
    await admin(tmp_path, "people", name, "--lang", "it")
    assert capsys.readouterr().out.startswith(f"{bruno.guest}  {name}  ")
    async with bruno.at(table) as page:
        assert (await anna.http.put(change, json={"name": "Bruno"})).json()["name"] == "Bruno"
        await page.until(lambda: page.seat("w")["name"] == "Bruno")
        await admin(tmp_path, "ban", bruno.guest)
        await page.until_closed()
    for one in (anna, bruno):
        await one.close()


async def test_the_id_of_a_guest_may_begin_with_a_hyphen(own_site, capsys, tmp_path):
    for words in (["ban", "-x4", "--undo"], ["mute", "-x4"], ["rename", "-x4", "Anna"], ["operator", "-x4"]):
        assert await asyncio.to_thread(run, ["admin", *words, "--data", str(tmp_path), "--lang", "en"]) == 2
        assert "nobody is called -x4" in capsys.readouterr().err


async def test_what_was_reported_is_dealt_with(own_site, tmp_path, capsys):
    anna, bruno, carla = await operator(own_site, tmp_path), *(Person(own_site) for _ in range(2))
    await carla.named("Carla")
    table = await bruno.make(seats=["me", "open"], terms={"talk": "free"})
    await post(carla, f"/api/tables/{table}/join")
    await reported(table, carla, bruno, "rude")
    await reported(table, bruno, carla, "ruder")
    assert (await bruno.http.put("/api/operator/reports/1", json={"settled": True})).json()["code"] == "not-operator"
    later, first = (await anna.get("/api/operator"))["reports"]
    assert (first["text"], first["said_by"]["name"], first["table"]) == ("rude", "Carla", table)
    assert first["said_by"]["id"] == carla.guest
    assert first["reported_by"]["given"]
    left = await anna.http.put(f"/api/operator/reports/{later['id']}", json={"settled": True})
    assert [(one["text"], one["is_settled"]) for one in left.json()["reports"]] == [("rude", False), ("ruder", True)]
    await admin(tmp_path, "settle", str(first["id"]))
    await admin(tmp_path, "settle", str(later["id"]), "--undo")
    capsys.readouterr()
    await admin(tmp_path, "reports")
    [line] = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{later['id']}  {table}  {bruno.guest}  {given_name(later['said_by']['given'], 'en')} (")
    assert line.endswith("(by Carla): ruder")
    assert await asyncio.to_thread(run, ["admin", "settle", "999", "--data", str(tmp_path)]) != 0
    for one in (anna, bruno, carla):
        await one.close()


async def test_a_name_given_at_the_command_is_seen_at_the_table(own_site, tmp_path):
    bruno = await Person(own_site).named("Rude word")
    table = await bruno.make(seats=["me", "bot:random"])
    guest = bruno.http.cookies["ludoteca"].split(".")[0]
    async with bruno.at(table) as page:
        await admin(tmp_path, "rename", guest, "Bruno")
        await page.until(lambda: page.seat("w")["name"] == "Bruno")
    await bruno.close()


async def test_a_table_is_closed_from_the_command(own_site, tmp_path):
    bruno = Person(own_site)
    table = await bruno.make(seats=["me", "bot:random"])
    async with bruno.at(table) as page:
        await admin(tmp_path, "close", table)
        await page.until(lambda: page.now["status"] == "over")
    await bruno.close()


async def test_only_those_with_an_invitation_play(own_site, tmp_path, capsys):
    anna, bruno = await operator(own_site, tmp_path), Person(own_site)
    await anna.http.put("/api/operator/site", json={"invite_only": True})
    assert await refused(bruno, "/api/tables", game="latrunculi") == "not-invited"
    table = await anna.make(seats=["me", "open"])
    assert await refused(bruno, f"/api/tables/{table}/join") == "not-invited"
    await admin(tmp_path, "invite")
    code = capsys.readouterr().out.split()[-1]
    await post(bruno, "/api/invitation", 204, code=code.upper())
    await post(bruno, f"/api/tables/{table}/join")
    assert await refused(Person(own_site), "/api/invitation", code=code) == "sign-in"
    await anna.close()
    await bruno.close()


async def test_accounts_and_sign_ins_are_right_after_a_kill(tmp_path):
    """What was acknowledged is there: the account, its devices, the games taken along, and who is signed out."""
    with Process(tmp_path) as process:
        anna, phone, lost = (Person(process.address) for _ in range(3))
        key, kept = await keep(anna, "Survivor")
        table = await phone.make(seats=["me", "bot:random"])
        await sign_in(phone, key, take=True)
        await sign_in(lost, key)
        [other] = [one["id"] for one in (await lost.get("/api/account"))["devices"] if one["is_this"]]
        await post(anna, "/api/account/sign-out", device=other)
        process.kill()
    with Process(tmp_path) as process:
        new = Person(process.address)
        for one in (anna, phone, lost):
            one.visit(process.address)
        assert await tables_of(anna) == await tables_of(phone) == [table]
        assert not await tables_of(lost)
        async with phone.at(table) as page:
            assert page.seat("w")["yours"]
        key.origin = f"http://{process.address}"
        await sign_in(new, key)
        assert await tables_of(new) == [table]
        assert (await new.get("/api/account"))["codes_left"] == len(kept["codes"])
