"""How long a connection's round trip takes, in figures that no page can lie about.

The kernel's own, where the connection ends at the browser. Behind a proxy or a tunnel that figure is about the last
stretch only: there a trusted proxy may say what its kernel has measured, and otherwise it is the time in which the
browser answers a ping of the WebSocket protocol. Proxies pass those on, and browsers answer them by themselves: scripts
neither see nor delay them, but a program that plays instead of a browser can.
"""

from __future__ import annotations

import socket
import struct
from asyncio import BaseTransport
from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ludoteca.server.peers import Peer, is_this_machine, peer_of
from ludoteca.server.proxy_protocol import told

TCP = "ludoteca.tcp"  # the extension of the scope in which the application finds the TCP socket
RELAYED = "relayed"  # in that extension: the wire, where the socket is in another process
_RTT_AT = 68  # struct tcp_info of Linux: eight bytes, fifteen numbers, then tcpi_rtt in microseconds


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Hands the TCP socket and the time of the last ping on to the application."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[TCP] = {
            "socket": self.transport.get_extra_info("socket"),
            "ping": lambda: self.last_ping_rtt,
            "is_passed_on": self.transport in told,
            "write": self.write_text,
        }
        await super().run_asgi()

    def connection_made(self, transport: BaseTransport) -> None:
        """A proxy may have said for whom it has opened the connection."""
        super().connection_made(transport)
        self.client = told.get(transport, self.client)

    def write_text(self, message: bytes) -> bool:
        """Send a message at once; False where it would have to wait: the other side reads too slowly, or has gone."""
        if not self.writable.is_set() or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def start_keepalive(self) -> None:
        """The first ping goes out at once: a race may begin soon."""
        super().start_keepalive()
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()


def writer_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """How a message is sent without waiting, where the server can do that."""
    write: Callable[[bytes], bool] | None = (scope.get("extensions") or {}).get(TCP, {}).get("write")
    return write


class Wire:
    """One connection as the kernel sees it, or by pings where it ends before the browser."""

    def __init__(self, scope: Mapping[str, Any]) -> None:
        found = (scope.get("extensions") or {}).get(TCP, {})
        self._socket: socket.socket | None = found.get("socket")
        self._ping: Callable[[], float] = found.get("ping", float)
        peer: Peer = (scope.get("state") or {}).get("peer") or peer_of(scope, ())
        # a proxy that says so, or the end of a tunnel on this machine
        is_told = bool(found.get("is_passed_on"))
        self._is_passed_on = is_told or peer.is_passed_on or is_this_machine(peer.address)
        self._told_ms = peer.round_trip_ms

    @property
    def is_certain(self) -> bool:
        """Whether a kernel has measured it; a program can answer pings late."""
        return not self._is_passed_on or self._told_ms is not None

    def round_trip_ms(self) -> float | None:
        """The round trip, smoothed by the kernel or as the last ping had it; nothing where neither is known."""
        if self._told_ms is not None:  # to the proxy, as its kernel has it, and from there to us
            return self._told_ms + (self._kernel_ms() or 0.0)
        return self._ping() * 1000 or None if self._is_passed_on else self._kernel_ms()

    def _kernel_ms(self) -> float | None:
        if self._socket is None or not hasattr(socket, "TCP_INFO"):
            return None
        try:
            info = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
        except OSError:
            return None
        return float(struct.unpack_from("=I", info, _RTT_AT)[0]) / 1000 if len(info) >= _RTT_AT + 4 else None


class RelayedWire(Wire):
    """A connection that ends in another process: what that one has said of it last."""

    def __init__(self) -> None:
        super().__init__({"client": ("", 0)})
        self._round_trip_ms: float | None = None
        self._is_certain = False

    def told(self, round_trip_ms: float | None, is_certain: bool) -> None:
        self._round_trip_ms, self._is_certain = round_trip_ms, is_certain

    @property
    def is_certain(self) -> bool:
        return self._is_certain

    def round_trip_ms(self) -> float | None:
        return self._round_trip_ms


def wire_of(scope: Mapping[str, Any]) -> Wire:
    """The connection behind a socket, here or in another process."""
    relayed: Wire | None = (scope.get("extensions") or {}).get(TCP, {}).get(RELAYED)
    return relayed or Wire(scope)
