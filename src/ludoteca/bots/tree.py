"""The tree of a search over what one seat knows: single-observer information-set MCTS.

Every simulation walks through one full state that the seat considers possible, along moves that are legal there.
Nodes are moves, not states: what is learnt about a move holds in every state in which it can be made, and
how often it was tried is compared with how often it was available.

A template for `core.rule.bind`: executed once per game, with `verbs` set to that game's verbs. A tree is two
arrays: `nodes`, the root first, and `slots`, a hash table from parent and move to a node.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ludoteca.bots import rollout
from ludoteca.core import CHANCE, bind, record_type, rule
from ludoteca.core.xorshift import below, next_state

verbs: Any = globals().get("verbs")  # one game's compiled verbs, set by `bind` before this file runs
playing: Any = rollout if verbs is None else bind(rollout.__name__, verbs)

MAX_MOVES: int = getattr(verbs, "MAX_MOVES", 0)
HAS_WON: bool = hasattr(verbs, "won")  # `won(s, seat)`: then finished games are judged without leaving compiled code
MAX_DEPTH = 64  # of a branch
CURIOSITY = 0.25  # weight of exploration: how much rarely tried moves are favoured
ROOT = 0

NODE = record_type(
    ("reward", "f8"),  # total over all visits, for the seat that made the move
    ("parent", "i4"),
    ("move", "i4"),  # at the root: the number of nodes
    ("seat", "i4"),
    ("visits", "i4"),
    ("available", "i4"),
)


def new_tree(size: int) -> tuple[Any, Any]:
    """The two arrays of an empty tree that may grow to this many nodes."""
    nodes = np.zeros(size + 1, NODE)
    nodes[ROOT].move = 1
    return nodes, np.zeros(1 << (2 * size + 1).bit_length(), np.int32)


@rule
def simulate_all(nodes, slots, world, table, seat, legal, path, decisions, way, random_states, first, rewards):
    """Simulate and learn for each random state from the `first` on, up to one whose game does not end.

    Returns the number of states used, and the length of the path of the unfinished one, which is not learnt yet, or 0.
    """
    for i in range(first, len(random_states)):
        length = simulate(nodes, slots, world, table, seat, legal, path, decisions, way, random_states[i])
        if not judge(table[0], rewards):
            return i + 1, length
        learn(nodes, path, length, rewards)
    return len(random_states), 0


@rule
def judge(s, rewards):
    """1 for each seat that won, 0 for each that lost, even for all if nobody won; False if the game goes on."""
    if not HAS_WON or verbs.to_move(s) >= CHANCE:
        return False
    winners = 0
    for seat in range(len(rewards)):
        rewards[seat] = 1.0 if verbs.won(s, seat) else 0.0
        winners += rewards[seat] > 0
    if winners == 0:
        rewards[:] = 0.5
    return True


@rule
def simulate(nodes, slots, world, table, seat, legal, path, decisions, way, random_state):
    """From `world`, where `seat` may make the `legal` moves, to a new node and a few decisions beyond it.

    Fills `path` with the nodes passed and returns their number; `table[0]` becomes the state where play ended.
    """
    table[0] = world
    s = table[0]
    moves = np.empty(MAX_MOVES, np.int32)
    weights = np.empty(MAX_MOVES, np.int64)
    n = len(legal)
    moves[:n] = legal
    parent, length = ROOT, 0
    while seat >= 0 and length < MAX_DEPTH:
        random_state = next_state(random_state)
        node, is_new = next_node(nodes, slots, parent, seat, moves, n, random_state)
        if node == ROOT:  # the tree is full
            break
        path[length] = node
        length += 1
        verbs.apply(s, nodes[node].move)
        seat = verbs.to_move(s)
        while seat == CHANCE:
            random_state = next_state(random_state)
            playing.deal(s, moves, weights, random_state)
            seat = verbs.to_move(s)
        if is_new:
            break
        if seat >= 0:
            n = verbs.legal_moves(s, moves)
        parent = node
    playing.rollout(s, decisions, way, next_state(random_state))
    return length


@rule
def next_node(nodes, slots, parent, seat, moves, n, random_state):
    """An untried move below `parent`, or else the one with the best upper bound; and whether it is new."""
    best, best_bound, untried, fresh = ROOT, -1.0, 0, 0
    for i in range(n):
        node = slots[slot_of(nodes, slots, parent, moves[i])]
        if node == ROOT:
            untried += 1
            random_state = next_state(random_state)
            if below(untried, random_state) == 0:
                fresh = moves[i]
            continue
        nodes[node].available += 1
        visits = nodes[node].visits
        bound = nodes[node].reward / visits + CURIOSITY * math.sqrt(math.log(nodes[node].available) / visits)
        if bound > best_bound:
            best, best_bound = node, bound
    if untried == 0:
        return best, False
    return add_node(nodes, slots, parent, seat, fresh), True


@rule
def add_node(nodes, slots, parent, seat, move):
    """A node for a move tried for the first time; ROOT when the tree is full."""
    node = int(nodes[ROOT].move)
    if node == len(nodes):
        return ROOT
    nodes[ROOT].move = node + 1
    slots[slot_of(nodes, slots, parent, move)] = node
    nodes[node].parent, nodes[node].move, nodes[node].seat = parent, move, seat
    nodes[node].available = 1
    return node


@rule
def slot_of(nodes, slots, parent, move):
    """The slot of this move below this parent; empty if the move has not been tried."""
    mixed = int(parent) * 40503 + int(move) * 10007
    slot = (mixed ^ (mixed >> 11)) & (len(slots) - 1)
    while slots[slot] != ROOT and (nodes[slots[slot]].parent != parent or nodes[slots[slot]].move != move):
        slot = (slot + 1) & (len(slots) - 1)
    return slot


@rule
def learn(nodes, path, length, rewards):
    """Credit each seat's reward from a simulation to the moves of that seat along the path."""
    for i in range(length):
        node = path[i]
        nodes[node].visits += 1
        nodes[node].reward += rewards[nodes[node].seat]


@rule
def visits(nodes, slots, move):
    """How often a move at the root was tried."""
    return nodes[slots[slot_of(nodes, slots, ROOT, move)]].visits


@rule
def tried(nodes, slots, move):
    """How often a move at the root was tried, and the rewards it has brought."""
    node = slots[slot_of(nodes, slots, ROOT, move)]
    return nodes[node].visits, nodes[node].reward
