"""Shares with their intervals (Wilson's, 95 %)."""

from __future__ import annotations

import math

CONFIDENCE = 1.96


def wilson(won: int, of: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The interval in which the true share lies, from 0 to 1."""
    if not of:
        return 0.0, 1.0
    square, mean = confidence**2, won / of
    middle = (mean + square / (2 * of)) / (1 + square / of)
    width = confidence * math.sqrt(mean * (1 - mean) / of + square / (4 * of * of)) / (1 + square / of)
    return middle - width, middle + width


def share(won: int, of: int) -> str:
    """In words: `30 of 40, 75 % (60–86)`."""
    if not of:
        return "0 of 0"
    low, high = wilson(won, of)
    return f"{won} of {of}, {won / of:.0%} ({100 * low:.0f}–{100 * high:.0f})".replace("%", " %")
