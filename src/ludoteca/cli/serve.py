"""`ludoteca serve`: the site on this machine."""

from __future__ import annotations

import errno
import os
import sys
import webbrowser
from socket import SOCK_STREAM, create_connection, getaddrinfo
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from ludoteca.cli.place import HERE, Place

NAME = "localhost"
_WHY_NOT = {errno.EADDRINUSE: "in-use", errno.EACCES: "denied"}


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535))] = 8000,
    browser: bool = True,
    place: Place = HERE,
) -> int:
    """Open the site on this machine: play the machine, a friend at your screen, or anybody with the link.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 lets others in your network join.
    port
        The port to listen on; 0 takes any free port.
    browser
        Open the site in a browser, if there is a screen.
    """
    from ludoteca.cli.arguments import bad_argument
    from ludoteca.server.precompile_all import precompile_all
    from ludoteca.server.run import configure_logs, listen, make_server
    from ludoteca.server.settings import Settings

    try:
        socket = listen(host, port)
    except OSError as error:
        why, said = _WHY_NOT.get(error.errno or 0, "other"), error.strerror or str(error)
        what = f"cannot listen on {host}:{port}: {said}; is Ludoteca already open?"
        raise bad_argument(what, "listen", "see --port", host=host, port=str(port), why=why, said=said) from None
    url = place.url
    configure_logs()
    precompile_all()
    port = socket.getsockname()[1]
    address, by_name = _address(host, port), _by_name(host, port)

    def on_open() -> None:
        print(place.say("cli-open", address=address, also=by_name or "no"), flush=True)
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
