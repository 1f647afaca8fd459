"""From where a page looks at a table."""

from __future__ import annotations

import msgspec

from ludoteca.core import WATCHER, Seat
from ludoteca.server.journal import Journal


class Perspective(msgspec.Struct, frozen=True):
    """Whose view it is, and for whom moves can be made."""

    seat: Seat  # or WATCHER
    acting: tuple[Seat, ...]
    plans_ahead: bool = False  # whether whoever looks is told what may be planned


WATCHING = Perspective(WATCHER, ())


def perspective_of(journal: Journal, guest: str, lifted: Seat | None = None, plans_ahead: bool = False) -> Perspective:
    """A guest with one seat sees what that seat sees; one with several lifts a curtain where there are secrets."""
    seats = journal.seats_of(guest)
    if not seats:
        return WATCHING
    if len(seats) == 1 or not journal.has_secrets:
        return Perspective(seats[0], seats, plans_ahead)
    if lifted is not None and lifted in seats:
        return Perspective(lifted, (lifted,))
    return WATCHING


def has_curtain(journal: Journal, guest: str) -> bool:
    """Whether several hands are behind this guest's one screen."""
    return journal.has_secrets and len(journal.seats_of(guest)) > 1
