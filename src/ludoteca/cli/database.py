"""`ludoteca database`: a whole site from one database to another."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Literal

from ludoteca.cli.parameters import Language
from ludoteca.cli.place import Place

if TYPE_CHECKING:
    from ludoteca.server.store import Store

PAGE = "docs/reference/command.md"


def database(action: Literal["copy"], source: str, target: str, /, *, lang: Language = None) -> int:
    """Copy a site to another database: people, tables, games, ratings, everything. It must be closed.

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
            async with _closed(before, source), _closed(after, target):
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


@contextlib.asynccontextmanager
async def _closed(store: Store, given: str) -> AsyncIterator[None]:
    """While the block runs no site is open on this database, and none can open: nothing acknowledged stays behind."""
    from ludoteca.cli.arguments import bad_argument
    from ludoteca.server.one_server import AlreadyOpen, Sole, alone, file_of

    sole = Sole(store.engine, is_shared=False)
    try:
        with alone(file_of(store.engine.url.render_as_string(hide_password=False))):
            await sole.take()
            yield
    except AlreadyOpen:
        said = f"{given}: a Ludoteca has this site open; stop it first: what it acknowledges meanwhile would be missing"
        raise bad_argument(said, "copied-while-open", PAGE, file=given) from None
    finally:
        await sole.close()


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
