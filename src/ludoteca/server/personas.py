"""What people are called and how they look: everybody has a name and a picture at once, without choosing.

Both are codes, a name such as `bold-fox` and a picture such as `fox-teal`; whoever shows them has the words and the
drawings. They are drawn from the guest's id by a digest with a key, so that they stay the same and give nothing away.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Sequence
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ludoteca.core.words import say

FIGURES: Final = (
    "amphora",
    "cat",
    "coin",
    "eagle",
    "elephant",
    "fox",
    "hat",
    "king",
    "knight",
    "laurel",
    "legionary",
    "lion",
    "owl",
    "ship",
    "tortoise",
    "tower",
)
MANNERS: Final = (
    "bold",
    "bright",
    "calm",
    "clever",
    "curious",
    "gentle",
    "golden",
    "honest",
    "lucky",
    "merry",
    "noble",
    "patient",
    "quick",
    "quiet",
    "sly",
    "wise",
)
COLOURS: Final = ("brick", "ochre", "olive", "teal", "slate", "plum", "rose", "ink")

Given = Annotated[str, Meta(pattern=f"^(({'|'.join(MANNERS)})-({'|'.join(FIGURES)}))?$")]
Avatar = Annotated[str, Meta(pattern=f"^({'|'.join(FIGURES)})-({'|'.join(COLOURS)})$")]


Profile = Literal["", "private", "public"]  # of an account; empty: a guest has none


class Persona(Struct, frozen=True):
    """How one guest appears to others."""

    name: str  # chosen; empty: the given one is used
    given: str
    avatar: str
    profile: Profile = ""


def persona_of(key: bytes, guest: str, name: str = "", avatar: str = "", profile: Profile = "") -> Persona:
    """The name and the picture given to this guest, under what the guest has chosen."""
    digest = hmac.digest(key, b"persona:" + guest.encode("utf-8", "surrogateescape"), hashlib.sha256)
    figure = _pick(FIGURES, digest[0:4])
    return Persona(
        name=name,
        given=f"{_pick(MANNERS, digest[4:8])}-{figure}",
        avatar=avatar or f"{figure}-{_pick(COLOURS, digest[8:12])}",
        profile=profile,
    )


def given_name(given: str, language: str) -> str:
    """A given name in words: `bold-fox` is Bold Fox, and in Italian Volpe audace."""
    manner, _, figure = given.partition("-")
    gender = say("given-gender", {"figure": figure}, language)
    parts = {
        "manner": say(f"given-manner-{manner}", {"gender": gender}, language),
        "figure": say(f"given-figure-{figure}", language=language),
    }
    return say("given-name", parts, language)


def _pick(words: Sequence[str], digest: bytes) -> str:
    return words[int.from_bytes(digest) % len(words)]


def tell_apart(guests: Sequence[str], persona: Callable[[str], Persona]) -> dict[str, int]:
    """Among these guests, how many before each have the same name: 1 for the first, then 2, 3 …"""
    seen: dict[str, int] = {}
    numbers: dict[str, int] = {}
    for guest in dict.fromkeys(guests):
        shown = persona(guest)
        name = shown.name.casefold() or shown.given
        numbers[guest] = seen[name] = seen.get(name, 0) + 1
    return numbers
