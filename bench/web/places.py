"""The pages that are measured, and what using them means."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.browser import scamorra, scorso, zama
from tests.browser.visitor import Visitor

Play = Callable[[Visitor, random.Random], Awaitable[None]]
"""Wait for one's turn and take it."""

HOME_S, TABLE_S = 2.0, 3.0
MOST_SHIFT = 0.05


@dataclass(frozen=True, slots=True)
class Place:
    name: str
    path: str
    main: str  # what one comes for and taps
    answered: str  # what is there after the tap; empty: it is enough to see the main thing
    within_s: float | None = None  # required; none: only told
    play: Play | None = None
    game: str = ""  # whose table it is
    options: dict[str, str] = field(default_factory=dict)


async def _latrunculi(me: Visitor, luck: random.Random) -> None:
    if await me.my_turn():
        await me.any_move(luck)


async def _scamorra(me: Visitor, luck: random.Random) -> None:
    player = scamorra.Player(me)
    if await player.my_turn():
        await player.decide(luck)


async def _scorso(me: Visitor, luck: random.Random) -> None:
    player = scorso.ByPointer(me)
    if await player.my_turn():
        await player.beat(luck)


async def _zama(me: Visitor, luck: random.Random) -> None:
    player = zama.Player(me)
    if await player.my_turn():
        await player.decide(luck)


def _table(game: str, main: str, answered: str, play: Play, **options: str) -> Place:
    return Place(f"table of {game}", "/t/{table}", main, answered, TABLE_S, play, game, options)


PLACES = [
    Place("home", "/", ".ways .primary", ".ways .primary:disabled", HOME_S),
    _table("latrunculi", ".square.mine", ".square.open", _latrunculi),
    _table("scamorra", scamorra.Player.TO_DECIDE, ".square.open", _scamorra),
    _table("scorso", "[data-testid=roll]:enabled", ".scorso[aria-busy=true]", _scorso, pace="beats", players="2"),
    _table("zama", ".square.mine", "[aria-selected=true]", _zama),
    Place("start page", "/play/scorso", "form button[type=submit]", ""),
    Place("lobby", "/lobby", "main button", ""),
    Place("rules page", "/rules/zama", ".rules h2", ""),
]
