"""No page of an event tells what a player hides: not to followers, not to the room, not to judges without leave."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.server.events import Held, people, seated_pages
from tests.server.exits import assert_tells_nothing_else
from tests.server.people import Person
from tests.server.site import Site


@pytest.mark.parametrize("delay", [0, 2])
async def test_another_truth_behind_the_same_view(site: Site, person: Callable[[], Person], delay: int) -> None:
    anna, bruno, carla, dario = await people(person, "Anna", "Bruno", "Carla", "Dario")
    held = await Held.make(carla, {"delay": delay}, game="scamorra", rounds=1)
    await held.enter(anna, bruno)
    told = await held.act(carla, "pair", round=1)
    (table,) = told["tables"][0]["tables"]
    here = f"/api/events/{held.id}"
    also = [here, f"{here}/boards", f"{here}/rounds/1/tables/1/judge", f"{here}/audit", f"{here}/export/json"]
    rng = Random(delay)
    async with seated_pages(table, anna, bruno) as pages:
        for _ in range(3):
            for page in pages:
                await page.settled()
            acting = next(page for page in pages if set(page.now["to_act"]) & page.now["legal"].keys())
            await acting.move()
        for page in pages:
            await page.settled()
        tried = 0
        for somebody in (
            anna,
            carla,
            dario,
        ):  # a player, the organiser who judges without leave to see hands, a follower
            tried += await assert_tells_nothing_else(site, somebody, table, rng, also=also)
        assert tried
    boards = (await dario.get(f"{here}/boards"))["boards"]
    seen = await dario.get(f"/api/tables/{table}")
    assert boards[0]["ply"] == seen["now"]["ply"] - delay
    assert (boards[0]["shown"] == seen["now"]["shown"]) == (delay == 0)
