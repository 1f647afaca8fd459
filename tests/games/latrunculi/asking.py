"""What the tests ask of the game, in words."""

from __future__ import annotations

from ludoteca.games import find
from tests.games.tabletop import Tabletop

at = Tabletop(find("latrunculi"))
game, options, start, read, moves, result = at.game, at.options, at.start, at.read, at.moves, at.result
