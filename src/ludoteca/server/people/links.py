"""Another device by a link: one that is signed in shows it, the other opens it, the first lets it in."""

from __future__ import annotations

import secrets
from typing import Literal

from msgspec import Struct

from ludoteca.server.people.operating import LETTERS
from ludoteca.server.people.tickets import Tickets
from ludoteca.server.refusals import Refuse

KIND = "link"
MINUTES = 10


class LinkState(Struct, frozen=True, kw_only=True):
    """How far it has come; both devices show the same number, so that nobody lets a stranger in."""

    state: Literal["none", "offered", "asked", "allowed"]
    label: str = ""  # of the device that asks
    number: str = ""


class Links:
    def __init__(self, tickets: Tickets) -> None:
        self._tickets = tickets

    async def offer(self, account: str) -> str:
        """A new code for this account."""
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        await self._tickets.put(KIND, code, account, {"state": "offered"}, MINUTES * 60)
        return code

    async def state(self, account: str) -> LinkState:
        ticket = await self._tickets.of(KIND, account)
        return _state(ticket.data) if ticket else LinkState(state="none")

    async def ask(self, code: str, asker: str, label: str) -> tuple[LinkState, str | None]:
        """A device has the code: it waits, or it has been let in to the account that is named."""
        ticket = await self._tickets.find(KIND, code)
        if ticket is None:
            raise Refuse("expired")
        if ticket.data["state"] == "offered":
            number = f"{secrets.randbelow(100):02d}"
            data = {"state": "asked", "by": asker, "label": label, "number": number}
            if not await self._tickets.change(KIND, ticket, data):
                raise Refuse("expired")
            return _state(data), None
        if ticket.data["by"] != asker:
            raise Refuse("expired")
        if ticket.data["state"] == "allowed" and await self._tickets.take(KIND, code):
            return _state(ticket.data), ticket.guest
        return _state(ticket.data), None

    async def answer(self, account: str, number: str, is_allowed: bool) -> None:
        """The first device says yes to the one that shows this number, or no."""
        ticket = await self._tickets.of(KIND, account)
        if ticket is None or ticket.data["state"] != "asked" or ticket.data["number"] != number:
            raise Refuse("expired")
        if is_allowed:
            await self._tickets.change(KIND, ticket, {**ticket.data, "state": "allowed"})
        else:
            await self._tickets.drop(KIND, account)


def _state(data: dict[str, str]) -> LinkState:
    state = data["state"]
    assert state in ("offered", "asked", "allowed")
    return LinkState(state=state, label=data.get("label", ""), number=data.get("number", ""))  # type: ignore[arg-type]
