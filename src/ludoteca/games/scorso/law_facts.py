"""What Scorso tells the laws about itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, combinations, combinations_with_replacement, product

from ludoteca.core import Move, Record, Seat, State
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    DUEL,
    DUELS,
    FINISHED,
    FROZEN,
    HATS,
    LEAST_GROUP,
    MARKET,
    MOST_PARALYSES,
    MOST_ROUNDS,
    N_COLOURS,
    N_FACES,
    N_PLACES,
    N_SHOWN,
    N_SIDES,
    NEVER,
    ON_OFFER,
    OWN_BULLETS,
    OWN_DICE,
    PLAYERS,
    STAGE_END,
    WEAPONS,
)
from ludoteca.games.scorso.rules.board import (
    REASONS as ALL_REASONS,
)

ACTS = 4000  # of one round. §5 sets no limit to rolls, but even five players who roll at random are done long before
LONGEST = MOST_ROUNDS * ACTS * HATS
REASONS = frozenset(ALL_REASONS[NEVER + 1 :])
FEW = 2  # weapons of others that somebody may try to keep
LARGEST_GROUP = 8  # that is tried; larger ones need three weapons of one symbol

HISTORY = frozenset({"fell", "did_by", "deeds", "n_deeds"})
HISTORY_ENDS = REASONS  # who fell first is not in a position, but it orders the losers

_OPTIONS = (
    "beats", "merged", "may_return", "one_pair", "blocked", "shortage", "pair_per_group", "effect_order", "immediate",
    "all_in", "handicaps", "max_rounds", "n", "full", "stages", "stake", "bowtie_top", "last_bullet", "worst_first",
    "may_pass", "completes", "bribe_first", "at_lane", "ender_all", "by_player", "by_pace",
    "duel_only", "n_weapons",
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
        "chips": int(s.pot) + int(s.purse.sum()),
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
        return int(s.pot) == (0 if s.phase == FINISHED else int(s.n) * stake)
    if s.phase in (MARKET, STAGE_END, FINISHED) or s.dispute:
        return not s.pot
    return int(s.pot) in {count * stake for count in range(int(s.alive.sum()), int(s.n) + 1)}


def _has_hats(state: State) -> bool:
    """§9.2 One for each stage that is over."""
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
    """§1, §7.2 Six; in a duel more, and between rounds none."""
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

    Of the weapons that may be kept any two, and all choices among those the player has.
    """
    s, me = state.record, max(int(seat), 0)
    made = chain(_rolls(s, me), _placings(me), _answers(me), _kept(s, me), _groupings(me), _challenges(me), _dealt(me))
    return (Move(int(move)) for move in made)


def _rolls(s: Record, me: int) -> Iterator[int]:
    shown = range(N_SHOWN)
    rolls = {faces for n in range(1, OWN_DICE + 1) for faces in combinations_with_replacement(shown, n)}
    yield from {moves.roll(me, tuple(faces.count(face) for face in shown)) for faces in rolls}
    if s.phase == DUEL:
        more = product(*(range(int(count) + 1) for count in s.free[me]))
        yield from (moves.roll(me, counts) for counts in more if sum(counts) > OWN_DICE)


def _placings(me: int) -> Iterator[int]:
    for face, side in product(range(N_SHOWN), range(N_SIDES)):
        yield moves.place(me, face, side)
        yield moves.take_back(me, face, side)


def _answers(me: int) -> Iterator[int]:
    for kind, count in (
        (moves.KNOCK, 1),
        (moves.DONE, 1),
        (moves.COUNT, 1),
        (moves.LANE, moves.LANE_OF + PLAYERS),
        (moves.PARALYSIS, moves.BOWTIE + 1),
        (moves.LOSE, N_COLOURS),
        (moves.TAKE, N_COLOURS),
        (moves.EFFECT, moves.N_EFFECTS),
        (moves.WEAPON, WEAPONS * N_PLACES),
        (moves.BRIBE, moves.NO_BRIBE + 1),
        (moves.PICK, moves.NO_PICK + 1),
    ):
        yield from (moves.make(kind, me, what) for what in range(count))


def _kept(s: Record, me: int) -> Iterator[int]:
    own = [weapon for weapon in range(WEAPONS) if s.full and s.owner[weapon] == me]
    some = {kept for count in range(FEW + 1) for kept in combinations(range(WEAPONS), count)}
    some |= {kept for count in range(len(own) + 1) for kept in combinations(own, count)}
    yield from (moves.make(moves.KEEP, me, sum(1 << weapon for weapon in kept)) for kept in some)


def _groupings(me: int) -> Iterator[int]:
    for side, paralyses in product(range(N_SIDES), range(MOST_PARALYSES + 1)):
        for sizes in product((0, *range(LEAST_GROUP, LARGEST_GROUP + 1)), repeat=N_COLOURS):
            if any(sizes) or paralyses:
                yield moves.group(me, side, paralyses, *sizes)


def _challenges(me: int) -> Iterator[int]:
    yield moves.make(moves.CHALLENGE, me, moves.NO_CHALLENGE)
    for target, stake in product(range(PLAYERS), range(1, moves.STAKE_ROOM)):
        yield moves.challenge(me, target, stake)
    for counts in product(range(PLAYERS + 1), repeat=N_COLOURS):
        if 0 < sum(counts) < moves.STAKE_ROOM:
            yield moves.stake(me, *counts)


def _dealt(me: int) -> Iterator[int]:
    yield moves.make(moves.FREEZE, 0, 0)
    yield moves.make(moves.BEGIN, 0, 0)
    yield from (moves.make(moves.DIE, me, face) for face in range(N_FACES))
    yield moves.make(moves.ENDER, me, 0)
    yield from (moves.make(moves.BAG, 0, weapon) for weapon in range(WEAPONS))
