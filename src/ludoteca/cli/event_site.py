"""An event held on a site, run from the terminal: what a command would write into a file is asked of the site."""

from __future__ import annotations

import getpass
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.cli.arguments import bad_argument
from ludoteca.cli.event_file import Kept, Line
from ludoteca.cli.site import PAGE, Site, SiteRefused
from ludoteca.events import Plan, acts, parse_event
from ludoteca.events.acts import Act
from ludoteca.events.terms import Terms
from ludoteca.server import event_asks as asks
from ludoteca.server.event_shapes import EventAudit, EventList, EventView, JudgeView
from ludoteca.server.people_shapes import SignedIn, SignInCode, SignInPassword

ASK_AGAIN_SECONDS = 2.0
WAIT_SECONDS = 300


class EventSite(Kept):
    """Read from the export of the site, so that everything printed is computed as from a file."""

    def __init__(self, site: Site, id: str) -> None:
        if not id.isalnum() or not id.isascii():
            raise bad_argument(f"event {id!r}: expected what stands behind /event/", "site-event", PAGE, event=id)
        self.site = site
        self.id = id
        self.address = f"{site.address}/event/{id}"
        self._read()

    def _read(self) -> None:
        self.event = parse_event(self.site.get(f"/api/events/{self.id}/export/acts"))

    def view(self) -> EventView:
        return msgspec.json.decode(self.site.get(f"/api/events/{self.id}"), type=EventView)

    def do(self, *acts: Act) -> None:
        """Ask for each of these. What is entered together is entered together or not at all."""
        for wish in _wishes(acts):
            self.ask(wish)
        self._read()

    def ask(self, wish: asks.EventAct) -> None:
        self.site.post(f"/api/events/{self.id}/acts", msgspec.json.encode(wish))

    def enter(self, entrants: Sequence[asks.NewEntrant]) -> None:
        self.ask(asks.WishEnterOthers(entrants=list(entrants)))
        self._read()

    def pair(self, again: bool) -> None:
        last = len(self.event.rounds)
        self.ask(asks.WishPair(round=last if again else last + 1, again=again))
        self._read()

    def appoint(self, role: acts.Role, name: str) -> None:
        """Somebody who has entered, or the account of this name."""
        found = next((one.number for one in self.event.entrants.values() if one.name == name), None)
        self.ask(asks.WishAppoint(role=role, **({"account": name} if found is None else {"player": found})))

    def lines(self) -> list[Line]:
        """As the site has them: it alone knows the lots that may decide at the end."""
        view = self.view()
        names = {one.number: one.name for one in view.entrants}
        return [
            Line(str(one.place), names[one.player], one.score, str(one.games), dict(one.breaks))
            for one in view.standings
        ]

    def exported(self, kind: str) -> str:
        return self.site.get(f"/api/events/{self.id}/export/{kind}").decode()

    def audit(self) -> EventAudit:
        return msgspec.json.decode(self.site.get(f"/api/events/{self.id}/audit"), type=EventAudit)

    def judged(self, round: int, table: int) -> JudgeView:
        path = f"/api/events/{self.id}/rounds/{round}/tables/{table}/judge"
        return msgspec.json.decode(self.site.get(path), type=JudgeView)


def _wishes(done: Sequence[Act]) -> list[asks.EventAct]:
    entered = [asks.NewEntrant(name=act.name, rating=act.rating) for act in done if isinstance(act, acts.Enter)]
    others = [_wish(act) for act in done if not isinstance(act, acts.Enter)]
    return [asks.WishEnterOthers(entrants=entered), *others] if entered else others


def _wish(act: Act) -> asks.EventAct:
    """What the site is asked for so that this act is done."""
    said: dict[str, Any] = msgspec.structs.asdict(act)
    told = {name: value for name, value in said.items() if name not in ("at", "by")}
    match act:
        case acts.CheckIn():
            return asks.WishCheckIn(player=act.player, here=act.is_here)
        case acts.Arrange():
            return asks.WishChange(terms=act.terms)
        case acts.Correct():
            told["open"] = told.pop("is_open")
            return asks.WishCorrect(**told)
        case acts.Result() if act.kind == "forfeit":
            return asks.WishResult(**told)
    same: dict[type[Act], type[asks.EventAct]] = {
        acts.Withdraw: asks.WishWithdraw,
        acts.Return: asks.WishReturn,
        acts.Result: asks.WishResult,
        acts.Announce: asks.WishAnnounce,
        acts.Pause: asks.WishPause,
        acts.Resume: asks.WishResume,
        acts.Close: asks.WishClose,
        acts.Move: asks.WishMove,
        acts.Rule: asks.WishRule,
        acts.Reverse: asks.WishReverse,
    }
    return same[type(act)](**told)


# -- at the site, before there is an event -----------------------------------------------------------


def made(site: Site, plan: Plan, terms: Terms) -> EventView:
    """A new event; the terminal is its organiser."""
    answer = site.post("/api/events", msgspec.json.encode(asks.NewEvent(plan, terms)))
    return msgspec.json.decode(answer, type=EventView)


def brought(site: Site, upload: asks.EventUpload) -> EventView:
    """An event from elsewhere."""
    return msgspec.json.decode(site.post("/api/events/import", msgspec.json.encode(upload)), type=EventView)


def listed(site: Site, mine: bool) -> EventList:
    return msgspec.json.decode(site.get("/api/me/events" if mine else "/api/events"), type=EventList)


def sign_in(site: Site, name: str, code: str | None, told: Any) -> None:
    """The terminal is this account from now on: by its password, or by the code that another device of it shows."""
    if code is None:
        password = getpass.getpass(f"{name} @ {site.address}: ")
        site.post("/api/sign-in/password", msgspec.json.encode(SignInPassword(name, password, take=True)))
        return
    until, wish = time.monotonic() + WAIT_SECONDS, msgspec.json.encode(SignInCode(code, take=True))
    answer = msgspec.json.decode(site.post("/api/sign-in/link", wish), type=SignedIn)
    if not answer.is_in:
        told(answer.number)
    while not answer.is_in:
        if time.monotonic() > until:
            raise SiteRefused("nobody has confirmed it", site.address)
        time.sleep(ASK_AGAIN_SECONDS)
        answer = msgspec.json.decode(site.post("/api/sign-in/link", wish), type=SignedIn)
