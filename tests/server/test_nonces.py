"""What the seats add to the dealer's secret is promised before anything is opened: nobody can choose the deal."""

from __future__ import annotations

import hashlib
import secrets

import pytest

from ludoteca import play
from tests.server.site import Site
from tests.server.test_challenges import listening
from tests.server.test_my_tables import mine

GAME = "scamorra"


class Nonce:
    def __init__(self) -> None:
        self.open = secrets.token_hex(16)
        self.promise = hashlib.sha256(bytes.fromhex(self.open)).hexdigest()


@pytest.fixture
def nonces():
    return Nonce(), Nonce()


async def sealed(person, nonces):
    """A table of two that have promised and not opened yet."""
    anna, bruno = person(), person()
    table = await anna.make(game=GAME, seats=["me", "open"], promise=nonces[0].promise)
    await bruno.http.post(f"/api/tables/{table}/join", json={"promise": nonces[1].promise})
    return anna, bruno, table


async def test_the_game_begins_when_all_have_opened_what_they_promised(person, nonces):
    anna, bruno, table = await sealed(person, nonces)
    async with anna.at(table) as a, bruno.at(table) as b:
        assert a.now["status"] == "open"
        assert a.table["nonces"] == {"promised": {"S": nonces[0].promise, "N": nonces[1].promise}, "opened": {}}
        await a.done("reveal", nonce=nonces[0].open)
        await b.until(lambda: b.table["nonces"]["opened"] == {"S": nonces[0].open})
        assert b.now["status"] == "open"
        await b.done("reveal", nonce=nonces[1].open)
        await a.until(lambda: a.now["status"] == "running")
        await a.done("reveal", nonce=nonces[0].open)  # another page of hers says it too
        await a.done("resign", seat="S")
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert f"Promises: {nonces[0].promise} {nonces[1].promise}\n" in record
    assert f"Nonces: {nonces[0].open} {nonces[1].open}\n" in record
    assert play.verify(record).is_proven


async def test_nobody_opens_anything_but_the_promise(person, nonces):
    """A host who has seen the other's nonce cannot look for one that deals well."""
    anna, bruno, table = await sealed(person, nonces)
    async with anna.at(table) as a, bruno.at(table) as b:
        await b.done("reveal", nonce=nonces[1].open)
        wanted = Nonce()
        assert (await a.refused("reveal", nonce=wanted.open))["code"] == "stale"
        assert (await a.refused("promise", promise=wanted.promise))["code"] == "stale"
        assert (await a.refused("reveal", nonce=nonces[1].open))["code"] == "stale"
        assert a.now["status"] == "open"


async def test_nothing_is_opened_before_the_table_is_full(person, nonces):
    anna = person()
    table = await anna.make(game=GAME, seats=["me", "open"], promise=nonces[0].promise)
    async with anna.at(table) as page:
        assert (await page.refused("reveal", nonce=nonces[0].open))["code"] == "stale"


async def test_who_leaves_after_something_was_opened_breaks_all_promises(person, nonces):
    """Otherwise a host could stand up, and sit down again with a nonce that suits."""
    anna, bruno, table = await sealed(person, nonces)
    async with anna.at(table) as a, bruno.at(table) as b:
        await b.done("reveal", nonce=nonces[1].open)
        await a.done("leave")
        await b.until(lambda: b.table["nonces"] == {"promised": {"N": "?"}, "opened": {}})
        late = Nonce()
        await a.done("join", promise=late.promise)
        assert (await a.refused("reveal", nonce=late.open))["code"] == "stale"
        again = Nonce()
        await b.done("promise", promise=again.promise)
        await a.done("reveal", nonce=late.open)
        await b.done("reveal", nonce=again.open)
        await a.until(lambda: a.now["status"] == "running")


async def test_who_sits_there_and_does_not_open_loses_the_seat(person, nonces, tmp_path):
    """A host who does not like what would be dealt kept the others waiting for ever."""
    with Site(tmp_path, lobby_grace=0.0) as site:
        anna, bruno, table = await sealed(lambda: person(site), nonces)
        async with anna.at(table) as a, bruno.at(table) as b:
            await b.done("reveal", nonce=nonces[1].open)
            await b.until(lambda: [seat["kind"] for seat in b.table["seats"]] == ["open", "guest"])
            assert b.table["nonces"] == {"promised": {"N": "?"}, "opened": {}}
            assert (await a.refused("reveal", nonce=nonces[0].open))["code"] == "stale"


async def test_who_is_away_may_open_later(person, nonces, tmp_path):
    """Friends who play by the day are not at the table at the same time."""
    with Site(tmp_path, lobby_grace=0.0) as site:
        _, bruno, table = await sealed(lambda: person(site), nonces)
        async with bruno.at(table) as b:
            await b.done("reveal", nonce=nonces[1].open)
            await b.settled()
            assert [seat["kind"] for seat in b.table["seats"]] == ["guest", "guest"]


async def test_a_rematch_is_promised_too(person, nonces):
    anna, bruno, table = await sealed(person, nonces)
    again = Nonce(), Nonce()
    async with anna.at(table) as a, bruno.at(table) as b:
        await a.done("reveal", nonce=nonces[0].open)
        await b.done("reveal", nonce=nonces[1].open)
        await a.done("resign", seat="S")
        await a.done("rematch", promise=again[0].promise)
        await b.until(lambda: b.now["status"] == "over")
        await b.done("rematch", promise=again[1].promise)
        await a.until(lambda: a.table["rematch"]["table"])
        following = a.table["rematch"]["table"]
    async with anna.at(following) as a, bruno.at(following) as b:
        assert a.now["status"] == "open"
        assert a.table["nonces"]["promised"] == {"S": again[1].promise, "N": again[0].promise}
        await a.done("reveal", nonce=again[0].open)
        await b.done("reveal", nonce=again[1].open)
        await a.until(lambda: a.now["status"] == "running")


async def test_one_who_holds_both_seats_opens_both(person, nonces):
    anna = person()
    table = await anna.make(game=GAME, seats=["me", "shared"], promise=nonces[0].promise)
    async with anna.at(table) as page:
        await page.done("reveal", nonce=nonces[0].open)
        await page.until(lambda: page.now["status"] == "running")


async def test_what_was_promised_and_opened_is_the_same_after_a_restart(person, nonces, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno, table = await sealed(lambda: person(site), nonces)
        async with anna.at(table) as page:
            await page.done("reveal", nonce=nonces[0].open)
            before = page.table
    with Site(tmp_path) as site:
        anna.visit(site)
        bruno.visit(site)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (a.table["nonces"], a.table["commitment"]) == (before["nonces"], before["commitment"])
            await b.done("reveal", nonce=nonces[1].open)
            await a.until(lambda: a.now["status"] == "running")


async def test_a_game_that_waits_for_me_to_open_my_nonce_says_so(person):
    """It was "waiting for a player", for days if the clock counts in days."""
    anna, bruno, nonces = person(), person(), [Nonce(), Nonce()]
    table = await anna.make(game="zama", seats=["me", "open"], promise=nonces[0].promise)
    async with anna.at(table):
        pass
    async with listening(anna) as rung, bruno.at(table) as there:
        assert [one["is_awaited"] for one in await mine(anna)] == [False]
        await there.done("join", promise=nonces[1].promise)
        assert await rung() == 2
        assert [one["is_awaited"] for one in await mine(anna)] == [True]
        assert [one["is_awaited"] for one in await mine(bruno)] == [False]  # he is there
        await there.done("reveal", nonce=nonces[1].open)
        async with anna.at(table) as page:
            await page.done("reveal", nonce=nonces[0].open)
            assert [one["is_awaited"] for one in await mine(anna)] == [False]
