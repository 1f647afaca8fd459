"""Bluff, a game with a secret and chance, small enough to see that it is correct: the laws are tested on it.

Each of two seats is dealt one card, face down, from a pack numbered from 1. In turn they bid higher and
higher, or call. A call ends the game: the higher card wins. The cards stay face down.

Position: `hand=3|? turn=A bid=2`, where `?` is a card not dealt yet or, in a view, not known.
Moves: `bid 4`, `call`; chance: `deal A 3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from random import Random
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from rich.text import Text

from ludoteca.core import (
    AGREE,
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    BadMove,
    BadPosition,
    Event,
    Game,
    GameOptions,
    Move,
    Outcome,
    Reason,
    Record,
    Seat,
    State,
    View,
    blank,
    record_type,
)

NOBODY = -1
CALL, BID, DEAL = 100, 200, 300  # a bid is 200 + its height, a deal 300 + the card

RECORD = record_type(
    ("hand", "i1", (2,)), ("turn", "i1"), ("bid", "i1"), ("act", "i2"), ("actor", "i1"), ("end", "i1"), ("winner", "i1")
)
ENDS = ("", "call", "null", *PLATFORM_ACTS)


class Options(GameOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    RULE: ClassVar[str] = "§2"

    cards: Annotated[int, msgspec.Meta(ge=3, le=9)] = 5
    first: Literal["A", "B"] = "A"


class Shown(msgspec.Struct, frozen=True):
    hands: list[int]  # 0: not known
    turn: str
    bid: int


class Bluff(Game):
    """Correct in every way; `broken.py` breaks one thing at a time."""

    NAME = "bluff"
    VERSION = "1"
    HAS_CHANCE = True
    HAS_SECRETS = True
    Options = Options
    Shown = Shown

    def seats(self, options: Any) -> tuple[str, ...]:
        return ("A", "B")

    def setup(self, options: Any) -> State:
        s = blank(RECORD)
        s.turn, s.winner = "AB".index(options.first), NOBODY
        return State(options, s)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        s = state.record
        if s.end:
            return ()
        return (Seat(int(s.turn)),) if s.hand.all() else (CHANCE,)

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        if seat not in self.to_act(state) or seat == CHANCE:
            return []
        bids = range(state.record.bid + 1, state.options.cards + 1)
        return [*(Move(BID + bid) for bid in bids), Move(CALL)]

    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        if state.record.end:
            return Reason("over", "§1")
        if move in PLATFORM_WORDS:
            return None
        if seat not in self.to_act(state):
            return Reason("turn", "§1")
        if BID < move <= BID + int(state.record.bid):
            return Reason("low", "§1")
        return None

    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        if self.to_act(state) != (CHANCE,):
            return []
        left = set(range(1, state.options.cards + 1)) - set(state.record.hand.tolist())
        return [(Move(DEAL + card), 1) for card in sorted(left)]

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        s = state.record.copy()
        s.act, s.actor = move, seat
        if move == AGREE:
            s.end = ENDS.index("agree")
        elif move in PLATFORM_WORDS:
            s.end, s.winner = ENDS.index(PLATFORM_WORDS[move]), 1 - seat
        elif move == CALL:
            s.end, s.winner = ENDS.index("call"), int(s.hand[1] > s.hand[0])
        elif move >= DEAL:
            s.actor = 0 if s.hand[0] == 0 else 1
            s.hand[s.actor] = move - DEAL
        else:
            s.bid, s.turn = move - BID, 1 - s.turn
        return State(state.options, s)

    def outcome(self, state: State) -> Outcome | None:
        s = state.record
        if not s.end:
            return None
        return Outcome.of_two(int(s.winner), ENDS[s.end], [int(s.winner == seat) for seat in (0, 1)])

    def view(self, state: State, seat: Seat) -> View:
        """The seat's card; of the other only whether it has been dealt, which `act` and `to_act` say."""
        s, v = state.record, blank(RECORD)
        for name in ("turn", "bid", "act", "actor", "end", "winner"):
            v[name] = s[name]
        for other in (0, 1):
            v.hand[other] = s.hand[other] if other == seat else -1 if s.hand[other] else 0
        if s.act > DEAL and s.actor != seat:
            v.act = DEAL
        return View(state.options, seat, v)

    def imagine(self, view: View, rng: Random) -> State:
        s = view.record.copy()
        known = {int(card) for card in s.hand if card > 0}
        left = [card for card in range(1, view.options.cards + 1) if card not in known]
        deals = [(one, two) for one in left for two in left if one != two]
        fitting = [deal for deal in deals if _fits(s, deal)]
        chosen = rng.choice(fitting)
        for seat in (0, 1):
            if s.hand[seat] < 0:
                s.hand[seat] = chosen[seat]
        if s.act == DEAL:
            s.act = DEAL + int(s.hand[s.actor])
        return State(view.options, s)

    def events(self, state: State, viewer: Seat) -> list[Event]:
        s = state.record
        if s.act > DEAL:
            card = {"card": int(s.act) - DEAL} if s.actor == viewer else {}
            return [Event("deal", {"seat": "AB"[s.actor], **card})]
        happened = [Event("bid", {"height": int(s.act) - BID})] if s.act > BID else []
        return happened + ([Event("end", {"reason": ENDS[s.end], "winner": int(s.winner)})] if s.end else [])

    def show(self, view: View) -> Shown:
        s = view.record
        return Shown([max(0, int(card)) for card in s.hand], "AB"[s.turn], int(s.bid))

    def draw(self, view: View) -> Text:
        return Text(self.format_view(view))

    def format_position(self, state: State) -> str:
        return self._format(state.record)

    def format_view(self, view: View) -> str:
        return self._format(view.record)

    def _format(self, s: Record) -> str:
        hands = "|".join(str(card) if card > 0 else "?" for card in s.hand)
        return f"hand={hands} turn={'AB'[s.turn]} bid={s.bid}"

    def parse_position(self, text: str, options: Any) -> State:
        read = re.fullmatch(r"hand=([1-9?])\|([1-9?]) turn=([AB]) bid=(\d)", text)
        if not read:
            raise BadPosition(f"position {text!r}: expected hand=3|5 turn=A bid=2", "notation")
        s = self.setup(options).record
        s.hand[:] = [int(card.replace("?", "0")) for card in read.group(1, 2)]
        s.turn, s.bid = "AB".index(read[3]), int(read[4])
        return State(options, s)

    def format_move(self, state: State, seat: Seat, move: Move) -> str:
        if move in PLATFORM_WORDS:
            return PLATFORM_WORDS[move]
        if move == CALL:
            return "call"
        return f"bid {move - BID}" if move < DEAL else f"deal {'AB'[int(state.record.hand[0] != 0)]} {move - DEAL}"

    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        text = self.format_move(state, seat, move)
        if move < DEAL or (viewer >= 0 and text.startswith(f"deal {'AB'[viewer]}")):
            return text
        return f"{text[:-1]}?"

    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        if text in PLATFORM_ACTS:
            return PLATFORM_ACTS[text]
        if text == "call":
            return Move(CALL)
        if re.fullmatch(r"bid [1-9]", text):
            return Move(BID + int(text[-1]))
        if re.fullmatch(r"deal [AB] [1-9]", text):
            return Move(DEAL + int(text[-1]))
        raise BadMove(f"move {text!r}: expected call or bid 4", "notation")


def _fits(s: Record, deal: tuple[int, int]) -> bool:
    """Whether a deal of the unknown cards explains who won."""
    hand = [card if card >= 0 else dealt for card, dealt in zip(s.hand.tolist(), deal, strict=True)]
    return ENDS[s.end] != "call" or int(hand[1] > hand[0]) == s.winner


class BluffFacts:
    """What Bluff tells the laws about itself."""

    LONGEST = 12
    REASONS = frozenset(ENDS[1:])
    HISTORY = frozenset({"act", "actor"})
    HISTORY_ENDS: frozenset[str] = frozenset()

    def conserved(self, state: State) -> Mapping[str, object]:
        held = [card for card in state.record.hand.tolist() if card]
        rest = set(range(1, state.options.cards + 1)) - set(held)
        return {"pack": sorted([*held, *rest])}

    def conceivable(self, state: State, seat: Seat) -> Iterable[Move]:
        return [Move(CALL), *(Move(BID + bid) for bid in range(1, state.options.cards + 1))]
