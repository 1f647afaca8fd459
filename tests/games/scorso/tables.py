"""Positions set up in a line, for the tests: `frozen("A left=KK", "B right=W")`.

Whatever is not named: three bullets of each colour, no fist tokens, and dice that have not been rolled.
"""

from __future__ import annotations

import re
from functools import partial

from ludoteca.core import CHANCE, PLATFORM_ACTS, WATCHER, GameOptions, Reason, Seat, State
from ludoteca.games import find
from tests.games.scorso.oracle import TOKENS
from tests.games.tabletop import Tabletop

at = Tabletop(find("scorso"))
game, told, result = at.game, at.told, at.result

# What most tests need: a round begins by itself, and one player after the other is asked for a challenge
CALM = {"count": "automatic", "challenge_order": "clockwise"}


def options(**words: object) -> GameOptions:
    return at.options(**(CALM | words))


def start(**words: object) -> State:
    return game.setup(options(**words))


def read(text: str, **words: object) -> State:
    return game.parse_position(text, options(**words))


SEATS = "ABCDE"
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


def leave(state: State, name: str, why: str = "resign") -> State:
    """A player resigns, runs out of time (`time`) or goes away (`abandon`)."""
    return game.apply(state, seat_of(name), PLATFORM_ACTS[why])


def name_of(seat: Seat) -> str:
    return "chance" if seat == CHANCE else SEATS[seat]


def seat_of(name: str) -> Seat:
    return CHANCE if name == "chance" else Seat(SEATS.index(name))


def actors(state: State) -> list[str]:
    return [name_of(seat) for seat in game.to_act(state)]


def moves(state: State, name: str | None = None) -> set[str]:
    """What this seat, or the first to act, may do; of chance what may happen."""
    return at.moves(state, None if name is None else seat_of(name))


def play(state: State, line: str) -> State:
    """The state after `A: knock; B: lose G; A die G`, each of which must be possible; chance has no prefix."""
    for item in filter(None, (item.strip() for item in line.split(";"))):
        name, colon, word = item.partition(": ")
        name, word = (name, word) if colon else ("chance", item)
        state = at.do(state, word, seat_of(name))
    return state


def why(state: State, item: str) -> Reason | None:
    """Why `A: knock` is not allowed."""
    name, _, word = item.partition(": ")
    return at.why(state, word, seat_of(name))


def fields(state: State) -> dict[str, str]:
    """The header of the position's text."""
    return dict(word.split("=", 1) for word in game.format_position(state).splitlines()[0].split())


def line(state: State, name: str) -> dict[str, str]:
    """A seat's fields in the position's text; `out` and `handicap` are there or not."""
    found = next(row for row in game.format_position(state).splitlines()[1:] if row.split()[0] == name)
    return {key: value for key, _, value in (word.partition("=") for word in found.split()[1:])}


def shown(state: State, name: str, viewer: Seat = WATCHER):
    """A player as the client draws it: what is there now, also in the middle of the conflicts."""
    return next(player for player in game.show(game.view(state, viewer)).ring if player.seat == name)


def bullets(state: State, name: str) -> str:
    return "/".join(str(count) for count in shown(state, name).bullets)


def ring(state: State) -> str:
    return "".join(row[0] for row in game.format_position(state).splitlines()[1:] if not row.startswith("then"))
