"""The figures of a simulation, as JSON for programs and as a table for people."""

from __future__ import annotations

from rich.table import Table

from ludoteca.core import Seat
from ludoteca.study.simulate import Simulation
from ludoteca.study.tally import Sum, Tally, margin


def to_json(simulation: Simulation, tally: Tally) -> dict[str, object]:
    """Every count as a whole number, every mean with the half-width of its 95 % interval."""
    seats = {Seat(seat): name for seat, name in enumerate(simulation.seats)}
    return {
        "game": simulation.game.NAME,
        "options": simulation.options.to_text(),
        "players": list(simulation.players),
        "seed": simulation.seed,
        "games": tally.games,
        "winners": {name: tally.winners[seat] for seat, name in seats.items()},
        "players_won": {name: tally.players[name] for name in dict.fromkeys(simulation.players)},
        "draws": dict(sorted(tally.draws.items())),
        "ends": dict(sorted(tally.ends.items())),
        "plies": {"mean": tally.mean_length, "median": tally.median_length, "longest": max(tally.lengths, default=0)},
        "points": {seats[seat]: sum_.to_json() for seat, sum_ in sorted(tally.points.items())},
        "figures": {name: sum_.to_json() for name, sum_ in tally.figures.items()},
    }


def to_table(simulation: Simulation, tally: Tally) -> Table:
    """The same figures for people: shares in percent, all with their margins."""
    table = Table(box=None, padding=(0, 2), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column()
    players = dict.fromkeys(simulation.players)
    table.add_row(simulation.game.NAME, f"{tally.games}", f"games · {' · '.join(players)} · seed {simulation.seed}")
    for key, value in simulation.options.changed().items():
        table.add_row(f"  {key}", value)
    for seat, name in enumerate(simulation.seats):
        _share(table, f"won by {name}", tally.winners[Seat(seat)], tally.games)
    if len(players) > 1:
        for name in players:
            _share(table, f"won by {name}", tally.players[name], tally.games)
    for reason, count in sorted(tally.draws.items()):
        _share(table, f"won by nobody: {reason}", count, tally.games)
    for reason, count in sorted(tally.ends.items()):
        _share(table, f"ended by {reason}", count, tally.games)
    longest = max(tally.lengths, default=0)
    table.add_row("plies", f"{tally.mean_length:.1f}", f"median {tally.median_length:g}, longest {longest}")
    for seat, points in sorted(tally.points.items()):
        _sum(table, f"points of {simulation.seats[seat]}", points)
    for name, figure in tally.figures.items():
        _sum(table, name, figure)
    return table


def _share(table: Table, what: str, count: int, games: int) -> None:
    share = count / games if games else 0.0
    table.add_row(what, f"{share:.2%}", f"± {margin(games, count, count):.2%}")


def _sum(table: Table, what: str, figure: Sum) -> None:
    if figure.is_share:
        table.add_row(what, f"{figure.mean:.2%}", f"± {figure.margin:.2%} of {figure.n}")
    else:
        table.add_row(
            what, f"{figure.mean:.3f}", f"± {figure.margin:.3f}, median {figure.median:g}, highest {figure.highest}"
        )
