"""What all tables of a house share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludoteca.server.bell import Bell
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.house_time import HouseTime
from ludoteca.server.lobby import Lobby
from ludoteca.server.ratings.standings import Ratings
from ludoteca.server.sessions import Guests
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tasks import Tasks


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    """Made by the house, once."""

    settings: Settings
    store: Store
    guests: Guests
    ratings: Ratings
    lobby: Lobby
    bell: Bell
    pool: BotPool
    tasks: Tasks
    time: HouseTime
    noticed: Callable[[str], None]  # something has happened at a table of an event, named as in its row
