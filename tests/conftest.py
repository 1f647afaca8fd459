"""Shared by every test: one profile for Hypothesis, in which no test depends on how fast the machine is."""

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None, print_blob=True)
settings.load_profile("ludoteca")
