"""Yourgame: three stones in a line that add up to fifteen (locale/en.md)."""

from ludoteca_yourgame.game import NineStones

GAME = NineStones()
