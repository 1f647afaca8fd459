"""§6 One lane: paralyses, cancellations, then Colour, Fist and Shot.

In every function p strikes and q is struck; `p_side` and `q_side` are the locations that lie in the lane, BOTH in the
merged lane of two players (A6). Functions that may come upon a question return whether they have finished.
"""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    ALL,
    BEYOND_THIRD,
    BOTH,
    BY_CHOICE,
    DEFENCE,
    EXTRAS,
    FIST,
    GREEN,
    LARGE_GROUP,
    LEAST_GROUP,
    LEFT,
    N_COLOURS,
    N_SIDES,
    PAIR,
    RIGHT,
    SHOT,
    SHOT_FIRST,
)
from ludoteca.games.scorso.rules.bowties import raise_bowtie, wound
from ludoteca.games.scorso.rules.layout import group_of, is_in_lane
from ludoteca.games.scorso.rules.moves import (
    BOWTIE,
    COLOUR_EFFECT,
    EFFECT,
    FIST_EFFECT,
    GUARD,
    HANDICAP,
    LOSE,
    N_EFFECTS,
    PARALYSIS,
    SHOT_EFFECT,
    SWAP,
    TAKE,
    WASTE,
)
from ludoteca.games.scorso.rules.questions import NOTHING, UNANSWERED, ask, burn_rest, somebody_leaves
from ludoteca.games.scorso.rules.ring import bullets_of, colours_of, left_of
from ludoteca.games.scorso.rules.trace import (
    T_DEFENDED,
    T_GUARD,
    T_HANDICAP,
    T_LANE,
    T_LOSE,
    T_STOPPED,
    T_SWAP,
    T_TOKEN,
    T_WASTE,
    loss,
    note,
)
from ludoteca.games.scorso.rules.withdrawal import withdraw

ONE_SHOT = 1  # dice in it, beside PAIR for fists
NO_GROUP = 0  # in the trace, where no Colour group struck


@rule
def fight_lane(s, p, p_side, q, q_side, first):
    """§6.1, §6.2 Both directions of a lane: paralyses and cancellations first, then one effect after the other."""
    s.lane[0], s.lane[1] = p, q
    note(s, T_LANE, p, q)
    if not is_first(s, p, q, first):
        p, p_side, q, q_side = q, q_side, p, p_side
    if s.at_lane and not (withdraw(s, p, p_side) and withdraw(s, q, q_side)):
        return False
    if not paralyse(s, p, p_side, q, q_side) or not paralyse(s, q, q_side, p, p_side):
        return False
    p_shots, q_shots = shots(s, p, p_side, q, q_side), shots(s, q, q_side, p, p_side)
    p_pairs, q_pairs = pairs(s, p, p_side, q, q_side), pairs(s, q, q_side, p, p_side)
    if s.effect_order == BY_CHOICE:
        return choose_effects(s, p, p_side, q, p_pairs, p_shots) and choose_effects(s, q, q_side, p, q_pairs, q_shots)
    for turn in range(N_EFFECTS):
        effect = N_EFFECTS - 1 - turn if s.effect_order == SHOT_FIRST else turn
        p_acts, q_acts = can_strike(s, p), can_strike(s, q)
        # the one who decides comes first: the victim of colours and shots, the striker of fists
        if effect == FIST_EFFECT:
            if p_acts and not strike(s, effect, p, p_side, q, p_pairs, p_shots):
                return False
            if q_acts and not strike(s, effect, q, q_side, p, q_pairs, q_shots):
                return False
        else:
            if q_acts and not strike(s, effect, q, q_side, p, q_pairs, q_shots):
                return False
            if p_acts and not strike(s, effect, p, p_side, q, p_pairs, p_shots):
                return False
        bury(s)
    return True


@rule
def is_first(s, one, other, first):
    """§6.2 Which of two players comes first, clockwise from the one who decides first."""
    seat = first
    for _ in range(s.n):
        if seat == one:
            return True
        if seat == other:
            return False
        seat = left_of(s, seat)
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


# -- what lies in the lane -------------------------------------------------------------------------------------------


@rule
def dice_at(s, seat, side, face):
    """§6.1 How many dice of a face a player has in this lane; in the merged one both locations count (A6)."""
    if side == BOTH:
        return int(s.trays[seat, LEFT, face]) + int(s.trays[seat, RIGHT, face])
    return int(s.trays[seat, side, face])


@rule
def group_at(s, seat, side, colour):
    """§5 The size of the Colour group in one location, 0 for none."""
    return group_of(int(s.trays[seat, side, GREEN + colour]), int(s.paralyses[seat, side]))


@rule
def groups_at(s, seat, side):
    """A20 How many Colour groups face the other player, cancelled or not."""
    count = 0
    for location in range(N_SIDES):
        if is_in_lane(side, location):
            for colour in range(N_COLOURS):
                count += group_at(s, seat, location, colour) > 0
    return count


@rule
def striking(s, seat, side):
    """§6.1 The colours, a bit each, in which there is a group that no paralysis has cancelled."""
    colours = 0
    for location in range(N_SIDES):
        if is_in_lane(side, location):
            for colour in range(N_COLOURS):
                if group_at(s, seat, location, colour) > 0 and not s.cancelled[seat, location, colour]:
                    colours |= 1 << colour
    return colours


# -- cancellations ---------------------------------------------------------------------------------------------------


@rule
def shots(s, p, p_side, q, q_side):
    """§6.1 The shots that get through: one W cancels one K."""
    fired, stopped = dice_at(s, p, p_side, SHOT), dice_at(s, q, q_side, DEFENCE)
    if min(fired, stopped) > 0:
        note(s, T_DEFENDED, q, p, min(fired, stopped))
    return max(0, fired - stopped)


@rule
def pairs(s, p, p_side, q, q_side):
    """§6.1, A17 The pairs of fists that get through: one Colour group stops all of them, or by option one pair."""
    struck, groups = dice_at(s, p, p_side, FIST) // PAIR, groups_at(s, q, q_side)
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
    for location in range(N_SIDES):
        if is_in_lane(p_side, location):
            left += int(s.paralyses[p, location])
    while left > 0 and not s.gone[p]:
        options = paralysis_options(s, p, q, q_side)
        if somebody_leaves(s, p, options):
            continue
        choice = ask(s, p, PARALYSIS, NOTHING, options)
        if choice == UNANSWERED:
            return False
        use_paralysis(s, p, q, q_side, choice)
        left -= 1
    return True


@rule
def paralysis_options(s, p, q, q_side):
    """§6.3, A22 A guard against a Colour group of this lane; one hand, or another seat, for a living player; nothing.

    In the full game a bow tie, too.
    """
    options = striking(s, q, q_side) << GUARD | 1 << WASTE
    if s.full:
        options |= 1 << BOWTIE
    for seat in range(s.n):
        if seat == p or not s.alive[seat] or s.gone[seat] or not can_strike(s, seat):
            continue
        options |= 1 << (SWAP + seat)
        if s.handicaps:
            options |= 1 << (HANDICAP + seat)
    return options


@rule
def use_paralysis(s, p, q, q_side, choice):
    """§6.3 What the paralysis was chosen to do."""
    if choice < HANDICAP:
        guard(s, p, q, q_side, choice - GUARD)
    elif choice < SWAP:
        tie_hand(s, p, choice - HANDICAP)
    elif choice < WASTE:
        agree_swap(s, p, choice - SWAP)
    elif choice == WASTE:
        note(s, T_WASTE, p)
    else:
        raise_bowtie(s, p)


@rule
def guard(s, p, q, q_side, colour):
    """A18 One whole group is cancelled, in a merged lane the larger one."""
    best, at = 0, LEFT
    for location in range(N_SIDES):
        if is_in_lane(q_side, location) and not s.cancelled[q, location, colour]:
            size = group_at(s, q, location, colour)
            if size > best:
                best, at = size, location
    s.cancelled[q, at, colour] = 1
    note(s, T_GUARD, p, q, colour, best)


@rule
def tie_hand(s, p, other):
    """A22 One hand only, in the next round."""
    s.handicap_next[other] = 1
    note(s, T_HANDICAP, other, p)


@rule
def agree_swap(s, p, other):
    """A23 The two swap seats when the round ends. There is room for as many swaps as there can be paralyses."""
    s.swaps[s.n_swaps, 0], s.swaps[s.n_swaps, 1] = p, other
    s.n_swaps += 1
    note(s, T_SWAP, p, other)


# -- effects ---------------------------------------------------------------------------------------------------------


@rule
def choose_effects(s, p, p_side, q, n_pairs, n_shots):
    """A13 attacker_choice: the attacker names the next effect until none is left."""
    left = 0
    if striking(s, p, p_side):
        left |= 1 << COLOUR_EFFECT
    if n_pairs:
        left |= 1 << FIST_EFFECT
    if n_shots:
        left |= 1 << SHOT_EFFECT
    while left and bullets_of(s, q) > 0 and can_strike(s, p):
        if somebody_leaves(s, p, left):
            continue
        effect = ask(s, p, EFFECT, NOTHING, left)
        if effect == UNANSWERED:
            return False
        left &= ~(1 << effect)
        if not strike(s, effect, p, p_side, q, n_pairs, n_shots):
            return False
        bury(s)
    return True


@rule
def strike(s, effect, p, p_side, q, n_pairs, n_shots):
    """§6.1 One effect in one direction: the Colour groups, so many pairs of fists, or so many shots."""
    if effect == COLOUR_EFFECT:
        return strike_colours(s, p, p_side, q)
    if effect == FIST_EFFECT:
        return strike_fists(s, p, p_side, q, n_pairs)
    return lose_by_choice(s, q, p, p_side, SHOT_EFFECT, n_shots, ONE_SHOT, NO_GROUP)


@rule
def strike_colours(s, p, p_side, q):
    """§6.1 Colour groups in the order green, yellow, blue."""
    for colour in range(N_COLOURS):
        for location in range(N_SIDES):
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
    others = substitutes(s, size, size - 1 - own)
    return lose_by_choice(s, q, p, location, COLOUR_EFFECT, others, size, colour)


@rule
def substitutes(s, size, missing):
    """A15 How many bullets of other colours are taken for those the victim lacks."""
    if s.shortage == ALL or (s.shortage == EXTRAS and size >= LARGE_GROUP):
        return missing
    return min(missing, size - LEAST_GROUP) if s.shortage == BEYOND_THIRD else 0


@rule
def strike_fists(s, p, p_side, q, left):
    """§6.1, A19 The striker burns a bullet of the other's; the other receives a token if one is left."""
    while left > 0 and bullets_of(s, q) > 0 and not s.gone[p]:
        colours = colours_of(s, q)
        if somebody_leaves(s, p, colours):
            continue
        colour = ask(s, p, TAKE, NOTHING, colours)
        if colour == UNANSWERED:
            return False
        lose(s, q, p, p_side, FIST_EFFECT, colour, 1, PAIR, NO_GROUP)
        if s.supply > 0:
            s.supply -= 1
            s.fists[q] += 1
            note(s, T_TOKEN, q, p, int(s.fists[q]))
        left -= 1
    return True


@rule
def lose_by_choice(s, q, p, side, effect, left, size, group):
    """§6.1, A16 So many bullets, each of the victim's choice, while there are any."""
    while left > 0 and bullets_of(s, q) > 0 and not s.gone[p]:
        colours = colours_of(s, q)
        if somebody_leaves(s, q, colours):
            continue
        colour = ask(s, q, LOSE, loss(side, effect, group), colours)
        if colour == UNANSWERED:
            return False
        lose(s, q, p, side, effect, colour, 1, size, group)
        left -= 1
    return True


@rule
def lose(s, q, p, side, effect, colour, count, size, group):
    """§6.1 So many bullets of a colour go to the burn pile; the trace tells which dice took them."""
    s.bullets[q, colour] -= count
    wound(s, q, p)
    note(s, T_LOSE, q, p, loss(side, effect, colour), count, size, group)
