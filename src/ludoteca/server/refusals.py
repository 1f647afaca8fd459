"""Saying no: every code there is, and the one exception for whatever is refused, on sockets and over REST."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludoteca.core import BadMove, BadOption, BadPosition, BadRecord, IllegalMove, LudotecaError, UnknownGame
from ludoteca.events.refusing import BadEvent

Args = dict[str, str | int]
Code = Literal[
    "malformed",  # not JSON, unknown type, a field missing or wrong; args.what is for whoever wrote the client
    "too-big",
    "too-fast",
    "too-many",  # tables, sockets or seats of one guest; args.limit
    "no-hello",  # the first message of a socket is `hello`
    "origin",  # the page that asks belongs to another site
    "unknown-table",
    "unknown-game",
    "unknown-bot",
    "unknown-seat",
    "unknown-path",
    "bad-option",
    "bad-record",  # `reason` says what is wrong with it, args.line where
    "bad-position",  # with a `reason` where the game has one, else with the `rule`
    "bad-name",
    "bad-text",  # empty, too long, or no such phrase or sign
    "muted",  # by the operator of the site
    "no-talk",  # the table does not allow it
    "unknown-line",  # nothing was said here with that number
    "name-taken",  # an account of somebody else has this name
    "bad-password",  # too short or too long; args.low, args.high
    "sign-in",  # name, password, code or passkey do not belong together
    "wrong-password",  # it is not the present one, nor a recovery code of the account
    "expired",  # asked too late, or a second time
    "no-account",  # only those with an account can do this
    "last-key",  # nobody could sign in any more
    "unknown-person",
    "no-challenge",  # this person cannot be challenged, or not by this guest
    "challenged-already",  # the last challenge to this person is still open
    "banned",  # by the operator
    "not-invited",  # only those with an invitation play here
    "not-operator",
    "bad-seats",
    "rated-twice",  # at a rated table everybody has one seat
    "not-yours",  # the seat belongs to somebody else
    "taken",  # the seat is not open
    "not-open",  # the game has begun
    "closed",  # nobody came, and whoever waited has gone
    "not-running",  # the game has not begun, or is over
    "not-over",  # only a finished game can be played again, or looked back at when it is played from memory
    "out",  # the seat is out of the game, and the others play on
    "stale",  # the table has moved on since `after`
    "turn",  # the seat may not act now
    "early",  # in real time: before the race has begun, or too soon after such an attempt
    "unreadable",  # no move is written like args.what
    "illegal",  # `reason`, `args` and `rule` are the game's own
    "no-offer",
    "no-take-back",  # not at this table
    "no-hints",  # not at this table
    "no-curtain",
    "curtain",  # lift the curtain of that seat first
    "people-play",  # only where nobody but machines plays on can the end be skipped to
    "present",  # a seat can be claimed only while its player is away
    "unknown-event",
    "bad-event",  # `reason` says what this event cannot take
    "not-organiser",  # only those who run the event can do this
    "not-judge",  # only judges of the event can do this
    "not-entered",  # only those who play in the event can do this
    "entered",  # one enters once
    "bad-code",  # the event has another one
    "by-list",  # the organiser enters people here
    "event-table",  # the event says who sits here and what follows
    "no-judge",  # nobody can be called to this table
    "judge-called",  # nothing is played until the judge has ruled
    "method",
    "replaced",  # the same viewer has said hello on another socket
    "not-stored",  # the server could not keep it, so it has not happened; args.why: its disk is full, for instance
    "unavailable",  # the server is stopping, or could not do it: try again
]
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
    "wrong-password": 403,
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
    "unknown-event": 404,
    "not-organiser": 403,
    "not-judge": 403,
    "not-entered": 403,
    "entered": 409,
    "bad-code": 403,
    "by-list": 403,
    "event-table": 409,
    "judge-called": 409,
    "not-stored": 503,
    "unavailable": 503,
}


class Refusal(Struct, omit_defaults=True):
    """Why something was not done. The body of every REST error, and part of `refused`."""

    code: Code
    args: Args = {}
    reason: str | None = None  # illegal moves and options: the game's code for it
    rule: str | None = None  # the section of the game's rules page that says so, where one does


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
        BadEvent: "bad-event",
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
