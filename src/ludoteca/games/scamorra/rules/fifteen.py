"""§7 Fifteen mode («partita a 15»): several games whose points add up; fifteen points win the match.

A policy for `play.series`; the game itself is the rest of this package. Both sides keep their seats. Each game
begins when chance says `deal` (the first) or both sides have said `next` (the others).
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, cast

import msgspec

from ludoteca.core import CHANCE, GameOptions, Outcome, Record, Seat, State, bad_position, blank, record_type
from ludoteca.games.scamorra.rules.board import NOBODY, NORTH, PACKAGE, SIDES, SOUTH
from ludoteca.games.scamorra.rules.options import Options as Options  # a series has the same options as its game
from ludoteca.games.scamorra.rules.setup import setup

VERSION = "2"
RULE = "§7"
HAS_CHANCE = True

REACHED = "fifteen"
GIVEN_UP = ("resign", "time", "abandon")
REASONS = ("", REACHED, *GIVEN_UP)

FIRST, PLAY, NEXT, OVER = range(4)
PHASES = ("first", "play", "next", "over")
WORDS = ("deal", "next")

OWN = record_type(
    ("total", "i2", (2,)),  # including the game on the table
    ("before", "i2", (2,)),  # at the start of that game
    ("begun", "i2"),  # games begun
    ("phase", "i1"),
    ("holder", "i1"),  # the side that had the initiative in the latest game, or NOBODY yet
    ("loser", "i1"),  # of the last finished game; NOBODY after a draw
    ("ready", "i1", (2,)),  # sides that have said `next`
    ("winner", "i1"),
    ("reason", "i1"),
)

SideOrNobody = Literal["S", "N", ""]
Points = Annotated[int, msgspec.Meta(ge=0)]


class Shown(msgspec.Struct, frozen=True):
    """The race to fifteen beside the board."""

    phase: Literal["first", "play", "next", "over"]
    game: Annotated[int, msgspec.Meta(ge=0)]
    totals: Annotated[list[Points], msgspec.Meta(min_length=2, max_length=2)]  # South's and North's
    before: Annotated[list[Points], msgspec.Meta(min_length=2, max_length=2)]  # when this game began
    target: int
    ko_bonus: int
    check: Literal["immediate", "end_of_game"]
    ready: list[Literal["S", "N"]]
    winner: SideOrNobody


def seats(options: GameOptions) -> tuple[str, ...]:
    return tuple(SIDES)


def begin(options: GameOptions) -> Record:
    own = blank(OWN)
    own.holder = own.loser = own.winner = NOBODY
    return own


def is_playing(own: Record) -> bool:
    return bool(own.phase == PLAY)


def number(own: Record) -> int:
    return int(own.begun)


def sits(own: Record) -> tuple[Seat, ...]:
    return (Seat(SOUTH), Seat(NORTH))


def child_options(options: GameOptions, own: Record) -> GameOptions:
    return options


def lay_out(options: GameOptions, own: Record, last: State | None) -> State:
    """§7, A22 A new game; a new lot or the previous game decides who has the initiative."""
    how = cast(Options, options).initiative_next_game
    if how == "alternate" and own.holder != NOBODY:
        return setup(options, 1 - int(own.holder))
    return setup(options, int(own.loser) if how == "previous_loser" else NOBODY)


def to_act(own: Record) -> tuple[Seat, ...]:
    if own.phase == FIRST:
        return (CHANCE,)
    return tuple(Seat(side) for side in (SOUTH, NORTH) if own.phase == NEXT and not own.ready[side])


def choices(own: Record, seat: Seat) -> list[tuple[str, int]]:
    if seat not in to_act(own):
        return []
    return [("deal" if own.phase == FIRST else "next", 1)]


def choose(options: GameOptions, own: Record, seat: Seat, word: str) -> Record:
    """§7 The next game begins when both are ready."""
    own = own.copy()
    if word == "next":
        own.ready[seat] = True
        if not own.ready.all():
            return own
    own.ready[:] = False
    own.phase, own.before = PLAY, own.total
    own.begun += 1
    return own


def after(options: GameOptions, own: Record, child: State, outcome: Outcome | None) -> Record:
    """§7, A19–A23 Count the points, then check whether the match is over."""
    options, own = cast(Options, options), own.copy()
    s = child.record
    if s.phase == PACKAGE:
        own.holder = s.turn
    own.total = own.before + s.score
    if outcome is None:
        return _end(own, _leader(own, options), REACHED) if options.fifteen_check == "immediate" else own
    winner = int(outcome.winners[0]) if outcome.winners else NOBODY
    if outcome.reason == "knockout":
        own.total[winner] += options.ko_bonus - (0 if options.ko_bonus_includes_capture else 1)
    own.loser = NOBODY if winner == NOBODY else 1 - winner
    own.phase = NEXT
    if outcome.reason in GIVEN_UP:
        return _give_up(own, winner, outcome.reason, options)
    return _end(own, _leader(own, options), REACHED)


def _give_up(own: Record, winner: int, reason: str, options: Options) -> Record:
    """A38 A game given up counts as a knock-out; it never wins the match for the side that gave it up."""
    if options.giving_up == "as_knockout":
        own.total[winner] += options.ko_bonus
    elif reason != "resign":  # as in the first version: no bonus, but whoever leaves loses the match
        return _end(own, winner, reason)
    return _end(own, winner if _leader(own, options) == winner else NOBODY, reason)


def _leader(own: Record, options: Options) -> int:
    """§7, A21 The side that has reached the target with the higher total; NOBODY while the totals are equal."""
    south, north = (int(points) for points in own.total)
    if max(south, north) < options.match_target or south == north:
        return NOBODY
    return SOUTH if south > north else NORTH


def leave(own: Record, seat: Seat, reason: str) -> Record:
    """A38 A side that gives the match up, or leaves between games, loses it."""
    return _end(own.copy(), 1 - seat, reason)


def _end(own: Record, winner: int, reason: str) -> Record:
    if winner != NOBODY:
        own.phase, own.winner, own.reason = OVER, winner, REASONS.index(reason)
        own.ready[:] = False
    return own


def outcome(own: Record) -> Outcome | None:
    """§7 The winner and both totals."""
    if own.phase != OVER:
        return None
    return Outcome.of_two(int(own.winner), REASONS[own.reason], own.total)


def show(options: GameOptions, own: Record) -> Shown:
    options = cast(Options, options)
    words = {
        "phase": PHASES[own.phase],
        "game": int(own.begun),
        "totals": own.total.tolist(),
        "before": own.before.tolist(),
        "target": options.match_target,
        "ko_bonus": options.ko_bonus,
        "check": options.fifteen_check,
        "ready": [SIDES[side] for side in (SOUTH, NORTH) if own.ready[side]],
        "winner": _side(own.winner, ""),
    }
    return msgspec.convert(words, Shown)


def _side(side: int, nobody: str) -> str:
    return nobody if side == NOBODY else SIDES[side]


# -- notation: total=14-12 before=12-12 game=3 phase=play initiative=S lost=N, then ready= or winner= reason=
FIELDS = ("total", "before", "game", "phase", "initiative", "lost")
EXTRA = {NEXT: ("ready",), OVER: ("winner", "reason")}


def format(own: Record) -> str:
    fields = {
        "total": "{}-{}".format(*own.total),
        "before": "{}-{}".format(*own.before),
        "game": own.begun,
        "phase": PHASES[own.phase],
        "initiative": _side(own.holder, "-"),
        "lost": _side(own.loser, "-"),
    }
    if own.phase == NEXT:
        fields["ready"] = "".join(SIDES[side] for side in (SOUTH, NORTH) if own.ready[side]) or "-"
    if own.phase == OVER:
        fields |= {"winner": SIDES[own.winner], "reason": REASONS[own.reason]}
    return " ".join(f"{key}={value}" for key, value in fields.items())


def parse(text: str, options: GameOptions) -> Record:
    """Read the fields of a match; the error names the field and what was expected."""
    given = [word.partition("=")[::2] for word in text.split()]
    fields = dict(given)
    own = begin(options)
    own.phase = PHASES.index(_word(fields, "phase", PHASES))
    expected = [*FIELDS, *EXTRA.get(int(own.phase), ())]
    if [key for key, _ in given] != expected:
        shape = " ".join(f"{key}=" for key in expected)
        raise bad_position(f"match {text!r}: expected the fields {shape}", RULE, "fields", expected=shape)
    own.total, own.before = _points(fields, "total"), _points(fields, "before")
    own.begun = int(_match(fields, "game", r"0|[1-9][0-9]{0,3}", "a number", "0–9999")[0])
    own.holder, own.loser = (_read_side(fields, key) for key in ("initiative", "lost"))
    if own.phase == NEXT:
        ready = _word(fields, "ready", ("-", *SIDES))
        own.ready[:] = [side in ready for side in SIDES]
    if own.phase == OVER:
        own.winner = SIDES.index(_word(fields, "winner", tuple(SIDES)))
        own.reason = REASONS.index(_word(fields, "reason", REASONS[1:]))
    _check(own, cast(Options, options))
    return own


def _check(own: Record, options: Options) -> None:
    """Refuse impossible combinations, naming the field."""
    if (own.begun == 0) != (own.phase == FIRST):
        said = f"field game={own.begun}: expected 0 exactly while phase=first"
        raise bad_position(said, RULE, "first-game", given=int(own.begun))
    if own.phase == FIRST and (own.total.any() or own.before.any()):
        said = "field total: expected 0-0 before the first game"
        raise bad_position(said, RULE, "must", field="total, before", expected="0-0", beside="phase=first")
    if (own.total < own.before).any():
        before = f"{own.before[0]}-{own.before[1]}"
        raise bad_position(f"field total: expected at least before={before}", RULE, "total", before=before)
    if own.phase == PLAY and options.fifteen_check == "immediate" and own.total.max() >= options.match_target:
        said = f"field total: expected less than {options.match_target} while the match goes on"
        raise bad_position(said, "§7, A20", "total-reached", target=options.match_target)
    if own.phase == OVER and REASONS[own.reason] == REACHED and own.winner != _leader(own, options):
        said = f"field winner={SIDES[own.winner]}: expected the side that leads with {options.match_target} points"
        raise bad_position(said, RULE, "winner", given=SIDES[own.winner], target=options.match_target)


def _points(fields: dict[str, str], key: str) -> list[int]:
    found = _match(fields, key, r"(0|[1-9][0-9]{0,3})-(0|[1-9][0-9]{0,3})", "points such as 12-14", "12-14")
    return [int(points) for points in found.groups()]


def _read_side(fields: dict[str, str], key: str) -> int:
    word = _word(fields, key, (*SIDES, "-"))
    return NOBODY if word == "-" else SIDES.index(word)


def _match(fields: dict[str, str], key: str, pattern: str, expected: str, such: str) -> re.Match[str]:
    found = re.fullmatch(pattern, fields.get(key, ""))
    if found is None:
        given = fields.get(key, "")
        said = f"field {key}={given}: expected {expected}"
        raise bad_position(said, RULE, "value", field=key, given=given, expected=such)
    return found


def _word(fields: dict[str, str], key: str, allowed: tuple[str, ...]) -> str:
    value = fields.get(key, "")
    if value not in allowed:
        said = f"field {key}={value}: expected {' or '.join(allowed)}"
        raise bad_position(said, RULE, "value", field=key, given=value, expected=", ".join(allowed))
    return value
