"""How the weights of `worth.py` were learnt: from the results of games the machine plays against itself.

    python -m ludoteca.games.scamorra.machine.learning --games 40000 --rounds 4

Each round plays with the weights of the round before (the first with plain ones), a few moves at random, and fits the
chance to win to the results, stage by stage. The file `weights.txt` is then written anew.
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

from ludoteca.core import CHANCE, rule
from ludoteca.games.scamorra.machine.hands import OWN, SHOWN, THEIRS
from ludoteca.games.scamorra.machine.mind import COUNT, MOST, STAGES
from ludoteca.games.scamorra.machine.search import ALL, Desk, go_on, look, sum_up, try_card
from ludoteca.games.scamorra.machine.worth import WEIGHTS, plain_weights, read_weights, see, see_hand, stage_of
from ludoteca.games.scamorra.rules.board import NEVER, NOBODY, TURN
from ludoteca.games.scamorra.rules.options import Options
from ludoteca.games.scamorra.rules.setup import setup
from ludoteca.games.scamorra.rules.verbs import MAX_MOVES, apply, chances, legal_moves, to_move

TURNS = 30
SMOOTH = 20.0  # how strongly weights are held near others, in positions

Table = npt.NDArray[np.float64]


@rule
def begin(seed):
    np.random.seed(seed)


@rule
def play(states, hands, frames, mind, table, ahead, wild, which, how_much, stage, mover):
    """Play the game on the table to its end and note each turn before it is played; returns the number of turns."""
    moves, weights = np.empty(MAX_MOVES, np.int32), np.empty(MAX_MOVES, np.int64)
    widths = np.full(8, ALL)
    s = table[0]
    noted = 0
    while s.reason == NEVER:
        seat = to_move(s)
        if seat == CHANCE:
            n = chances(s, moves, weights)
            left = np.random.randint(weights[:n].sum())
            i = 0
            while left >= weights[i]:
                left -= weights[i]
                i += 1
            apply(s, moves[i])
            continue
        n = legal_moves(s, moves)
        if s.phase != TURN:
            apply(s, moves[np.random.randint(n)])
            continue
        note(s, hands[0], mind, which[noted], how_much[noted])
        stage[noted], mover[noted] = stage_of(s), seat
        noted += 1
        if np.random.random() < wild:
            apply(s, moves[np.random.randint(n)])
        else:
            apply(s, best(s, states, hands, frames, mind, seat, moves, n, ahead, widths))
    return noted


@rule
def know(s, hands):
    """The hands as the side to move knows them."""
    me = int(s.turn)
    for card in range(6):
        hands.kept[card] = s.hand[me, card]
        hands.pool[OWN, card] = s.unseen[me, card]
        hands.pool[SHOWN, card] = s.unseen[me, card] + s.hand[me, card]
        hands.pool[THEIRS, card] = s.unseen[1 - me, card] + s.hand[1 - me, card]
    for pool in range(3):
        hands.left[pool] = hands.pool[pool].sum()
    hands.drawn[OWN], hands.drawn[SHOWN], hands.drawn[THEIRS] = 0, s.held[me], s.held[1 - me]


@rule
def note(s, hands, mind, which, how_much):
    """What counts in the position, for the side to move."""
    know(s, hands)
    n, pieces, taking, preys = see(s, mind)
    n = see_hand(hands, OWN, 0, pieces, taking, preys, 1.0, mind, n)
    n = see_hand(hands, THEIRS, 1, pieces, taking, preys, 1.0, mind, n)
    which[:n], how_much[:n] = mind.which[:n], mind.how_much[:n]


@rule
def best(s, states, hands, frames, mind, me, moves, n, ahead, widths):
    """The move with the best value, looking 0 or 1 turns ahead."""
    found, top = moves[0], -1.0
    for i in range(n):
        states[0] = s
        know(s, hands[0])
        value, _ = look(states, hands, mind, me, 0, moves[i])
        if ahead > 0 and states[1].reason == NEVER:
            states[0] = states[1]
            hands[0] = hands[1]
            for card in range(6):
                try_card(states, hands, frames, mind, me, card, ahead, widths)
                go_on(states, hands, frames, mind, me, ahead, widths)
            value, _ = sum_up(states, hands, frames, me, 0)
        value += 0.01 * np.random.random()
        if value > top:
            found, top = moves[i], value
    return found


def play_games(weights: Table, games: int, ahead: int, wild: float, seed: int) -> tuple[np.ndarray, ...]:
    """What counted in each turn of so many games, its stage, and the result for the side to move."""
    desk = Desk(weights)
    desk.mind.pause = 1 << 60
    rows = games * TURNS
    which, how_much = np.zeros((rows, MOST), np.int16), np.zeros((rows, MOST), np.float32)
    stage, result, mover = np.zeros(rows, np.int8), np.zeros(rows, np.float32), np.zeros(TURNS, np.int8)
    start = setup(Options()).record
    begin(seed)
    end = 0
    for _ in range(games):
        table = np.array([start])
        n = play(*desk.room, table, ahead, wild, which[end:], how_much[end:], stage[end:], mover)
        winner = table[0].winner
        result[end : end + n] = 0.5 if winner == NOBODY else mover[:n] == winner
        end += n
    return which[:end], how_much[:end], stage[:end], result[:end]


def fit(near: Table, which: np.ndarray, how_much: np.ndarray, stage: np.ndarray, result: np.ndarray) -> Table:
    """Newton's method, stage by stage, each held near what was known of it."""
    fitted = np.zeros_like(near)
    for number in range(STAGES):
        here = stage == number
        seen = np.zeros((here.sum(), COUNT), np.float32)
        rows = np.arange(len(seen))[:, None]
        np.add.at(seen, (rows, which[here]), how_much[here])
        seen[:, 0] = 1
        own = near[number].copy()
        for _ in range(8):
            chance = 1 / (1 + np.exp(-(seen @ own)))
            slope = seen.T @ (result[here] - chance) - SMOOTH * (own - near[number])
            bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + SMOOTH * np.eye(COUNT)
            own = own + np.linalg.solve(bend, slope)
        fitted[number] = own
        chance = np.clip(1 / (1 + np.exp(-(seen @ own))), 1e-6, 1 - 1e-6)
        loss = -(result[here] * np.log(chance) + (1 - result[here]) * np.log(1 - chance)).mean()
        print(f"stage {number}: {len(seen)} turns, loss {loss:.4f}", flush=True)
    return fitted


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn how a position of La Scamorra is judged.")
    asked.add_argument("--games", type=int, default=20000)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--ahead", type=int, default=0)
    asked.add_argument("--wild", type=float, default=0.1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--on", action="store_true", help="go on from the weights there are")
    given = asked.parse_args()
    weights = read_weights() if given.on else plain_weights()
    for number in range(given.rounds):
        weights = fit(weights, *play_games(weights, given.games, given.ahead, given.wild, given.seed + number))
        np.savetxt(WEIGHTS, np.round(weights * 1000), fmt="%d")


if __name__ == "__main__":
    main()
