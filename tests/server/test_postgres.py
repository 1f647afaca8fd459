"""A site on PostgreSQL lives as one on a file does: what is done there, what is refused there, and after a restart.

`--postgres` lets other tests of the server keep their tables there too.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.site import Site, postgres_database

ROOT = Path(__file__).parents[2]
PARTS = ("accounts", "resume", "talk", "my_tables", "challenges", "finding", "tables", "clocks", "events")


async def test_a_site_on_postgresql_is_taken_up_where_it_was(tmp_path):
    url = postgres_database(tmp_path)
    with Site(tmp_path, database=url) as site:
        anna, bruno = Person(site), Person(site)
        await (await anna.named("Anna")).with_account("Anna")
        await bruno.get("/api/me")
        table = await anna.make(seats=["me", "open"], terms={"clock": "fischer 600+5", "talk": "free"})
        async with anna.at(table) as white, bruno.at(table) as black:
            await black.done("join")
            await white.until(lambda: white.now["legal"])
            await white.move()
            await black.until(lambda: black.now["legal"].get("b"))
            answer = await black.done("move", intent="once", seat="b", text=black.now["legal"]["b"][0], after=1)
            await white.done("say", kind="text", text="ciao")
        assert (
            await bruno.http.post("/api/account/password", json={"name": "ANNA", "password": "long enough"})
        ).json()["code"] == "name-taken"
        before = await anna.get(f"/api/tables/{table}")
    with Site(tmp_path, database=url) as site:
        anna.visit(site)
        bruno.visit(site)
        after = await anna.get(f"/api/tables/{table}")
        for told in (before, after):
            del told["away"]
        assert after == before
        async with bruno.at(table) as black:
            again = await black.done("move", intent="once", seat="b", text=before["log"][1]["text"], after=1)
            assert (again["ply"], len(black.table["log"])) == (answer["ply"], 2)
    for one in (anna, bruno):
        await one.close()


@pytest.mark.long
def test_what_is_so_on_a_file_is_so_on_postgresql_too():
    files = [f"tests/server/test_{part}.py" for part in PARTS]
    command = [sys.executable, "-m", "pytest", "-q", "--postgres", "-p", "no:cacheprovider", *files]
    asked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=3600)
    assert asked.returncode == 0, asked.stdout[-4000:]
