"""What each intent does to a table. Whatever is refused here has changed nothing."""

from __future__ import annotations

import math
import secrets
from typing import TYPE_CHECKING

from ludoteca import bots
from ludoteca.core import Seat
from ludoteca.server import protocol
from ludoteca.server.journal import Chair, now_ms
from ludoteca.server.refusals import Refuse
from ludoteca.server.store import TableRow
from ludoteca.server.viewers import Viewer, has_curtain

if TYPE_CHECKING:
    from ludoteca.server.tables import Table


async def do(table: Table, viewer: Viewer, message: protocol.Intent) -> TableRow | None:
    """Do what a page asks for; the answer is a table that follows from it, to be stored with it."""
    journal, guest, intent = table.journal, viewer.guest, message.intent
    match message:
        case protocol.Move(text=text, after=after):
            seat = own_move(table, viewer, message)
            if journal.is_stale(seat, after):
                raise Refuse("stale", {"ply": journal.ply})
            journal.play(seat, text, guest, intent)
        case protocol.Resign(seat=name):
            seat = _own(table, viewer, name, behind_curtain=True)
            if seat in journal.running().out:
                raise Refuse("out", {"seat": name})
            journal.play(seat, "resign", guest, intent)
        case protocol.Offer(seat=name):
            journal.play(_own(table, viewer, name, behind_curtain=True), "offer", guest, intent)
        case protocol.Withdraw(seat=name):
            journal.withdraw(_own(table, viewer, name, behind_curtain=True), guest, intent)
        case protocol.Decline(seat=name):
            journal.decline(_own(table, viewer, name, behind_curtain=True), guest, intent)
        case protocol.Join(seat=join_seat, nonce=nonce):
            await join(table, guest, join_seat, nonce, intent)
        case protocol.Leave():
            journal.stand(guest, intent)
        case protocol.Claim(seat=name, bot=bot):
            _claim(table, guest, name, bot, intent)
        case protocol.AskRematch():
            journal.ask_rematch(guest, intent)
            return _rematch(table)
        case protocol.LiftCurtain(seat=lifted):
            _lift(table, viewer, lifted)
            viewer.answers[intent] = journal.ply
        case protocol.Rename(name=name):
            await table.house.rename(guest, name)
            viewer.answers[intent] = journal.ply
    return None


async def join(table: Table, guest: str, seat: str | None, nonce: str, intent: str | None = None) -> None:
    """Take a seat; when it was the last one, the game begins."""
    await table.house.guests.load([guest])
    table.journal.sit(guest, seat, nonce, intent)
    table.journal.start_if_full(table.house.names_at(table.journal))


def own_move(table: Table, viewer: Viewer, message: protocol.Move) -> Seat:
    """The seat a move is made for, if this page may make moves for it now."""
    seat = _own(table, viewer, message.seat)
    table.journal.running()
    _no_platform_act(message.text)
    return seat


def _own(table: Table, viewer: Viewer, name: str, *, behind_curtain: bool = False) -> Seat:
    """The seat, if it is this guest's and its curtain is lifted (some acts need no look at the hand)."""
    seat = table.journal.seat(name)
    if seat not in table.journal.seats_of(viewer.guest):
        raise Refuse("not-yours", {"seat": name})
    if has_curtain(table.journal, viewer.guest) and viewer.lifted != seat and not behind_curtain:
        raise Refuse("curtain", {"seat": name})
    return seat


def _no_platform_act(text: str) -> None:
    """Resigning and the like have intents of their own; nobody runs out of time by saying so."""
    if text in ("resign", "time", "abandon", "agree", "offer", "withdraw"):
        raise Refuse("unreadable", {"what": text})


def _claim(table: Table, guest: str, name: str, bot: str | None, intent: str) -> None:
    journal = table.journal
    seat = journal.seat(name)
    chair = journal.chairs[seat]
    is_waiting = journal.status == "open" and chair.kind == "open" and bot is not None
    if not journal.seats_of(guest) or not (is_waiting or (chair.kind == "guest" and chair.who != guest)):
        raise Refuse("not-yours", {"seat": name})
    if bot is not None and bot not in bots.names():
        raise Refuse("unknown-bot", {"bot": bot})
    if is_waiting:
        journal.claim(seat, bot, guest, intent)
        journal.start_if_full(table.house.names_at(journal))
        return
    wait = table.seconds_to_claim(chair.who)
    if wait > 0 or table.is_present(chair.who):
        raise Refuse("present", {"seat": name, "seconds": math.ceil(wait)})
    journal.claim(seat, bot, guest, intent)


def _rematch(table: Table) -> TableRow | None:
    """The next table, once every guest has asked: the same people, each one seat further."""
    journal = table.journal
    if journal.next_table or set(journal.guests()) - journal.rematch_asked:
        return None
    chairs = journal.chairs[-1:] + journal.chairs[:-1]
    row = TableRow(
        id=new_table_id(),
        game=journal.row.game,
        version=journal.game.VERSION,
        options=journal.row.options,
        seats=[str(Chair(chair.kind, chair.who)) for chair in chairs],
        maker=journal.row.maker,
        public=journal.row.public,
        secret=secrets.token_hex(32),
        created=now_ms(),
        touched=now_ms(),
    )
    journal.follow_with(row.id)
    return row


def _lift(table: Table, viewer: Viewer, name: str | None) -> None:
    journal = table.journal
    seat = None if name is None else journal.seat(name)
    if seat is not None:
        if seat not in journal.seats_of(viewer.guest):
            raise Refuse("not-yours", {"seat": name or ""})
        if not has_curtain(journal, viewer.guest):
            raise Refuse("no-curtain")
        if seat not in journal.to_act:
            raise Refuse("turn", {"seat": name or ""})
    viewer.lifted = seat
    table.show(viewer)


def new_table_id() -> str:
    """Short enough to be read aloud, long enough not to be guessed."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(12))
