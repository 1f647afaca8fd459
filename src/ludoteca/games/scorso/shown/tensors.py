"""What a learner is given of a view."""

from __future__ import annotations

from ludoteca.core.tensors import Feature, every_field, numbers, planes
from ludoteca.games.scorso.rules.board import (
    DISPUTES,
    LONGEST_TRACK,
    MOST_ROUNDS,
    MOST_STAKE,
    PHASES,
    PLAYERS,
    REASONS,
    SECRET,
)
from ludoteca.games.scorso.shown.views import VIEW

# left out: the course of a conflict, whose result lies on the table; the table as it was frozen; the last act's trace
_LEFT_OUT = ("answers", "deeds", "n_deeds", *(name for name in VIEW.names or () if name.startswith("ice_")))
_OTHERWISE = ("phase", "choice", "reason", "dispute", "pot", "purse", "brought", "stake", "round_no", "bowtie")
_CHIPS = 100 * MOST_STAKE  # more are shown as they are: only the bounds do not cover them

FEATURES: list[Feature] = [
    planes("phase", range(len(PHASES))),
    planes("choice", range(SECRET + 1), (PLAYERS,)),
    planes("reason", range(len(REASONS))),
    planes("dispute", range(len(DISPUTES))),
    numbers("pot", 0, _CHIPS, scale=MOST_STAKE),
    numbers("purse", -_CHIPS, _CHIPS, (PLAYERS,), scale=MOST_STAKE),
    numbers("brought", -_CHIPS, _CHIPS, (PLAYERS,), scale=MOST_STAKE),
    numbers("stake", 0, MOST_STAKE, scale=MOST_STAKE),
    numbers("round_no", 0, MOST_ROUNDS + 1, scale=MOST_ROUNDS),
    numbers("bowtie", 0, LONGEST_TRACK, (PLAYERS,), scale=LONGEST_TRACK),
    *every_field(VIEW, without=(*_LEFT_OUT, *_OTHERWISE)),
]
