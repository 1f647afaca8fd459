"""`ludoteca serve`: the site on this machine."""

from __future__ import annotations

import asyncio
import errno
import os
import sys
import webbrowser
from pathlib import Path
from socket import SOCK_STREAM, create_connection, getaddrinfo
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter
from cyclopts.validators import Number

from ludoteca.cli.place import HERE, Place

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings

NAME = "localhost"
SETTINGS = "docs/reference/settings.md"
HOST = "docs/howto/host.md"
VARIABLES = frozenset(
    {"HOST", "PORT", "TLS_CERT", "TLS_KEY", "TRUST_PROXY", "METRICS_TOKEN", "LOG", "LOG_LEVEL", "WORKERS", "BUS"}
)
_WHY_NOT = {errno.EADDRINUSE: "in-use", errno.EACCES: "denied"}


def serve(
    *,
    host: Annotated[str, Parameter(env_var="LUDOTECA_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(validator=Number(gte=0, lte=65535), env_var="LUDOTECA_PORT")] = 8000,
    browser: bool = True,
    workers: Annotated[int, Parameter(validator=Number(gte=1, lte=256), env_var="LUDOTECA_WORKERS")] = 1,
    bus: Annotated[str, Parameter(env_var="LUDOTECA_BUS")] = "",
    tls_cert: Annotated[Path | None, Parameter(env_var="LUDOTECA_TLS_CERT")] = None,
    tls_key: Annotated[Path | None, Parameter(env_var="LUDOTECA_TLS_KEY")] = None,
    trust_proxy: Annotated[list[str], Parameter(env_var="LUDOTECA_TRUST_PROXY", negative=())] = [],  # noqa: B006
    metrics_token: Annotated[str, Parameter(env_var="LUDOTECA_METRICS_TOKEN")] = "",
    log: Annotated[Literal["text", "json"], Parameter(env_var="LUDOTECA_LOG")] = "text",
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Parameter(env_var="LUDOTECA_LOG_LEVEL")
    ] = "info",
    set: Annotated[list[str], Parameter(negative=())] = [],  # noqa: B006
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
    workers
        How many processes serve the site on this machine; several need a PostgreSQL database and a bus.
    bus
        The address of a NATS server, as in nats://HOST:4222, by which processes on one database find each other.
    tls_cert
        A certificate, with those above it, as PEM: the site speaks TLS itself. Read again when it changes.
    tls_key
        Its key, without a password.
    trust_proxy
        An address or a network whose word is taken about who asks and how far away they are. May be repeated.
    metrics_token
        Open /metrics to whoever sends this word as a bearer token.
    log
        What is written to standard error: for people, or a JSON object a line.
    log_level
        How much of it.
    set
        Any limit or setting as NAME=VALUE, such as metrics=true; see docs/reference/settings.md. May be repeated.
    """
    from ludoteca.cli.arguments import bad_argument
    from ludoteca.cli.keeping import only_server, unusable
    from ludoteca.server.getting_ready import answering
    from ludoteca.server.logs import configure_logs
    from ludoteca.server.one_server import file_of
    from ludoteca.server.opening import CannotOpen, prepare
    from ludoteca.server.precompile_all import precompile_all
    from ludoteca.server.run import listen, make_server, settle_down, tls_of
    from ludoteca.server.workers import Workers

    configure_logs(log_level, log)
    settings = settings_of(place.url, tls_cert, tls_key, trust_proxy, metrics_token, set, bus)
    _require_sharing(settings, workers)
    try:
        socket = listen(host, port)
    except OSError as error:
        why, said = _WHY_NOT.get(error.errno or 0, "other"), error.strerror or str(error)
        what = f"cannot listen on {host}:{port}: {said}; is Ludoteca already open?"
        raise bad_argument(what, "listen", "see --port", host=host, port=str(port), why=why, said=said) from None
    file = file_of(settings.database)
    with socket, only_server(file):
        if file is not None:
            try:
                prepare(file)
            except CannotOpen as cannot:
                raise unusable(file, cannot.why, str(cannot)) from None
        else:
            asyncio.run(_is_there(place, settings))
        secure = tls_of(settings)
        with answering(socket, secure() if secure else None):
            precompile_all()
        scheme = "https" if settings.tls_cert else "http"
        port = socket.getsockname()[1]
        address, by_name = _address(host, port, scheme), _by_name(host, port, scheme)

        def on_open() -> None:
            settle_down()
            print(place.say("cli-open", address=address, also=by_name or "no"), flush=True)
            if browser and _has_screen():
                webbrowser.open_new_tab(by_name or address)

        if workers > 1:
            return Workers(workers, settings, socket, log_level, log).run(on_open)
        make_server(settings, on_open).run(sockets=[socket])
    return 0


def _require_sharing(settings: Settings, workers: int) -> None:
    """Several processes need a database that can be shared, and a way to find each other."""
    from ludoteca.cli.arguments import bad_argument

    is_postgres = settings.database.startswith("postgresql")
    if workers > 1 and not (is_postgres and settings.bus):
        said = "--workers: several processes need --database postgresql+asyncpg://… and --bus nats://…"
        raise bad_argument(f"{said}; one file of SQLite belongs to one process", "workers", HOST)
    if settings.bus and not is_postgres:
        said = "--bus is for several processes on one PostgreSQL database; one file of SQLite belongs to one process"
        raise bad_argument(said, "bus-alone", HOST)


async def _is_there(place: Place, settings: Settings) -> None:
    """What is wrong with a database or a bus elsewhere is said before anything else begins."""
    from ludoteca.cli.arguments import bad_argument
    from ludoteca.server.bus import try_bus
    from ludoteca.server.one_server import AlreadyOpen, Sole

    async with place.opened() as store:
        sole = Sole(store.engine, is_shared=bool(settings.bus))
        try:
            await sole.take()
        except AlreadyOpen:
            said = (
                "another Ludoteca has this database open, and one of the two has no bus; stop it first, or give --bus"
            )
            raise bad_argument(said, "already-shared", HOST) from None
        await sole.close()
    if settings.bus:
        try:
            await try_bus(settings.bus)
        except (OSError, ValueError) as error:
            said = f"the bus cannot be reached at {settings.bus}: {error}"
            raise bad_argument(said, "bus", "see --bus", address=settings.bus, said=str(error)) from None


def settings_of(
    url: str,
    cert: Path | None,
    key: Path | None,
    proxies: list[str],
    metrics_token: str,
    given: list[str],
    bus: str = "",
) -> Settings:
    """What the server is told, from the command line and the environment; the command line has the last word."""
    import structlog

    from ludoteca.cli.arguments import bad_argument, bad_file
    from ludoteca.server import tls
    from ludoteca.server.peers import networks
    from ludoteca.server.settings import Settings
    from ludoteca.server.settings_text import BadSetting, in_environment, unknown_variables, with_given

    words = dict(in_environment(os.environ))
    for word in given:
        name, equals, value = word.partition("=")
        if not equals:
            raise bad_argument(f"--set {word!r}: write NAME=VALUE", "option-shape", SETTINGS, option=word)
        words[name] = value
    for name in unknown_variables(os.environ, VARIABLES):
        structlog.get_logger().warning("this variable is not known", name=name)
    if (cert is None) != (key is None):
        raise bad_argument("--tls-cert and --tls-key go together", "tls-both", "see --tls-cert")
    proxies = [one.strip() for word in proxies for one in word.split(",") if one.strip()]
    try:
        networks(proxies)
    except ValueError as error:
        said = f"--trust-proxy: {error}"
        raise bad_argument(said, "trust-proxy", "see --trust-proxy", value=" ".join(proxies)) from None
    if cert and key:
        try:
            tls.context(cert, key)
        except OSError as error:  # an ssl.SSLError is one
            raise bad_file(f"{cert}, {key}", error, "files", "see --tls-cert") from None
    settings = Settings(
        database=url,
        tls_cert=cert,
        tls_key=key,
        trusted_proxies=tuple(proxies),
        metrics_token=metrics_token,
        bus=bus,
    )
    try:
        return with_given(settings, words)
    except BadSetting as bad:
        args = {"name": bad.name, "value": bad.value, "why": bad.why}
        raise bad_argument(f"{bad}", "setting", SETTINGS, **args) from None


def _address(host: str, port: int, scheme: str = "http") -> str:
    """What to type into a browser on this machine."""
    reachable = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"{scheme}://{reachable}:{port}"


def _by_name(host: str, port: int, scheme: str = "http") -> str | None:
    """The same place under a name, which passkeys need; None where the name leads elsewhere."""
    if host not in ("127.0.0.1", "0.0.0.0", ""):
        return None
    try:
        found = {str(place[0]) for *_, place in getaddrinfo(NAME, port, type=SOCK_STREAM)}
    except OSError:
        return None
    others = found - {"127.0.0.1"}
    return (
        f"{scheme}://{NAME}:{port}"
        if len(others) < len(found) and not any(_answers(one, port) for one in others)
        else None
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
