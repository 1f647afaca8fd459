"""`ludoteca ratings`: the ratings of a site, computed again from its journals."""

from __future__ import annotations

from pathlib import Path
from typing import Literal


def ratings(action: Literal["recompute"], /, *, data: Path | None = None, database: str | None = None) -> int:
    """Compute every rating again from the journals of the tables. The numbers come out as they were.

    Parameters
    ----------
    action
        What to do: `recompute`.
    data
        The folder of the tables; by default one in your data folder.
    database
        A database used instead of a file in the data folder, as an SQLAlchemy URL.
    """
    import asyncio

    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.cli.app import fail
    from ludoteca.server import migrations
    from ludoteca.server.ratings.recompute import recompute
    from ludoteca.server.settings import sqlite_url
    from ludoteca.server.store import Store

    try:
        url = database or sqlite_url(data)
    except OSError as error:
        return fail(f"cannot use the folder {data}: {error.strerror or error} — try --data")

    async def run() -> int:
        store = Store(url)
        try:
            await migrations.upgrade(store.engine)
            with Progress(console=Console(stderr=True), transient=True) as progress:
                bar = progress.add_task("results", total=None)
                return await recompute(store, lambda done, of: progress.update(bar, completed=done, total=of))
        finally:
            await store.close()

    print(f"ratings computed from {asyncio.run(run())} results")
    return 0
