"""The kernel's own figure for a connection's round trip: what no page can lie about."""

from __future__ import annotations

import socket
import struct
from collections.abc import Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TCP = "ludoteca.tcp"  # the extension of the scope in which the application finds the TCP socket
_RTT_AT = 68  # struct tcp_info of Linux: eight bytes, fifteen numbers, then tcpi_rtt in microseconds
_PROXY_HEADERS = {b"forwarded", b"x-forwarded-for", b"via"}


class MeasuredProtocol(WebSocketsSansIOProtocol):
    """Hands the TCP socket on to the application."""

    async def run_asgi(self) -> None:
        extensions: Any = self.scope.setdefault("extensions", {})
        extensions[TCP] = {"socket": self.transport.get_extra_info("socket")}
        await super().run_asgi()


class Wire:
    """One connection as the kernel sees it; nothing where the system does not tell, or a proxy stands between."""

    def __init__(self, scope: Mapping[str, Any]) -> None:
        found = (scope.get("extensions") or {}).get(TCP, {}).get("socket")
        is_proxied = any(name in _PROXY_HEADERS for name, _ in scope.get("headers", ()))
        self._socket: socket.socket | None = None if is_proxied else found

    def round_trip_ms(self) -> float | None:
        """The smoothed round trip."""
        if self._socket is None or not hasattr(socket, "TCP_INFO"):
            return None
        try:
            info = self._socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 104)
        except OSError:
            return None
        return float(struct.unpack_from("=I", info, _RTT_AT)[0]) / 1000 if len(info) >= _RTT_AT + 4 else None
