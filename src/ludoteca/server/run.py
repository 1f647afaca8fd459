"""Running the site in this process, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import ssl
import sys
from collections.abc import Callable, Generator

import uvicorn

from ludoteca.server import tls
from ludoteca.server.app import make_app
from ludoteca.server.arrivals import listening
from ludoteca.server.middleware import Guard
from ludoteca.server.peers import networks
from ludoteca.server.proxy_protocol import greeted_by
from ludoteca.server.settings import Settings
from ludoteca.server.tcp_info import MeasuredProtocol

FRAME_BYTES = 262_144  # what the socket library reads at all; smaller frames are judged by the app
GRACE_SECONDS = 5
SEARCHES = (20_000, 20, 20)  # new objects before the youngest are searched, and how often before older ones are


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


def settle_down() -> None:
    """Once everything is loaded: it stays for good, and need not be searched again and again for what can be freed.
    That search takes a tenth of a second, during which nobody is answered, and a fifth of what a move costs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)


def make_server(settings: Settings, on_open: Callable[[], None] | None = None) -> uvicorn.Server:
    guard = make_app(settings)
    config = uvicorn.Config(
        guard,
        http=greeted_by(networks(settings.trusted_proxies)),
        ws=MeasuredProtocol,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=4,  # whoever vanishes without a word is seen to be away within seconds
        ws_ping_timeout=6,
        ws_per_message_deflate=True,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whose word is taken is said in `peers`
        timeout_graceful_shutdown=GRACE_SECONDS,
        ssl_context_factory=tls_of(settings),
    )
    return _Server(config, settings, on_open, guard)


def tls_of(settings: Settings) -> Callable[..., ssl.SSLContext] | None:
    """Makes what the site speaks TLS with, if it does so itself."""
    cert, key = settings.tls_cert, settings.tls_key
    return None if cert is None or key is None else lambda *_: tls.context(cert, key)


class _Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, on_open: Callable[[], None] | None, guard: Guard
    ) -> None:
        super().__init__(config)
        self._guard = guard
        self._settings = settings
        self._on_open = on_open
        self._renewing: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Being told to stop is not an error: the process ends as it does after any other command."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is let in; tables go to other processes; then those who are here are sent away."""
        for server in self.servers:
            server.close()
        await self._guard.leave()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([listening(one) for one in sockets or ()] or None)
        cert, key = self._settings.tls_cert, self._settings.tls_key
        if self.config.ssl and cert and key:
            self._renewing = asyncio.create_task(tls.Renewal(self.config.ssl, cert, key).watch())
        if self.started and self._on_open:
            self._on_open()
