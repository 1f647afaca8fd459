"""What a learner is given of a view."""

from __future__ import annotations

from ludoteca.core.tensors import Feature, numbers, planes
from ludoteca.games.scamorra.rules import moves
from ludoteca.games.scamorra.rules.board import (
    CARDS,
    COPIES,
    DECK,
    EMPTY,
    FIRST_CELL,
    HAND,
    HIDDEN,
    HIDDEN_THROW,
    LEFT,
    NO_CARD,
    NO_THROW,
    NOBODY,
    PHASES,
    PLAYABLE,
    REASONS,
    SIZE,
    SYMBOLS,
    cell,
)

SQUARES = [cell(file, rank) for rank in range(SIZE) for file in range(SIZE)]
CELL_NUMBERS = range(FIRST_CELL, SQUARES[-1] + 1)  # with the walls between two ranks
SIDES = range(NOBODY, 2)
SEEN = range(NO_CARD, HIDDEN + 1)  # cards as a view names them
THROWS = range(NO_THROW, HIDDEN_THROW + 1)

FEATURES: list[Feature] = [
    planes("board", range(EMPTY + 1), (SIZE, SIZE), at=SQUARES),
    planes("phase", range(len(PHASES))),
    planes("turn", SIDES),
    planes("drawing", SIDES),
    planes("given", SIDES),
    numbers("hand", 0, max(COPIES), (2, len(CARDS))),
    numbers("held", 0, HAND, (2,), scale=HAND),
    planes("played", SEEN, (2, PLAYABLE)),
    numbers("n_played", 0, PLAYABLE, (2,), scale=PLAYABLE),
    planes("coppella", SEEN, (2,)),
    numbers("score", 0, DECK, (2,), scale=len(SYMBOLS)),
    planes("thrown", THROWS, (2,)),
    planes("reason", range(len(REASONS))),
    planes("winner", SIDES),
    planes("did", range(LEFT + 1)),
    planes("did_by", SIDES),
    planes("did_card", SEEN),
    planes("did_from", CELL_NUMBERS),
    planes("did_to", CELL_NUMBERS),
    planes("did_piece", range(EMPTY + 1)),
    planes("did_take", range(EMPTY + 1)),
    planes("did_choose", range(len(moves.PACKAGES))),
    planes("did_throw", THROWS, (2,)),
    planes("drawn_by", SIDES),
    planes("drawn_card", SEEN),
]
