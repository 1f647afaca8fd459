"""Many games at once on the processor: loops over records, calling the same rules as a single game.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs. Every function works on
the games from `first` to before `last`, so that threads can share a batch. `arrays` are those of the batch:
records, random states, seats, moves, numbers, counts, mask, weights; and the records once more as words. `start` is a
game that begins, as a record and as words.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ludoteca.core import CHANCE, rule
from ludoteca.core.scratch import together
from ludoteca.core.xorshift import below, first_state, index_by_weight, next_state

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs

HAS_CHANCES: bool = hasattr(verbs, "chances")  # a constant for the compiler: a game without chance pays nothing
COUNTS_OUTCOMES: bool = hasattr(verbs, "nth_outcome")  # what can be counted need not be listed to draw one of it
COUNTS_ACTS: bool = hasattr(verbs, "nth_act")
HAS_NUMBERS: bool = hasattr(verbs, "number")
STARTS_AGAIN: bool = hasattr(verbs, "start_again")
DONE, ILLEGAL, OVER = range(3)  # what became of an action
MOST_LOTS = 6  # in a turn of `wander`: a game that is dealt anew keeps no others waiting for long


@rule
def start_again(game, arrays, start):
    """A game as it begins; a game with a long record knows which part of it was used."""
    records, words = arrays[0], arrays[8]
    if STARTS_AGAIN:
        verbs.start_again(records[game], start[0][0])
    else:
        for i in range(words.shape[1]):
            words[game, i] = start[1][0, i]


@rule
def drawn_outcome(s, moves, weights, random_state):
    """An outcome of the chance that is pending."""
    if COUNTS_OUTCOMES:
        return verbs.nth_outcome(s, below(verbs.count_outcomes(s), random_state))
    return int(moves[index_by_weight(weights, verbs.chances(s, moves, weights), random_state)])


@rule
def drawn_act(s, seat, moves, random_state):
    """A move of this seat at random."""
    if COUNTS_ACTS:
        return verbs.nth_act(s, seat, moves, below(verbs.count_acts(s, seat, moves), random_state))
    return int(moves[below(verbs.legal_moves(s, moves), random_state)])


@rule
def settle(s, moves, weights, random_state):
    """Deal whatever chance is pending; who acts then, and the random state for the next draw."""
    seat = verbs.to_move(s)
    if HAS_CHANCES:
        while seat == CHANCE:
            random_state = next_state(random_state)
            verbs.apply(s, drawn_outcome(s, moves, weights, random_state))
            seat = verbs.to_move(s)
    return seat, random_state


@rule
def list_moves(s, seat, moves, numbers, mask):
    """The legal moves of this seat, their numbers and their mask; how many there are. The mask is clear before."""
    if seat < 0:
        return 0
    n = verbs.legal_moves(s, moves)
    for i in range(n):
        numbers[i] = verbs.number(s, seat, moves[i]) if HAS_NUMBERS else i
        mask[numbers[i]] = 1
    return n


@rule
def begin(first, last, arrays, start, seed, chosen):
    """Games that are `chosen` start anew, each from a seed of its own."""
    records, random_states, seats, moves, numbers, counts, mask, weights, words = arrays
    for game in range(first, last):
        if chosen[game]:
            for i in range(words.shape[1]):
                words[game, i] = start[1][0, i]
            drawn = first_state(np.uint64(seed + game))
            seat, random_state = settle(records[game], moves[game], weights[game], drawn)
            seats[game], random_states[game] = seat, random_state
            mask[game, :] = 0
            counts[game] = list_moves(records[game], seat, moves[game], numbers[game], mask[game])


@rule
def step(first, last, arrays, actions, became):
    """One action in each game that goes on, and the chance after it; an illegal one changes nothing."""
    records, random_states, seats, moves, numbers, counts, mask, weights, _ = arrays
    for game in range(first, last):
        seat, n = seats[game], counts[game]
        if seat < 0:
            became[game] = OVER
            continue
        which = 0
        while which < n and numbers[game, which] != actions[game]:
            which += 1
        if which == n:
            became[game] = ILLEGAL
            continue
        for i in range(n):
            mask[game, numbers[game, i]] = 0
        verbs.apply(records[game], moves[game, which])
        seat, random_state = settle(records[game], moves[game], weights[game], random_states[game])
        seats[game], random_states[game] = seat, random_state
        counts[game] = list_moves(records[game], seat, moves[game], numbers[game], mask[game])
        became[game] = DONE


@rule
def playout(first, last, arrays, plies):
    """Every game to its end at random; `plies` counts its decisions."""
    records, random_states, seats, moves, _, counts, mask, weights, _ = arrays
    for game in range(first, last):
        s, random_state = records[game], random_states[game]
        seat = int(seats[game])
        while seat >= 0:
            random_state = next_state(random_state)
            verbs.apply(s, drawn_act(s, seat, moves[game], random_state))
            plies[game] += 1
            seat, random_state = settle(s, moves[game], weights[game], random_state)
        seats[game], random_states[game], counts[game] = seat, random_state, 0
        mask[game, :] = 0


@rule
def renew(first, last, arrays, start):
    """Games that are over begin again, and go on with their own random numbers."""
    records, random_states, seats, moves, numbers, counts, mask, weights, _ = arrays
    for game in range(first, last):
        if seats[game] < 0:
            start_again(game, arrays, start)
            seat, random_state = settle(records[game], moves[game], weights[game], random_states[game])
            seats[game], random_states[game] = seat, random_state
            counts[game] = list_moves(records[game], seat, moves[game], numbers[game], mask[game])


@rule
def choose(first, last, arrays, actions):
    """A legal action at random in each game that goes on."""
    _, random_states, seats, _, numbers, counts, _, _, _ = arrays
    for game in range(first, last):
        if seats[game] >= 0:
            random_states[game] = next_state(random_states[game])
            actions[game] = numbers[game, below(counts[game], random_states[game])]


@rule
def wander(first, last, arrays, start, turns, plies, in_blocks=False):
    """So many turns at random in every game; what ends begins again. A turn draws what chance is pending, a few lots at
    most, and then makes a decision, unless there is more chance to come. `plies` counts the decisions."""
    records, random_states, _, moves, _, _, _, weights, _ = arrays
    for game in range(first, last):
        s, found = records[game], moves[game]
        random_state, decisions = random_states[game], 0
        for _ in range(turns):
            seat = verbs.to_move(s)
            if seat < 0 and not (HAS_CHANCES and seat == CHANCE):
                start_again(game, arrays, start)
                seat = verbs.to_move(s)
            if HAS_CHANCES:
                lots = 0
                while seat == CHANCE and lots < MOST_LOTS:
                    random_state = next_state(random_state)
                    verbs.apply(s, drawn_outcome(s, found, weights[game], random_state))
                    seat = verbs.to_move(s)
                    lots += 1
                together(in_blocks)  # some threads of a GPU have drawn lots, others have not
            if seat >= 0:
                random_state = next_state(random_state)
                verbs.apply(s, drawn_act(s, seat, found, random_state))
                decisions += 1
        random_states[game], plies[game] = random_state, decisions


@rule
def resume(first, last, arrays):
    """After games have wandered: chance is dealt, and what is legal is listed again."""
    records, random_states, seats, moves, numbers, counts, mask, weights, _ = arrays
    for game in range(first, last):
        seat, random_state = settle(records[game], moves[game], weights[game], random_states[game])
        seats[game], random_states[game] = seat, random_state
        mask[game, :] = 0
        counts[game] = list_moves(records[game], seat, moves[game], numbers[game], mask[game])


@rule
def pay(first, last, arrays, paid):
    """What each seat has won: 1 for each winner, which the others pay alike; nothing before the end."""
    records, seats = arrays[0], arrays[2]
    for game in range(first, last):
        winners, n = 0, paid.shape[1]
        for seat in range(n):
            if seats[game] < 0 and verbs.won(records[game], seat):
                paid[game, seat] = 1
                winners += 1
            else:
                paid[game, seat] = 0
        if 0 < winners < n:
            for seat in range(n):
                if paid[game, seat] == 0:
                    paid[game, seat] = -winners / (n - winners)
        else:
            for seat in range(n):
                paid[game, seat] = 0
