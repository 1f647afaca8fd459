"""The notation: positions and moves written and read."""
