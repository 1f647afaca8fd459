"""To challenge somebody: a seat is kept for them, and they take it or decline; the bell tells them at once."""

from __future__ import annotations

import asyncio
import contextlib
import json

import msgspec
import pytest

from ludoteca.server import challenges, protocol, talk_store
from tests.server.patience import impatient
from tests.server.site import PATIENCE, Site
from tests.server.test_my_tables import mine
from tests.server.test_ratings import RATED, member

__all__ = ["member"]


@contextlib.asynccontextmanager
async def listening(person):
    """A page that hears the bell; what it gives waits for the next ring."""
    socket = await person.socket("/ws/me")

    async def rung():
        async with asyncio.timeout(PATIENCE):
            message = json.loads(await socket.recv())
        msgspec.convert(message, protocol.FromMe)
        assert message["type"] == "mine"
        return message["seq"]

    await socket.send('{"type":"hello"}')
    assert await rung() == 1
    yield rung
    await socket.close()


async def challenge(one, name, **wanted):
    return await one.make(seats=["me", "open"], challenge=name, **wanted)


async def refused(one, path, **body):
    answer = await one.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.json()["code"]


async def cannot(one, name, **wanted):
    return await refused(one, "/api/tables", game="latrunculi", seats=["me", "open"], challenge=name, **wanted)


async def test_whoever_is_challenged_hears_of_it_at_once_and_the_game_begins_when_they_accept(member, person):
    anna, bruno, eve = await person().named("Anna"), await member("Quirino"), person()
    async with listening(bruno) as rung:
        table = await challenge(anna, "quirino", terms={"clock": "fischer 300+3"})
        await rung()
        [asked] = await mine(bruno)
        assert (asked["is_challenge"], asked["is_my_turn"], asked["terms"]["clock"]) == (True, False, "fischer 300+3")
        assert {seat["kind"]: seat["name"] for seat in asked["seats"]} == {"guest": "Anna", "kept": "Quirino"}
        async with anna.at(table) as page, listening(anna) as maker_rung:
            assert await refused(eve, f"/api/tables/{table}/join") == "taken"
            assert (await bruno.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
            await page.until(lambda: page.now["status"] == "running")
            await maker_rung()
        await rung()
    [running] = await mine(bruno)
    assert (running["status"], running["is_challenge"]) == ("running", False)


async def test_whoever_declines_is_rid_of_it_and_the_challenger_is_told(member, person):
    anna, bruno, eve = person(), await member("Romolo"), person()
    table = await challenge(anna, "Romolo")
    async with anna.at(table) as page:
        assert await refused(eve, f"/api/tables/{table}/decline") == "not-yours"
        assert (await bruno.http.post(f"/api/tables/{table}/decline")).status_code == 200
        await page.until(lambda: page.now["status"] == "over")
        assert (page.table["closed"], page.now["outcome"]) == ("declined", None)
    assert await mine(bruno) == []
    assert [one["closed"] for one in await mine(anna)] == ["declined"]
    assert await refused(bruno, f"/api/tables/{table}/join") == "closed"
    assert await refused(bruno, f"/api/tables/{table}/decline") == "not-yours"


async def test_a_challenge_can_be_withdrawn(member, person):
    anna, bruno = person(), await member("Servio")
    async with listening(bruno) as rung:
        table = await challenge(anna, "Servio")
        await rung()
        async with anna.at(table) as page:
            await page.done("leave")
            await page.until(lambda: page.table["closed"] == "withdrawn")
        await rung()
    assert [(one["closed"], one["is_challenge"]) for one in await mine(bruno)] == [("withdrawn", False)]
    await challenge(anna, "Servio")  # and another one may follow


async def test_a_challenge_lapses_when_its_maker_has_gone_and_both_are_told(member, person, site):
    anna, bruno = await person().named("Anna"), await member("Silvio")
    table = await challenge(anna, "Silvio")
    async with listening(bruno) as rung, bruno.at(table) as page:
        site.ask(impatient(site.house.tables[table]))
        await page.until(lambda: page.table["closed"] == "lapsed")
        await rung()
    for one in (bruno, anna):
        [told] = await mine(one)
        assert (told["closed"], told["status"], told["is_challenge"]) == ("lapsed", "over", False)
        assert [seat["name"] for seat in told["seats"] if seat["maker"]] == ["Anna"]
    assert await refused(bruno, f"/api/tables/{table}/join") == "closed"


async def test_what_came_of_a_challenge_is_told_for_some_days_only(member, person, site, monkeypatch):
    anna, bruno = person(), await member("Silla")
    table = await challenge(anna, "Silla")
    async with anna.at(table) as page:
        await page.done("leave")
    assert len(await mine(bruno)) == 1
    later = challenges.now_ms() + challenges.TOLD_MS
    monkeypatch.setattr(challenges, "now_ms", lambda: later)
    assert await mine(bruno) == []


async def test_whoever_is_challenged_is_no_watcher(member, person):
    anna, bruno, eve = person(), await member("Spurio"), person()
    table = await challenge(anna, "Spurio")
    async with bruno.at(table):
        assert (await anna.get(f"/api/tables/{table}"))["watchers"] == 0
        async with eve.at(table):
            assert (await anna.get(f"/api/tables/{table}"))["watchers"] == 1


FOUR = {"game": "zama", "options": {"players": "4"}}


async def test_machines_fill_the_other_seats(member, person):
    anna, bruno = person(), await member("Tarquinio")
    table = await anna.make(**FOUR, seats=["me", "open", "bot:random", "bot:random"], challenge="Tarquinio")
    kinds = [seat["kind"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"]]
    assert kinds == ["guest", "kept", "bot", "bot"]
    answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
    assert answer.json()["now"]["status"] == "running"


@pytest.mark.parametrize("public", [True, False])
async def test_others_come_from_the_lobby_or_by_link(member, person, public):
    name = "Tullo" if public else "Anco"
    anna, bruno, eve, otto = await person().named("Anna"), await member(name), person(), person()
    table = await anna.make(**FOUR, seats=["open", "me", "open", "open"], challenge=name, public=public)
    listed = (await eve.http.get("/api/tables")).text
    assert (table in listed, name in listed) == (public, False)
    async with anna.at(table):
        for stranger, seat in ((eve, "g"), (otto, "y")):
            shown = (await stranger.http.post(f"/api/tables/{table}/join", json={})).json()
            assert [info["seat"] for info in shown["seats"] if info["yours"]] == [seat]
        assert await refused(person(), f"/api/tables/{table}/join") == "taken"
        [asked] = await mine(bruno)
        assert [seat["name"] for seat in asked["seats"] if seat["maker"]] == ["Anna"]
        answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
        assert answer.json()["now"]["status"] == "running"


def kinds(page):
    return [seat["kind"] for seat in page.table["seats"]]


@pytest.mark.parametrize("public", [True, False])
async def test_when_a_challenge_is_declined_nobody_who_sits_is_thrown_out(member, person, public):
    name = "Ostilio" if public else "Marcio"
    anna, bruno, eve, otto = person(), await member(name), person(), person()
    table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge=name, public=public)
    async with anna.at(table) as page, eve.at(table) as hers:
        await hers.done("join")
        assert (await otto.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
        await hers.until(lambda: kinds(hers) == ["guest", "kept", "guest", "guest"])
        assert (await bruno.http.post(f"/api/tables/{table}/decline")).status_code == 200
        for one in (page, hers):
            await one.until(lambda one=one: kinds(one) == ["guest", "open", "guest", "guest"])
            assert (one.table["closed"], one.now["status"]) == (None, "open")
        assert await mine(bruno) == []
        assert (table in (await bruno.http.get("/api/tables")).text) == public
        assert (await person().http.post(f"/api/tables/{table}/join", json={})).status_code == 200
        await hers.until(lambda: hers.now["status"] == "running")


async def test_a_declined_seat_is_open_where_others_may_still_come(member, person):
    anna, bruno = person(), await member("Sabino")
    table = await anna.make(**FOUR, seats=["me", "open", "open", "bot:random"], challenge="Sabino")
    answer = await bruno.http.post(f"/api/tables/{table}/decline")
    assert [seat["kind"] for seat in answer.json()["seats"]] == ["guest", "open", "open", "bot"]


async def test_a_challenge_whose_other_seats_are_the_machines_ends_when_it_is_declined(member, person):
    anna, bruno = person(), await member("Ascanio")
    table = await anna.make(**FOUR, seats=["me", "open", "bot:random", "bot:random"], challenge="Ascanio")
    answer = await bruno.http.post(f"/api/tables/{table}/decline")
    assert answer.json()["closed"] == "declined"


async def test_strangers_come_and_go_and_a_challenge_without_them_ends_with_its_maker(member, person):
    anna, eve = person(), person()
    await member("Numitore")
    table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge="Numitore", public=True)
    async with anna.at(table) as page, eve.at(table) as hers:
        await hers.done("join")
        await hers.done("leave")
        assert page.table["closed"] is None
        await page.done("leave")
        await hers.until(lambda: hers.table["closed"] == "withdrawn")


@pytest.mark.parametrize("leaves", [True, False])
async def test_when_the_maker_of_a_challenge_goes_those_who_sit_may_go_on(member, person, site, leaves):
    name = "Amulio" if leaves else "Procas"
    anna, bruno, eve = await person().named("Anna"), await member(name), person()
    table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge=name)
    async with eve.at(table) as hers, listening(bruno) as rung:
        await hers.done("join")
        if leaves:
            async with anna.at(table) as page:
                await page.done("leave")
        else:
            site.ask(impatient(site.house.tables[table]))
        await hers.until(lambda: kinds(hers) == ["open", "open", "guest", "open"])
        assert (hers.table["closed"], hers.now["status"]) == (None, "open")
        await rung()
    [told] = await mine(bruno)
    assert (told["is_challenge"], told["status"], told["closed"]) == (False, "open", None)
    why = "withdrawn" if leaves else "lapsed"
    assert {key: told["forsaken"][key] for key in ("by", "name")} == {"by": why, "name": "Anna"}
    assert (await bruno.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    assert [one["forsaken"] for one in await mine(bruno)] == [None]  # who sits down all the same needs no reason


async def test_why_a_challenge_came_to_nothing_is_known_after_a_restart(person, tmp_path, monkeypatch):
    with Site(tmp_path) as site:
        anna, bruno, eve = await person(site).named("Anna"), await person(site).with_account("Lauso"), person(site)
        table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge="Lauso")
        async with eve.at(table) as hers, anna.at(table) as page:
            await hers.done("join")
            await page.done("leave")
    with Site(tmp_path) as again:
        bruno.visit(again)
        assert [one["forsaken"]["name"] for one in await mine(bruno)] == ["Anna"]
        later = challenges.now_ms() + challenges.TOLD_MS
        monkeypatch.setattr(challenges, "now_ms", lambda: later)
        assert await mine(bruno) == []


async def test_when_all_have_gone_a_challenge_lapses_whoever_sat_down_last(member, person, site):
    anna, bruno, eve = person(), await member("Aventino"), person()
    table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge="Aventino")
    assert (await eve.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    async with bruno.at(table) as page:
        site.ask(impatient(site.house.tables[table]))
        await page.until(lambda: page.table["closed"] == "lapsed")


async def test_a_seat_that_was_declined_is_open_after_a_restart(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno = person(site), await person(site).with_account("Enea")
        table = await anna.make(**FOUR, seats=["me", "open", "open", "open"], challenge="Enea")
        assert (await bruno.http.post(f"/api/tables/{table}/decline")).status_code == 200
    with Site(tmp_path) as again:
        anna.visit(again)
        seats = (await anna.get(f"/api/tables/{table}"))["seats"]
        assert [seat["kind"] for seat in seats] == ["guest", "open", "open", "open"]


async def test_at_days_for_a_move_nobody_has_to_sit_and_wait(member, person, site):
    anna, bruno = person(), await member("Tazio")
    table = await challenge(anna, "Tazio", terms={"clock": "days 2"})
    assert site.house.tables[table]._absence.gives_up_in() > 24 * 3600
    assert [one["is_challenge"] for one in await mine(bruno)] == [True]


async def test_a_challenge_is_there_after_a_restart_and_so_is_its_end(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno = person(site), await person(site).with_account("Ulisse")
        first, second = await challenge(anna, "Ulisse"), await challenge(person(site), "Ulisse")
        assert (await bruno.http.post(f"/api/tables/{first}/decline")).status_code == 200
    with Site(tmp_path) as again:
        bruno.http.base_url = anna.http.base_url = f"http://{again.address}"
        assert (await anna.get(f"/api/tables/{first}"))["closed"] == "declined"
        assert [(one["id"], one["is_challenge"]) for one in await mine(bruno)] == [(second, True)]


async def test_a_rated_challenge_is_for_accounts(member, person):
    anna, bruno = await member("Valerio"), await member("Virginia")
    assert await cannot(person(), "Virginia", terms=RATED) == "no-account"
    table = await challenge(anna, "Virginia", terms=RATED)
    answer = await bruno.http.post(f"/api/tables/{table}/join", json={})
    assert answer.json()["now"]["status"] == "running"


async def test_whom_nobody_can_challenge(member, person, site):
    anna, bruno = await member("Ottavio"), await member("Orazio")
    assert await cannot(anna, "ottavio") == "no-challenge"  # oneself
    assert await cannot(anna, "Nobody of this name") == "unknown-person"
    site.ask(talk_store.mute(site.house.store, bruno.guest.partition(".")[0], anna.guest.partition(".")[0], True))
    assert await cannot(anna, "Orazio") == "no-challenge"
    await challenge(person(), "Orazio")  # others can
    site.ask(site.house.guests.desk.standings.say(bruno.guest.partition(".")[0], is_banned=True))
    assert await cannot(person(), "Orazio") == "no-challenge"


async def test_nobody_is_flooded_with_challenges(member, person):
    anna = person()
    await member("Nerone")
    await challenge(anna, "Nerone")
    assert await cannot(anna, "Nerone") == "challenged-already"
    for _ in range(challenges.MOST - 1):
        await challenge(person(), "Nerone")
    assert await cannot(person(), "Nerone") == "too-many"


async def test_there_must_be_a_seat_to_keep(member, person):
    await member("Numa")
    body = {"game": "latrunculi", "seats": ["me", "bot:random"], "challenge": "Numa"}
    assert await refused(person(), "/api/tables", **body) == "bad-seats"


@pytest.mark.parametrize("public", [True, False])
async def test_who_was_challenged_is_known_at_the_table_only(member, person, public):
    anna, eve = person(), person()
    await member("Publio" if public else "Plauto")
    table = await challenge(anna, "Publio" if public else "Plauto", public=public)
    shown = (await eve.http.get(f"/api/tables/{table}")).text
    assert '"kind":"kept"' in shown.replace(" ", "")
    assert "Publio" not in shown
    assert "Plauto" not in shown
    assert table not in (await eve.http.get("/api/tables")).text


async def test_whoever_leaves_for_good_declines_first(member, person):
    anna, bruno = person(), await member("Remo")
    table = await challenge(anna, "Remo")
    assert (await bruno.http.request("DELETE", "/api/me")).status_code == 200
    assert (await anna.get(f"/api/tables/{table}"))["closed"] == "declined"


async def test_the_bell_rings_when_it_is_my_turn_and_not_for_others(person):
    anna, bruno = person(), person()
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    eve = person()
    async with listening(bruno) as rung, listening(eve) as unrelated, anna.at(table) as page:
        await page.move()
        assert await rung() == 2
        assert [one["is_my_turn"] for one in await mine(bruno)] == [True]
        await eve.make(seats=["me", "open"])
        assert await unrelated() == 2, "it has rung for her own table only"


async def test_a_seat_says_whose_profile_can_be_seen(member, person):
    anna, bruno = await member("Claudia"), await member("Clelia")
    assert (await bruno.http.put("/api/account", json={"public": False})).status_code == 200
    table = await anna.make(seats=["me", "open"])
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    seats = (await person().get(f"/api/tables/{table}"))["seats"]
    assert [seat["profile"] for seat in seats] == ["public", "private"]
    table = await person().make(seats=["me", "open"])
    assert (await anna.get(f"/api/tables/{table}"))["seats"][0]["profile"] == ""


async def test_the_page_of_somebody_with_a_dot_in_the_name_can_be_opened(person):
    for path in ("/people/Dr. Bartolo", "/challenge/Dr. Bartolo", "/challenge/Dr. Bartolo/latrunculi"):
        answer = await person().http.get(path)
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/html")
