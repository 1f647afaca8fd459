"""Who sits where, and the nonce each adds to the dealer's secret.

A guest promises a nonce by its SHA-256 on sitting down and opens it when the table is full and all have promised, so
nobody can choose the deal, not even a host who also plays. If somebody leaves after a nonce has been opened, all
promises are broken: everybody promises anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludoteca.play.dealer import promise as promise_of

BROKEN = "?"
PROMISED = "promise "  # marks a promise in the journal; in old journals the text is the nonce itself


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits in a seat: nobody, a guest (by id) or a bot (by name). A kept one is open to this guest alone."""

    kind: str
    who: str = ""
    nonce: str = ""  # what the guest adds to the dealer's secret
    promise: str = ""  # the SHA-256 of the nonce, or BROKEN; empty where nothing was promised

    @classmethod
    def parse(cls, text: str) -> Chair:
        kind, who, nonce, promise = [*text.split(":"), "", "", ""][:4]
        return cls(kind, who, nonce, promise)

    def __str__(self) -> str:
        return ":".join([self.kind, self.who, self.nonce, self.promise]).rstrip(":")

    @classmethod
    def of_line(cls, guest: str, text: str) -> Chair:
        """Somebody who has sat down, as the journal tells it."""
        if text.startswith(PROMISED):
            return cls("guest", guest, promise=text.removeprefix(PROMISED))
        return cls("guest", guest, text)

    @property
    def is_opened(self) -> bool:
        return bool(self.promise and self.nonce)

    @property
    def has_to_open(self) -> bool:
        return bool(self.promise and not self.nonce)

    def fits(self, nonce: str) -> bool:
        return self.promise == promise_of(bytes.fromhex(nonce))


def is_full(chairs: Sequence[Chair]) -> bool:
    return all(chair.kind not in ("open", "kept") for chair in chairs)


def kept_for(chairs: Sequence[Chair], guest: str) -> list[int]:
    """The seats that wait for this guest and for nobody else."""
    return [seat for seat, chair in enumerate(chairs) if chair.kind == "kept" and chair.who == guest]


def free_for(chairs: Sequence[Chair], guest: str) -> list[int]:
    """The seats this guest may take: those that are kept for them, or else those that are open to everybody."""
    return kept_for(chairs, guest) or [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]


def can_open(chairs: Sequence[Chair]) -> bool:
    """Whether nonces may be opened: the table is full, and every promise stands."""
    return is_full(chairs) and all(chair.promise != BROKEN for chair in chairs)


def broken(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs after somebody has left: what has been opened is known too early."""
    if not any(chair.is_opened for chair in chairs):
        return list(chairs)
    return [replace(chair, nonce="", promise=BROKEN) if chair.promise else chair for chair in chairs]
