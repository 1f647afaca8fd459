"""The gate everything passes: who asks, from which page, how often; and what browsers are told to forbid."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from ludoteca.server.house import House
from ludoteca.server.limits import Buckets
from ludoteca.server.people.standings import Standing
from ludoteca.server.protocol import encode
from ludoteca.server.refusals import STATUS, Refusal

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

    def __init__(self, app: Asgi, house: Callable[[], House], rate: float, burst: int, origins: frozenset[str]) -> None:
        self._app = app
        self._house = house
        self._requests = Buckets(rate, burst)
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = _headers(scope)
        guests = self._house().guests
        visitor = await guests.visitor(headers.get("cookie", ""))
        scope.setdefault("state", {}).update(guest=visitor.guest, device=visitor.device, is_new=visitor.is_new)
        refusal = self._refusal(scope, headers, visitor.standing)
        if scope["type"] == "websocket":
            if refusal:
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before accepting: answered with 403
                return
            await self._app(scope, receive, send)
            return
        cookie = guests.cookie_of(visitor.guest, scope.get("scheme") == "https") if visitor.is_new else None
        with_headers = _adding(send, cookie if _introduces(scope) else None)
        if refusal:
            await _answer(with_headers, refusal)
            return
        await self._app(scope, receive, with_headers)

    def _refusal(self, scope: Scope, headers: dict[str, str], standing: Standing) -> Refusal | None:
        is_asking = scope["type"] == "websocket" or scope["path"].startswith("/api/")
        if is_asking and not self._requests.take((scope.get("client") or ("?",))[0]):
            return Refusal("too-fast")
        if not _is_harmless(scope) and not self._is_own_page(headers):
            return Refusal("origin")
        if standing.is_banned and not _is_harmless(scope) and scope["path"] != "/api/me":
            return Refusal("banned")
        return None

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
