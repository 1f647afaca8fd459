"""Since when somebody is away is kept: in the journal, after a restart, after a kill, and through an account."""

from __future__ import annotations

from ludoteca.server.leaving import TO_THE_MINUTE
from ludoteca.server.store import Store
from tests.server.killed import Process
from tests.server.site import PATIENCE, Site, with_database
from tests.server.test_tables import two_at_a_table


async def test_whoever_was_away_when_the_table_left_memory_is_still_away_since_then(person, tmp_path):
    with Site(tmp_path, forget_viewer_after=0.0, forget_table_after=0.0) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with anna.at(table) as white:
            await white.move()
        async with bruno.at(table) as page:
            await page.until(lambda: not page.seat("w")["present"])
            since = site.house.tables[table].audience.away_since([anna.guest])
            await noted(site, table, anna, page)
        while table in site.house.tables:
            site.ask(sweep(site.house))
        async with bruno.at(table):
            assert site.house.tables[table].audience.away_since([anna.guest]) == since != {}


async def sweep(house):
    house.sweep()


async def noted(site, table, person, page):
    """The journal says that this person is away."""
    while person.guest not in site.house.tables[table].journal.seating.away:
        await page.settled()


class Hands:
    """A time that only the test moves."""

    ms = 1_000_000

    def __call__(self):
        return self.ms


async def one_gone(person, site, **wanted):
    """Bruno has seen Anna go."""
    anna, bruno, table = await two_at_a_table(lambda: person(site), **wanted)
    async with bruno.at(table) as page:
        async with anna.at(table) as white:
            await white.move()
            await page.until(lambda: page.seat("w")["present"])
        await page.until(lambda: not page.seat("w")["present"])
        await noted(site, table, anna, page)
    return anna, bruno, table


async def test_whoever_was_away_before_a_restart_is_away_since_then(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        anna, bruno, table = await one_gone(person, site)
        hands.ms += 60_000
        site.ask(site.house._keep_time())
    hands.ms += 3_600_000  # an hour during which nobody could come
    with Site(tmp_path, time_ms=hands) as again:
        for one in (anna, bruno):
            one.visit(again)
        async with bruno.at(table) as page:
            assert page.table["away"] == {"w": {"away_for": 60_000, "claimable_in": 30_000}}
            hands.ms += 30_000
            await page.done("claim", seat="w")
            assert page.now["outcome"]["winners"] == ["b"]


async def test_whoever_was_here_when_the_server_stopped_has_the_whole_grace_to_come_back(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with anna.at(table) as white:
            await white.move()
            hands.ms += 1_000_000
            site.server.should_exit = True  # with her page open
            site.thread.join(PATIENCE)
    with Site(tmp_path, time_ms=hands) as again:
        hands.ms += 40_000
        bruno.visit(again)
        async with bruno.at(table) as page:
            assert page.table["away"]["w"] == {"away_for": 40_000, "claimable_in": 50_000}
            await noted(again, table, anna, page)
    with Site(tmp_path, time_ms=hands) as third:  # she has not come since: that is not forgotten either
        bruno.visit(third)
        async with bruno.at(table) as page:
            assert page.table["away"]["w"] == {"away_for": 40_000, "claimable_in": 50_000}


async def test_whoever_was_away_before_a_kill_is_away_since_then_and_nobody_else(person, tmp_path):
    with Process(tmp_path) as process:
        anna, bruno, table = await two_at_a_table(lambda: person(process.address))
        async with bruno.at(table) as page:
            async with anna.at(table) as white:
                await white.move()
                await page.until(lambda: page.seat("w")["present"])
            await page.until(lambda: not page.seat("w")["present"])
            process.kill()
    before = await absences(tmp_path, table, anna)
    assert len(before) == 1, "everybody is told only of what is stored"
    assert await absences(tmp_path, table, bruno) == []
    with Process(tmp_path) as again:
        while not (since := await absences(tmp_path, table, bruno)):
            await person(again.address).get("/api/me")
        assert await absences(tmp_path, table, anna) == before
        assert since[0] > before[0]


async def absences(folder, table, person):
    """Since when this person has been away, each time, as the journal says."""
    store = Store(with_database(folder))
    _, lines = await store.table(table)
    await store.close()
    return [int(line.text) for line in lines if line.kind == "away" and line.guest == person.guest]


async def test_whoever_has_come_back_is_not_away_after_a_restart(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        anna, bruno, table = await one_gone(person, site)
        hands.ms += 80_000
        async with anna.at(table) as white:
            while anna.guest in site.house.tables[table].journal.seating.away:
                await white.settled()
            site.server.should_exit = True
            site.thread.join(PATIENCE)
    with Site(tmp_path, time_ms=hands) as again:
        bruno.visit(again)
        async with bruno.at(table) as page:
            assert page.table["away"]["w"] == {"away_for": 0, "claimable_in": 90_000}


async def test_coming_and_going_does_nothing_to_a_table(person, tmp_path):
    with Site(tmp_path) as site:
        anna, _, table = await one_gone(person, site)
        row, lines = site.ask(site.house.store.table(table))
        assert "away" in {line.kind for line in lines if line.guest == anna.guest}
        last = [line.at for line in lines if line.kind not in ("away", "back")][-1]
        assert last - TO_THE_MINUTE < row.touched <= last == site.house.tables[table].journal.lines.touched


async def test_whoever_looked_at_a_table_long_ago_and_sits_down_from_the_lobby_is_waited_for(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        anna, bruno = person(site), person(site)
        table = await anna.make(game="scorso", options={"players": "3"}, seats=["me", "open", "open"], public=True)
        async with anna.at(table) as page:
            async with bruno.at(table):
                await page.until(lambda: page.table["watchers"] == 1)
            await page.until(lambda: page.table["watchers"] == 0)
            hands.ms += 3_600_000
            await bruno.http.post(f"/api/tables/{table}/join", json={})
            await page.until(lambda: page.seat("B")["kind"] == "guest")
            assert page.table["away"]["B"] == {"away_for": 0, "claimable_in": 90_000}


async def test_nobody_can_be_claimed_because_the_server_was_down(person, tmp_path):
    with Site(tmp_path, claim_after=0.0) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with anna.at(table) as white:
            await white.move()
    with Site(tmp_path, claim_after=3600.0) as again:
        anna.visit(again)
        bruno.visit(again)
        async with bruno.at(table) as page:
            away = page.table["away"]["w"]
            assert away["claimable_in"] > 3_500_000 > away["away_for"]
            assert (await page.refused("claim", seat="w"))["code"] == "present"


async def test_whoever_has_come_back_is_not_away_after_a_kill(person, tmp_path):
    with Process(tmp_path) as process:
        anna, bruno, table = await two_at_a_table(lambda: person(process.address))
        async with bruno.at(table) as page:
            async with anna.at(table) as white:
                await white.move()
                await page.until(lambda: page.seat("w")["present"])
            await page.until(lambda: not page.seat("w")["present"])
            async with anna.at(table):
                await page.until(lambda: page.seat("w")["present"])
                process.kill()
    before = await absences(tmp_path, table, anna)
    assert len(before) == 1
    with Process(tmp_path) as again:
        while not (since := await absences(tmp_path, table, bruno)):
            await person(again.address).get("/api/me")
    assert await absences(tmp_path, table, anna) == before + since, "she is waited for anew, like him"


async def test_if_the_clock_was_stored_before_somebody_went_they_have_the_whole_grace(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        hands.ms += 60_000
        _, bruno, table = await one_gone(person, site)
        async with bruno.at(table):
            site.server.should_exit = True
            site.thread.join(PATIENCE)
    store = Store(with_database(tmp_path))
    await store.keep_uptime(20_000)  # as by a server that was killed
    await store.close()
    with Site(tmp_path, time_ms=hands) as again:
        bruno.visit(again)
        async with bruno.at(table) as page:
            assert page.table["away"]["w"] == {"away_for": 0, "claimable_in": 90_000}
            hands.ms += 10_000
        async with bruno.at(table) as page:
            assert page.table["away"]["w"] == {"away_for": 10_000, "claimable_in": 80_000}


async def test_a_note_that_could_not_be_stored_is_made_the_next_time(person, tmp_path):
    with Site(tmp_path) as site:
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        store = site.house.store
        async with bruno.at(table) as page:
            async with anna.at(table) as white:
                await white.move()
                await page.until(lambda: page.seat("w")["present"])
                stored, store.write = store.write, refuse_to_write
            await page.until(lambda: not page.seat("w")["present"])  # the table goes on, and everybody is told
            store.write = stored
            assert anna.guest not in site.house.tables[table].journal.seating.away
            async with person(site).at(table):  # somebody comes: who is away is looked at again
                await noted(site, table, anna, page)
            await page.move()
        lines = site.ask(store.table(table))[1]
        assert [line.guest for line in lines if line.kind == "away"][:1] == [anna.guest]
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1)), "no line is missing between"


async def refuse_to_write(*_args, **_more):
    raise OSError("the disk is full")


async def test_whoever_signs_in_is_away_since_the_guest_was(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        desk = await person(site).with_account("Anna of Abano")
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with bruno.at(table) as page:
            async with anna.at(table) as white:
                await white.move()
                await page.until(lambda: page.seat("w")["present"])
                hands.ms += 1_000_000
            await page.until(lambda: not page.seat("w")["present"])
        async with bruno.at(table) as page:
            hands.ms += 60_000
            await take_along(anna, "Anna of Abano")
            await page.until(lambda: page.seat("w")["name"] == "Anna of Abano")
            away = {"w": {"away_for": 60_000, "claimable_in": 30_000}}
            assert (await bruno.get(f"/api/tables/{table}"))["away"] == away
            await noted(site, table, desk, page)
            site.ask(site.house._keep_time())
    with Site(tmp_path, time_ms=hands) as again:
        bruno.visit(again)
        async with bruno.at(table) as page:
            assert page.table["away"] == away


async def test_whoever_signs_in_while_the_table_is_not_in_memory_is_away_since_the_guest_was(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands, forget_viewer_after=0.0, forget_table_after=0.0) as site:
        await person(site).with_account("Anna of Abano")
        anna, bruno, table = await one_gone(person, site)
        while table in site.house.tables:
            site.ask(sweep(site.house))
        hands.ms += 60_000
        await take_along(anna, "Anna of Abano")
        async with bruno.at(table) as page:
            assert page.table["away"] == {"w": {"away_for": 60_000, "claimable_in": 30_000}}


async def test_whoever_signs_in_while_at_the_table_has_the_whole_grace_to_come_back(person, tmp_path):
    hands = Hands()
    with Site(tmp_path, time_ms=hands) as site:
        await person(site).with_account("Anna of Abano")
        anna, bruno, table = await two_at_a_table(lambda: person(site))
        async with bruno.at(table) as page, anna.at(table) as white:
            await white.move()
            hands.ms += 1_000_000
            await take_along(anna, "Anna of Abano")  # on another page; the one at the table is signed out
            await page.until(lambda: not page.seat("w")["present"])
            away = (await bruno.get(f"/api/tables/{table}"))["away"]
            assert away["w"] == {"away_for": 0, "claimable_in": 90_000}


async def take_along(guest, name):
    """Sign in, with the games of the guest."""
    wanted = {"name": name, "password": "a long enough one", "take": True}
    answer = await guest.http.post("/api/sign-in/password", json=wanted)
    assert answer.status_code == 200, answer.text
