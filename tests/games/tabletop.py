"""A game as its tests write it: options, moves and results are words."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.core import CHANCE, WATCHER, Game, GameOptions, Reason, Seat, State


@dataclass(frozen=True)
class Tabletop:
    game: Game

    def options(self, **words: object) -> GameOptions:
        given = {key: str(word).lower() if isinstance(word, bool) else str(word) for key, word in words.items()}
        return self.game.Options.from_text(given)

    def start(self, **words: object) -> State:
        return self.game.setup(self.options(**words))

    def read(self, text: str, **words: object) -> State:
        return self.game.parse_position(text, self.options(**words))

    def actor(self, state: State) -> Seat:
        return self.game.to_act(state)[0]

    def moves(self, state: State, seat: Seat | None = None) -> set[str]:
        """What this seat, or the first to act, may do; for chance, what may happen."""
        if not self.game.to_act(state):
            return set()
        seat = self.actor(state) if seat is None else seat
        chances = [move for move, _ in self.game.chances(state)]
        found = chances if seat == CHANCE else self.game.legal_moves(state, seat)
        return {self.game.format_move(state, seat, move) for move in found}

    def do(self, state: State, text: str, seat: Seat | None = None) -> State:
        """One move by this seat, or by the first to act, chance included; it must be possible."""
        seat = self.actor(state) if seat is None else seat
        possible = self.moves(state, seat)
        assert text in possible, f"{text} is not among {sorted(possible)} in {self.game.format_position(state)}"
        return self.game.apply(state, seat, self.game.parse_move(state, seat, text))

    def why(self, state: State, text: str, seat: Seat | None = None) -> Reason | None:
        seat = self.actor(state) if seat is None else seat
        return self.game.why_illegal(state, seat, self.game.parse_move(state, seat, text))

    def told(self, state: State, kind: str = "", viewer: Seat = WATCHER) -> list[dict[str, object]]:
        """What the last act brought about; with a kind, only events of that kind."""
        happened = [event.to_json() for event in self.game.events(state, viewer)]
        return [event for event in happened if kind in ("", event["type"])]

    def result(self, state: State) -> tuple[str | None, str] | None:
        """The winner, if any (`rg`: a team), and the reason; None while the game goes on."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return None
        return "".join(self.game.seats(state.options)[seat] for seat in outcome.winners) or None, outcome.reason
