"""Profiles: what somebody has played, and how it ended. Only of games that are over.

How a game ended is read from its journal once and kept; seats that have changed hands since are looked up.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

import msgspec
import sqlalchemy as sa
import structlog
from msgspec import Struct

from ludoteca.core import LudotecaError
from ludoteca.server import people_shapes as shapes
from ludoteca.server.chairs import Chair
from ludoteca.server.house import House
from ludoteca.server.journal import Journal
from ludoteca.server.people.account_store import Account
from ludoteca.server.people.records import results
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import GONE
from ludoteca.server.store import seated, tables

log = structlog.get_logger()

MOST = 200  # games of a profile: the latest
UNCOUNTED = ("called-off",)  # ends that count for nobody


class Ended(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    game: str
    seats: list[str]
    chairs: list[str]
    winners: list[int]
    reason: str


class _Game(Struct, frozen=True, kw_only=True):
    table: str
    at: int
    is_public: bool
    ended: Ended
    people: list[str]  # by seat; empty for a machine


async def profile(house: House, name: str, viewer: str) -> shapes.Profile:
    """What `viewer` may know of the account of this name."""
    accounts = house.guests.desk.accounts
    account = await accounts.named(name)
    if account is None:
        raise Refuse("unknown-person")
    await house.guests.load([account.guest])
    is_me = account.guest == viewer
    shown = shapes.Profile(house.guests.name(account.guest), account.is_public, is_me)
    if not (is_me or account.is_public):
        return shown
    games = [game for game in await _games(house, account) if game.people.count(account.guest) == 1]
    known = await _opponents(house, {who for game in games for who in game.people if who}, shows_all=is_me)
    by_game: dict[str, shapes.Tally] = {}
    by_opponent: dict[str, shapes.Tally] = {}
    met: dict[str, shapes.Opponent] = {}
    for game in games:
        ended, seat = game.ended, game.people.index(account.guest)
        result = result_of(ended, seat)
        others = {}
        for other, chair in enumerate(ended.chairs):
            if other != seat:
                kind, who = Chair.parse(chair).kind, game.people[other]
                others[who or chair] = known[who] if who else shapes.Opponent("bot", chair.partition(":")[2])
                assert kind in ("guest", "bot")
        count(by_game.setdefault(ended.game, shapes.Tally()), result)
        for key, opponent in others.items():
            if opponent.name:
                met[key] = opponent
                count(by_opponent.setdefault(key, shapes.Tally()), result)
        table = game.table if is_me or game.is_public else None
        shown.games.append(
            shapes.PlayedGame(table, ended.game, game.at, [ended.seats[seat]], list(others.values()), result)
        )
    shown.since = account.created
    shown.by_game = [shapes.GameTally(game, tally) for game, tally in by_game.items()]
    often = sorted(by_opponent.items(), key=lambda one: -(one[1].won + one[1].lost + one[1].drawn))
    shown.by_opponent = [shapes.OpponentTally(met[key], tally) for key, tally in often]
    return shown


def result_of(ended: Ended, seat: int) -> shapes.Result:
    if ended.reason in UNCOUNTED:
        return "null"
    if not ended.winners:
        return "drawn"
    return "won" if seat in ended.winners else "lost"


def count(tally: shapes.Tally, result: shapes.Result) -> None:
    if result != "null":
        setattr(tally, result, getattr(tally, result) + 1)


async def _opponents(house: House, people: set[str], *, shows_all: bool) -> dict[str, shapes.Opponent]:
    """How opponents are named: those with a public profile to everybody, the others only to whoever has played them."""
    public = await house.guests.desk.accounts.public_among(people)
    await house.guests.load(people)

    def opponent(who: str) -> shapes.Opponent:
        if who.startswith(GONE):
            return shapes.Opponent("left", "")
        name = house.guests.name(who) if shows_all or who in public else ""
        return shapes.Opponent("guest", name, who in public)

    return {who: opponent(who) for who in people}


async def _games(house: House, account: Account) -> list[_Game]:
    """The finished games of an account, the latest first."""
    ask = (
        sa.select(tables.c.id, tables.c.touched, tables.c.public, results.c.text)
        .join(seated, seated.c.table_id == tables.c.id)
        .outerjoin(results, results.c.table_id == tables.c.id)
        .where(seated.c.guest == account.guest, tables.c.status == "over")
        .order_by(tables.c.touched.desc(), tables.c.id)
        .limit(MOST)
    )
    async with house.store.engine.connect() as connection:
        rows = list(await connection.execute(ask))
    fresh = await _read(house, [row.id for row in rows if row.text is None])
    known = {row.id: row.text or fresh.get(row.id) for row in rows}
    ended = {name: msgspec.json.decode(text, type=Ended) for name, text in known.items() if text}
    people = {name: [_person(chair) for chair in one.chairs] for name, one in ended.items()}
    heirs = await house.guests.desk.accounts.heirs_of({who for seats in people.values() for who in seats})
    return [
        _Game(
            table=row.id,
            at=row.touched,
            is_public=row.public,
            ended=ended[row.id],
            people=[heirs.get(who, who) for who in people[row.id]],
        )
        for row in rows
        if row.id in ended
    ]


def _person(chair: str) -> str:
    parsed = Chair.parse(chair)
    return parsed.who if parsed.kind == "guest" else ""


async def _read(house: House, names: Sequence[str]) -> dict[str, str]:
    """How these games ended, as their journals tell; kept for the next time."""
    found: dict[str, str] = {}
    for name in names:
        kept = await house.store.table(name)
        if kept is None:
            continue
        try:
            ended = ended_of(await asyncio.to_thread(Journal.read, *kept))
        except (LudotecaError, Refuse) as error:
            log.warning("no result", table=name, error=str(error))
            continue
        if ended:
            found[name] = msgspec.json.encode(ended).decode()
    await _keep(house, found.items())
    return found


async def _keep(house: House, found: Iterable[tuple[str, str]]) -> None:
    rows = [{"table_id": name, "text": text} for name, text in found]
    if not rows:
        return
    async with house.store.writing() as connection:
        ask = sa.select(results.c.table_id).where(results.c.table_id.in_([row["table_id"] for row in rows]))
        known = set((await connection.execute(ask)).scalars())
        new = [row for row in rows if row["table_id"] not in known]
        if new:
            await connection.execute(results.insert(), new)


def ended_of(journal: Journal) -> Ended | None:
    """How the game of this journal ended; None where there was none."""
    if journal.match is None or journal.match.outcome is None:
        return None
    outcome = journal.match.outcome
    return Ended(
        game=journal.row.game,
        seats=list(journal.seats),
        chairs=[f"{chair.kind}:{chair.who}" for chair in journal.chairs],
        winners=[int(seat) for seat in outcome.winners],
        reason=outcome.reason,
    )
