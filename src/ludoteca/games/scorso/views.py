"""§3, §5 What a viewer may know: everything on the table, but not what others commit to while a beat is decided."""

from __future__ import annotations

from random import Random
from typing import cast

from ludoteca.core import Record, Seat, State, View, blank, record_type
from ludoteca.games.scorso.board import (
    DUEL,
    KNOCKS,
    NOBODY,
    OPEN,
    RECORD,
    ROLLING,
    ROLLS,
    SECRET,
    T_COMMIT,
    T_PLACE,
    T_RETURN,
    UNROLLED,
    WAITS,
)
from ludoteca.games.scorso.options import Options
from ludoteca.games.scorso.ring import unplaced
from ludoteca.games.scorso.rolling import ONE_HAND, anyone_may_act, can_knock, is_one_handed, is_tumbling, may_act
from ludoteca.games.scorso.setup import table

# public: copied as they are
KNOWN = (
    "ring", "n", "alive", "bullets", "fists", "supply", "pot", "trays", "burned", "tumbling", "handicap", "phase",
    "round_no", "ender", "tied", "ice_bullets", "ice_fists", "ice_supply", "ice_trays", "ice_free", "ice_burned",
    "answers", "n_answers", "used", "asked", "asked_kind", "asked_side", "asked_options", "gone", "paralyses",
    "cancelled", "lane", "swaps", "n_swaps", "handicap_next", "act", "passed", "target", "wager", "stakes",
    "duelling", "reason", "winner", "fell", "stage", "hats", "bowtie", "ice_bowtie", "away", "wounds", "last_wound",
    "rose", "rank", "owner", "aimed", "armed", "to_draw", "dispute", "beats", "merged", "one_pair", "full", "stages",
    "bowtie_top", "completes", "n_weapons", "weapon_colour", "weapon_symbol",
)  # fmt: skip
# written by `view` itself, as far as this viewer may know them
FILTERED = ("free", "laid", "back", "returned", "choice", "chosen", "did_by", "deeds", "n_deeds")

VIEW = record_type(*((name, RECORD[name].base, RECORD[name].shape) for name in (*KNOWN, *FILTERED)))


def view(state: State, seat: Seat) -> View:
    """§5 All that lies open; of others' secret placements and commitments only that they have committed."""
    s, v = state.record, blank(VIEW)
    for name in KNOWN:
        v[name] = s[name]
    is_secret = is_deciding(s)
    for player in range(s.n):
        v.free[player], v.returned[player] = s.free[player], s.returned[player]
        if not is_secret or player == seat:
            for name in ("laid", "back", "choice", "chosen"):
                v[name][player] = s[name][player]
            continue
        v.free[player, :6] += s.laid[player].sum(axis=0).astype("i1")
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
    return bool(s.duelling[seat] if s.phase == DUEL else s.alive[seat])


def told(s: Record, viewer: Seat) -> list[list[int]]:
    """The trace of the last act without what this viewer may not know."""
    rows: list[list[int]] = []
    for row in s.deeds[: s.n_deeds].tolist():
        is_secret = row[1] != viewer
        if is_secret and row[0] in (T_PLACE, T_RETURN) and row[5]:
            continue
        if is_secret and row[0] == T_COMMIT:
            row = [T_COMMIT, row[1], 0, 0, 0, 0, 0]
        rows.append(row)
    return rows


def imagine(view: View, rng: Random) -> State:
    """§5 Whatever the others may have committed to, at random."""
    v, s = view.record, table(cast(Options, view.options))
    for name in (*KNOWN, *FILTERED):
        s[name] = v[name]
    hidden = [seat for seat in range(s.n) if v.choice[seat] == SECRET]
    deciding = is_deciding_view(v)
    for seat in hidden:
        s.choice[seat] = OPEN
    for seat in range(s.n):
        if seat == view.seat or not deciding or not takes_part(s, seat):
            continue
        before = [s[name][seat].copy() for name in ("free", "laid", "back")]
        _commit(s, seat, rng, is_closed=seat in hidden)
        if seat not in hidden and not may_act(s, seat):
            for name, kept in zip(("free", "laid", "back"), before, strict=True):
                s[name][seat] = kept
    return State(view.options, s)


def is_deciding_view(v: Record) -> bool:
    """As `is_deciding`, from what the viewer knows: somebody has not committed yet."""
    if not v.beats or v.phase not in (ROLLING, DUEL) or v.tied or v.tumbling.any():
        return False
    return any(takes_part(v, seat) and v.choice[seat] == OPEN for seat in range(v.n))


def _commit(s: Record, seat: int, rng: Random, is_closed: bool) -> None:
    """Dice laid left or right or not at all; then a commitment, if the viewer knows that there is one."""
    if s.phase == ROLLING:
        for face in range(6):
            for _ in range(int(s.free[seat, face])):
                side = rng.randrange(3)
                if side < 2:
                    s.free[seat, face] -= 1
                    s.laid[seat, side, face] += 1
    if not is_closed:
        return
    free = [face for face in range(7) for _ in range(int(s.free[seat, face]))]
    knocks_alone = s.phase == DUEL and rng.randrange(len(free) + 1) == 0
    if free and not knocks_alone:
        most = min(len(free), ONE_HAND) if is_one_handed(s, seat) else len(free)
        for face in rng.sample(free, rng.randint(1, most)):
            s.chosen[seat, face] += 1
        s.choice[seat] = ROLLS
    elif can_knock(s, seat) and (knocks_alone or rng.randrange(2)):
        s.choice[seat] = KNOCKS
    elif not may_act(s, seat):
        s.choice[seat] = OPEN  # A8 blocked: nothing is left to decide
    else:
        s.choice[seat] = WAITS
    assert unplaced(s, seat) == 0 or s.choice[seat] in (ROLLS, KNOCKS)
