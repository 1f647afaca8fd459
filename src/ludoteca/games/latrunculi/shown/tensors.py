"""What a learner is given of a view."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.tensors import Feature, Records, computed, numbers, planes
from ludoteca.games.latrunculi.rules.board import EMPTY, FILES, HISTORY, MEN, PLY_CAP, REASONS, WHITE, cell
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.shown import sight

WIDTH = len(FILES)


def features(options: Options) -> list[Feature]:
    squares = [cell(file, rank) for rank in range(options.ranks) for file in range(WIDTH)]
    on_board = range(squares[0], squares[-1] + 1)  # with the walls between two ranks
    return [
        planes("board", range(WHITE, EMPTY + 1), (options.ranks, WIDTH), at=squares),
        planes("turn", range(2)),
        numbers("men", 0, MEN, (2,), scale=MEN),
        numbers("quiet", 0, PLY_CAP, scale=options.stall_quiet_plies),
        numbers("plies", 0, PLY_CAP, scale=PLY_CAP),
        computed("occurrences", _occurrences, HISTORY),
        planes("last_from", on_board),
        planes("last_to", on_board),
        planes("reason", range(len(REASONS))),
        planes("winner", range(-1, 2)),
    ]


def _occurrences(records: Records) -> npt.NDArray[Any]:
    """§6 How often the present position has stood since the last capture."""
    return np.array([sight.find(record, 0) for record in records])
