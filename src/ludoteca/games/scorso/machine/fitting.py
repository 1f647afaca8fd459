"""Fits the weights of `outlook` to games of imagined players: `python -m ludoteca.games.scorso.machine.fitting`."""

from __future__ import annotations

import sys

import numpy as np
import numpy.typing as npt

from ludoteca.games.scorso.machine.book import book
from ludoteca.games.scorso.machine.imagining import play_stage
from ludoteca.games.scorso.machine.outlook import N_WEIGHTS, duel_shares, read_facts
from ludoteca.games.scorso.rules.board import DUEL, MOST_ROUNDS, NEVER, PLAYERS
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.setup import setup

Floats = npt.NDArray[np.float64]

GAMES = 4000
STEPS = 60
RIDGE = 1e-3


def played(players: int, games: int) -> tuple[Floats, Floats, Floats]:
    """The facts about each player before each round of many games, who was alive, and who won in the end."""
    start = setup(Options(players=players, pace="beats")).record
    table, starts = np.zeros(1, start.dtype), np.zeros(MOST_ROUNDS, start.dtype)
    facts, alive, won = [], [], []
    for number in range(games):
        table[0] = start
        s = table[0]
        rounds = play_stage(s, number, book(), starts, MOST_ROUNDS)
        shares = np.zeros(PLAYERS)
        if s.reason != NEVER:
            shares[s.winner] = 1
        elif s.phase == DUEL:
            duel_shares(s, shares)
        for record in starts[:rounds]:
            found = np.zeros((PLAYERS, N_WEIGHTS))
            for seat in range(players):
                if record.alive[seat]:
                    read_facts(record, seat, found[seat])
            facts.append(found)
            alive.append(record.alive.astype(np.float64))
            won.append(shares)
    return np.array(facts), np.array(alive), np.array(won)


def fit(facts: Floats, alive: Floats, won: Floats) -> tuple[Floats, float]:
    """The weights under which the winners were most likely to win, and the mean of their log chance: by Newton."""
    weights = np.zeros(N_WEIGHTS)
    for _ in range(STEPS):
        scores = facts @ weights
        chances = alive * np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = ((won - chances)[:, :, None] * facts).sum(axis=(0, 1)) / len(facts) - RIDGE * weights
        mean = (chances[:, :, None] * facts).sum(axis=1)
        curve = np.einsum("ns,nsi,nsj->ij", chances, facts, facts) - mean.T @ mean
        step = np.linalg.solve(curve / len(facts) + RIDGE * np.eye(N_WEIGHTS), slope)
        weights = weights + step
        if np.abs(step).max() < 1e-7:
            break
    return weights, float((won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def main() -> None:
    """A row of weights for each number of living players."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    parts = [played(players, games) for players in (PLAYERS - 1, PLAYERS)]
    facts, alive, won = (np.concatenate([part[i] for part in parts]) for i in range(3))
    for living in range(2, PLAYERS + 1):
        here = alive.sum(axis=1) == living
        weights, likelihood = fit(facts[here], alive[here], won[here])
        print(living, int(here.sum()), np.round(weights, 3).tolist(), round(likelihood, 4))


if __name__ == "__main__":
    main()
