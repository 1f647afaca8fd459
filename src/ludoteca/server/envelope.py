"""What all messages are made of: names of bounded length, and the two envelopes with a tag.

Messages by subject have modules of their own; `protocol` names them in its unions.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST_NAME: Final = 24  # of a guest

IntentId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]  # chosen by the client, unique per guest and table
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=8)]
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,32}$")]
GuestName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]


def snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class FromClientMessage(Struct, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """On its way from a page to the server."""


class FromServerMessage(Struct, tag_field="type", tag=snake):
    """On its way to a page. `seq` counts the messages to one viewer from 1."""

    seq: int
