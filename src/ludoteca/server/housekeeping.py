"""What a running server removes by itself, where its operator wants that: tables and guests nobody needs any more."""

from __future__ import annotations

import asyncio

import structlog

from ludoteca.server.house import House
from ludoteca.server.retention import Tidied, tidy

log = structlog.get_logger()


async def tidy_house(house: House, tables_after: int, guests_after: int) -> Tidied:
    """Remove what is too old; what is in memory is in use."""
    tidied = await tidy(house.store, tables_after, guests_after, in_use={*house.tables, *await house.places.in_use()})
    if tidied.tables or tidied.guests:
        log.info("tidied", tables=tidied.tables, guests=tidied.guests)
    return tidied


async def watch(house: House) -> None:
    """Look now and then, until told to stop; where nothing is to be removed there is nothing to do."""
    settings = house.settings
    while settings.keep_tables_days or settings.keep_guests_days:
        try:
            await tidy_house(house, settings.keep_tables_days, settings.keep_guests_days)
        except Exception:
            log.exception("not tidied")
        await asyncio.sleep(settings.tidy_hours * 3600)
