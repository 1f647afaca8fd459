"""SIGKILL in the middle of a round: what was acknowledged stands, tables go on, every result is entered once."""

from __future__ import annotations

from pathlib import Path

from tests.server.events import Held, seated_pages
from tests.server.killed import Process
from tests.server.people import Person


async def test_a_server_killed_in_the_middle_of_a_round(tmp_path: Path) -> None:
    with Process(tmp_path) as first:
        names = ("Anna", "Bruno", "Carla", "Dario")
        cast = {name: await Person(first.address).named(name) for name in names}
        held = await Held.make(cast["Anna"], rounds=2)
        await held.enter(*cast.values())
        told = await held.act(cast["Anna"], "pair", round=1)
        numbers = {one["number"]: cast[one["name"]] for one in told["entrants"]}
        tables = [(table["tables"][0], [numbers[player] for player in table["players"]]) for table in told["tables"]]
        async with (
            seated_pages(*tables[0][:1], *tables[0][1]) as pages,
            seated_pages(*tables[1][:1], *tables[1][1]) as others,
        ):
            await pages[0].done("resign", seat=pages[0].table["perspective"])
            await others[0].until(lambda: others[0].now["to_act"])
            first.kill()  # one table is over, whether or not the event knows; the other is being played
    with Process(tmp_path) as second:
        for one in cast.values():
            one.visit(second.address)
        told = await held.until(lambda event: event["tables"][0]["status"] == "over")
        assert [table["tables"] for table in told["tables"]] == [[id] for id, _ in tables]
        async with seated_pages(tables[1][0], *tables[1][1]) as pages:
            await pages[1].done("resign", seat=pages[1].table["perspective"])
            second.kill()  # right after the acknowledgement
    with Process(tmp_path) as third:
        for one in cast.values():
            one.visit(third.address)
        told = await held.until(lambda event: all(table["status"] == "over" for table in event["tables"]))
        assert sorted(line["score"] for line in told["standings"]) == ["0", "0", "1", "1"]
        told = await held.act(cast["Anna"], "pair", round=2)
        assert all(len(table["tables"]) == 1 for table in told["tables"] if table["round"] == 2)
        acts = [one["act"] for one in (await cast["Anna"].get(f"/api/events/{held.id}/audit"))["acts"]]
        assert (acts.count("result"), acts.count("begin"), acts.count("host")) == (2, 2, 4)
    for one in cast.values():
        await one.close()
