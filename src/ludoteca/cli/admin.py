"""`ludoteca admin`: what an operator does, on the database of a site that may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ludoteca.cli.app import EXAMPLES, SUMMARIES, fail

admin = App("admin", help=SUMMARIES["admin"], help_epilogue=EXAMPLES["admin"], help_format="plaintext")

Where = Annotated[
    Path | None, Parameter(help="The folder the tables are kept in; by default the one in your data folder.")
]
Url = Annotated[str | None, Parameter(help="A database instead of a file in that folder, as an SQLAlchemy URL.")]
Flag = Annotated[bool, Parameter(negative=())]
Who = Annotated[str, Parameter(help="The name of an account, or the id of a guest.")]


@admin.command
def people(search: str = "", /, *, data: Where = None, database: Url = None) -> int:
    """List people, those with an account first, whose name has this in it."""

    async def work(site: _Site) -> None:
        for one in await site.operating.find(search):
            said = {"account": one.has_account, "operator": one.is_operator}
            said |= {"muted": one.is_muted, "banned": one.is_banned}
            print(f"{one.guest}  {one.name or '-'}  {' '.join(word for word, is_so in said.items() if is_so)}".rstrip())

    return _on(data, database, work)


@admin.command
def operator(who: Who, /, *, remove: Flag = False, data: Where = None, database: Url = None) -> int:
    """Make somebody with an account an operator of the site.

    Parameters
    ----------
    remove
        The account is no operator any more.
    """

    async def work(site: _Site) -> None:
        if not await site.accounts.change(await site.find(who), is_operator=not remove):
            raise _Wrong(f"{who} has no account")

    return _on(data, database, work)


@admin.command
def rename(who: Who, name: str, /, *, data: Where = None, database: Url = None) -> int:
    """Give somebody another name."""

    async def work(site: _Site) -> None:
        await site.guests.change(await site.find(who), name)
        await site.announce()

    return _on(data, database, work)


@admin.command
def mute(who: Who, /, *, undo: Flag = False, data: Where = None, database: Url = None) -> int:
    """Take somebody's right to talk at tables.

    Parameters
    ----------
    undo
        Give it back.
    """

    async def work(site: _Site) -> None:
        await site.standings.say(await site.find(who), is_muted=not undo)

    return _on(data, database, work)


@admin.command
def ban(who: Who, /, *, undo: Flag = False, data: Where = None, database: Url = None) -> int:
    """Shut somebody out: they can look, and take their data with them, but do nothing.

    Parameters
    ----------
    undo
        Let them in again.
    """

    async def work(site: _Site) -> None:
        await site.standings.say(await site.find(who), is_banned=not undo)

    return _on(data, database, work)


@admin.command
def close(table: str, /, *, data: Where = None, database: Url = None) -> int:
    """Close a table. The running site does it within a second; otherwise it is done when the site opens."""

    async def work(site: _Site) -> None:
        from ludoteca.server.people.operating import CLOSE

        if await site.store.table(table) is None:
            raise _Wrong(f"there is no table {table}")
        await site.operating.order(CLOSE, table)

    return _on(data, database, work)


@admin.command
def reports(*, data: Where = None, database: Url = None) -> int:
    """List what was reported and not dealt with, the latest first: number, table, who said it, who reported it."""

    async def work(site: _Site) -> None:
        from ludoteca.server.talk_store import all_reports

        for one in await all_reports(site.store):
            if not one.is_settled:
                print(f"{one.id}  {one.table_id}  {one.reported} (by {one.reporter}): {one.text}")

    return _on(data, database, work)


@admin.command
def settle(report: int, /, *, undo: Flag = False, data: Where = None, database: Url = None) -> int:
    """Say that a report has been dealt with.

    Parameters
    ----------
    undo
        It has not after all.
    """

    async def work(site: _Site) -> None:
        from ludoteca.server import talk_store

        if not await talk_store.settle(site.store, report, not undo):
            raise _Wrong(f"there is no report {report}")

    return _on(data, database, work)


@admin.command
def invite(count: int = 1, /, *, data: Where = None, database: Url = None) -> int:
    """Print new invitations, each good for one person."""

    async def work(site: _Site) -> None:
        print("\n".join(await site.operating.invite(max(1, min(count, 100)))))

    return _on(data, database, work)


@admin.command
def invite_only(*, off: Flag = False, data: Where = None, database: Url = None) -> int:
    """Let only those play who have an invitation or an account; `--off` lets everybody."""

    async def work(site: _Site) -> None:
        await site.standings.set_invite_only(not off)

    return _on(data, database, work)


class _Wrong(Exception):
    """What was asked for cannot be done."""


class _Site:
    """The database of a site."""

    def __init__(self, url: str) -> None:
        from ludoteca.server.sessions import Guests
        from ludoteca.server.store import Store

        self.store = Store(url)
        self.guests = Guests(self.store, b"")
        desk = self.guests.desk
        self.accounts, self.standings, self.operating = desk.accounts, desk.standings, desk.operating

    async def find(self, who: str) -> str:
        """The id of an account by its name, or of a guest by the id."""
        account = await self.accounts.named(who)
        if account:
            return account.guest
        if who in await self.store.guests([who]):
            return who
        raise _Wrong(f"nobody is called {who}")

    async def announce(self) -> None:
        """Have the running site look at names again."""
        from ludoteca.server.people.account_store import stamp

        async with self.store.writing() as connection:
            await stamp(connection)


def _on(data: Path | None, database: str | None, work: Callable[[_Site], Awaitable[None]]) -> int:
    """Do something to the database; what is wrong is one line."""
    from ludoteca.server import migrations
    from ludoteca.server.refusals import Refuse
    from ludoteca.server.settings import sqlite_url

    async def on_site() -> None:
        site = _Site(database or sqlite_url(data))
        try:
            await migrations.upgrade(site.store.engine)
            await work(site)
        finally:
            await site.store.close()

    try:
        asyncio.run(on_site())
    except _Wrong as wrong:
        return fail(str(wrong))
    except Refuse as refused:
        return fail(
            {"name-taken": "somebody else has this name", "bad-name": "this cannot be a name"}.get(
                refused.refusal.code, refused.refusal.code
            )
        )
    except OSError as error:
        return fail(f"cannot use the folder {data}: {error.strerror or error} — try --data")
    return 0
