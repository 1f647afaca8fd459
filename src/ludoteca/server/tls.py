"""TLS without a proxy: a certificate and its key, read again whenever the files change."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path

import structlog

log = structlog.get_logger()

LOOK_SECONDS = 2.0  # between two looks at the files


def context(cert: Path, key: Path) -> ssl.SSLContext:
    """What new connections are greeted with; OSError (`ssl.SSLError` is one) where the files cannot be used."""
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.minimum_version = ssl.TLSVersion.TLSv1_2
    made.set_alpn_protocols(["http/1.1"])
    made.load_cert_chain(cert, key, password=_no_password)
    return made


def _no_password() -> str:
    """Nobody is there to type one: a key with a password is refused instead of waiting at the terminal."""
    raise OSError("the key needs a password")


class Renewal:
    """Notices that the files have changed. Half a file, or a key that does not fit, changes nothing."""

    def __init__(self, live: ssl.SSLContext, cert: Path, key: Path) -> None:
        self._live, self._files = live, (cert, key)
        self._seen = self._looks()

    def _looks(self) -> tuple[tuple[int, int, int], ...]:
        try:
            return tuple((one.st_mtime_ns, one.st_size, one.st_ino) for one in (file.stat() for file in self._files))
        except OSError:
            return ()  # one is being replaced

    def look(self) -> bool:
        """Take over new files; whether there were any, and good ones."""
        found = self._looks()
        if not found or found == self._seen:
            return False
        try:
            context(*self._files)
            self._live.load_cert_chain(*self._files, password=_no_password)
        except OSError as error:
            log.error("certificate not renewed", error=str(error))
            self._seen = found
            return False
        self._seen = found
        log.info("certificate renewed")
        return True

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look()
