"""Errors about what a user gave us. Each says what is wrong, where, and by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

LONGEST = 200  # letters of what was written that an error repeats


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code with arguments for translation, and the rule behind it."""

    code: str
    rule: str
    args: Mapping[str, str | int] = field(default_factory=dict)


class LudotecaError(Exception):
    """Something the user gave us cannot be used. `rule` names the section that says why.

    `what` is English, for logs and for an English terminal. Where people read in their own language, `reason` has a
    code with arguments and its words are in the locale of the game or of play.
    """

    def __init__(self, what: str, rule: str, reason: Reason | None = None) -> None:
        super().__init__(f"{what} — {rule}")
        self.what = what
        self.rule = rule
        self.reason = reason


class BadOption(LudotecaError):
    """An unknown option, or a value the option does not have."""


class BadSetting(LudotecaError):
    """An environment variable with a value it cannot have."""


class BadPosition(LudotecaError):
    """A position text that is malformed or impossible; `what` names the field."""


def bad_position(what: str, rule: str, kind: str, **args: str | int) -> BadPosition:
    """An error about a position with a reason of this kind: its words are `why-position-<kind>`, in the locale of the
    game or of play. The arguments are what was written and what should be, in the notation, never a sentence."""
    told = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
    return BadPosition(what, rule, Reason(f"position-{kind}", rule, told))


class BadMove(LudotecaError):
    """A move text that cannot be read; `given` is what was written, once it is known."""

    given = ""


def bad_move(what: str, rule: str, move: str, such: str) -> BadMove:
    """An error about a move that cannot be read, with how one is written here."""
    return BadMove(what, rule, Reason("move-such", rule, {"move": move[:LONGEST], "such": such}))


class BadRecord(LudotecaError):
    """A record file that is malformed or does not replay; `what` names the line."""


class UnknownGame(LudotecaError):
    """No game of that name."""


class UnknownVersion(LudotecaError):
    """A version of a game's rules that this program does not play."""


class IllegalMove(LudotecaError):
    """A readable move that the rules forbid now."""

    reason: Reason

    def __init__(self, what: str, reason: Reason) -> None:
        super().__init__(what, reason.rule, reason)
