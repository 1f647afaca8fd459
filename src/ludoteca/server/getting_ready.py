"""A site that is not open yet answers nevertheless: that it is getting ready. Compiling may take a minute."""

from __future__ import annotations

import contextlib
import select
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from html import escape

from ludoteca.core.words import say
from ludoteca.server.preview import SITE, language_of

PATIENCE = 2.0  # seconds for which somebody may keep us from the next one
MOST_BYTES = 16_384
AGAIN = 2  # seconds after which the page asks again
END = b"\r\n\r\n"
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="{again}"><title>{site}</title>
<style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.2rem}}</style></head>
<body><h1>{site}</h1><p role="status">{said}</p></body></html>"""


@contextlib.contextmanager
def answering(listener: socket.socket, context: ssl.SSLContext | None = None) -> Iterator[None]:
    """Inside the `with` block a thread answers whoever comes; those who come after it find the site."""
    ours, theirs = socket.socketpair()
    waits = listener.gettimeout()
    listener.settimeout(PATIENCE)  # somebody may be gone again before we turn to them
    thread = threading.Thread(target=_answer_all, args=(listener, theirs, context), daemon=True)
    thread.start()
    try:
        yield
    finally:
        ours.close()
        thread.join()
        theirs.close()
        listener.settimeout(waits)


def _answer_all(listener: socket.socket, closed: socket.socket, context: ssl.SSLContext | None) -> None:
    while closed not in select.select([listener, closed], [], [])[0]:
        with contextlib.suppress(OSError):  # of those who are gone or have waited too long
            connection, _ = listener.accept()
            with connection:
                connection.settimeout(PATIENCE)
                if context is None:
                    _answer(connection)
                else:
                    with context.wrap_socket(connection, server_side=True) as secured:
                        _answer(secured)


def _answer(connection: socket.socket) -> None:
    asked, until = b"", time.monotonic() + PATIENCE
    while END not in asked and len(asked) < MOST_BYTES and time.monotonic() < until:
        if not (more := connection.recv(4096)):
            break
        asked += more
    connection.sendall(_page(language_of(_accepted(asked))))


def _accepted(asked: bytes) -> str:
    """The languages that a request asks for."""
    lines = (line.partition(":") for line in asked.decode("latin-1").splitlines())
    return next((value.strip() for name, _, value in lines if name.lower() == "accept-language"), "")


def _page(language: str) -> bytes:
    said = escape(say("getting-ready", language=language))
    body = PAGE.format(language=language, again=AGAIN, site=SITE, said=said).encode()
    head = [
        "HTTP/1.1 503 Service Unavailable",
        "Content-Type: text/html; charset=utf-8",
        f"Content-Length: {len(body)}",
        f"Retry-After: {AGAIN}",
        "Cache-Control: no-store",
        "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
        "Connection: close",
    ]
    return "\r\n".join(head).encode() + END + body
