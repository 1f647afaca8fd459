"""A table as one guest may know it, composed in the words of the protocol. Only Views are shown, never a State."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ludoteca.core import AGREE, CHANCE, WATCHER, Game, GameOptions, Seat, Stake, State, View
from ludoteca.core import Outcome as GameOutcome
from ludoteca.play import Draft, Match, SetUp
from ludoteca.play.moments import Moment
from ludoteca.play.premoves import premoves
from ludoteca.play.taking_back import last_own
from ludoteca.play.uncovering import uncovered_story
from ludoteca.server import protocol, rest_shapes
from ludoteca.server.absence_messages import Absences
from ludoteca.server.hint_terms import may_be_hinted
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import seat_name
from ludoteca.server.judge_shown import event_place, judge_shown
from ludoteca.server.nonce_messages import Nonces
from ludoteca.server.personas import Persona, tell_apart
from ludoteca.server.perspective import Perspective, has_curtain
from ludoteca.server.refusals import refusal_of
from ludoteca.server.sessions import GONE
from ludoteca.server.talk_messages import Talk
from ludoteca.server.time_messages import ClockShown, TakeBackShown

NOBODY = Persona("", "", "")
LOW_MS = 10_000  # from here on a clock is in time trouble


def now(
    journal: Journal, at: Perspective, public: protocol.Now | None = None, shown: msgspec.Struct | None = None
) -> protocol.Now:
    """The present of a table; what of it is the same for everybody, and what is seen from here, may be given."""
    match = journal.match
    return msgspec.structs.replace(
        public or public_now(journal),
        shown=shown or seen_from(journal, at.seat),
        legal=_legal(match, at) if match else {},
        premoves=_premoves(match, at) if match else {},
        hints=[journal.name(seat) for seat in at.acting if may_be_hinted(journal, seat)],
    )


def seen_from(journal: Journal, seat: Seat) -> msgspec.Struct:
    """What is shown to this seat, or to whoever watches."""
    return journal.game.show(journal.view(seat))


def public_now(journal: Journal, timing: protocol.Timing | None = None) -> protocol.Now:
    """What of the present everybody may know, wherever they look from."""
    match, seats = journal.match, journal.seats
    end = match.outcome if match else None
    running = match if end is None else None
    return protocol.Now(
        ply=journal.ply,
        status=journal.status,
        to_act=[journal.name(seat) for seat in journal.to_act],
        shown=None,
        legal={},
        outcome=outcome(seats, end) if end else None,
        offers=[journal.name(seat) for seat in journal.offers],
        may_agree=_may_agree(running) if running else [],
        may_resign=_may_resign(running) if running else {name: [] for name in seats} if match else {},
        out=[seats[seat] for seat in running.out] if running else [],
        timing=timing,
        clock=clock(journal),
        take_back=_take_back(journal, running) if running else None,
        judge=judge_shown(journal),
    )


def _premoves(match: Match, at: Perspective) -> dict[str, list[str]]:
    """Only for pages that plan ahead, which most do not. None where several seats share a screen: whoever waits there
    must not play while another thinks."""
    if not at.plans_ahead or len(at.acting) != 1 or match.outcome is not None:
        return {}
    return {match.seats[seat]: found for seat in at.acting if (found := premoves(match, seat))}


def clock(journal: Journal) -> ClockShown | None:
    """What every act left on the clocks: the same for everybody, whenever they ask."""
    clock = journal.clock
    if clock is None:
        return None
    left = dict(zip(journal.seats, clock.left, strict=True))
    return ClockShown(clock.since, left, [journal.name(seat) for seat in sorted(clock.running)], LOW_MS)


def _take_back(journal: Journal, match: Match) -> TakeBackShown | None:
    """Told from the log alone, so that it says nothing of what is hidden."""
    terms = journal.row.terms
    if not terms.take_back or terms.rated or journal.in_real_time:
        return None
    asked = journal.asked_back
    waits_for = journal.still_asked(asked) if asked else set()
    return TakeBackShown(
        may=[name for seat, name in enumerate(journal.seats) if last_own(match, Seat(seat)) is not None],
        asked=journal.name(asked.seat) if asked else None,
        waits_for=[journal.name(seat) for guest in sorted(waits_for) for seat in journal.seats_of(guest)],
    )


def _may_agree(match: Match) -> list[str]:
    """The seats that the rules allow to end the game by agreement now."""
    why_not, state = match.game.why_illegal, match.state
    return [name for seat, name in enumerate(match.seats) if why_not(state, Seat(seat), AGREE) is None]


def _may_resign(match: Match) -> dict[str, list[Stake]]:
    """What each seat may give up now."""
    may, state = match.game.may_resign, match.state
    return {name: list(may(state, Seat(seat))) for seat, name in enumerate(match.seats)}


def _legal(match: Match, at: Perspective) -> dict[str, list[str]]:
    state, to_act, seats, offered = match.state, match.to_act, match.seats, match.game.offered
    return {seats[seat]: offered(state, seat) for seat in at.acting if seat in to_act}


def log(journal: Journal, viewer: Seat, moments: Iterable[Moment]) -> list[protocol.LogEntry]:
    """What happened in these moments of the match, as the viewer may know it."""
    match = journal.match
    if match is None:
        return []
    told_from = match.last_act if match.hides_the_past else 0
    entries = [log_entry(match.seats, moment, viewer, moment.entry.ply >= told_from) for moment in moments]
    for entry in entries:
        if entry.ply in journal.declined:
            by = journal.name(journal.declined[entry.ply])
            entry.events = [{"type": "decline", "seat": by, "offered": entry.seat}]
    return entries


def log_entry(seats: Sequence[str], moment: Moment, viewer: Seat, is_told: bool = True) -> protocol.LogEntry:
    """One ply. In a game played from memory, earlier ones have their text only, as in the record."""
    return protocol.LogEntry(
        ply=moment.entry.ply,
        seat=seat_name(seats, moment.entry.seat),
        text=moment.text_for(viewer),
        events=[event.to_json() for event in moment.events(viewer)] if is_told else [],
    )


def outcome(seats: Sequence[str], end: GameOutcome) -> protocol.Outcome:
    return protocol.Outcome(
        winners=[seats[seat] for seat in end.winners],
        reason=end.reason,
        points={seats[seat]: points for seat, points in end.points.items()},
        ranking=[[seats[seat] for seat in place] for place in end.ranking],
    )


def curtain(journal: Journal, guest: str, lifted: Seat | None) -> protocol.Curtain | None:
    if not has_curtain(journal, guest):
        return None
    may = [journal.name(seat) for seat in journal.seats_of(guest) if seat in journal.to_act]
    return protocol.Curtain(may_lift=may, lifted=None if lifted is None else journal.name(lifted))


def unready(journal: Journal) -> list[str]:
    """The seats a race still waits for."""
    return [journal.name(seat) for guest in journal.unready() for seat in journal.seats_of(guest)]


def rematch(journal: Journal) -> protocol.Rematch:
    asked = [
        journal.name(Seat(i))
        for i, chair in enumerate(journal.chairs)
        if chair.kind == "guest" and chair.who in journal.rematch_asked
    ]
    return protocol.Rematch(asked=asked, table=journal.next_table)


def seats(
    journal: Journal, guest: str, persona_of: Callable[[str], Persona], is_present: Callable[[str], bool]
) -> list[protocol.SeatInfo]:
    """Who sits where; `persona_of` and `is_present` are asked about guests."""
    infos = []
    numbers = tell_apart(journal.guests(), persona_of)
    knows_asked = guest in journal.guests() or bool(journal.row.event)  # pairings are public
    for seat, chair in zip(journal.seats, journal.chairs, strict=True):
        is_guest, is_kept = chair.kind == "guest", chair.kind == "kept"
        if is_kept and not (knows_asked or chair.who == guest):
            persona = NOBODY  # that somebody was asked is between them and the table
        else:
            persona = persona_of(chair.who) if is_guest or is_kept else Persona(chair.who, "", "")
        infos.append(
            protocol.SeatInfo(
                seat=seat,
                kind=msgspec.convert(chair.kind, protocol.SeatKind),
                name=persona.name,
                yours=is_guest and chair.who == guest,
                present=is_present(chair.who) if is_guest else chair.kind == "bot",
                given=persona.given,
                avatar=persona.avatar,
                nth=numbers.get(chair.who, 1) if is_guest else 1,
                left=is_guest and chair.who.startswith(GONE),
                profile=persona.profile,
                maker=is_guest and chair.who == journal.row.maker,
                for_you=is_kept and chair.who == guest,
            )
        )
    return infos


def nonces(journal: Journal) -> Nonces:
    """What the seats have promised and opened."""
    chairs = list(zip(journal.seats, journal.chairs, strict=True))
    opened = {seat: chair.nonce for seat, chair in chairs if chair.is_opened}
    return Nonces({seat: chair.promise for seat, chair in chairs if chair.promise}, opened)


def table(
    journal: Journal,
    at: Perspective,
    guest: str,
    lifted: Seat | None,
    seat_infos: list[protocol.SeatInfo],
    away: Absences,
    watchers: int,
    talk: Talk,
    timing: protocol.Timing | None = None,
) -> protocol.TableView:
    """The whole table."""
    return protocol.TableView(
        id=journal.row.id,
        game=journal.row.game,
        version=journal.row.version,
        options=journal.options.to_text(),
        from_memory=journal.game.plays_from_memory(journal.options),
        public=journal.row.public,
        terms=journal.row.terms,
        created=journal.row.created,
        perspective=None if at.seat == WATCHER else journal.name(at.seat),
        seats=seat_infos,
        away=away,
        unready=unready(journal),
        watchers=watchers,
        curtain=curtain(journal, guest, lifted),
        now=now(journal, at, public_now(journal, timing)),
        log=log(journal, at.seat, journal.moments()),
        rematch=rematch(journal),
        nonces=nonces(journal),
        talk=talk,
        closed=journal.seating.closed,
        commitment=journal.commitment,
        secret=journal.row.secret if journal.status == "over" else None,
        event=event_place(journal),
    )


def forsaken(journal: Journal, guest: str, maker: Persona) -> rest_shapes.Forsaken | None:
    """What became of the challenge to this guest, where the table went on without its maker."""
    found = journal.seating.forsaken.get(guest)
    has_left = journal.row.maker.startswith(GONE)
    return rest_shapes.Forsaken(found.by, maker.name, maker.given, has_left) if found else None


def my_table(
    journal: Journal, at: Perspective, guest: str, seat_infos: list[protocol.SeatInfo], maker: Persona
) -> rest_shapes.MyTable:
    """A table in the list of those who play at it, or are asked to."""
    present = now(journal, at)
    mine = [seat.seat for seat in seat_infos if seat.yours]
    is_alone = len(mine) == len(seat_infos)
    return rest_shapes.MyTable(
        id=journal.row.id,
        game=journal.row.game,
        terms=journal.row.terms,
        status=present.status,
        touched=journal.lines.touched,
        ply=present.ply,
        seats=seat_infos,
        to_act=present.to_act,
        is_my_turn=not is_alone and present.status == "running" and any(seat in mine for seat in present.to_act),
        is_awaited=journal.seating.awaits(guest) and not any(seat.yours and seat.present for seat in seat_infos),
        is_challenge=bool(journal.seats_kept_for(guest)),
        forsaken=forsaken(journal, guest, maker),
        is_replaced=not mine and guest in journal.seating.replaced,
        closed=journal.seating.closed,
        outcome=present.outcome,
        perspective=None if at.seat == WATCHER else journal.name(at.seat),
        shown=present.shown,
        next=journal.next_table,
        event=event_place(journal),
    )


def watched_table(journal: Journal, seat_infos: list[protocol.SeatInfo], watchers: int) -> rest_shapes.WatchedTable:
    """A running game in the list of those that anybody may watch: what a watcher sees of it."""
    return rest_shapes.WatchedTable(
        id=journal.row.id,
        game=journal.row.game,
        terms=journal.row.terms,
        status=journal.status,
        ply=journal.ply,
        moves=journal.moves,
        seats=seat_infos,
        to_act=[journal.name(seat) for seat in journal.to_act],
        watchers=watchers,
        outcome=None,
        perspective=None,
        shown=journal.game.show(journal.view(WATCHER)),
    )


def replay(match: Match, viewer: Seat, story: Sequence[Moment]) -> rest_shapes.Replay:
    """The game moment by moment, as the viewer may know it; `story` is the moments of the match."""
    if match.outcome is None:
        views = [match.game.view(state, viewer) for state in states_of(match.state_at(0), story)]
    else:
        views = [match.game.open_view(state, viewer) for state in uncovered_story(match, story)]
    told = frames(match.game, match.seats, match.state_at(0), story, viewer, views)
    if match.outcome is not None:
        told[-1].outcome = outcome(match.seats, match.outcome)  # the game itself knows nothing of being called off
    return rest_shapes.Replay(
        game=match.game.NAME,
        version=match.game.VERSION,
        options=match.options.to_text(),
        names=dict(zip(match.seats, match.players, strict=True)),
        frames=told,
    )


def position(tried: SetUp, viewer: Seat) -> rest_shapes.Position:
    """A position somebody has set up, with what may be done in it; secrets are shown as the viewer would see them."""
    game, state = tried.game, tried.state
    seats = game.seats(tried.options)
    views = [game.view(state, viewer) for state in states_of(tried.start, tried.moments)]
    return rest_shapes.Position(
        game=game.NAME,
        options=tried.options.to_text(),
        seats=list(seats),
        position=game.format_position(state),
        legal={seats[seat]: game.offered(state, seat) for seat in game.to_act(state) if seat != CHANCE},
        chances=[game.format_move(state, CHANCE, move) for move, _ in game.chances(state)],
        frames=frames(game, seats, tried.start, tried.moments, viewer, views),
    )


def draft(game: Game, options: GameOptions, entered: Draft) -> rest_shapes.Draft:
    """A position somebody is entering, as the seat whose turn it is would see it."""
    seats = game.seats(options)
    acting = next((seat for seat in game.to_act(entered.state) if seat != CHANCE), Seat(0))
    return rest_shapes.Draft(
        position=entered.position,
        seat=seats[acting],
        shown=game.show(game.view(entered.state, acting)),
        palette=entered.palette,
        problem=refusal_of(entered.problem).refusal if entered.problem else None,
    )


def states_of(start: State, story: Sequence[Moment]) -> list[State]:
    """The start and the state after each moment."""
    return [start, *(moment.after for moment in story)]


def frames(
    game: Game, seats: Sequence[str], start: State, story: Sequence[Moment], viewer: Seat, views: Sequence[View]
) -> list[rest_shapes.Frame]:
    """The start and the state after each moment; `views` are what the viewer may see of each."""

    def frame(state: State, view: View, ply: int, entry: protocol.LogEntry | None) -> rest_shapes.Frame:
        end = game.outcome(state)
        return rest_shapes.Frame(
            ply=ply,
            entry=entry,
            to_act=[seat_name(seats, seat) for seat in game.to_act(state)],
            shown=game.show(view),
            outcome=outcome(seats, end) if end else None,
        )

    first, *later = views
    told = zip(story, later, strict=True)
    after = [frame(one.after, view, one.entry.ply, log_entry(seats, one, viewer)) for one, view in told]
    return [frame(start, first, 0, None), *after]
