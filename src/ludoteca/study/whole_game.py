"""One game between bots through the contract, from its start to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import CancelledError
from random import Random

from ludoteca.bots import Bot
from ludoteca.core import CHANCE, Game, Limit, Seat, State

Asked = tuple[Bot, Limit]  # a bot and how long it may think about each decision


def play_whole_game(
    game: Game,
    state: State,
    seated: Mapping[Seat, Asked],
    rng: Random,
    after: Callable[[State], object] = lambda state: None,
) -> tuple[State, int]:
    """Each bot sees only its view; `after` is called with the state after every act. The last state, and how many
    decisions it took."""
    plies, last = 0, CHANCE
    while acting := game.to_act(state):
        if any(limit.is_cancelled() for _, limit in seated.values()):
            raise CancelledError
        seat = next_to_act(game, state, acting, last)
        if seat == CHANCE:
            moves, weights = zip(*game.chances(state), strict=True)
            move = rng.choices(moves, weights)[0]
        else:
            bot, limit = seated[seat]
            move = bot.choose(game.view(state, seat), game.legal_moves(state, seat), limit)
            plies, last = plies + 1, seat
        state = game.apply(state, seat, move)
        after(state)
    return state, plies


def next_to_act(game: Game, state: State, acting: Sequence[Seat], last: Seat) -> Seat:
    """Who acts next where several may: chance if it takes no time, else the seats in turn."""
    people = [seat for seat in acting if seat != CHANCE]
    if not people:
        return CHANCE
    if CHANCE in acting and not game.duration(state, CHANCE, game.chances(state)[0][0]):
        return CHANCE
    seats = len(game.seats(state.options))
    return min(people, key=lambda seat: (seat - last - 1) % seats)
