"""The contract of a bot: a view and its legal moves in, a move out, within a limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.core import Limit, Move, View


class Bot(Protocol):
    """A machine in a seat. Any thread may call it, but only one at a time."""

    @property
    def budget(self) -> int:
        """The work it does for one decision where nobody says otherwise."""

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        """One of the legal moves. The view holds everything the bot's seat may know."""
