"""The row a new table begins with: as a guest wants it, or as it follows from another."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from ludoteca import bots, play
from ludoteca.core import Game, GameOptions, LudotecaError, Seat
from ludoteca.play.clock import no_clock_in_real_time, parse_control
from ludoteca.server.chairs import Chair
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import now_ms
from ludoteca.server.pairing import Wish, agreed_clock
from ludoteca.server.refusals import Refuse, refusal_of
from ludoteca.server.rest_shapes import NewTable
from ludoteca.server.store import TableRow
from ludoteca.server.table_terms import TableTerms


def wanted_row(guest: str, wanted: NewTable, challenged: str | None = None) -> TableRow:
    """A table as this guest wants it; the first open seat is kept for whoever is challenged."""
    try:
        game = play.find(wanted.game)
        options = game.Options.from_text(wanted.options)
        if "shared" in wanted.seats:
            options = game.at_one_screen(options)
        if parse_control(wanted.terms.clock) and game.in_real_time(options):
            raise no_clock_in_real_time()
    except LudotecaError as error:
        raise refusal_of(error) from None
    chairs = _chairs(guest, wanted, len(game.seats(options)), challenged)
    is_for_others = not challenged or any(chair.kind == "open" for chair in chairs)
    return _row(game, options, chairs, guest, wanted.public and is_for_others, wanted.terms)


def rematch_row(journal: Journal) -> TableRow:
    """The same people at the same game once more, each one seat further."""
    seats = [Seat(seat) for seat in range(len(journal.chairs))]
    before = seats[-1:] + seats[:-1]
    seated, promises = [journal.chairs[seat] for seat in before], journal.rematch_asked
    chairs = [Chair(chair.kind, chair.who, promise=promises.get(chair.who, "")) for chair in seated]
    match = journal.match
    options = journal.options if match is None else journal.game.rematch_options(match.state, before)
    return _row(journal.game, options, chairs, journal.row.maker, journal.row.public, journal.row.terms)


def paired_row(wishes: Sequence[Wish]) -> TableRow:
    """A table for people who want the same, in seat order; whoever has waited longest has made it."""
    first = min(wishes, key=lambda wish: wish.since)
    game = play.find(first.game)
    chairs = [Chair("guest", wish.guest, promise=wish.promise) for wish in wishes]
    terms = msgspec.structs.replace(first.terms, clock=agreed_clock(wishes) or "")
    return _row(game, game.Options.from_text(first.options), chairs, first.guest, True, terms)


def event_row(game: Game, options: GameOptions, chairs: Sequence[Chair], terms: TableTerms, event: str) -> TableRow:
    """A table of an event: nobody has made it but the house."""
    return msgspec.structs.replace(_row(game, options, chairs, "", False, terms), event=event)


def _row(
    game: Game, options: GameOptions, chairs: Sequence[Chair], maker: str, is_public: bool, terms: TableTerms
) -> TableRow:
    if not game.HAS_CHANCE:  # then there is nothing to promise
        chairs = [replace(chair, promise="") for chair in chairs]
    now = now_ms()
    return TableRow(
        id=new_id(),
        game=game.NAME,
        version=game.VERSION,
        options=options.changed(),
        seats=[str(chair) for chair in chairs],
        maker=maker,
        public=is_public,
        terms=terms,
        secret=secrets.token_hex(32),
        created=now,
        touched=now,
    )


def new_id() -> str:
    """Short enough to be read aloud, long enough not to be guessed."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))


def _chairs(guest: str, wanted: NewTable, seats: int, challenged: str | None) -> list[Chair]:
    """Who sits where from the start; by lot, if that is wanted."""
    given = wanted.seats or ["me", *["open"] * (seats - 1)]
    if len(given) != seats:
        raise Refuse("bad-seats", {"seats": len(given), "expected": seats})
    chairs = []
    for text in given:
        kind, _, name = text.partition(":")
        if kind == "bot" and not bots.exists(name):
            raise Refuse("unknown-bot", {"bot": name})
        if kind in ("me", "shared"):
            chairs.append(Chair("guest", guest, promise=wanted.promise))
        else:
            chairs.append(Chair(kind, name))
    if all(chair.kind == "bot" for chair in chairs):
        raise Refuse("bad-seats", {"seats": 0, "expected": 1})
    if challenged:
        free = next((index for index, chair in enumerate(chairs) if chair.kind == "open"), None)
        if free is None:
            raise Refuse("bad-seats", {"seats": 0, "expected": 1})
        chairs[free] = Chair("kept", challenged)
    seated = [chair.who for chair in chairs if chair.who]
    if wanted.terms.rated and len(set(seated)) < len(seated):
        raise Refuse("rated-twice")
    if wanted.lot:
        random.SystemRandom().shuffle(chairs)
    return chairs
