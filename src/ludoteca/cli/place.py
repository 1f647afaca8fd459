"""The site that a command is about: where its tables are kept, and in which language to speak of it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Language

if TYPE_CHECKING:
    from sqlalchemy import URL

    from ludoteca.cli.arguments import BadArgument
    from ludoteca.server.store import Store


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """What every command about a site can be given."""

    data: Annotated[
        Path | None, Parameter(help="The folder the tables are kept in; by default the one in your data folder.")
    ] = None
    database: Annotated[
        str | None, Parameter(help="A database instead of a file in that folder, as an SQLAlchemy URL.")
    ] = None
    lang: Language = None

    @property
    def url(self) -> str:
        """The database; its folder is made if there is none."""
        from ludoteca.cli.arguments import bad_file
        from ludoteca.server.settings import sqlite_url

        if self.database:
            return _checked(self.database)
        try:
            return sqlite_url(self.data)
        except OSError as error:
            raise bad_file(str(self.data or error.filename), error, "folder", "see --data") from None

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        """The database in its newest shape; what cannot be opened is refused in words."""
        from sqlalchemy.exc import SQLAlchemyError

        from ludoteca.server import migrations
        from ludoteca.server.store import Store

        url = self.url
        try:
            store = Store(url)
            _try_file(store.engine.url)
        except (SQLAlchemyError, ImportError, sqlite3.Error) as error:
            raise _unusable(error) from None
        try:
            try:
                await migrations.upgrade(store.engine)
            except (SQLAlchemyError, OSError) as error:
                raise _unusable(error) from None
            yield store
        finally:
            await store.close()

    @property
    def language(self) -> str:
        """That of whoever reads what the command says."""
        from ludoteca.cli.telling import language_here

        return self.lang or language_here()

    def say(self, key: str, **args: object) -> str:
        """These words in the language of whoever reads them."""
        from ludoteca.core.words import say

        return say(key, args, self.language)


def _unusable(error: Exception) -> BadArgument:
    from ludoteca.cli.arguments import bad_argument

    said = str(getattr(error, "orig", None) or error).partition("\n")[0].rstrip(".")
    return bad_argument(f"the database cannot be used: {said}", "database", "see --database", said=said)


def _checked(url: str) -> str:
    """The same address, if it can be one of a database for a server."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    try:
        if not make_url(url).get_dialect().is_async:
            raise ArgumentError(f"{url}: an asyncio driver is needed, as in sqlite+aiosqlite:///FILE")
    except SQLAlchemyError as error:
        raise _unusable(error) from None
    return url


def _try_file(url: URL) -> None:
    """A file that is no database is found here: opened by aiosqlite it would leave a thread that cannot answer."""
    if url.get_backend_name() == "sqlite" and url.database:
        with contextlib.closing(sqlite3.connect(url.database)) as connection:
            connection.execute("PRAGMA schema_version")


HERE = Place()
