"""Loaded once, in the process that all others are forked from: the site and every game's compiled rules."""

import ludoteca.server.app  # noqa: F401
from ludoteca.server.precompile_all import precompile_all

precompile_all()
