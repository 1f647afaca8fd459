"""The desk at the door: becoming an account and signing in, whichever way."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ludoteca.server.limits import Buckets
from ludoteca.server.peers import place_of
from ludoteca.server.people.account_store import Account, AccountStore, Device, fold, now_ms
from ludoteca.server.people.links import Links, LinkState
from ludoteca.server.people.operating import LETTERS, Operating
from ludoteca.server.people.passkeys import Json, Passkeys
from ludoteca.server.people.passwords import Passwords
from ludoteca.server.people.standings import Standings
from ludoteca.server.people.tickets import Tickets
from ludoteca.server.refusals import Refuse
from ludoteca.server.settings import Limits
from ludoteca.server.store import Store

CODES = 10  # recovery codes of an account


class Desk:
    """Everything about people that needs no table."""

    def __init__(self, store: Store, key: bytes, limits: Limits) -> None:
        self._key = key
        self.accounts = AccountStore(store)
        self.standings = Standings(store)
        self.operating = Operating(store)
        tickets = Tickets(store)
        self.passkeys = Passkeys(self.accounts, tickets)
        self.links = Links(tickets)
        self._passwords = Passwords()
        self._tries = Buckets(limits.sign_ins_per_second, limits.sign_in_burst)  # for one name, or one account
        self._tries_at = Buckets(limits.sign_ins_per_address, limits.sign_in_address_burst)

    # -- becoming an account ---------------------------------------------------------------------

    async def keep_by_passkey(self, guest: str, name: str, answer: Json, label: str, is_public: bool) -> bool:
        """A passkey makes this guest an account, or is one more key of it; True: the account is new."""
        key = await self.passkeys.made(guest, answer, label)
        if await self.accounts.find(guest):
            await self.accounts.add_passkey(key)
            return False
        await self.accounts.create(guest, name, is_public=is_public, key=key)
        return True

    async def keep_by_password(self, guest: str, name: str, password: str, is_public: bool) -> None:
        """A password makes this guest an account."""
        hashed = await self._passwords.hashed(password)
        await self.accounts.create(guest, name, is_public=is_public, password=hashed)

    async def change_password(self, account: Account, device: str | None, password: str, old: str) -> None:
        """A new password for an account. Whoever knows the old one may be why it is changed: all other devices are
        signed out. Who has forgotten it gives a recovery code instead, which is used up."""
        self._try(whom=account.guest)
        hashed = await self._passwords.hashed(password)
        if account.password is None:
            await self.accounts.change(account.guest, password=hashed)
            return
        is_known = await self._passwords.is_right(account.password, old)
        if not is_known and await self.accounts.use_code(self._digest(old), account.guest) is None:
            raise Refuse("wrong-password")
        await self.accounts.change_password(account.guest, hashed, device)
        self.standings.forget()

    async def new_codes(self, guest: str) -> list[str]:
        """Recovery codes, to be shown once; earlier ones are worth nothing any more."""
        codes = ["-".join("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(4)) for _ in range(CODES)]
        await self.accounts.replace_codes(guest, [self._digest(code) for code in codes])
        return codes

    async def drop_passkey(self, account: Account, key: str) -> None:
        keys = [one.id for one in await self.accounts.passkeys_of(account.guest)]
        if keys == [key] and not account.password:
            raise Refuse("last-key")
        await self.accounts.drop_passkey(account.guest, key)

    # -- signing in ------------------------------------------------------------------------------

    async def by_password(self, address: str, name: str, password: str) -> str:
        """The account of this name and password; nobody learns which of the two is wrong."""
        self._try(address, f"name:{fold(name)}")
        account = await self.accounts.named(name)
        if not await self._passwords.is_right(account.password if account else None, password) or account is None:
            raise Refuse("sign-in")
        return account.guest

    async def by_code(self, address: str, code: str) -> str:
        """The account of a recovery code, which is used up."""
        self._try(address)
        guest = await self.accounts.use_code(self._digest(code))
        if guest is None:
            raise Refuse("sign-in")
        return guest

    async def by_link(self, address: str, code: str, guest: str, label: str) -> tuple[LinkState, str | None]:
        """The account of a link for another device, once the first one has said yes."""
        plain = _plain(code)
        try:
            return await self.links.ask(plain, guest, label)
        except Refuse:
            self._try(address)  # to ask again with a good code costs nothing, to guess does
            raise

    async def sign_in(self, account: str, label: str, taking: str | None = None) -> Device:
        """A device on which this account is signed in from now on, with the games of the guest it was before."""
        device = Device(id=secrets.token_urlsafe(15), guest=account, label=label, created=now_ms())
        if taking and (taking == account or (await self.standings.of(taking)).has_account):
            taking = None
        await self.accounts.sign_in(device, taking)
        self.standings.forget()
        return device

    async def sign_out(self, account: str, device: str | None = None) -> None:
        await self.accounts.sign_out(account, device)
        self.standings.forget()

    async def use_invitation(self, address: str, code: str, guest: str) -> None:
        self._try(address)
        if not await self.operating.use_invitation(_plain(code), guest):
            raise Refuse("sign-in")
        await self.standings.say(guest, is_invited=True)

    def _try(self, address: str | None = None, whom: str | None = None) -> None:
        """Count an attempt to get in: too many for one name must wait, and very many from one place, where a whole
        club may sit."""
        is_allowed_here = address is None or self._tries_at.take(place_of(address))
        is_allowed_for = whom is None or self._tries.take(whom)  # each is counted
        if not (is_allowed_here and is_allowed_for):
            raise Refuse("too-fast")

    def _digest(self, code: str) -> str:
        return hmac.digest(self._key, b"recovery:" + _plain(code).encode(), hashlib.sha256).hex()


def _plain(code: str) -> str:
    """A code as it is compared: however it was typed."""
    return "".join(letter for letter in code.casefold() if letter.isalnum())


def device_label(agent: str) -> str:
    """What a browser says of itself, in two words."""
    browsers = (
        ("Edg/", "Edge"),
        ("Firefox/", "Firefox"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    )
    systems = (
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    )
    found = [next((name for sign, name in known if sign in agent), "") for known in (browsers, systems)]
    return " · ".join(filter(None, found))
