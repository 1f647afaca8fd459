"""Anyone, now: whoever wants the same is seated at one table."""

from __future__ import annotations

import asyncio
import contextlib
import json

import pytest

from ludoteca.server.pairing import ANYBODY, WINDOW, Pairing, Wish
from ludoteca.server.ratings.kept import Key
from ludoteca.server.ratings.model import Rating
from ludoteca.server.table_terms import TableTerms
from tests.server.site import Site


class Seeker:
    """A page in the lobby that wants to play."""

    def __init__(self, person, socket):
        self.person, self.socket = person, socket

    async def hear(self, kind):
        """The next message of this kind."""
        while True:
            message = json.loads(await self.socket.recv())
            if message["type"] == kind:
                return message

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def seek(self, **wish):
        await self.say(**{"type": "seek", "game": "latrunculi", **wish})
        return await self.hear("seeking")

    async def paired(self):
        return (await self.hear("paired"))["table"]


@pytest.fixture
async def seeker(person, site):
    async with contextlib.AsyncExitStack() as stack:

        async def come(one=None, **at):
            one = one or person(**at)
            socket = await stack.enter_async_context(await one.socket("/ws/lobby"))
            page = Seeker(one, socket)
            await page.say(type="hello")
            await page.hear("tables")
            return page

        yield come
    site.ask(nobody_waits(site))  # so that the next test meets nobody who has left


async def nobody_waits(site):
    """Those who have closed their pages are paired until the server has noticed."""
    while len(site.house.finder.pairing):
        await asyncio.sleep(0)


@pytest.fixture
def quiet(tmp_path):
    """A house of its own, with a clock that can be set."""
    with Site(tmp_path) as site:
        site.now = 0.0
        site.house.finder.pairing.clock = lambda: site.now
        yield site


async def test_two_who_want_the_same_are_seated_and_told(seeker):
    anna, bruno = await seeker(), await seeker()
    assert (await anna.seek())["waiting"] == 1
    await bruno.seek()
    table = await anna.paired()
    assert await bruno.paired() == table
    async with anna.person.at(table) as page:
        assert page.table["now"]["status"] == "running"
        assert page.table["perspective"] in ("w", "b")


async def test_a_side_that_was_chosen_is_given(seeker):
    black, other, white = await seeker(), await seeker(), await seeker()
    await black.seek(side="b")
    await other.seek(side="b")
    await white.seek(side="w")
    table = await black.paired()
    assert await white.paired() == table
    assert (await black.person.get(f"/api/tables/{table}"))["perspective"] == "b"
    assert len(await pending(other)) == 0


async def pending(page):
    """What this page has been told so far."""
    await page.say(type="ping")
    told = []
    while (message := json.loads(await page.socket.recv()))["type"] != "pong":
        told += [message] if message["type"] == "paired" else []
    return told


async def test_nobody_is_paired_with_themself_or_with_another_wish(seeker):
    anna = await seeker()
    again = await seeker(anna.person)
    bruno = await seeker()
    await anna.seek()
    await again.seek()
    await bruno.seek(options={"board": "8x10"})
    for page in (anna, again, bruno):
        assert await pending(page) == []


async def test_whoever_takes_any_time_plays_with_that_of_the_other(seeker):
    """They were both told that two people wait, and waited on."""
    blitz, anybody, slow = await seeker(), await seeker(), await seeker()
    await blitz.seek(terms={"clock": "fischer 180+2"})
    await slow.seek(terms={"clock": "days 3"})
    await anybody.seek(terms={"clock": "move 60"}, any_clock=True)
    table = await anybody.paired()
    assert await blitz.paired() == table
    shown = await anybody.person.get(f"/api/tables/{table}")
    assert shown["terms"]["clock"] == "fischer 180+2"
    assert await pending(slow) == []


async def test_two_who_take_any_time_play_without_a_clock(seeker):
    anna, bruno = await seeker(), await seeker()
    for page in (anna, bruno):
        await page.seek(any_clock=True)
    shown = await anna.person.get(f"/api/tables/{await anna.paired()}")
    assert shown["terms"]["clock"] == ""
    await bruno.paired()


async def test_whoever_goes_away_or_says_so_does_not_wait_any_more(quiet, seeker):
    anna, bruno, carla = await seeker(at=quiet), await seeker(at=quiet), await seeker(at=quiet)
    await anna.seek()
    await anna.socket.close()
    quiet.ask(nobody_waits(quiet))
    await bruno.seek()
    await bruno.say(type="stop_seeking")
    assert await pending(bruno) == []
    assert (await carla.seek())["waiting"] == 1


async def test_three_are_seated_when_three_want_it(seeker):
    pages = [await seeker() for _ in range(3)]
    for page in pages:
        await page.seek(game="scorso", options={"players": "3", "pace": "beats"})
    assert len({await page.paired() for page in pages}) == 1


async def test_the_longer_somebody_waits_the_further_an_opponent_may_be(quiet, seeker):
    weak, strong = await seeker(at=quiet), await seeker(at=quiet)
    guest = strong.person.http.cookies["ludoteca"].rpartition(".")[0]
    quiet.house.ratings._now[Key(guest, "latrunculi", "calm")] = Rating(1500 + 3 * WINDOW, 60, 90)
    await weak.seek()
    await strong.seek()
    assert await pending(weak) == []
    quiet.now = ANYBODY
    quiet.ask(quiet.house.finder.pair())
    assert await weak.paired() == await strong.paired()


async def test_a_rated_game_needs_an_account(seeker):
    page = await seeker()
    await page.say(type="seek", game="latrunculi", terms={"rated": True})
    assert (await page.hear("refused"))["refusal"]["code"] == "no-account"


async def test_what_cannot_be_wished_for_is_refused(seeker):
    page = await seeker()
    for wish, code in (
        ({"game": "nothing"}, "unknown-game"),
        ({"options": {"board": "1x1"}}, "bad-option"),
        ({"side": "q"}, "unknown-seat"),
    ):
        await page.say(**{"type": "seek", "game": "latrunculi", **wish})
        assert (await page.hear("refused"))["refusal"]["code"] == code


async def test_a_restart_loses_nothing_but_the_wish(tmp_path, seeker):
    with Site(tmp_path) as site:
        anna = await seeker(at=site)
        await anna.seek()
    with Site(tmp_path) as site:
        again, bruno = await seeker(at=site), await seeker(at=site)
        await bruno.seek()
        assert (await again.seek())["waiting"] == 2
        assert await again.paired() == await bruno.paired()


def wish(guest, rating=1500.0, since=0.0, side=None, **more):
    wanted = {"options": {}, "terms": TableTerms(), "seats": ("w", "b"), "side": side, "promise": ""}
    return Wish(guest=guest, game="g", rating=rating, since=since, **{**wanted, **more})


def test_whoever_has_waited_longest_gets_the_nearest():
    pairing = Pairing(lambda: 0.0)
    for one in (wish("a"), wish("far", 1640), wish("near", 1510)):
        pairing.add(one)
    [group] = pairing.groups()
    assert {one.guest for one in group} == {"a", "near"}
    assert len(pairing) == 1


def test_of_three_no_two_want_different_times():
    """Each of the others would do for whoever takes any time, but not beside each other."""
    pairing, seats = Pairing(lambda: 0.0), ("A", "B", "C")
    pairing.add(wish("any", seats=seats, any_clock=True))
    for guest, clock in (("b", "days 1"), ("c", "days 3")):
        pairing.add(wish(guest, seats=seats, terms=TableTerms(clock=clock)))
    assert pairing.groups() == []
    pairing.add(wish("d", seats=seats, terms=TableTerms(clock="days 3")))
    [group] = pairing.groups()
    assert {one.guest for one in group} == {"any", "c", "d"}
