"""What people ask of an event, turned into its acts. Whoever may not ask for it is refused before anything changes."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

import msgspec

from ludoteca import bots
from ludoteca.events import Event, again, next_round
from ludoteca.events.acts import (
    Act,
    Announce,
    Appoint,
    Arrange,
    Call,
    CheckIn,
    Claim,
    Close,
    Correct,
    Enter,
    Move,
    Pause,
    Replan,
    Result,
    Resume,
    Return,
    Withdraw,
)
from ludoteca.events.exporting import entries_from_csv
from ludoteca.events.floor import BOT, agreed
from ludoteca.events.names import folded
from ludoteca.events.refusing import bad_event
from ludoteca.events.tables import Table
from ludoteca.server import event_asks as asks
from ludoteca.server.event_powers import (
    require_founder,
    require_judge,
    require_organiser,
    require_player,
    role_of,
)
from ludoteca.server.event_tables import place_of
from ludoteca.server.event_views import staff_of
from ludoteca.server.held_events import HeldEvent
from ludoteca.server.refusals import Refuse
from ludoteca.server.sessions import Guests

MOST_ACTS = 50_000  # of one event


class Wishes:
    """Turns them into acts."""

    def __init__(self, guests: Guests) -> None:
        self._guests = guests

    async def acts(self, held: HeldEvent, guest: str, wish: asks.EventAct) -> Sequence[Act]:
        """The acts this guest may have done; the event has yet to judge them."""
        if len(held.event.acts) >= MOST_ACTS:
            raise Refuse("too-many", {"limit": MOST_ACTS})
        event = held.event
        match wish:
            case asks.WishEnter():
                return [await self._enter(held, guest, wish)]
            case asks.WishEnterOthers():
                require_organiser(held, guest)
                return await self._enter_others(held, wish.entrants)
            case asks.WishEnterList():
                require_organiser(held, guest)
                self._check_names_can_play(held)
                return entries_from_csv(wish.csv)
            case asks.WishWithdraw():
                return [Withdraw(player=self._meant(held, guest, wish.player))]
            case asks.WishReturn():
                return [Return(player=self._meant(held, guest, wish.player))]
            case asks.WishCheckIn():
                return [CheckIn(player=self._meant(held, guest, wish.player), is_here=wish.here)]
            case asks.WishAppoint():
                require_founder(held, guest)
                return [Appoint(person=await self._appointed(held, wish), role=wish.role)]
            case asks.WishResult():
                return self._result(held, guest, wish)
            case asks.WishForfeit():
                table = event.table(wish.round, wish.table)
                require_judge(held, guest, table)
                return [_forfeit(table, wish.players)]
            case asks.WishCall():
                table = event.table(wish.round, wish.table)
                player = require_player(held, guest)
                if place_of(event, table) == "site":
                    raise Refuse("event-table")
                return [Call(round=wish.round, table=wish.table, player=player, why=wish.why)]
            case _:
                require_organiser(held, guest)
                return _organised(event, wish)

    # -- entering --------------------------------------------------------------------------------

    async def _enter(self, held: HeldEvent, guest: str, wish: asks.WishEnter) -> Enter:
        terms = held.event.floor.terms
        if held.player(guest) is not None:
            raise Refuse("entered")
        if terms.entry == "list":
            raise Refuse("by-list")
        if terms.entry == "code" and not hmac.compare_digest(
            wish.code.strip().upper().encode(), held.row.code.encode()
        ):
            raise Refuse("bad-code")
        await self._guests.require_playing(guest)
        await self._guests.load([guest])
        name = wish.name or self._guests.name(guest)
        if not name:
            raise Refuse("bad-name")
        return Enter(name=name, person=guest)

    async def _enter_others(self, held: HeldEvent, entrants: Sequence[asks.NewEntrant]) -> list[Act]:
        taken = {folded(entrant.name) for entrant in held.event.entrants.values()}
        found: list[Act] = []
        for one in entrants:
            name, person = one.name, ""
            if one.bot is not None:
                if not bots.exists(one.bot):
                    raise Refuse("unknown-bot", {"bot": one.bot})
                name, person = name or _free(f"Bot {one.bot}", taken), f"{BOT}{one.bot}"
            elif one.account is not None:
                account = await self._guests.desk.accounts.named(one.account)
                if account is None:
                    raise Refuse("unknown-person")
                if held.player(account.guest) is not None:
                    raise Refuse("entered")
                await self._guests.load([account.guest])
                name, person = name or self._guests.name(account.guest), account.guest
            else:
                self._check_names_can_play(held)
            taken.add(folded(name))
            found.append(Enter(name=name, rating=one.rating, person=person))
        return found

    def _check_names_can_play(self, held: HeldEvent) -> None:
        if held.event.floor.terms.place == "site":
            raise bad_event("a name alone cannot play on the site", "event-needs-board")

    def _meant(self, held: HeldEvent, guest: str, player: int | None) -> int:
        """Oneself, or anybody as an organiser."""
        if player is None or player == held.player(guest):
            return require_player(held, guest)
        require_organiser(held, guest)
        return player

    async def _appointed(self, held: HeldEvent, wish: asks.WishAppoint) -> str:
        if wish.account is not None:
            account = await self._guests.desk.accounts.named(wish.account)
            if account is None:
                raise Refuse("unknown-person")
            return account.guest
        if wish.player is not None:
            person = held.event.entrant(wish.player).person
            if not person or person.startswith(BOT):
                raise Refuse("unknown-person")
            return person
        people = staff_of(held)
        if wish.staff is None or wish.staff > len(people):
            raise Refuse("unknown-person")
        return people[wish.staff - 1]

    # -- results ---------------------------------------------------------------------------------

    def _result(self, held: HeldEvent, guest: str, wish: asks.WishResult) -> list[Act]:
        """A judge's word holds at once. Players agree, or a judge decides."""
        event, player = held.event, held.player(guest)
        table = event.table(wish.round, wish.table)
        said = {name: getattr(wish, name) for name in ("round", "table", "game", "kind", "places", "points")}
        if role_of(held, guest) and player not in table.seats:
            return [Result(**said)]
        if player not in table.seats or player is None:
            raise Refuse("not-judge")
        if place_of(event, table) == "site":
            raise Refuse("event-table")
        claim = Claim(**said, player=player)
        claims = {**event.floor.claims.get((wish.round, wish.table), {}), player: claim}
        return [claim, Result(**said)] if agreed(claims) else [claim]


def _organised(event: Event, wish: asks.EventAct) -> Sequence[Act]:
    match wish:
        case asks.WishChange():
            changed: list[Act] = []
            if wish.plan is not None:
                seed = wish.plan.seed or event.plan.seed
                changed.append(Replan(plan=msgspec.structs.replace(wish.plan, seed=seed)))
            return [*changed, Arrange(terms=wish.terms)] if wish.terms is not None else changed
        case asks.WishPair(again=True):
            if wish.round != len(event.rounds):
                raise bad_event(f"round {wish.round} is not the last one", "event-not-last", round=wish.round)
            return again(event)
        case asks.WishPair():
            drawn = next_round(event)
            if wish.round != drawn.round:
                said = f"round {wish.round}: expected {drawn.round}"
                raise bad_event(said, "event-round", round=wish.round, next=drawn.round)
            return [drawn]
        case asks.WishAnnounce():
            return [Announce(text=wish.text)]
        case asks.WishPause():
            return [Pause()]
        case asks.WishResume():
            return [Resume()]
        case asks.WishClose():
            return [Close()]
        case asks.WishMove():
            table = event.table(wish.round, wish.table)
            if wish.place == "site" and not all(event.entrants[player].person for player in table.seats):
                raise bad_event("a name alone cannot play on the site", "event-needs-board")
            return [Move(round=wish.round, table=wish.table, place=wish.place)]
        case asks.WishCorrect():
            return [
                Correct(
                    round=wish.round,
                    table=wish.table,
                    game=wish.game,
                    why=wish.why,
                    is_open=wish.open,
                    kind=wish.kind,
                    places=() if wish.open else wish.places,
                    points=() if wish.open else wish.points,
                )
            ]
        case _:
            raise Refuse("malformed", {"what": "act"})


def _forfeit(table: Table, players: Sequence[int]) -> Result:
    """Those who are there share the first place; with two that is a win for the other."""
    for player in players:
        if player not in table.seats:
            said = f"player {player} does not play there"
            raise bad_event(said, "event-not-there", name=str(player), table=table.number)
    places = tuple(0 if player in players else 1 for player in table.seats)
    return Result(round=table.round, table=table.number, game=table.next_game(), kind="forfeit", places=places)


def _free(name: str, taken: set[str]) -> str:
    """The name, with a number behind it where somebody has it already."""
    numbered = (name if number == 1 else f"{name} ({number})" for number in range(1, 2000))
    return next(one for one in numbered if folded(one) not in taken)
