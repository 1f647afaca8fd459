"""La Scamorra, rock-paper-scissors with chess cards, by Ivan Preziosi (docs/rules/scamorra.md)."""

from ludoteca.games.scamorra.game import Scamorra

GAME = Scamorra()
