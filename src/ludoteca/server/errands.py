"""What has to be done where a table or an event is: here at once, or by the process that has it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog

from ludoteca.core import LudotecaError
from ludoteca.server.bus import NoAnswer, NobodyThere
from ludoteca.server.refusals import Refusal, Refuse, refusal_of

log = structlog.get_logger()

Work = Callable[..., Awaitable[Any]]


class Others(Protocol):
    """The other processes of this site."""

    async def reach(self, place: str) -> str | None:
        """Who has this place; None: it is here."""
        ...

    async def of_table(self, table: str) -> str:
        """The place of a table."""
        ...

    async def send(self, process: str, errand: bytes) -> bytes:
        """Have it done there; `NobodyThere` or `NoAnswer` where that fails."""
        ...

    def known(self) -> list[str]:
        """Everybody who is alive."""
        ...


class _Asked(msgspec.Struct, array_like=True):
    name: str
    args: list[Any]


class _Done(msgspec.Struct, array_like=True):
    result: msgspec.Raw = msgspec.Raw(b"null")
    refusal: Refusal | None = None


class Errands:
    """Everything that can be asked for, by name."""

    def __init__(self) -> None:
        self._work: dict[str, tuple[Work, Any]] = {}
        self.others: Others | None = None

    def define(self, name: str, work: Work, returns: Any = None) -> None:
        """`work` is given strings and lists of strings, and its result can be written as JSON."""
        self._work[name] = work, returns

    async def at_table(self, table: str, name: str, *args: Any) -> Any:
        """Do this where the table is; its id is the first argument."""
        place = await self.others.of_table(table) if self.others else table
        return await self.at(place, name, table, *args)

    async def at(self, place: str, name: str, *args: Any) -> Any:
        process = await self.others.reach(place) if self.others else None
        return await (self._there(process, name, *args) if process else self._work[name][0](*args))

    async def everywhere(self, name: str, *args: Any) -> list[Any]:
        """Do this in every process; one that does not answer is left out."""
        here = await self._work[name][0](*args)
        if self.others is None:
            return [here]
        there = (self._there(process, name, *args) for process in self.others.known())
        found = await asyncio.gather(*there, return_exceptions=True)
        for error in found:
            if isinstance(error, BaseException):
                log.warning("errand not done elsewhere", name=name, error=repr(error))
        return [here, *(one for one in found if not isinstance(one, BaseException))]

    async def _there(self, process: str, name: str, *args: Any) -> Any:
        assert self.others is not None
        try:
            answer = await self.others.send(process, msgspec.json.encode(_Asked(name, list(args))))
        except (NobodyThere, NoAnswer):
            raise Refuse("unavailable") from None
        done = msgspec.json.decode(answer, type=_Done)
        if done.refusal is not None:
            raise Refuse(done.refusal.code, done.refusal.args)
        returns = self._work[name][1]
        return None if returns is None else msgspec.json.decode(done.result, type=returns)

    async def answer(self, data: bytes) -> bytes:
        """Do what another process asks for."""
        asked = msgspec.json.decode(data, type=_Asked)
        try:
            result = await self._work[asked.name][0](*asked.args)
            done = _Done(msgspec.Raw(msgspec.json.encode(result)))
        except Refuse as refused:
            done = _Done(refusal=refused.refusal)
        except LudotecaError as error:
            done = _Done(refusal=refusal_of(error).refusal)
        except Exception:
            log.exception("errand failed", name=asked.name)
            done = _Done(refusal=Refusal("unavailable"))
        return msgspec.json.encode(done)
