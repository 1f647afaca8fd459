"""The PROXY protocol, versions 1 and 2: a trusted proxy that passes bytes on says first for whom.

Only what a proxy named by `--trust-proxy` says is read so. Whoever else begins like this is answered as any other bad
request; a trusted proxy may also begin with plain HTTP.
"""

from __future__ import annotations

import asyncio
import ipaddress
import weakref
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.server.peers import Network, is_among

Address = tuple[str, int]
V1, V2 = b"PROXY ", b"\r\n\r\n\x00\r\nQUIT\n"
LONGEST_V1, LONGEST_V2 = 107, 16 + 4096

told: weakref.WeakKeyDictionary[Any, Address] = weakref.WeakKeyDictionary()
"""For whom a connection was opened, by its transport."""


class BadGreeting(ValueError):
    """It begins like the PROXY protocol and does not go on like it."""


def read(data: bytes) -> tuple[int, Address | None] | None:
    """How many bytes the greeting takes (0: there is none) and whom it names; None: more has to come."""
    if V1.startswith(data[: len(V1)]) or data.startswith(V1):
        return _read_v1(data)
    if V2.startswith(data[: len(V2)]) or data.startswith(V2):
        return _read_v2(data)
    return 0, None


def _read_v1(data: bytes) -> tuple[int, Address | None] | None:
    end = data.find(b"\r\n")
    if end < 0:
        if len(data) > LONGEST_V1:
            raise BadGreeting
        return None
    words = data[:end].decode("ascii", "replace").split(" ")
    if words[:2] == ["PROXY", "UNKNOWN"]:
        return end + 2, None
    if len(words) != 6 or words[1] not in ("TCP4", "TCP6") or not words[4].isdigit():
        raise BadGreeting
    return end + 2, (_address(words[2]), int(words[4]))


def _read_v2(data: bytes) -> tuple[int, Address | None] | None:
    if len(data) < 16:
        return None
    version, family, length = data[12], data[13], int.from_bytes(data[14:16])
    if version >> 4 != 2 or 16 + length > LONGEST_V2:
        raise BadGreeting
    if len(data) < 16 + length:
        return None
    size = {0x11: 4, 0x21: 16}.get(family)
    if version & 0xF == 0 or size is None:  # the proxy itself asks, to see whether we live
        return 16 + length, None
    if length < 2 * size + 4:
        raise BadGreeting
    source, ports = data[16 : 16 + size], 16 + 2 * size
    return 16 + length, (str(ipaddress.ip_address(source)), int.from_bytes(data[ports : ports + 2]))


def _address(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise BadGreeting from None


def greeted_by(trusted: tuple[Network, ...]) -> type[H11Protocol]:
    """HTTP, after a greeting from one of these."""

    class Greeted(H11Protocol):
        """Reads the greeting first."""

        _before: bytes | None = None  # what has come of it so far; None: nothing is waited for

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if self.client and is_among(self.client[0], trusted):
                self._before = b""

        def data_received(self, data: bytes) -> None:
            if self._before is None:
                super().data_received(data)
                return
            self._before += data
            try:
                found = read(self._before)
            except BadGreeting:
                self.transport.close()
                return
            if found is None:
                return
            size, who = found
            rest, self._before = self._before[size:], None
            if who is not None:
                self.client = told[self.transport] = who
            if rest:
                super().data_received(rest)

    return Greeted
