"""Talk at a table, as typed messages. Phrases and signs are codes: everybody reads them in their own language."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ludoteca.server.envelope import Count, FromClientMessage, FromServerMessage, IntentId, SeatName
from ludoteca.server.personas import Given

LONGEST_TEXT: Final = 200
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "one-moment",
    "back",
    "thinking",
    "again",
    "goodbye",
)
SIGNS: Final = ("👍", "👏", "😄", "😮", "😅", "🤔", "🎉", "❤️")
TalkKind = Literal["phrase", "sign", "text"]


class Speaker(Struct):
    """Who says something: at a seat, or watching."""

    who: int  # the number of the first thing this person said here: whom to mute
    seat: SeatName | None  # none: a watcher
    yours: bool
    name: str  # chosen; empty: the given one
    given: Given
    avatar: str
    nth: int  # 2, 3 …: as many before have the same name


class TalkLine(Struct):
    """Something said at a table. Watchers talk among themselves: those who play are never told."""

    number: int
    at: int
    by: Speaker
    kind: TalkKind
    text: str  # a phrase or sign by its code, or free text


class Talk(Struct):
    """What has been said at a table, as far as this viewer hears it."""

    said: list[TalkLine]  # the latest, the oldest of them first
    muted: list[Speaker]  # those of this table whom the viewer does not hear


class Say(FromClientMessage):
    """Say something: a phrase, a sign, or free text where the table allows it."""

    intent: IntentId
    kind: TalkKind
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Mute(FromClientMessage):
    """Hear this person no longer, at any table; or again."""

    intent: IntentId
    who: Count
    muted: bool = True


class Report(FromClientMessage):
    """Show the host of the site what somebody said."""

    intent: IntentId
    number: Count


class Talked(FromServerMessage):
    """Something was said."""

    said: TalkLine


class TalkChanged(FromServerMessage):
    """Somebody was muted or is heard again: this is all that is heard now."""

    talk: Talk
