"""How an event is held, beside the plan of what is played: where, who may enter, what judges see, what begins when.

An organiser may change any of it while the event goes on.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Place = Literal["site", "board"]

LATEST_MS = 2**53


class Terms(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`mixed`: those who can meet on the site do so, all others at a board; a table can be moved."""

    place: Literal["site", "board", "mixed"] = "site"
    entry: Literal["open", "code", "list"] = (
        "open"  # whoever comes; whoever has the code; only those the organiser enters
    )
    public: bool = True  # listed for everybody; otherwise known to those who have the link
    check_in: bool = False  # only those who have said that they are here are paired
    hands: bool = False  # judges may look at what players hide
    answer: Annotated[int, Meta(ge=10, le=86_400)] = 600  # seconds a judge has, then the automatic verdict stands
    delay: Annotated[int, Meta(ge=0, le=99)] = 0  # plies by which the boards shown to the room lag behind
    starts: Annotated[int, Meta(ge=0, le=LATEST_MS)] | None = None  # the first round, in milliseconds since 1970
    ends: Annotated[int, Meta(ge=0, le=LATEST_MS)] | None = None  # an arena: from then on nobody is paired
    between: Annotated[int, Meta(ge=0, le=86_400)] | None = None  # seconds from one round to the next; None: by hand
    rated: bool = False  # tables on the site
    talk: Literal["off", "phrases", "free"] = "phrases"
