"""Whoever cuts a run of the tests off has not left its servers running."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.site import PATIENCE

ROOT = Path(__file__).parents[2]
STARTED = {
    "postgresql": "from tests.server.services import Postgres; port = Postgres().start().port",
    "nats": "from tests.server.services import Nats; port = Nats().start().port",
    "site": """
from pathlib import Path
from tests.server.killed import Process
if __name__ == "__main__":
    port = Process(Path(folder)).__enter__().address.split(":")[1]
""",
}
SAY_AND_WAIT = """
if __name__ == "__main__":
    print(port, flush=True)
    input()
"""


@pytest.mark.parametrize("kind", STARTED)
def test_a_server_does_not_outlive_the_tests_that_started_it_even_if_they_are_killed(kind, tmp_path):
    """Runs of the tests left their PostgreSQL and NATS behind."""
    program = f"folder = {str(tmp_path)!r}\n{STARTED[kind]}{SAY_AND_WAIT}"
    tests = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with tests:
        assert tests.stdout
        port = int(tests.stdout.readline())
        socket.create_connection(("127.0.0.1", port)).close()
        tests.kill()
    deadline = time.monotonic() + PATIENCE
    while can_connect(port):
        assert time.monotonic() < deadline, "it still answers"
        time.sleep(0.05)


def can_connect(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
