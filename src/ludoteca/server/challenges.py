"""Who may challenge whom."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.journal import Journal
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import Guests
from ludoteca.server.store import Store
from ludoteca.server.talk_store import muted_by

MOST = 8  # open challenges to one person


async def challenge(store: Store, guests: Guests, tables: Sequence[Journal], guest: str, name: str) -> str:
    """The guest for whom a seat is to be kept: whoever has an account of this name and wants to hear of `guest`.

    Whoever has muted `guest`, and whoever is banned, is refused in the same words: nobody learns which it is."""
    account = await guests.desk.accounts.named(name)
    if account is None:
        raise Refuse("unknown-person")
    challenged = account.guest
    standing = await guests.desk.standings.of(challenged)
    if challenged == guest or standing.is_banned or guest in await muted_by(store, challenged):
        raise Refuse("no-challenge")
    makers = [journal.row.maker for journal in tables if journal.seats_kept_for(challenged)]
    if guest in makers:
        raise Refuse("challenged-already")
    if len(makers) >= MOST:
        raise Refuse("too-many", {"limit": MOST})
    return challenged
