"""`ludoteca restore`: put a backup in place of the site."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cli.place import HERE, Place


def restore(file: Path, /, *, place: Place = HERE) -> int:
    """Put a backup in place of the site, which must be closed. What was there before is kept beside it.

    Parameters
    ----------
    file
        What `ludoteca backup` has made.
    """
    import sqlite3

    from ludoteca.cli.backup import SAID
    from ludoteca.cli.keeping import file_of, only_server, unusable
    from ludoteca.server.backup import BadBackup, restore
    from ludoteca.server.trouble import SAID as TROUBLE
    from ludoteca.server.trouble import kind_of

    database = file_of(place, "restore")
    try:
        with only_server(database):
            before = restore(file, database)
    except BadBackup as bad:
        raise unusable(file, bad.why, SAID[bad.why]) from None
    except (OSError, sqlite3.Error) as error:
        kind = kind_of(error) or "failing"
        raise unusable(database, kind, TROUBLE[kind]) from None
    print(place.say("cli-restored", file=str(file), before=str(before) if before else "no"))
    return 0
