"""A WebSocket client that costs next to nothing, so that what is measured is the server: no compression, no checks.

It masks with zeros, which the standard allows and which leaves the text as it is.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable

_HELLO = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """`on_text` is given every message; `lost` is set when the server closes."""

    def __init__(self, hello: str, on_text: Callable[[bytes], None]) -> None:
        self._hello = hello
        self._on_text = on_text
        self._data = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("not opened"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._data = rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return False
            (size,) = struct.unpack(">H" if start == 4 else ">Q", data[2:start])
        if len(data) < start + size:
            return False
        payload, self._data = data[start : start + size], data[start + size :]
        kind = data[0] & 15
        if kind == TEXT:
            self._on_text(payload)
        elif kind == PING:
            self._send(PONG, payload)
        return True

    def send(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self.is_lost:
            return
        size = len(payload)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0x80 | 126, size)
        self._transport.write(head + b"\0\0\0\0" + payload)

    def close(self) -> None:
        if self._transport:
            self._transport.close()


async def connect(
    port: int, path: str, cookie: str, on_text: Callable[[bytes], None], host: str = "127.0.0.1"
) -> Socket:
    hello = _HELLO.format(path=path, host=f"{host}:{port}", cookie=cookie)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(hello, on_text), host, port)
    await socket.opened
    return socket
