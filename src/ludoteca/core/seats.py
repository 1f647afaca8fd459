"""Who acts, and what an act is."""

from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
Move = NewType("Move", int)

CHANCE: Final = Seat(-1)
WATCHER: Final = Seat(-2)

# Platform acts. Every game understands them; `legal_moves` never lists them.
RESIGN: Final = Move(-1)
TIME: Final = Move(-2)
ABANDON: Final = Move(-3)
AGREE: Final = Move(-4)

PLATFORM_ACTS: Final = {"resign": RESIGN, "time": TIME, "abandon": ABANDON, "agree": AGREE}
PLATFORM_WORDS: Final = {move: word for word, move in PLATFORM_ACTS.items()}

# Only a series understands this one: `resign` gives up the game on the table, this gives up the match around it.
RESIGN_MATCH: Final = Move(-5)

SERIES_ACTS: Final = {**PLATFORM_ACTS, "resign-match": RESIGN_MATCH}
SERIES_WORDS: Final = {move: word for word, move in SERIES_ACTS.items()}

Stake = Literal["game", "match"]  # what a seat may give up
