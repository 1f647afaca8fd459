"""What people give on the command line, read into what the games understand."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence

from ludoteca.core import (
    CHANCE,
    WATCHER,
    BadMove,
    BadOption,
    Game,
    GameOptions,
    LudotecaError,
    Reason,
    Seat,
    seat_named,
)

COMMAND = "docs/reference/command.md"
MAX_POSITION = 1_000_000  # bytes; no position is near it
MAX_RECORD = 8 * 2**20  # as docs/reference/records.md says
LEAST_SCALE, MOST_SCALE = 0.0001, 1000

_OF_FILES = {
    FileNotFoundError: "missing",
    IsADirectoryError: "folder",
    NotADirectoryError: "missing",
    PermissionError: "denied",
    FileExistsError: "exists",
}
_PREFIXED = re.compile(r"(\w+): (.*)", re.DOTALL)


class BadArgument(LudotecaError):
    """Something on the command line that cannot be used."""


def bad_argument(what: str, code: str, rule: str = COMMAND, **args: str | int) -> BadArgument:
    """The words for the code are `cli-why-<code>`."""
    return BadArgument(what, rule, Reason(code, rule, args))


def bad_file(file: str, error: OSError | ValueError, kind: str = "file", rule: str = COMMAND) -> BadArgument:
    """A file or folder that the system refuses."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    code = next((code for known, code in _OF_FILES.items() if isinstance(error, known)), "other")
    return bad_argument(f"{kind} {file!r}: {why}", "file", rule, file=file, why=code, said=why)


def check_scale(scale: float, rule: str) -> None:
    """What budgets are multiplied by must be a number one can wait for."""
    if not LEAST_SCALE <= scale <= MOST_SCALE:
        said = f"--scale {scale:g}: expected a number from {LEAST_SCALE} to {MOST_SCALE}"
        raise bad_argument(said, "scale", rule, value=f"{scale:g}", low=str(LEAST_SCALE), high=str(MOST_SCALE))


def check_numbers(given: Mapping[str, int], most: Mapping[str, int], rule: str) -> None:
    """Each of these parameters is at least 1, and not more than is possible."""
    for key, value in given.items():
        if not 1 <= value <= most[key]:
            said = f"--{key} {value}: expected a number from 1 to {most[key]}"
            raise bad_argument(said, "number", rule, name=f"--{key}", value=value, low=1, high=most[key])


def read_options(game: Game, words: Sequence[str], *, has_judge: bool = False) -> GameOptions:
    """`KEY=VALUE` words as the game's options; at an event people can judge."""
    given: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            reason = Reason("option-shape", game.Options.RULE, {"option": word})
            raise BadOption(f"option {word!r}: expected KEY=VALUE", game.Options.RULE, reason)
        if key in given:
            reason = Reason("option-twice", game.Options.RULE, {"option": key})
            raise BadOption(f"option {key!r} is given twice", game.Options.RULE, reason)
        given[key] = value
    return game.Options.from_text(given, has_judge=has_judge)


def read_position(text: str | None, file: str | None) -> str | None:
    """The text of a position from the command line or a file; None: the start of a new game."""
    if text is not None and file is not None:
        raise bad_argument("both --position and --position-file: expected one of them", "two-positions")
    return text if file is None else read_text(file).strip()


def read_text(file: str) -> str:
    """The whole text of a file; `-` is the standard input."""
    try:
        return read_bytes(file, MAX_POSITION).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        said = f"file {file!r}: byte {error.start + 1} is not UTF-8 text"
        raise bad_argument(said, "file-text", file=file, byte=error.start + 1) from None


def read_bytes(file: str, limit: int) -> bytes:
    """All that is in a file; `-` is the standard input."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with open(file, "rb") as opened:
                data = opened.read(limit + 1)
    except (OSError, ValueError) as error:
        raise bad_file(file, error) from None
    if len(data) > limit:
        raise bad_argument(f"file {file!r}: longer than {limit} bytes", "file-long", file=file, limit=limit)
    return data


def read_seat(game: Game, options: GameOptions, name: str) -> Seat:
    """A seat of this table by its name in the notation."""
    seat = seat_named(game, options, name)
    if seat is None:
        expected = ", ".join(game.seats(options))
        raise bad_argument(f"no seat {name!r}: expected {expected}", "no-such-seat", seat=name, expected=expected)
    return seat


def read_viewer(game: Game, options: GameOptions, name: str) -> Seat:
    """A seat, or `watcher` for the public."""
    if name == "watcher":
        return WATCHER
    if seat_named(game, options, name) is None:
        expected = ", ".join([*game.seats(options), "watcher"])
        raise bad_argument(f"no seat {name!r}: expected {expected}", "no-such-seat", seat=name, expected=expected)
    return read_seat(game, options, name)


def read_act(game: Game, options: GameOptions, acting: Sequence[Seat], text: str) -> tuple[Seat, str]:
    """Who makes a move, and the move: `B: knock`, or `e1-e4` while only one may act."""
    prefixed = _PREFIXED.fullmatch(text)
    if prefixed:
        name, move = prefixed.groups()
        seat = CHANCE if name == "chance" and game.HAS_CHANCE else seat_named(game, options, name)
        if seat is None:
            expected = ", ".join([*game.seats(options), *(["chance"] if game.HAS_CHANCE else [])])
            reason = Reason("no-such-seat", "notation", {"seat": name, "expected": expected})
            raise BadMove(f"move {text!r}: no seat {name!r}, expected {expected}", "notation", reason)
        return seat, move
    if len(acting) > 1:
        names = ", ".join(seat_name(game, options, seat) for seat in acting)
        said = f"move {text!r}: {names} may act, expected a seat before it such as `{names[0]}: `"
        reason = Reason("move-whose", "notation", {"move": text, "seats": names, "such": f"{names[0]}: {text}"})
        raise BadMove(said, "notation", reason)
    return (acting[0] if acting else Seat(0)), text


def seat_name(game: Game, options: GameOptions, seat: Seat) -> str:
    """The name of a seat in the notation; `chance` for what the dealer deals."""
    return "chance" if seat == CHANCE else game.seats(options)[seat]
