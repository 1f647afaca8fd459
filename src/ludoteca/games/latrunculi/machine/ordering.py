"""In which order moves are tried: the better the first one, the less of the others must be searched."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.latrunculi.machine.captures import captures
from ludoteca.games.latrunculi.machine.mind import MOVES
from ludoteca.games.latrunculi.rules import verbs

REMEMBERED = 1 << 28  # the move that was best here before
CAPTURE = 1 << 24
KILLER = 1 << 22
HISTORY_LIMIT = 1 << 20
SORTED = 12  # moves put in order; those after them come as they are


@rule
def list_moves(s, mind, f, found, hint):
    """Every legal move with its score; the list of the frame `found` is scratch space."""
    n = verbs.legal_moves(s, f.moves)
    turn, first, second = s.turn, f.killers[0], f.killers[1]
    for i in range(n):
        move = f.moves[i]
        score = mind.history[turn, move]
        if move == first:
            score = KILLER + 1
        elif move == second:
            score = KILLER
        if move == hint:
            score = REMEMBERED
        f.scores[i] = score
    for k in range(captures(s, found)):
        for i in range(n):
            if f.moves[i] == found.moves[k] and f.scores[i] != REMEMBERED:
                f.scores[i] = CAPTURE + found.scores[k]
    return n


@rule
def bring_forward(f, i):
    """Put the best of the moves from i on at i."""
    best, best_score = i, f.scores[i]
    for j in range(i + 1, f.count):
        if f.scores[j] > best_score:
            best, best_score = j, f.scores[j]
    move = f.moves[best]
    f.moves[best], f.scores[best] = f.moves[i], f.scores[i]
    f.moves[i], f.scores[i] = move, best_score


@rule
def remember_answer(s, mind, f):
    """A quiet move was too good for the other side: it is tried early beside here."""
    move = f.move
    if f.killers[0] != move:
        f.killers[1] = f.killers[0]
        f.killers[0] = move
    turn = s.turn
    mind.history[turn, move] += f.depth * f.depth
    if mind.history[turn, move] > HISTORY_LIMIT:
        for i in range(MOVES):
            mind.history[turn, i] //= 2
