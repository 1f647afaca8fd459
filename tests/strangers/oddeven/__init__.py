"""Odd and Even: three by three squares, numbers from 1 to 9, and the first line of fifteen wins."""

from tests.strangers.oddeven.game import OddEven

GAME = OddEven()
