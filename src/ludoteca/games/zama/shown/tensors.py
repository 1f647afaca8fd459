"""What a learner is given of a view."""

from __future__ import annotations

from ludoteca.core.tensors import Feature, bits, every_field, numbers, planes
from ludoteca.games.zama.rules.board import CAP, EMPTY, FACE_UP, MOST_PLAYERS, PAIRS, PHASES, REASONS, cell
from ludoteca.games.zama.rules.cards import CARDS, HIDDEN
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.shown.views import VIEW

_MET = 64  # bits kept for each pair of sides
# what is encoded below in another way, and what only an open game has
_OTHERWISE = ("owner", "face", "seen", "out", "gone", "phase", "turn", "met", "reason", "quiet", "plies", "uncovered")


def features(options: Options) -> list[Feature]:
    cells = [cell(file, rank) for rank in range(options.ranks) for file in range(options.files)]
    grid = (options.ranks, options.files)
    return [
        planes("owner", range(EMPTY + 1), grid, at=cells),
        planes("face", range(HIDDEN, CARDS), grid, at=cells),
        bits("seen", FACE_UP.bit_length(), grid, at=cells),
        bits("out", CARDS, (MOST_PLAYERS,)),
        bits("gone", MOST_PLAYERS),
        planes("phase", range(len(PHASES))),
        planes("turn", range(MOST_PLAYERS)),
        bits("met", _MET, (PAIRS,)),
        planes("reason", range(len(REASONS))),
        numbers("quiet", 0, CAP, scale=CAP),
        numbers("plies", 0, CAP, scale=CAP),
        *every_field(VIEW, without=_OTHERWISE),
    ]
