"""Whole games of the search against itself or against another one, compiled: what a network learns from, and matches.

A player is a record (`mind.MIND`) that says how it values positions, with places, frames and a table of its own.
A template for `core.bind`, like position.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import bind, record_type, rule
from ludoteca.core.xorshift import below, first_state, next_state
from ludoteca.games.latrunculi.machine import captures as captures_template
from ludoteca.games.latrunculi.machine import ordering as ordering_template
from ludoteca.games.latrunculi.machine import position as position_template
from ludoteca.games.latrunculi.machine import search as search_template
from ludoteca.games.latrunculi.machine.mind import ENDLESS, MAX_PLY, WON
from ludoteca.games.latrunculi.machine.search import ENTER
from ludoteca.games.latrunculi.rules.board import BLOCK, NEVER, REDUCTION, STALL_MATERIAL


def _bound(template: Any) -> Any:
    return template if board is None else bind(template.__name__, board)


board: Any = globals().get("verbs")  # short_board or long_board, set by `bind` before this file runs
captures = _bound(captures_template)
ordering = _bound(ordering_template)
position = _bound(position_template)
search = _bound(search_template)

# a position from the side to move: each side's men as a set of squares of the board of 8×8
SAMPLE = record_type(
    ("own", "u8"),
    ("other", "u8"),
    ("score", "i2"),  # what the search found
    ("plies", "i2"),
    ("quiet", "u1"),  # plies since the last capture
    ("result", "i1"),  # of the game, for the side to move: 1 won, 0 null, -1 lost
)
NOBODY = 2  # the winner of a null game
SURPRISES = 50  # one move in so many is drawn by lot


@rule
def list_moves(s, mind, p, f, spare):
    """Every legal move, in the frame; returns their number."""
    n = captures.list_captures(s, p, f)
    quiet = ordering.list_quiet(s, mind, p, spare)
    for i in range(quiet):
        f.moves[n + i] = spare.moves[i]
    for i in range(n + quiet):
        f.scores[i] = 0
    return n + quiet


@rule
def best_move(s, mind, net, places, frames, entries, n, nodes):
    """Deeper and deeper with so many nodes; the move, and what it was worth in the last iteration that was finished."""
    root = frames[0]
    best, value = root.moves[0], 0
    mind.nodes = 0
    for depth in range(1, MAX_PLY // 2):
        mind.ply, mind.step, mind.best_move = 0, ENTER, 0
        root.alpha, root.beta, root.depth, root.count, root.extended = -ENDLESS, ENDLESS, depth, n, 0
        if mind.nodes >= nodes:
            break
        is_done = search.think(s, mind, net, places, frames, entries, nodes - mind.nodes)
        if mind.best_move != 0:
            best = mind.best_move
        if not is_done:
            break
        value = np.int64(root.best)
        if abs(value) > WON or n == 1:
            break
    return best, value


@rule
def go_on(mind, places, move, s):
    """The move is made: the place after it is the one on the table."""
    here = mind.past
    position.make(s, mind, places[here], places[here + 1], move)
    if places[here + 1].quiet == 0:
        places[0] = places[here + 1]
        mind.past = 0
    else:
        mind.past = here + 1
    mind.keys[mind.past] = places[mind.past].key


@rule
def winner(s, mind, places):
    """Who has won: 0, 1, NOBODY or -1 while the game goes on."""
    p = places[mind.past]
    reason = position.ending(s, p, position.occurrences(mind, places, mind.past))
    if reason == NEVER:
        return -1
    if reason in (REDUCTION, BLOCK):
        return 1 - p.turn
    if reason == STALL_MATERIAL:
        return p.turn if position.lead(p) > 0 else 1 - p.turn
    return NOBODY


@rule
def play_alone(s, mind, net, places, frames, entries, samples, nodes, random_plies, seed):
    """One game of the search against itself from places[0]; keeps calm positions, returns their number.

    Calm is a position in which the best move captures nothing and nobody wins by force.
    """
    luck = first_state(seed)
    kept = 0
    won = -1
    while won < 0 and kept < len(samples):
        p = places[mind.past]
        n = list_moves(s, mind, p, frames[0], frames[MAX_PLY + 2])
        luck = next_state(luck)
        is_opening = p.plies < random_plies
        if is_opening or below(SURPRISES, luck) == 0:
            luck = next_state(luck)
            chosen = np.int64(frames[0].moves[below(n, luck)])
        else:
            chosen, value = best_move(s, mind, net, places, frames, entries, n, nodes)
            mine, foes = board.read(p.men, p.turn), board.read(p.men, 1 - p.turn)
            left = board.without(mine, board.alone(chosen // 128))
            if abs(value) < WON and not board.is_any(position.captured(s, left, foes, chosen % 128)):
                one = samples[kept]
                one.own, one.other = mine, foes
                one.score, one.plies, one.quiet, one.result = value, p.plies, p.quiet, p.turn
                kept += 1
        go_on(mind, places, chosen, s)
        won = winner(s, mind, places)
    for i in range(kept):
        one = samples[i]
        one.result = 0 if won < 0 or won == NOBODY else 1 if won == one.result else -1
    return kept


@rule
def play_match(s, minds, nets, places, frames, entries, budgets, random_plies, seed):
    """One game of minds[0], White, against minds[1] after some moves by lot; returns the winner.

    Nobody has more men than the other after the moves by lot, or the game counts for nobody and -1 is returned.
    """
    luck = first_state(seed)
    for side in range(2):
        minds[side].past = 0
    won = -1
    while won < 0:
        first = places[0, minds[0].past]
        side = first.turn
        mind = minds[side]
        p = places[side, mind.past]
        n = list_moves(s, mind, p, frames[side, 0], frames[side, MAX_PLY + 2])
        if first.plies < random_plies:
            luck = next_state(luck)
            chosen = np.int64(frames[side, 0].moves[below(n, luck)])
        else:
            if first.plies == random_plies and position.lead(p) != 0:
                return -1
            for i in range(n - 1, 0, -1):  # equal moves are taken in any order
                luck = next_state(luck)
                j = below(i + 1, luck)
                moves = frames[side, 0].moves
                moves[i], moves[j] = moves[j], moves[i]
            chosen, _ = best_move(s, mind, nets[side], places[side], frames[side], entries[side], n, budgets[side])
        for each in range(2):
            go_on(minds[each], places[each], chosen, s)
        won = winner(s, minds[0], places[0])
    return won
