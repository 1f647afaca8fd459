"""What a server is told when it starts. No file to configure: the defaults are meant to be used."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from ludoteca.play.realtime.driver import Terms

STATIC = Path(__file__).parent / "static"
FILE = "ludoteca.sqlite3"


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """How much one guest may ask for."""

    message_bytes: int = 16_384  # one socket frame
    body_bytes: int = 262_144  # one REST request
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0  # of one guest
    request_burst: int = 120
    requests_per_address: float = 200.0  # a second, of all behind one address together: a club has only one
    address_burst: int = 1_200
    sign_ins_per_second: float = 0.1  # attempts for one name
    sign_in_burst: int = 10
    sign_ins_per_address: float = 1.0  # a second
    sign_in_address_burst: int = 60
    talk_per_second: float = 0.5  # at one table
    talk_burst: int = 6
    rubbish_before_closing: int = 25  # unreadable frames on one socket
    sockets_per_guest: int = 24
    sockets_per_address: int = 2_000
    tables_per_guest: int = 200  # made within a day and not over
    kept_bytes: int = 262_144  # of messages per viewer, for `resume_after`
    pages_per_guest: int = 24  # at one table, those left a while ago included
    watching_pages_per_table: int = 2_000


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    database: str  # an SQLAlchemy URL with an asyncio driver
    static: Path = STATIC
    limits: Limits = Limits()
    bot_seconds: float = 5.0  # the longest a bot thinks about one move
    bot_scale: float = 1.0  # how much of its usual work a bot does
    bot_threads: int = 2
    time_ms: Callable[[], int] = monotonic_ms  # for clocks; it never jumps
    terms: Terms = field(default_factory=Terms)  # of tables that are played in real time
    claim_after: float = 90.0  # seconds away, before others may claim a seat
    lobby_grace: float = 30.0  # seconds away or not opening a nonce, before a table that waits gives somebody up
    forget_viewer_after: float = 180.0  # seconds without a socket
    forget_table_after: float = 900.0  # seconds without a viewer: then it is only in the store
    allowed_origins: frozenset[str] = frozenset()  # besides the server's own
    notice_after: float = 1.0  # seconds, at most, until changes about people by another process are noticed
    keep_tables_days: int = 0  # tables nobody with an account has to do with are removed after this; 0: never
    keep_guests_days: int = 0  # the same for guests without an account and without a table
    tidy_hours: float = 6.0  # between two looks for what is too old
    metrics: bool = False  # whether /metrics answers this machine and operators
    metrics_token: str = ""  # and whoever knows this word
    lease_seconds: float = 2.0  # several processes: one counts as gone that has said nothing for so long
    bus: str = ""  # the address of a NATS server, where several processes share the site
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose word about who asks is taken
    tls_cert: Path | None = None  # with `tls_key`: the site speaks TLS itself
    tls_key: Path | None = None


def sqlite_url(folder: Path | None = None) -> str:
    """The default database: one file in this folder, else in `LUDOTECA_DATA`, else in the user's data folder."""
    folder = folder or Path(os.environ.get("LUDOTECA_DATA") or platformdirs.user_data_dir("ludoteca"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{(folder / FILE).resolve()}"
