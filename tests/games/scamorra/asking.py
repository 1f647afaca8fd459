"""What the tests ask of the game, in words."""

from __future__ import annotations

from ludoteca.games import find
from tests.games.tabletop import Tabletop

at = Tabletop(find("scamorra"))
game, options, start, read = at.game, at.options, at.start, at.read
actor, moves, do, why, result = at.actor, at.moves, at.do, at.why, at.result
