from __future__ import annotations

import os

import pytest


@pytest.fixture(scope="session")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A cache of compiled rules for all tests, whichever worker runs them; each has sources of its own.

    In a new one our compiler is tried out first.
    """
    mine = tmp_path_factory.getbasetemp()
    return str((mine.parent if "PYTEST_XDIST_WORKER" in os.environ else mine) / "compiled-rules")
