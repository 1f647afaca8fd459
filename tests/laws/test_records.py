"""Every game as a record: the text is read back, proven, and written again byte by byte."""

from __future__ import annotations

from ludoteca import games
from ludoteca.laws.suite import RecordsHold


class TestRecords(RecordsHold):
    games = games.built_in()
