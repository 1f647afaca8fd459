"""Positions of the full game in a line: as in `tables`, with a bow tie on 1, no hats and no weapons unless told."""

from __future__ import annotations

from functools import partial

from ludoteca.core import State
from tests.games.scorso import tables
from tests.games.scorso.asking import fields, game, line, play

OUTFIT = {"bowtie": "1", "hats": "0", "weapons": "-"}


def dressed(given: str) -> str:
    words = given.split()
    return " ".join(words + [f"{key}={word}" for key, word in OUTFIT.items() if f" {key}=" not in given])


def table(phase: str, *lines: str, dice: int = 6, **given: object) -> State:
    return tables.table(phase, *map(dressed, lines), dice=dice, **({"mode": "full"} | given))


frozen = partial(table, "frozen")
rolling = partial(table, "rolling")


def duels(*lines: str, **given: object) -> State:
    return table("duels", *lines, dice=0, **({"act": lines[0][0], "passed": 0} | given))


def market(*lines: str, **given: object) -> State:
    return table("market", *lines, dice=0, **({"stage": 2, "act": "-", "rank": _names(lines)} | given))


def stage_end(*lines: str, **given: object) -> State:
    return table("stage-end", *lines, dice=0, **({"act": lines[0][0], "rank": _names(lines)} | given))


def _names(lines: tuple[str, ...]) -> str:
    return ",".join(line[0] for line in lines)


def bowtie(state: State, name: str) -> int:
    """The bow tie as it is now, also in the middle of the conflicts."""
    return next(player.outfit.bowtie for player in game.show(game.view(state, 0)).ring if player.seat == name)


def hats(state: State, name: str) -> int:
    return int(line(state, name)["hats"])


def weapons(state: State, name: str) -> str:
    return line(state, name)["weapons"]


def phase(state: State) -> str:
    return fields(state)["phase"]


def win_duel(state: State, winner: str) -> State:
    """Fight the duel that is on: the winner shows fists on all dice and knocks (real time)."""
    state = play(state, f"{winner}: roll ??????")
    return play(state, "; ".join([f"{winner} die R"] * 6 + [f"{winner}: knock"]))
