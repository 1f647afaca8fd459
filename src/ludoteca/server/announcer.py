"""What everybody is told of a table: each page what has changed for it, the lobby what anybody may know."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec

from ludoteca.core import WATCHER, Seat
from ludoteca.play.moments import Moment
from ludoteca.server import protocol, rest_shapes, table_messages, talk_messages
from ludoteca.server.absence_messages import Absence, Absences
from ludoteca.server.audience import Audience
from ludoteca.server.journal import Journal
from ludoteca.server.lobby import Lobby
from ludoteca.server.perspective import WATCHING, Perspective, has_curtain, perspective_of
from ludoteca.server.ratings.standings import Ratings
from ludoteca.server.real_time import RealTime
from ludoteca.server.sessions import Guests
from ludoteca.server.talk import TableTalk
from ludoteca.server.viewers import Composed, Viewer


@dataclass(eq=False)
class Announcer:
    """Speaks for one table. Only what is stored may be told: the table sees to that."""

    _journal: Journal
    _audience: Audience
    _guests: Guests
    _ratings: Ratings
    _lobby: Lobby
    _real_time: RealTime | None
    _talk: TableTalk
    _listed: protocol.TableListing | None = None  # as the lobby has it

    # -- the table -------------------------------------------------------------------------------

    def tell(self, before: Before) -> None:
        """Tell every page what has changed for it."""
        journal, changed = self._journal, before.changed()
        people, is_said = journal.people(), self._talk.is_said_after(before.said)
        news, who_is_there = _News(journal, before.ply, self._timing()), _WhoIsThere(self._presence, people)
        for viewer in self._audience:
            if viewer.guest in people or viewer.shown_from != WATCHING:
                if viewer.lifted is not None and (viewer.lifted not in journal.to_act or changed.chapter):
                    viewer.lifted = None  # the turn has passed, or a new game begun: the curtain falls
                at = perspective_of(journal, viewer.guest, viewer.lifted, viewer.plans_ahead)
            else:
                at = WATCHING
            if changed.is_too_much or before.is_too_little(viewer, at):
                self.show(viewer)
                continue
            if changed.play:
                viewer.say(news.of(at).numbered, self._not_before(viewer))
            if changed.seats:
                who_is_there.tell(viewer)
            if changed.rematch:
                viewer.say(lambda seq: protocol.RematchMessage(seq, table_messages.rematch(journal)))
            for said in self._talk.after(viewer.guest, before.said) if is_said else ():
                viewer.say(lambda seq, one=said: talk_messages.Talked(seq, one))  # type: ignore[misc]
        self.list_table(has_only_moved=changed.is_only_the_match)

    def show(self, viewer: Viewer) -> None:
        """The whole table, from where this page looks at it now."""
        viewer.shown_from = perspective_of(self._journal, viewer.guest, viewer.lifted, viewer.plans_ahead)
        shown = self._table(viewer.guest, viewer.shown_from, viewer.lifted)
        viewer.say(lambda seq: protocol.ViewMessage(seq, viewer.token, shown), self._not_before(viewer))

    def show_all(self) -> None:
        for viewer in self._audience:
            self.show(viewer)

    def table(self, guest: str) -> protocol.TableView:
        """The whole table, as this guest may know it without lifting a curtain."""
        return self._table(guest, perspective_of(self._journal, guest), None)

    def my_table(self, guest: str) -> rest_shapes.MyTable:
        """The table as it stands in this guest's list."""
        at = perspective_of(self._journal, guest)
        maker = self._guests.persona(self._journal.row.maker)
        return table_messages.my_table(self._journal, at, guest, self._seats(guest), maker)

    def _table(self, guest: str, at: Perspective, lifted: Seat | None) -> protocol.TableView:
        seats, away, timing = self._seats(guest), self._away(), self._timing()
        talk = self._talk.heard_by(guest)
        return table_messages.table(self._journal, at, guest, lifted, seats, away, self._watchers(), talk, timing)

    def _timing(self) -> protocol.Timing | None:
        return self._real_time.timing() if self._real_time else None

    def _not_before(self, viewer: Viewer) -> float:
        return self._real_time.not_before(viewer) if self._real_time else 0.0

    # -- who is there ----------------------------------------------------------------------------

    def tell_presence(self) -> None:
        """Tell every page who is there."""
        who_is_there = _WhoIsThere(self._presence, self._journal.people())
        for viewer in self._audience:
            who_is_there.tell(viewer)
        self.list_table()

    def _presence(self, guest: str) -> protocol.Presence:
        """Who is there, as this guest sees it."""
        seats, away, watchers = self._seats(guest), self._away(), self._watchers()
        status, unready = self._journal.status, table_messages.unready(self._journal)
        return protocol.Presence(0, status, seats, away, unready, watchers, table_messages.nonces(self._journal))

    def _seats(self, guest: str) -> list[protocol.SeatInfo]:
        seats = table_messages.seats(self._journal, guest, self._guests.persona, self._audience.is_present)
        for seat, rating in zip(seats, self._ratings.at_seats(self._journal), strict=True):
            seat.rating = rating
        return seats

    def _away(self) -> Absences:
        """The seats of those who are away, since when, and from when others may do something about it."""
        audience = self._audience
        seated = zip(self._journal.seats, self._journal.chairs, strict=True)
        away = ((seat, chair.who) for seat, chair in seated if chair.kind == "guest")
        return {
            seat: Absence(math.floor(audience.away_for(who) * 1000), math.ceil(audience.seconds_to_claim(who) * 1000))
            for seat, who in away
            if not audience.is_present(who)
        }

    def _watchers(self) -> int:
        return self._audience.watchers(self._journal.people())

    # -- the lobby -------------------------------------------------------------------------------

    def list_table(self, has_only_moved: bool = False) -> None:
        """Show the table in the lobby as long as it is public and goes on."""
        journal = self._journal
        if not journal.row.public or journal.status == "over":
            self.unlist_table()
            return
        if self._listed and has_only_moved:
            if self._listed.ply != journal.ply:
                self._listed.ply = journal.ply
                self._lobby.moved(self._listed)
        else:
            self._listed = protocol.TableListing(
                id=journal.row.id,
                game=journal.row.game,
                options=journal.options.changed(),
                terms=journal.row.terms,
                status=journal.status,
                created=journal.row.created,
                ply=journal.ply,
                moves=journal.moves,
                seats=self._seats(""),
                watchers=self._watchers(),
            )
            self._lobby.show(self._listed)

    def watched(self) -> rest_shapes.WatchedTable:
        """The table with a picture, as a watcher sees it."""
        return table_messages.watched_table(self._journal, self._seats(""), self._watchers())

    def unlist_table(self) -> None:
        self._lobby.hide(self._journal.row.id)


class Before:
    """What a page may have to be told about, as it was before something changed."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.ply = journal.ply
        self.asked_back = journal.asked_back
        self._to_act = journal.to_act
        self.chapter = journal.chapter
        self._has_match = journal.match is not None
        self._status = journal.status
        self.seated = (journal.chairs, journal.unready())
        self.said = journal.lines.seq
        self.rated = journal.rated
        self.rematch = (len(journal.rematch_asked), journal.next_table)

    def changed(self) -> _Changed:
        """What is not as it was."""
        journal, unready = self._journal, self._journal.unready()
        is_reseated = self.seated != (journal.chairs, unready)
        is_rated, has_new_status = self.rated != journal.rated, self._status != journal.status
        has_ready_race = bool(self.seated[1]) and not unready
        has_closed = has_new_status and journal.match is None
        return _Changed(
            play=(self.ply, self.asked_back) != (journal.ply, journal.asked_back),
            seats=is_reseated or is_rated,
            rematch=self.rematch != (len(journal.rematch_asked), journal.next_table),
            chapter=self.chapter != journal.chapter,
            is_too_much=has_ready_race or has_closed or self._has_match != (journal.match is not None),
            is_only_the_match=not (is_reseated or is_rated or has_new_status),
        )

    def is_too_little(self, viewer: Viewer, at: Perspective) -> bool:
        """Whether this page needs the whole table, not an update: it looks from another seat now, or it may lift other
        curtains, because others may act."""
        if at != viewer.shown_from:
            return True
        return has_curtain(self._journal, viewer.guest) and self._to_act != self._journal.to_act


class _Changed(msgspec.Struct, frozen=True):
    """What pages have to be told about."""

    play: bool
    seats: bool  # who sits where, or what they are rated
    rematch: bool
    chapter: bool
    is_too_much: bool  # for an update: the match or its first race has begun, or the table has closed
    is_only_the_match: bool  # neither who sits here, nor what they are rated, nor the status


class _WhoIsThere:
    """Who is there: the same for all who neither sit at the table nor are asked to."""

    def __init__(self, seen_by: Callable[[str], protocol.Presence], people: Collection[str]) -> None:
        self._seen_by = seen_by
        self._people = people
        self._composed: dict[str, Composed] = {}

    def tell(self, viewer: Viewer) -> None:
        guest = viewer.guest if viewer.guest in self._people else ""
        if guest not in self._composed:
            self._composed[guest] = Composed(self._seen_by(guest))
        viewer.say(self._composed[guest].numbered)


class _News:
    """What has been played since a ply, composed and written down once for all who look from the same place."""

    def __init__(self, journal: Journal, after: int, timing: protocol.Timing | None) -> None:
        self._journal = journal
        self._after = after
        self._timing = timing
        self._is_same = journal.game.looks_the_same(journal.options)
        self._public: tuple[protocol.Now, list[Moment]] | None = None  # not asked yet
        self._seen: dict[Seat, tuple[list[protocol.LogEntry], msgspec.Struct]] = {}
        self._composed: dict[Perspective, Composed] = {}

    def of(self, at: Perspective) -> Composed:
        """The update for whoever looks from here."""
        composed = self._composed.get(at)
        if composed is None:
            self._composed[at] = composed = self._compose(at)
        return composed

    def _compose(self, at: Perspective) -> Composed:
        journal, seat = self._journal, WATCHER if self._is_same else at.seat
        if self._public is None:
            self._public = table_messages.public_now(journal, self._timing), journal.moments(self._after)
        public, moments = self._public
        if seat not in self._seen:
            self._seen[seat] = table_messages.log(journal, seat, moments), table_messages.seen_from(journal, seat)
        entries, shown = self._seen[seat]
        return Composed(protocol.Update(0, entries, table_messages.now(journal, at, public, shown)))
