"""The laws every game obeys. Each is a function of a table and fails with an assertion.

`suite` tests each of them on every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, pairwise
from random import Random
from typing import Any

import msgspec
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
    Game,
    IllegalMove,
    Move,
    Outcome,
    Record,
    Seat,
    State,
)
from ludoteca.laws.exits import sent, sent_by_match
from ludoteca.laws.tables import Table
from ludoteca.play import Entry, Match, Series

BEGINNING = 40  # acts, by which two random games have parted
TRIED = 400  # moves that may be illegal, in each state

LAWS: dict[str, Callable[[Table], None]] = {}


def law(function: Callable[[Table], None]) -> Callable[[Table], None]:
    LAWS[function.__name__] = function
    return function


def data(state: State) -> bytes:
    return bytes(state.record.tobytes())


# -- what a game is made of ------------------------------------------------------------------------------------------


@law
def contract(table: Table) -> None:
    """A game has all names of the contract, and what it declares about itself is true."""
    game, options = table.game, table.options
    assert isinstance(game, Game)
    names = game.seats(options)
    assert len(set(names)) == len(names) >= 2
    assert not set(names) & {"chance", "watcher"}
    met_chance = any(CHANCE in game.to_act(state) for state in table.states())
    assert game.HAS_CHANCE or not met_chance, "chance in a game that says it has none"
    for state in table.some_states(10):
        assert state.options == options
        for viewer in table.viewers:
            view = game.view(state, viewer)
            assert (view.options, view.seat) == (options, viewer)
            shown = game.show(view)
            assert type(shown) is game.Shown
            assert msgspec.json.decode(msgspec.json.encode(shown), type=game.Shown) == shown
            assert type(game.show(game.open_view(state, viewer))) is game.Shown  # as a replay shows it
            for event in game.events(state, viewer):
                assert msgspec.json.decode(msgspec.json.encode(event.to_json())) == event.to_json()


@law
def declarations(table: Table) -> None:
    """What a game declares about a table holds in every state: who acts at once, races, parts, streams, offers."""
    game, options = table.game, table.options
    assert game.speakers[0] == game.NAME
    assert game.folder.is_dir()
    shared = game.at_one_screen(options)
    assert type(shared) is game.Options
    assert game.at_one_screen(shared) == shared
    assert not game.in_real_time(shared)
    for state in table.some_states(30):
        people = [seat for seat in game.to_act(state) if seat != CHANCE]
        assert len(people) < 2 or game.acts_at_once(options), "several act at once"
        assert not game.race_on(state) or game.in_real_time(options), "a race at a table without real time"
        parts = game.chapters(state)
        assert not parts or game.chapter(state) in {"", *parts}
        assert all(game.stream(state, seat) for seat in (None, *table.seats))
        for seat in table.seats:
            offered = game.offered(state, seat)
            assert offered == sorted(set(offered))
            assert bool(offered) == bool(game.legal_moves(state, seat))
            assert not (game.is_out(state, seat) and seat in people)
            assert game.effort(game.view(state, seat), Move(0)) >= 0
            assert game.keeps_still(game.view(state, seat)) in (False, True)


@law
def conservation(table: Table) -> None:
    """Nothing appears or vanishes, neither by a move nor in an imagined state."""
    game, conserved = table.game, table.facts.conserved
    whole = dict(conserved(game.setup(table.options)))
    assert whole
    for state in table.states():
        assert conserved(state) == whole
    rng = Random(table.seed)
    for state in table.some_states(10):
        for viewer in table.viewers:
            assert conserved(game.imagine(game.view(state, viewer), rng)) == whole


# -- from the start to the end ---------------------------------------------------------------------------------------


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
        for seat, move in _possible(game, state):
            game.apply(state, seat, move)
            assert data(state) == before, f"{game.format_move(state, seat, move)} changed the state it was played in"
    kept = table.some_states(12)
    before_next = [data(state) for state in kept]
    for state in kept:
        for seat, move in islice(_possible(game, state), 5):
            after = game.apply(state, seat, move)
            for next_seat, next_move in islice(_possible(game, after), 2):
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


def _possible(game: Game, state: State) -> Iterator[tuple[Seat, Any]]:
    """Everything that can happen next."""
    for seat in game.to_act(state):
        if seat == CHANCE:
            yield from ((CHANCE, move) for move, _ in game.chances(state))
        else:
            yield from ((seat, move) for move in game.legal_moves(state, seat))


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


# -- moves -----------------------------------------------------------------------------------------------------------


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
    match._state = state
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


# -- notation --------------------------------------------------------------------------------------------------------


@law
def position_text(table: Table) -> None:
    """A position's text is read back to the same text, and holds everything but the history."""
    game = table.game
    for state in table.some_states(20):
        text = game.format_position(state)
        read = game.parse_position(text, table.options)
        assert game.format_position(read) == text
        if _end_on_the_table(game, state) is None:  # in a series, that a game was over is history
            assert fields(read, table.facts.HISTORY) == fields(state, table.facts.HISTORY), text


@law
def position_goes_on(table: Table) -> None:
    """Play continues identically from a position's text, except for what depends on history."""
    game, rest = table.game, 12
    rng = Random(table.seed)
    starts = sorted(rng.sample(range(len(table.acts)), min(4, len(table.acts))))
    for index, state in enumerate(table.states()):
        if index in starts:
            _goes_on(table, game.parse_position(game.format_position(state), table.options), state, index, rest)


def _end_on_the_table(game: Game, state: State) -> Outcome | None:
    """How the game ended, or in a series the game on the table."""
    if isinstance(game, Series):
        return game.outcome(state) or game.child.outcome(game.child_state(state))
    return game.outcome(state)


def _goes_on(table: Table, read: State, state: State, index: int, rest: int) -> None:
    game, facts = table.game, table.facts
    for act in table.acts[index : index + rest]:
        assert game.to_act(read) == game.to_act(state)
        assert game.chances(read) == game.chances(state)
        for seat in table.seats:
            assert game.legal_moves(read, seat) == game.legal_moves(state, seat)
        read, state = (game.apply(one, act.seat, act.move) for one in (read, state))
        ends = [_end_on_the_table(game, one) for one in (read, state)]
        if ends[0] != ends[1]:
            assert {end.reason for end in ends if end is not None} <= facts.HISTORY_ENDS
            return
        assert fields(read, facts.HISTORY) == fields(state, facts.HISTORY)
        for viewer in table.viewers:
            assert game.events(read, viewer) == game.events(state, viewer)


def fields(state: State, without: frozenset[str]) -> dict[str, bytes]:
    """The record field by field; `game.turn` is a field within a field."""
    return {name: value for name, value in _fields(state.record, "") if name not in without}


def _fields(record: Record, prefix: str) -> Iterator[tuple[str, bytes]]:
    for name in record.dtype.names:
        if record.dtype[name].names:
            yield from _fields(record[name], f"{prefix}{name}.")
        else:
            yield f"{prefix}{name}", record[name].tobytes()


@law
def move_text(table: Table) -> None:
    """Every move that can be made is written and read back."""
    game = table.game
    for state in table.some_states(40):
        for seat, move in _possible(game, state):
            text = game.format_move(state, seat, move)
            assert text == text.strip()
            assert game.parse_move(state, seat, text) == move


# -- secrets ---------------------------------------------------------------------------------------------------------


@law
def view_law(table: Table) -> None:
    """Whatever a seat imagines looks to it like what it sees: view(imagine(view(s, p)), p) == view(s, p)."""
    game, rng = table.game, Random(table.seed)
    for state in table.some_states(20):
        for viewer in table.viewers:
            view = game.view(state, viewer)
            assert game.view(game.imagine(view, rng), viewer) == view


@law
def known_moves(table: Table) -> None:
    """What a seat may do follows from what it knows."""
    game, rng = table.game, Random(table.seed)
    for state in table.some_states(20):
        for seat in table.seats:
            imagined = game.imagine(game.view(state, seat), rng)
            assert game.legal_moves(imagined, seat) == game.legal_moves(state, seat)
            assert game.to_act(imagined) == game.to_act(state)


@law
def non_interference(table: Table) -> None:
    """Shuffling what a seat may not know changes no byte that seat is sent."""
    game, rng = table.game, Random(table.seed)
    for state in table.some_states(6):
        for viewer in table.viewers:
            told = sent(game, state, viewer)
            for _ in range(2):
                assert_same(sent(game, game.imagine(game.view(state, viewer), rng), viewer), told)


@law
def twin_games(table: Table) -> None:
    """Two games that differ only in what a seat may not know send it the same bytes from start to end."""
    game, rng = table.game, Random(table.seed)
    tries = 12 if game.has_secrets(table.options) else 2  # without secrets only the same move looks the same
    for viewer in table.viewers:
        twin = state = game.setup(table.options)
        told, twin_told = Match(game, table.options), Match(game, table.options)
        for act in table.acts[:40]:
            state = game.apply(state, act.seat, act.move)
            seen = game.view(state, viewer)
            possible = [move for seat, move in _possible(game, twin) if seat == act.seat]
            others = [] if act.seat == viewer else rng.sample(possible, min(tries, len(possible)))
            same = [act.move] if act.move in possible else []
            twins = ((move, game.apply(twin, act.seat, move)) for move in (*others, *same))
            found = next(((move, after) for move, after in twins if game.view(after, viewer) == seen), None)
            if found is None:
                break  # the games diverge: what was hidden has come to matter
            enter(told, act.seat, act.move)
            enter(twin_told, act.seat, found[0])
            twin = found[1]
            if twin != state:  # else it is sent the same: see purity
                assert_same(sent(game, twin, viewer), sent(game, state, viewer))
            is_over = told.outcome is not None  # then the record shows everything
            if not is_over and told.ply % 12 == 1 and told.log != twin_told.log:
                assert_same(sent_by_match(twin_told, viewer), sent_by_match(told, viewer))


def enter(match: Match, seat: Seat, move: Move) -> None:
    text = match.game.format_move(match.state, seat, move)
    match.follow(Entry(match.ply + 1, seat, text, at_ms=0))


def assert_same(one: dict[str, bytes | str], other: dict[str, bytes | str]) -> None:
    leaks = [exit for exit in other if one[exit] != other[exit]]
    assert not leaks, f"the secret reaches the seat by: {', '.join(leaks)}"


@law
def secrets(table: Table) -> None:
    """A game declares whether it has secrets: without them all see the same and there is nothing to imagine."""
    game, rng = table.game, Random(table.seed)
    hidden = False
    for state in table.some_states(20):
        views = [game.view(state, viewer) for viewer in table.viewers]
        hidden |= any(data(game.imagine(view, rng)) != data(state) for view in views)
        hidden |= len({game.format_view(view) for view in views}) > 1
    assert hidden == game.has_secrets(table.options)
