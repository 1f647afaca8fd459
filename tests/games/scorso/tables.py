"""Positions set up in a line, for the tests: `frozen("A left=KK", "B right=W")`.

Whatever is not named: three bullets of each colour, no fist tokens, and dice that have not been rolled.
"""

from __future__ import annotations

import re
from functools import partial

from ludoteca.core import Seat, State
from tests.games.scorso.asking import read
from tests.games.scorso.oracle import TOKENS

A, B, C, D, E = (Seat(index) for index in range(5))


def text(phase: str, *lines: str, dice: int = 6, **header: object) -> str:
    """A position: lines as `A bullets=3/3/3 left=KRR`, in the order of the ring; `B out` for who is out."""
    seats = [_line(line, dice) for line in lines]
    edition = str(header.pop("edition", "collector"))
    fists = sum(int(count) for count in re.findall(r"fists=(\d+)", " ".join(seats)))
    fields = {
        "edition": edition, "pace": "real_time", "stage": 1, "round": 1, "phase": phase, "ender": "-",
        "supply": TOKENS[edition] - fists, "pot": 0,
    } | header  # fmt: skip
    then = [f"then {fields.pop('then')}"] if "then" in fields else []
    return "\n".join([" ".join(f"{key}={value}" for key, value in fields.items()), *seats, *then])


def _line(line: str, dice: int) -> str:
    name, *words = line.split()
    is_out, is_one_handed = "out" in words, "handicap" in words
    given = dict(word.split("=") for word in words if "=" in word)
    if not is_out:
        lying = sum(len(given.get(key, "-").replace("-", "")) for key in ("left", "right", "free", "burned"))
        lying += len(re.sub(r"[|-]", "", given.get("laid", ""))) - len(re.sub(r"[|-]", "", given.get("back", "")))
        given["free"] = given.get("free", "").replace("-", "") + "?" * (dice - lying - int(given.get("tumbling", 0)))
    fields = {"bullets": "3/3/3", "left": "-", "right": "-", "free": "-", "burned": "-", "fists": "0"} | given
    if is_out:
        fields.pop("bullets")
    written = [name, *(["out"] if is_out else []), *(f"{key}={word or '-'}" for key, word in fields.items())]
    return " ".join(written + ["handicap"] * is_one_handed)


HEADER = (
    "edition", "pace", "stage", "round", "ender", "supply", "pot", "knocked", "act", "passed", "challenge", "swaps",
    "fell", "dispute", "rank", "offer", "draw", "then",
)  # fmt: skip


def table(phase: str, *lines: str, dice: int = 6, **given: object) -> State:
    """The state of `text(...)`; words that are no fields of a position are options."""
    header = {key: word for key, word in given.items() if key in HEADER}
    words = {key: word for key, word in given.items() if key not in HEADER}
    return read(text(phase, *lines, dice=dice, **header), **words)


frozen = partial(table, "frozen")
rolling = partial(table, "rolling")


def duels(*lines: str, **given: object) -> State:
    """The moment when challenges are asked for; the dice have gone home."""
    return table("duels", *lines, dice=0, **({"act": lines[0][0], "passed": 0} | given))


def deciding(*lines: str, **given: object) -> State:
    """A deciding duel of those who have dice."""
    return table("duel", *lines, dice=0, **({"act": "-", "passed": 0} | given))
