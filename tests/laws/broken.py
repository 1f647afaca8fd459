"""Bluff, broken in one way at a time, each with the laws that must notice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np

from ludoteca.core import (
    CHANCE,
    PLATFORM_WORDS,
    Belief,
    Event,
    Level,
    Limit,
    Machine,
    Move,
    Outcome,
    Reason,
    Seat,
    State,
    View,
    Weighed,
)
from ludoteca.core.tensors import Feature, computed, numbers
from tests.laws.toy import BID, CALL, DEAL, Bluff

BROKEN: dict[str, tuple[type[Bluff], set[str]]] = {}


def breaks(*laws: str) -> Any:
    def keep(game: type[Bluff]) -> type[Bluff]:
        BROKEN[game.__name__] = (game, set(laws))
        return game

    return keep


# -- leaks -----------------------------------------------------------------------------------------------------------


@breaks("view_law", "non_interference")
class TheViewHoldsTheOtherCard(Bluff):
    def view(self, state: State, seat: Seat) -> View:
        return View(state.options, seat, state.record.copy())

    def imagine(self, view: View, rng: random.Random) -> State:
        """Consistent with that leak: the card is guessed again."""
        hidden = view.record.copy()
        hidden.hand[1 - max(0, view.seat)] *= -1
        return super().imagine(View(view.options, view.seat, hidden), rng)


@breaks("view_law", "non_interference")
class TheViewHoldsASumOfTheCards(Bluff):
    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        view.record.bid += 10 * int(state.record.hand.sum() % 2)
        return view


@breaks("non_interference", "twin_games")
class AnEventTellsTheCardToAll(Bluff):
    def events(self, state: State, viewer: Seat) -> list[Event]:
        happened = super().events(state, viewer)
        return [Event(event.type, {**event.args, "card": int(state.record.hand[0])}) for event in happened]


@breaks("twin_games")
class TheRecordTellsAWatcherTheFirstCard(Bluff):
    def format_move_for(self, state: State, seat: Seat, move: Move, viewer: Seat) -> str:
        text = super().format_move_for(state, seat, move, viewer)
        return self.format_move(state, seat, move) if text == "deal A ?" and viewer < 0 else text


@breaks("known_moves", "non_interference")
class OnlyTheHigherCardMayCall(Bluff):
    """The list of legal moves reveals who holds more."""

    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        moves = super().legal_moves(state, seat)
        s = state.record
        can_bid = s.bid < state.options.cards
        return [move for move in moves if move != CALL or not can_bid or s.hand[seat] > s.hand[1 - seat]]


@breaks("non_interference")
class TheTerminalRemembersTheTruth(Bluff):
    truth: str = ""

    def view(self, state: State, seat: Seat) -> View:
        self.truth = self.format_position(state)
        return super().view(state, seat)

    def show(self, view: View) -> Any:
        shown = super().show(view)
        return type(shown)(shown.hands, self.truth, shown.bid)


@breaks("looks")
class EverybodyIsSaidToBeShownTheSame(Bluff):
    def looks_the_same(self, options: Any) -> bool:
        return True


@breaks("conservation")
class OneMayImagineACardTwice(Bluff):
    def imagine(self, view: View, rng: random.Random) -> State:
        state = super().imagine(view, rng)
        state.record.hand[state.record.hand > 0] = state.record.hand.max()
        return state


@breaks("secrets")
class SaysItHasNoSecrets(Bluff):
    HAS_SECRETS = False


@breaks("contract")
class SaysItHasNoChance(Bluff):
    HAS_CHANCE = False


# -- states that change ----------------------------------------------------------------------------------------------


@breaks("purity")
class AMoveChangesTheStateItIsPlayedIn(Bluff):
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        state.record.bid = after.record.bid
        return after


@breaks("purity")
class AQuestionCounts(Bluff):
    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        state.record.act += 1
        return super().legal_moves(state, seat)


@breaks("purity")
class AQuestionAboutAViewCounts(Bluff):
    def show(self, view: View) -> Any:
        view.record.act += 1
        return super().show(view)


@breaks("determinism", "replay")
class TheRulesThrowACoin(Bluff):
    coin = random.Random(1)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        after.record.actor += self.coin.randrange(2)
        return after


# -- ends ------------------------------------------------------------------------------------------------------------


@breaks("termination")
class ACallEndsNothing(Bluff):
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return State(state.options, state.record.copy()) if move == CALL else super().apply(state, seat, move)


@breaks("endings")
class TheLoserMayGoOn(Bluff):
    """After the call somebody may still act."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        actors = super().to_act(state)
        return actors or ((Seat(1),) if state.record.act == CALL and state.record.bid == 0 else ())


@breaks("endings")
class AnOutcomeForgetsASeat(Bluff):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.winners, outcome.reason, outcome.points, outcome.ranking[:1])


@breaks("platform_acts")
class WhoeverResignsWins(Bluff):
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        if move in PLATFORM_WORDS:
            after.record.winner = seat
        return after


@breaks("declarations")
class APartOfTheGameIsNotAmongItsParts(Bluff):
    def chapter(self, state: State) -> str:
        return "deal" if 0 in state.record.hand else "bids"

    def chapters(self, state: State) -> dict[str, bool]:
        return {"deal": True}


@breaks("declarations")
class LessIsOfferedThanIsLegal(Bluff):
    def offered(self, state: State, seat: Seat) -> list[str]:
        return []


@breaks("declarations")
class RacesWhereNobodyIsInAHurry(Bluff):
    def race_on(self, state: State) -> str:
        return "bids"


@breaks("platform_acts")
class EverybodyIsSaidToBeOut(Bluff):
    def is_out(self, state: State, seat: Seat) -> bool:
        return True


# -- moves -----------------------------------------------------------------------------------------------------------


@breaks("legality")
class NothingIsForbidden(Bluff):
    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return super().why_illegal(state, seat, move) if state.record.end else None


@breaks("legality")
class CallingIsForbiddenYetListed(Bluff):
    def why_illegal(self, state: State, seat: Seat, move: Move) -> Reason | None:
        return Reason("shy", "§1") if move == CALL else super().why_illegal(state, seat, move)


@breaks("order")
class MovesAreSortedByNumber(Bluff):
    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        return sorted(super().legal_moves(state, seat))


@breaks("order")
class AMoveIsListedTwice(Bluff):
    def legal_moves(self, state: State, seat: Seat) -> list[Move]:
        return sorted(super().legal_moves(state, seat) * 2, key=lambda move: self.format_move(state, seat, move))


@breaks("chance")
class ACardThatNeverComes(Bluff):
    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        return [(move, int(move != DEAL + 1)) for move, _ in super().chances(state, seat)]


@breaks("chance")
class ChanceIsListedWhenNobodyAsks(Bluff):
    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        return super().chances(state, seat) or [(Move(DEAL + 1), 1)]


@breaks("conservation")
class TheSameCardIsDealtTwice(Bluff):
    def chances(self, state: State, seat: Seat | None = None) -> list[tuple[Move, int]]:
        dealt = int(state.record.hand[0])
        return [(Move(DEAL + dealt), 1)] if dealt and self.to_act(state) == (CHANCE,) else super().chances(state, seat)


# -- notation --------------------------------------------------------------------------------------------------------


@breaks("position_text", "position_goes_on")
class ThePositionForgetsTheBid(Bluff):
    def parse_position(self, text: str, options: Any) -> State:
        state = super().parse_position(text, options)
        state.record.bid = 0
        return state


@breaks("position_text")
class ThePositionIsReadWithBlanksOnly(Bluff):
    def format_position(self, state: State) -> str:
        return super().format_position(state) + " " * int(state.record.turn)

    def parse_position(self, text: str, options: Any) -> State:
        state = super().parse_position(text.strip(), options)
        state.record.turn = 0
        return state


@breaks("move_text", "replay")
class ABidIsReadTooLow(Bluff):
    def parse_move(self, state: State, seat: Seat, text: str) -> Move:
        move = super().parse_move(state, seat, text)
        return Move(move - 1) if BID + 1 < move < DEAL else move


# -- machines --------------------------------------------------------------------------------------------------------


class Puppet:
    """A machine that bids or calls as its game says."""

    budget = 100

    def __init__(self, game: Any) -> None:
        self.game = game

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        return legal[self.game.which(limit) % len(legal)]

    def weigh(self, view: View, legal: Sequence[Move], limit: Limit) -> Sequence[Weighed]:
        return [Weighed(legal[0], self.game.worth)]


class WithMachine(Bluff):
    worth = 0.5

    def machine(self, level: Level) -> Machine | None:
        return Puppet(self)

    def which(self, limit: Limit) -> int:
        return 0


@breaks("machine_repeats")
class TheMachineDrawsItsOwnLots(WithMachine):
    def which(self, limit: Limit) -> int:
        return random.SystemRandom().randrange(1000)


@breaks("machine_cannot_peek")
class TheMachineRemembersWhatWasLookedAt(WithMachine):
    def view(self, state: State, seat: Seat) -> View:
        self.seen = int(state.record.hand.sum())
        return super().view(state, seat)

    def which(self, limit: Limit) -> int:
        return self.seen


@breaks("machine_keeps_its_budget")
class TheMachineThinksTooLong(WithMachine):
    def which(self, limit: Limit) -> int:
        limit.is_reached(100_000)
        return 0


@breaks("machine_weighs")
class TheMachineIsTooSure(WithMachine):
    worth = 1.5


@breaks("beliefs_cannot_peek")
class TheBeliefsRememberWhatWasLookedAt(Bluff):
    def view(self, state: State, seat: Seat) -> View:
        self.seen = str(state.record.hand[1 - max(0, seat)])
        return super().view(state, seat)

    def beliefs(self, view: View) -> Sequence[Belief]:
        return [Belief(Seat(1 - view.seat), self.seen, "hand", 1.0)]


@breaks("winners")
class InCompiledRulesEverybodyWins(Bluff):
    compiled = ModuleType("everybody_wins")
    vars(compiled)["won"] = lambda s, seat: True


@breaks("tensors")
class ANumberIsLargerThanItMayBe(Bluff):
    def features(self, options: Any) -> Sequence[Feature]:
        return [numbers("bid", 0, 1)]


@breaks("action_numbers")
class TwoMovesHaveOneNumber(Bluff):
    def action_numbers(self, view: View, legal: Sequence[Move]) -> Sequence[int]:
        return [0 for _ in legal]


@breaks("non_interference")
class TheTensorRemembersWhatWasLookedAt(Bluff):
    def view(self, state: State, seat: Seat) -> View:
        self.seen = int(state.record.hand[1 - max(0, seat)])
        return super().view(state, seat)

    def features(self, options: Any) -> Sequence[Feature]:
        return [computed("seen", lambda records: np.full(len(records), self.seen), 9)]
