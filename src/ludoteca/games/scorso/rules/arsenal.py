"""§9.4, A33 Which weapons there are: a list of weapons.toml, or one written out in the option."""

from __future__ import annotations

import functools
import re
import tomllib
from importlib.resources import files

from ludoteca.core import BadOption, Reason
from ludoteca.games.scorso.rules.board import FACES, WEAPON_COLOURS, WEAPONS

RULE = "§9.4, A33"
CUSTOM = "custom:"
FEWEST = 12  # five players choose among six, while up to five have been kept, one for each hat
PAIR = f"[{WEAPON_COLOURS}][{FACES}]"


@functools.cache
def lists() -> dict[str, list[str]]:
    """The lists that come with the game."""
    text = files("ludoteca.games.scorso.rules").joinpath("weapons.toml").read_text("utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)
    for name, pairs in found.items():
        if (wrong := why_not(pairs)) is not None:
            raise ValueError(f"weapons.toml: {name}: {wrong[0]}")
    return found


def why_not(pairs: list[str]) -> tuple[str, Reason] | None:
    """What is wrong with a list of weapons, in plain words and as a reason to be translated."""
    for pair in pairs:
        if not re.fullmatch(PAIR, pair):
            said = f"{pair!r} is no weapon, expected a colour out of {WEAPON_COLOURS} and a symbol out of {FACES}"
            return said, Reason("option-weapon", RULE, {"weapon": pair})
        if pairs.count(pair) > 1:
            said = f"expected weapons that are all different, {pair} is there twice"
            return said, Reason("option-weapon-twice", RULE, {"weapon": pair})
    if not FEWEST <= len(pairs) <= WEAPONS:
        said = f"expected {FEWEST} to {WEAPONS} weapons, not {len(pairs)}"
        return said, Reason("option-weapons", RULE, {"count": len(pairs), "low": FEWEST, "high": WEAPONS})
    return None


def weapons(option: str) -> list[str]:
    """Colour and symbol of every weapon: `GK`, `RR` …"""
    return lists()[option] if option in lists() else option.removeprefix(CUSTOM).split(",")


def check(option: str) -> None:
    """Refuse a list of weapons that cannot be played with."""
    if (wrong := why_not(weapons(option))) is not None:
        raise BadOption(f"option weapon_list={option}: {wrong[0]}", RULE, wrong[1])


def pattern() -> str:
    """What can be read; `check` looks closer at a list that is written out."""
    return f"^({'|'.join(lists())}|{CUSTOM}.{{0,100}})$"
