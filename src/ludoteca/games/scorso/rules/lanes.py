"""§6 One lane: paralyses, cancellations, then Colour, Fist and Shot; and how a question is asked."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    ALL,
    BOTH,
    BY_CHOICE,
    DEFENCE,
    EXTRAS,
    FIST,
    GREEN,
    LEFT,
    RIGHT,
    SHOT,
    SHOT_FIRST,
    T_BURN,
    T_DEFENDED,
    T_GUARD,
    T_HANDICAP,
    T_LANE,
    T_LOSE,
    T_STOPPED,
    T_SWAP,
    T_TOKEN,
    T_WASTE,
)
from ludoteca.games.scorso.rules.bowties import raise_bowtie, wound
from ludoteca.games.scorso.rules.layout import group_of
from ludoteca.games.scorso.rules.moves import (
    BOWTIE,
    COLOUR_EFFECT,
    EFFECT,
    FIST_EFFECT,
    HANDICAP,
    LEAVE,
    LOSE,
    PARALYSIS,
    SHOT_EFFECT,
    SWAP,
    TAKE,
    WASTE,
    kind_of,
    seat_of,
    what_of,
)
from ludoteca.games.scorso.rules.ring import bullets_of, colours_of, left_of, note

PENDING, AGAIN = -1, -2  # no answer yet; somebody left the game meanwhile, look again


@rule
def ask(s, seat, kind, side, options):
    """The next answer. A choice with one possible answer is not asked, nor one who has left."""
    if not options & (options - 1) or s.gone[seat]:
        lowest = 0
        while not options >> lowest & 1:
            lowest += 1
        return lowest
    if s.used < s.n_answers:
        given = int(s.answers[s.used])
        s.used += 1
        if kind_of(given) == LEAVE:
            leave_lanes(s, seat_of(given))
            return AGAIN
        return what_of(given)
    s.asked, s.asked_kind, s.asked_side, s.asked_options = seat, kind, side, options
    return PENDING


@rule
def leave_lanes(s, seat):
    """Whoever leaves takes nothing along: bullets, tokens and dice go to the burn pile."""
    s.gone[seat] = 1
    s.supply += s.fists[seat]
    s.fists[seat] = 0
    for colour in range(3):
        s.bullets[seat, colour] = 0
    burn_rest(s, seat)


@rule
def burn_rest(s, seat):
    for side in range(2):
        s.paralyses[seat, side] = 0
        for face in range(6):
            count = int(s.trays[seat, side, face]) - int(s.armed[seat, side, face])
            s.trays[seat, side, face] = s.armed[seat, side, face] = 0
            if count:
                s.burned[seat, face] += count
                note(s, T_BURN, seat, face, side, count)


@rule
def is_first(s, one, other, first):
    """Which of two players decides first in seat order."""
    seat = first
    for _ in range(s.n):
        if seat == one:
            return True
        if seat == other:
            return False
        seat = left_of(s, seat)
    return True


@rule
def fight_lane(s, p, p_side, q, q_side, first):
    """§6.1, §6.2 Both directions of a lane."""
    s.lane[0], s.lane[1] = p, q
    note(s, T_LANE, p, q)
    if not is_first(s, p, q, first):
        p, p_side, q, q_side = q, q_side, p, p_side
    if not paralyse(s, p, p_side, q, q_side) or not paralyse(s, q, q_side, p, p_side):
        return False
    p_shots, q_shots = shots(s, p, p_side, q, q_side), shots(s, q, q_side, p, p_side)
    p_pairs, q_pairs = pairs(s, p, p_side, q, q_side), pairs(s, q, q_side, p, p_side)
    if s.effect_order == BY_CHOICE:
        return choose_effects(s, p, p_side, q, p_pairs, p_shots) and choose_effects(s, q, q_side, p, q_pairs, q_shots)
    for turn in range(3):
        step = 2 - turn if s.effect_order == SHOT_FIRST else turn
        p_acts, q_acts = can_strike(s, p), can_strike(s, q)
        # the one who decides comes first: the victim of colours and shots, the striker of fists
        if step == COLOUR_EFFECT:
            if q_acts and not strike_colours(s, q, q_side, p):
                return False
            if p_acts and not strike_colours(s, p, p_side, q):
                return False
        elif step == FIST_EFFECT:
            if p_acts and not strike_fists(s, p, p_side, q, p_pairs):
                return False
            if q_acts and not strike_fists(s, q, q_side, p, q_pairs):
                return False
        else:
            if q_acts and not strike_shots(s, q, q_side, p, q_shots):
                return False
            if p_acts and not strike_shots(s, p, p_side, q, p_shots):
                return False
        bury(s)
    return True


@rule
def can_strike(s, seat):
    """A14 By option the dice of the dead are burned at once."""
    return not s.immediate or bullets_of(s, seat) > 0


@rule
def bury(s):
    """A14 immediate: dead players' unresolved dice burn."""
    if s.immediate:
        for seat in range(s.n):
            if s.alive[seat] and bullets_of(s, seat) == 0:
                burn_rest(s, seat)


@rule
def dice_at(s, seat, side, face):
    """How many dice of a face a player has in this lane; in the merged lane both locations are pooled (A6)."""
    if side == BOTH:
        return int(s.trays[seat, LEFT, face]) + int(s.trays[seat, RIGHT, face])
    return int(s.trays[seat, side, face])


@rule
def group_at(s, seat, side, colour):
    """The size of the Colour group in one location, 0 for none."""
    return group_of(int(s.trays[seat, side, GREEN + colour]), int(s.paralyses[seat, side]))


@rule
def is_striking(s, seat, side, colour):
    """Whether there is a Colour group that no paralysis has cancelled."""
    return group_at(s, seat, side, colour) > 0 and s.cancelled[seat, side, colour] == 0


@rule
def is_in_lane(side, location):
    return side in (location, BOTH)


@rule
def groups_at(s, seat, side):
    """A20 How many Colour groups face the other player, cancelled or not."""
    count = 0
    for location in range(2):
        if is_in_lane(side, location):
            for colour in range(3):
                count += group_at(s, seat, location, colour) > 0
    return count


@rule
def shots(s, p, p_side, q, q_side):
    """§6.1 One W cancels one K."""
    fired, stopped = dice_at(s, p, p_side, SHOT), dice_at(s, q, q_side, DEFENCE)
    if min(fired, stopped) > 0:
        note(s, T_DEFENDED, q, p, min(fired, stopped))
    return max(0, fired - stopped)


@rule
def pairs(s, p, p_side, q, q_side):
    """§6.1, A17 One Colour group stops all fists, or by option one pair."""
    struck, groups = dice_at(s, p, p_side, FIST) // 2, groups_at(s, q, q_side)
    left = struck
    if groups:
        left = max(0, struck - groups) if s.pair_per_group else 0
    if left < struck:
        note(s, T_STOPPED, q, p, struck - left)
    return left


@rule
def paralyse(s, p, p_side, q, q_side):
    """§6.3 One effect for each paralysis."""
    left = 0
    for location in range(2):
        if is_in_lane(p_side, location):
            left += int(s.paralyses[p, location])
    while left > 0 and not s.gone[p]:
        what = ask(s, p, PARALYSIS, 0, paralysis_options(s, p, q, q_side))
        if what == PENDING:
            return False
        if what == AGAIN:
            continue
        left -= 1
        if what < HANDICAP:
            guard(s, p, q, q_side, what)
        elif what < SWAP:
            s.handicap_next[what - HANDICAP] = 1
            note(s, T_HANDICAP, what - HANDICAP, p)
        elif what < WASTE:
            s.swaps[s.n_swaps, 0], s.swaps[s.n_swaps, 1] = p, what - SWAP
            s.n_swaps += 1
            note(s, T_SWAP, p, what - SWAP)
        elif what == BOWTIE:
            raise_bowtie(s, p)
        else:
            note(s, T_WASTE, p)
    return True


@rule
def paralysis_options(s, p, q, q_side):
    """§6.3, A22 Guard against a Colour group of this lane; one hand or another seat for any living player; nothing.

    In the full game a bow tie instead.
    """
    options = 1 << WASTE
    if s.full:
        options |= 1 << BOWTIE
    for colour in range(3):
        for location in range(2):
            if (
                is_in_lane(q_side, location)
                and group_at(s, q, location, colour)
                and not s.cancelled[q, location, colour]
            ):
                options |= 1 << colour
    for seat in range(s.n):
        if seat == p or not s.alive[seat] or s.gone[seat] or not can_strike(s, seat):
            continue
        options |= 1 << (SWAP + seat)
        if s.handicaps:
            options |= 1 << (HANDICAP + seat)
    return options


@rule
def guard(s, p, q, q_side, colour):
    """A18 One whole group is cancelled, in a merged lane the larger one."""
    best, at = 0, LEFT
    for location in range(2):
        if is_in_lane(q_side, location) and not s.cancelled[q, location, colour]:
            size = group_at(s, q, location, colour)
            if size > best:
                best, at = size, location
    s.cancelled[q, at, colour] = 1
    note(s, T_GUARD, p, q, colour, best)


@rule
def choose_effects(s, p, p_side, q, n_pairs, n_shots):
    """A13 attacker_choice: the attacker names the next effect until none is left."""
    left = 0
    for location in range(2):
        for colour in range(3):
            if (
                is_in_lane(p_side, location)
                and group_at(s, p, location, colour)
                and not s.cancelled[p, location, colour]
            ):
                left |= 1 << COLOUR_EFFECT
    if n_pairs:
        left |= 1 << FIST_EFFECT
    if n_shots:
        left |= 1 << SHOT_EFFECT
    while left and bullets_of(s, q) > 0 and can_strike(s, p):
        what = ask(s, p, EFFECT, 0, left)
        if what == PENDING:
            return False
        if what == AGAIN:
            continue
        left &= ~(1 << what)
        is_done = True
        if what == COLOUR_EFFECT:
            is_done = strike_colours(s, p, p_side, q)
        elif what == FIST_EFFECT:
            is_done = strike_fists(s, p, p_side, q, n_pairs)
        else:
            is_done = strike_shots(s, p, p_side, q, n_shots)
        if not is_done:
            return False
        bury(s)
    return True


@rule
def strike_colours(s, p, p_side, q):
    """§6.1 Colour groups in the order green, yellow, blue."""
    for colour in range(3):
        for location in range(2):
            if not is_in_lane(p_side, location) or s.cancelled[p, location, colour]:
                continue
            size = group_at(s, p, location, colour)
            if size and not strike_colour(s, p, q, colour, size, location):
                return False
    return True


@rule
def strike_colour(s, p, q, colour, size, location):
    """§6.1, A15, A16 One bullet less than dice: of the colour while there are any, then of the victim's choice."""
    own = min(size - 1, int(s.bullets[q, colour]))
    if own:
        lose(s, q, p, location, COLOUR_EFFECT, colour, own, size, colour)
    left = size - 1 - own
    if not (s.shortage == ALL or (s.shortage == EXTRAS and size >= 4)):
        return True
    return lose_by_choice(s, q, p, location, COLOUR_EFFECT, left, size, colour)


@rule
def strike_fists(s, p, p_side, q, left):
    """§6.1, A19 The striker burns a bullet of the other's; the other receives a token if one is left."""
    while left > 0 and bullets_of(s, q) > 0 and not s.gone[p]:
        colour = ask(s, p, TAKE, 0, colours_of(s, q))
        if colour == PENDING:
            return False
        if colour == AGAIN:
            continue
        lose(s, q, p, p_side, FIST_EFFECT, colour, 1, 2, 0)
        if s.supply > 0:
            s.supply -= 1
            s.fists[q] += 1
            note(s, T_TOKEN, q, p, int(s.fists[q]))
        left -= 1
    return True


@rule
def strike_shots(s, p, p_side, q, left):
    """§6.1 One bullet of the victim's choice for each shot."""
    return lose_by_choice(s, q, p, p_side, SHOT_EFFECT, left, 1, 0)


@rule
def lose_by_choice(s, q, p, side, effect, left, size, group):
    """§6.1, A16 So many bullets, each of the victim's choice, while there are any."""
    while left > 0 and bullets_of(s, q) > 0 and not s.gone[p]:
        colour = ask(s, q, LOSE, 0, colours_of(s, q))
        if colour == PENDING:
            return False
        if colour == AGAIN:
            continue
        lose(s, q, p, side, effect, colour, 1, size, group)
        left -= 1
    return True


@rule
def lose(s, q, p, side, effect, colour, count, size, group):
    """A bullet goes to the burn pile; the trace keeps why."""
    s.bullets[q, colour] -= count
    wound(s, q, p)
    note(s, T_LOSE, q, p, side * 9 + effect * 3 + colour, count, size, group)
