"""Planning ahead: what a seat may be able to play after whatever the other side does next, where moves are certain.

Certain means that nothing but the other side's move lies between: no secrets at this table, and no chance before the
seat's turn. A planned move is only a wish: it is judged like any other when its turn has come.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core import CHANCE, Game, Move, Seat, State
from ludoteca.play.match import Match

MOST: Final = 150  # moves of the other side that are looked at


def premoves(match: Match, seat: Seat) -> list[str]:
    """Every move that this seat could have after one more move, in the notation; none where that is not certain."""
    game, state, acting = match.game, match.state, match.to_act
    if len(acting) != 1 or acting[0] in (CHANCE, seat):
        return []
    if game.has_secrets(match.options) or game.in_real_time(match.options) or game.is_between_games(state):
        return []
    found = game.next_moves(state, seat)
    return tried(game, state, acting[0], seat) if found is None else found


def tried(game: Game, state: State, other: Seat, seat: Seat) -> list[str]:
    """The same for any game, by trying every move of the other side."""
    answers = game.legal_moves(state, other)
    if len(answers) > MOST:
        return []
    found: dict[Move, State] = {}  # each move, with a state in which it can be made
    for answer in answers:
        after = game.apply(state, other, answer)
        if CHANCE in game.to_act(after):
            return []
        found.update(dict.fromkeys(game.legal_moves(after, seat), after))
    return sorted({game.format_move(after, seat, move) for move, after in found.items()})
