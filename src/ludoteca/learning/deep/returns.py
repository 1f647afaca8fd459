"""What each decision was worth: how much more its seat won than the network expected of it.

A seat's decisions are followed through the window as if it alone played: each is compared with what the network
expected at the seat's *next* decision, or with the result. What the network expects of the other side says nothing
here: it does not know this seat's secrets. A seat's last decision in the window has nothing after it, so it is not
known yet what it was worth; it only serves those before it.

The same text works on NumPy arrays and on PyTorch tensors, on any device.
"""

from __future__ import annotations

from typing import Any


def advantages(seats: Any, values: Any, ended: Any, paid: Any, trace: float) -> tuple[Any, Any]:
    """How much better each decision did than expected, and 1 where that is known; both [steps, games].

    seats    [steps, games, seats] 1 for the seat that decided, else 0
    values   [steps, games]        what the network expected for that seat
    ended    [steps, games]        1 where the decision ended the game, else 0
    paid     [steps, games, seats] what the end paid to each seat
    """
    better, known = values * 0, values * 0
    following, gained, has_following = paid[0] * 0, paid[0] * 0, paid[0] * 0
    for step in range(len(values) - 1, -1, -1):
        own, end = seats[step], ended[step][:, None]
        following = following * (1 - end) + paid[step] * end
        gained, has_following = gained * (1 - end), has_following * (1 - end) + end
        is_known = (has_following * own).sum(1)
        found = ((following * own).sum(1) - values[step] + trace * (gained * own).sum(1)) * is_known
        better[step], known[step] = found, is_known
        following = following * (1 - own) + values[step][:, None] * own
        gained = gained * (1 - own) + found[:, None] * own
        has_following = has_following * (1 - own) + own
    return better, known
