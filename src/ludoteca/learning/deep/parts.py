"""A game's own network, found in its package: the module `machine.learned.network`.

network(options, small)    the network as a PyTorch module: views in, (policy, value, belief) out
hidden(records, seats)     what is hidden from these seats, one class for each thing; -100 where there is nothing to ask
SETTINGS                   how it is trained unless somebody says otherwise
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from ludoteca.core import Game, LudotecaError

PAGE = "docs/reference/learned.md"


class LearningError(LudotecaError):
    """A training that cannot begin, or a folder that cannot be read."""


def parts_of(game: Game) -> ModuleType:
    """The module with the game's network."""
    name = f"{game.package}.machine.learned.network"
    try:
        found = importlib.util.find_spec(name)
    except ModuleNotFoundError:
        found = None
    if found is None:
        raise LearningError(f"{game.NAME} has no network to be trained: there is no module {name}", PAGE)
    if importlib.util.find_spec("torch") is None:
        raise LearningError("training needs PyTorch: pip install ludoteca[learn]", PAGE)
    return importlib.import_module(name)
