"""What operators do over HTTP; `ludoteca admin` does the same on the database (docs/reference/api.md)."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter

from ludoteca.server import membership, people_shapes, talk_store
from ludoteca.server.house import House
from ludoteca.server.people.operating import CLOSE, Found
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest import ERRORS, LANGUAGE, TableId, TheGuest, TheHouse
from ludoteca.server.sessions import GONE

InLanguage = Annotated[str, QueryParameter(pattern=LANGUAGE, description="of the given names")]
Sought = Annotated[str, QueryParameter(max_length=40, description="a part of the name, or an id")]


@get("/api/operator", responses=ERRORS, tags=["operators"])
async def show(
    house: TheHouse, guest: TheGuest, sought: Sought = "", language: InLanguage = "en"
) -> people_shapes.Operated:
    """People, invitations, the tables in memory, and what was reported."""
    await _require(house, guest)
    return await _shown(house, sought, language)


@put("/api/operator/people/{person:str}", responses=ERRORS, tags=["operators"])
async def change_person(
    person: FromPath[str], data: JSONBody[people_shapes.OperatorChange], house: TheHouse, guest: TheGuest
) -> people_shapes.PersonInfo:
    """Rename, mute or ban somebody, or take it back."""
    await _require(house, guest)
    desk = house.guests.desk
    await _found(house, person)
    if data.name is not None:
        await house.change_guest(person, data.name)
    said = {"is_muted": data.muted, "is_banned": data.banned}
    if given := {name: value for name, value in said.items() if value is not None}:
        await desk.standings.say(person, **given)
        await membership.see_out(house)
    return _person(house, await _found(house, person))


@put("/api/operator/site", responses=ERRORS, tags=["operators"])
async def change_site(
    data: JSONBody[people_shapes.OperatorSite], house: TheHouse, guest: TheGuest
) -> people_shapes.Operated:
    """Let only those play who are invited or have an account, or everybody."""
    await _require(house, guest)
    await house.guests.desk.standings.set_invite_only(data.invite_only)
    return await _shown(house)


@post("/api/operator/invitations", status_code=200, responses=ERRORS, tags=["operators"])
async def invite(
    data: JSONBody[people_shapes.MoreInvitations], house: TheHouse, guest: TheGuest
) -> people_shapes.Operated:
    """New invitations, each good for one person."""
    await _require(house, guest)
    await house.guests.desk.operating.invite(data.count)
    return await _shown(house)


@put("/api/operator/reports/{report:int}", responses=ERRORS, tags=["operators"])
async def settle_report(
    report: FromPath[int], data: JSONBody[people_shapes.OperatorReport], house: TheHouse, guest: TheGuest
) -> people_shapes.Operated:
    """Say that a report has been dealt with, or that it has not after all."""
    await _require(house, guest)
    if not await talk_store.settle(house.store, report, data.settled):
        raise Refuse("unknown-line")
    return await _shown(house)


@delete("/api/operator/tables/{table_id:str}", status_code=204, responses=ERRORS, tags=["operators"])
async def close_table(table_id: TableId, house: TheHouse, guest: TheGuest) -> None:
    """Close a table; a running game is called off, and nobody has lost it."""
    await _require(house, guest)
    await house.guests.desk.operating.order(CLOSE, table_id)
    await membership.carry_out(house)


async def _require(house: House, guest: str) -> None:
    if not (await house.guests.desk.standings.of(guest)).is_operator:
        raise Refuse("not-operator")


async def _found(house: House, person: str) -> Found:
    """Whoever has this id; watchers who talk are known by what was reported alone."""
    reported = {one.reported for one in await talk_store.all_reports(house.store)}
    found = await house.guests.desk.operating.get(person, is_known=person in reported)
    if found is None:
        raise Refuse("unknown-person")
    return found


async def _shown(house: House, sought: str = "", language: str = "en") -> people_shapes.Operated:
    desk = house.guests.desk
    return people_shapes.Operated(
        is_invite_only=desk.standings.is_invite_only,
        people=[_person(house, one) for one in await house.guests.find(sought, language)],
        invitations=[
            people_shapes.InvitationInfo(one.code, one.used_by is not None)
            for one in await desk.operating.invitations()
        ],
        tables=[table for found in await house.errands.everywhere("operator-tables") for table in found],
        reports=await _reports(house),
    )


def define(house: House) -> None:
    """What is asked of every process."""
    house.errands.define("operator-tables", partial(_tables, house), list[people_shapes.OperatorTable])


async def _tables(house: House) -> list[people_shapes.OperatorTable]:
    return [
        people_shapes.OperatorTable(
            id=table.id,
            game=table.journal.row.game,
            status=table.journal.status,
            players=[_who(house, one) for one in table.journal.guests()],
            is_public=table.journal.row.public,
        )
        for table in house.tables.values()
        if table.journal.status != "over"
    ]


async def _reports(house: House) -> list[people_shapes.ReportInfo]:
    found = await talk_store.all_reports(house.store)
    await house.guests.load({who for one in found for who in (one.reporter, one.reported)})
    return [
        people_shapes.ReportInfo(
            id=one.id or 0,
            at=one.at,
            table=one.table_id,
            text=one.text,
            said_by=_who(house, one.reported),
            reported_by=_who(house, one.reporter),
            is_settled=one.is_settled,
        )
        for one in found
    ]


def _who(house: House, guest: str) -> people_shapes.WhoInfo:
    persona = house.guests.persona(guest)
    return people_shapes.WhoInfo(guest, persona.name, persona.given, left=guest.startswith(GONE))


def _person(house: House, one: Found) -> people_shapes.PersonInfo:
    return people_shapes.PersonInfo(
        one.guest,
        one.name,
        house.guests.persona(one.guest).given,
        one.has_account,
        one.is_operator,
        one.is_muted,
        one.is_banned,
    )


HANDLERS = [show, change_person, change_site, invite, settle_report, close_table]
