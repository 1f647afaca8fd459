"""How large each environment is, from random games: what is declared, and what is met."""

from __future__ import annotations

import math
from random import Random
from statistics import mean

from ludoteca.learning.episode import Episode
from ludoteca.play import built_in, find


def table(games: int) -> str:
    head = "| | seats | state, bytes | observation | actions | legal moves | length | tree, log10 | views |\n"
    rule = "|---|--:|--:|--:|--:|--:|--:|--:|--:|\n"
    return head + rule + "\n".join(row(name, games) for name in built_in()) + "\n"


def row(name: str, games: int) -> str:
    """Legal moves on average, decisions of a game, the logarithm of the ways to play it, and how many of the views of
    whoever decided were different."""
    episode, rng = Episode(find(name)), Random(1)
    branching: list[int] = []
    lengths: list[int] = []
    trees: list[float] = []
    views: set[bytes] = set()
    for seed in range(games):
        episode.reset(seed)
        length, tree = 0, 0.0
        while not episode.is_over:
            seat = episode.acting[0]
            legal = list(episode.legal(seat))
            views.add(episode.game.view(episode.state, seat).record.tobytes())
            branching.append(len(legal))
            length, tree = length + 1, tree + math.log10(len(legal))
            episode.play(seat, rng.choice(legal))
        lengths.append(length)
        trees.append(tree)
    seats, size = len(episode.names), episode.state.record.dtype.itemsize
    share = len(views) / len(branching)
    return (
        f"| {name} | {seats} | {size:,} | {episode.tensor.size:,} | {episode.action_count:,} "
        f"| {mean(branching):.1f} | {mean(lengths):.0f} | {mean(trees):.0f} | {share:.0%} of {len(branching):,} |"
    )
