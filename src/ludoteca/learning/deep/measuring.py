"""Two networks play each other, half the games on each side."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import torch

from ludoteca.learning.deep.tables import Tables, drawn

LONGEST = 10  # times as long as a typical game: whatever still goes on then counts as drawn
PAUSE = 8  # steps between two questions whether all games are over


@dataclass(frozen=True)
class Score:
    """Of the first of two."""

    won: int
    drawn: int
    lost: int

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """A draw is half a win."""
        return (self.won + self.drawn / 2) / max(1, self.games)

    @property
    def error(self) -> float:
        """Half the width of the interval in which the true share lies 95 times in 100."""
        n, mean = max(1, self.games), self.share
        squares = (self.won + self.drawn / 4) / n - mean * mean
        return 1.96 * math.sqrt(max(squares, 0.25 / n) / n)

    @property
    def rating(self) -> float:
        """How far ahead, in Elo."""
        share = min(0.999, max(0.001, self.share))
        return 400 * math.log10(share / (1 - share))

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.error:.1%} ({self.won:,} won, {self.drawn:,} drawn, {self.lost:,} lost)"


def duel(tables: Tables, one: Any, other: Any, typical_length: int, greedy: bool = False) -> Score:
    """`one` has the first seat in half the games. None plays at random."""
    tables.reset()
    own = torch.arange(tables.n, device=tables.device) % 2
    with torch.no_grad():
        for number in range(LONGEST * typical_length):
            seats, legal = tables.seats(), tables.legal()
            if number % PAUSE == 0 and not bool((seats >= 0).any()):
                break
            view = tables.view()
            logits = torch.where((seats == own)[:, None], _logits(one, view, legal), _logits(other, view, legal))
            tables.play(_best(logits, legal) if greedy else drawn(logits, legal))
        paid = tables.paid().gather(1, own[:, None])[:, 0]
        won, lost = int((paid > 0).sum()), int((paid < 0).sum())
    return Score(won, tables.n - won - lost, lost)


def _logits(player: Any, view: Any, legal: Any) -> Any:
    return torch.zeros(legal.shape, device=view.device) if player is None else player(view)[0]


def _best(logits: Any, legal: Any) -> Any:
    return logits.masked_fill(legal == 0, -1e9).argmax(1)
