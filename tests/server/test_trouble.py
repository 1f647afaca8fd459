"""A full disk, a folder that cannot be written to, a clock set back, a second server, a damaged page: a clear word, and
nothing is lost that was acknowledged."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest
import structlog
from sqlalchemy.exc import DBAPIError

from ludoteca.cli import main
from ludoteca.server import store as storing
from ludoteca.server.one_server import AlreadyOpen, alone
from ludoteca.server.opening import CannotOpen, prepare
from ludoteca.server.trouble import Trouble
from tests.server.site import PATIENCE, Site, with_database

COMMAND = [sys.executable, "-c", "from ludoteca.cli import main; raise SystemExit(main())"]
FILE = "ludoteca.sqlite3"


def plies(folder: Path, table: str) -> int:
    """The moves at a table that are in the file."""
    with contextlib.closing(sqlite3.connect(folder / FILE)) as database:
        [[count]] = database.execute("SELECT count(*) FROM events WHERE table_id = ? AND kind = 'ply'", [table])
        return count


async def until_refused(person, table: str) -> tuple[int, dict]:
    """Move until a move is refused: the moves acknowledged before, and what was said."""
    acknowledged = 0
    async with person.at(table) as page:
        while True:
            now, heard = page.now, len(page.messages)
            [seat] = now["to_act"]
            intent = next(person.intents)
            await page.send(type="move", intent=intent, seat=seat, text=now["legal"][seat][0], after=now["ply"])

            def answer(page=page, heard=heard) -> dict | None:
                return next((m for m in page.messages[heard:] if m["type"] in ("ack", "refused")), None)

            told = await page.until(answer)
            if told["type"] == "refused":
                return acknowledged, told["refusal"]
            acknowledged += 1


async def connected_anew(store: storing.Store) -> None:
    """What is read or written next opens the file anew."""
    await store.engine.dispose()
    for engine in store.engines[1:]:
        engine.dispose()


# -- a full disk -------------------------------------------------------------------------------------------------------


async def test_on_a_full_disk_moves_are_refused_and_those_acknowledged_are_kept(person, tmp_path, monkeypatch):
    most_pages: list[int] = []
    prepare_sqlite = storing._prepare_sqlite

    def with_little_room(connection, record):
        prepare_sqlite(connection, record)
        if most_pages:
            connection.cursor().execute(f"PRAGMA max_page_count={most_pages[0]}")

    monkeypatch.setattr(storing, "_prepare_sqlite", with_little_room)
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])
        with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
            [[used]] = database.execute("PRAGMA page_count")
        most_pages.append(used)
        site.ask(connected_anew(site.house.store))  # the next connections have little room
        acknowledged, told = await until_refused(anna, table)
        assert told == {"code": "not-stored", "args": {"why": "full"}}
        assert plies(tmp_path, table) == acknowledged
        answer = await anna.http.get("/api/health")
        assert answer.status_code == 200  # it lives; what cannot be stored does not happen
        most_pages.clear()  # somebody has made room
        site.ask(connected_anew(site.house.store))
        assert (await anna.get("/api/ready"))["status"] == "ready"
        async with anna.at(table) as page:
            assert page.now["ply"] == acknowledged
            assert (await page.move())["type"] == "ack"
    assert plies(tmp_path, table) == acknowledged + 1


async def test_trouble_is_over_when_something_was_stored(store, monkeypatch):
    trouble = Trouble(store.engines)
    async with store.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA query_only=1")
        with pytest.raises(DBAPIError):
            await connection.exec_driver_sql("DELETE FROM guests")
        await connection.exec_driver_sql("PRAGMA query_only=0")
    assert (trouble.now, trouble.counts["read-only"]) == ("read-only", 1)
    await store.keep_uptime(1)
    await store.keep_uptime(2)
    assert trouble.now is None


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only the root of Linux makes a small disk")
async def test_on_a_disk_that_is_really_full(person, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1500k", "tmpfs", disk], check=True)
    try:
        with Site(disk) as site:
            anna = person(site)
            table = await anna.make(seats=["me", "shared"])
            with contextlib.suppress(OSError), (disk / "filler").open("wb", buffering=0) as filler:
                while filler.write(bytes(4096)):
                    pass
            acknowledged, told = await until_refused(anna, table)
            assert told["code"] == "not-stored"
            (disk / "filler").unlink()
            async with anna.at(table) as page:
                assert page.now["ply"] == acknowledged
                assert (await page.move())["type"] == "ack"
        assert plies(disk, table) == acknowledged + 1
    finally:
        subprocess.run(["umount", disk], check=True)


# -- a folder that cannot be written to --------------------------------------------------------------------------------


def without_privileges() -> None:
    """In a child process: not even root may write where the rights say no."""
    if os.geteuid() == 0:
        drop_from_bounding_set, may_write_anywhere = 24, 1
        assert ctypes.CDLL(None).prctl(drop_from_bounding_set, may_write_anywhere, 0, 0, 0) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="rights are taken from root as Linux does it")
def test_a_folder_that_cannot_be_written_to_is_told_in_one_line(tmp_path):
    with_database(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
        ran = subprocess.run(
            [*COMMAND, *words], capture_output=True, text=True, timeout=PATIENCE, preexec_fn=without_privileges
        )
    finally:
        tmp_path.chmod(0o755)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "cannot be written to" in ran.stderr
    assert ran.stderr.count("\n") == 1
    assert (tmp_path / FILE).read_bytes() == before


# -- a clock that is set back ------------------------------------------------------------------------------------------


async def test_a_clock_set_back_takes_nothing_back(person, tmp_path, monkeypatch):
    now = time.time_ns
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"], terms={"clock": "move 600"})
        async with anna.at(table) as page:
            await page.move()
            monkeypatch.setattr(time, "time_ns", lambda: now() - 3600 * 10**9)
            for _ in range(3):
                assert (await page.move())["type"] == "ack"
            left = page.now["clock"]
            assert left is not None
    with Site(tmp_path) as site:  # started again while the clock is still wrong
        anna.visit(site)
        async with anna.at(table) as page:
            assert page.now["ply"] == 4
            assert (await page.move())["type"] == "ack"
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database:
        times = [at for (at,) in database.execute("SELECT at FROM events WHERE table_id = ? ORDER BY seq", [table])]
    assert times == sorted(times)


def test_a_clock_that_is_behind_what_was_stored_is_told(tmp_path):
    with_database(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        row = {"id": "t", "game": "latrunculi", "version": "1", "options": "{}", "seats": "[]", "maker": "m"}
        row |= {
            "public": False,
            "secret": "",
            "created": 0,
            "status": "over",
            "touched": time.time_ns() // 10**6 + 10**7,
        }
        database.execute(f"INSERT INTO tables ({','.join(row)}) VALUES ({','.join('?' * len(row))})", [*row.values()])
    with structlog.testing.capture_logs() as logs:
        prepare(tmp_path / FILE)
    [line] = [line for line in logs if line["log_level"] == "warning"]
    assert 9_000 < line["seconds"] <= 10_000


# -- a second server on the same file ----------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_told_who_has_it(tmp_path, capsys):
    with_database(tmp_path)
    with alone(tmp_path / FILE):
        words = ["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]
        assert main(words) == 2
        assert f"(process {os.getpid()})" in capsys.readouterr().err
        assert main([*words, "--lang", "it"]) == 2
        assert "un’altra Ludoteca" in capsys.readouterr().err
        with pytest.raises(AlreadyOpen), alone(tmp_path / FILE):
            pass


def test_a_lock_ends_with_its_process(tmp_path):
    held = "\n".join(
        [
            "from pathlib import Path",
            "from ludoteca.server.one_server import alone",
            f"with alone(Path({str(tmp_path / FILE)!r})): print('held', flush=True); input()",
        ]
    )
    with subprocess.Popen(
        [sys.executable, "-c", held], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "held\n"
        with pytest.raises(AlreadyOpen) as refused, alone(tmp_path / FILE):
            pass
        assert refused.value.args == (other.pid,)
        other.kill()
        other.wait(PATIENCE)
    with alone(tmp_path / FILE):
        pass


# -- a damaged page ----------------------------------------------------------------------------------------------------


def spoil(file: Path) -> None:
    """Overwrite a page in the middle, as a failing disk would."""
    size = file.stat().st_size
    with file.open("r+b") as opened:
        for page in range(1, size // 4096):
            opened.seek(page * 4096)
            opened.write(b"\xff" * 512)


def test_a_damaged_file_is_told_before_the_site_opens_and_is_not_touched(tmp_path, capsys):
    with_database(tmp_path)
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--no-browser"]) == 2
    told = capsys.readouterr().err
    assert "the file is damaged" in told
    assert told.count("\n") == 1
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("content", "why"), [(b"SQLite format 3\0 and then rubbish" * 300, "damaged"), (b"x" * 9000, "damaged")]
)
def test_what_is_no_database_is_not_opened(tmp_path, content, why):
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(CannotOpen) as cannot:
        prepare(tmp_path / FILE)
    assert cannot.value.why == why


def test_the_database_of_another_program_or_a_newer_version_is_not_opened(tmp_path):
    with contextlib.closing(sqlite3.connect(tmp_path / "other")) as database, database:
        database.execute("CREATE TABLE songs (name)")
    with pytest.raises(CannotOpen) as cannot:
        prepare(tmp_path / "other")
    assert cannot.value.why == "foreign"
    with_database(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotOpen) as cannot:
        prepare(tmp_path / FILE)
    assert cannot.value.why == "newer"


async def test_a_page_damaged_while_the_site_is_open_is_told_and_others_play_on(person, tmp_path):
    with Site(tmp_path) as site:
        anna = person(site)
        table = await anna.make(seats=["me", "shared"])

        async def fail(*_, **__):
            error = sqlite3.DatabaseError("database disk image is malformed")
            error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise DBAPIError("INSERT", {}, error)

        put, site.house.store.commits.put = site.house.store.commits.put, fail
        acknowledged, told = await until_refused(anna, table)
        assert (acknowledged, told) == (0, {"code": "not-stored", "args": {"why": "damaged"}})
        site.house.store.commits.put = put
        async with anna.at(table) as page:
            assert (await page.move())["type"] == "ack"
