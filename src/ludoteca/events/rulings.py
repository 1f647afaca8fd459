"""What a judge rules, as acts: win, replay and forfeit settle a game; the others are told and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.events.acts import Reverse, Rule
from ludoteca.events.refusing import bad_event
from ludoteca.events.tables import Score, Table

if TYPE_CHECKING:
    from ludoteca.events.event import Event

SETTLING = ("win", "replay", "forfeit")


def is_settling(ruling: Rule) -> bool:
    """Whether it says how a game of the pairing ended, not only one within it."""
    return ruling.verdict in SETTLING and ruling.stake == "match"


def rule(event: Event, act: Rule) -> None:
    """A game may be ruled on while it is played and after it, until the next game of the pairing has begun."""
    table = event.table(act.round, act.table)
    if not act.why.strip():
        raise bad_event("a ruling needs a reason", "event-why")
    if table.is_bye or act.seat >= len(table.seats):
        said = f"table {act.table} has no seat {act.seat}"
        raise bad_event(said, "event-no-such-seat", table=act.table, seat=act.seat)
    if act.game > table.next_game() or not act.game:
        said = f"game {act.game} of table {act.table} is not being played"
        raise bad_event(said, "event-not-this-game", round=act.round, table=act.table, game=act.game)
    _check_not_gone_on(event, table, act.game)
    if (act.verdict == "time") != bool(act.seconds):
        raise bad_event("`time` and only `time` needs seconds", "event-seconds")
    if is_settling(act):
        event.check_nothing_rests_on(table)
        event.say(table, act.game, _settled(table, act))
    event.floor.answered(table)


def reverse(event: Event, act: Reverse) -> None:
    """What held before the ruling holds again."""
    ruling = event.acts[act.ruling] if act.ruling < len(event.acts) else None
    if not isinstance(ruling, Rule) or act.ruling in reversed_rulings(event):
        raise bad_event(f"act {act.ruling} is no ruling that stands", "event-no-ruling", act=act.ruling)
    if not act.why.strip():
        raise bad_event("a ruling needs a reason", "event-why")
    table = event.table(ruling.round, ruling.table)
    _check_not_gone_on(event, table, ruling.game)
    if is_settling(ruling):
        event.check_nothing_rests_on(table)
        recorded = table.recorded[ruling.game]
        if recorded[-1].act != act.ruling:
            raise bad_event("something else was entered since", "event-entered-since", act=act.ruling)
        recorded.pop()


def may_reverse(event: Event, ruling: int) -> bool:
    """Whether nothing has come since that stands in the way of taking this ruling back."""
    act = event.acts[ruling]
    if not isinstance(act, Rule) or event.is_closed:
        return False
    table = event.rounds[act.round - 1].get(act.table) if act.round <= len(event.rounds) else None
    if table is None or table.begun > act.game:
        return False
    if not is_settling(act):
        return True
    rests = event.plan.format == "knock-out" and table.round < len(event.rounds)
    return not rests and bool(table.recorded.get(act.game)) and table.recorded[act.game][-1].act == ruling


def reversed_rulings(event: Event) -> set[int]:
    return {act.ruling for act in event.acts if isinstance(act, Reverse)}


def _settled(table: Table, act: Rule) -> Score | None:
    """A forfeit leaves the others tied; with two that is a win for the other."""
    seats = range(len(table.seats))
    if act.verdict == "replay":
        return None
    if act.verdict == "win":
        return Score("played", tuple(1 if seat == act.seat else 2 for seat in seats), ())
    return Score("forfeit", tuple(0 if seat == act.seat else 1 for seat in seats), ())


def _check_not_gone_on(event: Event, table: Table, game: int) -> None:
    if table.begun > game:
        said = f"game {table.begun} of this pairing has begun"
        raise bad_event(said, "event-gone-on", table=table.number, game=table.begun)
