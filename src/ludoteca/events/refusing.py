"""What an event refuses, with a code whose words are `cli-why-event-<code>` in every language."""

from __future__ import annotations

from ludoteca.core import LudotecaError, Reason

PAGE = "docs/howto/run-an-event.md"
LONGEST = 60  # letters of what was given that are repeated in an answer


class BadEvent(LudotecaError):
    """An act, a name or a file that this event cannot take."""

    reason: Reason
    act = 0  # which one of those that were replayed, counted from 0


def bad_event(what: str, code: str, **args: str | int) -> BadEvent:
    """The code is written in full: `event-no-such-table`."""
    told = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
    return BadEvent(what, PAGE, Reason(code, PAGE, told))
