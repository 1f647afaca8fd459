"""Talk at one table: who may say what, and who hears it.

What is said is a line of the journal. Watchers are heard by watchers only: whoever has a seat is never told, neither
during the game nor later. What a page hears depends on who sits where and on whom its guest has muted, never on the
game.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.server import talk_messages, talk_store
from ludoteca.server.journal import Journal
from ludoteca.server.journal_lines import TalkLine, now_ms
from ludoteca.server.limits import Buckets
from ludoteca.server.personas import tell_apart
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import Guests, cleaned
from ludoteca.server.settings import Limits
from ludoteca.server.store import Store
from ludoteca.server.talk_messages import LONGEST_TEXT, PHRASES, SIGNS
from ludoteca.server.viewers import Viewer

SHOWN = 100  # the latest things said, on a page that comes


class TableTalk:
    """Says, mutes, reports."""

    def __init__(self, journal: Journal, guests: Guests, store: Store, limits: Limits) -> None:
        self._journal = journal
        self._guests = guests
        self._store = store
        self._pace = Buckets(limits.talk_per_second, limits.talk_burst, most=1000)
        self._muted: dict[str, set[str]] = {}  # by those who have come to this table

    async def arrive(self, guest: str) -> None:
        """Somebody comes to the table: remember whom they have muted, and who has spoken here."""
        if guest not in self._muted:
            self._muted[guest] = await talk_store.muted_by(self._store, guest)
        await self._guests.load({guest, *(line.guest for line in self._journal.talk)})

    # -- doing -----------------------------------------------------------------------------------

    async def say(self, guest: str, message: talk_messages.Say) -> None:
        kind, text = message.kind, message.text
        allowed = self._journal.row.terms.talk
        if allowed == "off" or (kind == "text" and allowed != "free"):
            raise Refuse("no-talk")
        if kind == "text":
            text = cleaned(text)
        if (kind == "phrase" and text not in PHRASES) or (kind == "sign" and text not in SIGNS) or not text:
            raise Refuse("bad-text", {"limit": LONGEST_TEXT})
        if (await self._guests.desk.standings.of(guest)).is_muted:
            raise Refuse("muted")
        if not self._pace.take(guest):
            raise Refuse("too-fast")
        self._journal.say(guest, kind, text, message.intent)

    async def mute(self, viewer: Viewer, message: talk_messages.Mute) -> None:
        """Remembered for all tables; this page is told what it hears now."""
        other = self._line(viewer.guest, message.who, heard_only=False).guest
        if other == viewer.guest:
            raise Refuse("not-yours")
        await talk_store.mute(self._store, viewer.guest, other, message.muted)
        muted = self._muted.setdefault(viewer.guest, set())
        (muted.add if message.muted else muted.discard)(other)
        viewer.say(lambda seq: talk_messages.TalkChanged(seq, self.heard_by(viewer.guest)))

    async def report(self, guest: str, message: talk_messages.Report) -> None:
        line = self._line(guest, message.number, heard_only=True)
        told = talk_store.TalkReport(
            at=now_ms(),
            table_id=self._journal.row.id,
            reporter=guest,
            reported=line.guest,
            number=line.number,
            text=line.text,
        )
        await talk_store.report(self._store, told)

    def _line(self, guest: str, number: int, *, heard_only: bool) -> TalkLine:
        may = (line for line in self._journal.talk if self._may_hear(guest, line))
        found = next((line for line in may if line.number == number), None)
        if found is None or (heard_only and found.guest in self._muted.get(guest, ())):
            raise Refuse("unknown-line")
        return found

    # -- hearing ---------------------------------------------------------------------------------

    def heard_by(self, guest: str) -> talk_messages.Talk:
        """Everything this guest hears at this table."""
        muted = self._muted.get(guest, set())
        speakers: dict[str, TalkLine] = {}
        for line in self._journal.talk:
            if line.guest in muted and self._may_hear(guest, line):
                speakers[line.guest] = line
        said = list(self.after(guest, 0))[-SHOWN:]
        return talk_messages.Talk(said, [self._speaker(guest, line) for line in speakers.values()])

    def is_said_after(self, number: int) -> bool:
        """Whether anybody has said anything after that: numbers only grow."""
        talk = self._journal.talk
        return bool(talk) and talk[-1].number > number

    def after(self, guest: str, number: int) -> Iterator[talk_messages.TalkLine]:
        """What this guest hears of what was said after that."""
        muted = self._muted.get(guest, set())
        for line in self._journal.talk:
            if line.number > number and line.guest not in muted and self._may_hear(guest, line):
                speaker = self._speaker(guest, line)
                yield talk_messages.TalkLine(line.number, line.at, speaker, line.kind, line.text)

    def _may_hear(self, guest: str, line: TalkLine) -> bool:
        return line.seat is not None or not self._journal.seats_of(guest)

    def _speaker(self, guest: str, line: TalkLine) -> talk_messages.Speaker:
        heard = [one for one in self._journal.talk if self._may_hear(guest, one)]
        numbers = tell_apart([*self._journal.guests(), *(one.guest for one in heard)], self._guests.persona)
        persona = self._guests.persona(line.guest)
        return talk_messages.Speaker(
            who=next(one.number for one in heard if one.guest == line.guest),
            seat=line.seat,
            yours=line.guest == guest,
            name=persona.name,
            given=persona.given,
            avatar=persona.avatar,
            nth=numbers[line.guest],
        )
