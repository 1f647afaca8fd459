"""Record files: written completely or not at all, and extended line by line while the match goes on."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ludoteca.play.log import Entry
from ludoteca.play.match import Match
from ludoteca.play.records.record import format_entries, format_record


def write_record(path: str | Path, text: str) -> None:
    """Replace the file's contents atomically: a reader finds the old text or the new one, never a part."""
    path = Path(path)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


class RecordFile:
    """The complete record of a match on this machine, up to date after every act.

    It holds the secret from the start, so that an interrupted match can be continued: it belongs to the keeper
    of the table and must not be given to players.
    """

    def __init__(self, path: str | Path, match: Match) -> None:
        self.path = Path(path)
        self.match = match
        self.finish()

    def append(self, entries: Sequence[Entry]) -> None:
        """Add the lines of the act just played, in one write; the last act of the match finishes the record."""
        if self.match.outcome is not None:
            self.finish()
            return
        lines = format_entries(self.match, after=self.match.ply - len(entries), whole=True)
        with open(self.path, "ab", buffering=0) as file:
            file.write("".join(f"{line}\n" for line in lines).encode())
            os.fsync(file.fileno())

    def finish(self) -> None:
        """Write the record again as it is now: with its result, if the match is over."""
        write_record(self.path, format_record(self.match, whole=True))
