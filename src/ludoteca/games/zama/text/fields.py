"""The fields of a position: `key=value` words, numbers and lists of cells."""

from __future__ import annotations

import re

from ludoteca.core import BadPosition, bad_position
from ludoteca.games.zama.rules.board import find_square, square
from ludoteca.games.zama.rules.options import Options

NEEDED = ("turn", "phase", "left", "moved", "seen", "quiet", "out")
OPTIONAL = ("pending", "met", "gone", "result")
SHAPE = "RANKS " + " ".join(f"{key}=…" for key in NEEDED)


def read_fields(words: list[str]) -> dict[str, str]:
    fields: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key not in (*NEEDED, *OPTIONAL):
            said = f"field {word!r}: expected {SHAPE}, then pending, met, gone or result"
            raise bad_position(said, "notation", "unknown-field", field=word, expected=SHAPE)
        if key in fields:
            said = f"field {key} appears twice: expected it once"
            raise bad_position(said, "notation", "field-twice", field=key)
        fields[key] = value
    for key in NEEDED:
        if key not in fields:
            raise bad_position(f"field {key} is missing: expected {SHAPE}", "notation", "missing", field=key)
    return fields


def read_number(field: str, text: str, most: int, rule: str) -> int:
    if not re.fullmatch(r"0|[1-9][0-9]{0,3}", text) or int(text) > most:
        said = f"{field} {text!r}: expected a number from 0 to {most}"
        raise bad_position(said, rule, "number", field=field, given=text, low=0, high=most)
    return int(text)


def read_cells(field: str, text: str, options: Options) -> list[int]:
    """Cells separated by commas, or `-`."""
    try:
        found = [] if text == "-" else [find_square(cell, options) for cell in text.split(",")]
    except BadPosition as error:
        raise BadPosition(f"field {field}: {error.what}, or -", error.rule, error.reason) from None
    for at in found:
        if found.count(at) > 1:
            said = f"field {field}: {square(at)} appears twice, expected different cells"
            raise bad_position(said, "notation", "twice", field=field, given=square(at))
    return sorted(found)


def either(seats: str) -> str:
    """`r or b`; `r, b, g or y`."""
    return f"{', '.join(seats[:-1])} or {seats[-1]}"
