"""Who may do what: kept in memory until something about people changes in the database.

Another server or `ludoteca admin` may change it: `has_changed` is asked every second or two and costs one row.
"""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.people.account_store import STAMP, stamp
from ludoteca.server.people.records import accounts, devices, standings
from ludoteca.server.store import Store, keys, put_key

INVITE_ONLY = "invite-only"
MOST = 20_000  # people remembered at a time


class Standing(Struct, frozen=True, kw_only=True):
    """What the site knows of somebody before letting them in."""

    devices: frozenset[str] | None = None  # where an account is signed in; None: not an account
    is_operator: bool = False
    is_muted: bool = False
    is_banned: bool = False
    is_invited: bool = False

    @property
    def has_account(self) -> bool:
        return self.devices is not None


class Standings:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._of: dict[str, Standing] = {}
        self._stamp = ""
        self._age = 0  # how often the memory was cleared
        self.is_invite_only = False

    async def of(self, guest: str) -> Standing:
        if guest in self._of:
            return self._of[guest]
        age = self._age
        found = await self._read(guest)
        if age == self._age:  # unless it was cleared meanwhile: then this may be out of date
            if len(self._of) >= MOST:
                self._of.clear()
            self._of[guest] = found
        return found

    async def may_play(self, guest: str) -> bool:
        """Whether this guest may make tables and sit down: everybody, unless the operator says otherwise."""
        if not self.is_invite_only:
            return True
        standing = await self.of(guest)
        return standing.has_account or standing.is_invited

    async def _read(self, guest: str) -> Standing:
        async with self._store.engine.connect() as connection:
            account = (await connection.execute(sa.select(accounts).where(accounts.c.guest == guest))).one_or_none()
            said = (await connection.execute(sa.select(standings).where(standings.c.guest == guest))).one_or_none()
            signed_in: frozenset[str] | None = None
            if account:
                ask = sa.select(devices.c.id).where(devices.c.guest == guest)
                signed_in = frozenset((await connection.execute(ask)).scalars())
        return Standing(
            devices=signed_in,
            is_operator=bool(account and account.is_operator),
            is_muted=bool(said and said.is_muted),
            is_banned=bool(said and said.is_banned),
            is_invited=bool(said and said.is_invited),
        )

    def forget(self) -> None:
        self._of.clear()
        self._age += 1

    async def has_changed(self) -> bool:
        """Look whether something about people has changed since the last time, and forget what is old."""
        ask = sa.select(keys.c.name, keys.c.value).where(keys.c.name.in_((STAMP, INVITE_ONLY)))
        async with self._store.engine.connect() as connection:
            found = {row.name: row.value for row in await connection.execute(ask)}
        latest = found.get(STAMP, "")
        if latest == self._stamp:
            return False
        self._stamp = latest
        self.is_invite_only = found.get(INVITE_ONLY) == "yes"
        self.forget()
        return True

    # -- what operators say ----------------------------------------------------------------------

    async def say(self, guest: str, **values: object) -> None:
        """Mute, ban or invite somebody, or take it back."""
        async with self._store.writing() as connection:
            changed = await connection.execute(standings.update().where(standings.c.guest == guest).values(**values))
            if not changed.rowcount:
                nothing = {"is_muted": False, "is_banned": False, "is_invited": False, "why": ""}
                await connection.execute(standings.insert().values(guest=guest, **{**nothing, **values}))
            await stamp(connection)
        self.forget()

    async def set_invite_only(self, wanted: bool) -> None:
        value = "yes" if wanted else "no"
        async with self._store.writing() as connection:
            await put_key(connection, INVITE_ONLY, value)
            await stamp(connection)
        self.is_invite_only = wanted
