"""Shared by every test: a Hypothesis profile that does not depend on machine speed; the number of workers; Ctrl-C."""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("ludoteca", deadline=None, print_blob=True)
settings.load_profile("ludoteca")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background of a script, which passes this on
    signal.signal(signal.SIGINT, signal.default_int_handler)

CROWDED = 4  # processes that want to run, for each core


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="servers keep their tables in PostgreSQL, not in a file")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with a browser or a server spend half their time waiting. On a crowded
    machine three times as many: the more workers there are, the larger is their share of it."""
    cores = os.cpu_count() or 1
    return (cores + 1) * (3 if _running() > CROWDED * cores else 1)


def _running() -> int:
    """How many processes want to run at this moment, where the system tells."""
    told = Path("/proc/loadavg")
    return int(told.read_text().split()[3].partition("/")[0]) if told.exists() else 0
