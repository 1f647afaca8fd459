"""`ludoteca serve`: the site on this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path
from socket import SOCK_STREAM, create_connection, getaddrinfo
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

NAME = "localhost"


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    data: Path | None = None,
    database: str | None = None,
    browser: bool = True,
) -> int:
    """Open the site on this machine: play the machine, a friend at your screen, or anybody with the link.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in your network join.
    port
        The port to listen on; 0 takes any free port.
    data
        The folder to keep the tables in; by default one in your data folder.
    database
        A database to use instead of a file in the data folder, as an SQLAlchemy URL.
    browser
        Open the site in a browser, if there is a screen.
    """
    from ludoteca.cli.app import fail
    from ludoteca.server.precompile_all import precompile_all
    from ludoteca.server.run import configure_logs, listen, make_server
    from ludoteca.server.settings import Settings, sqlite_url

    try:
        socket = listen(host, port)
    except OSError as error:
        return fail(f"cannot listen on {host}:{port}: {error.strerror or error} — is Ludoteca already open? try --port")
    try:
        url = database or sqlite_url(data)
    except OSError as error:
        return fail(f"cannot use the folder {data}: {error.strerror or error} — try --data")
    configure_logs()
    precompile_all()
    port = socket.getsockname()[1]
    address, by_name = _address(host, port), _by_name(host, port)

    def on_open() -> None:
        also = f" and {by_name}" if by_name else ""
        print(f"Ludoteca is open at {address}{also} (Ctrl+C closes it)", flush=True)
        if browser and _has_screen():
            webbrowser.open_new_tab(by_name or address)

    make_server(Settings(database=url), on_open).run(sockets=[socket])
    return 0


def _address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{reachable}:{port}"


def _by_name(host: str, port: int) -> str | None:
    """The same place under a name, which passkeys need; None where the name leads elsewhere."""
    if host not in ("127.0.0.1", "0.0.0.0", ""):
        return None
    try:
        found = {str(place[0]) for *_, place in getaddrinfo(NAME, port, type=SOCK_STREAM)}
    except OSError:
        return None
    others = found - {"127.0.0.1"}
    return (
        f"http://{NAME}:{port}" if len(others) < len(found) and not any(_answers(one, port) for one in others) else None
    )


def _answers(address: str, port: int) -> bool:
    """Whether somebody else listens there: a browser may ask them first."""
    try:
        create_connection((address, port), timeout=0.5).close()
    except OSError:
        return False
    return True


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
