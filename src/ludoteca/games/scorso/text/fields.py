"""`key=value` words of a position: each refusal names the field and what was expected."""

from __future__ import annotations

import re

from ludoteca.core import Record, bad_position
from ludoteca.games.scorso.rules.board import NOBODY, SEATS

Fields = dict[str, str]


def at(where: str) -> str:
    """`beat of A` as it stands in every language: `beat (A)`."""
    field, of, seat = where.partition(" of ")
    return f"{field} ({seat})" if of else field


def read_fields(where: str, words: list[str], needed: tuple[str, ...], more: tuple[str, ...]) -> Fields:
    """`key=value` words; a key that stands there twice, is unknown or is missing is refused."""
    found: Fields = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in needed + more or key in found or not value:
            expected = " ".join(f"{name}=…" for name in needed)
            said = f"{where}: {word!r} is not a field here, expected {expected}"
            raise bad_position(said, "notation", "unknown-field", field=word, expected=expected)
        found[key] = value
    for key in needed:
        if key not in found:
            field = f"{key} ({where.removeprefix('seat ')})" if where.startswith("seat ") else key
            raise bad_position(f"{where}: field {key} is missing", "notation", "missing", field=field)
    return found


def read_number(where: str, text: str, least: int, most: int) -> int:
    """A number between these two, or what was expected."""
    if not re.fullmatch(r"[0-9]{1,7}", text) or not least <= int(text) <= most:
        said = f"field {where}={text}: expected a number from {least} to {most}"
        raise bad_position(said, "notation", "number", field=at(where), given=text, low=least, high=most)
    return int(text)


def read_seat(where: str, text: str, s: Record, or_nobody: bool = False) -> int:
    """A seat of this table, where it is allowed also `-`."""
    if or_nobody and text == "-":
        return NOBODY
    names = SEATS[: s.n]
    if len(text) != 1 or text not in names:
        said = f"field {where}={text}: expected one of {' '.join(names)}{' or -' * or_nobody}"
        expected = ", ".join([*names, *["-"] * or_nobody])
        raise bad_position(said, "notation", "value", field=at(where), given=text, expected=expected)
    return names.index(text)
