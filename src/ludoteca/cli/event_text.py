"""Pairings and standings as they are printed."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Printed

from ludoteca.cli.event_file import Kept
from ludoteca.events import Event, rounds_of
from ludoteca.events.exporting import decimal
from ludoteca.events.tables import Table, worth
from ludoteca.events.trial import Summary

Say = Callable[..., str]


def round_of(event: Event, say: Say) -> Printed:
    """The tables of the last round."""
    last = len(event.rounds)
    name = event.plan.name
    title = say("round", name=name, round=last, of=rounds_of(event)) if last else say("no-round", name=name)
    printed = Printed(box=None, padding=(0, 2), title=title, title_justify="left")
    for column in ("table", "seats", "result"):
        printed.add_column(say(column), justify="right" if column == "table" else "left", overflow="fold")
    for table in _shown(event):
        names = " · ".join(event.entrants[player].name for player in table.seats)
        printed.add_row(str(table.number), names, say("bye") if table.is_bye else _result(event, table))
    return printed


def _shown(event: Event) -> list[Table]:
    """The last round; in an arena also what is still played of those before."""
    last = list(event.rounds[-1].values()) if event.rounds else []
    if event.plan.format != "arena":
        return last
    return [table for table in event.running() if table not in last] + last


def _result(event: Event, table: Table) -> str:
    shares = worth(event.plan, table)
    return "" if shares is None else " – ".join(decimal(share) for share in shares)


def standings_of(kept: Kept, say: Say) -> Printed:
    """One line for each player."""
    breaks = [name for name in kept.event.plan.tie_breaks if name != "duel"]
    printed = Printed(box=None, padding=(0, 1), title=kept.event.plan.name, title_justify="left")
    for column in ("place", "name", "score", "games", *breaks):
        printed.add_column(say(column), justify="left" if column == "name" else "right", overflow="fold")
    for line in kept.lines():
        printed.add_row(line.place, line.name, line.score, line.games, *(line.breaks[name] for name in breaks))
    return printed


def expected(told: Summary) -> dict[str, float]:
    """What an evening is like, by names that programs can read."""
    return {
        "events": told.events,
        "rounds": round(told.rounds, 1),
        "minutes": round(told.minutes),
        "minutes_9_of_10": round(told.minutes_at_most),
        "byes_percent": round(100 * told.byes, 1),
        "best_wins_percent": round(100 * told.best_wins, 1),
        "best_place": round(told.best_place, 2),
    }
