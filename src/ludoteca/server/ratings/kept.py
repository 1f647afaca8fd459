"""What is kept of ratings: where everybody stands, and every step that led there.

Both follow from the journals and can be computed again; they are written in the transaction that ends a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.rating_shapes import Pace
from ludoteca.server.ratings.model import Rating
from ludoteca.server.store import Store, events, metadata

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("who", sa.String(48), primary_key=True),  # a guest, or "bot:" and the name of a machine
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("pace", sa.String(8), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
rating_steps = sa.Table(
    "rating_steps",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the result: the first is 1
    sa.Column("who", sa.String(48), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("before", sa.Double, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("rating_steps_of", "who", "game", "pace", "number"),
    sa.Index("rating_steps_at", "table_id"),
)


@dataclass(frozen=True, slots=True)
class Key:
    """Whose rating, in which game, at which pace."""

    who: str
    game: str
    pace: Pace


@dataclass(frozen=True, slots=True)
class Step:
    """What one result did to one rating."""

    number: int
    key: Key
    table: str
    at: int  # milliseconds since 1970
    before: float
    after: Rating

    @property
    def change(self) -> int:
        """The change as it is shown: the difference of two whole numbers."""
        return self.after.number - round(self.before)


async def all_ratings(connection: AsyncConnection) -> dict[Key, Rating]:
    found = await connection.execute(sa.select(ratings))
    return {Key(row.who, row.game, row.pace): Rating(row.mu, row.sigma, row.games) for row in found}


async def last_number(connection: AsyncConnection) -> int:
    """How many results have counted so far."""
    return int((await connection.execute(sa.select(sa.func.max(rating_steps.c.number)))).scalar_one() or 0)


async def write_steps(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Add the steps of one result, and move everybody to where they stand now."""
    await connection.execute(rating_steps.insert(), [_step_row(step) for step in steps])
    for step in steps:
        is_one = sa.and_(*(ratings.c[name] == value for name, value in _key_row(step.key).items()))
        await connection.execute(ratings.delete().where(is_one))
        await connection.execute(ratings.insert().values(_key_row(step.key) | _rating_row(step.after)))


async def forget_all(connection: AsyncConnection) -> None:
    await connection.execute(ratings.delete())
    await connection.execute(rating_steps.delete())


async def write_all(connection: AsyncConnection, steps: Sequence[Step]) -> None:
    """Write all steps there are, and where they lead."""
    if not steps:
        return
    await connection.execute(rating_steps.insert(), [_step_row(step) for step in steps])
    last = {step.key: step.after for step in steps}
    await connection.execute(ratings.insert(), [_key_row(key) | _rating_row(after) for key, after in last.items()])


async def steps_of(store: Store, who: str, most: int) -> list[Step]:
    """The latest steps of this player in all games, in their order."""
    ask = sa.select(rating_steps).where(rating_steps.c.who == who).order_by(rating_steps.c.number.desc()).limit(most)
    async with store.engine.connect() as connection:
        return [_step(row) for row in reversed((await connection.execute(ask)).all())]


async def steps_after(connection: AsyncConnection, number: int) -> list[Step]:
    """The steps of all results after this one, in their order."""
    ask = sa.select(rating_steps).where(rating_steps.c.number > number).order_by(rating_steps.c.number)
    return [_step(row) for row in await connection.execute(ask)]


async def steps_at(store: Store, table: str) -> list[Step]:
    """What the result of this table did."""
    ask = sa.select(rating_steps).where(rating_steps.c.table_id == table).order_by(rating_steps.c.who)
    async with store.engine.connect() as connection:
        return [_step(row) for row in await connection.execute(ask)]


async def rated_tables(connection: AsyncConnection) -> list[str]:
    """The tables whose result counts, in the order in which they ended, as their journals say."""
    ask = sa.select(events.c.table_id).where(events.c.kind == "rated").order_by(sa.cast(events.c.text, sa.Integer))
    return list((await connection.execute(ask)).scalars())


def _key_row(key: Key) -> dict[str, object]:
    return dict(zip(("who", "game", "pace"), astuple(key), strict=True))


def _rating_row(rating: Rating) -> dict[str, object]:
    return dict(zip(("mu", "sigma", "games"), astuple(rating), strict=True))


def _step_row(step: Step) -> dict[str, object]:
    where = {"number": step.number, "table_id": step.table, "at": step.at, "before": step.before}
    return where | _key_row(step.key) | _rating_row(step.after)


def _step(row: sa.Row[tuple[object, ...]]) -> Step:
    key, after = Key(row.who, row.game, row.pace), Rating(row.mu, row.sigma, row.games)
    return Step(row.number, key, row.table_id, row.at, row.before, after)
