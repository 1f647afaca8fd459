"""A copy of the whole site while people play, and putting it back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from ludoteca.cli import main
from ludoteca.server.backup import BadBackup, back_up, restore
from ludoteca.server.one_server import alone
from tests.server.site import Site, with_database
from tests.server.test_trouble import FILE, plies, spoil


async def test_a_copy_made_while_people_play_has_everything_acknowledged_before(person, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    with Site(tmp_path / "site") as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        async with anna.at(table) as page:
            for _ in range(4):
                await page.move()
            copying = asyncio.create_task(asyncio.to_thread(back_up, tmp_path / "site" / FILE, copy))
            await page.move()
            assert await copying == copy.stat().st_size
            await page.move()
        (tmp_path / "again").mkdir()
        assert restore(copy, tmp_path / "again" / FILE) is None
        assert 4 <= plies(tmp_path / "again", table) <= 5
    with Site(tmp_path / "again") as site:
        anna.visit(site)
        async with anna.at(table) as page:
            assert page.now["ply"] in (4, 5)
            assert (await page.move())["type"] == "ack"
    assert not list(tmp_path.glob("**/*.part"))


def test_the_command_says_what_it_has_made_and_writes_over_nothing(tmp_path, capsys):
    with_database(tmp_path)
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--data", str(tmp_path)]) == 0
    assert "MiB" in capsys.readouterr().out
    before = copy.read_bytes()
    assert main(["backup", str(copy), "--data", str(tmp_path)]) == 2
    assert "copy" in capsys.readouterr().err
    assert copy.read_bytes() == before


def test_what_was_there_is_kept_beside_what_is_put_back(tmp_path, capsys):
    with_database(tmp_path)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 0
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("INSERT INTO guests (id, name, created) VALUES ('later', 'Later', 1)")
    assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 0
    assert ".before-" in capsys.readouterr().out
    [before] = [file for file in tmp_path.glob(f"{FILE}.before-*") if not file.name.endswith(("-wal", "-shm"))]

    def guests(file) -> list:
        with contextlib.closing(sqlite3.connect(file)) as database:
            return database.execute("SELECT id FROM guests").fetchall()

    assert (guests(tmp_path / FILE), guests(before)) == ([], [("later",)])


def test_nothing_is_put_in_place_of_a_site_that_is_open(tmp_path, capsys):
    with_database(tmp_path)
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 0
    with alone(tmp_path / FILE):
        assert main(["restore", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 2
    assert "another Ludoteca" in capsys.readouterr().err
    assert not list(tmp_path.glob(f"{FILE}.before-*"))


def test_a_damaged_or_foreign_copy_replaces_nothing(tmp_path, capsys):
    with_database(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    bad = tmp_path / "bad"
    bad.write_bytes(before)
    spoil(bad)
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign")) as database, database:
        database.execute("CREATE TABLE songs (name)")
    (tmp_path / "letter.txt").write_text("Dear Ludoteca, I took you for a backup.\n")
    for file, said in (
        (bad, "damaged"),
        (tmp_path / "foreign", "not a site"),
        (tmp_path / "letter.txt", "no backup of Ludoteca"),
        (tmp_path / "none", "no site"),
    ):
        assert main(["restore", str(file), "--data", str(tmp_path)]) == 2
        assert said in capsys.readouterr().err
    assert (tmp_path / FILE).read_bytes() == before


def test_a_damaged_site_is_not_copied_as_if_it_were_well(tmp_path):
    with_database(tmp_path)
    spoil(tmp_path / FILE)
    with pytest.raises((BadBackup, sqlite3.DatabaseError)):
        back_up(tmp_path / FILE, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_another_database_has_its_own_tools(tmp_path, capsys):
    assert main(["backup", str(tmp_path / "copy"), "--database", "postgresql+asyncpg://localhost/x"]) == 2
    assert "tools of your database" in capsys.readouterr().err
