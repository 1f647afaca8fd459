"""What the commands about a site's file share: where it is, and what is said when it cannot be used."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from ludoteca.cli.arguments import BadArgument, bad_argument
from ludoteca.cli.place import Place

HOST = "docs/howto/host.md"


def file_of(place: Place, command: str) -> Path:
    """The file of the site; other databases have tools of their own for this."""
    from ludoteca.server.one_server import file_of

    file = file_of(place.url)
    if file is None:
        raise bad_argument(f"{command} is for a site in one file; use the tools of your database", "not-a-file", HOST)
    return file


def unusable(file: Path, why: str, said: str) -> BadArgument:
    """A database or a backup that cannot be used."""
    return bad_argument(f"{file}: {said}", "unusable", HOST, file=str(file), why=why)


@contextlib.contextmanager
def only_server(file: Path | None) -> Iterator[None]:
    """Be the only server on this file, or say who is."""
    from ludoteca.server.one_server import AlreadyOpen, alone
    from ludoteca.server.trouble import SAID, kind_of

    try:
        with contextlib.ExitStack() as stack:
            try:
                stack.enter_context(alone(file))
            except OSError as error:
                kind = kind_of(error) or "failing"
                raise unusable(file or Path(), kind, SAID[kind]) from None
            yield
    except AlreadyOpen as other:
        number = other.args[0]
        said = f"{file}: another Ludoteca (process {number}) has this site open; stop it first, or give --data"
        raise bad_argument(said, "already-open", HOST, file=str(file), process=str(number)) from None
