"""Laws about moves: what is legal, what everybody may always do, and what chance does."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from ludoteca.core import (
    ABANDON,
    AGREE,
    CHANCE,
    PLATFORM_ACTS,
    PLATFORM_WORDS,
    RESIGN,
    TIME,
    WATCHER,
    IllegalMove,
    Move,
    Seat,
    State,
)
from ludoteca.laws.law import data, law
from ludoteca.laws.tables import Table
from ludoteca.play import Match
from ludoteca.play.match import Present

TRIED = 400  # moves that may be illegal, in each state


@law
def legality(table: Table) -> None:
    """A move is legal exactly when no rule forbids it; then it can be played and changes something."""
    game, rng = table.game, Random(table.seed)
    for state in table.some_states(2):
        for seat in table.seats:
            legal = game.legal_moves(state, seat)
            assert bool(legal) == (seat in game.to_act(state))
            conceivable = list(table.facts.conceivable(state, seat))
            assert set(legal) <= set(conceivable)
            tried = {*legal, *rng.sample(conceivable, min(TRIED, len(conceivable)))}
            reasons = {move: game.why_illegal(state, seat, move) for move in tried}
            forbidden = {move: reason for move, reason in reasons.items() if reason is not None}
            assert reasons.keys() - forbidden.keys() == set(legal)
            for move in legal:
                assert game.duration(state, seat, move) >= 0
                assert data(game.apply(state, seat, move)) != data(state)
            assert all(reason.code and reason.rule for reason in forbidden.values())
            _is_refused(table, state, seat, sorted(forbidden))


def _is_refused(table: Table, state: State, seat: Seat, moves: list[Move]) -> None:
    """A match accepts no illegal move."""
    match = Match(table.game, table.options)
    match._stand(Present(state))
    for move in moves[:: len(moves) // 5 + 1]:
        text = table.game.format_move(state, seat, move)
        with pytest.raises(IllegalMove):
            match.play(seat, text)
        assert (match.state, match.log) == (state, ())


@law
def order(table: Table) -> None:
    """Legal moves are sorted by the code points of their text, without duplicates or platform acts."""
    game = table.game
    for state in table.some_states(60):
        for seat in table.seats:
            moves = game.legal_moves(state, seat)
            texts = [game.format_move(state, seat, move) for move in moves]
            assert all(one < other for one, other in pairwise(texts))
            assert len(set(moves)) == len(moves)
            assert not set(moves) & set(PLATFORM_WORDS)
        assert game.legal_moves(state, WATCHER) == []


@law
def platform_acts(table: Table) -> None:
    """A seat that resigns, runs out of time or leaves does not win by it; agreement, where allowed, ends the game."""
    game = table.game
    for state in table.some_states(3):
        for seat in table.seats:
            for word, move in PLATFORM_ACTS.items():
                assert game.format_move(state, seat, move) == word
                assert game.parse_move(state, seat, word) == move
                if game.why_illegal(state, seat, move) is not None:
                    assert game.outcome(state) is not None or move == AGREE, f"{word} is refused"
                    continue
                after = game.apply(state, seat, move)
                outcome = game.outcome(after)
                assert (outcome is None) == bool(game.to_act(after))
                if move == RESIGN:
                    is_same = outcome is None and game.format_position(after) == game.format_position(state)
                    assert game.is_out(state, seat) == is_same, f"resigning changes {'nothing' if is_same else 'a lot'}"
                if move in (RESIGN, TIME, ABANDON) and outcome is not None:
                    assert seat not in outcome.winners
                    is_drawn_by_others = len(table.seats) > 2 and not outcome.winners
                    assert outcome.reason == word or is_drawn_by_others
                assert outcome is not None or len(table.seats) > 2 or game.child is not None, f"{word} ends nothing"


@law
def chance(table: Table) -> None:
    """Chance has outcomes exactly while it is to act; each has a positive integer weight and its own text."""
    game = table.game
    for state in table.states():
        outcomes = game.chances(state)
        assert bool(outcomes) == (CHANCE in game.to_act(state))
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
    for state in table.some_states(20):
        moves = [move for move, _ in game.chances(state)]
        texts = [game.format_move(state, CHANCE, move) for move in moves]
        assert len(set(texts)) == len(moves)
        assert [game.parse_move(state, CHANCE, text) for text in texts] == moves
