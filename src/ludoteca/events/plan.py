"""What an event is agreed to be before anybody has entered."""

from __future__ import annotations

import functools
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from ludoteca import play
from ludoteca.core import BadOption, Game, GameOptions
from ludoteca.events.names import checked_name
from ludoteca.events.refusing import bad_event
from ludoteca.play.clock import parse_control

Format = Literal["swiss", "round-robin", "double-round-robin", "knock-out", "arena", "tables"]
TieBreak = Literal["buchholz", "sonneborn-berger", "direct", "points", "duel"]

FORMATS: tuple[Format, ...] = get_args(Format)
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
LARGEST_TABLE = 12
PLAYERS = "players"  # the option by which a game changes the number of its seats

Small = Annotated[int, Meta(ge=0, le=99)]
Round = Annotated[int, Meta(ge=0, le=100_000)]  # an arena has many
Number = Annotated[int, Meta(ge=1, le=100_000)]


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game may be a series: then every game of the event is such a match."""

    name: str
    game: str
    options: dict[str, str] = {}
    clock: str = ""  # as tables have it: `fischer 300+5`
    format: Format = "swiss"
    rounds: Small = 0  # 0: as many as the format needs
    best_of: Annotated[int, Meta(ge=1, le=25)] = 1
    tie_breaks: tuple[TieBreak, ...] = TIE_BREAKS
    third_place: bool = True  # in a knock-out
    places: tuple[Small, ...] = ()  # points by place; without them everybody left behind counts alike
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0

    def check(self) -> None:
        """Refuse what cannot be played."""
        checked_name(self.name)
        self.game_options()
        parse_control(self.clock)
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise bad_event("a tie-break is named twice", "event-tie-break-twice")
        if list(self.places) != sorted(self.places, reverse=True):
            said = f"points by place {', '.join(map(str, self.places))}: a better place has as many or more"
            raise bad_event(said, "event-places", places=", ".join(map(str, self.places)))
        is_for_two = self.format != "tables"
        if is_for_two and 2 not in self.table_sizes():
            said = f"format {self.format}: {self.game} with these options is not for two, expected format tables"
            raise bad_event(said, "event-not-for-two", format=self.format, game=self.game)

    def found(self) -> Game:
        return play.find(self.game)

    def game_options(self, seats: int = 0) -> GameOptions:
        """The options of a table; with a number of seats those of such a table."""
        given = dict(self.options)
        if seats and len(self.found().seats(self.found().Options.from_text(given, has_judge=True))) != seats:
            given[PLAYERS] = str(seats)
        return self.found().Options.from_text(given, has_judge=True)

    def usual_size(self) -> int:
        """How many sit at a table as the options stand."""
        return 2 if self.format != "tables" else len(self.found().seats(self.game_options()))

    def table_sizes(self) -> tuple[int, ...]:
        """How many may sit at one table: as the options say, or as the game's number of players allows."""
        return _table_sizes(self.game, tuple(self.options.items()))


@functools.cache
def _table_sizes(game: str, options: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    found, given = play.find(game), dict(options)
    sizes = {len(found.seats(found.Options.from_text(given, has_judge=True)))}
    for size in range(2, LARGEST_TABLE + 1) if PLAYERS in found.Options.values() else ():
        try:
            sized = msgspec.convert({**given, PLAYERS: str(size)}, found.Options, strict=False)
            sized.check()
        except (msgspec.ValidationError, BadOption):
            continue
        if len(found.seats(sized)) == size:
            sizes.add(size)
    return tuple(sorted(sizes))
