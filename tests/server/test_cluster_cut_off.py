"""A process that stands still for longer than its lease, and then goes on as if nothing had happened."""

from __future__ import annotations

import asyncio
import signal

import httpx
import pytest

from tests.server.clusters import ClusterOfProcesses
from tests.server.people import Page, Person
from tests.server.site import PATIENCE


async def played(person: Person, table: str, after: int) -> str:
    """The move that was made there in the end: for some seconds nobody may know who has the table."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with person.at(table) as page:
                    assert page.now["ply"] == after
                    text = str(page.now["legal"]["b"][-1])
                    if (await page.move(text))["type"] == "ack":
                        return text
            except (AssertionError, OSError, httpx.HTTPError):
                await asyncio.sleep(0.1)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing stands still here when it is told to")
async def test_what_a_process_writes_that_was_cut_off_is_refused(tmp_path):
    with ClusterOfProcesses(tmp_path, 2, lease_seconds=2.0) as cluster:
        first, second = cluster.processes
        anna = Person(first.address)
        table = await anna.make(seats=["me", "shared"])
        page = Page(anna, await anna.socket(f"/ws/table/{table}"))
        await page.send(type="hello")
        await page.until(lambda: page.table)
        await page.move()
        first.send(signal.SIGSTOP)
        try:
            late = page.now["legal"]["b"][0]
            await page.send(type="move", intent="late", seat="b", text=late, after=1)
            anna.visit(second.address)
            counted = await played(anna, table, after=1)
        finally:
            first.send(signal.SIGCONT)
        await page.until_closed()  # it has learnt that others have the table
        answers = [message for message in page.messages if message.get("intent") == "late"]
        assert [message["type"] for message in answers] in ([], ["refused"])
        assert late != counted
        for process in cluster.processes:
            anna.visit(process.address)
            assert [entry["text"] for entry in (await anna.get(f"/api/tables/{table}"))["log"]][1:] == [counted]
        await anna.close()
