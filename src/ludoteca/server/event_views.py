"""An event as one guest may know it, composed in the words of the wire. Ids of people never leave the house."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ludoteca.events import Event, is_finished, rounds_of, standings
from ludoteca.events.acts import Act, Announce, Appoint, Create, Enter, Inherit, Rule
from ludoteca.events.event import Entrant
from ludoteca.events.exporting import decimal
from ludoteca.events.floor import BOT, NOBODY
from ludoteca.events.rulings import may_reverse, reversed_rulings
from ludoteca.events.tables import Table, worth
from ludoteca.server import event_shapes as shapes
from ludoteca.server.event_powers import powers, role_of
from ludoteca.server.event_tables import answer_until, place_of
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.personas import Persona

Personas = Callable[[str], Persona]
Missing = Mapping[tuple[int, int], list[int]]  # round and table -> players who have not come to the site's table


def listing(held: HeldEvent, guest: str) -> shapes.EventListing:
    event, terms = held.event, held.event.floor.terms
    return shapes.EventListing(
        id=held.id,
        name=event.plan.name,
        game=event.plan.game,
        format=event.plan.format,
        status=held.status,
        place=terms.place,
        entrants=len(event.entrants),
        round=len(event.rounds),
        rounds=_rounds(event),
        starts=terms.starts,
        created=held.row.created,
        mine=guest in held.people(),
    )


def shown(
    held: HeldEvent, guest: str, persona: Personas, missing: Missing, url: str, next_start: int | None
) -> shapes.EventView:
    event = held.event
    role, player = role_of(held, guest), held.player(guest)
    plan = event.plan if event.is_closed else msgspec.structs.replace(event.plan, seed=0)
    return shapes.EventView(
        id=held.id,
        path=held.path,
        url=url + held.path,
        qr=f"/api/events/{held.id}/qr.svg",
        plan=plan,
        terms=event.floor.terms,
        status=held.status,
        finished=bool(event.rounds) and is_finished(event),
        round=len(event.rounds),
        rounds=_rounds(event),
        created=held.row.created,
        next_start=next_start,
        may=powers(held, guest),
        player=player,
        code=held.row.code if role in ("organiser", "co-organiser") else None,
        entrants=[_entrant(event, entrant, guest, persona) for entrant in event.entrants.values()],
        tables=_tables(held, player, missing, persona),
        standings=[
            shapes.EventStanding(
                line.place,
                line.player,
                decimal(line.score),
                line.games,
                {name: decimal(value) for name, value in line.breaks.items()},
            )
            for line in standings(event)
        ],
        staff=_staff(held, guest, persona),
        said=[_said(held, event.acts[index], persona) for index in reversed(event.floor.announced)],
    )


def _rounds(event: Event) -> int:
    return rounds_of(event) if len(event.entrants) > 1 else event.plan.rounds


def name_of(held: HeldEvent, guest: str, persona: Personas) -> str:
    """What somebody is called at this event: as entered, or as elsewhere on the site; a given name is a code."""
    player = held.player(guest)
    if player is not None:
        return held.event.entrants[player].name
    return (persona(guest).name or persona(guest).given) if guest else ""


def _entrant(event: Event, entrant: Entrant, guest: str, persona: Personas) -> shapes.EventEntrant:
    is_bot = entrant.person.startswith(BOT)
    is_person = bool(entrant.person) and not entrant.person.startswith((BOT, NOBODY))
    who = persona(entrant.person) if is_person else Persona("", "", "")
    return shapes.EventEntrant(
        number=entrant.number,
        name=entrant.name,
        rating=entrant.rating,
        kind="bot" if is_bot else "person" if is_person else "name",
        bot=entrant.person.removeprefix(BOT) if is_bot else "",
        here=entrant.is_here,
        checked_in=entrant.number in event.floor.checked_in,
        yours=bool(guest) and entrant.person == guest,
        avatar=who.avatar,
        profile=who.profile,
        account=who.name if who.profile == "public" else "",
    )


def _tables(held: HeldEvent, player: int | None, missing: Missing, persona: Personas) -> list[shapes.EventTable]:
    """Of all rounds, in order."""
    event = held.event
    at: dict[tuple[int, int], list[str]] = {}
    for (round, number, _), id in sorted(event.floor.hosted.items()):
        at.setdefault((round, number), []).append(id)
    ruled = _rulings(held, persona)
    found = []
    for table in event.tables():
        spot = (table.round, table.number)
        found.append(_table(event, table, player, missing.get(spot, []), at.get(spot, []), ruled.get(spot, [])))
    return found


def _table(
    event: Event,
    table: Table,
    player: int | None,
    missing: list[int],
    hosted: list[str],
    rulings: list[shapes.EventRuling],
) -> shapes.EventTable:
    floor = event.floor
    spot = (table.round, table.number)
    is_over = event.is_over(table)
    shares = worth(event.plan, table)
    return shapes.EventTable(
        round=table.round,
        number=table.number,
        players=list(table.seats),
        status="bye" if table.is_bye else "over" if is_over else "running" if table.begun else "waiting",
        place=place_of(event, table),
        bye=table.worth if table.is_bye else "",
        game=table.next_game() - is_over if not table.is_bye else 0,
        tables=hosted,
        missing=missing,
        scores=[
            shapes.EventScore(game, score.kind, list(score.places), list(score.points))
            for game in sorted(table.recorded)
            if (score := table.score_of(game)) is not None
        ],
        worth=None if shares is None else [decimal(share) for share in shares],
        claims=[
            shapes.EventClaim(claim.player, claim.kind, list(claim.places), list(claim.points))
            for claim in floor.claims.get(spot, {}).values()
        ],
        contradiction=floor.contradicting(spot),
        call=_call(event, spot),
        rulings=rulings,
        yours=player is not None and player in table.seats,
    )


def _call(event: Event, spot: tuple[int, int]) -> shapes.EventCall | None:
    call = event.floor.calls.get(spot)
    if call is None:
        return None
    return shapes.EventCall(call.player, call.why, int(call.at or 0), answer_until(event, call))


def _rulings(held: HeldEvent, persona: Personas) -> dict[tuple[int, int], list[shapes.EventRuling]]:
    """Every ruling, by round and table."""
    event = held.event
    gone = reversed_rulings(event)
    found: dict[tuple[int, int], list[shapes.EventRuling]] = {}
    for index, act in enumerate(event.acts):
        if isinstance(act, Rule):
            told = shapes.EventRuling(
                act=index,
                game=act.game,
                verdict=act.verdict,
                stake=act.stake,
                seat=act.seat,
                seconds=act.seconds,
                why=act.why,
                by=name_of(held, act.by, persona),
                at=int(act.at or 0),
                reversed=index in gone,
                may_reverse=index not in gone and may_reverse(event, index),
            )
            found.setdefault((act.round, act.table), []).append(told)
    return found


def staff_of(held: HeldEvent) -> list[str]:
    """Those who run the event, the organiser first."""
    return [held.event.floor.organiser, *held.event.floor.staff]


def _staff(held: HeldEvent, guest: str, persona: Personas) -> list[shapes.EventStaff]:
    found = []
    for number, person in enumerate(staff_of(held), start=1):
        role, who = role_of(held, person), persona(person)
        if role:
            name = name_of(held, person, persona) if who.name or held.player(person) else ""
            found.append(shapes.EventStaff(number, name, who.given, who.avatar, role, person == guest))
    return found


def _said(held: HeldEvent, act: Act, persona: Personas) -> shapes.EventSaid:
    assert isinstance(act, Announce)
    return shapes.EventSaid(act.text, name_of(held, act.by, persona), int(act.at or 0))


def audit(held: HeldEvent, persona: Personas) -> shapes.EventAudit:
    """Every act with who and when; people by the names they have here."""
    found = []
    for number, act in enumerate(held.event.acts):
        plain = msgspec.to_builtins(without_people(held, act, persona))
        kind = plain.pop("act")
        by = name_of(held, act.by, persona)
        what = msgspec.json.encode(plain).decode()
        found.append(shapes.EventAudited(number, int(act.at or 0), by, kind, what))
    return shapes.EventAudit(found)


def without_people(held: HeldEvent, act: Act, persona: Personas) -> Act:
    """The act with names in place of the ids of people, so that it may leave the house."""
    act = msgspec.structs.replace(act, at="", by="")
    match act:
        case Create(plan=plan) if not held.event.is_closed:  # nobody knows the lots to come
            return msgspec.structs.replace(act, plan=msgspec.structs.replace(plan, seed=0))
        case Enter(person=person):
            return msgspec.structs.replace(act, person=person if person.startswith(BOT) else "")
        case Appoint(person=person):
            return msgspec.structs.replace(act, person=name_of(held, person, persona))
        case Inherit():
            return Inherit(old="", new="")
        case _:
            return act
