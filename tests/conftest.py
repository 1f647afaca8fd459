"""Shared by every test: a Hypothesis profile that does not depend on machine speed; the number of workers."""

import os

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None, print_blob=True)
settings.load_profile("ludoteca")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with a browser or a server spend half their time waiting."""
    return (os.cpu_count() or 1) + 1
