"""Laws about machines: what they play depends on what their seat knows, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from ludoteca import bots
from ludoteca.core import CHANCE, Game, Level, Limit, Machine, Move, Seat, State, Style, View
from ludoteca.laws.law import law
from ludoteca.laws.tables import Table

ASKED = (Level(1), Level(3, Style.BOLD), Level(5))
WORK = 40
MUCH = 400
SPARE = 1.1  # how much of its budget a machine may use
SOON = 20  # a machine that is stopped at once may have used this part of its budget


class Counted(Limit):
    """A limit that remembers how much work was reported to it."""

    most = 0

    def is_reached(self, done: int) -> bool:
        object.__setattr__(self, "most", max(self.most, done))
        return super().is_reached(done)


class Watched:
    """A machine whose moves and work are checked."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.budget = machine, machine.budget

    def choose(self, view: View, legal: Sequence[Move], limit: Limit) -> Move:
        counted = Counted(limit.rng, limit.work, limit.deadline, limit.is_cancelled)
        move = self.machine.choose(view, legal, counted)
        assert move in legal, f"an illegal move: {move}"
        assert limit.work is None or counted.most <= max(limit.work * SPARE, limit.work + WORK), (
            "more work than allowed"
        )
        return move


def decisions(table: Table, count: int, seats: int | None = None) -> Iterator[tuple[State, Seat, list[Move]]]:
    """Some states in which a seat has a choice; where several have one at once, all of these or so many."""
    game = table.game
    for state in table.some_states(count):
        deciding = [(seat, game.legal_moves(state, seat)) for seat in game.to_act(state) if seat != CHANCE]
        yield from islice(((state, seat, legal) for seat, legal in deciding if len(legal) > 1), seats)


def asked(game: Game, level: Level, view: View, legal: Sequence[Move], seed: int, work: int = WORK) -> Move:
    """What a machine that has thought about nothing before chooses here."""
    return Watched(bots.machine(game, level)).choose(view, legal, Limit(Random(seed), work))


@law
def machine_repeats(table: Table) -> None:
    """The same view and the same random numbers give the same move."""
    for state, seat, legal in decisions(table, 3):
        view = table.game.view(state, seat)
        for level in ASKED:
            assert len({asked(table.game, level, view, legal, table.seed) for _ in range(2)}) == 1


@law
def machine_cannot_peek(table: Table) -> None:
    """Shuffling what a seat may not know does not change what its machine plays."""
    assert_no_peeking(table, ASKED[1:])


def assert_no_peeking(table: Table, levels: Sequence[Level]) -> None:
    """Machines of these levels and styles play the same whatever lies where their seat cannot see it."""
    game, rng = table.game, Random(table.seed)
    if not game.has_secrets(table.options):
        return
    for state, seat, legal in decisions(table, 4):
        twin = game.imagine(game.view(state, seat), rng)
        for level in levels:
            moves = {asked(game, level, game.view(truth, seat), legal, table.seed) for truth in (state, twin)}
            assert len(moves) == 1, f"the machine knows more than its seat: level {level}"


@law
def machine_keeps_its_budget(table: Table) -> None:
    """A machine does no more than it is allowed to, and less where it is told to stop."""
    for state, seat, legal in decisions(table, 1, seats=1):
        view = table.game.view(state, seat)
        asked(table.game, Level(5), view, legal, table.seed, MUCH)
        machine = bots.machine(table.game, Level(5))
        stopped = Counted(Random(table.seed), None, None, lambda: True)
        assert machine.choose(view, legal, stopped) in legal
        assert stopped.most <= max(WORK, machine.budget // SOON), "it thinks on although nobody waits"


@law
def machine_weighs(table: Table) -> None:
    """What a machine says of the moves is about legal moves, each once, with values from 0 to 1."""
    for state, seat, legal in decisions(table, 1):
        weighed = bots.machine(table.game, Level(3)).weigh(
            table.game.view(state, seat), legal, Limit(Random(table.seed), WORK)
        )
        moves = [move for move, _ in weighed]
        assert moves
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(legal)
        assert all(0 <= value <= 1 for _, value in weighed)


@law
def beliefs_cannot_peek(table: Table) -> None:
    """Where hidden things are thought to lie follows from the view alone; each place is named once."""
    game, rng = table.game, Random(table.seed)
    for state, seat, _ in decisions(table, 4):
        view = game.view(state, seat)
        believed = game.beliefs(view)
        assert game.beliefs(game.view(game.imagine(view, rng), seat)) == believed, "the beliefs know more than the seat"
        assert all(0 < belief.chance <= 1 for belief in believed)
        told = [(belief.whose, belief.thing, belief.place) for belief in believed]
        assert len(set(told)) == len(told)
