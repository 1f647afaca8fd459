"""Whole evenings with machines in every seat, the server killed in the middle: each game counts once, somebody wins."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.events import Held
from tests.server.killed import Process
from tests.server.people import Json, Person

EVENINGS: dict[str, tuple[int, Json]] = {
    "a knock-out with a judge": (
        8,
        {
            "game": "latrunculi-match",
            "format": "knock-out",
            "options": {"judge": "human", "stall_quiet_plies": "12", "null_games": "1"},
        },
    ),
    "a Swiss event in Fifteen mode": (6, {"game": "scamorra-fifteen", "format": "swiss", "rounds": 3}),
    "five rounds of tables for eleven": (11, {"game": "scorso", "format": "tables", "rounds": 5}),
    "an arena": (5, {"game": "scamorra", "format": "arena", "rounds": 8}),
}


async def step(held: Held, event: Json) -> None:
    """What organiser and judge do when it is their turn."""
    for table in event["tables"]:
        if table["call"]:
            spot = {"round": table["round"], "table": table["number"], "game": table["game"]}
            await held.asked(held.organiser, "rule", **spot, verdict="win", seat=0, why="nothing happens any more")
    is_over = all(table["status"] in ("over", "bye") for table in event["tables"])
    if is_over and not event["finished"] and event["plan"]["format"] != "arena":
        await held.asked(held.organiser, "pair", round=event["round"] + 1)


async def run(held: Held, until: Any) -> Json:
    async with held.organiser.following(held.id) as page:
        while not until(event := await held.seen()):
            await step(held, event)
            await page.news()
    return event


@pytest.mark.long
@pytest.mark.parametrize("evening", EVENINGS)
async def test_an_evening_is_played_through(tmp_path: Path, evening: str) -> None:
    people, plan = EVENINGS[evening]
    with Process(tmp_path) as first:
        anna = await Person(first.address).named("Anna")
        held = await Held.make(anna, **plan)
        await held.enter_bots(people)
        await held.act(anna, "pair", round=1)
        await run(held, lambda event: any(table["status"] == "over" for table in event["tables"]))
        first.kill()
    with Process(tmp_path) as second:
        anna.visit(second.address)
        event = await run(held, lambda event: event["finished"])
        assert event["standings"][0]["place"] == 1
        assert all(table["worth"] for table in event["tables"])
        audit = (await anna.get(f"/api/events/{held.id}/audit"))["acts"]
        results = [one["what"] for one in audit if one["act"] == "result"]
        games = [tuple(one.split(",")[:3]) for one in results]
        assert len(games) == len(set(games)), "a game was counted twice"
        event = await held.act(anna, "close")
        again = (await anna.http.get(f"/api/events/{held.id}/export/acts")).text
        told = await anna.http.post(
            "/api/events/import", json={"kind": "acts", "text": again, "terms": {"place": "board"}}
        )
        assert told.status_code == 201, told.text
        assert told.json()["standings"] == event["standings"], "the standings follow from the acts alone"
        await anna.close()
