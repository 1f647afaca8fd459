"""The recipes of docs/howto/host.md that are commands, run as they stand there but with other ports and files."""

from __future__ import annotations

import contextlib
import json
import re
import shlex
import subprocess
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.docs.recipes import names, recipe
from tests.server.certificates import Root
from tests.server.services import Nats, Postgres, free_port
from tests.server.site import PATIENCE
from tests.server.test_trouble import COMMAND


def words_of(name: str, tmp_path: Path) -> list[str]:
    [line] = recipe("host.md", "sh", name).splitlines()[1:]
    words = shlex.split(line.replace("/etc/ludoteca/", f"{tmp_path}/"))
    assert words[0] == "ludoteca"
    return [*COMMAND, *words[1:], "--data", str(tmp_path / "data")]


def open_site(name: str, tmp_path: Path) -> contextlib.AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    return opened(words_of(name, tmp_path))


@contextlib.contextmanager
def opened(words: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    if "--port" in words:
        del words[words.index("--port") : words.index("--port") + 2]
    words += ["--port", "0"] + ([] if "--no-browser" in words else ["--no-browser"])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            said = process.stdout.readline()
            found = re.search(r"https?://127\.0\.0\.1:\d+", said)
            if not found:
                process.kill()
                raise AssertionError(said + process.stderr.read())
            yield process, found[0]
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_on_one_host_with_tls_and_a_backup_meanwhile(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTECA_TLAK_BURST", "3")
    root = Root()
    root.issue(tmp_path)
    with open_site("tls", tmp_path) as (process, url):
        assert url.startswith("https://")
        with urllib.request.urlopen(f"{url}/api/ready", timeout=PATIENCE, context=root.trusting) as answer:
            assert json.load(answer)["status"] == "ready"
        subprocess.run(words_of("backup", tmp_path), check=True, capture_output=True, timeout=PATIENCE)
        process.terminate()
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    events = [json.loads(line)["event"] for line in errors.splitlines()]
    assert (events[0], events[-1]) == ("this variable is not known", "closed")
    assert (tmp_path / "monday.sqlite3").stat().st_size > 0


def test_in_a_network(tmp_path):
    with (
        open_site("lan", tmp_path) as (_, url),
        urllib.request.urlopen(f"{url}/api/ready", timeout=PATIENCE) as answer,
    ):
        assert answer.status == 200


def test_behind_a_proxy_whose_word_is_taken(tmp_path):
    said = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"}
    with (
        open_site("behind-a-proxy", tmp_path) as (_, url),
        httpx.Client(base_url=url, headers=said | {"Host": "games.example.org"}, timeout=PATIENCE) as http,
    ):
        answer = http.get("/api/me")
        assert "; Secure" in answer.headers["set-cookie"]
        cookie = answer.headers["set-cookie"].partition(";")[0]
        made = http.post("/api/tables", json={"game": "zama", "seats": ["me", "open"]}, headers={"Cookie": cookie})
        assert made.json()["url"].startswith("https://games.example.org/")


def test_every_block_of_the_page_is_run():
    tests = "".join(Path(__file__).with_name(name).read_text() for name in ("test_hosting.py", "test_proxies.py"))
    assert len(names("host.md")) > 6
    assert [name for name in names("host.md") if f'"{name}"' not in tests] == []


def test_with_several_processes(tmp_path):
    postgres, nats = Postgres(), Nats()
    try:
        database, bus = postgres.start().url_of_new(), nats.start().url
        words = words_of("cluster", tmp_path)
        words[words.index("--database") + 1], words[words.index("--bus") + 1] = database, bus
        with opened(words) as (process, url):
            with urllib.request.urlopen(f"{url}/api/ready", timeout=PATIENCE) as answer:
                assert json.load(answer)["status"] == "ready"
            alone = [*COMMAND, "serve", "--no-browser", "--port", "0", "--database", database]
            second = subprocess.run(alone, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 2
            assert "has no bus" in second.stderr
            process.terminate()
            process.communicate(timeout=PATIENCE)
        assert process.returncode == 0
        gone = subprocess.run(
            [*alone, "--bus", f"nats://127.0.0.1:{free_port()}"], capture_output=True, text=True, timeout=PATIENCE
        )
        assert gone.returncode == 2
        assert "cannot be reached" in gone.stderr
    finally:
        nats.stop()
        postgres.stop()


@pytest.mark.parametrize("given", [["--workers", "3"], ["--bus", "nats://127.0.0.1:4222"]])
def test_a_file_belongs_to_one_process(given, tmp_path):
    words = [*COMMAND, "serve", "--no-browser", "--port", "0", "--data", str(tmp_path), *given]
    refused = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE)
    assert refused.returncode == 2
    assert "one file of SQLite belongs to one process" in refused.stderr
