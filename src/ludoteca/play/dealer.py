"""The dealer: every card and die comes from one secret, so that anybody can check them afterwards.

At creation the dealer draws 256 secret bits and publishes their SHA-256, the commitment; then every
seat may add a nonce. Among strangers each seat promises its nonce first, by its SHA-256, and opens it only when all
have promised. So nobody can steer an outcome, not even a dealer who also plays: all chose before they knew what the
others chose. The n-th number of a stream is

    HMAC-SHA256(secret + nonces, "stream|n")         each nonce preceded by its length, one byte

read as a 256-bit number. Its first k bits choose among weights that add up to at most 2^k. A number
beyond the sum is rejected and the next one taken: no outcome is favoured.

A stream may be a path, `game 2/deal`: each folder has its own secret, derived from the one above it,
HMAC-SHA256(secret, "folder|name"). Opening one folder (a finished game of a series) therefore
reveals nothing about the others.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Self

SECRET_BYTES = 32
MAX_NONCE_BYTES = 32
BITS = 256


class Dealer:
    """Deals from a secret and counts what it has dealt from each stream."""

    def __init__(
        self, secret: bytes | None, nonces: Sequence[bytes] = (), opened: Mapping[str, bytes] | None = None
    ) -> None:
        """Without the secret, a dealer can still repeat deals from the folders that have been `opened`."""
        self.nonces = tuple(nonces)
        self._secrets: dict[str, bytes] = dict(opened or {})
        if secret is not None:
            self._secrets[""] = secret
        for known in self._secrets.values():
            if len(known) != SECRET_BYTES:
                raise ValueError(f"a secret of {len(known)} bytes: expected {SECRET_BYTES}")
        if any(len(nonce) > MAX_NONCE_BYTES for nonce in self.nonces):
            raise ValueError(f"a nonce has at most {MAX_NONCE_BYTES} bytes")
        self._dealt: dict[str, int] = {}

    @classmethod
    def fresh(cls, nonces: Sequence[bytes] = ()) -> Self:
        """A dealer nobody can predict."""
        return cls(secrets.token_bytes(SECRET_BYTES), nonces)

    @classmethod
    def from_seed(cls, seed: int, nonces: Sequence[bytes] = ()) -> Self:
        """The same outcomes every time: for studies, tests and puzzles, not for play among strangers."""
        return cls(hashlib.sha256(f"ludoteca seed|{seed}".encode()).digest(), nonces)

    def mixed(self, nonces: Sequence[bytes]) -> Dealer:
        """The same secret with the seats' nonces; only before anything has been dealt."""
        if self._dealt:
            raise ValueError("nonces come before the first deal")
        return Dealer(None, nonces, self._secrets)

    def again(self) -> Dealer:
        """The same dealer as it was before its first deal."""
        return Dealer(None, self.nonces, self._secrets)

    @property
    def secret(self) -> bytes:
        """Proves every deal. Revealed when the match is over, never before."""
        return self.secret_of("")

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def secret_of(self, folder: str) -> bytes:
        """The secret of a folder of streams; "" is the dealer's own."""
        found = self._find(folder)
        if found is None:
            raise ValueError(f"the secret of {folder or 'this dealer'!r} is not known")
        return found

    def knows(self, stream: str) -> bool:
        """Whether this dealer can deal from that stream."""
        return self._find(_folder(stream)) is not None

    def pick(self, stream: str, weights: Sequence[int]) -> int:
        """The index of the next outcome of a stream, drawn by weight."""
        while True:
            count = self._dealt.get(stream, 0)
            self._dealt[stream] = count + 1
            index = choose(self._number(stream, count), weights)
            if index is not None:
                return index

    def mark(self) -> dict[str, int]:
        """How much has been dealt, for `rewind`."""
        return dict(self._dealt)

    def rewind(self, mark: Mapping[str, int]) -> None:
        """Undo what was dealt since the mark: the act it belonged to did not happen."""
        self._dealt = dict(mark)

    def _find(self, folder: str) -> bytes | None:
        if folder not in self._secrets and folder:
            above = self._find(_folder(folder))
            if above is None:
                return None
            name = folder.rpartition("/")[2]
            self._secrets[folder] = hmac.digest(above, f"folder|{name}".encode(), "sha256")
        return self._secrets.get(folder)

    def _number(self, stream: str, count: int) -> int:
        key = self.secret_of(_folder(stream)) + b"".join(bytes([len(nonce)]) + nonce for nonce in self.nonces)
        name = stream.rpartition("/")[2]
        return int.from_bytes(hmac.digest(key, f"{name}|{count}".encode(), "sha256"), "big")


def promise(nonce: bytes) -> str:
    """What a seat publishes before it opens its nonce."""
    return hashlib.sha256(nonce).hexdigest()


def commitment(secret: bytes) -> str:
    """What is published before the first deal: the SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()


def choose(number: int, weights: Sequence[int]) -> int | None:
    """The outcome a 256-bit number stands for, or None: rejected, take the next number.

    The first k bits of the number are compared with the running sum of the weights; k is the smallest
    number of bits that can tell all units of weight apart.
    """
    ends = list(accumulate(weights))
    if not ends or min(weights) < 0 or not 0 < ends[-1] <= 1 << BITS:
        raise ValueError(f"weights {list(weights)}: expected whole numbers from 0 that add up to 1 or more")
    bits = (ends[-1] - 1).bit_length()
    drawn = number >> (BITS - bits)
    return next((index for index, end in enumerate(ends) if drawn < end), None)


def _folder(stream: str) -> str:
    return stream.rpartition("/")[0]
