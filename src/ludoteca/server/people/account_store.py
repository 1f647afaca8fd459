"""Accounts in the database: who has one, how they sign in, and where they are signed in.

Every change is stamped in the same transaction, so that all servers on this database notice it.
"""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import learned_store
from ludoteca.server.people.records import accounts, devices, heirs, passkeys, recovery_codes
from ludoteca.server.personas import Profile
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import Store, guests, put_key, seated

STAMP = "people"  # the key that changes with everything that is stored about people


class Account(Struct, frozen=True, kw_only=True):
    """A guest who can sign in."""

    guest: str
    is_public: bool
    is_operator: bool
    password: str | None
    created: int


class Passkey(Struct, frozen=True, kw_only=True):
    id: str
    guest: str
    public_key: bytes
    sign_count: int
    label: str
    created: int
    used: int


class Device(Struct, frozen=True, kw_only=True):
    """Where an account is signed in."""

    id: str
    guest: str
    label: str
    created: int


def fold(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def stamp(connection: AsyncConnection) -> None:
    """Something about people has changed."""
    await put_key(connection, STAMP, secrets.token_hex(8))


class AccountStore:
    """The accounts of a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # -- who has an account ----------------------------------------------------------------------

    async def among(self, ids: Iterable[str]) -> set[str]:
        """Which of these guests have an account."""
        ask = sa.select(accounts.c.guest).where(accounts.c.guest.in_(list(ids)))
        async with self._store.engine.connect() as connection:
            return set((await connection.execute(ask)).scalars())

    async def public_among(self, ids: Iterable[str]) -> set[str]:
        """Which of these guests have an account that shows what they have played."""
        ask = sa.select(accounts.c.guest).where(accounts.c.guest.in_(list(ids)), accounts.c.is_public)
        async with self._store.engine.connect() as connection:
            return set((await connection.execute(ask)).scalars())

    async def profiles_of(self, ids: Iterable[str]) -> dict[str, Profile]:
        """Which of these guests have an account, and whether everybody may see what they have played."""
        ask = sa.select(accounts.c.guest, accounts.c.is_public).where(accounts.c.guest.in_(list(ids)))
        async with self._store.engine.connect() as connection:
            return {row.guest: "public" if row.is_public else "private" for row in await connection.execute(ask)}

    async def find(self, guest: str) -> Account | None:
        return await self._one(accounts.c.guest == guest)

    async def named(self, name: str) -> Account | None:
        """The account of this name; names are compared without regard to case."""
        return await self._one(accounts.c.folded == fold(name))

    async def _one(self, which: sa.ColumnElement[bool]) -> Account | None:
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(sa.select(accounts).where(which))).mappings().one_or_none()
        return Account(**{name: row[name] for name in Account.__struct_fields__}) if row else None

    # -- becoming and changing an account --------------------------------------------------------

    async def create(
        self, guest: str, name: str, *, is_public: bool = False, password: str | None = None, key: Passkey | None = None
    ) -> None:
        """This guest can sign in from now on, by a passkey or a password; nobody else has this name."""
        account = {"guest": guest, "is_public": is_public, "is_operator": False}
        try:
            async with self._store.writing() as connection:
                await connection.execute(
                    accounts.insert().values(folded=fold(name), password=password, created=now_ms(), **account)
                )
                await _name(connection, guest, name)
                if key:
                    await connection.execute(passkeys.insert().values(_plain(key)))
                await stamp(connection)
        except IntegrityError:
            raise Refuse("name-taken") from None

    async def claim_name(self, guest: str, name: str) -> None:
        """A guest wants this name: no account of somebody else has it. An account is found under it from now on."""
        folded = fold(name)
        try:
            async with self._store.writing() as connection:
                ask = sa.select(accounts.c.guest).where(accounts.c.folded == folded, accounts.c.guest != guest)
                if (await connection.execute(ask)).scalar_one_or_none() is not None:
                    raise Refuse("name-taken")
                changed = accounts.update().where(accounts.c.guest == guest).values(folded=folded)
                if (await connection.execute(changed)).rowcount:
                    await stamp(connection)
        except IntegrityError:
            raise Refuse("name-taken") from None

    async def change(self, guest: str, **values: object) -> bool:
        """Change columns of an account; False where there is none."""
        async with self._store.writing() as connection:
            changed = await connection.execute(accounts.update().where(accounts.c.guest == guest).values(**values))
            await stamp(connection)
            return bool(changed.rowcount)

    async def change_password(self, guest: str, hashed: str, device: str | None) -> None:
        """From now on this is the password, and the account is signed in on this device only."""
        others = devices.delete().where(devices.c.guest == guest, devices.c.id != device)
        async with self._store.writing() as connection:
            await connection.execute(accounts.update().where(accounts.c.guest == guest).values(password=hashed))
            await connection.execute(others)
            await stamp(connection)

    # -- passkeys --------------------------------------------------------------------------------

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        ask = sa.select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created)
        async with self._store.engine.connect() as connection:
            return [Passkey(**row) for row in (await connection.execute(ask)).mappings()]

    async def passkey(self, key: str) -> Passkey | None:
        async with self._store.engine.connect() as connection:
            found = await connection.execute(sa.select(passkeys).where(passkeys.c.id == key))
            row = found.mappings().one_or_none()
        return Passkey(**row) if row else None

    async def add_passkey(self, key: Passkey) -> None:
        try:
            async with self._store.writing() as connection:
                await connection.execute(passkeys.insert().values(_plain(key)))
        except IntegrityError:
            raise Refuse("sign-in") from None

    async def count_use(self, key: Passkey, sign_count: int) -> None:
        """A passkey was used: its counter may only grow, also when two sign in at once."""
        is_next = passkeys.c.sign_count == key.sign_count
        use = passkeys.update().where(passkeys.c.id == key.id, is_next).values(sign_count=sign_count, used=now_ms())
        async with self._store.writing() as connection:
            if not (await connection.execute(use)).rowcount:
                raise Refuse("sign-in")

    async def drop_passkey(self, guest: str, key: str) -> None:
        async with self._store.writing() as connection:
            await connection.execute(passkeys.delete().where(passkeys.c.id == key, passkeys.c.guest == guest))

    # -- recovery codes --------------------------------------------------------------------------

    async def replace_codes(self, guest: str, digests: Sequence[str]) -> None:
        async with self._store.writing() as connection:
            await connection.execute(recovery_codes.delete().where(recovery_codes.c.guest == guest))
            await connection.execute(
                recovery_codes.insert(), [{"digest": digest, "guest": guest} for digest in digests]
            )

    async def count_codes(self, guest: str) -> int:
        ask = sa.select(sa.func.count()).where(recovery_codes.c.guest == guest)
        async with self._store.engine.connect() as connection:
            return int((await connection.execute(ask)).scalar_one())

    async def use_code(self, digest: str, owner: str | None = None) -> str | None:
        """Whose code this is; it is used up. With an owner, only theirs is."""
        which = [recovery_codes.c.digest == digest] + ([recovery_codes.c.guest == owner] if owner else [])
        async with self._store.writing() as connection:
            ask = sa.select(recovery_codes.c.guest).where(*which)
            guest: str | None = (await connection.execute(ask)).scalar_one_or_none()
            await connection.execute(recovery_codes.delete().where(*which))
        return guest

    # -- devices ---------------------------------------------------------------------------------

    async def sign_in(self, device: Device, taking: str | None = None) -> None:
        """Sign an account in on a device, and let it inherit the games of the guest who was there."""
        async with self._store.writing() as connection:
            await connection.execute(devices.insert().values(_plain(device)))
            if taking:
                await _inherit(connection, taking, device.guest)
            await stamp(connection)

    async def devices_of(self, guest: str) -> list[Device]:
        ask = sa.select(devices).where(devices.c.guest == guest).order_by(devices.c.created.desc())
        async with self._store.engine.connect() as connection:
            return [Device(**row) for row in (await connection.execute(ask)).mappings()]

    async def sign_out(self, guest: str, device: str | None = None) -> None:
        """Sign an account out on one device, or everywhere."""
        which = [devices.c.guest == guest] + ([devices.c.id == device] if device else [])
        async with self._store.writing() as connection:
            await connection.execute(devices.delete().where(*which))
            await stamp(connection)

    # -- games taken along -----------------------------------------------------------------------

    async def heirs_of(self, ids: Iterable[str]) -> dict[str, str]:
        """Who has taken the games of these guests along."""
        ask = sa.select(heirs.c.old, heirs.c.new).where(heirs.c.old.in_(list(ids)))
        async with self._store.engine.connect() as connection:
            return {row.old: row.new for row in await connection.execute(ask)}


async def _name(connection: AsyncConnection, guest: str, name: str) -> None:
    changed = await connection.execute(guests.update().where(guests.c.id == guest).values(name=name))
    if not changed.rowcount:
        await connection.execute(guests.insert().values(id=guest, name=name, created=now_ms()))


async def _inherit(connection: AsyncConnection, old: str, new: str) -> None:
    """The tables of a guest are listed for the account at once; each gets its line when it is next in memory."""
    await connection.execute(heirs.insert().values(old=old, new=new))
    own = sa.select(seated.c.table_id).where(seated.c.guest == new)
    theirs = sa.select(sa.literal(new), seated.c.table_id).where(seated.c.guest == old, seated.c.table_id.not_in(own))
    await connection.execute(seated.insert().from_select(["guest", "table_id"], theirs))
    await learned_store.inherit(connection, old, new)


def _plain(row: Passkey | Device) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
