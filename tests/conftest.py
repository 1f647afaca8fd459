"""Shared by every test: a profile for Hypothesis in which none depends on how fast a machine is; how many at once."""

import os

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None, print_blob=True)
settings.load_profile("ludoteca")


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests with a browser or a server spend half their time waiting."""
    return (os.cpu_count() or 1) + 1
