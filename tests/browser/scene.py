"""One page or table as somebody sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Page

GAMES = ("latrunculi", "scamorra", "zama", "scorso")
ANNA, BRUNO = "Annamaria", "Bruno di Sant’Agata"
MINIATURE = ".small .board"

Arrange = Callable[[Page], Awaitable[None]]


@dataclass(frozen=True)
class Scene:
    name: str
    path: str
    sees: str = "main h1"  # what is there when the page is
    by: str = "guest"  # who looks: `anna`, who has an account and runs the site, `bruno`, or somebody new
    arrange: Arrange | None = None
    is_tall: bool = True  # it is looked at as far as it scrolls
    is_late: bool = False  # its clock can be put forward
