"""What the seat to act may know in many games, as numbers: views filled by the game's own rules, then encoded.

A template for `core.rule.bind`, with `verbs` set to the rules of a game's `sight`. `looks` are the bytes of records,
the records, the bytes of their views and those views; `table` is a `core.tensors.Encoding`, `seats` whose view it is.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import rule
from ludoteca.core.tensors import IS_BIT, IS_FOUND, IS_PLANE, IS_SEAT

verbs: Any = globals().get("verbs")  # the rules of one game's sight, set by `bind` before this file runs

FINDS: bool = hasattr(verbs, "find")


@rule
def copy(known, seen, sources, targets, i):
    """One byte of all public fields of a view."""
    seen[targets[i]] = known[sources[i]]


@rule
def fill(first, last, looks, sources, targets, seats, terms):
    """The views: public fields as they are, the others by the game's own rule."""
    known, _, seen, _ = looks
    for game in range(first, last):
        for i in range(len(sources)):
            copy(known[game], seen[game], sources, targets, i)
        fill_hidden(game, looks, seats, terms)


@rule
def fill_hidden(game, looks, seats, terms):
    """Whoever is not seated, since the game is over, is shown what the first seat may know."""
    _, records, _, views = looks
    verbs.fill(records[game], views[game], max(0, int(seats[game])), terms)


@rule
def encode(first, last, looks, table, seats, numbers):
    """The views as numbers, as a GPU makes them: each by itself."""
    for game in range(first, last):
        for i in range(numbers.shape[1]):
            numbers[game, i] = number(game, i, looks, table, seats)


@rule
def number(game, i, looks, table, seats):
    """One number of one view: see `core.tensors.Encoding`."""
    _, _, seen, views = looks
    offsets, params, kinds, widths, scales = table
    kind = kinds[i]
    if kind == IS_SEAT:
        return 1.0 if max(0, int(seats[game])) == params[i] else 0.0
    if kind == IS_FOUND:
        return float(verbs.find(views[game], params[i])) / scales[i] if FINDS else 0.0
    if kind == IS_BIT:
        bit = int(params[i])
        return float((int(seen[game, offsets[i] + bit // 8]) >> (bit % 8)) & 1)
    value = entry(seen[game], offsets[i], widths[i])
    if kind == IS_PLANE:
        return 1.0 if value == params[i] else 0.0
    return float(value) / scales[i]


@rule
def entry(seen, offset, width):
    """The integer that begins with this byte, the lowest first; with a negative width it has a sign."""
    size = -int(width) if width < 0 else int(width)
    value = 0
    for i in range(size):
        value |= int(seen[offset + i]) << (8 * i)
    if width < 0 and size < 8 and value >> (8 * size - 1):
        value -= 1 << (8 * size)
    return value
