"""What a kit has laid where, as typst itself tells it; and what a PDF says of its pages and fonts."""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections import Counter
from dataclasses import dataclass
from functools import cache

import numpy as np

from ludoteca import play
from ludoteca.printing import Wish, make
from ludoteca.printing.kit import compiler

ANY = Wish()
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # mm
POINT = 25.4 / 72  # mm
FINE = 2  # pixels in a millimetre of a picture
SMOOTHING = 64  # of 255: how far the same line may differ from pixel to pixel; on the average far less
CHANNELS = 4  # red, green, blue, opacity


@dataclass(frozen=True)
class Laid:
    what: str
    side: str
    page: int
    x: float
    y: float
    width: float
    height: float


@cache
def laid(game: str, wish: Wish = ANY) -> tuple[Laid, ...]:
    """Everything to be cut out, where it lies on its page, in millimetres."""
    with compiler(play.find(game), wish) as typesetter:
        return tuple(Laid(**found) for found in json.loads(typesetter.query("<laid>", field="value")))


def fronts(game: str) -> Counter[str]:
    """How many there are of each thing."""
    return Counter(thing.what for thing in laid(game) if thing.side == "front")


@cache
def pdf(game: str, wish: Wish = ANY) -> bytes:
    return make(play.find(game), wish)


def page_sizes(made: bytes) -> list[tuple[float, float]]:
    """Width and height of every page in millimetres."""
    boxes = re.findall(rb"/MediaBox\[0 0 ([\d.]+) ([\d.]+)\]", made)
    return [(round(float(width) * POINT, 1), round(float(height) * POINT, 1)) for width, height in boxes]


def fonts(made: bytes) -> set[bytes]:
    """Every font the pages use."""
    return set(re.findall(rb"/FontName/\w{6}\+([\w-]+)", made))


def told_when_turned_round(game: str) -> list[Laid]:
    """One card of every page and owner whose back shows which way up it lies."""
    with compiler(play.find(game), ANY) as typesetter:
        pages = typesetter.compile(format="png", ppi=FINE * 25.4)
    backs = {(thing.page, thing.what.partition(" ")[0]): thing for thing in laid(game) if thing.side == "back"}
    assert backs
    return [back for back in backs.values() if not same_turned_round(pixels(pages[back.page - 1]), back)]


def same_turned_round(page: np.ndarray, back: Laid) -> bool:
    left, top, width, height = (round(FINE * length) for length in (back.x, back.y, back.width, back.height))
    card = page[top : top + height, left : left + width]
    difference = np.abs(card - card[::-1, ::-1])
    assert np.ptp(card) > SMOOTHING
    return bool(difference.max() < SMOOTHING and difference.mean() < SMOOTHING / 40)


def pixels(png: bytes) -> np.ndarray:
    """Rows, columns and channels of a PNG of eight bits with opacity."""
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        chunks[kind] = chunks.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += 12 + length
    width, height, bits, colour = struct.unpack_from(">IIBB", chunks[b"IHDR"])
    assert (bits, colour) == (8, 6)
    packed, size = zlib.decompress(chunks[b"IDAT"]), CHANNELS * width
    rows = [bytes(size)]
    for row in range(height):
        kind, *line = packed[row * (size + 1) : (row + 1) * (size + 1)]
        rows.append(unfiltered(kind, line, rows[-1]))
    return np.frombuffer(b"".join(rows[1:]), np.uint8).reshape(height, width, CHANNELS).astype(int)


def unfiltered(kind: int, line: list[int], above: bytes) -> bytes:
    """A row of a PNG, which is written as differences from its neighbours to the left (a), above (b), or both."""
    row = [0] * CHANNELS + line
    above = bytes(CHANNELS) + above
    for at in range(CHANNELS, len(row)):
        a, b, c = row[at - CHANNELS], above[at], above[at - CHANNELS]
        guesses = (0, a, b, (a + b) // 2, min((a, b, c), key=lambda near: abs(a + b - c - near)))
        row[at] = (line[at - CHANNELS] + guesses[kind]) % 256
    return bytes(row[CHANNELS:])
