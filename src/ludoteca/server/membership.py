"""What happens to tables and pages when somebody signs in, is signed out or leaves for good.

And what a server does when another server or `ludoteca admin` has changed something about people.
"""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

import structlog

from ludoteca.server import erasing, housekeeping
from ludoteca.server.house import House
from ludoteca.server.people import operating
from ludoteca.server.people.account_store import Device
from ludoteca.server.places import ORDERS
from ludoteca.server.protocol import Closed, encode
from ludoteca.server.refusals import Refusal, Refuse
from ludoteca.server.sessions import is_good

log = structlog.get_logger()


async def sign_in(house: House, account: str, label: str, taking: str | None = None) -> Device:
    """Sign an account in, with the games of the guest who was at this browser if that is wanted."""
    desk = house.guests.desk
    device = await desk.sign_in(account, label, taking)
    if taking and (await desk.accounts.heirs_of([taking])).get(taking) == account:
        await house.errands.everywhere("hand-over", taking, account)
    await see_out(house)
    return device


def define(house: House) -> None:
    """What is done in every process, or where a table is."""
    house.errands.define("hand-over", partial(_hand_over, house))
    house.errands.define("call-off", partial(_call_off, house))
    erasing.define(house)


async def _hand_over(house: House, old: str, new: str) -> None:
    """A guest has become an account: so at every table and event in memory; others learn of it when they are read."""
    for table in await house.everywhere(old):
        with contextlib.suppress(Refuse):  # it has just left memory, and hands over when it is read again
            await table.hand_over(old, new)
    await house.hall.hand_over(old, new)


async def _call_off(house: House, table: str) -> None:
    await (await house.find(table)).call_off()


async def sign_out(house: House, account: str, device: str | None = None) -> None:
    await house.guests.desk.sign_out(account, device)
    await see_out(house)


async def see_out(house: House) -> None:
    """Close the sockets of those who are not signed in any more, or shut out."""
    for connection, (guest, device) in list(house.doors.items()):
        standing = await house.guests.desk.standings.of(guest)
        if standing.is_banned or not is_good(device, standing):
            connection.put(encode(Closed(0, Refusal("banned" if standing.is_banned else "unavailable"))))
            connection.close()


async def erase(house: House, guest: str) -> None:
    """Delete everything about somebody; it is finished later if the server stops meanwhile."""
    await erasing.begin(house.store, guest)
    house.guests.desk.standings.forget()
    await carry_out(house)
    await see_out(house)


async def carry_out(house: House) -> None:
    """Carry out the orders that are stored; one that fails is tried again the next time."""
    desk = house.guests.desk
    try:
        await house.places.hold(ORDERS)
    except Refuse:
        return  # another process does it
    async with house.one_order:
        for order in await desk.operating.orders():
            try:
                if order.kind == operating.FORGET:
                    await erasing.finish(house, *order.what.split(":"))
                elif order.kind == operating.TIDY:
                    await housekeeping.tidy_house(house, *(int(days) for days in order.what.split(":")))
                elif order.kind == operating.CLOSE:
                    await house.errands.at_table(order.what, "call-off")
            except Refuse as refused:
                log.warning("order not done", kind=order.kind, what=order.what, why=refused.refusal.code)
                if refused.refusal.code == "unavailable":
                    continue
            await desk.operating.done(order)


async def notice(house: House) -> None:
    """Do what follows from changes that others have made about people."""
    if not await house.guests.desk.standings.has_changed():
        return
    await house.reread_names()
    await see_out(house)
    await carry_out(house)


async def watch(house: House) -> None:
    """Notice changes until told to stop."""
    while True:
        try:
            await notice(house)
        except Exception:
            log.exception("people not looked after")
        await asyncio.sleep(house.settings.notice_after)
