"""The contract every game fulfils. Nothing here names a game."""

from ludoteca.core.errors import (
    BadMove,
    BadOption,
    BadPosition,
    BadRecord,
    BadSetting,
    IllegalMove,
    LudotecaError,
    Reason,
    UnknownGame,
    UnknownVersion,
)
from ludoteca.core.game import Figures, Game, Instinct, Pick, seat_named, undeclared
from ludoteca.core.options import Earlier, GameOptions
from ludoteca.core.outcome import Event, Outcome
from ludoteca.core.rule import bind, rule
from ludoteca.core.seats import (
    ABANDON,
    AGREE,
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    RESIGN,
    RESIGN_MATCH,
    SERIES_ACTS,
    SERIES_WORDS,
    TIME,
    WATCHER,
    Move,
    Seat,
    Stake,
)
from ludoteca.core.series_rules import SeriesRules
from ludoteca.core.state import Record, State, View, blank, record_type
from ludoteca.core.way import JIT

__all__ = [
    "ABANDON",
    "AGREE",
    "CHANCE",
    "JIT",
    "PLATFORM_ACTS",
    "PLATFORM_WORDS",
    "RESIGN",
    "RESIGN_MATCH",
    "SERIES_ACTS",
    "SERIES_WORDS",
    "TIME",
    "WATCHER",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSetting",
    "Earlier",
    "Event",
    "Figures",
    "Game",
    "GameOptions",
    "IllegalMove",
    "Instinct",
    "LudotecaError",
    "Move",
    "Outcome",
    "Pick",
    "Reason",
    "Record",
    "Seat",
    "SeriesRules",
    "Stake",
    "State",
    "UnknownGame",
    "UnknownVersion",
    "View",
    "bind",
    "blank",
    "record_type",
    "rule",
    "seat_named",
    "undeclared",
]
