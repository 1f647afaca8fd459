"""`key=value` words of a position: each refusal names the field and what was expected."""

from __future__ import annotations

import re

from ludoteca.core import BadPosition, Record
from ludoteca.games.scorso.rules.board import NOBODY, SEATS

Fields = dict[str, str]


def read_fields(where: str, words: list[str], needed: tuple[str, ...], more: tuple[str, ...]) -> Fields:
    """`key=value` words; a key that stands there twice, is unknown or is missing is refused."""
    found: Fields = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in needed + more or key in found or not value:
            expected = " ".join(f"{name}=…" for name in needed)
            raise BadPosition(f"{where}: {word!r} is not a field here, expected {expected}", "notation")
        found[key] = value
    for key in needed:
        if key not in found:
            raise BadPosition(f"{where}: field {key} is missing", "notation")
    return found


def read_number(where: str, text: str, least: int, most: int) -> int:
    """A number between these two, or what was expected."""
    if not re.fullmatch(r"[0-9]{1,7}", text) or not least <= int(text) <= most:
        raise BadPosition(f"field {where}={text}: expected a number from {least} to {most}", "notation")
    return int(text)


def read_seat(where: str, text: str, s: Record, or_nobody: bool = False) -> int:
    """A seat of this table, where it is allowed also `-`."""
    if or_nobody and text == "-":
        return NOBODY
    names = SEATS[: s.n]
    if len(text) != 1 or text not in names:
        raise BadPosition(f"field {where}={text}: expected one of {' '.join(names)}{' or -' * or_nobody}", "notation")
    return names.index(text)
