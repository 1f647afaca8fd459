"""Saying no: one exception for everything that is refused, whoever asked and however."""

from __future__ import annotations

from ludoteca.core import BadMove, BadOption, BadPosition, BadRecord, IllegalMove, LudotecaError, UnknownGame
from ludoteca.server.protocol import Args, Code, Refusal

RULEBOOK = ("§", "A")  # how the sections of a game's rules page begin, and its answers to open questions
STATUS = {
    "malformed": 400,
    "too-big": 413,
    "too-fast": 429,
    "too-many": 429,
    "origin": 403,
    "unknown-table": 404,
    "unknown-path": 404,
    "method": 405,
    "not-yours": 403,
    "taken": 409,
    "rated-twice": 409,
    "name-taken": 409,
    "sign-in": 403,
    "expired": 403,
    "no-account": 403,
    "banned": 403,
    "not-invited": 403,
    "not-operator": 403,
    "unknown-person": 404,
    "no-challenge": 403,
    "challenged-already": 409,
    "not-open": 409,
    "not-running": 409,
    "not-over": 409,
    "out": 409,
    "stale": 409,
    "unavailable": 503,
}


class Refuse(Exception):
    """Not done, and nothing has changed."""

    def __init__(self, code: Code, args: Args | None = None, *, reason: str | None = None, rule: str | None = None):
        super().__init__(code)
        self.refusal = Refusal(code, args or {}, reason, rule)

    @property
    def status(self) -> int:
        """The HTTP status that says the same; 400 unless another says it better."""
        return STATUS.get(self.refusal.code, 400)


def refusal_of(error: LudotecaError) -> Refuse:
    """What the rules, options, positions and records refuse, as a refusal.

    Codes and what people wrote themselves, never a sentence: whoever reads it has the words."""
    codes: dict[type[LudotecaError], Code] = {
        IllegalMove: "illegal",
        BadMove: "unreadable",
        BadOption: "bad-option",
        BadPosition: "bad-position",
        BadRecord: "bad-record",
        UnknownGame: "unknown-game",
    }
    rule = error.rule if error.rule.startswith(RULEBOOK) else None
    code = codes.get(type(error), "malformed")
    given: Args = {"what": error.given} if isinstance(error, BadMove) else {}
    if error.reason is None:
        return Refuse(code, given, rule=rule)
    return Refuse(code, {**given, **error.reason.args}, reason=error.reason.code, rule=rule)
