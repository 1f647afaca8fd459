"""What everybody at a table of an event is told about its judge."""

from __future__ import annotations

from ludoteca.play import judging
from ludoteca.server.journal import Journal
from ludoteca.server.judge_messages import EventPlace, JudgeShown, RulingShown, Verdict


def event_place(journal: Journal) -> EventPlace | None:
    """Where in which event this table is played."""
    if not journal.row.event:
        return None
    event, round, table, game = journal.row.event.split("/")
    return EventPlace(event, int(round), int(table), int(game))


def judge_shown(journal: Journal) -> JudgeShown | None:
    match = journal.match
    if not journal.row.event or match is None:
        return None
    called = journal.called
    return JudgeShown(
        may_call=[] if called or match.outcome is not None else list(journal.seats),
        flag=called.flag if called else "",
        called_by=None if called is None or called.seat is None else journal.name(called.seat),
        why=called.why if called else "",
        rulings=[
            RulingShown(
                _verdict(ruling),
                ruling.stake,
                journal.name(entry.seat),
                ruling.seconds,
                ruling.why,
                journal.started + entry.at_ms,
                is_reversed,
            )
            for entry, ruling, is_reversed in judging.told(match.log)
        ],
        paused=match.bench.is_paused and match.outcome is None,
    )


def _verdict(ruling: judging.Ruling) -> Verdict:
    assert ruling.verdict != "reverse"
    return ruling.verdict
