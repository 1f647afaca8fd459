"""Who stands at the other end of a connection, and whose word about that is taken.

A proxy that is trusted says for whom it asks, over which scheme, and how long the round trip to them is as its kernel
sees it. Everybody else may write the same headers; they are dropped, so that nothing further in ever reads them.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, MutableMapping, Sequence
from typing import Any, NamedTuple

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

ROUND_TRIP = b"x-round-trip"  # microseconds, as nginx's $tcpinfo_rtt and HAProxy's fc_rtt(us) have it
PASSED_ON = frozenset({b"forwarded", b"x-forwarded-for", b"via", b"x-real-ip"})
_TOLD = frozenset({b"x-forwarded-for", b"x-forwarded-proto", ROUND_TRIP})
LONGEST_ROUND_TRIP_US = 10_000_000


class Peer(NamedTuple):
    """Who asks, as far as can be known."""

    address: str  # of whoever asks; of the proxy where its word is not taken
    is_passed_on: bool  # somebody stands between
    is_vouched_for: bool  # and it is a proxy that was named as trusted
    round_trip_ms: float | None  # the proxy's kernel's figure, from such a proxy only
    scheme: str | None  # the one whoever asks has used, where it is known


def networks(words: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as they are written; ValueError for one that is neither."""
    return tuple(ipaddress.ip_network(word.strip(), strict=False) for word in words)


def address_of(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text.strip().strip("[]").partition("%")[0])
    except ValueError:
        return None
    mapped = getattr(found, "ipv4_mapped", None)
    return mapped or found


def is_among(text: str, trusted: Sequence[Network]) -> bool:
    address = address_of(text)
    return address is not None and any(address in network for network in trusted)


def place_of(address: str) -> str:
    """What is counted as one place: an IPv4 address, or the /64 that one IPv6 line is given."""
    found = address_of(address)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found) if found else address


def is_this_machine(address: str) -> bool:
    found = address_of(address)
    return found is not None and found.is_loopback


def peer_of(scope: Mapping[str, Any], trusted: Sequence[Network]) -> Peer:
    """Who asks. With no proxy named, one on this machine is believed about the address and the scheme, as usual; a
    round trip is believed only from one that was named."""
    client = (scope.get("client") or ("?",))[0]
    headers = _joined(scope.get("headers", ()))
    is_passed_on = any(name in headers for name in PASSED_ON)
    is_named = is_among(client, trusted)
    if not (is_named or (not trusted and is_this_machine(client))):
        return Peer(client, is_passed_on, False, None, None)
    scheme = headers.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
    return Peer(
        address=_asked_for(headers.get(b"x-forwarded-for", ""), client, trusted),
        is_passed_on=is_passed_on or is_named,
        is_vouched_for=is_named,
        round_trip_ms=_round_trip_ms(headers.get(ROUND_TRIP, "")) if is_named else None,
        scheme={"wss": "https", "ws": "http"}.get(scheme, scheme) if scheme in ("http", "https", "ws", "wss") else None,
    )


def _asked_for(forwarded: str, client: str, trusted: Sequence[Network]) -> str:
    """The last address in the list that no trusted proxy has: what stands before it anybody can have written."""
    for part in reversed([one.strip() for one in forwarded.split(",") if one.strip()]):
        if address_of(part) is None:
            return client
        if not is_among(part, trusted):
            return str(address_of(part))
        client = part
    return client


def _round_trip_ms(text: str) -> float | None:
    digits = text.rpartition(",")[2].strip()
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        return None
    micros = int(digits)
    return micros / 1000 if 0 < micros <= LONGEST_ROUND_TRIP_US else None


def apply(peer: Peer, scope: MutableMapping[str, Any]) -> None:
    """Let the rest of the site see who asks, and no header that says so."""
    client = scope.get("client")
    scope["client"] = (peer.address, client[1] if client else 0)
    if peer.scheme and scope["type"] in ("http", "websocket"):
        socket = {"http": "ws", "https": "wss"}[peer.scheme]
        scope["scheme"] = socket if scope["type"] == "websocket" else peer.scheme
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name.lower() not in _TOLD]


def _joined(headers: Iterable[tuple[bytes, bytes]]) -> dict[bytes, str]:
    """Headers by their name; one that is given several times is one list."""
    joined: dict[bytes, str] = {}
    for name, value in headers:
        text = value.decode("latin-1")
        name = name.lower()
        joined[name] = f"{joined[name]},{text}" if name in joined else text
    return joined
