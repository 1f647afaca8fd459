"""One page or table as somebody sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Page

GAMES = ("latrunculi", "scamorra", "zama", "scorso")
SEATS = {"scorso": 4}
BOARD = ".board :is([role=grid], .scorso)"
ANNA, BRUNO = "Annamaria", "Bruno di Sant’Agata"
MINIATURE = ".small .board"

Arrange = Callable[[Page], Awaitable[None]]
Made = Callable[[], Awaitable[str]]
"""Makes what is looked at, unless it is there already; and its name in an address."""


@dataclass(frozen=True)
class Scene:
    name: str
    path: str  # `{}` stands for what is made
    sees: str = "main h1"  # what is there when the page is
    by: str = "guest"  # who looks: `anna`, who has an account and runs the site, `bruno`, or somebody new
    arrange: Arrange | None = None
    is_tall: bool = True  # it is looked at as far as it scrolls
    is_late: bool = False  # its clock can be put forward
    made: Made | None = None


def once(make: Made) -> Made:
    """Only what somebody looks at is made, and once for all who look."""
    making: list[asyncio.Task[str]] = []

    async def made() -> str:
        if not making:
            making.append(asyncio.ensure_future(make()))
        return await making[0]

    return made
