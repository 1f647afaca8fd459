"""Ludoteca: La Scamorra, Scorso, Latrunculi and Zama at one table."""

__version__ = "0.1.0"
