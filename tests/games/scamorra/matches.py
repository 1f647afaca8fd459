"""Matches of Fifteen mode set up in one line, for the tests."""

from __future__ import annotations

from ludoteca.core import CHANCE, WATCHER, Seat, State
from ludoteca.play import find
from tests.games.scamorra.asking import options

SERIES = find("scamorra-fifteen")

ALL_BUT_A_PAWN = "KQBBBNNNRRRPPPP"
LAST = f"hand=-|P played={ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP"  # North plays the last card of the game
QUIET_END = f"5/3r1/2S2/5/R4 N {LAST} score=2-1"  # then P:d4-d3 ends it
KNOCK_OUT = "5/3s1/2R2/5/5 S hand=KQP|KQP played=BBB|BBB score=2-2"  # P:c3-d4 ends it


def begin(**words: object) -> State:
    return SERIES.setup(options(**words))


def in_game(before: str, game_text: str, total: str, initiative: str = "S", lost: str = "-", **words: object) -> State:
    """A match with these totals before the game on the table."""
    own = f"total={total} before={before} game=3 phase=play initiative={initiative} lost={lost}"
    return SERIES.parse_position(f"{own} | {game_text}", options(**words))


def texts(state: State) -> dict[Seat, set[str]]:
    """What each side that may act may do."""
    found = {}
    for seat in SERIES.to_act(state):
        offered = [m for m, _ in SERIES.chances(state)] if seat == CHANCE else SERIES.legal_moves(state, seat)
        found[seat] = {SERIES.format_move(state, seat, move) for move in offered}
    return found


def match(state: State, *line: str) -> State:
    """The state after these acts, each by the first side that may do it."""
    for text in line:
        seat = next(seat for seat, offered in texts(state).items() if text in offered)
        state = SERIES.apply(state, seat, SERIES.parse_move(state, seat, text))
    return state


def totals(state: State) -> tuple[int, int]:
    south, north = SERIES.show(SERIES.view(state, WATCHER)).series.totals
    return south, north


def won(state: State) -> tuple[str, str] | None:
    outcome = SERIES.outcome(state)
    if outcome is None:
        return None
    return SERIES.seats(state.options)[outcome.winners[0]], outcome.reason


def child(state: State) -> str:
    return SERIES.format_position(state).split(" | ")[1]


def deal(state: State) -> State:
    """The hands of a new game: always the lowest cards."""
    while SERIES.to_act(state) == (CHANCE,) and "lot S" not in texts(state)[CHANCE]:
        state = match(state, min(texts(state)[CHANCE]))
    return state
