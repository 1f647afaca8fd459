"""Accounts over HTTP: becoming one, signing in and out, more devices (docs/reference/api.md)."""

from __future__ import annotations

import io
from urllib.parse import urlsplit

import segno
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ludoteca.server import membership, people_shapes
from ludoteca.server.house import House
from ludoteca.server.people import account_store
from ludoteca.server.people.desk import device_label
from ludoteca.server.people.passkeys import Place
from ludoteca.server.refusals import Refuse
from ludoteca.server.rest import ERRORS, AnyRequest, TheGuest, TheHouse
from ludoteca.server.sessions import clean_name

TheDevice = NamedDependency[str | None]


@get("/api/account", responses=ERRORS, tags=["accounts"])
async def show(house: TheHouse, guest: TheGuest, device: TheDevice) -> people_shapes.Account:
    """The account of the guest who asks, if there is one."""
    return await _account(house, guest, device)


@put("/api/account", responses=ERRORS, tags=["accounts"])
async def change(
    data: JSONBody[people_shapes.ChangedAccount], house: TheHouse, guest: TheGuest, device: TheDevice
) -> people_shapes.Account:
    """Show one's games and results to others, or do not."""
    await _require(house, guest)
    await house.guests.desk.accounts.change(guest, is_public=data.public)
    await house.reread_names()
    return await _account(house, guest, device)


# -- becoming an account -------------------------------------------------------------------------


@post("/api/account/passkey/options", status_code=200, responses=ERRORS, tags=["accounts"])
async def ask_for_passkey(
    data: JSONBody[people_shapes.WantPasskey], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> people_shapes.Ceremony:
    """What the browser needs to make a passkey."""
    desk, name = house.guests.desk, clean_name(data.name)
    found = await desk.accounts.named(name)
    if found and found.guest != guest:
        raise Refuse("name-taken")
    return people_shapes.Ceremony(await desk.passkeys.ask_to_make(guest, name, _place(request)))


@post("/api/account/passkey", status_code=200, responses=ERRORS, tags=["accounts"])
async def keep_by_passkey(
    data: JSONBody[people_shapes.NewPasskey], request: AnyRequest, house: TheHouse, guest: TheGuest, device: TheDevice
) -> Response[people_shapes.Kept]:
    """The passkey the browser has made: the guest is an account now, or has one more key."""
    desk, label = house.guests.desk, _label(request)
    is_new = await desk.keep_by_passkey(guest, clean_name(data.name), data.credential, label, data.public)
    return await _kept(request, house, guest, device, is_new)


@post("/api/account/password", status_code=200, responses=ERRORS, tags=["accounts"])
async def keep_by_password(
    data: JSONBody[people_shapes.NewPassword], request: AnyRequest, house: TheHouse, guest: TheGuest, device: TheDevice
) -> Response[people_shapes.Kept]:
    """A password, where passkeys cannot work: the guest is an account now, or has a new password and is signed in
    nowhere else."""
    desk, found = house.guests.desk, await house.guests.desk.accounts.find(guest)
    if found:
        await desk.change_password(found, device, data.password, data.old)
        await membership.see_out(house)
    else:
        await desk.keep_by_password(guest, clean_name(data.name), data.password, data.public)
    return await _kept(request, house, guest, device, is_new=found is None)


@post("/api/account/codes", status_code=200, responses=ERRORS, tags=["accounts"])
async def new_codes(house: TheHouse, guest: TheGuest, device: TheDevice) -> people_shapes.Kept:
    """New recovery codes, told this once; earlier ones are worth nothing any more."""
    await _require(house, guest)
    codes = await house.guests.desk.new_codes(guest)
    return people_shapes.Kept(await _account(house, guest, device), codes)


@delete("/api/account/passkeys/{key:str}", status_code=200, responses=ERRORS, tags=["accounts"])
async def drop_passkey(
    key: FromPath[str], house: TheHouse, guest: TheGuest, device: TheDevice
) -> people_shapes.Account:
    """A passkey that is not good any more."""
    await house.guests.desk.drop_passkey(await _require(house, guest), key)
    return await _account(house, guest, device)


# -- devices -------------------------------------------------------------------------------------


@post("/api/account/sign-out", status_code=200, responses=ERRORS, tags=["accounts"])
async def sign_out(
    data: JSONBody[people_shapes.SignOut], house: TheHouse, guest: TheGuest, device: TheDevice
) -> people_shapes.Account:
    """Sign out on one device, or everywhere."""
    await _require(house, guest)
    await membership.sign_out(house, guest, data.device)
    is_still_in = data.device not in (None, device)
    return await _account(house, guest, device) if is_still_in else people_shapes.Account(False, "")


@post("/api/account/link", status_code=200, responses=ERRORS, tags=["accounts"])
async def link(request: AnyRequest, house: TheHouse, guest: TheGuest) -> people_shapes.DeviceLink:
    """A link for another device."""
    await _require(house, guest)
    code = await house.guests.desk.links.offer(guest)
    url = f"{_place(request).origin}/link/{code}"
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", scale=1, border=4, dark="#000", light="#fff", omitsize=True)
    return people_shapes.DeviceLink(code, url, picture.getvalue().decode())


@get("/api/account/link", responses=ERRORS, tags=["accounts"])
async def link_state(house: TheHouse, guest: TheGuest) -> people_shapes.DeviceLinkState:
    """Whether another device asks to be let in."""
    await _require(house, guest)
    now = await house.guests.desk.links.state(guest)
    return people_shapes.DeviceLinkState(now.state, now.label, now.number)


@put("/api/account/link", responses=ERRORS, tags=["accounts"])
async def answer_link(
    data: JSONBody[people_shapes.DeviceAnswer], house: TheHouse, guest: TheGuest
) -> people_shapes.DeviceLinkState:
    """Let the device that shows this number in, or do not."""
    await _require(house, guest)
    await house.guests.desk.links.answer(guest, data.number, data.allowed)
    now = await house.guests.desk.links.state(guest)
    return people_shapes.DeviceLinkState(now.state, now.label, now.number)


# -- signing in ----------------------------------------------------------------------------------


@post("/api/sign-in/passkey/options", status_code=200, responses=ERRORS, tags=["accounts"])
async def ask_to_sign_in(request: AnyRequest, house: TheHouse, guest: TheGuest) -> people_shapes.Ceremony:
    """What the browser needs to sign in."""
    return people_shapes.Ceremony(await house.guests.desk.passkeys.ask_to_sign_in(guest, _place(request)))


@post("/api/sign-in/passkey", status_code=200, responses=ERRORS, tags=["accounts"])
async def sign_in_by_passkey(
    data: JSONBody[people_shapes.SignInPasskey], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> Response[people_shapes.SignedIn]:
    account = await house.guests.desk.passkeys.signed_in(guest, data.credential)
    return await _signed_in(request, house, account, guest, data.take)


@post("/api/sign-in/password", status_code=200, responses=ERRORS, tags=["accounts"])
async def sign_in_by_password(
    data: JSONBody[people_shapes.SignInPassword], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> Response[people_shapes.SignedIn]:
    account = await house.guests.desk.by_password(_address(request), data.name, data.password)
    return await _signed_in(request, house, account, guest, data.take)


@post("/api/sign-in/code", status_code=200, responses=ERRORS, tags=["accounts"])
async def sign_in_by_code(
    data: JSONBody[people_shapes.SignInCode], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> Response[people_shapes.SignedIn]:
    """By a recovery code, which is used up."""
    account = await house.guests.desk.by_code(_address(request), data.code)
    return await _signed_in(request, house, account, guest, data.take)


@post("/api/sign-in/link", status_code=200, responses=ERRORS, tags=["accounts"])
async def sign_in_by_link(
    data: JSONBody[people_shapes.SignInCode], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> Response[people_shapes.SignedIn]:
    """By the link or code another device shows. Asked again until that one has said yes."""
    desk = house.guests.desk
    state, account = await desk.by_link(_address(request), data.code, guest, _label(request))
    if account is None:
        return Response(people_shapes.SignedIn(False, state.number))
    return await _signed_in(request, house, account, guest, data.take)


@post("/api/invitation", status_code=204, responses=ERRORS, tags=["accounts"])
async def use_invitation(
    data: JSONBody[people_shapes.InvitationUse], request: AnyRequest, house: TheHouse, guest: TheGuest
) -> None:
    """Use an invitation, where only those with one may play."""
    await house.guests.desk.use_invitation(_address(request), data.code, guest)


# -- what they share -----------------------------------------------------------------------------


async def _account(house: House, guest: str, device: str | None) -> people_shapes.Account:
    accounts = house.guests.desk.accounts
    await house.guests.load([guest])
    name, found = house.guests.name(guest), await accounts.find(guest)
    if found is None:
        return people_shapes.Account(False, name)
    keys, devices = await accounts.passkeys_of(guest), await accounts.devices_of(guest)
    return people_shapes.Account(
        has_account=True,
        name=name,
        is_public=found.is_public,
        is_operator=found.is_operator,
        has_password=found.password is not None,
        codes_left=await accounts.count_codes(guest),
        passkeys=[people_shapes.PasskeyInfo(key.id, key.label, key.created, key.used) for key in keys],
        devices=[people_shapes.DeviceInfo(one.id, one.label, one.created, one.id == device) for one in devices],
    )


async def _require(house: House, guest: str) -> account_store.Account:
    found = await house.guests.desk.accounts.find(guest)
    if found is None:
        raise Refuse("no-account")
    return found


async def _kept(
    request: AnyRequest, house: House, guest: str, device: str | None, is_new: bool
) -> Response[people_shapes.Kept]:
    """The account after a change; a new one is signed in on this device, and is told its codes."""
    if not is_new:
        return Response(people_shapes.Kept(await _account(house, guest, device)))
    desk = house.guests.desk
    codes = await desk.new_codes(guest)
    await house.reread_names()
    made = await membership.sign_in(house, guest, _label(request))
    kept = people_shapes.Kept(await _account(house, guest, made.id), codes)
    return Response(kept, headers={"Set-Cookie": _cookie(request, house, guest, made.id)})


async def _signed_in(
    request: AnyRequest, house: House, account: str, guest: str, take: bool
) -> Response[people_shapes.SignedIn]:
    made = await membership.sign_in(house, account, _label(request), guest if take else None)
    return Response(people_shapes.SignedIn(True), headers={"Set-Cookie": _cookie(request, house, account, made.id)})


def _cookie(request: AnyRequest, house: House, guest: str, device: str) -> str:
    return house.guests.cookie_of(guest, request.scope.get("scheme") == "https", device)


def _place(request: AnyRequest) -> Place:
    """The page that asks. Its origin has been checked at the gate; a program that names none is at our address."""
    origin = request.headers.get("origin") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"
    return Place(urlsplit(origin).hostname or "localhost", origin)


def _label(request: AnyRequest) -> str:
    return device_label(request.headers.get("user-agent", ""))


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else "?"


HANDLERS = [
    show,
    change,
    ask_for_passkey,
    keep_by_passkey,
    keep_by_password,
    new_codes,
    drop_passkey,
    sign_out,
    link,
    link_state,
    answer_link,
    ask_to_sign_in,
    sign_in_by_passkey,
    sign_in_by_password,
    sign_in_by_code,
    sign_in_by_link,
    use_invitation,
]
