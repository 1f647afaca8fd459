"""Who may challenge whom, and for how long the challenged are told what became of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import Guests
from ludoteca.server.store import Store
from ludoteca.server.talk_store import muted_by

MOST = 8  # open challenges to one person
TOLD_MS = 7 * 24 * 3600 * 1000


async def challenge(
    store: Store, guests: Guests, challengers: Callable[[str], Awaitable[list[str]]], guest: str, name: str
) -> str:
    """The guest for whom a seat is to be kept: whoever has an account of this name and wants to hear of `guest`.

    Whoever has muted `guest`, and whoever is banned, is refused in the same words: nobody learns which it is."""
    account = await guests.desk.accounts.named(name)
    if account is None:
        raise Refuse("unknown-person")
    challenged = account.guest
    standing = await guests.desk.standings.of(challenged)
    if challenged == guest or standing.is_banned or guest in await muted_by(store, challenged):
        raise Refuse("no-challenge")
    makers = await challengers(challenged)
    if guest in makers:
        raise Refuse("challenged-already")
    if len(makers) >= MOST:
        raise Refuse("too-many", {"limit": MOST})
    return challenged


def concerns(journal: Journal, guest: str) -> bool:
    """Whether this table is in the guest's list: a seat is theirs or kept for them, or was until, a few days ago, a
    machine took it, or the challenge was withdrawn or lapsed."""
    if journal.seats_of(guest) or journal.seats_kept_for(guest):
        return True
    if forsaken := journal.seating.forsaken.get(guest):
        return now_ms() - forsaken.at < TOLD_MS
    if replaced := journal.seating.replaced.get(guest):
        return now_ms() - replaced < TOLD_MS
    is_told = journal.seating.closed in ("withdrawn", "lapsed") and now_ms() - journal.lines.touched < TOLD_MS
    return is_told and guest in journal.asked()
