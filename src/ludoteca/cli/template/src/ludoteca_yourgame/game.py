"""The game as Ludoteca asks for it: every verb of the contract, and where it is done."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.core import CHANCE, Event, Game, Move, Outcome, Reason, Seat, State, View
from ludoteca.core.plain import PlainBoard, PlainMove, moves
from rich.text import Text

from ludoteca_yourgame import rules, shown, text
from ludoteca_yourgame.rules import CELLS, NOBODY, REASONS, SEATS, Options


class NineStones(Game):
    NAME = "yourgame"
    VERSION = "1"
    HAS_CHANCE = True
    HAS_SECRETS = True
    Options = Options
    Shown = PlainBoard

    def seats(self, options: Any) -> tuple[str, ...]:
        return SEATS

    # -- play ----------------------------------------------------------------------------------------------------------
    def setup(self, options: Any) -> State:
        return rules.setup(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.record.reason:
            return ()
        if rules.drawing(_options(state), state.record) != NOBODY:
            return (CHANCE,)
        return (Seat(rules.turn(_options(state), state.record)),)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat == CHANCE or seat not in self.to_act(state):
            return []
        return sorted(rules.legal_moves(state.record, seat), key=lambda move: self.format_move(state, seat, move))

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return rules.why_illegal(_options(state), state.record, seat, move)

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        return [(rules.draw(stone), 1) for stone in rules.bag(state.record)] if self.to_act(state) == (CHANCE,) else []

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        rules.apply(_options(state), s, seat, move)
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        s = state.record
        if not s.reason:
            return None
        return Outcome.of_two(int(s.winner), REASONS[s.reason], [int(s.winner == seat) for seat in range(2)])

    # -- what people and programs may know -----------------------------------------------------------------------------
    def view(self, state: State, seat: Seat) -> View:
        return shown.view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        state = self.setup(view.options)
        shown.imagine(state, view.record, rng)
        return state

    def events(self, state: State, viewer: Seat) -> list[Event]:
        return shown.events(state, viewer)

    def show(self, view: View) -> PlainBoard:
        return PlainBoard(
            seats=list(SEATS),
            grid=shown.grid(_options(view), view.record),
            hands=shown.hands(view.record),
            moves=moves(self, view, _described),
        )

    def draw(self, view: View) -> Text:
        return shown.picture(view.record)

    # -- notation ------------------------------------------------------------------------------------------------------
    def format_position(self, state: State) -> str:
        return text.format_position(state.record)

    def format_view(self, view: View) -> str:
        return shown.format_view(view.record)

    def parse_position(self, text_: str, options: Any) -> State:
        return text.parse_position(text_, options)

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        return text.format_move(_options(state), state.record, move)

    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        """Which stone was drawn is known only to whoever drew it."""
        written = self.format_move(state, seat, move)
        is_known = not rules.is_draw(move) or rules.drawing(_options(state), state.record) == viewer
        return written if is_known else f"{written[:-1]}?"

    def parse_move(self, state: State, seat: Seat, text_: str) -> Move:
        return text.parse_move(text_)


def _options(of: State | View) -> Options:
    assert isinstance(of.options, Options)
    return of.options


def _described(seat: Seat, move: Move, written: str) -> PlainMove:
    """In the browser a move is made by touching a stone of the hand, then a cell."""
    stone, cell = rules.stone_of(move), CELLS[rules.cell_of(move)]
    return PlainMove(written, [f"stone-{stone}", cell], "place", {"stone": stone, "cell": cell})
