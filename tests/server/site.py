"""A real server on a loopback port, in a thread of its own, on a database of its own."""

from __future__ import annotations

import asyncio
import atexit
import functools
import tempfile
import threading
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from argon2 import PasswordHasher

from ludoteca.server import migrations
from ludoteca.server.house import House
from ludoteca.server.people import passwords
from ludoteca.server.run import listen, make_server
from ludoteca.server.settings import Limits, Settings, sqlite_url
from ludoteca.server.store import Store
from tests.server.services import Postgres

PATIENCE = 60.0  # seconds until a condition that never comes fails a test

GENEROUS = Limits(
    requests_per_second=1e6,
    request_burst=10**6,
    messages_per_second=1e6,
    message_burst=10**6,
    sockets_per_guest=200,
    requests_per_address=1e6,
    address_burst=10**6,
    sign_in_burst=10**6,
    sign_in_address_burst=10**6,
    talk_per_second=1e6,
    talk_burst=10**6,
)

# Hashing a password is meant to be slow: a tenth of a second for everybody in these tests who has an account.
passwords.PasswordHasher = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)


@functools.cache
def empty_database() -> bytes:
    """A database in the newest shape: made once, for migrating takes longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        engine = sa.create_engine(f"sqlite:///{folder}/new.sqlite3")
        with engine.begin() as connection:
            migrations.upgrade_now(connection)
        engine.dispose()
        return Path(folder, "new.sqlite3").read_bytes()


class Databases:
    """What kind of database the tests use: a file in the folder they name, or one in PostgreSQL (`--postgres`)."""

    wants_postgres = False


@functools.cache
def postgres() -> Postgres:
    """One server for all tests of this process, started when the first needs it."""
    server = Postgres()
    atexit.register(server.stop)
    server.start()
    migrate(server.url_of_new("empty"))
    return server


def migrate(url: str) -> None:
    async def upgrade() -> None:
        store = Store(url)
        await migrations.upgrade(store.engine)
        await store.close()

    in_a_thread = threading.Thread(target=asyncio.run, args=(upgrade(),))  # a loop may be running in this one
    in_a_thread.start()
    in_a_thread.join()


@functools.cache
def postgres_database(folder: Path) -> str:
    """The database that belongs to this folder: empty at first, in the newest shape."""
    return postgres().url_of_new(template="empty")


def with_database(folder: Path) -> str:
    """The database in this folder: the one that is there, or an empty one."""
    if Databases.wants_postgres:
        return postgres_database(folder)
    file = folder / "ludoteca.sqlite3"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())
    return sqlite_url(folder)


class Site:
    """`with Site(folder) as site`: open, and closed cleanly at the end. Another one on the same folder resumes."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        given = {"limits": GENEROUS, "bot_scale": 0.01, "bot_threads": 1, **settings}
        self.settings = Settings(**{"database": with_database(folder), **given})
        self.socket = listen("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.socket.getsockname()[1]}"
        self.is_open = threading.Event()
        self.server = make_server(self.settings, self._opened)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _opened(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.is_open.set()

    def _run(self) -> None:
        try:
            asyncio.run(self.server.serve(sockets=[self.socket]))
        finally:
            self.is_open.set()

    def __enter__(self) -> Site:
        self.thread.start()
        assert self.is_open.wait(PATIENCE)
        assert self.server.started, "the server did not open"
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive(), "the server did not close"

    @property
    def house(self) -> House:
        gate: Any = self.server.config.app
        house: House = gate._house()
        return house

    def ask(self, work: Any) -> Any:
        """Run a coroutine inside the server."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)
