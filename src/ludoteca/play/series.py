"""A series: several games in a row that count as one game everywhere else.

A Series wraps a child game and fulfils the same contract (`core.Game`). Its policy, the
`core.SeriesRules` a game declares in `series`, says who sits where, what is decided between games and when it ends.
The state of a series is the state of the child game on the table plus the policy's own record (`AroundChild`).

Acts between games are words (`white A`, `replay`); every child game begins with one, so that the end of the
previous game stays on the table until then. `resign` gives up the child game and means the match only between
games; `resign-match` always means the match, and the child game is given up with it. A position is `OWN | CHILD`:
the policy's fields, then the child's position.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
from rich.console import RenderableType

from ludoteca.core import (
    AGREE,
    CHANCE,
    RESIGN,
    RESIGN_MATCH,
    SERIES_ACTS,
    SERIES_WORDS,
    Event,
    GameOptions,
    Move,
    Outcome,
    Pick,
    Reason,
    Record,
    Seat,
    Stake,
    State,
    View,
    bad_move,
    bad_position,
    blank,
)
from ludoteca.core.beside import Editor
from ludoteca.play.around_child import AroundChild


class Series(AroundChild):
    """A child game and its policy, as one game."""

    def seats(self, options: GameOptions) -> tuple[str, ...]:
        return self.policy.seats(options)

    def teams(self, options: GameOptions) -> tuple[tuple[Seat, ...], ...]:
        """Whoever has a seat in a series plays for themself, or is a team already."""
        return super().teams(options)

    # -- play ------------------------------------------------------------------------------------
    def to_act(self, state: State) -> tuple[Seat, ...]:
        own = state.record.own
        if self.policy.outcome(own) is not None:
            return ()
        if self.policy.is_playing(own):
            return tuple(self._from_child(own, seat) for seat in self.child.to_act(self.child_state(state)))
        return self.policy.to_act(own)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        own = state.record.own
        if seat < 0 or seat not in self.to_act(state):
            return []
        if self.policy.is_playing(own):
            return self.child.legal_moves(self.child_state(state), self._to_child(own, seat))
        return [self._word(word) for word in sorted(word for word, _ in self.policy.choices(own, seat))]

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        own = state.record.own
        if self.policy.outcome(own) is not None:
            return Reason("series-over", self.policy.RULE)
        if self.policy.is_playing(own):
            asked = RESIGN if move == RESIGN_MATCH else move
            return self.child.why_illegal(self.child_state(state), self._to_child(own, seat), asked)
        if move in SERIES_WORDS:
            return Reason("series-between", self.policy.RULE) if move == AGREE else None
        if seat not in self.policy.to_act(own):
            return Reason("series-turn", self.policy.RULE)
        words = [word for word, _ in self.policy.choices(own, seat)]
        if move not in map(self._word, words):
            return Reason("series-choice", self.policy.RULE, {"expected": ", ".join(sorted(words))})
        return None

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        own = state.record.own
        if CHANCE not in self.to_act(state):
            return []
        if self.policy.is_playing(own):
            return self.child.chances(self.child_state(state), self._asked_of(own, seat))
        if seat is not None and seat >= 0:
            return []  # a lot drawn between games belongs to the table, not to a seat
        return [(self._word(word), weight) for word, weight in self.policy.choices(own, CHANCE)]

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        own, options, child = state.record.own, state.options, self.child_state(state)
        if self.policy.is_playing(own) and move == RESIGN_MATCH:
            given_up = self.apply(state, seat, RESIGN)
            own, child = given_up.record.own, self.child_state(given_up)
            if self.policy.outcome(own) is None:
                own = self.policy.leave(own, seat, SERIES_WORDS[RESIGN])
            return self._state(options, own, child, move, seat)
        if self.policy.is_playing(own):
            child = self.child.apply(child, self._to_child(own, seat), move)
            own = self.policy.after(options, own, child, self.child.outcome(child))
            return self._state(options, own, child)
        if move in SERIES_WORDS:
            reason = RESIGN if move == RESIGN_MATCH else move
            own = self.policy.leave(own, seat, SERIES_WORDS[reason])
            return self._state(options, own, child, move, seat)
        last = child if self.policy.number(own) else None
        own = self.policy.choose(options, own, seat, self.policy.WORDS[move])
        if self.policy.is_playing(own):
            child = self.policy.lay_out(options, own, last)
        return self._state(options, own, child, move + 1, seat)

    def outcome(self, state: State) -> Outcome | None:
        return self.policy.outcome(state.record.own)

    def may_resign(self, state: State, seat: Seat) -> tuple[Stake, ...]:
        """The game on the table, unless the match is lost with it; and the match."""
        own = state.record.own
        if self.policy.outcome(own) is not None:
            return ()
        if not self.policy.is_playing(own) or self.is_out(state, seat):
            return ("match",)
        is_lost_with_it = self.policy.outcome(self.apply(state, seat, RESIGN).record.own) is not None
        return ("match",) if is_lost_with_it else ("game", "match")

    def duration(self, state: State, seat: Seat, move: Move) -> int:
        own = state.record.own
        if not self.policy.is_playing(own) or move == RESIGN_MATCH:
            return 0
        return self.child.duration(self.child_state(state), self._to_child(own, seat), move)

    def _word(self, word: str) -> Move:
        return Move(self.policy.WORDS.index(word))

    # -- once it is over: what the players held is laid open; what nobody had seen stays undecided --
    def uncover(self, state: State, pick: Pick | None) -> State:
        return state

    def uncover_before(self, state: State, move: Move, after: State) -> State:
        return state

    def open_view(self, state: State, seat: Seat) -> View:
        child = self.child.open_view(self.child_state(state), self._to_child(state.record.own, seat))
        return self._view_around(state, seat, child)

    # -- what people and programs may know -------------------------------------------------------
    def view(self, state: State, seat: Seat) -> View:
        child = self.child.view(self.child_state(state), self._to_child(state.record.own, seat))
        return self._view_around(state, seat, child)

    def _view_around(self, state: State, seat: Seat, child: View) -> View:
        s = state.record
        record = blank(self._record_around(child.record))
        record.own, record.word, record.actor, record.child = s.own, s.word, s.actor, child.record
        return View(state.options, seat, record)

    def imagine(self, view: View, rng: Random) -> State:
        s = view.record
        return self._state(view.options, s.own, self.child.imagine(self.child_view(view), rng), s.word, s.actor)

    def events(self, state: State, viewer: Seat) -> list[Event]:
        own, word = state.record.own, int(state.record.word)
        names = self.seats(state.options)
        happened = []
        if word:
            actor = "chance" if state.record.actor < 0 else names[state.record.actor]
            said = self.policy.WORDS[word - 1] if word > 0 else SERIES_WORDS[Move(word)]
            act, _, who = said.partition(" ")
            happened.append(Event("between", {"seat": actor, "act": act, "who": who}))
            if self.policy.is_playing(own):
                sits = dict(zip(names, self._sits(state.options, own), strict=True))
                happened.append(Event("game", {"number": self.policy.number(own), "sits": sits}))
        elif self.policy.number(own):
            happened += self.child.events(self.child_state(state), self._to_child(own, viewer))
        end = self.policy.outcome(own)
        if end is not None:
            winners = [names[seat] for seat in end.winners]
            happened.append(Event("series-end", {"reason": end.reason, "winners": winners}))
        return happened

    def show(self, view: View) -> msgspec.Struct:
        own = view.record.own
        series = self.policy.show(view.options, own)
        return self.Shown(series, self._sits(view.options, own), self.child.show(self.child_view(view)))

    def draw(self, view: View) -> RenderableType:
        return self.child.draw(self.child_view(view))

    def _sits(self, options: GameOptions, own: Record) -> list[str]:
        names = self.child.seats(self.policy.child_options(options, own))
        return [names[seat] for seat in self.policy.sits(own)]

    # -- chance and secrets ----------------------------------------------------------------------
    def stream(self, state: State, seat: Seat | None = None) -> str:
        """Each child game has its own folder of streams, hence its own secret."""
        own = state.record.own
        if self.policy.is_playing(own):
            return f"{self.chapter(state)}/{self.child.stream(self.child_state(state), self._asked_of(own, seat))}"
        return "series"

    def chapter(self, state: State) -> str:
        """The child game on the table; "" before the first one."""
        number = self.policy.number(state.record.own)
        return f"game {number}" if number else ""

    def is_between_games(self, state: State) -> bool:
        own = state.record.own
        return not self.policy.is_playing(own) and self.policy.outcome(own) is None

    def chapters(self, state: State) -> dict[str, bool]:
        """Every child game begun, each with whether it is over, and the next one."""
        if not (self.child.HAS_CHANCE or self.child.HAS_SECRETS):
            return {}
        own = state.record.own
        number = self.policy.number(own)
        begun = {f"game {n}": n < number or not self.policy.is_playing(own) for n in range(1, number + 1)}
        return begun if self.policy.outcome(own) else {**begun, f"game {number + 1}": False}

    def editor(self) -> Editor | None:
        """Positions are entered game by game."""
        return None

    def rematch_options(self, state: State, seats: Sequence[Seat]) -> GameOptions:
        """A new match begins as this one did: nothing of its last game is carried over."""
        return state.options

    # -- notation --------------------------------------------------------------------------------
    def format_position(self, state: State) -> str:
        return f"{self.policy.format(state.record.own)} | {self.child.format_position(self.child_state(state))}"

    def format_view(self, view: View) -> str:
        return f"{self.policy.format(view.record.own)} | {self.child.format_view(self.child_view(view))}"

    def parse_position(self, text: str, options: GameOptions) -> State:
        ours, bar, childs = text.partition(" | ")
        if not bar:
            raise bad_position("expected the series, ' | ' and the position of the game", "notation", "series")
        own = self.policy.parse(ours, options)
        child = self.child.parse_position(childs, self.policy.child_options(options, own))
        ended = self.child.outcome(child)
        if self.policy.is_playing(own):
            known, own = self.policy.format(own), self.policy.after(options, own, child, ended)
            if ended is None and self.policy.format(own) != known:
                said = f"series {known!r}: the game on the table makes it {self.policy.format(own)!r}"
                raise bad_position(said, "notation", "series-now", given=known, expected=self.policy.format(own))
        elif self.policy.number(own) == 0:
            start = self.child.format_position(self.child.setup(self.policy.child_options(options, own)))
            if self.child.format_position(child) != start:
                said = f"game on the table: expected {start!r} before the first one"
                raise bad_position(said, "notation", "series-start", expected=start)
        return self._state(options, own, child)

    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        own = state.record.own
        if move in SERIES_WORDS or not self.policy.is_playing(own):
            return self.format_move(state, seat, move)
        mover, reader = (self._to_child(own, who) for who in (seat, viewer))
        return self.child.format_move_for(self.child_state(state), mover, move, reader)

    def offered(self, state: State, seat: Seat) -> list[str]:
        own = state.record.own
        if self.policy.is_playing(own):
            return self.child.offered(self.child_state(state), self._to_child(own, seat))
        return super().offered(state, seat)

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        if move in SERIES_WORDS:
            return SERIES_WORDS[move]
        own = state.record.own
        if not self.policy.is_playing(own) and move < len(self.policy.WORDS):
            return self.policy.WORDS[move]
        return self.child.format_move(self.child_state(state), self._to_child(own, seat), move)

    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        if text in SERIES_ACTS:
            return SERIES_ACTS[text]
        own = state.record.own
        if not self.policy.is_playing(own):
            if text in self.policy.WORDS:
                return self._word(text)
            if self.policy.outcome(own) is None:
                words = sorted(word for seat in self.policy.to_act(own) for word, _ in self.policy.choices(own, seat))
                said = f"move {text!r}: expected {' or '.join(words)}"
                raise bad_move(said, self.policy.RULE, text, ", ".join(words))
        return self.child.parse_move(self.child_state(state), self._to_child(own, seat), text)
