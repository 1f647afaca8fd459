"""Laws about what a game is made of."""

from __future__ import annotations

from random import Random

import msgspec

from ludoteca.core import CHANCE, Game, Move
from ludoteca.laws.law import law
from ludoteca.laws.tables import Table


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


@law
def winners(table: Table) -> None:
    """The compiled verb `won`, where a game has it, names the winners of its outcome."""
    game = table.game
    won = getattr(game.compiled, "won", None)
    if won is None:
        return
    *_, end = table.states()
    outcome = game.outcome(end)
    assert outcome is not None
    assert tuple(seat for seat in table.seats if won(end.record, int(seat))) == tuple(sorted(outcome.winners))
