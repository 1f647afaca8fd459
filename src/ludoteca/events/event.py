"""An event in progress: the only thing that may change it is an act, which is judged before anything changes.

    Event(plan)                            with its first act
    Event.replay(acts)                     the same event again; raises BadEvent naming the act
    event.do(act)                          raises BadEvent; then nothing has changed
    event.plan .acts .entrants .rounds .floor .is_closed
    event.here()                           the numbers of those who are paired, in order
    event.table(round, number)

Knows no server, no clock and no file.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.events import rulings
from ludoteca.events.acts import (
    Act,
    Announce,
    Appoint,
    Arrange,
    Begin,
    Close,
    Correct,
    Create,
    Enter,
    Inherit,
    Pair,
    Result,
    Return,
    Reverse,
    Rule,
    Unpair,
    Withdraw,
)
from ludoteca.events.floor import BOT, Floor
from ludoteca.events.names import checked_name, folded
from ludoteca.events.plan import Plan
from ludoteca.events.refusing import BadEvent, bad_event
from ludoteca.events.tables import Recorded, Score, Table, checked_score, is_over

MOST_PEOPLE = 1000
AFTER_THE_END = (Correct, Announce, Arrange, Appoint, Inherit)


@dataclass
class Entrant:
    """Somebody who plays here."""

    number: int
    name: str
    rating: int = 0
    person: str = ""
    is_here: bool = True

    @property
    def is_machine(self) -> bool:
        """A machine need not say that it is here."""
        return self.person.startswith(BOT)


class Event:
    """Rounds are counted from 1; `rounds[0]` are the tables of the first, by their numbers."""

    def __init__(self, plan: Plan, *, at: str = "", by: str = "") -> None:
        plan.check()
        self.plan = plan
        self.acts: list[Act] = [Create(plan=plan, at=at, by=by)]
        self.entrants: dict[int, Entrant] = {}
        self.rounds: list[dict[int, Table]] = []
        self.floor = Floor(organiser=by)
        self.is_closed = False
        self._names: set[str] = set()

    @classmethod
    def replay(cls, acts: Iterable[Act]) -> Event:
        """The event with these acts; whatever cannot be is refused, and the refusal knows which act it was."""
        event: Event | None = None
        for index, act in enumerate(acts):
            try:
                if event is not None:
                    event.do(act)
                elif isinstance(act, Create):
                    event = cls(act.plan, at=act.at, by=act.by)
                else:
                    raise bad_event("the first act is not `create`", "event-not-created")
            except BadEvent as error:
                error.act = index
                raise
        if event is None:
            raise bad_event("no act: expected `create` first", "event-not-created")
        return event

    # -- what is known -------------------------------------------------------------------------------------------------

    def here(self) -> list[int]:
        return [
            number
            for number, entrant in self.entrants.items()
            if entrant.is_here and (entrant.is_machine or self.floor.is_here(number))
        ]

    def tables(self) -> Iterable[Table]:
        """All tables of all rounds, in order."""
        return (table for tables in self.rounds for table in tables.values())

    def table(self, round: int, number: int) -> Table:
        if not 1 <= round <= len(self.rounds):
            raise bad_event(f"there is no round {round}", "event-no-such-round", round=round)
        if number not in self.rounds[round - 1]:
            said = f"round {round} has no table {number}"
            raise bad_event(said, "event-no-such-table", round=round, table=number)
        return self.rounds[round - 1][number]

    def is_over(self, table: Table) -> bool:
        return is_over(self.plan, table)

    def running(self) -> list[Table]:
        """Tables that are not over."""
        return [table for table in self.tables() if not self.is_over(table)]

    def seated(self) -> set[int]:
        """Who cannot be given another table now: whoever sits at one of this round, in an arena at one not over."""
        if self.plan.format == "arena":
            return {player for table in self.running() for player in table.seats}
        return {player for table in (self.rounds[-1] if self.rounds else {}).values() for player in table.seats}

    # -- acts ----------------------------------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        """Judge the act and let it happen."""
        if self.is_closed and not isinstance(act, AFTER_THE_END):
            raise bad_event("the event is closed: only corrections are taken", "event-closed")
        match act:
            case Enter():
                self._enter(act)
            case Withdraw():
                self._come_or_go(act.player, is_here=False)
            case Return():
                self._come_or_go(act.player, is_here=True)
            case Pair():
                self._pair(act)
            case Unpair():
                self._unpair(act)
            case Begin():
                self._begin(act)
            case Result() | Correct():
                self._say(act)
            case Rule():
                rulings.rule(self, act)
            case Reverse():
                rulings.reverse(self, act)
            case Close():
                self.is_closed = True
            case _:
                self.floor.do(self, act)
        self.acts.append(act)

    def _enter(self, act: Enter) -> None:
        name = checked_name(act.name)
        if folded(name) in self._names:
            raise bad_event(f"somebody is called {name!r} already", "event-name-taken", name=name)
        if len(self.entrants) >= MOST_PEOPLE:
            raise bad_event(f"more than {MOST_PEOPLE} people", "event-full", most=MOST_PEOPLE)
        if self.plan.format == "knock-out" and self.rounds:
            raise bad_event(f"{name}: the knock-out has begun", "event-knock-out-begun", name=name)
        number = len(self.entrants) + 1
        self.entrants[number] = Entrant(number, name, act.rating, act.person)
        self._names.add(folded(name))

    def _come_or_go(self, player: int, *, is_here: bool) -> None:
        entrant = self.entrant(player)
        if entrant.is_here == is_here:
            said = f"{entrant.name} {'has not' if is_here else 'has already'} withdrawn"
            raise bad_event(said, "event-not-withdrawn" if is_here else "event-withdrawn", name=entrant.name)
        entrant.is_here = is_here

    def _pair(self, act: Pair) -> None:
        last = len(self.rounds)
        if act.round not in (last, last + 1) or not act.round:
            raise bad_event(f"round {act.round}: expected {last + 1}", "event-round", round=act.round, next=last + 1)
        is_new = act.round == last + 1
        if is_new and self.plan.format != "arena" and self.running():
            raise bad_event(f"round {last} is not over", "event-round-running", round=last)
        busy = self.seated() if not is_new or self.plan.format == "arena" else set()
        sizes = (1, *self.plan.table_sizes()) if self.plan.format == "tables" else (1, 2)
        for seating in act.tables:
            if len(seating.seats) not in sizes:
                said = f"a table of {len(seating.seats)}: expected {', '.join(map(str, sizes))}"
                raise bad_event(said, "event-table-size", size=len(seating.seats), expected=", ".join(map(str, sizes)))
            for player in seating.seats:
                entrant = self.entrant(player)
                if not entrant.is_here:
                    raise bad_event(f"{entrant.name} has withdrawn", "event-withdrawn", name=entrant.name)
                if player in busy:
                    raise bad_event(f"{entrant.name} sits at a table already", "event-seated", name=entrant.name)
                busy.add(player)
        taken = {} if is_new else self.rounds[-1]
        next_one = max(taken, default=0) + 1
        numbers = act.numbers or tuple(range(next_one, next_one + len(act.tables)))
        if len(set(numbers)) != len(act.tables) or not taken.keys().isdisjoint(numbers):
            given = ", ".join(map(str, numbers))
            said = f"numbers {given}: expected {len(act.tables)} that no table of round {act.round} has"
            raise bad_event(said, "event-table-numbers", numbers=given, round=act.round)
        if is_new:
            self.rounds.append({})
        for number, seating in zip(numbers, act.tables, strict=True):
            self.rounds[-1][number] = Table(act.round, number, seating.seats, seating.worth)

    def _unpair(self, act: Unpair) -> None:
        if act.round != len(self.rounds):
            raise bad_event(f"round {act.round} is not the last one", "event-not-last", round=act.round)
        for number in act.tables:
            if self.table(act.round, number).begun:
                raise bad_event(f"table {number} has begun", "event-begun", table=number)
        tables = self.rounds[-1]
        if self.plan.format == "knock-out" and set(act.tables) != set(tables):
            raise bad_event("a round of a knock-out is taken back as a whole", "event-whole-round", round=act.round)
        for number in set(act.tables):
            del tables[number]
            self.floor.taken_back(act.round, number)
        if not tables:
            self.rounds.pop()

    def _begin(self, act: Begin) -> None:
        table = self.table(act.round, act.table)
        self.check_open(table, act.game)
        table.begun = max(table.begun, act.game)

    def _say(self, act: Result | Correct) -> None:
        table = self.table(act.round, act.table)
        is_open = isinstance(act, Correct) and act.is_open
        if isinstance(act, Correct):
            if table.score_of(act.game) is None:
                self._not_this_game(table, act.game)
            self.check_nothing_rests_on(table)
        else:
            self.check_open(table, act.game)
        score = None if is_open else checked_score(table, act.kind, act.places, act.points)
        self.say(table, act.game, score)

    def say(self, table: Table, game: int, score: Score | None) -> None:
        """From now on this holds for a game of the table; the act that says so is about to be appended."""
        table.recorded.setdefault(game, []).append(Recorded(len(self.acts), score))
        table.begun = max(table.begun, game)
        self.floor.settled(table)

    def check_open(self, table: Table, game: int) -> None:
        """Only the first game without a result is played."""
        if game != table.next_game() or self.is_over(table):
            self._not_this_game(table, game)

    def check_nothing_rests_on(self, table: Table) -> None:
        """In a knock-out the next round rests on this one."""
        if self.plan.format == "knock-out" and table.round < len(self.rounds):
            said = f"round {table.round + 1} was paired from this result: take it back first"
            raise bad_event(said, "event-rests-on", round=table.round + 1)

    def entrant(self, player: int) -> Entrant:
        if player not in self.entrants:
            raise bad_event(f"there is no player {player}", "event-no-such-player", player=player)
        return self.entrants[player]

    def _not_this_game(self, table: Table, game: int) -> None:
        said = f"round {table.round}, table {table.number}: nothing can be entered for game {game}"
        if self.is_over(table):
            said += ", the table is over"
        raise bad_event(said, "event-not-this-game", round=table.round, table=table.number, game=game)
