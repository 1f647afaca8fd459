"""Between the processes of a site: what waits on its way is dated as if it had not."""

from __future__ import annotations

import pytest

from ludoteca.server.relay import CROSSINGS_SECONDS, Crossing

AHEAD = 1000.0  # seconds that the clock of the other machine is ahead of ours
QUICK = 0.001


def test_what_has_waited_is_dated_back_to_the_quickest_crossing():
    crossing = Crossing()
    for heard, waited in ((10.0, 0.0), (11.0, 0.3), (12.0, 0.0), (13.0, 0.05)):
        said = heard - waited - QUICK
        assert crossing.said_at(said + AHEAD, heard) == pytest.approx(said + QUICK)


def test_nothing_is_known_before_something_was_quick():
    crossing = Crossing()
    assert crossing.said_at(9.7 + AHEAD, 10.0) == pytest.approx(10.0)


def test_clocks_that_drift_apart_are_followed():
    crossing, drift = Crossing(), 0.0
    for second in range(200):
        heard, drift = 10.0 + second, drift + 0.0001
        said = heard - QUICK
        off = crossing.said_at(said + AHEAD - drift, heard) - heard
        assert abs(off) <= (2 * CROSSINGS_SECONDS + 2) * 0.0001
