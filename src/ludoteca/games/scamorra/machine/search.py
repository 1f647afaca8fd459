"""The moves ahead: each side in turn plays any card its hand may hold, and chance is never rolled, only weighed.

At a turn every card is tried with its moves; the best move of each card gives six values, and the value of the turn
is the mean over all hands of the best card in each (`hands.mean`). Each value is two: `known`, as the machine knows
its own hand, and `shown`, as its opponent knows it. The opponent chooses by what is shown, so it never answers a card
it cannot have seen.

One frame for each turn ahead, instead of recursion, which the compiler does not offer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ludoteca.core import blank, record_type, rule
from ludoteca.games.scamorra.machine.hands import HANDS, OWN, SAME, SHOWN, THEIRS, may_hold, mean, passed_on
from ludoteca.games.scamorra.machine.mind import MIND
from ludoteca.games.scamorra.machine.worth import judge
from ludoteca.games.scamorra.rules.board import NEVER, RECORD
from ludoteca.games.scamorra.rules.effects import effects
from ludoteca.games.scamorra.rules.moves import discard, kind_of
from ludoteca.games.scamorra.rules.verbs import may_discard, play_card

DEEPEST = 8  # turns ahead
MOVES = 64  # of one card: at most three pieces with a Queen
ALL = MOVES  # a width that leaves no move out

FRAME = record_type(
    ("known", "f8", (6,)),  # the best move of each card
    ("shown", "f8", (6,)),
    ("guess", "f8", (MOVES,)),  # how good each move of the card in hand looks at once
    ("moves", "i4", (MOVES,)),
    ("card", "i4"),
    ("end", "i4"),  # cards before this one are tried
    ("n", "i4"),  # moves to try, the best first
    ("i", "i4"),  # moves tried
)


class Desk:
    """Room for one search, and what it judges by; only one thread may use it at a time."""

    def __init__(self, weights: np.ndarray, network: Mapping[str, Any] | None = None) -> None:
        self.states, self.hands = np.zeros(DEEPEST + 2, RECORD), np.zeros(DEEPEST + 2, HANDS)
        self.frames = np.zeros(DEEPEST + 2, FRAME)
        self.widths = np.full(DEEPEST + 2, ALL, np.int64)
        self.mind = blank(MIND)
        self.mind.weights[:], self.mind.greed[:] = weights, 1
        if network is not None:
            for name in ("rows", "alone", "out"):
                self.mind[name][:] = network[name]
            self.mind.sums[0] = network["bias"]

    @property
    def room(self) -> tuple[Any, Any, Any, Any]:
        """What the compiled search is given."""
        return self.states, self.hands, self.frames, self.mind


@rule
def look(states, hands, mind, me, depth, move):
    """Make a move in the position of frame `depth`, in the next one; returns the value it has at once."""
    states[depth + 1] = states[depth]
    hands[depth + 1] = hands[depth]
    s, after = states[depth + 1], hands[depth + 1]
    mover, card = int(s.turn), kind_of(move)
    play_card(s, card, move)
    passed_on(s, after, me, mover, card)
    return judge(s, after, me, mind)


@rule
def try_card(states, hands, frames, mind, me, card, ahead, widths):
    """Begin with a card in the position of frame 0, looking so many turns ahead (at least 1); `go_on` does the rest."""
    frames[0].card, frames[0].end = card, card + 1
    mind.depth = 0
    begin_card(states, hands, frames, mind, me, 0, ahead, widths)


@rule
def go_on(states, hands, frames, mind, me, ahead, widths):
    """Search on from the frame reached; whether the card has been tried to the end. Its values are then in frame 0.

    False if the search has paused before.
    """
    depth = int(mind.depth)
    while mind.nodes <= mind.pause:
        frame, s = frames[depth], states[depth]
        if frame.i < frame.n:
            known, shown = look(states, hands, mind, me, depth, frame.moves[frame.i])
            frame.i += 1
            left = ahead - depth - 1
            if left == 0 or states[depth + 1].reason != NEVER:
                put(frame, int(s.turn) == me, known, shown)
            else:
                depth += 1
                frames[depth].card, frames[depth].end = 0, 6
                begin_card(states, hands, frames, mind, me, depth, left, widths)
            continue
        frame.card += 1
        if frame.card < frame.end:
            begin_card(states, hands, frames, mind, me, depth, ahead - depth, widths)
            continue
        if depth == 0:
            return True
        known, shown = sum_up(states, hands, frames, me, depth)
        depth -= 1
        put(frames[depth], int(states[depth].turn) == me, known, shown)
    mind.depth = depth
    return False


@rule
def begin_card(states, hands, frames, mind, me, depth, left, widths):
    """The moves of the frame's card; where the search goes on behind them, only the most promising ones."""
    frame, s = frames[depth], states[depth]
    card, is_own = int(frame.card), int(states[depth].turn) == me
    frame.known[card] = frame.shown[card] = -1.0 if is_own else 2.0
    frame.i = frame.n = 0
    if not may_play(hands[depth], is_own, card):
        return
    n = effects(s, card, frame.moves, 0)
    if may_discard(s, card, frame.moves, 0, n):
        frame.moves[n] = discard(card)
        n += 1
    width = widths[left]
    if left > 1 and n > width:
        for i in range(n):
            known, shown = look(states, hands, mind, me, depth, frame.moves[i])
            frame.guess[i] = known if is_own else -shown
        for i in range(width):
            best = i
            for j in range(i + 1, n):
                if frame.guess[j] > frame.guess[best]:
                    best = j
            frame.guess[best], frame.guess[i] = frame.guess[i], frame.guess[best]
            frame.moves[best], frame.moves[i] = frame.moves[i], frame.moves[best]
        n = width
    frame.n = n


@rule
def may_play(hands, is_own, card):
    """Whether the card can be in the hand of the side to move, as anybody knows it."""
    if is_own:
        return may_hold(hands, OWN, card) or may_hold(hands, SHOWN, card)
    return may_hold(hands, THEIRS, card)


@rule
def put(frame, is_own, known, shown):
    """Keep the better of two moves of the frame's card."""
    card = frame.card
    if is_own:
        frame.known[card] = max(frame.known[card], known)
        frame.shown[card] = max(frame.shown[card], shown)
    elif shown < frame.shown[card] - SAME or (shown < frame.shown[card] + SAME and known < frame.known[card]):
        frame.known[card], frame.shown[card] = known, shown


@rule
def sum_up(states, hands, frames, me, depth):
    """The value of a turn whose six cards have been tried."""
    frame, held = frames[depth], hands[depth]
    if int(states[depth].turn) == me:
        known, _ = mean(held, OWN, frame.known, frame.shown, 1.0)
        shown, _ = mean(held, SHOWN, frame.shown, frame.known, 1.0)
        return known, shown
    shown, known = mean(held, THEIRS, frame.shown, frame.known, -1.0)
    return known, shown
