"""A tiny game with secrets and chance, and a series of it: High Card.

Each seat draws one of five cards, seen only by itself. Then N and S speak in turn: `show` scores a point at
once, `fold` gives the other side the win. When both have shown, the higher card wins.
The series `race`: sides change after every game; the first to have `target` points wins, even in mid-game.
"""

from __future__ import annotations

from random import Random
from typing import Annotated, ClassVar

import msgspec
from rich.text import Text

from ludoteca.core import (
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    Event,
    Game,
    GameOptions,
    Move,
    Outcome,
    Reason,
    Seat,
    State,
    View,
    blank,
    record_type,
)

RECORD = record_type(("hand", "i1", (2,)), ("said", "i1", (2,)), ("reason", "i1"), ("winner", "i1"))
HIDDEN = 9
SEATS = ("N", "S")
SAYINGS = ("", "show", "fold")
REASONS = ("", "high", "fold", "resign", "time", "abandon", "agree")


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    RULE: ClassVar[str] = "§1"
    target: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class Shown(msgspec.Struct, frozen=True):
    hand: list[int]


def drawer(state):
    return 0 if not state.record.hand[0] else 1


class HighCard(Game):
    NAME = "highcard"
    VERSION = "1"
    HAS_CHANCE = HAS_SECRETS = True
    Options = Options
    Shown = Shown

    def seats(self, options):
        return SEATS

    def setup(self, options):
        record = blank(RECORD)
        record.winner = -1
        return State(options, record)

    def to_act(self, state):
        s = state.record
        if s.reason:
            return ()
        if 0 in s.hand:
            return (CHANCE,)
        return (Seat(0),) if not s.said[0] else (Seat(1),)

    def legal_moves(self, state, seat):
        return [Move(2), Move(1)] if seat in self.to_act(state) else []

    def why_illegal(self, state, seat, move):
        if state.record.reason:
            return Reason("over", "§2")
        if move in PLATFORM_WORDS:
            return None
        return None if seat in self.to_act(state) else Reason("turn", "§2")

    def chances(self, state, seat=None):
        if self.to_act(state) != (CHANCE,):
            return []
        return [(Move(card), 1) for card in range(1, 6) if card not in state.record.hand]

    def apply(self, state, seat, move):
        s = state.record.copy()
        if move in PLATFORM_WORDS:
            s.reason = REASONS.index(PLATFORM_WORDS[move])
            s.winner = -1 if PLATFORM_WORDS[move] == "agree" else 1 - seat
        elif seat == CHANCE:
            s.hand[drawer(state)] = move
        else:
            s.said[seat] = move
            if move == 2:
                s.reason, s.winner = 2, 1 - seat
            elif s.said[1] == 1:
                s.reason, s.winner = 1, int(s.hand[1] > s.hand[0])
        return State(state.options, s)

    def outcome(self, state):
        s = state.record
        return Outcome.of_two(int(s.winner), REASONS[s.reason], s.said == 1) if s.reason else None

    def view(self, state, seat):
        record = state.record.copy()
        for other in (0, 1):
            if other != seat and record.hand[other]:
                record.hand[other] = HIDDEN
        return View(state.options, seat, record)

    def imagine(self, view, rng: Random):
        s = view.record.copy()
        unknown = [card for card in range(1, 6) if card not in s.hand]
        for seat in (0, 1):
            if s.hand[seat] == HIDDEN:
                s.hand[seat] = unknown.pop(rng.randrange(len(unknown)))
        return State(view.options, s)

    def events(self, state, viewer):
        s = state.record
        if not s.said.any():
            hands = {SEATS[i]: int(s.hand[i]) if i == viewer else "?" for i in (0, 1) if s.hand[i]}
            return [Event("hands", hands)] if hands else []
        return [Event("said", {SEATS[i]: SAYINGS[s.said[i]] for i in (0, 1)})]

    def show(self, view):
        return Shown([int(card) for card in view.record.hand])

    def draw(self, view):
        return Text(self.format_view(view))

    def format_view(self, view):
        hand = "".join("?" if card == HIDDEN else "-12345"[card] for card in view.record.hand)
        return f"{hand} {''.join('.sf'[said] for said in view.record.said)}"

    def format_position(self, state):
        return self.format_view(View(state.options, Seat(0), state.record))

    def parse_position(self, text, options):
        hand, said = text.split()
        state = self.setup(options)
        state.record.hand[:] = [0 if card == "-" else int(card) for card in hand]
        state.record.said[:] = [".sf".index(word) for word in said]
        return state

    def format_move(self, state, seat, move):
        if move in PLATFORM_WORDS:
            return PLATFORM_WORDS[move]
        return f"draw {SEATS[drawer(state)]} {move}" if seat == CHANCE else SAYINGS[move]

    def format_move_for(self, state, seat, move, viewer):
        if seat == CHANCE and viewer != drawer(state):
            return f"draw {SEATS[drawer(state)]} ?"
        return self.format_move(state, seat, move)

    def parse_move(self, state, seat, text):
        if text in PLATFORM_ACTS:
            return PLATFORM_ACTS[text]
        start = f"draw {SEATS[drawer(state)]} "
        if seat == CHANCE and text.startswith(start) and text[len(start) :] in "12345":
            return Move(int(text[len(start) :]))
        if seat != CHANCE and text in SAYINGS[1:]:
            return Move(SAYINGS.index(text))
        raise BadMove(f"move {text!r}: expected show, fold or a drawn card", "§2")

    def stream(self, state, seat=None):
        return f"hand {SEATS[drawer(state)]}"


HIGHCARD = HighCard()


class Race:
    """The policy of the series."""

    VERSION = "1"
    RULE = "§3"
    HAS_CHANCE = False
    OWN = record_type(("playing", "i1"), ("begun", "i1"), ("before", "i1", (2,)), ("total", "i1", (2,)), ("left", "i1"))
    WORDS = ("next",)
    Options = Options

    class Shown(msgspec.Struct, frozen=True):
        total: list[int]

    target = 3

    def seats(self, options):
        return ("X", "Y")

    def begin(self, options):
        return blank(self.OWN)

    def outcome(self, own):
        if own.left:
            return self._won(own, own.left % 2, "resign")
        for seat in (0, 1):
            if own.total[seat] >= self.target:
                return self._won(own, seat, "target")
        return None

    def _won(self, own, seat, reason):
        points = {Seat(i): int(own.total[i]) for i in (0, 1)}
        return Outcome((Seat(seat),), reason, points, ((Seat(seat),), (Seat(1 - seat),)))

    def is_playing(self, own):
        return bool(own.playing)

    def number(self, own):
        return int(own.begun)

    def sits(self, own):
        return (Seat(1), Seat(0)) if own.begun and own.begun % 2 == 0 else (Seat(0), Seat(1))

    def child_options(self, options, own):
        return options

    def lay_out(self, options, own, last):
        return HIGHCARD.setup(options)

    def after(self, options, own, child, outcome):
        own = own.copy()
        for seat, childs in enumerate(self.sits(own)):
            own.total[seat] = own.before[seat] + (child.record.said[childs] == 1)
        if outcome is not None or own.total.max() >= self.target:
            own.before[:], own.playing = own.total, 0
        return own

    def to_act(self, own):
        return () if own.playing else (CHANCE,)

    def choices(self, own, seat):
        return [("next", 1)] if seat == CHANCE and not own.playing else []

    def choose(self, options, own, seat, word):
        own = own.copy()
        own.begun += 1
        own.playing = 1
        return own

    def leave(self, own, seat, reason):
        own = own.copy()
        own.left = 1 - seat + 2
        return own

    def show(self, options, own):
        return self.Shown([int(total) for total in own.total])

    def format(self, own):
        return f"game={own.begun} total={own.total[0]}-{own.total[1]} playing={own.playing}"

    def parse(self, text, options):
        own = blank(self.OWN)
        game, total, playing = (field.partition("=")[2] for field in text.split())
        own.begun, own.playing = int(game), int(playing)
        own.total[:] = own.before[:] = [int(points) for points in total.split("-")]
        return own
