"""The end of a game by trying everything: every hand that fits, every card of it, every move; results as fractions.

It shares nothing with the machine it checks: positions and moves are those of the oracle, hands are strings of letters,
and every hand is dealt. Nobody guesses at a hand from the moves that were made; from the last turn but one on there
is nothing to guess.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations

from tests.games.scamorra import oracle

Values = tuple[Fraction, Fraction]  # from what the player knows, own hand included, and from what the opponent knows


@dataclass(frozen=True)
class Hand:
    """Cards held for sure, and how many more from a pool."""

    sure: str
    pool: str
    drawn: int

    @property
    def choices(self) -> list[str]:
        """Every hand there can be, as often as it can be drawn."""
        return [self.sure + "".join(cards) for cards in combinations(self.pool, self.drawn)]

    def without(self, card: str, draws: bool) -> Hand:
        """After playing a card, and drawing another."""
        if card in self.sure:
            return replace(self, sure=self.sure.replace(card, "", 1), drawn=self.drawn + draws)
        return replace(self, pool=self.pool.replace(card, "", 1), drawn=max(0, self.drawn - 1) + draws)


@dataclass(frozen=True)
class Player:
    """The side that looks ahead, at one table."""

    table: oracle.Table
    side: str

    def values(self, position: oracle.Position) -> dict[str, Fraction]:
        """What the player can expect from every legal move."""
        mine, theirs = self.side, oracle.other(self.side)
        own, unseen, hidden = position.hand[mine], position.undrawn(mine), position.undrawn(theirs)
        hidden += Counter(position.hand[theirs])
        hands = {
            "own": Hand(own, "".join(unseen.elements()), 0),
            "shown": Hand("", own + "".join(unseen.elements()), len(own)),
            "theirs": Hand("", "".join(hidden.elements()), len(position.hand[theirs])),
        }
        return {move: self._after(position, hands, move)[0] for move in oracle.plays(self.table, position)}

    def _after(self, position: oracle.Position, hands: dict[str, Hand], move: str) -> Values:
        mover, card = position.side, move[0]
        after = oracle.play(position, move)
        held = hands["shown" if mover == self.side else "theirs"]
        draws = 15 - (len(held.sure) + held.drawn - 1) - len(after.played[mover]) > 0
        changed = ("own", "shown") if mover == self.side else ("theirs",)
        return self._turn(after, hands | {whose: hands[whose].without(card, draws) for whose in changed})

    def _turn(self, position: oracle.Position, hands: dict[str, Hand]) -> Values:
        end = oracle.ending(self.table, position)
        if end is not None:
            result = Fraction(1, 2) if end[0] is None else Fraction(end[0] == self.side)
            return result, result
        after: dict[str, Values] = {}

        def best(hand: str, choose) -> Values:
            moves = oracle.plays(self.table, replace(position, hand=position.hand | {position.side: hand}))
            for move in moves - after.keys():
                after[move] = self._after(replace(position, hand=position.hand | {position.side: move[0]}), hands, move)
            return choose(after[move] for move in moves)

        if position.side == self.side:
            known = [best(hand, max)[0] for hand in hands["own"].choices]
            shown = [best(hand, lambda found: max(found, key=lambda v: v[1]))[1] for hand in hands["shown"].choices]
            return sum(known, Fraction()) / len(known), sum(shown, Fraction()) / len(shown)
        # the opponent knows what is shown; of moves that look alike to it, count on the worst
        met = [best(hand, lambda found: min(found, key=lambda v: (v[1], v[0]))) for hand in hands["theirs"].choices]
        return sum((v[0] for v in met), Fraction()) / len(met), sum((v[1] for v in met), Fraction()) / len(met)
