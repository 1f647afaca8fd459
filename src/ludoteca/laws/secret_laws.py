"""Laws about what a seat may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ludoteca.core import Game, State
from ludoteca.laws.exits import sent, sent_by_match
from ludoteca.laws.law import data, enter, law, possible_acts
from ludoteca.laws.tables import Table
from ludoteca.learning.recall import Recall
from ludoteca.play import Match

FURTHER = 10  # games in which a secret is looked for: a short one may have none


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
def looks(table: Table) -> None:
    """Where a game says that everybody is shown the same, everybody is."""
    game = table.game
    if not game.looks_the_same(table.options):
        return
    assert not game.has_secrets(table.options)
    for state in table.some_states(20):
        seen = [game.view(state, viewer) for viewer in table.viewers]
        assert len({data(view) for view in seen}) == 1  # type: ignore[arg-type]  # their records
        shown = [(game.show(view), game.show(game.open_view(state, view.seat))) for view in seen]
        happened = [game.events(state, viewer) for viewer in table.viewers]
        assert shown == shown[:1] * len(shown)
        assert happened == happened[:1] * len(happened)


@law
def twin_games(table: Table) -> None:
    """Two games that differ only in what a seat may not know send it the same bytes from start to end."""
    game, rng = table.game, Random(table.seed)
    tries = 12 if game.has_secrets(table.options) else 2  # without secrets only the same move looks the same
    for viewer in table.viewers:
        twin = state = game.setup(table.options)
        told, twin_told = Match(game, table.options), Match(game, table.options)
        recall = twin_recall = Recall(game, state)
        for act in table.acts[:40]:
            state = game.apply(state, act.seat, act.move)
            seen = game.view(state, viewer)
            possible = [move for seat, move in possible_acts(game, twin) if seat == act.seat]
            others = [] if act.seat == viewer else rng.sample(possible, min(tries, len(possible)))
            same = [act.move] if act.move in possible else []
            twins = ((move, game.apply(twin, act.seat, move)) for move in (*others, *same))
            found = next(((move, after) for move, after in twins if game.view(after, viewer) == seen), None)
            if found is None:
                break  # the games diverge: what was hidden has come to matter
            enter(told, act.seat, act.move)
            enter(twin_told, act.seat, found[0])
            twin = found[1]
            recall, twin_recall = recall.after(act.seat, act.move), twin_recall.after(act.seat, found[0])
            assert recall.text(viewer) == twin_recall.text(viewer), "the secret reaches the seat by what it was told"
            if twin != state:  # else it is sent the same: see purity
                assert_same(sent(game, twin, viewer), sent(game, state, viewer))
            is_over = told.outcome is not None  # then the record shows everything
            if not is_over and told.ply % 12 == 1 and told.log != twin_told.log:
                assert_same(sent_by_match(twin_told, viewer), sent_by_match(told, viewer))


def assert_same(one: dict[str, bytes | str], other: dict[str, bytes | str]) -> None:
    leaks = [exit for exit in other if one[exit] != other[exit]]
    assert not leaks, f"the secret reaches the seat by: {', '.join(leaks)}"


@law
def secrets(table: Table) -> None:
    """A game declares whether it has secrets: without them all see the same and there is nothing to imagine."""
    game, has_secrets = table.game, table.game.has_secrets(table.options)
    games = (replace(table, seed=table.seed + more) for more in range(FURTHER if has_secrets else 1))
    states = (state for played in games for state in (played.states() if has_secrets else played.some_states(20)))
    assert any(_hides(game, state, table) for state in states) == has_secrets


def _hides(game: Game, state: State, table: Table) -> bool:
    """Whether anything is not seen by all."""
    views = [game.view(state, viewer) for viewer in table.viewers]
    if any(data(game.imagine(view, Random(table.seed))) != data(state) for view in views):
        return True
    return len({game.format_view(view) for view in views}) > 1
