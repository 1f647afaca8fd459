"""What happens at a table, said to people: the games' own words where they have them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludoteca.core import Event, Game, GameOptions, Outcome, Seat, View
from ludoteca.core.words import say, say_of


class Speech:
    """Speaks about one game in one language."""

    def __init__(self, game: Game, options: GameOptions, language: str) -> None:
        self.game = game
        self.names = game.seats(options)
        child = game.child  # the events of a series also name the seats of the game on the table
        self.spoken = {*self.names, *(child.seats(child.Options()) if child is not None else ())}
        self.language = language

    def say(self, key: str, **args: object) -> str:
        return say(key, args, self.language)

    def game_name(self) -> str:
        return self._find("name", {}, self.game.NAME)

    def seat(self, seat: Seat) -> str:
        return self.seat_named(self.names[seat])

    def seat_named(self, name: str) -> str:
        return self._find(f"seat-{name}", {}, name)

    def thing(self, name: str, *kinds: str) -> str:
        """The game's word for something of one of these kinds: `card` `KH`; else its name in the notation."""
        said = (self._find(f"{kind}-{name}", {}, "") for kind in kinds)
        return next(filter(None, said), name)

    def standing(self, view: View) -> str:
        """Of a series, how it stands around the game on the table; "" for a single game."""
        if self.game.child is None:
            return ""
        shown = msgspec.to_builtins(self.game.show(view))
        args = {key: str(value).lower() if isinstance(value, bool) else value for key, value in shown["series"].items()}
        sides = dict(zip(self.names, shown["sits"], strict=True))
        lists = {key: value for key, value in args.items() if isinstance(value, list)}
        args |= {f"{key}-{n}": each for key, values in lists.items() for n, each in enumerate(values, 1)}
        args |= {f"side-{side}": self.seat_named(seat) for seat, side in sides.items()}
        return self._find("standing", args, "")

    def event(self, event: Event) -> str:
        args = {key: self._arg(value) for key, value in event.args.items()}
        args |= {f"{key}-count": len(value) for key, value in event.args.items() if isinstance(value, list | tuple)}
        raw = " ".join([event.type, *(f"{key}={value}" for key, value in args.items())])
        return self._find(f"event-{event.type}", args, raw)

    def outcome(self, outcome: Outcome) -> str:
        winners = ", ".join(self.seat(seat) for seat in outcome.winners)
        reason = self._find(f"outcome-{outcome.reason}", {"winner": winners, "winners": winners}, outcome.reason)
        if not outcome.winners:
            return self.say("cli-over-nobody", reason=reason)
        return self.say("cli-over-won", winners=winners, count=len(outcome.winners), reason=reason)

    def points(self, outcome: Outcome) -> str:
        said = (self.say("cli-points", seat=self.seat(s), points=points) for s, points in outcome.points.items())
        return ", ".join(said)

    def _arg(self, value: object) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, Mapping):
            return ", ".join(f"{self._arg(key)} {self._arg(item)}" for key, item in value.items())
        if isinstance(value, list | tuple):
            return ", ".join(str(self._arg(item)) for item in value)
        return self.seat_named(str(value)) if value in self.spoken else str(value)

    def _find(self, what: str, args: Mapping[str, object], otherwise: str) -> str:
        """The game's own words (a series' child's), else those of play, else the plain code."""
        return say_of(self.game, what, args, self.language) or otherwise
