"""The site that a command is about: where its tables are kept, and in which language to speak of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludoteca.cli.parameters import Language


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
    lang: Annotated[Language, Parameter(help="The language; by default that of your environment.")] = None

    @property
    def url(self) -> str:
        """The database; its folder is made if there is none."""
        from ludoteca.cli.arguments import bad_file
        from ludoteca.server.settings import sqlite_url

        try:
            return self.database or sqlite_url(self.data)
        except OSError as error:
            raise bad_file(str(self.data or error.filename), error, "folder", "see --data") from None

    def say(self, key: str, **args: object) -> str:
        """These words in the language of whoever reads them."""
        from ludoteca.cli.telling import language_here
        from ludoteca.core.words import say

        return say(key, args, self.lang or language_here())


HERE = Place()
