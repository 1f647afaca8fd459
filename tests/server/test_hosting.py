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

from tests.docs.recipes import recipe
from tests.server.certificates import Root
from tests.server.site import PATIENCE
from tests.server.test_trouble import COMMAND


def words_of(name: str, tmp_path: Path) -> list[str]:
    [line] = recipe("host.md", "sh", name).splitlines()[1:]
    words = shlex.split(line.replace("/etc/ludoteca/", f"{tmp_path}/"))
    assert words[0] == "ludoteca"
    return [*COMMAND, *words[1:], "--data", str(tmp_path / "data")]


@contextlib.contextmanager
def open_site(name: str, tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    words = words_of(name, tmp_path)
    if "--port" in words:
        del words[words.index("--port") : words.index("--port") + 2]
    words += ["--port", "0"] + ([] if "--no-browser" in words else ["--no-browser"])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            said = process.stdout.readline()
            found = re.search(r"https?://127\.0\.0\.1:\d+", said)
            assert found, said + process.stderr.read()
            yield process, found[0]
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_on_one_host_with_tls_and_a_backup_meanwhile(tmp_path):
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
    assert events[-1] == "closed"
    assert (tmp_path / "monday.sqlite3").stat().st_size > 0


def test_in_a_network(tmp_path):
    with (
        open_site("lan", tmp_path) as (_, url),
        urllib.request.urlopen(f"{url}/api/ready", timeout=PATIENCE) as answer,
    ):
        assert answer.status == 200
