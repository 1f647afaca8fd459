"""`ludoteca database`: a whole site from one database to another."""

from __future__ import annotations

from typing import Literal

from ludoteca.cli.parameters import Language
from ludoteca.cli.place import Place


def database(action: Literal["copy"], source: str, target: str, /, *, lang: Language = None) -> int:
    """Copy a site to another database: people, tables, games, ratings, everything. Stop the site first.

    Parameters
    ----------
    action
        What to do: `copy`.
    source
        Where the site is: a folder with a site in it, or a database as an SQLAlchemy URL.
    target
        Where it shall be: a folder, or an empty database.
    """
    import asyncio

    from rich.console import Console
    from rich.progress import Progress
    from sqlalchemy.exc import SQLAlchemyError

    from ludoteca.cli.arguments import bad_argument
    from ludoteca.server.moving import NotEmpty, copy
    from ludoteca.server.store import Store

    said, console = Place(lang=lang), Console(stderr=True)

    async def run() -> int:
        before, after = Store(_url(source, is_there=True)), Store(_url(target, is_there=False))
        try:
            with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
                bar = progress.add_task(said.say("cli-rows"), total=None)
                return await copy(before, after, lambda done, of: progress.update(bar, completed=done, total=of))
        finally:
            await before.close()
            await after.close()

    try:
        count = asyncio.run(run())
    except NotEmpty:
        raise bad_argument(f"{target}: there is a site already", "not-empty", file=target) from None
    except (OSError, SQLAlchemyError) as error:
        what = str(error.__cause__ or error).strip()
        raise bad_argument(f"the database cannot be used: {what}", "database", said=what) from None
    print(said.say("cli-copied", count=count))
    return 0


def _url(given: str, *, is_there: bool) -> str:
    """The database that is meant: a URL as it is, or the file in a folder."""
    from pathlib import Path

    from ludoteca.cli.arguments import bad_file
    from ludoteca.server.settings import FILE

    if "://" in given:
        return given
    if is_there and not (Path(given) / FILE).is_file():
        raise bad_file(given, FileNotFoundError(2, "there is no site in this folder"), "folder")
    return Place(data=Path(given)).url
