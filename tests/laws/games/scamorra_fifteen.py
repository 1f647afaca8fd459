"""What Fifteen mode tells the laws about itself: the game on the table, and the words between games."""

from __future__ import annotations

from tests.laws.games import scamorra
from tests.laws.series import Facts

_facts = Facts("scamorra-fifteen", scamorra)
conserved, conceivable = _facts.conserved, _facts.conceivable

GAMES = 500  # §7 no number of games is certain to bring a side to 50 points; even random players need far fewer
LONGEST = GAMES * (scamorra.LONGEST + 2)
HISTORY = frozenset({"word", "actor", *(f"child.{name}" for name in scamorra.HISTORY)})
HISTORY_ENDS = scamorra.HISTORY_ENDS
