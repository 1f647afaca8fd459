"""What machines have said of finished games, so that each game is judged only once."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.server.store import Store, metadata

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("verdicts", sa.Text, nullable=False),  # JSON
)


class Verdict(Struct, frozen=True, array_like=True):
    """What a machine said of one decision; the rest follows from the journal."""

    ply: int
    best: str  # in the notation
    best_value: float
    value: float | None


async def kept(store: Store, table: str, version: int) -> list[Verdict] | None:
    """What was said of this table's game by this version of the judge, if anything."""
    ask = sa.select(analyses.c.verdicts).where(analyses.c.table_id == table, analyses.c.version == version)
    async with store.engine.connect() as connection:
        found = (await connection.execute(ask)).scalar_one_or_none()
    return None if found is None else msgspec.json.decode(found, type=list[Verdict])


async def keep(store: Store, table: str, version: int, verdicts: list[Verdict]) -> None:
    """Keep it, in place of what an earlier version said."""
    async with store.writing() as connection:
        await connection.execute(analyses.delete().where(analyses.c.table_id == table))
        written = msgspec.json.encode(verdicts).decode()
        await connection.execute(analyses.insert().values(table_id=table, version=version, verdicts=written))
