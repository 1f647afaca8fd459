"""Making a move and taking it back: the rules' own steps, without forgetting the positions before a capture."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import NEVER


@rule
def make(s, f, move):
    """A move and whether it ends the game; the frame keeps what is needed to take it back.

    Returns how often the new position has occurred.
    """
    f.move = move
    f.quiet = s.quiet
    verbs.carry_out(s, move)
    f.n_captured = s.n_captured
    for i in range(s.n_captured):
        f.captured[i] = s.captured[i]
    return verbs.find_end(s)


@rule
def unmake(s, f):
    """The move kept in the frame, taken back."""
    start, to = verbs.start_of(f.move), verbs.end_of(f.move)
    enemy = s.turn
    s.turn = 1 - enemy
    s.reason, s.winner = NEVER, -1
    for i in range(f.n_captured):
        verbs.put(s, f.captured[i], enemy)
    s.men[enemy] += f.n_captured
    verbs.lift(s, to)
    verbs.put(s, start, s.turn)
    s.n_seen -= 1
    s.plies -= 1
    s.quiet = f.quiet


@rule
def skip(s, f):
    """Pass, which no rule allows: a side that stands well even so need not look further."""
    f.move = 0
    verbs.remember(s)
    s.plies += 1
    s.quiet += 1
    s.turn = 1 - s.turn


@rule
def unskip(s):
    s.n_seen -= 1
    s.plies -= 1
    s.quiet -= 1
    s.turn = 1 - s.turn
