"""What Scorso tells the laws about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement, product

from ludoteca.core import Move, Seat, State
from ludoteca.games.scorso import moves
from ludoteca.games.scorso.board import (
    DICE,
    DUEL,
    DUELS,
    FINISHED,
    FROZEN,
    OWN_BULLETS,
    OWN_DICE,
    REASONS,
    SEATS,
)

ROUNDS = 60  # max_rounds at most
# §5 knows no bound for rolls: even five players who roll at random place all their dice long before this
LONGEST = ROUNDS * 4000

HISTORY = frozenset({"fell", "did_by", "deeds", "n_deeds"})
HISTORY_ENDS = frozenset(REASONS[1:])  # who fell first is not in a position, but it orders the losers

_OPTIONS = (
    "beats", "merged", "may_return", "one_pair", "blocked", "shortage", "pair_per_group", "effect_order", "immediate",
    "all_in", "handicaps", "max_rounds", "n", "pot",
)  # fmt: skip


def conserved(state: State) -> Mapping[str, object]:
    """§1 Fist tokens, six dice a player, no more bullets than there are, the pot; the ring; the options."""
    s = state.record
    bullets = (s.bullets + s.stakes).sum(axis=0)
    return {
        "tokens": int(s.supply) + int(s.fists.sum()),
        "dice": all(_has_dice(state, seat) for seat in range(s.n)),
        "bullets": bool((bullets <= OWN_BULLETS * s.n).all() and (s.bullets >= 0).all() and (s.stakes >= 0).all()),
        "ring": sorted(s.ring[: s.n].tolist()),
        "nothing below zero": all(bool((s[name] >= 0).all()) for name in ("trays", "free", "laid", "back", "fists")),
        **{name: int(s[name]) for name in _OPTIONS},
    }


def _has_dice(state: State, seat: int) -> bool:
    s = state.record
    dice = [s.trays, s.free, s.burned, s.laid]
    count = sum(int(where[seat].sum()) for where in dice) + int(s.tumbling[seat]) - int(s.back[seat].sum())
    if not s.alive[seat] or s.phase in (DUELS, FINISHED):
        return count == 0
    if s.phase == DUEL:
        return count >= OWN_DICE if s.duelling[seat] else count == 0
    return count == OWN_DICE or (s.phase == FROZEN and bool(s.gone[seat]))


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any six dice rolled, in a duel any that lie there; any die anywhere; every answer, challenge and stake."""
    s, me = state.record, max(int(seat), 0)
    rolls = {faces for n in range(1, OWN_DICE + 1) for faces in combinations_with_replacement(range(len(DICE)), n)}
    yield from {Move(moves.roll(me, tuple(faces.count(face) for face in range(7)))) for faces in rolls}
    if s.phase == DUEL:
        more = product(*(range(int(count) + 1) for count in s.free[me]))
        yield from (Move(moves.roll(me, counts)) for counts in more if sum(counts) > OWN_DICE)
    for face, side in product(range(7), range(2)):
        yield _move(moves.place(me, face, side))
        yield _move(moves.take_back(me, face, side))
    for kind, count in (
        (moves.KNOCK, 1),
        (moves.DONE, 1),
        (moves.LANE, 2),
        (moves.PARALYSIS, moves.WASTE + 1),
        (moves.LOSE, 3),
        (moves.TAKE, 3),
        (moves.EFFECT, 3),
    ):
        yield from (_move(moves.make(kind, me, what)) for what in range(count))
    for side, paralyses in product(range(2), range(3)):
        for sizes in product((0, 3, 4, 5, 6), repeat=3):
            if any(sizes) or paralyses:
                yield _move(moves.group(me, side, paralyses, *sizes))
    yield _move(moves.make(moves.CHALLENGE, me, 0))
    for target, stake in product(range(len(SEATS)), range(1, 8)):
        yield _move(moves.challenge(me, target, stake))
    for counts in product(range(6), repeat=3):
        if 0 < sum(counts) <= 7:
            yield _move(moves.stake(me, *counts))
    yield _move(moves.make(moves.FREEZE, 0, 0))
    yield from (_move(moves.make(moves.DIE, me, face)) for face in range(6))
    yield _move(moves.make(moves.ENDER, me, 0))


def _move(made: int) -> Move:
    return Move(int(made))
