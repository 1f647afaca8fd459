"""Laws about the course of a game, from the start to the end."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from ludoteca.core import CHANCE, PLATFORM_WORDS, Game, Seat, State
from ludoteca.laws.exits import sent
from ludoteca.laws.law import data, enter, law, possible_acts
from ludoteca.laws.tables import Table
from ludoteca.play import Match

BEGINNING = 40  # acts, by which two random games have parted


@law
def termination(table: Table) -> None:
    """Random play comes to an end, within the bound the game declares."""
    *before, last = table.states()
    assert before
    assert len(table.acts) <= table.facts.LONGEST
    assert table.game.outcome(last) is not None


@law
def determinism(table: Table) -> None:
    """The same seed gives the same game; another seed gives another."""
    again = Table(table.game, table.facts, table.options, table.seed, table.eager)
    assert again.acts == table.acts
    assert all(data(one) == data(other) for one, other in zip(table.states(), again.states(), strict=True))
    others = (Table(table.game, table.facts, table.options, table.seed + n, table.eager) for n in range(1, 20))
    assert any(other.first_acts(BEGINNING) != table.acts[:BEGINNING] for other in others)


@law
def replay(table: Table) -> None:
    """A game is determined by its moves: replaying their text gives the same bytes."""
    game = table.game
    state = game.setup(table.options)
    for act, played in zip(table.acts, islice(table.states(), 1, None), strict=True):
        text = game.format_move(state, act.seat, act.move)
        state = game.apply(state, act.seat, game.parse_move(state, act.seat, text))
        assert data(state) == data(played), f"after {text}"
    assert _by_match(table).state == state


def _by_match(table: Table) -> Match:
    """The same acts as a match in progress enters them in its log."""
    match = Match(table.game, table.options)
    for act in table.acts:
        enter(match, act.seat, act.move)
    return match


@law
def purity(table: Table) -> None:
    """No question and no move changes the state it is about, and asking twice gives the same answer."""
    game = table.game
    for state in table.some_states(4):
        before = data(state)
        for seat in (*table.viewers, CHANCE):
            assert _ask(game, state, seat) == _ask(game, state, seat)
            assert data(state) == before, "a question changed the state"
        for seat, move in possible_acts(game, state):
            game.apply(state, seat, move)
            assert data(state) == before, f"{game.format_move(state, seat, move)} changed the state it was played in"
    kept = table.some_states(12)
    before_next = [data(state) for state in kept]
    for state in kept:
        for seat, move in islice(possible_acts(game, state), 5):
            after = game.apply(state, seat, move)
            for next_seat, next_move in islice(possible_acts(game, after), 2):
                game.apply(after, next_seat, next_move)
    assert [data(state) for state in kept] == before_next, "a later move changed an earlier state"


def _ask(game: Game, state: State, seat: Seat) -> list[object]:
    """Every question of the contract about one seat; the view it uses must not change."""
    answers: list[object] = [
        game.to_act(state),
        game.outcome(state),
        game.chances(state),
        game.legal_moves(state, seat),
        game.format_position(state),
        data(game.parse_position(game.format_position(state), state.options)),
    ]
    for move in game.legal_moves(state, seat)[:5]:
        answers += [game.why_illegal(state, seat, move), game.duration(state, seat, move)]
        answers += [game.parse_move(state, seat, game.format_move(state, seat, move))]
    if seat != CHANCE:
        view = game.view(state, seat)
        before = view.record.tobytes()
        answers += [sent(game, state, seat), data(game.imagine(view, Random(1))), game.show(view)]
        assert view.record.tobytes() == before, "a question changed the view"
    return answers


@law
def endings(table: Table) -> None:
    """Somebody may act until there is an outcome; an outcome covers every seat, and after it nothing is legal."""
    game, seats = table.game, set(table.seats)
    for state in table.states():
        actors, outcome = game.to_act(state), game.outcome(state)
        assert (outcome is None) == bool(actors)
        assert len(set(actors)) == len(actors)
        assert set(actors) <= seats | {CHANCE}
    assert outcome is not None
    assert outcome.reason in table.facts.REASONS
    assert set(outcome.winners) <= seats
    assert set(outcome.points) == seats
    placed = [seat for place in outcome.ranking for seat in place]
    assert sorted(placed) == sorted(seats)
    assert all(outcome.ranking)
    if outcome.winners:
        assert set(outcome.winners) == set(outcome.ranking[0])
    assert game.chances(state) == []
    for seat in seats:
        assert game.legal_moves(state, seat) == []
        assert all(game.why_illegal(state, seat, move) for move in (*_some_moves(table, state, seat), *PLATFORM_WORDS))


def _some_moves(table: Table, state: State, seat: Seat) -> list[Any]:
    moves = list(table.facts.conceivable(state, seat))
    return Random(table.seed).sample(moves, min(100, len(moves)))
