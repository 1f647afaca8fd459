"""Guests: nobody needs an account. A signed cookie says who asks, a name and a picture how others see them.

The cookie of an account names a device too, and is good as long as the account is signed in there: once a guest has
become an account, the cookie it had before is worth nothing.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
import unicodedata
from collections.abc import Collection
from http.cookies import CookieError, SimpleCookie

from msgspec import Struct

from ludoteca.server.envelope import LONGEST_NAME
from ludoteca.server.people.desk import Desk
from ludoteca.server.people.operating import Found
from ludoteca.server.people.standings import Standing
from ludoteca.server.personas import Persona, given_name, persona_of
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Limits
from ludoteca.server.store import Store

COOKIE = "ludoteca"
YEAR = 365 * 24 * 3600
LIMITS = Limits()
GONE = "~"  # the id of somebody who has left for good begins so


class Visitor(Struct, frozen=True):
    """Who asks."""

    guest: str
    device: str | None  # of an account
    standing: Standing
    is_new: bool  # has to be given a cookie


class Guests:
    """Who is who: signs cookies and knows names."""

    def __init__(self, store: Store, key: bytes, limits: Limits = LIMITS) -> None:
        self._store = store
        self.desk = Desk(store, key, limits)
        self._key = key
        self._personas: dict[str, Persona] = {}  # what the tables in memory need
        self._loaded: set[str] = set()  # since personas were last forgotten: somebody is about to need these

    # -- cookies ---------------------------------------------------------------------------------

    def new(self) -> str:
        return secrets.token_urlsafe(15)

    def cookie_of(self, guest: str, is_secure: bool, device: str | None = None) -> str:
        """The Set-Cookie header that makes a browser this guest, or a device of an account."""
        secure = "; Secure" if is_secure else ""
        who = f"{guest}.{device}" if device else guest
        return f"{COOKIE}={who}.{self._sign(who)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    async def visitor(self, cookie_header: str) -> Visitor:
        """Who asks; somebody new where the cookie is not good any more."""
        guest, device = self.who(cookie_header) or ("", None)
        if guest:
            standing = await self.desk.standings.of(guest)
            if is_good(device, standing):
                return Visitor(guest, device, standing, is_new=False)
        return Visitor(self.new(), None, Standing(), is_new=True)

    def who(self, cookie_header: str) -> tuple[str, str | None] | None:
        """The guest a Cookie header names, and the device of an account, if the signature is ours."""
        try:
            morsel = SimpleCookie(cookie_header).get(COOKIE)
        except CookieError:
            return None
        if morsel is None:
            return None
        who, _, signature = morsel.value.rpartition(".")
        if not who or not hmac.compare_digest(signature.encode(), self._sign(who).encode()):
            return None
        guest, _, device = who.partition(".")
        return guest, device or None

    def _sign(self, who: str) -> str:
        digest = hmac.digest(self._key, b"guest:" + who.encode("utf-8", "surrogateescape"), hashlib.sha256)
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
            self._personas |= await self._read(missing)

    async def find(self, sought: str, language: str) -> list[Found]:
        """People by a part of their name, chosen or given in this language, or by their id."""
        nameless = await self.desk.operating.nameless() if sought else []
        called = (given_name(self.persona(guest).given, language).casefold() for guest in nameless)
        also = [guest for guest, name in zip(nameless, called, strict=True) if sought.casefold() in name]
        return await self.desk.operating.find(sought, also)

    async def _read(self, guests: Collection[str]) -> dict[str, Persona]:
        chosen, profiles = await self._store.guests(guests), await self.desk.accounts.profiles_of(guests)
        return {
            guest: persona_of(self._key, guest, *chosen.get(guest, ("", "")), profiles.get(guest, ""))
            for guest in guests
        }

    async def change(self, guest: str, name: str | None = None, avatar: str | None = None) -> Persona:
        """Choose a name or a picture; what is not given stays."""
        name = None if name is None else clean_name(name)
        if name is not None:
            await self.desk.accounts.claim_name(guest, name)
        await self._store.change_guest(guest, name, avatar, int(time.time() * 1000))
        self._personas.pop(guest, None)
        await self.load([guest])
        return self.persona(guest)

    async def reread(self, guest: str) -> None:
        """Another process has changed how this guest looks; whoever is not in memory needs nothing."""
        if guest in self._personas:
            self._personas |= await self._read([guest])

    def forget_all_but(self, guests: set[str]) -> None:
        """Forget people whom nobody in memory needs, now or in a moment."""
        needed, self._loaded = guests | self._loaded, set()
        self._personas = {guest: persona for guest, persona in self._personas.items() if guest in needed}

    async def reload(self) -> set[str]:
        """Read names and pictures again, which others may have changed; returns the guests who look different now."""
        before = dict(self._personas)
        now = await self._read(before)
        self._personas |= now
        return {guest for guest, persona in before.items() if now[guest] != persona}

    # -- what they may do ------------------------------------------------------------------------

    async def require_playing(self, guest: str) -> None:
        """Refuse those who may only look on."""
        if not await self.desk.standings.may_play(guest):
            raise Refuse("not-invited")


def is_good(device: str | None, standing: Standing) -> bool:
    """Whether a cookie of this device, or of none, still is a key."""
    return device is None if standing.devices is None else device in standing.devices


def cleaned(text: str) -> str:
    """A line of text without blanks around it, control characters or tricks of direction."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    kept = (letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    return " ".join("".join(kept).split())


def clean_name(wanted: str) -> str:
    name = cleaned(wanted)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refuse("bad-name", {"limit": LONGEST_NAME})
    return name
