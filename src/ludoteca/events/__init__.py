"""Events: who enters, who meets whom, what came of it, who stands where. Knows no server, no database, no clock.

Plan(name=..., game=..., format=...)       what was agreed; plan.check() refuses what cannot be played
Event(plan) | Event.replay(acts)           an event is its acts (`events.acts`), in order
event.do(act)                              judged before anything changes; raises BadEvent
next_round(event) -> Pair                  the act that begins the next round; a pure function of the acts
again(event) -> [Unpair, Pair]             what has not begun, drawn again
is_finished(event), rounds_of(event)
standings(event) -> [Standing]             from the results alone
parse_event(text), format_acts(acts)       one act a line, in JSON
"""

from ludoteca.events.event import Event
from ludoteca.events.file import format_acts, parse_event
from ludoteca.events.pairing import again, is_finished, next_round, rounds_of
from ludoteca.events.plan import Plan
from ludoteca.events.refusing import BadEvent
from ludoteca.events.standings import Standing, standings

__all__ = [
    "BadEvent",
    "Event",
    "Plan",
    "Standing",
    "again",
    "format_acts",
    "is_finished",
    "next_round",
    "parse_event",
    "rounds_of",
    "standings",
]
