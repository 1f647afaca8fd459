"""The database's history of shapes; brought up to date whenever the server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

HOME = Path(__file__).parent


async def upgrade(engine: AsyncEngine) -> None:
    """Bring the database to the newest shape; does nothing when it is there."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(HOME).replace("%", "%%"))
    return config


def _upgrade(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
