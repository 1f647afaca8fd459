"""The gate everything passes: who asks, from which page, how often; and what browsers are told to forbid."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from ludoteca.server.house import House
from ludoteca.server.limits import Buckets
from ludoteca.server.metrics import Metrics
from ludoteca.server.peers import Peer, apply, is_this_machine, networks, peer_of, place_of
from ludoteca.server.protocol import encode
from ludoteca.server.refusals import STATUS, Refusal, Refuse
from ludoteca.server.sessions import Visitor
from ludoteca.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data: blob:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
CHANGES_NOTHING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the app, so that its errors pass through here too."""

    def __init__(
        self,
        app: Asgi,
        house: Callable[[], House],
        settings: Settings,
        metrics: Metrics,
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        self.leave = leave  # to be called when the site is about to stop
        limits = settings.limits
        self._app = app
        self._house = house
        self._metrics = metrics
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._at_one_place = Buckets(limits.requests_per_address, limits.address_burst)
        self._most_sockets = limits.sockets_per_address
        self._sockets: Counter[str] = Counter()  # open ones of each place
        self._origins = settings.allowed_origins
        self._trusted = networks(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        peer = peer_of(scope, self._trusted)
        apply(peer, scope)
        headers = _headers(scope)
        guests = self._house().guests
        visitor = await guests.visitor(headers.get("cookie", ""))
        scope.setdefault("state", {}).update(
            guest=visitor.guest, device=visitor.device, is_new=visitor.is_new, peer=peer
        )
        refusal = self._refusal(scope, headers, visitor)
        if scope["type"] == "websocket":
            await self._let_in(scope, receive, send, refusal)
            return
        cookie = guests.cookie_of(visitor.guest, scope.get("scheme") == "https") if visitor.is_new else None
        with_headers = _adding(self._counted(scope, send), cookie if _introduces(scope) else None)
        if refusal:
            await _answer(with_headers, refusal)
            return
        try:
            await self._app(scope, receive, with_headers)
        except Refuse as refused:  # whoever was asked for an answer is gone
            await _answer(with_headers, refused.refusal)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal | None) -> None:
        """A socket, unless it is refused or there are too many from this place."""
        peer: Peer = scope["state"]["peer"]
        place = place_of(peer.address)
        if refusal or (self._sockets[place] >= self._most_sockets and not is_this_machine(place)):
            self._metrics.answered("socket", 403, 0.0)
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # before accepting: answered with 403
            return
        self._metrics.answered("socket", 101, 0.0)
        self._sockets[place] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]

    def _counted(self, scope: Scope, send: Send) -> Send:
        begun, kind = time.perf_counter(), "api" if scope["path"].startswith("/api/") else "page"

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.answered(kind, message["status"], time.perf_counter() - begun)
            await send(message)

        return send_and_count

    def _refusal(self, scope: Scope, headers: dict[str, str], visitor: Visitor) -> Refusal | None:
        is_asking = scope["type"] == "websocket" or scope["path"].startswith("/api/")
        if is_asking and not self._is_slow_enough(scope["state"]["peer"], visitor):
            return Refusal("too-fast")
        if not _is_harmless(scope) and not self._is_own_page(headers):
            return Refusal("origin")
        if visitor.standing.is_banned and not _is_harmless(scope) and scope["path"] != "/api/me":
            return Refusal("banned")
        return None

    def _is_slow_enough(self, peer: Peer, visitor: Visitor) -> bool:
        """Everybody has a measure of their own, so that nobody in a club waits for another; all behind one address
        have a much larger one together, for cookies are free."""
        is_slow_enough = visitor.is_new or self._requests.take(visitor.guest)
        return is_slow_enough and self._at_one_place.take(place_of(peer.address))

    def _is_own_page(self, headers: dict[str, str]) -> bool:
        """Whether the page that asks is ours; programs other than browsers name no origin."""
        origin = headers.get("origin")
        return origin is None or origin in self._origins or urlsplit(origin).netloc == headers.get("host", "")


def _is_harmless(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] in CHANGES_NOTHING


def _introduces(scope: Scope) -> bool:
    """Whether the answer sets the cookie of a new guest. Of requests that a page makes side by side only one may."""
    path = scope["path"]
    return path == "/api/me" or (path.startswith("/api/") and not _is_harmless(scope))


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _adding(send: Send, cookie: str | None) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = list(message.get("headers", []))
            names = {name.lower() for name, _ in given}
            given += [(name, value) for name, value in HEADERS if name not in names]
            if b"cache-control" not in names:
                given.append((b"cache-control", b"no-store"))
            if cookie and b"set-cookie" not in names:  # who signs in is not a new guest
                given.append((b"set-cookie", cookie.encode()))
            message["headers"] = given
        await send(message)

    return send_with_headers


async def _answer(send: Send, refusal: Refusal) -> None:
    status = STATUS[refusal.code]
    body = encode(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
