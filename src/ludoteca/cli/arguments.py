"""What people give on the command line, read into what the games understand."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from ludoteca.core import CHANCE, WATCHER, BadMove, BadOption, Game, GameOptions, LudotecaError, Seat, seat_named

COMMAND = "docs/reference/command.md"
MAX_POSITION = 1_000_000  # bytes; no position is near it
MAX_RECORD = 8 * 2**20  # as docs/reference/records.md says

_PREFIXED = re.compile(r"(\w+): (.*)", re.DOTALL)


class BadArgument(LudotecaError):
    """Something on the command line that cannot be used."""


def read_options(game: Game, words: Sequence[str]) -> GameOptions:
    """`KEY=VALUE` words as the game's options."""
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"option {word!r}: expected KEY=VALUE", game.Options.RULE)
        if key in given:
            raise BadOption(f"option {key!r} is given twice", game.Options.RULE)
        given[key] = value
    return game.Options.from_text(given)


def read_position(text: str | None, file: str | None) -> str | None:
    """The text of a position from the command line or a file; None: the start of a new game."""
    if text is not None and file is not None:
        raise BadArgument("both --position and --position-file: expected one of them", COMMAND)
    return text if file is None else read_text(file).strip()


def read_text(file: str) -> str:
    """The whole text of a file; `-` is the standard input."""
    try:
        return read_bytes(file, MAX_POSITION).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadArgument(f"file {file!r}: byte {error.start + 1} is not UTF-8 text", COMMAND) from None


def read_bytes(file: str, limit: int) -> bytes:
    """All that is in a file; `-` is the standard input."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with open(file, "rb") as opened:
                data = opened.read(limit + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadArgument(f"file {file!r}: {why}", COMMAND) from None
    if len(data) > limit:
        raise BadArgument(f"file {file!r}: longer than {limit} bytes", COMMAND)
    return data


def read_seat(game: Game, options: GameOptions, name: str) -> Seat:
    """A seat of this table by its name in the notation."""
    seat = seat_named(game, options, name)
    if seat is None:
        raise BadArgument(f"no seat {name!r}: expected {', '.join(game.seats(options))}", COMMAND)
    return seat


def read_viewer(game: Game, options: GameOptions, name: str) -> Seat:
    """A seat, or `watcher` for the public."""
    if name == "watcher":
        return WATCHER
    if seat_named(game, options, name) is None:
        expected = ", ".join([*game.seats(options), "watcher"])
        raise BadArgument(f"no seat {name!r}: expected {expected}", COMMAND)
    return read_seat(game, options, name)


def read_act(game: Game, options: GameOptions, acting: Sequence[Seat], text: str) -> tuple[Seat, str]:
    """Who makes a move, and the move: `B: knock`, or `e1-e4` while only one may act."""
    prefixed = _PREFIXED.fullmatch(text)
    if prefixed:
        name, move = prefixed.groups()
        seat = CHANCE if name == "chance" and game.HAS_CHANCE else seat_named(game, options, name)
        if seat is None:
            expected = ", ".join([*game.seats(options), *(["chance"] if game.HAS_CHANCE else [])])
            raise BadMove(f"move {text!r}: no seat {name!r}, expected {expected}", "notation")
        return seat, move
    if len(acting) > 1:
        names = ", ".join(seat_name(game, options, seat) for seat in acting)
        raise BadMove(f"move {text!r}: {names} may act, expected a seat before it such as `{names[0]}: `", "notation")
    return (acting[0] if acting else Seat(0)), text


def seat_name(game: Game, options: GameOptions, seat: Seat) -> str:
    """The name of a seat in the notation; `chance` for what the dealer deals."""
    return "chance" if seat == CHANCE else game.seats(options)[seat]
