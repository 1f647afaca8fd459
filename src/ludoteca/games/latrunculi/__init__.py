"""Latrunculi, Roman chess by the tournament rules "Acta Non Verba" (docs/rules/latrunculi.md)."""

from ludoteca.games.latrunculi.game import Latrunculi

GAME = Latrunculi()
