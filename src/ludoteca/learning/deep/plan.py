"""What is trained and how: everything that, with the commit and the machine, makes a training what it was."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from ludoteca.learning.deep.parts import PAGE, LearningError


@dataclass(frozen=True, kw_only=True)
class Plan:
    """The defaults are those of no game in particular; a game's own are in its SETTINGS."""

    game: str
    options: Mapping[str, str]  # those that differ from the defaults
    seed: int = 0
    small: bool = False  # a small network, to try things out
    against: str = ""  # the SHA-256 of the network it learns to beat; empty: it plays against itself
    games: int = 4096  # at once
    steps: int = 32  # decisions of each game between two improvements
    batch: int = 4096  # decisions the network is shown at once
    epochs: int = 1  # how often it is shown each of them
    rate: float = 1e-3  # of learning; falls to a twentieth
    entropy: tuple[float, float] = (0.03, 0.003)  # how much chance in play is worth, at first and at the end
    magnet: float = 0.03  # how strongly it is held near what it was on average
    half_life: int = 20  # of that average, in improvements
    clip: float = 0.2  # a decision's chance may change by so much before it is played again
    trace: float = 0.95  # how far results reach back past what the network expected
    draw: float = 0.0  # what a draw costs both sides at first; nothing after half the time
    belief: float = 0.1  # how much what is hidden counts beside what is played
    judged: int = 1024  # games in a match of two networks
    typical_length: int = 100  # decisions of a game, so that games do not all begin together

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, told: Mapping[str, Any]) -> Plan:
        known = {field.name: told[field.name] for field in fields(cls) if field.name in told}
        return replace(cls(game="", options={}), **(known | {"entropy": tuple(known["entropy"])}))

    def changed(self, words: Sequence[str]) -> Plan:
        """`KEY=VALUE` words: another number, or two with a comma for what changes from one to the other."""
        given: dict[str, Any] = {}
        for word in words:
            key, _, value = word.partition("=")
            now = getattr(self, key, None) if key in SETTINGS else None
            try:
                if isinstance(now, tuple):
                    first, last = value.split(",")
                    given[key] = (float(first), float(last))
                elif now is not None:
                    given[key] = type(now)(value)
            except ValueError:
                now = None
            if now is None:
                raise LearningError(f"--set {word}: expected KEY=NUMBER with one of {', '.join(SETTINGS)}", PAGE)
        return replace(self, **given)

    # -- what changes while time goes by: from 0, the beginning, to 1 --------------------------------------------------
    def rate_at(self, share: float) -> float:
        return self.rate * max(0.05, 1 - share)

    def entropy_at(self, share: float) -> float:
        first, last = self.entropy
        return float(first * (last / first) ** share) if first > 0 and last > 0 else first + (last - first) * share

    def draw_at(self, share: float) -> float:
        return self.draw * max(0.0, 1 - 2 * share)


SETTINGS: Final = tuple(field.name for field in fields(Plan) if isinstance(field.default, int | float | tuple))[2:]
