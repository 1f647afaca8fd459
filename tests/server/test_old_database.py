"""A database that an earlier version left behind opens, and every table goes on where it was.

`old/database.txt` is such a database as SQL, with a running and a finished table of every game there was;
`old/told.json` is what that version told its player about each of them, with a field renamed since under its new name.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca import play
from ludoteca.core import GameOptions
from tests.server.people import Person
from tests.server.site import Site

OLD = Path(__file__).parent / "old"
TOLD: dict[str, Any] = json.loads((OLD / "told.json").read_text(encoding="utf-8"))
COOKIES = TOLD.pop("cookies")


@pytest.fixture(scope="module")
def old_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("old")
    with sqlite3.connect(folder / "ludoteca.sqlite3") as database:
        database.executescript((OLD / "database.txt").read_text(encoding="utf-8"))
    database.close()
    with Site(folder) as site:
        yield site


@pytest.mark.parametrize("table", TOLD)
async def test_a_table_is_as_it_was(old_site: Site, table: str) -> None:
    before = TOLD[table]
    person = Person(old_site.address)
    person.http.cookies.update(COOKIES)
    now = await person.get(f"/api/tables/{before['id']}")
    assert now["perspective"] == before["perspective"]
    assert now["log"][: len(before["log"])] == before["log"]
    if len(now["log"]) == len(before["log"]):  # a machine that was thinking may have gone on
        assert tells_as_much(now["now"]["shown"], before["shown"])
        assert allowed_then(now["now"]["legal"]) == before["legal"]
        assert now["now"]["outcome"] == before["outcome"]
        record = (await person.http.get(f"/api/tables/{before['id']}/record")).text
        assert without_rules(record) == without_rules(before["record"])
        assert rules_of(record) == rules_of(before["record"])
    await person.close()


def allowed_then(legal: dict[str, list[str]]) -> dict[str, list[str]]:
    """Without what later rules allow besides: in Scorso, to wait with free dice."""
    return {seat: [move for move in moves if move != "done"] for seat, moves in legal.items()}


def tells_as_much(now: Any, then: Any) -> bool:
    """Whether all that was told then is told now; what lay hidden may lie open, so less is `left` unseen."""
    if isinstance(then, dict):
        return all(key == "left" or tells_as_much(now[key], value) for key, value in then.items())
    if isinstance(then, list):
        return len(now) == len(then) and all(map(tells_as_much, now, then))
    return bool(then in ("?", now))


def without_rules(record: str) -> list[str]:
    """All but the version of the rules and the options, which may tell the same rules in other words."""
    return [line for line in record.splitlines() if not line.startswith(("Rules: ", "Options: "))]


def rules_of(record: str) -> GameOptions:
    return play.parse_record(record).options


@pytest.mark.parametrize("table", [table for table in TOLD if TOLD[table]["outcome"]])
def test_an_old_record_verifies(table: str) -> None:
    assert play.verify(TOLD[table]["record"]).is_proven


def test_the_database_knows_every_game_that_was_there() -> None:
    assert len(TOLD) == 13
