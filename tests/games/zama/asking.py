"""What the tests ask of the game, in words."""

from __future__ import annotations

from ludoteca.games import find
from tests.games.tabletop import Tabletop

at = Tabletop(find("zama"))
game, options, start, read = at.game, at.options, at.start, at.read
actor, moves, why, result = at.actor, at.moves, at.why, at.result
