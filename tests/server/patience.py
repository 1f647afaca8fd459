"""A table that has waited long enough: time is given to the tests, never slept."""

from __future__ import annotations

from ludoteca.server.tables import Table


async def impatient(table: Table) -> None:
    """From now on nobody at this table is waited for."""
    table.audience._claim_after = 0.0
    table._absence._lobby_grace = 0.0
    table.presence.changed()
