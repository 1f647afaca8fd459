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
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State

from ludoteca.server.arrivals import arriving
from ludoteca.server.frames import whole_text
from ludoteca.server.peers import Peer, is_this_machine, peer_of
from ludoteca.server.proxy_protocol import told

TCP = "ludoteca.tcp"  # the extension of the scope in which the application finds the TCP socket
RELAYED = "relayed"  # in that extension: the wire, where the socket is in another process
WORTH_DEFLATING = 2_048  # bytes; what is shorter fits into a packet or two, and deflating costs as much as making it
_LONG, _LONGER = struct.Struct(">BBH").pack, struct.Struct(">BBQ").pack
_RTT_AT = 68  # struct tcp_info of Linux: eight bytes, fifteen numbers, then tcpi_rtt in microseconds


# A window that lasted from message to message would be kept for every connection, some 40 KB of each.
_DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Hands the TCP socket and the time of the last ping on to the application, and is its `Doorway`."""

    _hear: Callable[[bytes | None], None] | None = None
    _is_full = False  # what is written waits: the other side reads too slowly

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[TCP] = {
            "socket": self.transport.get_extra_info("socket"),
            "ping": lambda: self.last_ping_rtt,
            "is_passed_on": self.transport in told,
            "doorway": self,
        }
        await super().run_asgi()

    def connection_made(self, transport: BaseTransport) -> None:
        """A proxy may have said for whom it has opened the connection."""
        super().connection_made(transport)
        self.client = told.get(transport, self.client)

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [_DEFLATE]

    def data_received(self, data: bytes) -> None:
        """A whole message goes past the library straight to whoever listens."""
        hear = self._hear
        text = None if hear is None or self.close_sent else whole_text(self.conn, data, self.config.ws_max_size)
        if hear is None or text is None:
            super().data_received(data)
        else:
            hear(text)

    def write_text(self, *messages: bytes) -> bool:
        """Send messages at once, in one piece; False where they would have to wait: the other side reads too slowly, or
        has gone."""
        if self._is_full or self.disconnected or self.conn.state is not State.OPEN:
            return False
        parts: list[bytes] = []
        for message in messages:
            parts += self._framed(message)
        self.transport.write(b"".join(parts))
        return True

    def _framed(self, message: bytes) -> Iterable[bytes]:
        size = len(message)
        if size >= WORTH_DEFLATING and self.conn.extensions:
            self.conn.send_text(message)
            return self.conn.data_to_send()
        if size < 126:
            return bytes((0x81, size)), message  # a whole message of text in one frame, not masked: RFC 6455, 5.2
        return (_LONG(0x81, 126, size) if size < 65_536 else _LONGER(0x81, 127, size)), message

    def pause_writing(self) -> None:
        super().pause_writing()
        self._is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_full = False

    def listen(self, hear: Callable[[bytes | None], None] | None) -> None:
        """Hand every message over as it comes in, those that wait already too; None: a binary one. Nobody has to be
        woken for it, and reading is not stopped after each."""
        self._hear = hear
        if hear is None:
            return
        events = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in events:
            if event["type"] == "websocket.receive":
                text = event.get("text")
                hear(None if text is None else text.encode())
            else:
                self.queue.put_nowait(event)
        self.hold_back(False)

    def hold_back(self, is_full: bool) -> None:
        """Read nothing more for now, or go on."""
        if self.read_paused == is_full:
            return
        self.read_paused = is_full
        if is_full:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear(bytes(data) if self.curr_msg_data_type == "text" else None)

    def start_keepalive(self) -> None:
        """The first ping goes out at once: a race may begin soon."""
        super().start_keepalive()
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.send_keepalive_ping()


class Doorway(Protocol):
    """Sends and hears messages without waiting, where the server can do that."""

    def write_text(self, *messages: bytes) -> bool: ...
    def listen(self, hear: Callable[[bytes | None], None] | None) -> None: ...
    def hold_back(self, is_full: bool) -> None: ...


def doorway_of(scope: Mapping[str, Any]) -> Doorway | None:
    """The way past the application's own queue, if there is one."""
    doorway: Doorway | None = (scope.get("extensions") or {}).get(TCP, {}).get("doorway")
    return doorway


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
        self._arriving = arriving(self._socket.fileno()) if self._socket else None

    def note_arrivals(self) -> None:
        """From now on it is known when bytes have come."""
        if self._arriving:
            self._arriving.note()

    def came(self) -> float | None:
        """When what was read last had reached this machine, of `time.monotonic`; None: just now, as far as is known."""
        return self._arriving.came if self._arriving else None

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
