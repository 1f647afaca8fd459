"""What many pages are told is written once, and is word for word what each would have been told alone."""

from __future__ import annotations

from ludoteca.server import protocol
from ludoteca.server.protocol import encode
from ludoteca.server.viewers import Composed


def test_only_the_number_differs():
    rematch = protocol.Rematch(asked=['"seq":0'], table=None)
    composed = Composed(protocol.RematchMessage(0, rematch))
    for seq in (1, 9, 12345):
        assert composed.numbered(seq) == encode(protocol.RematchMessage(seq, rematch))
    assert Composed(protocol.TableGone(0, "t")).numbered(7) == encode(protocol.TableGone(7, "t"))


async def test_people_and_watchers_are_told_of_presence_each_in_their_own_words(person):
    anna, bruno, watchers = person(), person(), [person() for _ in range(3)]
    table = await anna.make(seats=["me", "open"])
    async with anna.at(table) as hers:
        assert (await bruno.http.post(f"/api/tables/{table}/join", json={})).status_code == 200
        async with bruno.at(table) as his, watchers[0].at(table) as one, watchers[1].at(table) as two:
            async with watchers[2].at(table):
                for page in (hers, his, one, two):
                    await page.until(lambda page=page: page.table["watchers"] == 3)
            for page in (hers, his, one, two):
                await page.until(lambda page=page: page.table["watchers"] == 2)
            yours = [[seat["yours"] for seat in page.table["seats"]] for page in (hers, his, one, two)]
            assert yours == [[True, False], [False, True], [False, False], [False, False]]
            assert await hers.move()
            for page in (his, one, two):
                await page.until(lambda page=page: page.now["ply"] == 1)
            may_move = [bool(page.now["legal"].get("b")) for page in (hers, his, one, two)]
            assert may_move == [False, True, False, False]
