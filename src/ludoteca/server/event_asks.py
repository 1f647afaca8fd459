"""What is asked of events (docs/reference/api.md): everything that can be done to one is an act with a name."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.core import Stake
from ludoteca.events.acts import Kind, Places, Points, Role, ShortText, Verdict
from ludoteca.events.importing import Source
from ludoteca.events.plan import Number, Plan, Round, Small
from ludoteca.events.terms import Place, Terms
from ludoteca.server.envelope import GuestName

EventCode = Annotated[str, Meta(max_length=20)]
Names = Annotated[list["NewEntrant"], Meta(min_length=1, max_length=1000)]


class NewEvent(Struct, forbid_unknown_fields=True):
    """The seed of the plan is drawn where it is 0, and told when the event is over."""

    plan: Plan
    terms: Terms = Terms()


class EventUpload(Struct, forbid_unknown_fields=True):
    """An event from elsewhere: `acts` and `json` as `ludoteca event` and the export write them, a TRF16 report, or a
    CSV list of people; `any` is whichever of these it looks like."""

    kind: Source | Literal["any"]
    text: Annotated[str, Meta(max_length=200_000)]
    plan: Plan | None = None  # what a report or a list does not say: the game
    terms: Terms = Terms()


class NewEntrant(Struct, forbid_unknown_fields=True):
    """One of: a name alone, an account of the site, a machine such as `3`."""

    name: Annotated[str, Meta(max_length=60)] = ""
    rating: Annotated[int, Meta(ge=0, le=9999)] = 0
    account: GuestName | None = None
    bot: Annotated[str, Meta(pattern="^[a-z0-9-]{1,40}$")] | None = None


class EventWish(Struct, tag_field="act", forbid_unknown_fields=True, kw_only=True):
    """Something to be done to an event."""


class WishEnter(EventWish, tag="enter"):
    """Enter oneself. The name is needed where the one of the guest is not chosen or taken."""

    code: EventCode = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class WishEnterOthers(EventWish, tag="enter-others"):
    """Enter people by name, accounts and machines: all or none."""

    entrants: Names


class WishEnterList(EventWish, tag="enter-list"):
    """Enter people from a CSV list with the columns `name,rating`."""

    csv: Annotated[str, Meta(max_length=100_000)]


class WishWithdraw(EventWish, tag="withdraw"):
    """Oneself without a number; anybody as an organiser."""

    player: Number | None = None


class WishReturn(EventWish, tag="return"):
    player: Number | None = None


class WishCheckIn(EventWish, tag="check-in"):
    player: Number | None = None
    here: bool = True


class WishChange(EventWish, tag="change"):
    """The terms, at any time; the plan, while nothing has been paired."""

    terms: Terms | None = None
    plan: Plan | None = None


class WishAppoint(EventWish, tag="appoint"):
    """Somebody with an account, or somebody who has entered; `none` ends it."""

    role: Role
    account: GuestName | None = None
    player: Number | None = None
    staff: Annotated[int, Meta(ge=1, le=1000)] | None = None  # the number of somebody appointed before


class WishPair(EventWish, tag="pair"):
    """Begin this round; `again`: draw again what has not begun of it."""

    round: Round
    again: bool = False


class WishAnnounce(EventWish, tag="announce"):
    text: ShortText


class WishPause(EventWish, tag="pause"):
    pass


class WishResume(EventWish, tag="resume"):
    pass


class WishClose(EventWish, tag="close"):
    """End the event."""


class WishMove(EventWish, tag="move"):
    """Play a table that has not begun on the site, or at a board."""

    round: Round
    table: Number
    place: Place


class WishResult(EventWish, tag="result"):
    """How a game at a board ended. From a player: a claim, which holds once another player of the table says the same.
    From a judge or organiser it holds at once."""

    round: Round
    table: Number
    game: Small
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class WishForfeit(EventWish, tag="forfeit"):
    """These players did not come, or have gone: by a judge or organiser."""

    round: Round
    table: Number
    players: Annotated[list[Number], Meta(min_length=1, max_length=12)]


class WishCorrect(EventWish, tag="correct"):
    """Another result in place of one that was entered; `open` takes it away."""

    round: Round
    table: Number
    game: Small
    why: ShortText = ""
    open: bool = False
    kind: Kind = "played"
    places: Places = ()
    points: Points = ()


class WishCall(EventWish, tag="call"):
    """A player calls the judge to a board; at a table of the site there is an intent for it."""

    round: Round
    table: Number
    why: ShortText = ""


class WishRule(EventWish, tag="rule"):
    """A judge rules on the game that is played, or the last one of the pairing. Where that is a match of several games,
    the stake `game` wins, forfeits or replays the one of them that is played, and the match goes on."""

    round: Round
    table: Number
    game: Small
    verdict: Verdict
    why: ShortText
    stake: Stake = "match"
    seat: Small = 0  # the index among the players as paired
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0


class WishReverse(EventWish, tag="reverse"):
    ruling: Annotated[int, Meta(ge=1)]
    why: ShortText


EventAct = (
    WishEnter
    | WishEnterOthers
    | WishEnterList
    | WishWithdraw
    | WishReturn
    | WishCheckIn
    | WishChange
    | WishAppoint
    | WishPair
    | WishAnnounce
    | WishPause
    | WishResume
    | WishClose
    | WishMove
    | WishResult
    | WishForfeit
    | WishCorrect
    | WishCall
    | WishRule
    | WishReverse
)
