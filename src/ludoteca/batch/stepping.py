"""Many games at once on the processor: loops over records, calling the same rules as a single game.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs. Every function works on
the games from `first` to before `last`, so that threads can share a batch. `arrays` are those of the batch:
records, random states, seats, moves, numbers, counts, mask, weights.
"""

from __future__ import annotations

from typing import Any

from ludoteca.core import CHANCE, rule
from ludoteca.core.xorshift import below, first_state, index_by_weight, next_state

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs

HAS_CHANCES: bool = hasattr(verbs, "chances")  # a constant for the compiler: a game without chance pays nothing
HAS_NUMBERS: bool = hasattr(verbs, "number")
DONE, ILLEGAL, OVER = range(3)  # what became of an action


@rule
def settle(s, moves, weights, random_state):
    """Deal whatever chance is pending; who acts then, and the random state for the next draw."""
    seat = verbs.to_move(s)
    if HAS_CHANCES:
        while seat == CHANCE:
            n = verbs.chances(s, moves, weights)
            random_state = next_state(random_state)
            verbs.apply(s, moves[index_by_weight(weights, n, random_state)])
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
def begin(first, last, arrays, start, seeds, chosen):
    """Games that are `chosen` start anew, each from its seed."""
    records, random_states, seats, moves, numbers, counts, mask, weights = arrays
    for game in range(first, last):
        if chosen[game]:
            records[game] = start[0]
            seat, random_state = settle(records[game], moves[game], weights[game], first_state(seeds[game]))
            seats[game], random_states[game] = seat, random_state
            mask[game, :] = 0
            counts[game] = list_moves(records[game], seat, moves[game], numbers[game], mask[game])


@rule
def step(first, last, arrays, actions, became):
    """One action in each game that goes on, and the chance after it; an illegal one changes nothing."""
    records, random_states, seats, moves, numbers, counts, mask, weights = arrays
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
    records, random_states, seats, moves, _, counts, mask, weights = arrays
    for game in range(first, last):
        s, random_state = records[game], random_states[game]
        seat = int(seats[game])
        while seat >= 0:
            n = verbs.legal_moves(s, moves[game])
            random_state = next_state(random_state)
            verbs.apply(s, moves[game, below(n, random_state)])
            plies[game] += 1
            seat, random_state = settle(s, moves[game], weights[game], random_state)
        seats[game], random_states[game], counts[game] = seat, random_state, 0
        mask[game, :] = 0


@rule
def winners(first, last, arrays, won):
    """Which seats have won in each game that is over."""
    records, _, seats, _, _, _, _, _ = arrays
    for game in range(first, last):
        for seat in range(won.shape[1]):
            won[game, seat] = seats[game] < 0 and verbs.won(records[game], seat)
