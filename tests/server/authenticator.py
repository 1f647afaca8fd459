"""A passkey in software: what a browser and its authenticator do, and what a thief might do instead."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
Json = dict[str, Any]


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Keeps one discoverable key for each person and host, and counts its signatures."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = b""
        self.count = 0

    def make(self, options: Json, **other: str) -> Json:
        """`navigator.credentials.create`."""
        self.user = base64.urlsafe_b64decode(options["user"]["id"] + "==")
        self.count += 1
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + encode_cbor(public)
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        said = self._said("webauthn.create", options, other)
        return self._answer({"clientDataJSON": b64(said), "attestationObject": b64(attestation)})

    def sign(self, options: Json, **other: str) -> Json:
        """`navigator.credentials.get`."""
        self.count += 1
        data, said = self._data(options["rpId"], PRESENT | VERIFIED), self._said("webauthn.get", options, other)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {
                "clientDataJSON": b64(said),
                "authenticatorData": b64(data),
                "signature": b64(signature),
                "userHandle": b64(self.user),
            }
        )

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def _said(self, kind: str, options: Json, other: dict[str, str]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **other}).encode()

    def _answer(self, response: Json) -> Json:
        return {
            "id": b64(self.id),
            "rawId": b64(self.id),
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
