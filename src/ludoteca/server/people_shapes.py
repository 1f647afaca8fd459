"""What goes in and out over REST about people: accounts, profiles, operators (docs/reference/api.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ludoteca.server.envelope import GuestName, SeatName

Label = Annotated[str, Meta(max_length=80)]
Code = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(max_length=1000)]
Credential = Annotated[dict[str, Any], Meta(description="as `PublicKeyCredential.toJSON()` gives it")]


# -- accounts ------------------------------------------------------------------------------------


class PasskeyInfo(Struct):
    id: str
    label: str
    created: int
    used: int


class DeviceInfo(Struct):
    """Where the account is signed in."""

    id: str
    label: str
    created: int
    is_this: bool


class Account(Struct):
    """The account of the guest who asks; `has_account` is false as long as there is none."""

    has_account: bool
    name: str
    is_public: bool = False  # others may see the games and results
    is_operator: bool = False
    has_password: bool = False
    codes_left: int = 0
    passkeys: list[PasskeyInfo] = []
    devices: list[DeviceInfo] = []


class Kept(Struct):
    """The account after a change; codes are told once, when the account is new or new codes were asked for."""

    account: Account
    codes: list[str] = []


class WantPasskey(Struct, forbid_unknown_fields=True):
    name: GuestName


class NewPasskey(Struct, forbid_unknown_fields=True):
    name: GuestName
    credential: Credential
    public: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    name: GuestName
    password: Password
    old: Password = ""  # where there is one already; a recovery code does as well
    public: bool = False


class ChangedAccount(Struct, forbid_unknown_fields=True):
    public: bool


class SignOut(Struct, forbid_unknown_fields=True):
    """From one of the devices; from all of them where none is named."""

    device: Annotated[str, Meta(max_length=40)] | None = None


class Ceremony(Struct):
    """What to ask the browser's authenticator (the `publicKey` of WebAuthn, as JSON)."""

    options: dict[str, Any]


class SignInPasskey(Struct, forbid_unknown_fields=True):
    credential: Credential
    take: bool = False  # take the games of the present guest along


class SignInPassword(Struct, forbid_unknown_fields=True):
    name: GuestName
    password: Password
    take: bool = False


class SignInCode(Struct, forbid_unknown_fields=True):
    code: Code
    take: bool = False


class SignedIn(Struct):
    """Whether the browser is signed in now; if not, `number` is to be shown until the first device has said yes."""

    is_in: bool
    number: str = ""


class DeviceLink(Struct):
    """A link for another device, and its code; good for some minutes and once."""

    code: str
    url: str
    qr: str  # an SVG picture


class DeviceLinkState(Struct):
    state: Literal["none", "offered", "asked", "allowed"]
    label: str  # of the device that asks
    number: str  # that it shows


class DeviceAnswer(Struct, forbid_unknown_fields=True):
    number: Annotated[str, Meta(max_length=4)]
    allowed: bool


class InvitationUse(Struct, forbid_unknown_fields=True):
    code: Code


# -- profiles ------------------------------------------------------------------------------------

Result = Literal["won", "lost", "drawn", "null"]  # null: called off, or it counts for nobody


class Opponent(Struct):
    kind: Literal["guest", "bot", "left"]  # left: has deleted everything about themselves
    name: str  # empty where it is not public
    handle: bool = False  # has a public profile under this name


class PlayedGame(Struct):
    """A finished game. `table` only for those who may look at it."""

    table: str | None
    game: str
    ended: int
    seats: list[SeatName]
    opponents: list[Opponent]
    result: Result


class Tally(Struct):
    """How often somebody has won, lost and drawn."""

    won: int = 0
    lost: int = 0
    drawn: int = 0


class GameTally(Struct):
    game: str
    tally: Tally


class OpponentTally(Struct):
    opponent: Opponent
    tally: Tally


class Profile(Struct):
    """Somebody with an account; nothing but the name where they keep it to themselves."""

    name: str
    is_public: bool
    is_me: bool
    since: int | None = None
    by_game: list[GameTally] = []
    by_opponent: list[OpponentTally] = []
    games: list[PlayedGame] = []  # the latest first


class Everything(Struct):
    """All that is kept about somebody: the rows of the database, and every table as they may know it."""

    person: dict[str, list[dict[str, Any]]]
    tables: list[dict[str, Any]]


# -- operators -----------------------------------------------------------------------------------


class PersonInfo(Struct):
    """Somebody, for an operator."""

    id: str
    name: str  # chosen, or nothing
    given: str
    has_account: bool
    is_operator: bool
    is_muted: bool
    is_banned: bool


class InvitationInfo(Struct):
    code: str
    is_used: bool


class WhoInfo(Struct):
    """Somebody in a report or at a table: the chosen name, or the one given."""

    id: str
    name: str
    given: str
    left: bool  # has deleted everything about themselves


class OperatorTable(Struct):
    id: str
    game: str
    status: str
    players: list[WhoInfo]
    is_public: bool


class ReportInfo(Struct):
    """Something that was said at a table, and reported."""

    id: int
    at: int
    table: str
    text: str
    said_by: WhoInfo
    reported_by: WhoInfo
    is_settled: bool


class Operated(Struct):
    """What an operator sees."""

    is_invite_only: bool
    people: list[PersonInfo]
    invitations: list[InvitationInfo]
    tables: list[OperatorTable]
    reports: list[ReportInfo]


class OperatorChange(Struct, forbid_unknown_fields=True):
    """What to change about a person; what is left out stays."""

    name: GuestName | None = None
    muted: bool | None = None
    banned: bool | None = None


class OperatorReport(Struct, forbid_unknown_fields=True):
    settled: bool


class OperatorSite(Struct, forbid_unknown_fields=True):
    invite_only: bool


class MoreInvitations(Struct, forbid_unknown_fields=True):
    count: Annotated[int, Meta(ge=1, le=50)] = 1
