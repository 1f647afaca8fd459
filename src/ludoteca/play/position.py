"""A position somebody set up and the moves tried from there: for lessons, diagrams and questions at a real board.

Nothing in it is secret from whoever set it up, unless it is a puzzle (`play.puzzles`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core import CHANCE, BadMove, Game, GameOptions, IllegalMove, Move, Reason, Seat, State, seat_named
from ludoteca.core.errors import LONGEST
from ludoteca.play.log import CHANCE_NAME, Entry
from ludoteca.play.moments import Moment
from ludoteca.play.why import explain


@dataclass(frozen=True, slots=True)
class SetUp:
    """A position and what was played from there."""

    game: Game
    options: GameOptions
    start: State
    moments: tuple[Moment, ...]

    @property
    def state(self) -> State:
        """The position now."""
        return self.moments[-1].after if self.moments else self.start


def set_up(
    game: Game, options: GameOptions, position: str | None, moves: Sequence[str], *, is_open: bool = True
) -> SetUp:
    """The position (None: the start of a game) after these moves, each written `seat move`, such as `w e1-e4`. Whether
    it is open says if anybody may read all of these moves.

    Raises BadPosition, BadMove or IllegalMove; the latter two name the move.
    """
    start = game.setup(options) if position is None else game.parse_position(position, options)
    moments: list[Moment] = []
    state = start
    for ply, words in enumerate(moves, start=1):
        try:
            moment = _play(game, options, state, ply, words, is_open)
        except BadMove as error:
            error.given = words
            raise
        moments.append(moment)
        state = moment.after
    return SetUp(game, options, start, tuple(moments))


def _play(game: Game, options: GameOptions, state: State, ply: int, words: str, is_open: bool) -> Moment:
    name, _, text = words.partition(" ")
    seat = CHANCE if name == CHANCE_NAME else seat_named(game, options, name)
    if seat is None or not text:
        seats = ", ".join([*game.seats(options), CHANCE_NAME])
        said = f"move {ply}, {words!r}: expected a seat ({seats}), a space and a move"
        reason = Reason("move-seat", game.Options.RULE, {"move": words[:LONGEST], "expected": seats})
        raise BadMove(said, game.Options.RULE, reason)
    move = game.parse_move(state, seat, text)
    _judge(game, state, seat, move, text)
    after = game.apply(state, seat, move)
    entry = Entry(ply, seat, game.format_move(state, seat, move), at_ms=0)
    return Moment(game, game.seats(options), entry, move, state, after, is_open)


def _judge(game: Game, state: State, seat: Seat, move: Move, text: str) -> None:
    if seat == CHANCE:
        if move not in [possible for possible, _ in game.chances(state)]:
            said = f"{text!r} cannot happen by chance now"
            raise BadMove(said, game.Options.RULE, Reason("move-chance", game.Options.RULE, {"move": text[:LONGEST]}))
    elif (reason := game.why_illegal(state, seat, move)) is not None:
        raise IllegalMove(explain(game, reason), reason)
