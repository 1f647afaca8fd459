"""Every byte a viewer of a table is sent, by the name of the exit: sockets, REST, the record, the replay, the page.

`assert_tells_nothing_else` puts another truth behind the same view, drawn by the game's own `imagine`, and asks again:
not one byte may differ.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random

from ludoteca.core import State
from ludoteca.play.match import Present
from ludoteca.server.perspective import perspective_of
from tests.server.people import Person
from tests.server.site import Site

WHEN = re.compile(r',"time":\d+(?=}$)')  # when it was asked: what is read off a running clock


async def sent(person: Person, table: str, also: Sequence[str] = ()) -> dict[str, str]:
    """Everything this person can get hold of about a table now."""
    told = {}
    there = [f"/api/tables/{table}{path}" for path in ("", "/record", "/replay")]
    for path in (*there, f"/t/{table}", "/api/me/tables", *also):
        answer = await person.http.get(path)
        assert answer.status_code < 500, answer.text
        told[f"GET {path}"] = WHEN.sub("", answer.text)
    async with person.at(table) as page:
        view = json.loads(page.raw[0])
        told["socket"] = json.dumps({**view, "viewer": ""})
        for seat in page.now["hints"]:
            told[f"hint {seat}"] = (await page.hint(seat))["text"]
    told["lobby"] = (await person.http.get("/api/tables")).text
    return told


async def assert_tells_nothing_else(
    site: Site, person: Person, table: str, rng: Random, times: int = 3, also: Sequence[str] = ()
) -> int:
    """How many other truths were tried that differ from the real one; `also` are paths that are asked too."""

    async def swap(state: State | None) -> State:
        owner = await site.house.find(table)
        match = owner.journal.match
        assert match is not None
        before = match.state
        if state is not None:
            match._stand(Present(state))
        return before

    owner = site.house.tables[table]
    seat = perspective_of(owner.journal, person.guest).seat

    def pages() -> int:
        return sum(viewer.connection is not None for viewer in owner.audience)

    async def page_is_gone(before: int) -> None:
        """A page that was closed counts among the watchers until the server has noticed."""
        while pages() > before:
            await asyncio.sleep(0)

    here = pages()
    real = site.ask(swap(None))
    honest = await sent(person, table, also)
    site.ask(page_is_gone(here))
    tried = 0
    for _ in range(times):
        other = owner.journal.game.imagine(owner.journal.game.view(real, seat), rng)
        site.ask(swap(other))
        try:
            told = await sent(person, table, also)
        finally:
            site.ask(swap(real))
            site.ask(page_is_gone(here))
        tried += other != real
        for way, text in told.items():
            assert text == honest[way], f"{way} tells seat {seat} more than its view: {text} not {honest[way]}"
    return tried
