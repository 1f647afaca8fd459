"""`ludoteca admin`: what an operator does, on the database of a site that may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from ludoteca.cli.app import EXAMPLES, SUMMARIES
from ludoteca.cli.arguments import bad_argument
from ludoteca.cli.place import HERE, Place

if TYPE_CHECKING:
    from ludoteca.server.store import Store

admin = App("admin", help=SUMMARIES["admin"], help_epilogue=EXAMPLES["admin"], help_format="plaintext")

Flag = Annotated[bool, Parameter(negative=())]
# An id may begin with a hyphen.
Who = Annotated[str, Parameter(help="The name of an account, or the id of a guest.", allow_leading_hyphen=True)]


@admin.command
def people(search: str = "", /, *, place: Place = HERE) -> int:
    """List the people whose name contains this; those with an account first."""

    async def work(site: _Site) -> None:
        for one in await site.guests.find(search, place.language):
            said = {"account": one.has_account, "operator": one.is_operator}
            said |= {"muted": one.is_muted, "banned": one.is_banned}
            told = " ".join(place.say(f"cli-person-{what}") for what, is_so in said.items() if is_so)
            called = one.name or site.called(one.guest, place.language)
            print(f"{one.guest}  {called}  {told}".rstrip())

    return _on(place, work)


@admin.command
def operator(who: Who, /, *, remove: Flag = False, place: Place = HERE) -> int:
    """Make somebody with an account an operator of the site.

    Parameters
    ----------
    remove
        Make the account an ordinary one again.
    """

    async def work(site: _Site) -> None:
        if not await site.accounts.change(await site.find(who), is_operator=not remove):
            raise bad_argument(f"{who} has no account", "has-no-account", who=who)

    return _on(place, work)


@admin.command
def rename(who: Who, name: str, /, *, place: Place = HERE) -> int:
    """Give somebody another name."""

    async def work(site: _Site) -> None:
        await site.guests.change(await site.find(who), name)
        await site.announce()

    return _on(place, work)


@admin.command
def mute(who: Who, /, *, undo: Flag = False, place: Place = HERE) -> int:
    """Take somebody's right to talk at tables.

    Parameters
    ----------
    undo
        Give it back.
    """

    async def work(site: _Site) -> None:
        await site.standings.say(await site.find(who), is_muted=not undo)

    return _on(place, work)


@admin.command
def ban(who: Who, /, *, undo: Flag = False, place: Place = HERE) -> int:
    """Shut somebody out: they may look on and take their data with them, but do nothing else.

    Parameters
    ----------
    undo
        Let them in again.
    """

    async def work(site: _Site) -> None:
        await site.standings.say(await site.find(who), is_banned=not undo)

    return _on(place, work)


@admin.command
def close(table: str, /, *, place: Place = HERE) -> int:
    """Close a table. The running site does it within a second; otherwise it is done when the site opens."""

    async def work(site: _Site) -> None:
        from ludoteca.server.people.operating import CLOSE

        if await site.store.table(table) is None:
            raise bad_argument(f"there is no table {table}", "no-such-table", table=table)
        await site.operating.order(CLOSE, table)

    return _on(place, work)


@admin.command
def reports(*, place: Place = HERE) -> int:
    """List what was reported and not dealt with, the latest first: number, table, who said it, who reported it."""

    async def work(site: _Site) -> None:
        from ludoteca.server.talk_store import all_reports

        found = [one for one in await all_reports(site.store) if not one.is_settled]
        await site.guests.load({who for one in found for who in (one.reporter, one.reported)})
        for one in found:
            by = place.say("cli-report-by", name=site.called(one.reporter, place.language))
            called = site.called(one.reported, place.language)
            print(f"{one.id}  {one.table_id}  {one.reported}  {called} ({by}): {one.text}")

    return _on(place, work)


@admin.command
def settle(report: int, /, *, undo: Flag = False, place: Place = HERE) -> int:
    """Say that a report has been dealt with.

    Parameters
    ----------
    undo
        Open the report again.
    """

    async def work(site: _Site) -> None:
        from ludoteca.server import talk_store

        if not await talk_store.settle(site.store, report, not undo):
            raise bad_argument(f"there is no report {report}", "no-such-report", report=str(report))

    return _on(place, work)


@admin.command
def invite(count: int = 1, /, *, place: Place = HERE) -> int:
    """Print new invitations, each good for one person."""

    async def work(site: _Site) -> None:
        print("\n".join(await site.operating.invite(max(1, min(count, 100)))))

    return _on(place, work)


@admin.command
def invite_only(*, off: Flag = False, place: Place = HERE) -> int:
    """Let only those play who have an invitation or an account; `--off` lets everybody."""

    async def work(site: _Site) -> None:
        await site.standings.set_invite_only(not off)

    return _on(place, work)


class _Site:
    """The database of a site."""

    def __init__(self, store: Store, key: bytes) -> None:
        from ludoteca.server.sessions import Guests

        self.store = store
        self.guests = Guests(self.store, key)
        desk = self.guests.desk
        self.accounts, self.standings, self.operating = desk.accounts, desk.standings, desk.operating

    async def find(self, who: str) -> str:
        """The id of an account by its name, or of a guest by the id."""
        account = await self.accounts.named(who)
        if account:
            return account.guest
        if await self.operating.get(who):
            return who
        raise bad_argument(f"nobody is called {who}", "nobody-called", who=who)

    def called(self, guest: str, language: str) -> str:
        """The name somebody has chosen or was given; those with a chosen one are loaded first."""
        from ludoteca.server.personas import given_name

        persona = self.guests.persona(guest)
        return persona.name or given_name(persona.given, language)

    async def announce(self) -> None:
        """Have the running site look at names again."""
        from ludoteca.server.people.account_store import stamp

        async with self.store.writing() as connection:
            await stamp(connection)


def _on(place: Place, work: Callable[[_Site], Awaitable[None]]) -> int:
    """Do something to the database."""
    from ludoteca.server.refusals import Refuse

    async def on_site() -> None:
        async with place.opened() as store:
            await work(_Site(store, await store.signing_key()))

    try:
        asyncio.run(on_site())
    except Refuse as refused:
        if refused.refusal.code == "name-taken":
            raise bad_argument("somebody else has this name", "name-taken") from None
        raise bad_argument("this cannot be a name", "bad-name") from None
    return 0
