"""`ludoteca ratings`: the ratings of a site, computed again from its journals."""

from __future__ import annotations

from typing import Literal

from ludoteca.cli.place import HERE, Place


def ratings(action: Literal["recompute"], /, *, place: Place = HERE) -> int:
    """Compute every rating again from the journals of the tables. The numbers come out as they were.

    Parameters
    ----------
    action
        What to do: `recompute`.
    """
    import asyncio

    from rich.console import Console
    from rich.progress import Progress

    from ludoteca.server.ratings.recompute import recompute

    async def run() -> int:
        async with place.opened() as store:
            with Progress(console=Console(stderr=True), transient=True) as progress:
                bar = progress.add_task(place.say("cli-results"), total=None)
                return await recompute(store, lambda done, of: progress.update(bar, completed=done, total=of))

    print(place.say("cli-recomputed", count=asyncio.run(run())))
    return 0
