"""The site speaks TLS itself: over it people play, cookies are secure, and a renewed certificate is taken over."""

from __future__ import annotations

import os
import socket
import ssl

import httpx
import pytest
from websockets.asyncio.client import connect

from ludoteca.cli import main
from ludoteca.server import tls
from tests.server.certificates import Root
from tests.server.people import Page, Person
from tests.server.site import PATIENCE, Site


@pytest.fixture(scope="module")
def root() -> Root:
    return Root()


def greeted_by(site: Site, root: Root) -> int:
    """The number of the certificate that a new connection is shown."""
    host, port = site.address.split(":")
    with (
        socket.create_connection((host, int(port)), timeout=PATIENCE) as plain,
        root.trusting.wrap_socket(plain, server_hostname="localhost") as secured,
    ):
        return int(secured.getpeercert()["serialNumber"], 16)


async def test_people_play_over_tls_and_their_cookies_are_secure(tmp_path, root, monkeypatch):
    cert, key = root.issue(tmp_path)
    monkeypatch.setattr(tls, "LOOK_SECONDS", 0.01)
    with Site(tmp_path / "data", tls_cert=cert, tls_key=key) as site:
        url = f"https://{site.address}"
        async with httpx.AsyncClient(verify=root.trusting, base_url=url, timeout=PATIENCE) as http:
            answer = await http.get("/api/me")
            assert "; Secure" in answer.headers["set-cookie"]
            made = (await http.post("/api/tables", json={"game": "latrunculi", "seats": ["me", "shared"]})).json()
            assert made["url"].startswith("https://")
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            path, headers = f"wss://{site.address}/ws/table/{made['id']}", {"Cookie": cookie, "Origin": url}
            async with connect(path, additional_headers=headers, ssl=root.trusting) as opened:
                page = Page(Person(site), opened)
                await page.send(type="hello")
                await page.until(lambda: page.table)
                assert (await page.move())["type"] == "ack"
                first = greeted_by(site, root)
                renewed = tmp_path / "renewed"
                renewed.mkdir()
                for new, old in zip(root.issue(renewed), (cert, key), strict=True):
                    os.replace(new, old)
                while greeted_by(site, root) == first:
                    await page.settled()
                assert (await page.move())["type"] == "ack"  # who is connected stays so
                await page.close()
        with pytest.raises(httpx.HTTPError):
            httpx.get(f"http://{site.address}/api/health", timeout=PATIENCE)


def test_a_half_written_certificate_changes_nothing(tmp_path, root):
    cert, key = root.issue(tmp_path)
    live = tls.context(cert, key)
    renewal = tls.Renewal(live, cert, key)
    assert not renewal.look()
    cert.write_bytes(cert.read_bytes()[:300])
    assert not renewal.look()
    root.issue(tmp_path)
    os.utime(cert, ns=(1, 1))
    assert renewal.look()
    key.unlink()
    assert not renewal.look()


def test_old_versions_of_tls_are_not_spoken(tmp_path, root):
    assert tls.context(*root.issue(tmp_path)).minimum_version == ssl.TLSVersion.TLSv1_2


def test_a_certificate_that_cannot_be_used_is_told_in_one_line(tmp_path, root, capsys):
    cert, key = root.issue(tmp_path)
    words = ["serve", "--port", "0", "--data", str(tmp_path / "data"), "--no-browser"]
    assert main([*words, "--tls-cert", str(cert)]) == 2
    assert "go together" in capsys.readouterr().err
    key.write_text("no key")
    assert main([*words, "--tls-cert", str(cert), "--tls-key", str(key)]) == 2
    told = capsys.readouterr().err
    assert str(key) in told
    assert told.count("\n") == 1
    assert main([*words, "--tls-cert", str(tmp_path / "none"), "--tls-key", str(key), "--lang", "cs"]) == 2
    assert "none" in capsys.readouterr().err
