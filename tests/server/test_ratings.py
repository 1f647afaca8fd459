"""Rated tables: who may sit there, what counts, and what is told of it."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest

from ludoteca.core import Outcome, Seat
from ludoteca.play.match import Match
from ludoteca.server.ratings import kept
from ludoteca.server.ratings.kept import Key
from ludoteca.server.ratings.model import Rating
from ludoteca.server.ratings.recompute import recompute
from ludoteca.server.store import Store
from tests.server.site import Site

RATED = {"rated": True}


@pytest.fixture
def member(site, person):
    """Makes people with an account."""

    async def make(name, at=site):
        one = person(at)
        await one.get("/api/me")
        return await one.with_account(name)

    return make


async def rated_pair(member, *names, **wanted):
    anna, bruno = [await member(name) for name in names]
    table = await anna.make(seats=["me", "open"], terms=RATED, **wanted)
    assert (await bruno.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    return anna, bruno, table


def ratings(page):
    return {seat["seat"]: seat["rating"] for seat in page.table["seats"]}


async def test_a_win_counts_for_both_and_both_are_told(member, person):
    anna, bruno, table = await rated_pair(member, "Ada", "Berto")
    async with anna.at(table) as white, bruno.at(table) as black, person().at(table) as watcher:
        start = {"number": 1500, "plus_minus": 500, "provisional": True, "change": None}
        assert ratings(white) == {"w": start, "b": start}
        await white.done("move", seat="w", text="e1-e4", after=0)
        await black.done("resign", seat="b")
        for page in (white, black, watcher):
            await page.until(lambda page=page: ratings(page)["w"]["change"])
            assert ratings(page)["w"]["number"] == 1500 + ratings(page)["w"]["change"] > 1500
            assert ratings(page)["b"]["number"] == 1500 + ratings(page)["b"]["change"] < 1500
    [curve] = (await anna.get("/api/people/ada/ratings"))["curves"]
    assert (curve["game"], curve["pace"], curve["games"]) == ("latrunculi", "calm", 1)
    assert curve["points"][-1]["table"] == table
    assert curve == (await anna.get("/api/me/ratings"))["curves"][0]
    board = (await bruno.get("/api/ratings/latrunculi"))["standings"]
    assert {line["name"]: line["you"] for line in board if line["name"] in ("Ada", "Berto")} == {
        "Ada": False,
        "Berto": True,
    }


async def test_a_match_that_ends_with_a_move_counts_too(member):
    anna, bruno, table = await rated_pair(member, "Enzo", "Fara")
    async with anna.at(table) as white, bruno.at(table) as black:
        for ply in range(8):  # the third time that everything stands as at the start
            page, seat = ((white, "w"), (black, "b"))[ply % 2]
            await page.until(lambda page=page, ply=ply: page.now["ply"] == ply)
            await page.done("move", seat=seat, text=["a1-a2", "a8-a7", "a2-a1", "a7-a8"][ply % 4], after=ply)
        for page in (white, black):
            await page.until(lambda page=page: page.now["status"] == "over")
            await page.until(lambda page=page: ratings(page)["w"]["change"] == 0)
    [curve] = (await anna.get("/api/people/enzo/ratings"))["curves"]
    assert curve["games"] == 1


async def test_the_leaderboard_opens_at_the_pace_one_plays(tmp_path, person):
    """It opened at the one that others play most: whoever had just won a quick game was not on it."""
    with Site(tmp_path) as site:
        anna, bruno = person(site), person(site)
        for one in (anna, bruno):
            await one.get("/api/me")
        played = {Key(bruno.guest, "latrunculi", "calm"): 9, Key(anna.guest, "latrunculi", "quick"): 2}
        site.house.ratings._now |= {key: Rating(1500, 60, games) for key, games in played.items()}
        for one, pace in ((anna, "quick"), (bruno, "calm"), (person(site), "calm")):
            assert (await one.get("/api/ratings/latrunculi"))["pace"] == pace


async def test_only_accounts_play_rated_games(member, person):
    guest, anna = person(), await member("Carmela")
    refused = await guest.http.post("/api/tables", json={"game": "latrunculi", "terms": RATED})
    assert (refused.status_code, refused.json()["code"]) == (403, "no-account")
    table = await anna.make(seats=["me", "open"], terms=RATED)
    assert (await guest.http.post(f"/api/tables/{table}/join", json={})).json()["code"] == "no-account"
    async with guest.at(table) as page:
        assert (await page.refused("join"))["code"] == "no-account"


async def test_nobody_plays_a_rated_game_against_themself(member):
    anna = await member("Doralice")
    for seats in (["me", "shared"], ["bot:random", "bot:random", "me"]):
        wanted = {"game": "scorso", "options": {"players": str(len(seats))}, "seats": seats, "terms": RATED}
        refused = await anna.http.post("/api/tables", json=wanted)
        assert refused.json()["code"] == "rated-twice"
    table = await anna.make(seats=["me", "open"], terms=RATED)
    assert (await anna.http.post(f"/api/tables/{table}/join", json={})).json()["code"] == "rated-twice"


async def test_a_machine_has_a_rating_too(member):
    anna = await member("Elsabetta")
    table = await anna.make(seats=["me", "bot:random"], terms=RATED)
    async with anna.at(table) as page:
        await page.done("move", seat="w", text="e1-e4", after=0)
        await page.done("resign", seat="w")
        await page.until(lambda: ratings(page)["b"]["change"])
        assert ratings(page)["b"]["change"] > 0 > ratings(page)["w"]["change"]
    board = (await anna.get("/api/ratings/latrunculi"))["standings"]
    assert ("bot", "random") in {(line["kind"], line["name"]) for line in board}


async def test_to_leave_counts_and_to_leave_before_the_first_move_does_not(member):
    anna, bruno, unplayed = await rated_pair(member, "Fia", "Gino")
    await bruno.http.post(f"/api/tables/{unplayed}/leave", json={})
    assert (await anna.get("/api/me/ratings"))["curves"] == []
    table = await anna.make(seats=["me", "open"], terms=RATED)
    await bruno.http.post(f"/api/tables/{table}/join", json={})
    async with anna.at(table) as page:
        await page.done("move", seat="w", text="e1-e4", after=0)
    await bruno.http.post(f"/api/tables/{table}/leave", json={})
    [curve] = (await bruno.get("/api/me/ratings"))["curves"]
    assert curve["points"][0]["change"] < 0


async def test_a_table_that_is_called_off_does_not_count(member, site):
    anna, bruno, table = await rated_pair(member, "Zita", "Yvo")
    async with anna.at(table) as page:
        await page.done("move", seat="w", text="e1-e4", after=0)
        owner = site.house.tables[table]

        async def call_off():
            owner._intents._acts.call_off(Seat(0))

        site.ask(owner.change(call_off))
        await page.until(lambda: page.now["status"] == "over")
        assert ratings(page)["w"]["change"] is None
    assert (await bruno.get("/api/me/ratings"))["curves"] == []


async def test_a_match_of_several_games_is_one_result(member):
    anna, bruno, table = await rated_pair(member, "Hana", "Ivo", game="scamorra-fifteen")
    async with anna.at(table) as south, bruno.at(table) as north:
        pages = {"S": south, "N": north}
        first = south.now["to_act"][0]
        await pages[first].move()
        await south.done("resign", seat="S", what="game")
        await south.until(lambda: south.now["shown"]["series"]["phase"] != "play")
        assert (await anna.get("/api/me/ratings"))["curves"] == []
        await south.done("resign", seat="S", what="match")
        await north.until(lambda: ratings(north)["N"]["change"])
    assert [curve["games"] for curve in (await anna.get("/api/me/ratings"))["curves"]] == [1]
    assert (await anna.get("/api/me/ratings"))["curves"][0]["game"] == "scamorra"


async def sat_down(member, names, **wanted):
    people = [await member(name) for name in names]
    table = await people[0].make(seats=["me", *["open"] * (len(names) - 1)], terms=RATED, **wanted)
    for one in people[1:]:
        assert (await one.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
    return people, table


async def ended(people, table, seat_order):
    """Everybody gives up in this order, once somebody has moved."""
    async with contextlib.AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(one.at(table)) for one in people]
        mover = next(page for page in pages if set(page.now["to_act"]) & set(page.now["legal"]))
        await mover.move()
        for number in seat_order:
            await people[number].http.post(f"/api/tables/{table}/leave", json={})
        await pages[0].until(lambda: pages[0].now["status"] == "over")
        await pages[0].until(lambda: all(rating["change"] is not None for rating in ratings(pages[0]).values()))
        return list(ratings(pages[0]).values()), pages[0].now["outcome"]


async def test_five_people_are_rated_by_their_places(member):
    people, table = await sat_down(
        member, ["Lea", "Max", "Nora", "Otto", "Pia"], game="scorso", options={"players": "5", "pace": "beats"}
    )
    after, outcome = await ended(people, table, [4, 2, 3, 0])
    assert [len(place) for place in outcome["ranking"]] == [1] * 5
    assert sorted(range(5), key=lambda seat: -after[seat]["number"]) == [1, 0, 3, 2, 4]


async def test_a_team_is_rated_together(member):
    people, table = await sat_down(
        member, ["Rita", "Sara", "Tina", "Ugo"], game="zama", options={"players": "4", "four_player": "teams"}
    )
    after, _ = await ended(people, table, [1, 3])
    assert [after[0]["change"], after[1]["change"]] == [after[2]["change"], after[3]["change"]]
    assert after[0]["change"] > 0 > after[1]["change"]


async def test_a_tie_leaves_equals_where_they_were(member, monkeypatch):
    anna, bruno, table = await rated_pair(member, "Vera", "Walter")
    async with anna.at(table) as white, bruno.at(table) as black:
        await white.done("move", seat="w", text="e1-e4", after=0)
        drawn = Outcome((), "agreed", {Seat(0): 0, Seat(1): 0}, ((Seat(0), Seat(1)),))
        monkeypatch.setattr(Match, "_find_outcome", lambda match, present: drawn if match.ply > 1 else None)
        await black.done("move", seat="b", text="e8-e5", after=1)
        await white.until(lambda: ratings(white)["w"]["change"] is not None)
        assert [rating["number"] for rating in ratings(white).values()] == [1500, 1500]
        assert [rating["plus_minus"] < 500 for rating in ratings(white).values()] == [True, True]


def rows(folder):
    with contextlib.closing(sqlite3.connect(folder / "ludoteca.sqlite3")) as database:
        return {
            name: sorted(database.execute(f"SELECT * FROM {name}").fetchall()) for name in ("ratings", "rating_steps")
        }


async def test_computed_again_from_the_journals_the_numbers_are_the_same_to_the_last_bit(tmp_path, member):
    with Site(tmp_path) as site:
        people = [await member(name, site) for name in ("Anna", "Bruno", "Carlo")]
        for number in range(9):
            one, other = people[number % 3], people[(number + 1) % 3]
            table = await one.make(seats=["me", "open"], terms=RATED | {"clock": "days 1" if number % 4 else ""})
            await other.http.post(f"/api/tables/{table}/join", json={})
            async with one.at(table) as page:
                await page.done("move", seat="w", text="e1-e4", after=0)
            await (one if number % 2 else other).http.post(f"/api/tables/{table}/leave", json={})
    kept_rows = rows(tmp_path)
    assert len(kept_rows["rating_steps"]) == 18
    with contextlib.closing(sqlite3.connect(tmp_path / "ludoteca.sqlite3")) as database:
        database.execute("UPDATE ratings SET mu = 0")
        database.execute("DELETE FROM rating_steps WHERE number > 3")
        database.commit()
    store = Store(site.settings.database)
    seen = []
    assert await recompute(store, lambda done, of: seen.append((done, of))) == 9
    await store.close()
    assert seen[-1] == (9, 9)
    assert rows(tmp_path) == kept_rows


async def test_after_a_restart_a_finished_table_still_tells_what_it_changed(tmp_path, member):
    with Site(tmp_path) as site:
        anna, bruno = await member("Anna", site), await member("Bruno", site)
        table = await anna.make(seats=["me", "open"], terms=RATED)
        await bruno.http.post(f"/api/tables/{table}/join", json={})
        async with anna.at(table) as page:
            await page.done("move", seat="w", text="e1-e4", after=0)
            await page.done("resign", seat="w")
            await page.until(lambda: ratings(page)["w"]["change"])
            told = ratings(page)
    with Site(tmp_path) as site:
        anna.visit(site)
        async with anna.at(table) as page:
            assert ratings(page) == told
        assert site.ask(kept.steps_at(site.house.store, table))
