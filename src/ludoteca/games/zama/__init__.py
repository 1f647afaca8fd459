"""Zama, a war of two or four packs laid face down, by Roberto Grassi (docs/rules/zama.md).

Notation, where a table lays its cards out (`placement=stratego`, A4). While they are laid, `phase=place`:
both seats act, each on its own cells in reading order. A seat lays a card with `a1=KS` (the cell that is due,
any card of its pack that does not lie yet) or says `rest`: the cards it has left are laid as they were shuffled,
asked of chance cell by cell (`c1=7H`) while `pending=rest` stands in the position. Cells not laid yet are `.`;
`turn` is the first seat with cards to lay, or the one whose rest is being laid. A laid card is known to its owner
(`rKS:r`); the other seat reads `r??:r` and `a1=??`. When all cards lie, Red attacks.
`met` lists its pairs separated by commas, the card of the first seat first. A watcher is told of a face-down card
only who has seen it.

Notation, among four (`players=4`). `gone` lists the eliminated seats in the order in which that happened. While the
King of Spades or of Hearts of such a seat is neither in `out` nor known to anybody it is sought: chance says on which
of that seat's unseen cards it was (`c3=KS`), and it leaves the board. A team's `result` names both (`rg:king`).
"""

from __future__ import annotations

from functools import partial
from typing import cast

from ludoteca.core import (
    ABANDON,
    AGREE,
    CHANCE,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    GameOptions,
    Move,
    Outcome,
    Record,
    Seat,
    State,
    takes_no_time,
)
from ludoteca.core.moves import weighed, written
from ludoteca.games.zama import cells, choices, rules
from ludoteca.games.zama.board import (
    ABANDONED,
    AGREED,
    LEFT,
    NEVER,
    NOBODY,
    OUT_OF_TIME,
    PLACING,
    REASONS,
    RESIGNED,
    SEATS,
)
from ludoteca.games.zama.ends import end
from ludoteca.games.zama.events import events
from ludoteca.games.zama.notation import (
    format_move,
    format_move_for,
    format_position,
    format_view,
    parse_move,
    winners,
)
from ludoteca.games.zama.options import Options
from ludoteca.games.zama.picture import draw
from ludoteca.games.zama.positions import parse_position
from ludoteca.games.zama.referee import why_illegal
from ludoteca.games.zama.setup import setup
from ludoteca.games.zama.shown import Shown, show
from ludoteca.games.zama.trace import clear_trace
from ludoteca.games.zama.views import imagine, view

NAME = "zama"
VERSION = "1"
HAS_CHANCE = True
HAS_SECRETS = True

duration = takes_no_time

_LEFT = {RESIGN: RESIGNED, TIME: OUT_OF_TIME, ABANDON: ABANDONED}


def seats(options: GameOptions) -> tuple[str, ...]:
    return tuple(SEATS[: cast(Options, options).players])


def to_act(state: State) -> tuple[Seat, ...]:
    """§3 One seat or chance; all seats while they lay out their cards (A4)."""
    s = state.record
    seat = int(rules.to_move(s))
    if seat == rules.OVER:
        return ()
    if s.phase == PLACING and seat >= 0:
        return tuple(Seat(side) for side in range(s.players) if cells.next_home(s, side))
    return (Seat(seat),)


def legal_moves(state: State, seat: Seat) -> list[Move]:
    if seat < 0 or seat not in to_act(state):
        return []
    s = state.record
    write = partial(choices.lays, s, int(seat)) if s.phase == PLACING else partial(rules.legal_moves, s)
    return sorted(written(write, rules.MAX_MOVES), key=lambda move: format_move(state, seat, move))


def chances(state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
    """§2 The card that is asked for: any of its pack that nobody has seen."""
    return weighed(partial(rules.chances, state.record), rules.MAX_MOVES) if to_act(state) == (CHANCE,) else []


def apply(state: State, seat: Seat, move: Move) -> State:
    s = state.record.copy()
    if move in PLATFORM_WORDS:
        _leave(s, seat, move)
    else:
        rules.apply(s, move)
    return State(state.options, s)


def _leave(s: Record, seat: Seat, move: Move) -> None:
    """§6.4 All agree on a draw; or one leaves and loses, and is eliminated among four (§7.2)."""
    clear_trace(s)
    s.did = LEFT
    if move == AGREE:
        end(s, AGREED, NOBODY)
    elif s.players == 2:
        end(s, _LEFT[move], 1 - seat)
    else:
        rules.give_up(s, seat, _LEFT[move])


def outcome(state: State) -> Outcome | None:
    """§6, §7.2 The winners, and the cards left on each side; who was eliminated later has the better place."""
    s, options = state.record, cast(Options, state.options)
    if s.reason == NEVER:
        return None
    won = tuple(Seat(SEATS.index(letter)) for letter in winners(s, options))
    others = tuple(Seat(side) for side in range(s.players) if Seat(side) not in won and not cells.is_gone(s, side))
    gone = [Seat(int(side)) for side in reversed(s.went) if side != NOBODY and Seat(int(side)) not in won]
    lost = [(*others, *gone)] if options.is_in_teams and won else [others, *((seat,) for seat in gone)]
    points = {Seat(side): int(s.cards[side]) for side in range(s.players)}
    return Outcome(won, REASONS[s.reason], points, tuple(place for place in (won, *lost) if place))


def plays_from_memory(options: GameOptions) -> bool:
    """A21 A table without a memory aid."""
    return cast(Options, options).memory_aid == "none"


def is_out(state: State, seat: Seat) -> bool:
    """§7.2 Eliminated among four."""
    return bool(cells.is_gone(state.record, int(seat)))


def acts_at_once(options: GameOptions) -> bool:
    """A4 All seats lay out their cards at the same time."""
    return cast(Options, options).placement == "stratego"
