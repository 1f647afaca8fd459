"""§9.4, A33 Which weapons there are: a list of weapons.toml, or one written out in the option."""

from __future__ import annotations

import functools
import re
import tomllib
from importlib.resources import files

from ludoteca.core import BadOption
from ludoteca.games.scorso.board import FACES, WEAPON_COLOURS, WEAPONS

CUSTOM = "custom:"
FEWEST = 12  # five players choose among six, and up to five weapons have been kept
PAIR = f"[{WEAPON_COLOURS}][{FACES}]"


@functools.cache
def lists() -> dict[str, list[str]]:
    """The lists that come with the game."""
    text = files("ludoteca.games.scorso").joinpath("weapons.toml").read_text("utf-8")
    found: dict[str, list[str]] = tomllib.loads(text)
    for name, pairs in found.items():
        if (wrong := why_not(pairs)) is not None:
            raise ValueError(f"weapons.toml: {name}: {wrong}")
    return found


def why_not(pairs: list[str]) -> str | None:
    """What is wrong with a list of weapons."""
    if not FEWEST <= len(pairs) <= WEAPONS:
        return f"expected {FEWEST} to {WEAPONS} weapons, not {len(pairs)}"
    for pair in pairs:
        if not re.fullmatch(PAIR, pair):
            return f"{pair} is no weapon, expected a colour out of {WEAPON_COLOURS} and a symbol out of {FACES}"
        if pairs.count(pair) > 1:
            return f"expected weapons that are all different, {pair} is there twice"
    return None


def weapons(option: str) -> list[str]:
    """Colour and symbol of every weapon: `GK`, `RR` …"""
    return lists()[option] if option in lists() else option.removeprefix(CUSTOM).split(",")


def check(option: str) -> None:
    if (wrong := why_not(weapons(option))) is not None:
        raise BadOption(f"option weapon_list={option}: {wrong}", "§9.4, A33")


def pattern() -> str:
    """What the option accepts."""
    return f"^({'|'.join(lists())}|{CUSTOM}{PAIR}(,{PAIR})*)$"
