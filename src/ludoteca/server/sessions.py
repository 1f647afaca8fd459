"""Guests: nobody needs an account. A signed cookie says who asks, a name and a picture how others see them."""

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
from ludoteca.server.personas import Persona, persona_of
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600


class Guests:
    """Who is who: signs cookies and knows names."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._personas: dict[str, Persona] = {}  # what the tables in memory need
        self._loaded: set[str] = set()  # since personas were last forgotten: somebody is about to need these

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
        return self.persona(guest).name

    def persona(self, guest: str) -> Persona:
        """How others see this guest; `load` first."""
        return self._personas.get(guest) or persona_of(self._key, guest)

    async def load(self, guests: Collection[str]) -> None:
        self._loaded.update(guests)
        missing = [guest for guest in guests if guest not in self._personas]
        if missing:
            found = await self._store.guests(missing)
            self._personas |= {guest: persona_of(self._key, guest, *found.get(guest, ())) for guest in missing}

    async def change(self, guest: str, name: str | None = None, avatar: str | None = None) -> Persona:
        """Choose a name or a picture; what is not given stays."""
        name = None if name is None else clean_name(name)
        await self._store.change_guest(guest, name, avatar, int(time.time() * 1000))
        self._personas.pop(guest, None)
        await self.load([guest])
        return self.persona(guest)

    def forget_all_but(self, guests: set[str]) -> None:
        """Forget people whom nobody in memory needs, now or in a moment."""
        needed, self._loaded = guests | self._loaded, set()
        self._personas = {guest: persona for guest, persona in self._personas.items() if guest in needed}


def clean_name(wanted: str) -> str:
    """A name without blanks around it, control characters or tricks of direction."""
    spaced = " ".join(unicodedata.normalize("NFC", wanted).split())
    kept = (letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    name = " ".join("".join(kept).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refuse("bad-name", {"limit": LONGEST_NAME})
    return name
