"""The notation: writing and reading positions and moves."""
