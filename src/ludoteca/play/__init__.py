"""A match in progress: its log, the chance dealt to it, its record. Knows no sockets, no SQL, no wall clock.

Finding a game (games and the series they declare, e.g. `latrunculi-match`):

    names() -> tuple[str, ...]
    built_in() -> tuple[str, ...]                        those of this repository
    find(name) -> Game                                   raises UnknownGame

Chance, provably fair:

    Dealer(secret, nonces=())                            32 bytes; one nonce (0 to 32 bytes) per seat
    Dealer.fresh(nonces=()) | Dealer.from_seed(n)
    dealer.commitment                                    SHA-256 of the secret, hex; publish it at once
    dealer.pick(stream, weights) -> index
    fairness.commitments(match) .revealed(match)         what is published about it, by part; "" = the whole

A match; the only writer of state. Times are milliseconds since the match began, given by the caller:

    Match.start(game, options=None, dealer=None, *, players=(), date="", at_ms=0) -> Match
    match.play(seat, text, at_ms=0) -> list[Entry]       raises BadMove, IllegalMove; then nothing has changed
    match.offer(seat, at_ms=0) | match.withdraw(seat, at_ms=0) | match.resign(seat, at_ms=0)
    match.game .options .players .date .seats            seats: their names in the notation
        match.state .to_act .outcome .log .ply .offers       the present; state is only for bots' referees and tests
        match.last_act .hides_the_past                       how far back one may look while the game goes on
    match.legal(seat) -> list[str]                       in the notation, sorted
    match.view(seat, ply=None) -> View                   now, or after that ply (0 = before the first entry)
    match.events(viewer, ply=None) -> list[Event]        of the last act and the chance after it, or of one ply
    match.state_at(ply) -> State
    Match.replay(game, options, log, dealer=None, ...)   the same bytes after every ply, or an error
    Entry(ply, seat, text, at_ms)                        seat is CHANCE for what the dealer dealt
        match.settle(at_ms=0)                                deals the chance pending in an imported match
    explain(game, reason, language="en") -> str          why a move is illegal, for people
    set_up(game, options, position, moves) -> SetUp      a position, and moves tried from there
    draft(game, options, position, tool="", square="")   a position being entered, which may not be possible yet

Lessons are in `play.lessons`: lessons_of(game), LessonWords(game, language).
A clock is a separate value: see `play.clock` (Clock, Fischer, Correspondence).

Records, readable text (docs/reference/records.md):

        format_record(match, viewer=None, *, whole=False)    unfinished: what the viewer (None: a watcher) may know;
                                                             whole=True: everything, only for the keeper of the table
    parse_record(text) -> Record                         text or bytes; raises BadRecord naming the line
    record.match() -> Match                              imported, every entry checked
    verify(text) -> Report                               raises BadRecord naming the line and the rule
    write_record(path, text)                             atomic
    RecordFile(path, match)                              kept during play: .append(entries) after every act, .finish()
"""

from ludoteca.play.catalogue import built_in, find, names
from ludoteca.play.dealer import Dealer
from ludoteca.play.draft import Draft, draft
from ludoteca.play.log import Entry
from ludoteca.play.match import Match
from ludoteca.play.position import SetUp, set_up
from ludoteca.play.records.file import RecordFile, write_record
from ludoteca.play.records.record import Record, Report, format_record, parse_record, verify
from ludoteca.play.series import Series
from ludoteca.play.why import explain

__all__ = [
    "Dealer",
    "Draft",
    "Entry",
    "Match",
    "Record",
    "RecordFile",
    "Report",
    "Series",
    "SetUp",
    "built_in",
    "draft",
    "explain",
    "find",
    "format_record",
    "names",
    "parse_record",
    "set_up",
    "verify",
    "write_record",
]
