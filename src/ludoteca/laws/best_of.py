"""A series of two games of any game, so that every law also runs over a series of each of them.

For the second game, which decides, everybody moves on by one seat; whoever leaves between the two loses.
"""

from __future__ import annotations

import msgspec

from ludoteca.core import CHANCE, Game, GameOptions, Outcome, Record, Seat, State, bad_position, blank, record_type
from ludoteca.laws.facts import Facts, SeriesFacts, facts
from ludoteca.play import Series

SEATS = 8  # at most
GAMES = 2
BEFORE, PLAY, OVER = range(3)


class Shown(msgspec.Struct, frozen=True):
    game: int
    wins: list[int]


class BestOf:
    """The policy."""

    VERSION = "1"
    RULE = "§1"
    HAS_CHANCE = True
    WORDS = ("next",)
    Shown = Shown
    OWN = record_type(
        ("phase", "i1"),
        ("begun", "i1"),
        ("n", "i1"),
        ("wins", "i1", (SEATS,)),
        ("place", "i1", (SEATS,)),
        ("why", "S24"),
    )

    def __init__(self, child: Game) -> None:
        self.child = child
        self.Options = child.Options

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return tuple(f"P{number}" for number, _ in enumerate(self.child.seats(options), 1))

    def begin(self, options: GameOptions) -> Record:
        own = blank(self.OWN)
        own.n = len(self.child.seats(options))
        return own

    def outcome(self, own: Record) -> Outcome | None:
        if own.phase != OVER:
            return None
        wins = {Seat(seat): int(own.wins[seat]) for seat in range(own.n)}
        places = own.place[: own.n].tolist()
        ranking = tuple(tuple(seat for seat in wins if places[seat] == place) for place in sorted(set(places)))
        return Outcome(ranking[0] if len(ranking) > 1 else (), own.why.decode(), wins, ranking)

    def is_playing(self, own: Record) -> bool:
        return bool(own.phase == PLAY)

    def number(self, own: Record) -> int:
        return int(own.begun)

    def sits(self, own: Record) -> tuple[Seat, ...]:
        return tuple(Seat((seat + max(0, int(own.begun) - 1)) % int(own.n)) for seat in range(own.n))

    def child_options(self, options: GameOptions, own: Record) -> GameOptions:
        return options

    def lay_out(self, options: GameOptions, own: Record, last: State | None) -> State:
        return self.child.setup(options)

    def after(self, options: GameOptions, own: Record, child: State, outcome: Outcome | None) -> Record:
        if outcome is None:
            return own
        own = own.copy()
        for seat, childs in enumerate(self.sits(own)):
            own.wins[seat] += childs in outcome.winners
            place = next(place for place, seats in enumerate(outcome.ranking) if childs in seats)
            own.place[seat] = place if outcome.winners else 0
        own.phase, own.why = OVER if own.begun == GAMES else BEFORE, outcome.reason
        return own

    def to_act(self, own: Record) -> tuple[Seat, ...]:
        return (CHANCE,) if own.phase == BEFORE else ()

    def choices(self, own: Record, seat: Seat) -> list[tuple[str, int]]:
        return [("next", 1)] if seat in self.to_act(own) else []

    def choose(self, options: GameOptions, own: Record, seat: Seat, word: str) -> Record:
        own = own.copy()
        own.phase, own.begun = PLAY, own.begun + 1
        return own

    def leave(self, own: Record, seat: Seat, reason: str) -> Record:
        own = own.copy()
        own.phase, own.why, own.place[:], own.place[seat] = OVER, reason, 0, 1
        return own

    def show(self, options: GameOptions, own: Record) -> msgspec.Struct:
        return Shown(int(own.begun), own.wins[: own.n].tolist())

    def format(self, own: Record) -> str:
        wins, places = ("-".join(map(str, own[name][: own.n])) for name in ("wins", "place"))
        return f"game={own.begun} phase={own.phase} wins={wins} place={places} why={own.why.decode() or '?'}"

    def parse(self, text: str, options: GameOptions) -> Record:
        try:
            game, phase, wins, places, why = (word.partition("=")[2] for word in text.split())
            own = self.begin(options)
            own.begun, own.phase, own.why = int(game), int(phase), why.strip("?")
            own.wins[: own.n] = [int(count) for count in wins.split("-")]
            own.place[: own.n] = [int(place) for place in places.split("-")]
        except ValueError as error:
            said = f"series {text!r}: {error}"
            raise bad_position(said, self.RULE, "fields", expected="game= phase= wins= place= why=") from None
        return own


def best_of(game: Game) -> tuple[Series, Facts]:
    """A series of two games of this game, and its facts for the laws."""
    series = Series(game, "two", BestOf(game))
    return series, SeriesFacts(series, facts(game), GAMES * (facts(game).LONGEST + 1))
