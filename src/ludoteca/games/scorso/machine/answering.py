"""How imagined players answer questions and challenge each other, compiled: rules of thumb, as in `instinct`."""

from __future__ import annotations

import math

import numpy as np

from ludoteca.core import rule
from ludoteca.games.scorso.machine.locations import N_FACTS, WRONG, face, worth_there
from ludoteca.games.scorso.rules.board import (
    DEFENCE,
    GREEN,
    LEAST_GROUP,
    LEFT,
    MOST_DICE,
    N_COLOURS,
    N_FACES,
    N_SIDES,
    OWN_DICE,
    RIGHT,
    SHOT,
)
from ludoteca.games.scorso.rules.duels import stake_cap, stakes
from ludoteca.games.scorso.rules.moves import (
    BOWTIE,
    BRIBE,
    CHALLENGE,
    GROUP,
    GUARD,
    HANDICAP,
    LANE,
    LOSE,
    NO_BRIBE,
    NO_CHALLENGE,
    PARALYSIS,
    TAKE,
    WASTE,
    WEAPON,
    challenge,
    die_at,
    make,
    staked,
    weapon,
    what_of,
)
from ludoteca.games.scorso.rules.questions import grouping, lowest
from ludoteca.games.scorso.rules.ring import bullets_of, left_of, living, right_of

BRIBE_COST = 1.2  # what a bribe must be worth, in bullets
LAST = 4.0
HIT = 0.72
ENOUGH = 2  # bullets of a colour, as far as a stake is concerned
MOST_STAKES = 21


@rule
def answer_by_habit(s, book):
    """§6 An answer to the question that is asked."""
    seat, kind, options = int(s.asked), int(s.asked_kind), int(s.asked_options)
    if kind == LOSE:
        return make(LOSE, seat, colour_of(s, seat, options, -1))
    if kind == TAKE:
        return make(TAKE, seat, colour_of(s, int(s.lane[0]) + int(s.lane[1]) - seat, options, 1))
    if kind == PARALYSIS:
        return make(PARALYSIS, seat, paralysis_by_habit(s, seat, options))
    if kind == GROUP:
        return group_by_habit(s, seat, int(s.asked_side), options)
    if kind == LANE:
        return make(LANE, seat, lane_by_habit(s, seat, options))
    if kind == WEAPON:
        return weapon(seat, int(s.asked_side), weapon_by_habit(s, seat, int(s.asked_side), book))
    if kind == BRIBE:
        return make(BRIBE, seat, bribe_by_habit(s, seat, book))
    return make(kind, seat, lowest(options))


@rule
def colour_of(s, seat, options, sign):
    """The most (sign 1) or least (-1) plentiful of somebody's colours."""
    best, most = 0, -100
    for colour in range(N_COLOURS):
        count = sign * int(s.bullets[seat, colour])
        if options >> colour & 1 and count > most:
            best, most = colour, count
    return best


@rule
def paralysis_by_habit(s, seat, options):
    """§6.3 The largest group is cancelled; else a bow tie, or the strongest has one hand."""
    other = int(s.lane[0]) + int(s.lane[1]) - seat
    best, most = -1, 0
    for colour in range(N_COLOURS):
        if options >> (GUARD + colour) & 1:
            size = max(int(s.trays[other, LEFT, GREEN + colour]), int(s.trays[other, RIGHT, GREEN + colour]))
            loss = min(size - 1, int(s.bullets[seat, colour]) + 1)
            if best < 0 or loss > most:
                best, most = GUARD + colour, loss
    if best >= 0:
        return best
    if options >> BOWTIE & 1 and s.bowtie[seat] < s.bowtie_top:
        return BOWTIE
    most = 0
    for rival in range(s.n):
        if options >> (HANDICAP + rival) & 1 and not s.handicap_next[rival] and bullets_of(s, rival) > most:
            best, most = HANDICAP + rival, bullets_of(s, rival)
    return best if best >= 0 else WASTE


@rule
def group_by_habit(s, seat, side, options):
    """A11 Paralyses against a Colour group, else colours."""
    other = left_of(s, seat) if side == LEFT else right_of(s, seat)
    facing = s.trays[other, RIGHT if side == LEFT else LEFT]
    kept = lowest(options)
    for colour in range(N_COLOURS):
        if facing[GREEN + colour] >= LEAST_GROUP:
            while options >> (kept + 1):
                kept += 1
            break
    return grouping(s, seat, side, kept)


@rule
def lane_by_habit(s, seat, options):
    """§6.2 The weaker neighbour first; A12 one's own lanes before those of others."""
    sides = options & 3
    if sides == 3:
        return LEFT if bullets_of(s, left_of(s, seat)) <= bullets_of(s, right_of(s, seat)) else RIGHT
    return lowest(options)


@rule
def gain(s, seat, side, symbol, book):
    """What one more symbol in a location is worth."""
    facts = np.empty(N_FACTS, np.float64)
    dice = np.empty(N_FACES, np.int8)
    face(s, seat, side, book.worths, facts)
    for shown in range(N_FACES):
        dice[shown] = s.trays[seat, side, shown]
    before = worth_there(s, dice, book.worths, facts)
    dice[symbol] += 1
    after = worth_there(s, dice, book.worths, facts)
    if after <= WRONG:
        return 0.0 if s.ender != seat else WRONG
    return after - max(before, WRONG / 2)


@rule
def weapon_by_habit(s, seat, number, book):
    """§9.4 Where it is worth most."""
    symbol = int(s.weapon_symbol[number])
    left, right = gain(s, seat, LEFT, symbol, book), gain(s, seat, RIGHT, symbol, book)
    if max(left, right) <= 0:
        return N_SIDES  # nowhere
    return LEFT if left >= right else RIGHT


@rule
def bribe_by_habit(s, seat, book):
    """§9.5 A shot or a defence, or a die that joins a colour, if it is worth a step of the bow tie."""
    best, most = NO_BRIBE, BRIBE_COST
    for side in range(N_SIDES):
        for symbol in range(N_FACES):
            if symbol in (SHOT, DEFENCE) or s.trays[seat, side, symbol] >= LEAST_GROUP:
                worth = gain(s, seat, side, symbol, book)
                if worth > most:
                    best, most = die_at(symbol, side), worth
    return best


# -- duels -------------------------------------------------------------------------------------------------------------


@rule
def standing(bullets):
    """What it is worth to have so many bullets."""
    return bullets + LAST * math.log(bullets) if bullets > 0 else -LAST


@rule
def challenge_by_habit(s, seat, book):
    """§7.1 The challenge that is worth most, if it is worth anything."""
    best, most = make(CHALLENGE, seat, NO_CHALLENGE), 0.0
    own, hit = bullets_of(s, seat), 1.0 if living(s) == 2 else HIT
    for target in range(s.n):
        if target == seat or not s.alive[target] or s.fists[target] == 0:
            continue
        theirs = bullets_of(s, target)
        odds = book.odds[dice_of(s, seat), dice_of(s, target)]
        for height in range(1, stake_cap(s, seat, target) + 1):
            matched = min(height, theirs)
            won = standing(own + matched) - standing(own) + hit * (standing(theirs) - standing(theirs - matched))
            lost = standing(own) - standing(own - height) + hit * (standing(theirs + height) - standing(theirs))
            worth = odds * won - (1 - odds) * lost
            if worth > most:
                best, most = challenge(seat, target, height), worth
    return best


@rule
def dice_of(s, seat):
    """§7.2 How many dice a player takes into a duel."""
    return min(OWN_DICE + int(s.fists[seat]), MOST_DICE)


@rule
def stake_by_habit(s, seat):
    """§7.1 Bullets of colours of which more than enough are left."""
    ways = np.empty(MOST_STAKES, np.int32)
    n = stakes(s, seat, ways)
    best, least = ways[0], 100
    for i in range(n):
        left = 0
        for colour in range(N_COLOURS):
            left += min(ENOUGH, int(s.bullets[seat, colour]) - staked(what_of(ways[i]), colour))
        if left < least:
            best, least = ways[i], left
    return best
