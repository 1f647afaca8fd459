"""The judge of a match: calls and rulings are entries of its log, so that a record holds them and verifies.

    call-judge: the reason              a seat calls the judge: nothing is played until there is a ruling
    ruling win: the reason              this seat wins the match
    ruling forfeit: the reason          this seat loses it
    ruling null: the reason             the match is null; a stalled game of it is, where the match goes on by its rules
    ruling win game: the reason         of a match of several games, this seat wins the one on the table
    ruling forfeit game: the reason     this seat loses that one
    ruling null game: the reason        that one is null, and begins anew
    ruling play-on: the reason          the game goes on, and what it counted towards a stall is forgotten
    ruling stands: the reason           what the rules say by themselves holds, for instance because no judge came
    ruling time 60: the reason          this seat gets so many seconds; its clock is for the owner of the match
    ruling warning: the reason
    ruling reverse: the reason          the last ruling is taken back
    pause                               nothing is played until the match goes on; rulings are still made
    resume                              it goes on

Where the table has a human judge (`GameOptions.is_judged`) a stall only raises a flag: the match waits as after a call.
Who may rule, and for how long a ruling may be reversed, is for the owner of the match to say.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, get_args

from ludoteca.core import AGREE, Event, IllegalMove, Move, Outcome, Reason, Seat, Stake, State
from ludoteca.play import game_rulings
from ludoteca.play.log import Entry
from ludoteca.play.why import explain

if TYPE_CHECKING:
    from ludoteca.play.match import Match

RULE: Final = "judge"
CALL: Final = "call-judge"
RULING: Final = "ruling"
PAUSE: Final = "pause"
RESUME: Final = "resume"
CALLED: Final = "called"  # the flag that a call raises
RULED, RULED_NULL, FORFEITED = "ruling", "ruling-null", "ruling-forfeit"  # the reasons of such ends
LONGEST: Final = 300  # letters of a reason
MOST_SECONDS: Final = 86_400

Verdict = Literal["win", "forfeit", "null", "play-on", "stands", "time", "warning", "reverse"]
ENDING: Final = ("win", "forfeit", "null")

_CALL = re.compile(rf"{CALL}(?:: (?P<why>.+))?")
_WAYS = "|".join(get_args(Verdict))
_RULING = re.compile(
    rf"{RULING} (?P<verdict>{_WAYS})(?: (?P<stake>game))?(?: (?P<seconds>[1-9][0-9]{{0,4}}))?: (?P<why>.+)", re.ASCII
)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a judge says about a match, concerning the seat of its entry."""

    verdict: Verdict
    why: str
    seconds: int = 0
    stake: Stake = "match"  # `game`: the one on the table of a match of several

    def __str__(self) -> str:
        seconds = f" {self.seconds}" if self.seconds else ""
        stake = " game" if self.stake == "game" else ""
        return f"{RULING} {self.verdict}{stake}{seconds}: {self.why}"


@dataclass(frozen=True, slots=True)
class Bench:
    """Where the match stands with the judge."""

    flag: str = ""  # why nothing is played until there is a ruling: CALLED, or the game's own code for a stall
    by: Seat | None = None  # who has called
    why: str = ""
    start: tuple[State, Seat, Move] | None = None  # before the act that stalled the game, and that act
    end: Outcome | None = None  # as ruled
    ruled: tuple[Ruling, ...] = ()  # those that stand, in order
    before: tuple[tuple[int, State, Bench], ...] = ()  # what each of these found, after which ply
    is_paused: bool = False  # by the owner of the match
    again: tuple[str, ...] = ()  # chapters that began anew, once for each time

    @property
    def is_judged(self) -> bool:
        """Whether the judge says how the match stands, not the rules: one is awaited, or has ended it."""
        return bool(self.flag) or self.end is not None


def parse_ruling(text: str) -> Ruling | None:
    found = _RULING.fullmatch(text) if text.startswith(RULING) else None
    if found is None:
        return None
    verdict: Verdict = found["verdict"]  # type: ignore[assignment]
    return Ruling(verdict, found["why"], int(found["seconds"] or 0), "game" if found["stake"] else "match")


def is_judging(text: str) -> bool:
    """Whether this is meant as a call or a ruling, or stops the match for a while."""
    return text in (PAUSE, RESUME) or text.startswith((CALL, f"{RULING} "))


def clean_reason(why: str) -> str:
    """A reason made fit for a line of text."""
    printable = "".join(letter if letter.isprintable() else " " for letter in why)
    return " ".join(printable.split())[:LONGEST].strip()


def flagged(match: Match, bench: Bench, before: State, seat: Seat, move: Move, after: State) -> Bench:
    """Where the match has a human judge, a stall that has just come about is left to them."""
    game = match.game
    if not match.options.is_judged:
        return bench
    flag = game.stall(after) if not game.stall(before) else ""
    return replace(bench, flag=flag, start=(before, seat, move)) if flag else bench


def why_waiting(bench: Bench) -> Reason | None:
    """Why nothing can be played: the match is paused, the judge is awaited, or has ended it."""
    if bench.is_paused and bench.end is None:
        return Reason("paused", RULE)
    if bench.flag:
        return Reason("judge", RULE)
    return Reason("ruled", RULE) if bench.end is not None else None


def judged(match: Match, bench: Bench, seat: Seat, text: str) -> tuple[State, Bench]:
    """What a call or a ruling makes of the match; IllegalMove says why it cannot be made."""
    if (call := _CALL.fullmatch(text)) is not None:
        if bench.flag or match.outcome is not None:
            raise _no(match, "no-call")
        return match.state, replace(bench, flag=CALLED, by=seat, why=call["why"] or "")
    if text in (PAUSE, RESUME):
        if bench.is_paused == (text == PAUSE) or match.outcome is not None:
            raise _no(match, "no-pause")
        return match.state, replace(bench, is_paused=text == PAUSE)
    ruling = parse_ruling(text)
    if ruling is None or ruling.why != clean_reason(ruling.why) or ruling.seconds > MOST_SECONDS:
        raise _no(match, "ruling-unreadable")
    if (ruling.verdict == "time") != bool(ruling.seconds):
        raise _no(match, "ruling-seconds")
    if ruling.stake == "game" and (ruling.verdict not in ENDING or game_rulings.why_not(match)):
        raise _no(match, game_rulings.why_not(match) or "ruling-unreadable")
    if ruling.verdict == "reverse":
        return _reversed(match, bench)
    return _ruled(match, bench, seat, ruling)


def _ruled(match: Match, bench: Bench, seat: Seat, ruling: Ruling) -> tuple[State, Bench]:
    kept = replace(bench, before=(*bench.before, (match.ply, match.state, bench)), ruled=(*bench.ruled, ruling))
    free = replace(kept, flag="", by=None, why="", start=None)
    is_stalled = bool(bench.flag) and bench.flag != CALLED
    match ruling.verdict:
        case "time" | "warning":
            if match.outcome is not None:
                raise _no(match, "ruling-late")
            return match.state, kept if is_stalled else free
        case "stands":
            if not bench.flag:
                raise _no(match, "ruling-no-flag")
            return match.state, free
        case "play-on":
            return _played_on(match, bench, free)
        case "null" if is_stalled and bench.flag.endswith("null") and match.game.outcome(match.state) is None:
            return match.state, free  # the match itself goes on with a replay
    if ruling.stake == "game":
        state = game_rulings.settled(match, bench.start, seat, ruling.verdict)
        if ruling.verdict == "null":
            return state, replace(free, again=(*bench.again, match.game.chapter(state)))
        end = match.game.outcome(state)
        return state, replace(free, end=None if end is None else replace(end, reason=RULED))
    return match.state, replace(free, end=_end(match, seat, ruling))


def _played_on(match: Match, bench: Bench, free: Bench) -> tuple[State, Bench]:
    """§6 The counters towards a stall begin anew; an agreement is refused."""
    game = match.game
    if match.outcome is not None:
        raise _no(match, "ruling-late")
    if bench.start is None:
        return game.without_stall(match.state), free
    before, seat, move = bench.start
    before = game.without_stall(before)
    state = before if move == AGREE else game.apply(before, seat, move)
    if game.stall(state):
        raise _no(match, "ruling-no-more")
    return state, free


def _reversed(match: Match, bench: Bench) -> tuple[State, Bench]:
    """What held before the last ruling holds again, if nothing was played since. Where an end had laid open what was
    hidden, or the dealer's secret, the game cannot go on: it is null."""
    if not bench.before:
        raise _no(match, "ruling-none")
    ply, state, before = bench.before[-1]
    last, less = bench.ruled[-1], replace(bench, before=bench.before[:-1], ruled=bench.ruled[:-1])
    if last.verdict in ("time", "warning"):
        return match.state, less
    if bench.end is None and game_rulings.has_gone_on(match, ply + 1):
        raise _no(match, "ruling-gone-on")
    is_open = match.game.HAS_CHANCE or match.game.has_secrets(match.options)
    if bench.end is not None and is_open and match.game.outcome(state) is None:
        return match.state, replace(less, end=_end(match, Seat(0), Ruling("null", last.why)))
    if game_rulings.has_laid_open(match, last.stake, last.verdict, state):
        return game_rulings.first_state(match, ply), replace(less, again=(*less.again, match.game.chapter(state)))
    return state, replace(before, is_paused=bench.is_paused, again=bench.again)


def _no(match: Match, code: str) -> IllegalMove:
    reason = Reason(code, RULE)
    return IllegalMove(explain(match.game, reason), reason)


def _end(match: Match, seat: Seat, ruling: Ruling) -> Outcome:
    if ruling.verdict == "null":
        return Outcome.of_nobody(len(match.seats), RULED_NULL)
    everybody = tuple(Seat(other) for other in range(len(match.seats)))
    others = tuple(other for other in everybody if other != seat)
    points = dict.fromkeys(everybody, 0)
    if ruling.verdict == "win":
        return Outcome((seat,), RULED, points, ((seat,), others))
    return Outcome(others, FORFEITED, points, (others, (seat,)))


def told(log: Sequence[Entry]) -> list[tuple[Entry, Ruling, bool]]:
    """Every ruling of a log but those that only take another back, each with whether it was taken back."""
    found: list[tuple[Entry, Ruling, bool]] = []
    for entry in log:
        ruling = parse_ruling(entry.text)
        if ruling is None:
            continue
        if ruling.verdict != "reverse":
            found.append((entry, ruling, False))
            continue
        last = next(at for at in reversed(range(len(found))) if not found[at][2])
        found[last] = (*found[last][:2], True)
    return found


def taken_back(log: Sequence[Entry]) -> tuple[Entry, Ruling] | None:
    """The ruling that the last entry takes back."""
    last = parse_ruling(log[-1].text)
    if last is None or last.verdict != "reverse":
        return None
    before, now = told(log[:-1]), told(log)
    changed = (then[:2] for then, since in zip(before, now, strict=True) if then[2] != since[2])
    return next(changed)


def seconds_given(log: Sequence[Entry]) -> tuple[Seat, int]:
    """By the last entry, a ruling: whose clock gets how many seconds, or loses those it was given before."""
    last = parse_ruling(log[-1].text)
    if last is not None and last.verdict == "time":
        return log[-1].seat, last.seconds
    if (gone := taken_back(log)) is not None and gone[1].verdict == "time":
        return gone[0].seat, -gone[1].seconds
    return Seat(0), 0


def event_of(seat: str, text: str) -> Event | None:
    """A call or a ruling, as everybody at the table is told."""
    if (call := _CALL.fullmatch(text)) is not None:
        return Event(CALL, {"seat": seat, "why": call["why"] or ""})
    if text in (PAUSE, RESUME):
        return Event(text, {})
    ruling = parse_ruling(text)
    if ruling is None:
        return None
    told = {
        "seat": seat,
        "verdict": ruling.verdict,
        "stake": ruling.stake,
        "seconds": ruling.seconds,
        "why": ruling.why,
    }
    return Event(RULING, told)
