"""The database's history of shapes; brought up to date whenever the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

if TYPE_CHECKING:
    from alembic.config import Config

HOME = Path(__file__).parent
VERSIONS = HOME / "versions"  # each file's name begins with its revision
KEPT_IN = "alembic_version"
_ONE_AT_A_TIME = 0x4C75646F  # any number that nobody else locks


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape; does nothing when it is there."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_now)


def upgrade_now(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # of servers that start together one does it, the others wait
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ONE_AT_A_TIME)))
    if _revision(connection) == newest():
        return  # at once: Alembic alone takes a third of a second to load
    from alembic import command

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def newest() -> str:
    """The revision that the code expects."""
    return max(file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py"))


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HOME).replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    if not sa.inspect(connection).has_table(KEPT_IN):
        return None
    revision: str | None = connection.execute(sa.text(f"SELECT version_num FROM {KEPT_IN}")).scalar()
    return revision
