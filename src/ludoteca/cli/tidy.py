"""`ludoteca tidy`: remove old tables and guests."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from ludoteca.cli.place import HERE, Place

Days = Annotated[int, Parameter(validator=Number(gte=0, lte=100_000))]


def tidy(
    *, tables: Days = 0, guests: Days = 0, count: Annotated[bool, Parameter(negative=())] = False, place: Place = HERE
) -> int:
    """Remove tables and guests that nobody with an account has to do with. A site that is open does it itself.

    Parameters
    ----------
    tables
        Remove tables that nobody has touched for so many days; 0: none.
    guests
        Remove guests who came so many days ago and have no table left; 0: none.
    count
        Only say how many there are.
    """
    from ludoteca.server.one_server import AlreadyOpen, alone, file_of
    from ludoteca.server.people.operating import TIDY, Operating
    from ludoteca.server.retention import tidy
    from ludoteca.server.store import Store

    url = place.url

    async def work() -> str:
        store = Store(url)
        try:
            if count:
                found = await tidy(store, tables, guests, only_count=True)
                return place.say("cli-tidy-would", tables=found.tables, guests=found.guests)
            try:
                with alone(file_of(url)):
                    found = await tidy(store, tables, guests)
                    return place.say("cli-tidied", tables=found.tables, guests=found.guests)
            except AlreadyOpen:
                await Operating(store).order(TIDY, f"{tables}:{guests}")
                return place.say("cli-tidy-ordered")
        finally:
            await store.close()

    print(asyncio.run(work()))
    return 0
