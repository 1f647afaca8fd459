"""When bytes have reached this machine, as its kernel has noted it: a busy process reads them only later.

Linux alone says so of TCP (SO_TIMESTAMPNS). Elsewhere nothing is known, and what is read counts as come just then.
"""

from __future__ import annotations

import socket
import struct
import sys
import time
from collections.abc import Iterable
from typing import Any
from weakref import WeakValueDictionary

MOST_LATE = 5.0  # seconds; the clock of the machine may have been set meanwhile
_STAMPS = 35  # SO_TIMESTAMPNS of Linux, which the socket module does not name; it is also the name of what is told
_SPEC = struct.Struct("@qq")  # seconds and nanoseconds since 1970
_ROOM = socket.CMSG_SPACE(_SPEC.size) if hasattr(socket, "CMSG_SPACE") else 0
_IS_KNOWN = sys.platform == "linux" and sys.maxsize > 2**32


class Arriving(socket.socket):
    """A connection that knows when what was read last had come, once it is asked to note it."""

    __slots__ = ("_notes", "came")

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._notes = False
        self.came: float | None = None  # of `time.monotonic`

    def note(self) -> None:
        if _IS_KNOWN and not self._notes:
            self.setsockopt(socket.SOL_SOCKET, _STAMPS, 1)
            self._notes = True

    def recv(self, size: int, flags: int = 0, /) -> bytes:
        if not self._notes:
            return super().recv(size, flags)
        data, beside, _, _ = self.recvmsg(size, _ROOM, flags)
        self._come(beside)
        return data

    def recv_into(self, buffer: Any, size: int = 0, flags: int = 0) -> int:
        if not self._notes or size:
            return super().recv_into(buffer, size, flags)
        count, beside, _, _ = self.recvmsg_into([buffer], _ROOM, flags)
        self._come(beside)
        return count

    def _come(self, beside: Iterable[tuple[int, int, bytes]]) -> None:
        self.came = None
        for level, kind, data in beside:
            if (level, kind, len(data)) == (socket.SOL_SOCKET, _STAMPS, _SPEC.size):
                seconds, nanoseconds = _SPEC.unpack(data)
                late = time.time() - seconds - nanoseconds / 1e9
                self.came = time.monotonic() - late if 0 <= late <= MOST_LATE else None


_open: WeakValueDictionary[int, Arriving] = WeakValueDictionary()  # by number: asyncio hides its sockets


class _Listening(socket.socket):
    """Lets connections in that can tell when bytes have come."""

    __slots__ = ()

    def accept(self) -> tuple[socket.socket, Any]:
        let_in, address = super().accept()
        arriving = Arriving(let_in.family, let_in.type, let_in.proto, fileno=let_in.detach())
        _open[arriving.fileno()] = arriving
        return arriving, address


def listening(bound: socket.socket) -> socket.socket:
    """The same bound socket, whose connections can tell; the one given is used up."""
    if not _IS_KNOWN:
        return bound
    return _Listening(bound.family, bound.type, bound.proto, fileno=bound.detach())


def arriving(number: int) -> Arriving | None:
    """The connection with this file descriptor."""
    return _open.get(number)
