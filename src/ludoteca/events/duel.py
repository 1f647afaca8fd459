"""The last tie-break: a duel at dice, as Scorso has it (§7.3, A34), between everybody who is still level.

Everybody has six dice and rolls, beat by beat, those that do not show the fist yet. Who has six fists first takes the
best place, and the others duel on for the next one. If several are ready in the same beat, they repeat the duel among
themselves (§7.2). The dice come from the event's seed, so that anybody can roll them again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.play import Dealer

DICE = 6
FACES = (1,) * 6  # all alike
FIST = 0


def duelled(players: Sequence[int], seed: int) -> list[int]:
    """These players, the winner of the duel first."""
    left, order = sorted(players), []
    stream = "duel " + " ".join(map(str, left))
    dealer = Dealer.from_seed(seed)
    while len(left) > 1:
        winner = _winner(left, dealer, stream)
        order.append(winner)
        left.remove(winner)
    return order + left


def _winner(duellists: Sequence[int], dealer: Dealer, stream: str) -> int:
    while len(duellists) > 1:
        duellists = _race(duellists, dealer, stream)
    return duellists[0]


def _race(duellists: Sequence[int], dealer: Dealer, stream: str) -> list[int]:
    """Those who are ready first."""
    missing = dict.fromkeys(duellists, DICE)
    while all(missing.values()):
        for player, dice in missing.items():
            missing[player] = sum(dealer.pick(stream, FACES) != FIST for _ in range(dice))
    return [player for player, dice in missing.items() if not dice]
