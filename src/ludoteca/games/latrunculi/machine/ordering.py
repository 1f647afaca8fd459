"""In which order moves are tried: the better the first one, the less of the others must be searched."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.captures import captures
from ludoteca.games.latrunculi.rules import verbs

REMEMBERED = 1 << 28  # the move that was best here before
CAPTURE = 1 << 24
KILLER = 1 << 22
HISTORY_LIMIT = 1 << 20
SORTED = 12  # moves put in order; those after them come as they are


@rule
def list_moves(s, mind, f, moves, scores, found, gains, hint):
    """Every legal move with its score; `found` and `gains` are scratch space."""
    n = verbs.legal_moves(s, moves)
    history = mind.history[s.turn]
    first, second = f.killers[0], f.killers[1]
    for i in range(n):
        move = moves[i]
        score = history[move]
        if move == first:
            score = KILLER + 1
        elif move == second:
            score = KILLER
        if move == hint:
            score = REMEMBERED
        scores[i] = score
    n_captures = captures(s, found, gains)
    for k in range(n_captures):
        for i in range(n):
            if moves[i] == found[k] and scores[i] != REMEMBERED:
                scores[i] = CAPTURE + gains[k]
    return n


@rule
def bring_forward(moves, scores, i, n):
    """Put the best of the moves from i on at i."""
    best = i
    for j in range(i + 1, n):
        if scores[j] > scores[best]:
            best = j
    moves[i], moves[best] = moves[best], moves[i]
    scores[i], scores[best] = scores[best], scores[i]


@rule
def remember_answer(s, mind, f):
    """A quiet move was too good for the other side: it is tried early beside here."""
    move = f.move
    if f.killers[0] != move:
        f.killers[1] = f.killers[0]
        f.killers[0] = move
    history = mind.history[s.turn]
    history[move] += f.depth * f.depth
    if history[move] > HISTORY_LIMIT:
        for i in range(len(history)):
            history[i] //= 2
