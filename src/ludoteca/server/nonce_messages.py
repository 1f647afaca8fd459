"""The nonces that seats add to the dealer's secret: promised first, opened together (docs/reference/protocol.md)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.envelope import FromClientMessage, IntentId, Nonce, SeatName

Sealed = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # the SHA-256 of a nonce; empty: none is promised


class Nonces(Struct):
    """What has been promised and opened, by seat. A promise `?` is broken: that seat has to promise anew."""

    promised: dict[SeatName, str]
    opened: dict[SeatName, str]


class Promise(FromClientMessage):
    """Promise another nonce for one's seats; only before anybody has opened one."""

    intent: IntentId
    promise: Sealed


class Reveal(FromClientMessage):
    """Open the nonce one has promised. The game begins when all have."""

    intent: IntentId
    nonce: Nonce
