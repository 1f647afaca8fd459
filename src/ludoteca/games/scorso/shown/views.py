"""§3, §5 What a viewer may know: everything on the table, but not what others commit to while a beat is decided."""

from __future__ import annotations

import functools
from itertools import product
from random import Random
from typing import cast

from ludoteca.core import Record, Seat, Sight, State, View, record_type
from ludoteca.games.scorso.rules.board import (
    DUEL,
    KNOCKS,
    LEFT,
    OPEN,
    OWN_DICE,
    RECORD,
    RIGHT,
    ROLLING,
    ROLLS,
    SECRET,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.ring import unplaced
from ludoteca.games.scorso.rules.rolling import ONE_HAND, can_knock, is_one_handed, may_act
from ludoteca.games.scorso.rules.setup import table
from ludoteca.games.scorso.shown import sight

# public: copied as they are
KNOWN = (
    "ring", "n", "alive", "bullets", "fists", "supply", "pot", "purse", "brought", "stake", "trays", "burned",
    "tumbling", "handicap", "phase", "round_no", "ender", "tied", "ice_bullets", "ice_fists", "ice_supply", "ice_trays",
    "ice_free", "ice_burned", "answers", "n_answers", "used", "asked", "asked_kind", "asked_side", "asked_options",
    "gone", "paralyses", "cancelled", "lane", "swaps", "n_swaps", "handicap_next", "act", "passed", "waived", "by_pace",
    "target", "wager", "stakes", "duelling", "reason", "winner", "fell", "stage", "hats", "bowtie", "ice_bowtie",
    "away", "wounds", "last_wound", "rose", "rank", "owner", "aimed", "armed", "to_draw", "dispute", "beats", "merged",
    "one_pair", "duel_only", "full", "stages", "bowtie_top", "completes", "n_weapons", "weapon_colour", "weapon_symbol",
)  # fmt: skip
# written by `sight.fill`, as far as this viewer may know them
FILTERED = ("free", "laid", "back", "returned", "choice", "chosen", "did_by", "deeds", "n_deeds")

VIEW = record_type(*((name, RECORD[name].base, RECORD[name].shape) for name in (*KNOWN, *FILTERED)))
SIGHT = Sight(sight, KNOWN, RECORD, VIEW)


def view(state: State, seat: Seat) -> View:
    """§5 All that lies open, and of what others decide now only that they have decided."""
    return SIGHT.view(state, seat)


def told(s: Record, viewer: Seat) -> list[list[int]]:
    """The trace of the last act without what this viewer may not know."""
    v = SIGHT.blank()
    sight.tell(s, v, int(viewer))
    rows: list[list[int]] = v.deeds[: v.n_deeds].tolist()
    return rows


def imagine(view: View, rng: Random) -> State:
    """§5 Anything the others may have done in this beat so far, every way equally likely."""
    v, s = view.record, table(cast(Options, view.options))
    for name in (*KNOWN, *FILTERED):
        s[name] = v[name]
    if not sight.is_deciding(s):
        return State(view.options, s)
    committed = [seat for seat in range(s.n) if v.choice[seat] == SECRET]
    for seat in range(s.n):
        if seat != view.seat and sight.takes_part(s, seat):
            _decide(s, seat, rng, seat in committed)
    return State(view.options, s)


def _decide(s: Record, seat: int, rng: Random, has_committed: bool) -> None:
    """A way that is not possible is drawn again, so that all possible ones stay equally likely."""
    s.choice[seat] = OPEN
    before = {name: s[name][seat].copy() for name in ("free", "laid", "back", "returned", "choice")}
    while not (_place(s, seat, rng, has_committed) and _is_possible(s, seat, rng.randrange(2), has_committed)):
        for name, kept in before.items():
            s[name][seat] = kept


def _place(s: Record, seat: int, rng: Random, has_committed: bool) -> bool:
    """Dice are laid left and right, chosen to be rolled, and taken back; whether there are that many."""
    unrolled = int(s.free[seat, UNROLLED])
    for face in range(UNROLLED):
        ways = _ways(int(s.free[seat, face]), s.phase == ROLLING, has_committed)
        left, right, s.chosen[seat, face] = rng.choice(ways)
        s.laid[seat, LEFT, face], s.laid[seat, RIGHT, face] = left, right
        s.free[seat, face] -= left + right
    if s.may_return and s.phase == ROLLING:
        unrolled += int(s.trays[seat].sum())
        for side in (LEFT, RIGHT):
            for face in range(UNROLLED):
                s.back[seat, side, face] = rng.randint(0, int(s.trays[seat, side, face]))
    s.free[seat, UNROLLED] += int(s.back[seat].sum())
    s.returned[seat] += int(s.back[seat].sum())
    s.chosen[seat, UNROLLED] = rng.randint(0, unrolled) if has_committed else 0
    return bool(s.returned[seat] <= OWN_DICE and s.chosen[seat, UNROLLED] <= s.free[seat, UNROLLED])


@functools.cache
def _ways(dice: int, can_place: bool, can_roll: bool) -> list[tuple[int, int, int]]:
    """Every way to part so many dice of one face: how many go left, go right, and are chosen to be rolled."""
    numbers = range(dice + 1)
    found = product(numbers if can_place else (0,), numbers if can_place else (0,), numbers if can_roll else (0,))
    return [way for way in found if sum(way) <= dice]


def _is_possible(s: Record, seat: int, coin: int, has_committed: bool) -> bool:
    """Whether a player can have come here. With all dice placed, a coin decides between a knock and waiting."""
    if not has_committed:
        return bool(may_act(s, seat))
    rolled = int(s.chosen[seat].sum())
    if rolled:
        s.choice[seat] = ROLLS
        return not coin and (rolled <= ONE_HAND or not is_one_handed(s, seat))
    if s.phase == DUEL:
        s.choice[seat] = KNOCKS
        return not coin
    if unplaced(s, seat):
        s.choice[seat] = WAITS
        return not coin
    if not may_act(s, seat):
        return not coin  # A8 blocked: nothing is left to decide
    s.choice[seat] = WAITS if coin else KNOCKS
    return bool(coin or can_knock(s, seat))
