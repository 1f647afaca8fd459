"""The two ceremonies of passkeys (WebAuthn): making one, and signing in with it.

The challenge is kept here, good for minutes, for one guest and once. The key belongs to the host name of the page; the
page that answers must be the one that asked.
"""

from __future__ import annotations

import json
from typing import Any

import webauthn
from msgspec import Struct
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludoteca.server.people.account_store import AccountStore, Passkey, now_ms
from ludoteca.server.people.tickets import Tickets
from ludoteca.server.refusals import Refuse

MINUTES = 5
SITE = "Ludoteca"
Json = dict[str, Any]


class Place(Struct, frozen=True):
    """The page at which a ceremony takes place."""

    host: str  # its name, which passkeys belong to
    origin: str


class Passkeys:
    def __init__(self, accounts: AccountStore, tickets: Tickets) -> None:
        self._accounts = accounts
        self._tickets = tickets

    async def ask_to_make(self, guest: str, name: str, place: Place) -> Json:
        """What a browser is asked in order to make a passkey for this guest."""
        have = [
            PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(key.id))
            for key in await self._accounts.passkeys_of(guest)
        ]
        options = webauthn.generate_registration_options(
            rp_id=place.host,
            rp_name=SITE,
            user_name=name,
            user_id=guest.encode(),
            exclude_credentials=have,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        await self._remember("make", options.challenge, guest, place)
        return _json(options)

    async def made(self, guest: str, answer: Json, label: str) -> Passkey:
        """The passkey that a browser has made, if it is for this guest, this page and this challenge."""
        challenge, place = await self._asked("make", guest, answer)
        try:
            verified = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except Exception as error:  # whatever is wrong with what a stranger sends
            raise _refused(error) from None
        now = now_ms()
        return Passkey(
            id=bytes_to_base64url(verified.credential_id),
            guest=guest,
            public_key=verified.credential_public_key,
            sign_count=verified.sign_count,
            label=label,
            created=now,
            used=now,
        )

    async def ask_to_sign_in(self, guest: str, place: Place) -> Json:
        """What a browser is asked in order to sign in; it knows itself which passkeys there are."""
        options = webauthn.generate_authentication_options(
            rp_id=place.host, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._remember("sign-in", options.challenge, guest, place)
        return _json(options)

    async def signed_in(self, guest: str, answer: Json) -> str:
        """The account whose passkey has answered."""
        challenge, place = await self._asked("sign-in", guest, answer)
        key = await self._accounts.passkey(str(answer.get("id")))
        if key is None:
            raise Refuse("sign-in")
        try:
            owner = answer["response"].get("userHandle")
            verified = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.sign_count,
            )
        except Exception as error:
            raise _refused(error) from None
        if owner is not None and owner != bytes_to_base64url(key.guest.encode()):
            raise Refuse("sign-in")
        await self._accounts.count_use(key, verified.new_sign_count)
        return key.guest

    async def _remember(self, kind: str, challenge: bytes, guest: str, place: Place) -> None:
        data = {"host": place.host, "origin": place.origin}
        await self._tickets.put(kind, bytes_to_base64url(challenge), guest, data, MINUTES * 60)

    async def _asked(self, kind: str, guest: str, answer: Json) -> tuple[bytes, Place]:
        """The challenge an answer belongs to: ours, of this guest, and not used before."""
        try:
            said = webauthn.base64url_to_bytes(answer["response"]["clientDataJSON"])
            challenge = parse_client_data_json(said).challenge
        except Exception:
            raise Refuse("malformed", {"what": "credential"}) from None
        ticket = await self._tickets.take(kind, bytes_to_base64url(challenge))
        if ticket is None or ticket.guest != guest:
            raise Refuse("expired")
        return challenge, Place(ticket.data["host"], ticket.data["origin"])


def _refused(error: Exception) -> Refuse:
    """An answer that does not hold; one that cannot even be read is malformed."""
    return Refuse("sign-in") if isinstance(error, WebAuthnException) else Refuse("malformed", {"what": "credential"})


def _json(options: Any) -> Json:
    plain: Json = json.loads(webauthn.options_to_json(options))
    return plain
