"""§3, §5 What a viewer may know: everything on the table, but not what others commit to while a beat is decided."""

from __future__ import annotations

import functools
from itertools import product
from random import Random
from typing import cast

from ludoteca.core import Record, Seat, SharedFields, State, View, blank, record_type
from ludoteca.games.scorso.rules.board import (
    DEED,
    DUEL,
    KNOCKS,
    LEFT,
    N_FACES,
    NOBODY,
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
from ludoteca.games.scorso.rules.rolling import ONE_HAND, anyone_may_act, can_knock, is_one_handed, is_tumbling, may_act
from ludoteca.games.scorso.rules.setup import table
from ludoteca.games.scorso.rules.trace import IS_SECRET, NUMBERS, SEAT, T_COMMIT, T_PLACE, T_RETURN, WHAT

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
# written by `view` itself, as far as this viewer may know them
FILTERED = ("free", "laid", "back", "returned", "choice", "chosen", "did_by", "deeds", "n_deeds")

VIEW = record_type(*((name, RECORD[name].base, RECORD[name].shape) for name in (*KNOWN, *FILTERED)))
_PUBLIC, _NOTHING = SharedFields(KNOWN, RECORD, VIEW), blank(VIEW)


def view(state: State, seat: Seat) -> View:
    """§5 All that lies open; of others' secret placements and commitments only that they have committed."""
    s, v = state.record, _PUBLIC.copied(state.record, onto=_NOTHING)
    is_secret = is_deciding(s)
    for player in range(s.n):
        v.free[player], v.returned[player] = s.free[player], s.returned[player]
        if not is_secret or player == seat:
            for name in ("laid", "back", "choice", "chosen"):
                v[name][player] = s[name][player]
            continue
        v.free[player, :N_FACES] += s.laid[player].sum(axis=0).astype("i1")
        v.free[player, UNROLLED] -= int(s.back[player].sum())
        v.returned[player] -= int(s.back[player].sum())
        v.choice[player] = OPEN if may_act(s, player) or not takes_part(s, player) else SECRET
    rows = told(s, seat)
    for index, row in enumerate(rows):
        v.deeds[index] = row
    v.n_deeds = len(rows)
    v.did_by = NOBODY if s.beats else s.did_by
    return View(state.options, seat, v)


def is_deciding(s: Record) -> bool:
    """§5 Beats: some have committed and others not yet."""
    return bool(s.beats and s.phase in (ROLLING, DUEL) and not is_tumbling(s) and anyone_may_act(s))


def takes_part(s: Record, seat: int) -> bool:
    """§5, §7.2 Whether a player rolls in this round or duel."""
    return bool(s.duelling[seat] if s.phase == DUEL else s.alive[seat])


def told(s: Record, viewer: Seat) -> list[list[int]]:
    """The trace of the last act without what this viewer may not know."""
    rows: list[list[int]] = []
    for row in s.deeds[: s.n_deeds].tolist():
        is_others = row[SEAT] != viewer
        if is_others and row[WHAT] in (T_PLACE, T_RETURN) and row[IS_SECRET]:
            continue
        if is_others and row[WHAT] == T_COMMIT:
            row = row[:NUMBERS] + [0] * (DEED - NUMBERS)
        rows.append(row)
    return rows


def imagine(view: View, rng: Random) -> State:
    """§5 Anything the others may have done in this beat so far, every way equally likely."""
    v, s = view.record, table(cast(Options, view.options))
    for name in (*KNOWN, *FILTERED):
        s[name] = v[name]
    if not is_deciding(s):
        return State(view.options, s)
    committed = [seat for seat in range(s.n) if v.choice[seat] == SECRET]
    for seat in range(s.n):
        if seat != view.seat and takes_part(s, seat):
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
