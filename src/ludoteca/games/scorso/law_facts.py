"""What Scorso tells the laws about itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement, product

from ludoteca.core import Move, Seat, State
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    DICE,
    DUEL,
    DUELS,
    FINISHED,
    FROZEN,
    HATS,
    MARKET,
    ON_OFFER,
    OWN_BULLETS,
    OWN_DICE,
    SEATS,
    STAGE_END,
    WEAPONS,
)
from ludoteca.games.scorso.rules.board import (
    REASONS as ALL_REASONS,
)

ROUNDS = 60  # max_rounds at most
# §5 knows no bound for rolls: even five players who roll at random place all their dice long before this
LONGEST = ROUNDS * 4000 * HATS
REASONS = frozenset(ALL_REASONS[1:])

HISTORY = frozenset({"fell", "did_by", "deeds", "n_deeds"})
HISTORY_ENDS = REASONS  # who fell first is not in a position, but it orders the losers

_OPTIONS = (
    "beats", "merged", "may_return", "one_pair", "blocked", "shortage", "pair_per_group", "effect_order", "immediate",
    "all_in", "handicaps", "max_rounds", "n", "full", "stages", "stake", "bowtie_top", "last_bullet", "worst_first",
    "may_pass", "completes", "bribe_first", "n_weapons",
)  # fmt: skip


def conserved(state: State) -> Mapping[str, object]:
    """§1 Fist tokens, six dice a player, no more bullets than there are, the pot; the ring; the options.

    In the full game hats, one for each stage that is over, weapons of different colours, and bow ties on the track.
    """
    s = state.record
    bullets = (s.bullets + s.stakes).sum(axis=0)
    return {
        "tokens": int(s.supply) + int(s.fists.sum()),
        "dice": all(_has_dice(state, seat) for seat in range(s.n)),
        "bullets": bool((bullets <= OWN_BULLETS * s.n).all() and (s.bullets >= 0).all() and (s.stakes >= 0).all()),
        "pot": _has_pot(state),
        "hats": _has_hats(state),
        "weapons": [bytes(s.weapon_colour), bytes(s.weapon_symbol), _has_weapons(state)],
        "bow ties": bool((s.bowtie >= 0).all() and (s.bowtie <= s.bowtie_top).all()),
        "ring": sorted(s.ring[: s.n].tolist()),
        "nothing below zero": all(bool((s[name] >= 0).all()) for name in ("trays", "free", "laid", "back", "fists")),
        **{name: int(s[name]) for name in _OPTIONS},
    }


def _has_pot(state: State) -> bool:
    """§10, A42 The stakes of all, in the full game of all who began the stage; between two stages none."""
    s, stake = state.record, int(state.options.stake)  # type: ignore[attr-defined]
    if not s.full:
        return int(s.pot) == int(s.n) * stake
    if s.phase in (MARKET, STAGE_END, FINISHED) or s.dispute:
        return not s.pot or bool(s.phase == FINISHED)
    return int(s.pot) in {count * stake for count in range(int(s.alive.sum()), int(s.n) + 1)}


def _has_hats(state: State) -> bool:
    s = state.record
    if not s.full or s.reason:
        return bool(s.hats.sum() <= s.stage)
    return bool(s.hats.sum() == s.stage - 1 + bool(s.phase == STAGE_END or s.dispute))


def _has_weapons(state: State) -> bool:
    """§9.3 One of a colour at most; what lies in a location is its owner's; in the bag or on offer is the rest."""
    s = state.record
    owners = s.owner[: s.n_weapons].tolist()
    pairs = [(owner, int(colour)) for owner, colour in zip(owners, s.weapon_colour, strict=False) if owner >= 0]
    lying = sum(1 for weapon, owner in enumerate(owners) if s.aimed[weapon] and owner >= 0)
    fits = int(s.armed.sum()) <= lying and bool((s.armed <= s.trays).all())
    return len(set(pairs)) == len(pairs) and fits and all(ON_OFFER <= owner < s.n for owner in owners)


def _has_dice(state: State, seat: int) -> bool:
    s = state.record
    dice = [s.trays, s.free, s.burned, s.laid]
    count = sum(int(where[seat].sum()) for where in dice) + int(s.tumbling[seat]) - int(s.back[seat].sum())
    count -= int(s.armed[seat].sum())
    if not s.alive[seat] or s.phase in (DUELS, FINISHED, MARKET, STAGE_END):
        return count == 0
    if s.phase == DUEL:
        return count >= OWN_DICE if s.duelling[seat] else count == 0
    return count == OWN_DICE or (s.phase == FROZEN and bool(s.gone[seat]))


def conceivable(state: State, seat: Seat) -> Iterable[Move]:
    """Any six dice rolled, in a duel any that lie there; any die anywhere; every answer, challenge and stake.

    Of the weapons that may be kept any two, and all choices among the own ones.
    """
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
        (moves.PARALYSIS, moves.BOWTIE + 1),
        (moves.LOSE, 3),
        (moves.TAKE, 3),
        (moves.EFFECT, 3),
        (moves.WEAPON, 3 * WEAPONS),
        (moves.BRIBE, moves.NO_BRIBE + 1),
        (moves.PICK, moves.NO_PICK + 1),
    ):
        yield from (_move(moves.make(kind, me, what)) for what in range(count))
    own = [weapon for weapon in range(WEAPONS) if s.full and s.owner[weapon] == me]
    some = {kept for count in range(3) for kept in combinations(range(WEAPONS), count)}
    some |= {kept for count in range(len(own) + 1) for kept in combinations(own, count)}
    yield from (_move(moves.make(moves.KEEP, me, sum(1 << weapon for weapon in kept))) for kept in some)
    for side, paralyses in product(range(2), range(4)):
        for sizes in product((0, 3, 4, 5, 6, 7, 8), repeat=3):
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
    yield from (_move(moves.make(moves.BAG, 0, weapon)) for weapon in range(WEAPONS))


def _move(made: int) -> Move:
    return Move(int(made))
