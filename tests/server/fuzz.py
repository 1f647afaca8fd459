"""Inputs that nobody meant: good ones, spoilt a little or a lot. The same number gives the same input.

Half of them are spoilt byte by byte and mostly do not get past whoever reads first. The others stay readable: words
and numbers change places, so that they get as far as the rules, the table or the database.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from random import Random

WORDS = (b"0", b"-1", b"9" * 40, b"null", b"true", b"{}", b"[]", b'"', b"\\", b"\x00", b"\xff\xfe", b"\n", b" ", b",")
WORDS += (
    b"\xed\xa0\x80",
    "žluť…".encode(),
    "\u202e\u2028".encode(),
    b"1e999",
    b"--",
    b"/",
    b"=",
    b":",
    b"?",
    b"(",
    b"*",
)
NUMBERS = (b"0", b"1", b"2", b"7", b"-1", b"2147483647")
_WORD = re.compile(rb"[^\s\",:{}\[\]/=|]+")
ALL = 10_000_000  # inputs of a whole run; `LUDOTECA_FUZZ` says how many of them a long test tries


def long_count(share: float) -> int:
    """How many inputs the long test of this part tries."""
    return max(1, int(share * int(os.environ.get("LUDOTECA_FUZZ", "100000"))))


def spoilt(seeds: Sequence[bytes], count: int, seed: int = 0) -> Iterator[bytes]:
    """So many inputs made from good ones."""
    for number in range(count):
        rng = Random(f"{seed} {number}")
        data = bytearray(rng.choice(seeds))
        spoil = rng.choice((_spoil, _swap))
        for _ in range(rng.choice((1, 1, 2, 3, 8))):
            spoil(data, seeds, rng)
        yield bytes(data)


def _swap(data: bytearray, seeds: Sequence[bytes], rng: Random) -> None:
    """Put a word of a good input, or a number, where another word is."""
    words = list(_WORD.finditer(data))
    if not words:
        return
    start, end = rng.choice(words).span()
    data[start:end] = rng.choice([*_WORD.findall(rng.choice(seeds)), *NUMBERS])


def _spoil(data: bytearray, seeds: Sequence[bytes], rng: Random) -> None:
    at = rng.randrange(len(data) + 1)
    end = min(len(data), at + rng.choice((1, 1, 2, 5, 40)))
    match rng.randrange(8):
        case 0:
            data[at:end] = b""
        case 1:
            data[at:at] = rng.choice(WORDS)
        case 2:
            data[at:end] = rng.choice(WORDS)
        case 3:
            data[at:end] = rng.randbytes(end - at)
        case 4:
            data[at:at] = data[at:end] * rng.choice((1, 2, 30))
        case 5:
            del data[at:]
        case 6:
            other = rng.choice(seeds)
            cut = rng.randrange(len(other) + 1)
            data[at:] = other[cut:]
        case _:
            lines = data.split(b"\n")
            rng.shuffle(lines)
            data[:] = b"\n".join(lines)
