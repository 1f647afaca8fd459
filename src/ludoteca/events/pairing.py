"""The next round of an event, as acts. A pure function of the event's journal, its seed included."""

from __future__ import annotations

import itertools

from ludoteca.events import arena, knock_out, mixing, round_robin, swiss
from ludoteca.events.acts import Act, Pair, Unpair
from ludoteca.events.event import Event
from ludoteca.events.refusing import bad_event

PAIRED_BY = {
    "swiss": swiss.pair,
    "round-robin": round_robin.pair,
    "double-round-robin": round_robin.pair,
    "knock-out": knock_out.pair,
    "arena": arena.pair,
    "tables": mixing.pair,
}
ROUNDS_OF_TABLES = 5


def rounds_of(event: Event) -> int:
    """How many rounds there will be; 0: as many as people like, or nobody knows yet. Before the first one everybody who
    has entered may still come."""
    plan = event.plan
    people = len(event.here()) if event.rounds else sum(entrant.is_here for entrant in event.entrants.values())
    if plan.format == "knock-out":
        return knock_out.rounds(len(event.rounds[0]) * 2 if event.rounds else people)
    if plan.format in ("round-robin", "double-round-robin"):
        left = round_robin.rounds_left(event) if event.rounds else round_robin.rounds(people) * round_robin.legs(event)
        most = len(event.rounds) + left
        return min(plan.rounds or most, most)
    if plan.rounds or plan.format == "arena":
        return plan.rounds
    if plan.format == "tables":
        return ROUNDS_OF_TABLES
    if people < 2:
        return len(event.rounds)
    return min((people - 1).bit_length() + 2, round_robin.rounds(people))


def is_finished(event: Event) -> bool:
    """Whether every round has been played."""
    if event.is_closed:
        return True
    if event.running() or not event.rounds:
        return False
    if event.plan.format == "knock-out":
        return knock_out.is_finished(event)
    if event.plan.format in ("round-robin", "double-round-robin"):
        limit = event.plan.rounds
        return not round_robin.rounds_left(event) or bool(limit and len(event.rounds) >= limit)
    rounds = rounds_of(event)
    return bool(rounds) and len(event.rounds) >= rounds


def next_round(event: Event) -> Pair:
    """The tables of the round after the last; in an arena those of the people who are free."""
    last = len(event.rounds)
    if is_finished(event):
        raise bad_event("all rounds have been played", "event-finished")
    is_arena = event.plan.format == "arena"
    if event.running() and not is_arena:
        raise bad_event(f"round {last} is not over", "event-round-running", round=last)
    busy = event.seated() if is_arena else set()
    drawn = _drawn(event, [number for number in event.here() if number not in busy], last + 1)
    if drawn is None:
        raise bad_event("nobody can be paired now", "event-nobody")
    return drawn


def again(event: Event) -> list[Act]:
    """Draw again what has not begun of the last round, with those who have come since and without those who went."""
    if not event.rounds:
        raise bad_event("no round has been paired", "event-no-round")
    last = len(event.rounds)
    tables = tuple(number for number, table in event.rounds[-1].items() if not table.begun)
    if not tables:
        raise bad_event(f"all tables of round {last} have begun", "event-all-begun", round=last)
    taken_back = Unpair(round=last, tables=tables)
    changed = Event.replay(event.acts)
    changed.do(taken_back)
    is_whole = len(changed.rounds) < last
    busy = changed.seated() if not is_whole or event.plan.format == "arena" else set()
    people = [number for number in changed.here() if number not in busy]
    drawn = _drawn(changed, people, last) if people else None
    return [taken_back, drawn] if drawn else [taken_back]


def _drawn(event: Event, people: list[int], round: int) -> Pair | None:
    """None where none of these people has a game to play: in a round robin they may have met all who are left."""
    if len(people) < 2 and not event.rounds:
        raise bad_event(f"{len(people)} people: expected two or more", "event-too-few", count=len(people))
    tables = PAIRED_BY[event.plan.format](event, people, round)
    if not tables:
        return None
    return Pair(round=round, tables=tuple(tables), numbers=_free(event, len(tables)))


def _free(event: Event, count: int) -> tuple[int, ...]:
    """In an arena tables of several rounds go on side by side: none of them has the number of another, so that whoever
    plays at a board finds it, and the code on its card opens the right page."""
    taken = {table.number for table in event.running()}
    if event.plan.format != "arena" or not taken:
        return ()
    return tuple(itertools.islice((number for number in itertools.count(1) if number not in taken), count))
