"""What each intent of a page does to its table. Whatever is refused here has changed nothing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ludoteca.core import SERIES_WORDS, Seat
from ludoteca.play.agreement import OFFER, WITHDRAW
from ludoteca.play.judging import is_judging
from ludoteca.play.log import TAKE_BACK
from ludoteca.play.match import CALL_OFF
from ludoteca.server import absence_messages, nonce_messages, protocol, talk_messages
from ludoteca.server.absence import Absence
from ludoteca.server.acts import Acts
from ludoteca.server.announcer import Announcer
from ludoteca.server.hint_messages import Hint
from ludoteca.server.hints import Hints
from ludoteca.server.journal import Journal
from ludoteca.server.judge_messages import CallJudge
from ludoteca.server.new_tables import rematch_row
from ludoteca.server.perspective import has_curtain
from ludoteca.server.ratings.standings import Ratings
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import Guests
from ludoteca.server.skipping import Skipping
from ludoteca.server.store import TableRow
from ludoteca.server.take_backs import TakeBacks
from ludoteca.server.talk import TableTalk
from ludoteca.server.time_messages import PlanAhead, TakeBack
from ludoteca.server.viewers import Viewer

NOT_A_MOVE = frozenset({*SERIES_WORDS.values(), OFFER, WITHDRAW, CALL_OFF})
"""Resigning and the like have intents of their own; nobody runs out of time by saying so."""


@dataclass(eq=False)
class Intents:
    """Does what pages ask for."""

    _journal: Journal
    _acts: Acts
    _absence: Absence
    _skipping: Skipping
    _hints: Hints
    _announcer: Announcer
    _guests: Guests
    _ratings: Ratings
    _talk: TableTalk
    _rename: Callable[[str, str], Awaitable[object]]

    def __post_init__(self) -> None:
        self._take_backs = TakeBacks(self._journal)

    async def do(self, viewer: Viewer, message: protocol.Intent) -> TableRow | None:
        """Do what a page asks for. A rematch gives the row of the next table, to be stored with it."""
        journal, acts, guest, intent = self._journal, self._acts, viewer.guest, message.intent
        match message:
            case protocol.Move():
                self.move(viewer, message)
            case protocol.Resign(seat=name, what=what):
                acts.resign(self._own_seat(guest, name), what, guest, intent)
            case protocol.Offer(seat=name):
                acts.offer(self._own_seat(guest, name), guest, intent)
            case protocol.Withdraw(seat=name):
                acts.withdraw(self._own_seat(guest, name), guest, intent)
            case protocol.Decline(seat=name):
                acts.decline(self._own_seat(guest, name), guest, intent)
            case TakeBack(seat=name, say="ask"):
                self._take_backs.ask(self._own_seat(guest, name), guest, intent)
            case TakeBack(seat=name, say="allow"):
                self._own_seat(guest, name)
                self._take_backs.allow(guest, intent)
            case TakeBack(seat=name, say="refuse"):
                self._own_seat(guest, name)
                self._take_backs.refuse(guest, intent)
            case Hint(seat=name, after=after):
                self._hints.ask(viewer, self._own_hand(viewer, name), after, intent)
                viewer.answers[intent] = journal.ply
            case protocol.Join(seat=join_seat, promise=promise):
                await self.join(guest, join_seat, promise, intent)
            case nonce_messages.Promise(promise=promise):
                journal.seating.promise(guest, promise, intent)
            case nonce_messages.Reveal(nonce=nonce):
                await self._guests.load(journal.guests())
                journal.seating.reveal(guest, nonce, intent)
                journal.start_if_full(self._guests.name)
            case protocol.Leave():
                self._absence.leave(guest, intent)
            case protocol.Claim(seat=name, bot=bot):
                self._absence.claim(guest, name, bot, intent)
                journal.start_if_full(self._guests.name)
            case absence_messages.CallOff():
                self._absence.call_off(guest, intent)
            case absence_messages.Skip():
                await self._skipping.skip(guest, intent)
            case CallJudge(seat=name, why=why):
                acts.call_judge(self._own_seat(guest, name), why, guest, intent)
            case absence_messages.Ready():
                journal.say_ready(guest, intent)
            case protocol.AskRematch(promise=promise):
                journal.require_no_event()
                journal.ask_rematch(guest, promise, intent)
                return self._rematch()
            case protocol.LiftCurtain(seat=lifted):
                self._lift(viewer, lifted)
                viewer.answers[intent] = journal.ply
            case PlanAhead(ahead=ahead):
                viewer.plans_ahead = ahead
                self._announcer.show(viewer)
                viewer.answers[intent] = journal.ply
            case protocol.Rename(name=name):
                await self._rename(guest, name)
                viewer.answers[intent] = journal.ply
            case talk_messages.Say():
                await self._talk.say(guest, message)
            case talk_messages.Mute():
                await self._talk.mute(viewer, message)
                viewer.answers[intent] = journal.ply
            case talk_messages.Report():
                await self._talk.report(guest, message)
                viewer.answers[intent] = journal.ply
        return None

    def move(self, viewer: Viewer, message: protocol.Move) -> None:
        """A move where seats act by turns."""
        seat = self.own_move(viewer, message)
        if self._journal.is_stale(seat, message.after):
            raise Refuse("stale", {"ply": self._journal.ply})
        self._acts.play(seat, message.text, viewer.guest, message.intent)

    # -- seats -----------------------------------------------------------------------------------

    async def join(self, guest: str, seat: str | None, promise: str, intent: str | None = None) -> None:
        """Take a seat; when it was the last one, the game begins."""
        await self._guests.require_playing(guest)
        await self._guests.load([guest])
        await self._ratings.admit(self._journal.row.terms, guest)
        self._journal.seating.sit(guest, seat, promise, intent)
        self._journal.start_if_full(self._guests.name)

    def _rematch(self) -> TableRow | None:
        """The next table, once every guest has asked."""
        journal = self._journal
        if journal.next_table or set(journal.guests()) - journal.rematch_asked.keys():
            return None
        row = rematch_row(journal)
        journal.follow_with(row.id)
        return row

    # -- whose seat it is ------------------------------------------------------------------------

    def own_move(self, viewer: Viewer, message: protocol.Move) -> Seat:
        """The seat a move is made for, if this page may make moves for it now: its curtain is lifted."""
        seat = self._own_hand(viewer, message.seat)
        self._journal.running()
        if message.text in NOT_A_MOVE or message.text.startswith(TAKE_BACK) or is_judging(message.text):
            raise Refuse("unreadable", {"what": message.text})
        return seat

    def _own_hand(self, viewer: Viewer, name: str) -> Seat:
        """A seat of this guest, whose curtain, if there is one, this page has lifted."""
        seat = self._own_seat(viewer.guest, name)
        if has_curtain(self._journal, viewer.guest) and viewer.lifted != seat:
            raise Refuse("curtain", {"seat": name})
        return seat

    def _own_seat(self, guest: str, name: str) -> Seat:
        seat = self._journal.seat(name)
        if seat not in self._journal.seats_of(guest):
            raise Refuse("not-yours", {"seat": name})
        return seat

    def _lift(self, viewer: Viewer, name: str | None) -> None:
        seat = None if name is None else self._own_seat(viewer.guest, name)
        if seat is not None:
            if not has_curtain(self._journal, viewer.guest):
                raise Refuse("no-curtain")
            if seat not in self._journal.to_act:
                raise Refuse("turn", {"seat": name or ""})
        viewer.lifted = seat
        self._announcer.show(viewer)
