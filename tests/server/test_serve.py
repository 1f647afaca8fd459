"""`ludoteca serve`: the command itself, as a process."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import urllib.request

import pytest

from ludoteca.cli import main
from ludoteca.cli import serve as serving
from ludoteca.cli.serve import _address, _by_name, _has_screen
from ludoteca.server.run import listen
from ludoteca.server.settings import sqlite_url
from tests.server.site import PATIENCE

COMMAND = [sys.executable, "-c", "from ludoteca.cli import main; raise SystemExit(main())"]


@pytest.mark.parametrize("stop", [pytest.param(signal.SIGTERM, marks=pytest.mark.long), signal.SIGINT])
def test_it_says_where_it_is_answers_and_stops_when_told(tmp_path, stop):
    words = ["serve", "--port", "0", "--data", str(tmp_path / "new folder"), "--no-browser"]
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        if not address:
            process.kill()
            raise AssertionError(said + process.stderr.read())
        with urllib.request.urlopen(f"{address[0]}/api/health", timeout=PATIENCE) as answer:
            assert answer.status == 200
        process.send_signal(stop)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert (tmp_path / "new folder/ludoteca.sqlite3").is_file()


def test_a_port_in_use_is_told_in_one_line(tmp_path, capsys):
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--data", str(tmp_path), "--no-browser"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"error: cannot listen on 127.0.0.1:{port}")
    assert error.count("\n") == 1


def test_a_port_that_is_none_is_refused(capsys):
    assert main(["serve", "--port", "70000"]) == 2
    assert "70000" in capsys.readouterr().err


def test_a_data_folder_that_cannot_be_used_is_told_in_one_line(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "file/data"), "--no-browser"]) == 2
    assert "--data" in capsys.readouterr().err


def test_the_variable_for_the_data_folder_says_where_the_tables_are_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("LUDOTECA_DATA", str(tmp_path / "mine"))
    assert sqlite_url().startswith(f"sqlite+aiosqlite:///{(tmp_path / 'mine').resolve()}")
    assert sqlite_url(tmp_path / "other").startswith(f"sqlite+aiosqlite:///{(tmp_path / 'other').resolve()}")


def test_the_address_can_be_typed_into_a_browser():
    assert _address("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert _address("::", 80) == "http://[::1]:80"
    assert _address("fe80::1", 80) == "http://[fe80::1]:80"
    assert _address("example.org", 8000) == "http://example.org:8000"


def test_it_is_open_under_a_name_where_the_name_leads_there(monkeypatch):
    def leads_to(*addresses):
        found = [(0, 0, 0, "", (address, 8000)) for address in addresses]
        monkeypatch.setattr(serving, "getaddrinfo", lambda *_, **__: found)

    monkeypatch.setattr(serving, "_answers", lambda address, _: address == "192.0.2.1")
    leads_to("127.0.0.1", "::1")
    assert _by_name("127.0.0.1", 8000) == _by_name("0.0.0.0", 8000) == "http://localhost:8000"
    assert _by_name("192.0.2.7", 8000) is None
    leads_to("::1")
    assert _by_name("127.0.0.1", 8000) is None
    leads_to("127.0.0.1", "192.0.2.1")  # where somebody else answers
    assert _by_name("127.0.0.1", 8000) is None


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not _has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert _has_screen()
