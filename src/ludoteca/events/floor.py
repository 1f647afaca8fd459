"""What is arranged around the playing of an event: how it is held, who helps, who is here, what was said and claimed.

Nothing of it decides a pairing or a place in the standings, except that only those who are here are paired.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludoteca.events.acts import (
    Act,
    Announce,
    Appoint,
    Arrange,
    Call,
    CheckIn,
    Claim,
    Host,
    Inherit,
    Kind,
    Lapse,
    Move,
    Pause,
    Replan,
    Resume,
    Role,
)
from ludoteca.events.refusing import bad_event
from ludoteca.events.tables import Score, Table, checked_score
from ludoteca.events.terms import Place, Terms

if TYPE_CHECKING:
    from ludoteca.events.event import Event

Spot = tuple[int, int]  # a round and the number of a table there
NOBODY = "~"  # the person of somebody who has left for good begins so
BOT = "bot:"  # the person of a machine


@dataclass
class Floor:
    """Kept by the event, changed by its acts alone."""

    organiser: str = ""
    terms: Terms = field(default_factory=Terms)
    staff: dict[str, Role] = field(default_factory=dict)
    checked_in: set[int] = field(default_factory=set)
    announced: list[int] = field(default_factory=list)  # the indexes of these acts
    is_paused: bool = False
    moved: dict[Spot, Place] = field(default_factory=dict)
    hosted: dict[tuple[int, int, int], str] = field(default_factory=dict)  # round, table, game -> a table of the site
    claims: dict[Spot, dict[int, Claim]] = field(default_factory=dict)  # of the game that is open, by player
    calls: dict[Spot, Call] = field(default_factory=dict)  # which no judge has answered yet

    def do(self, event: Event, act: Act) -> None:
        """Judge the act and let it happen; what does not concern the floor is refused."""
        match act:
            case Arrange():
                self.terms = act.terms
            case Appoint():
                self._appoint(act)
            case CheckIn():
                event.entrant(act.player)
                (self.checked_in.add if act.is_here else self.checked_in.discard)(act.player)
            case Announce():
                if not act.text.strip():
                    raise bad_event("nothing is announced", "event-nothing-said")
                self.announced.append(len(event.acts))
            case Pause() | Resume():
                self._pause(isinstance(act, Pause))
            case Move():
                self._move(event.table(act.round, act.table), act.place)
            case Host():
                self._host(event, act)
            case Claim():
                self._claim(event, act)
            case Call():
                self._call(event, act)
            case Lapse():
                self.answered(event.table(act.round, act.table))
            case Replan():
                if event.rounds:
                    raise bad_event("the event has begun as it was planned", "event-begun-as-planned")
                act.plan.check()
                event.plan = act.plan
            case Inherit():
                self._inherit(event, act)
            case _:
                raise bad_event("an event is created once", "event-created-twice")

    def is_here(self, player: int) -> bool:
        """Whether somebody who has not withdrawn may be paired."""
        return not self.terms.check_in or player in self.checked_in

    def settled(self, table: Table) -> None:
        """Something was said about a game of this table by those who may: what players claimed is past."""
        self.claims.pop((table.round, table.number), None)
        self.calls.pop((table.round, table.number), None)

    def answered(self, table: Table) -> None:
        """A judge has ruled there."""
        self.calls.pop((table.round, table.number), None)

    def taken_back(self, round: int, number: int) -> None:
        """The table is not there any more."""
        self.moved.pop((round, number), None)
        self.claims.pop((round, number), None)
        self.calls.pop((round, number), None)
        self.hosted = {spot: id for spot, id in self.hosted.items() if spot[:2] != (round, number)}

    def contradicting(self, spot: Spot) -> bool:
        """Whether players say different things about the game that is open."""
        return len({_claimed(claim) for claim in self.claims.get(spot, {}).values()}) > 1

    def _appoint(self, act: Appoint) -> None:
        if not act.person or act.person == self.organiser:
            raise bad_event("the organiser stays the organiser", "event-organiser")
        self.staff.pop(act.person, None)
        if act.role != "none":
            self.staff[act.person] = act.role

    def _pause(self, is_paused: bool) -> None:
        if self.is_paused == is_paused:
            said = "the event is paused already" if is_paused else "the event is not paused"
            raise bad_event(said, "event-paused" if is_paused else "event-not-paused")
        self.is_paused = is_paused

    def _move(self, table: Table, place: Place) -> None:
        if table.begun or table.is_bye:
            raise bad_event(f"table {table.number} has begun", "event-begun", table=table.number)
        self.moved[table.round, table.number] = place

    def _host(self, event: Event, act: Host) -> None:
        table = event.table(act.round, act.table)
        event.check_open(table, act.game)
        self.hosted[act.round, act.table, act.game] = act.id

    def _claim(self, event: Event, act: Claim) -> None:
        table = event.table(act.round, act.table)
        event.check_open(table, act.game)
        if act.player not in table.seats:
            name = event.entrant(act.player).name
            raise bad_event(f"{name} does not play there", "event-not-there", name=name, table=act.table)
        checked_score(table, act.kind, act.places, act.points)
        self.claims.setdefault((act.round, act.table), {})[act.player] = act

    def _call(self, event: Event, act: Call) -> None:
        table = event.table(act.round, act.table)
        event.check_open(table, table.next_game())
        if act.player and act.player not in table.seats:
            name = event.entrant(act.player).name
            raise bad_event(f"{name} does not play there", "event-not-there", name=name, table=act.table)
        self.calls.setdefault((act.round, act.table), act)

    def _inherit(self, event: Event, act: Inherit) -> None:
        if self.organiser == act.old:
            self.organiser = act.new
        if act.old in self.staff:
            role = self.staff.pop(act.old)
            if act.new != self.organiser and not act.new.startswith(NOBODY):
                self.staff[act.new] = role
        for entrant in event.entrants.values():
            if entrant.person == act.old:
                entrant.person = "" if act.new.startswith(NOBODY) else act.new


def _claimed(claim: Claim) -> tuple[Kind, tuple[int, ...], tuple[int, ...]]:
    return claim.kind, claim.places, claim.points


def agreed(claims: dict[int, Claim]) -> Score | None:
    """What two or more players say alike about a game, if nobody says otherwise."""
    said = {_claimed(claim) for claim in claims.values()}
    return Score(*said.pop()) if len(claims) > 1 and len(said) == 1 else None
