"""`ludoteca backup`: a copy of the whole site, also while it is open."""

from __future__ import annotations

from pathlib import Path

from ludoteca.cli.place import HERE, Place

SAID = {
    "missing": "there is no site here",
    "damaged": "the file is damaged",
    "foreign": "this is not a site of Ludoteca",
    "no-backup": "this is no backup of Ludoteca",
    "newer": "it was made by a newer version of Ludoteca",
}


def backup(file: Path, /, *, place: Place = HERE) -> int:
    """Copy the whole site into one file. It may be open meanwhile; everything acknowledged so far is in the copy.

    Parameters
    ----------
    file
        The copy, which must not exist yet.
    """
    import sqlite3

    from ludoteca.cli.arguments import bad_file
    from ludoteca.cli.keeping import file_of, unusable
    from ludoteca.server.backup import BadBackup, back_up
    from ludoteca.server.trouble import SAID as TROUBLE
    from ludoteca.server.trouble import kind_of

    database = file_of(place, "backup")
    try:
        size = back_up(database, file)
    except OSError as error:
        raise bad_file(str(file), error) from None
    except BadBackup as bad:
        raise unusable(database, bad.why, SAID[bad.why]) from None
    except sqlite3.Error as error:
        kind = kind_of(error) or "failing"
        raise unusable(database, kind, TROUBLE[kind]) from None
    print(place.say("cli-backed-up", file=str(file), size=f"{size / 2**20:.1f}"))
    return 0
