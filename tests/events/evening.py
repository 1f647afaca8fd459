"""An event played by chance: people come late, leave, forfeit, and results are corrected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ludoteca.events import Event, Plan, again, is_finished, next_round
from ludoteca.events.acts import Correct, Enter, Pair, Result, Return, Withdraw
from ludoteca.events.tables import Table


def begun(plan: Plan, people: int, rng: Random) -> Event:
    event = Event(plan)
    for number in range(1, people + 1):
        event.do(Enter(name=f"Player {number}", rating=rng.choice((0, rng.randrange(800, 2400)))))
    return event


def places(table: Table, rng: Random) -> tuple[int, ...]:
    """Any result of a played game, ties too."""
    strength = [rng.randrange(1 + 2 * len(table.seats)) for _ in table.seats]
    return tuple(1 + sum(more > mine for more in strength) for mine in strength)


def finish(event: Event, table: Table, rng: Random, forfeits: float) -> None:
    while not event.is_over(table):
        told = {"round": table.round, "table": table.number, "game": table.next_game()}
        if rng.random() < forfeits:
            gone = rng.randrange(len(table.seats))
            event.do(Result(**told, kind="forfeit", places=tuple(int(s != gone) for s in range(len(table.seats)))))
        elif rng.random() < 0.03:
            event.do(Result(**told, kind="null"))
        else:
            own = tuple(rng.randrange(20) for _ in table.seats)
            event.do(Result(**told, places=places(table, rng), points=own))


def stir(event: Event, rng: Random) -> None:
    """Somebody comes, goes or returns."""
    here = event.here()
    what = rng.random()
    if what < 0.25 and event.plan.format != "knock-out":
        event.do(Enter(name=f"Late {len(event.entrants) + 1}"))
    elif what < 0.5 and len(here) > 2:
        event.do(Withdraw(player=rng.choice(here)))
    elif what < 0.6 and (gone := set(event.entrants) - set(here)):
        event.do(Return(player=rng.choice(sorted(gone))))


def correct(event: Event, rng: Random) -> None:
    """Another result for a game of the last round."""
    played = [table for table in event.rounds[-1].values() if not table.is_bye and table.scores()]
    if played and rng.random() < 0.3:
        table = rng.choice(played)
        told = {"round": table.round, "table": table.number, "game": 1}
        event.do(Correct(**told, places=places(table, rng), why="misread"))


def rounds(event: Event, rng: Random, most: int = 12, calm: bool = False) -> Iterator[tuple[Event, Pair]]:
    """The event with every round as it is drawn, before and after: (the event before, the draw)."""
    for _ in range(most):
        if is_finished(event) or len(event.here()) < 2:
            return
        before = Event.replay(event.acts)
        drawn = next_round(event)
        event.do(drawn)
        yield before, drawn
        if not calm and rng.random() < 0.15:
            stir(event, rng)
            for act in again(event):
                event.do(act)
        for table in list(event.running()):
            finish(event, table, rng, 0 if calm else 0.05)
        if not calm:
            correct(event, rng)
            for table in list(event.running()):
                finish(event, table, rng, 0)
            stir(event, rng)


Check = Callable[[Event, Pair], None]
