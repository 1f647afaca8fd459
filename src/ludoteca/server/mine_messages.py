"""What a page is told that listens for changes among the guest's own tables (docs/reference/protocol.md)."""

from __future__ import annotations

from ludoteca.server.envelope import FromServerMessage


class MineChanged(FromServerMessage, tag="mine"):
    """A table of the guest has changed, or a challenge has come: ask for `/api/me/tables`. The first one is the answer
    to `hello`."""
