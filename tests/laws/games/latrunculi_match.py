"""What the match of Latrunculi tells the laws about itself: the game on the table, and the words between games."""

from __future__ import annotations

from tests.laws.games import latrunculi
from tests.laws.series import Facts

_facts = Facts("latrunculi-match", latrunculi)
conserved, conceivable = _facts.conserved, _facts.conceivable

LONGEST = 21 * latrunculi.LONGEST + 25  # §7 at most twenty null games and a decider, a word before each
HISTORY = frozenset({"word", "actor", *(f"child.{name}" for name in latrunculi.HISTORY)})
HISTORY_ENDS = latrunculi.HISTORY_ENDS
