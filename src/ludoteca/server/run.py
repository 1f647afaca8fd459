"""Running the site in this process, until it is told to stop."""

from __future__ import annotations

import contextlib
import logging
import socket
import sys
import time
from collections.abc import Callable, Generator

import structlog
import uvicorn

from ludoteca.server.app import make_app
from ludoteca.server.settings import Settings
from ludoteca.server.tcp_info import MeasuredProtocol

FRAME_BYTES = 262_144  # what the socket library reads at all; smaller frames are judged by the app
GRACE_SECONDS = 5


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; OSError when the port is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small messages at once only on sockets that say they are TCP; others wait 40 ms for company
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(512)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def make_server(settings: Settings, on_open: Callable[[], None] | None = None) -> uvicorn.Server:
    config = uvicorn.Config(
        make_app(settings),
        ws=MeasuredProtocol,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=4,  # whoever vanishes without a word is seen to be away within seconds
        ws_ping_timeout=6,
        ws_per_message_deflate=True,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return _Server(config, on_open)


class _Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None] | None) -> None:
        super().__init__(config)
        self._on_open = on_open

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Being told to stop is not an error: the process ends as it does after any other command."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._on_open:
            self._on_open()


def configure_logs(level: str = "info") -> None:
    """One line for each thing that happened, on standard error; uvicorn's own only when something is wrong."""
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # as it is now, not as it was at the start
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(asctime)s [%(levelname)s] %(message)s")
    logging.Formatter.converter = time.gmtime
