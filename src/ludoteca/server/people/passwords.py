"""Passwords, where passkeys cannot work: hashed with argon2, in a thread, and only a few at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ludoteca.server.refusals import Refuse

SHORTEST = 10
LONGEST = 200


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._few = asyncio.Semaphore(2)  # each takes 64 MiB for a moment
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refuse("bad-password", {"low": SHORTEST, "high": LONGEST})
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password. Where there is none, saying no takes as long."""
        if self._nobody is None:
            self._nobody = await self.hashed("x" * SHORTEST)
        async with self._few:
            fits = await asyncio.to_thread(self._verify, hashed or self._nobody, password[:LONGEST])
        return fits and hashed is not None

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False
