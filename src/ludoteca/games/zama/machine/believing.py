"""Worlds as a network believes in them: what others have seen and the seat has not is laid card by card, by weight."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from ludoteca.core import Record, State, View
from ludoteca.games.zama.rules.board import EMPTY, cell
from ludoteca.games.zama.rules.cards import HIDDEN, KING_OF_SPADES, members
from ludoteca.games.zama.shown.views import imagine

Chances = npt.NDArray[np.float64]


def believe(view: View, belief: npt.NDArray[np.float32], count: int, rng: Random) -> list[State]:
    """So many worlds; a network says of each cell, in reading order, which card lies there if anybody knows it."""
    hidden = np.flatnonzero(view.record.face == HIDDEN).tolist()
    if not hidden:
        return [imagine(view, rng)] * count
    logits = belief.astype(np.float64)
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    place = {cell(number % _files(view), number // _files(view)): number for number in range(len(chances))}
    return [_relaid(imagine(view, rng), view, hidden, chances, place, rng) for _ in range(count)]


def _files(view: View) -> int:
    return int(view.options.files)  # type: ignore[attr-defined]


def _relaid(dealt: State, view: View, hidden: list[int], chances: Chances, place: dict[int, int], rng: Random) -> State:
    """The hidden cards are taken up and laid again, in any order, each by its chance among those still to lay."""
    s = dealt.record
    for side in range(EMPTY):
        cells = [at for at in hidden if s.owner[at] == side and not (side == s.turn and s.face[at] == KING_OF_SPADES)]
        rng.shuffle(cells)
        left = members(s.pack[side]) + [int(s.face[at]) for at in cells]
        for at in cells:
            card = rng.choices(left, (chances[place[at], left] + np.finfo(np.float64).tiny).tolist())[0]
            left.remove(card)
            s.face[at] = card
        if cells:
            _tidy(s, side, cells, left)
    for i in range(s.n_shown):
        if view.record.shown_card[i] == HIDDEN:
            s.shown_card[i] = s.face[s.shown[i]]
    return dealt


def _tidy(s: Record, side: int, cells: list[int], left: list[int]) -> None:
    """What else the record holds of these cards."""
    s.pack[side] = sum(1 << card for card in left)
    if s.spade_at[side] in cells:
        s.spade_at[side] = 0
    for at in cells:
        if s.face[at] == KING_OF_SPADES:
            s.spade_at[side] = at
