"""Finding a game where several processes share a site: all wishes are in one of them, and pages are anywhere."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from ludoteca.server.errands import Errands
from ludoteca.server.finding import Finder
from ludoteca.server.finding_messages import Paired, Seek
from ludoteca.server.lobby import LobbyGuest
from ludoteca.server.places import PAIRING
from ludoteca.server.protocol import FromLobby, LobbyRefused
from ludoteca.server.refusals import Refuse
from ludoteca.server.tasks import Tasks
from ludoteca.server.viewers import Connection

log = structlog.get_logger()

Say = Callable[[str, int, FromLobby], None]  # to the process of a page, which page, what


class _FarPage(LobbyGuest):
    """A page as the process with the wishes knows it."""

    def __init__(self, guest: str, tell: Callable[[FromLobby], None]) -> None:
        super().__init__(guest, Connection())
        self._tell = tell

    def put(self, message: FromLobby) -> None:
        self._tell(message)

    def next_seq(self) -> int:
        return 0  # its own process numbers what it is told


class SharedFinder:
    """Takes the wishes of the pages here to where all are, and keeps all of them if that is here."""

    def __init__(self, finder: Finder, errands: Errands, me: str, say: Say) -> None:
        self._finder = finder
        self._errands = errands
        self._me = me
        self._say = say
        self._tasks = Tasks()
        self._numbers = itertools.count(1)
        self._waiting: dict[LobbyGuest, tuple[int, Seek]] = {}  # pages of this process
        self._wishing: dict[tuple[str, int], _FarPage] = {}  # pages of any process whose wish is here
        errands.define("seek", self._seek_for)
        errands.define("stop-seeking", self._stop_for)

    async def seek(self, page: LobbyGuest, message: Seek) -> None:
        number, _ = self._waiting.get(page, (next(self._numbers), message))
        self._waiting[page] = number, message
        try:
            await self._errands.at(PAIRING, "seek", self._me, number, page.guest, msgspec.to_builtins(message))
        except Refuse:
            self._waiting.pop(page, None)
            raise

    def stop(self, page: LobbyGuest) -> None:
        if found := self._waiting.pop(page, None):
            self._tasks.run_to_end(self._stop(found[0]))

    async def _stop(self, number: int) -> None:
        with contextlib.suppress(Refuse):
            await self._errands.at(PAIRING, "stop-seeking", self._me, number)

    async def close(self) -> None:
        await self._finder.close()

    # -- where the wishes are --------------------------------------------------------------------

    async def _seek_for(self, process: str, number: int, guest: str, plain: Any) -> None:
        def tell(message: FromLobby) -> None:
            if isinstance(message, Paired | LobbyRefused):
                self._wishing.pop((process, number), None)
            if process == self._me:
                self.told(number, message)
            else:
                self._say(process, number, message)

        page = self._wishing.setdefault((process, number), _FarPage(guest, tell))
        try:
            await self._finder.seek(page, msgspec.convert(plain, Seek))
        except Refuse:
            self._wishing.pop((process, number), None)
            raise

    async def _stop_for(self, process: str, number: int) -> None:
        if page := self._wishing.pop((process, number), None):
            self._finder.stop(page)

    # -- where the pages are ---------------------------------------------------------------------

    def told(self, number: int, message: FromLobby) -> None:
        """What a page of this process is told about its wish."""
        page = next((page for page, (own, _) in self._waiting.items() if own == number), None)
        if page is None:
            return
        if isinstance(message, Paired | LobbyRefused):
            del self._waiting[page]
        page.put(msgspec.structs.replace(message, seq=page.next_seq()))

    def gone(self, process: str) -> None:
        """A process is gone: its pages wish for nothing any more, and the wishes it may have had are told again."""
        for who, number in list(self._wishing):
            if who == process:
                self._finder.stop(self._wishing.pop((who, number)))
        self.again()

    def again(self) -> None:
        """The wishes may be elsewhere by now."""
        for page in list(self._waiting):
            self._tasks.run_to_end(self._again(page))

    async def _again(self, page: LobbyGuest) -> None:
        if page in self._waiting:
            try:
                await self.seek(page, self._waiting[page][1])
            except Refuse as refused:
                page.put(LobbyRefused(page.next_seq(), refused.refusal))
