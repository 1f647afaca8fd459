"""An event for other programs: CSV for spreadsheets, one JSON object, TRF16 for programs that check pairings."""

from __future__ import annotations

import csv
import functools
import io
from fractions import Fraction
from typing import Any

import msgspec

from ludoteca.events.acts import Enter
from ludoteca.events.event import Event
from ludoteca.events.names import new_name
from ludoteca.events.refusing import bad_event, read_at
from ludoteca.events.standings import standings
from ludoteca.events.tables import Table, worth

RATINGS = range(10_000)


def decimal(value: Fraction) -> str:
    """As people write it: `2.5`, thirds to three places."""
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def to_csv(event: Event) -> str:
    """The standings, one line for each player."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    breaks = [name for name in event.plan.tie_breaks if name != "duel"]
    writer.writerow(["place", "name", "rating", "score", "games", *breaks])
    for line in standings(event):
        entrant = event.entrants[line.player]
        told = [decimal(line.breaks[name]) for name in breaks]
        writer.writerow([line.place, entrant.name, entrant.rating or "", decimal(line.score), line.games, *told])
    return text.getvalue()


def to_json(event: Event) -> dict[str, Any]:
    """The whole event: plan, people, tables, standings."""
    return {
        "plan": msgspec.to_builtins(event.plan),
        "players": [
            {"number": one.number, "name": one.name, "rating": one.rating, "here": one.is_here}
            for one in event.entrants.values()
        ],
        "rounds": [[_table(event, table) for table in tables.values()] for tables in event.rounds],
        "standings": [
            {
                "place": line.place,
                "player": line.player,
                "score": decimal(line.score),
                "games": line.games,
                **{name: decimal(value) for name, value in line.breaks.items()},
            }
            for line in standings(event)
        ],
    }


def _table(event: Event, table: Table) -> dict[str, Any]:
    shares = worth(event.plan, table)
    games = [{"kind": score.kind, "places": score.places, "points": score.points} for score in table.scores()]
    told = None if shares is None else [decimal(share) for share in shares]
    bye = table.worth if table.is_bye else ""
    return {"table": table.number, "players": table.seats, "games": games, "score": told, "bye": bye}


def entries_from_csv(text: str) -> list[Enter]:
    """`name,rating` in the first line, then one line for each player; the rating may be missing. Spreadsheets also
    write semicolons or tabs between the columns."""
    text = text.removeprefix("\ufeff")
    first = text.lstrip().partition("\n")[0]
    lines = csv.reader(io.StringIO(text), delimiter=next((sign for sign in ";\t" if sign in first), ","))
    try:
        rows = [(lines.line_num, [cell.strip() for cell in row]) for row in lines if any(row)]
    except csv.Error as error:
        raise bad_event(f"line {lines.line_num}: {error}", "event-csv", line=lines.line_num) from None
    if not rows or rows[0][1] not in (["name"], ["name", "rating"]):
        raise bad_event("line 1: expected the columns name,rating", "event-csv", line=1)
    found: list[Enter] = []
    taken: set[str] = set()
    for number, (name, *more) in rows[1:]:
        rating = more[0] if more else ""
        is_number = rating.isascii() and rating.isdigit() and len(rating) < 5
        if len(more) > 1 or (rating and not is_number):
            said = f"line {number}: expected a name and a rating from 0 to {RATINGS[-1]}"
            raise bad_event(said, "event-csv", line=number)
        name = read_at(number, "event-line", functools.partial(new_name, name, taken))
        found.append(Enter(name=name, rating=int(rating or 0)))
    return found
