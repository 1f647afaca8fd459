"""What the laws cannot find out about a game by themselves: the game's package declares it in `law_facts`."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from ludoteca.core import PLATFORM_ACTS, Game, Move, Seat, State
from ludoteca.laws.missing import missing
from ludoteca.play import Series

FILE = "law_facts.py"


class Facts(Protocol):
    """The names in `law_facts.py`."""

    LONGEST: int
    """No game has more acts than this, chance included, under any options."""

    REASONS: frozenset[str]
    """Every reason for which a game, or a series of it, may be over: `reason` of an Outcome."""

    HISTORY: frozenset[str]
    """Fields of the record that the text of a position leaves out: repetitions, clocks, the last move's trace."""

    HISTORY_ENDS: frozenset[str]
    """Reasons that may end a game at another time when it continues from a text, because the text has no history."""

    def conserved(self, state: State) -> Mapping[str, object]:
        """What no move ever changes: all men and cards, wherever they are now."""

    def conceivable(self, state: State, seat: Seat) -> Iterable[Move]:
        """Every move the notation can write at this table, legal or not."""


@functools.cache
def facts(game: Game) -> Facts:
    """The facts about this game; those about a series follow from its child, which also bounds its length."""
    if not isinstance(game, Series):
        found: Facts = _module(game)
        return found
    kind = game.NAME.removeprefix(f"{game.child.NAME}-")
    longest = vars(_module(game.child)).get("LONGEST_SERIES", {})
    assert kind in longest, missing(game.child, FILE, f"LONGEST_SERIES with {kind!r}: no such series has more acts")
    return SeriesFacts(game, facts(game.child), longest[kind])


def _module(game: Game) -> Any:
    name = f"{game.package}.{FILE.removesuffix('.py')}"
    assert importlib.util.find_spec(name), missing(game, FILE, "what the laws must be told: LONGEST, conserved, …")
    return importlib.import_module(name)


class SeriesFacts:
    """The facts about any series: the game on the table, and the words between games."""

    def __init__(self, series: Series, child: Facts, longest: int) -> None:
        self.series, self.child = series, child
        self.LONGEST = longest
        self.REASONS = child.REASONS | PLATFORM_ACTS.keys()
        self.HISTORY = frozenset({"word", "actor", *(f"child.{name}" for name in child.HISTORY)})
        self.HISTORY_ENDS = child.HISTORY_ENDS

    def conserved(self, state: State) -> Mapping[str, object]:
        return self.child.conserved(self.series.child_state(state))

    def conceivable(self, state: State, seat: Seat) -> Iterable[Move]:
        own = state.record.own
        if self.series.policy.is_playing(own):
            return self.child.conceivable(self.series.child_state(state), self.series.policy.sits(own)[seat])
        return map(Move, range(len(self.series.policy.WORDS)))
