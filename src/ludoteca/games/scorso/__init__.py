"""Scorso, the last one standing: six dice, nine bullets, by Janek and Míša Kuboškovi (docs/rules/scorso.md)."""

from ludoteca.games.scorso.game import Scorso

GAME = Scorso()
