"""Records: a match as a text file that people can read and anybody can check (docs/reference/records.md).

    Ludoteca: 1                        headers, in this order
    Game: latrunculi
    Rules: 1
    Seat w: Anna
    Seat b: Bruno
    Result: w
    Reason: resign
    Points: w=8 b=8

    1 w e1-e4 @12.345                  ply, seat, move, seconds since the match began
                                       (with a clock also what was left to the seat: `@12.345 292.655`)
    2 b resign @15.001
    end w resign                       only when the match is over

The record of a running match holds what its reader may know; a finished one holds everything, including
the dealer's secret, which proves every card and die.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.core import CHANCE, WATCHER, Game, GameOptions, IllegalMove, LudotecaError, Outcome, Seat
from ludoteca.play.dealer import Dealer
from ludoteca.play.fairness import commitments, revealed
from ludoteca.play.log import CHANCE_NAME, Entry
from ludoteca.play.match import Match
from ludoteca.play.records.headers import Header, Result, read_headers, write_headers
from ludoteca.play.records.lines import bad, read_lines

END: Final = "end"
MAX_MS: Final = 10**13


# -- writing ---------------------------------------------------------------------------------------------
def format_record(match: Match, viewer: Seat | None = None, *, whole: bool = False) -> str:
    """The record as this viewer (None: a watcher) may read it now; everything once the match is over.

    `whole` writes everything, including the secret, even for a running match, so that it can be stored and
    continued. Such a text is only for the keeper of the table, never for players or watchers.
    """
    lines = [*write_headers(_header(match, whole)), "", *format_entries(match, viewer, whole=whole)]
    if match.outcome is not None:
        lines.append(_end_line(_result(match, match.outcome)))
    return "\n".join(lines) + "\n"


def format_entries(match: Match, viewer: Seat | None = None, *, after: int = 0, whole: bool = False) -> list[str]:
    """The lines of a record for the entries after that ply."""
    if whole or match.hides_nothing:
        return [_line(match, entry, entry.text) for entry in match.log[after:]]
    reader = WATCHER if viewer is None else viewer
    return [_line(match, moment.entry, moment.text_for(reader)) for moment in match.moments(after)]


def _line(match: Match, entry: Entry, text: str) -> str:
    seat = CHANCE_NAME if entry.seat == CHANCE else match.seats[entry.seat]
    left = f" {_seconds(match.left[entry.ply])}" if entry.ply in match.left else ""
    return f"{entry.ply} {seat} {text} @{_seconds(entry.at_ms)}{left}"


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds // 1000}.{milliseconds % 1000:03}"


def _end_line(result: Result) -> str:
    return f"{END} {result.winners} {result.reason}"


def _header(match: Match, whole: bool) -> Header:
    """The part above the moves; the dealer's headers only where there is chance to prove."""
    header = Header(
        game=match.game.NAME,
        rules=match.game.VERSION,
        options=match.options.changed(),
        date=match.date,
        clock=match.clock,
        players=dict(zip(match.seats, match.players, strict=True)),
    )
    if match.outcome is not None:
        header.result = _result(match, match.outcome)
    if not match.game.HAS_CHANCE:
        return header
    header.promises, header.nonces = match.promises, match.nonces
    header.commitments = commitments(match)
    header.secrets = revealed(match)
    if whole and match.dealer is not None and match.dealer.knows(""):
        header.secrets = {"": match.dealer.secret}
    return header


def _result(match: Match, outcome: Outcome) -> Result:
    return Result(
        winners=" ".join(match.seats[seat] for seat in outcome.winners) or "-",
        reason=outcome.reason,
        points={match.seats[seat]: points for seat, points in sorted(outcome.points.items())},
    )


# -- reading ---------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Record:
    """A record as it was read: well formed, its moves not yet checked."""

    header: Header
    game: Game
    options: GameOptions
    entries: tuple[Entry, ...]
    left: dict[int, int]  # ply -> what it left on the clock of its seat, in milliseconds
    lines: tuple[int, ...]  # the line number of each entry
    end: str  # the last line; "" in the record of a running match
    last_line: int

    @property
    def is_finished(self) -> bool:
        return bool(self.end)

    def dealer(self) -> Dealer | None:
        """The dealer, with the secrets opened so far."""
        if not self.header.secrets:
            return None
        opened = {folder: secret for folder, secret in self.header.secrets.items() if folder}
        return Dealer(self.header.secrets.get(""), self.header.nonces, opened)

    def match(self) -> Match:
        """The match in this record; every entry, every known chance outcome and the result are checked."""
        header = self.header
        header.check_commitments()
        match = Match(self.game, self.options, self.dealer(), players=tuple(header.players.values()), date=header.date)
        match.commitment = header.commitments.get("", "")
        match.promises, match.nonces = header.promises, header.nonces
        match.clock, match.left = header.clock, dict(self.left)
        for entry, line in zip(self.entries, self.lines, strict=True):
            try:
                match.follow(entry)
            except IllegalMove as error:
                raise bad(
                    line, f"illegal move {entry.text!r}: {error.what}", "illegal", error.rule, move=entry.text
                ) from error
            except LudotecaError as error:
                raise bad(line, error.what, "entry", error.rule, move=entry.text) from error
        self._check_result(match)
        return match

    def _check_result(self, match: Match) -> None:
        header, last = self.header, self.last_line
        if match.outcome is None:
            if self.is_finished or header.result is not None:
                raise bad(last, "the record says the match is over, but its moves do not end it", "not-over")
            return
        if header.result is None:
            said = "the moves end the match, but the headers Result, Reason and Points are missing"
            raise bad(last, said, "missing", header="Result")
        found = _result(match, match.outcome)
        for key, stated, true in (
            ("Result", header.result.winners, found.winners),
            ("Reason", header.result.reason, found.reason),
            ("Points", header.result.points, found.points),
        ):
            if stated != true:
                said = f"{key} {_word(stated)!r}: the moves give {_word(true)!r}"
                raise bad(header.lines[key], said, "result", value=_word(true))
        if self.end != _end_line(found):
            raise bad(last, f"{self.end!r}: the moves give {_end_line(found)!r}", "result", value=_end_line(found))
        if self.game.HAS_CHANCE and "" not in header.secrets:
            raise bad(last, "the match is over, but the header Secret is missing", "missing", header="Secret")


def _word(value: str | dict[str, int]) -> str:
    return value if isinstance(value, str) else " ".join(f"{seat}={points}" for seat, points in value.items())


def parse_record(text: str | bytes) -> Record:
    """Read a record; BadRecord names the line and what was expected."""
    lines = read_lines(text)
    header, first = read_headers(lines)
    game, options = header.find_game()
    header.check_seats(game.seats(options))
    header.check_clock()
    header.check_dealer(game.HAS_CHANCE)
    names = {name: Seat(seat) for seat, name in enumerate(game.seats(options))} | {CHANCE_NAME: CHANCE}
    body = lines[first:]
    end = ""
    if body and body[-1].split(" ")[0] == END:
        end = body.pop()
    elif header.result is not None:
        raise bad(len(lines), f"truncated: the header has a Result, but the last line is not {END!r}", "truncated")
    read = [_parse_entry(line, first + n, n, names) for n, line in enumerate(body, 1)]
    entries = tuple(entry for entry, _ in read)
    left = {entry.ply: left for entry, left in read if left is not None}
    if left and not header.clock:
        raise bad(first + min(left), "a time left, but there is no header Clock", "missing", header="Clock")
    numbers = tuple(range(first + 1, first + 1 + len(entries)))
    return Record(header, game, options, entries, left, numbers, end, len(lines))


def _parse_entry(line: str, number: int, ply: int, names: dict[str, Seat]) -> tuple[Entry, int | None]:
    """An entry, and what it left on the clock of its seat, where that is written."""
    words, at, times = line.rpartition(" @")
    seconds, _, left = times.partition(" ")
    stated, _, act = words.partition(" ")
    seat, _, text = act.partition(" ")
    if not at or "." not in seconds or not text:
        example = f"1 {next(iter(names))} ... @12.345"
        raise bad(number, f"{line!r}: expected ply, seat, move and time, such as {example!r}", "shape", example=example)
    if stated != str(ply):
        raise bad(number, f"ply {stated!r}: expected {ply}", "ply", expected=ply)
    if seat not in names:
        raise bad(number, f"seat {seat!r}: expected {', '.join(names)}", "seat", seat=seat)
    entry = Entry(ply, names[seat], text, _parse_seconds(seconds, number))
    return entry, _parse_seconds(left, number) if left else None


def _parse_seconds(seconds: str, number: int) -> int:
    whole, _, rest = seconds.partition(".")
    if not (whole.isdecimal() and rest.isdecimal() and whole.isascii() and rest.isascii() and len(rest) == 3):
        raise bad(
            number, f"time {seconds!r}: expected seconds with three decimals, such as 12.345", "time", value=seconds
        )
    if len(whole) > len(str(MAX_MS)) - 3 or str(int(whole)) != whole:
        said = f"time {seconds!r}: expected at most {MAX_MS // 1000} seconds, without leading zeros"
        raise bad(number, said, "time", value=seconds)
    return int(whole) * 1000 + int(rest)


# -- checking --------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Report:
    """What `verify` has confirmed."""

    game: str
    plies: int  # entries in the log
    decisions: int  # acts of seats, all legal
    chances: int  # chance outcomes
    proven: int  # chance outcomes recomputed from a revealed secret
    outcome: Outcome | None  # as the moves give it; None for a running match
    match: Match

    @property
    def is_proven(self) -> bool:
        """Finished, and every chance outcome follows from the committed secret."""
        return self.outcome is not None and self.proven == self.chances


def verify(text: str | bytes) -> Report:
    """Check everything in a record: form, commitment, every chance outcome, every move, the result."""
    record = parse_record(text)
    match = record.match()
    dealt = [entry for entry in record.entries if entry.seat == CHANCE]
    return Report(
        game=match.game.NAME,
        plies=match.ply,
        decisions=match.ply - len(dealt),
        chances=len(dealt),
        proven=match.proven,
        outcome=match.outcome,
        match=match,
    )
