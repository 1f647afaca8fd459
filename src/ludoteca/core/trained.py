"""A network that comes with a game, and how a bot that follows it searches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Plan:
    """How a search with a network goes about it (`bots.learned`)."""

    budget: int = 600  # views the network judges for one decision
    width: int = 8  # moves that are tried at most
    unlikely: float = 0.02  # moves that the policy plays so much more rarely than its favourite are not tried
    plies: int = 1  # decisions that are played on at least
    patience: int = 2  # and so many more, until the seat decides again
    trust: float = 0.1  # what a move has to be worth more, to be rated as one that the policy plays e times as often
    at_once: int = 64  # how many views it judges in at most 20 ms, on a slow core
    share: float = 0.0  # the part of the budget in which the game's strongest searching machine advises
    rate: float = 0.0  # that machine's work in the time in which the network judges a view
    advice: float = 0.0  # how much its word counts, from 0 to 1


@dataclass(frozen=True, slots=True)
class Trained:
    """A network that was trained for a game: the file it comes in, and the SHA-256 of that file in hexadecimal.

    In: `view`, rows of `core.tensors`. Out: `policy`, for each row a logit of each action; `value`, what the view's
    seat can expect, from -1 to 1; `belief`, of each thing that may be hidden a logit of each kind it may be of.
    """

    file: Path
    sha256: str
    plan: Plan = Plan()
    is_strongest: bool = False  # whether the strongest machine plays by it
