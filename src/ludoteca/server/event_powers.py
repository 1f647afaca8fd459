"""Who may do what at an event. Organiser and co-organisers run it, judges rule; nobody judges their own table."""

from __future__ import annotations

from ludoteca.events.tables import Table
from ludoteca.server.event_shapes import EventPower, EventRole
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.refusals import Refuse


def role_of(held: HeldEvent, guest: str) -> EventRole | None:
    floor = held.event.floor
    if guest and guest == floor.organiser:
        return "organiser"
    role = floor.staff.get(guest)
    return role if role and role != "none" else None


def powers(held: HeldEvent, guest: str) -> list[EventPower]:
    """What this guest may do now."""
    role, player, event = role_of(held, guest), held.player(guest), held.event
    found: list[EventPower] = []
    if not event.is_closed:
        is_late = event.plan.format == "knock-out" and bool(event.rounds)
        if player is None and event.floor.terms.entry != "list" and not is_late:
            found.append("enter")
        if player is not None:
            found.append("leave" if event.entrants[player].is_here else "return")
            if event.floor.terms.check_in:
                found.append("check-in")
    if role:
        found += ["organise"] if role != "judge" else []
        found += ["judge"]
    if role == "organiser":
        found.append("appoint")
    return found


def require_organiser(held: HeldEvent, guest: str) -> None:
    if role_of(held, guest) not in ("organiser", "co-organiser"):
        raise Refuse("not-organiser")


def require_founder(held: HeldEvent, guest: str) -> None:
    if role_of(held, guest) != "organiser":
        raise Refuse("not-organiser")


def require_judge(held: HeldEvent, guest: str, table: Table) -> None:
    """Judges and organisers, except at a table where they play themselves."""
    if role_of(held, guest) is None or held.player(guest) in table.seats:
        raise Refuse("not-judge")


def require_player(held: HeldEvent, guest: str) -> int:
    player = held.player(guest)
    if player is None:
        raise Refuse("not-entered")
    return player
