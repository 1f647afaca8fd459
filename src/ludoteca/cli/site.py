"""A site as the terminal talks to it: over its API, as a guest of its own or as an account that was signed in here.

Who the terminal is at a site is kept in `sites.json` of the data folder, for nobody else to read.
"""

from __future__ import annotations

import contextlib
import json
import os
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ludoteca.cli.arguments import BadArgument, bad_argument
from ludoteca.core import LudotecaError
from ludoteca.core.words import bundle, say

PAGE = "docs/howto/run-an-event.md"
SECONDS = 60
LONGEST = 32 * 2**20


class SiteRefused(LudotecaError):
    """What a site says no to, in the reader's language."""


class _Stay(HTTPRedirectHandler):
    """Who the terminal is at one site is told to no other."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Site:
    """Asks, and remembers who it is."""

    def __init__(self, address: str, language: str) -> None:
        found = urlsplit(address)
        if found.scheme not in ("http", "https") or not found.netloc or found.query or found.fragment:
            said = f"--site {address}: expected an address such as https://club.example"
            raise bad_argument(said, "site-address", PAGE, address=address)
        self.address = f"{found.scheme}://{found.netloc}{found.path.rstrip('/')}"
        self._language = language
        self._opener = build_opener(_Stay())
        self._cookie = _kept().get(self.address, "")

    def get(self, path: str) -> bytes:
        return self._ask("GET", path, None)

    def post(self, path: str, data: bytes) -> bytes:
        if not self._cookie:
            self.get("/api/me")  # whoever is new is given a name to be known by
        return self._ask("POST", path, data)

    def _ask(self, method: str, path: str, data: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json", "User-Agent": "ludoteca"}
        if self._cookie:
            headers["Cookie"] = self._cookie
        request = Request(f"{self.address}{path}", data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                return bytes(answer.read(LONGEST))
        except HTTPError as error:
            raise self._refused(error) from None
        except (URLError, HTTPException, OSError) as error:
            why = str(getattr(error, "reason", error))
            raise bad_argument(f"{self.address} does not answer: {why}", "site-silent", PAGE, said=why) from None

    def _remember(self, cookies: list[str]) -> None:
        for text in cookies:
            for name, morsel in SimpleCookie(text).items():
                self._cookie = f"{name}={morsel.value}"
                _keep(self.address, self._cookie)

    def _refused(self, error: HTTPError) -> LudotecaError:
        with contextlib.suppress(ValueError, KeyError, TypeError):
            told = json.loads(error.read(LONGEST))
            return SiteRefused(_words(told, self._language), self.address)
        return SiteRefused(f"{error.code} {error.reason}", self.address)


def _words(refusal: dict[str, Any], language: str) -> str:
    """What a refusal says; its code, where there are no words for it."""
    given = {**refusal.get("args", {}), "reason": refusal.get("reason") or ""}
    if inner := given.pop("because", None):  # in a file: the reason has a reason of its own
        given["said"] = _words({"code": refusal["code"], "reason": inner, "args": given}, language)
    for key in (f"cli-why-{refusal.get('reason')}", f"play-why-{refusal.get('reason')}", f"refused-{refusal['code']}"):
        if bundle(language).has_message(key):
            with contextlib.suppress(ValueError):
                return say(key, given, language)
    return " ".join(filter(None, (refusal["code"], refusal.get("reason"))))


# -- who the terminal is -----------------------------------------------------------------------------


def _file() -> Path:
    from ludoteca.cli.terminal_game import data_folder

    return data_folder() / "sites.json"


def _kept() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _keep(address: str, cookie: str) -> None:
    text = json.dumps({**_kept(), address: cookie}, indent=1)
    file = _file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as opened:
            opened.write(text)
    except OSError as error:
        raise _unkept(file, error) from None


def _unkept(file: Path, error: OSError) -> BadArgument:
    from ludoteca.cli.arguments import bad_file

    return bad_file(str(file), error)
