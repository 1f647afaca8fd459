"""What an event refuses, with a code whose words are `cli-why-event-<code>` in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ludoteca.core import LudotecaError, Reason

PAGE = "docs/howto/run-an-event.md"
LONGEST = 60  # letters of what was given that are repeated in an answer
T = TypeVar("T")


class BadEvent(LudotecaError):
    """An act, a name or a file that this event cannot take."""

    reason: Reason
    act = 0  # which one of those that were replayed, counted from 0


def bad_event(what: str, code: str, **args: str | int) -> BadEvent:
    """The code is written in full: `event-no-such-table`."""
    told = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
    return BadEvent(what, PAGE, Reason(code, PAGE, told))


def in_file(error: BadEvent, what: str, code: str, **args: str | int) -> BadEvent:
    """The same in a file: `code` says where, and `said` is told in its own words, whose code is in `because`."""
    inner = error.reason
    told = {"said": error.what, **inner.args, "because": inner.code}
    return BadEvent(f"{what}: {error.what}", PAGE, Reason(code, PAGE, {**told, **args}))


def read_at(line: int, code: str, read: Callable[[], T]) -> T:
    """What is read from a line; whatever is wrong with it is told with the number of the line."""
    try:
        return read()
    except BadEvent as error:
        raise in_file(error, f"line {line}", code, line=line) from None
