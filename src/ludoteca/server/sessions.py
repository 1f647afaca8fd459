"""Guests: nobody needs an account. A signed cookie says who asks, a chosen name what to call them."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Collection
from http.cookies import CookieError, SimpleCookie

from ludoteca.server.envelope import LONGEST_NAME
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600


class Guests:
    """Who is who: signs cookies and knows names."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._names: dict[str, str] = {}  # what the tables in memory need
        self._loaded: set[str] = set()  # since names were last forgotten: somebody is about to need these

    # -- cookies ---------------------------------------------------------------------------------

    def new(self) -> str:
        return secrets.token_urlsafe(15)

    def cookie_of(self, guest: str, is_secure: bool) -> str:
        """The Set-Cookie header that makes a browser this guest."""
        secure = "; Secure" if is_secure else ""
        return f"{COOKIE}={guest}.{self._sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def who(self, cookie_header: str) -> str | None:
        """The guest a Cookie header names, if the signature is ours."""
        try:
            morsel = SimpleCookie(cookie_header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        guest, _, signature = morsel.value.rpartition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(guest).encode())
        return guest if guest and is_ours else None

    def _sign(self, guest: str) -> str:
        digest = hmac.digest(self._key, b"guest:" + guest.encode("utf-8", "surrogateescape"), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    # -- names -----------------------------------------------------------------------------------

    def name(self, guest: str) -> str:
        """The chosen name, or nothing; `load` first."""
        return self._names.get(guest, "")

    async def load(self, guests: Collection[str]) -> None:
        self._loaded.update(guests)
        missing = [guest for guest in guests if guest not in self._names]
        if missing:
            found = await self._store.guest_names(missing)
            self._names |= {guest: found.get(guest, "") for guest in missing}

    async def rename(self, guest: str, wanted: str) -> str:
        name = clean_name(wanted)
        await self._store.name_guest(guest, name, int(time.time() * 1000))
        self._names[guest] = name
        return name

    def forget_all_but(self, guests: set[str]) -> None:
        """Forget names that nobody in memory needs, now or in a moment."""
        needed, self._loaded = guests | self._loaded, set()
        self._names = {guest: name for guest, name in self._names.items() if guest in needed}


def clean_name(wanted: str) -> str:
    """A name without blanks around it, control characters or tricks of direction."""
    spaced = " ".join(unicodedata.normalize("NFC", wanted).split())
    kept = (letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    name = " ".join("".join(kept).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refuse("bad-name", {"limit": LONGEST_NAME})
    return name
