"""What the tests ask of the game, in words."""

from __future__ import annotations

from ludoteca.core import CHANCE, PLATFORM_ACTS, WATCHER, GameOptions, Reason, Seat, State
from ludoteca.games import find
from tests.games.tabletop import Tabletop

SEATS = "ABCDE"

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
