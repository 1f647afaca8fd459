"""What a kit has laid where, as typst itself tells it; and what a PDF says of its pages and fonts."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

from ludoteca import play
from ludoteca.printing import Wish, make
from ludoteca.printing.kit import compiler

ANY = Wish()
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # mm
POINT = 25.4 / 72  # mm


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
