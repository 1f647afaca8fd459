"""What counts in a position for the network, as rows with how often each counts: see foresight.py.

Told as the side to move sees it, at the beginning of its turn: "mine" is the mover's, "theirs" the other side's. What a
world holds is known to one side, to the other, to both or to nobody; that, too, is told of every card.
"""

from __future__ import annotations

import numpy as np

from ludoteca.core import rule
from ludoteca.core.bits import count, lowest, without_lowest
from ludoteca.games.zama.machine.insight import distance, knows
from ludoteca.games.zama.machine.lapping import first_slide, may_lap
from ludoteca.games.zama.machine.survey import KINDS, kind_of_card
from ludoteca.games.zama.rules.board import EMPTY, FACE_UP, FIRST_BIT, SLIDES, STRIDE, WALL, WORD_BITS, WORDS
from ludoteca.games.zama.rules.cards import ACE, CLUBS, DIAMONDS, HEARTS, KING, SPADES, rank_of
from ludoteca.games.zama.rules.cells import STEPS
from ludoteca.games.zama.rules.duels import ATTACKER_WINS, TIE, WIN, meet

MOST = 256  # rows that count in one position

# who has seen a card
NOBODY, MINE, THEIRS, BOTH = range(4)
KNOWING = 4
GONE = KNOWING  # instead, of a king that has left the board

# what may lie on a cell beside a king: a card nobody has seen, or one of a group, by who has seen it; nothing; no cell
GROUPS = 7
CARD_SORTS = 1 + 3 * GROUPS
HOLE, OFF = 2 * CARD_SORTS, 2 * CARD_SORTS + 1
SORTS = 2 * CARD_SORTS + 2
NEAR = 2  # steps around a king
OFFSETS = 5  # how far off a cell is, whatever the direction
KINGS = 4  # my spade, my heart, their spade, their heart
FAR = 8  # steps and more count as many
ROUGH = 16  # sizes of counts

AROUND = 0
STATE = AROUND + KINGS * OFFSETS * SORTS
APART = STATE + KINGS * (KNOWING + 1)  # of a spade and a heart that are both seen, by who has seen which
ANYHOW = APART + 2 * 3 * 3 * FAR * FAR  # whoever has seen them
TRADE = ANYHOW + 2 * FAR * FAR  # of a heart and the nearest king that it can be traded for, by who has seen that
STOCK = TRADE + 2 * 3 * FAR  # cards of each kind, by who has seen them
CARDS_LEFT = STOCK + 2 * KNOWING * KINDS
QUIET = CARDS_LEFT + 2 * 18
SURE_WINS = QUIET + 21
SURE_TIES = SURE_WINS + 2 * ROUGH
OPEN = SURE_TIES + 2 * ROUGH
LAPS = OPEN + 2 * ROUGH
BESIDE = LAPS + 2 * 4
TURNS = BESIDE + 2 * ROUGH
ROWS = TURNS + 12


@rule
def see(s, which, how_much):
    """Fill in the rows; how many there are."""
    me = int(s.turn)
    places, states = np.zeros((2, 4), np.int64), np.full((2, 4), GONE, np.int64)
    stock, unseen = np.zeros((2, KNOWING, KINDS), np.int64), np.zeros(2, np.int64)
    for side in range(2):
        walk_cards(s, me, side, places, states, stock, unseen)
    n = 0
    for king in range(KINGS):
        side, suit = king // 2, king % 2
        which[n], how_much[n] = STATE + (KNOWING + 1) * king + states[side, suit], 1.0
        n += 1
        if places[side, suit] != 0:
            n = see_around(s, me, king, int(places[side, suit]), which, how_much, n)
    for hunter in range(2):
        n = see_hunt(s, me, hunter, places, states, which, how_much, n)
        n = see_trade(hunter, places, states, which, how_much, n)
    for side in range(2):
        n = see_stock(side, stock, which, how_much, n)
    n = see_attacks(s, me, places, which, how_much, n)
    which[n], how_much[n] = QUIET + min(20, int(s.quiet)), 1.0
    which[n + 1], how_much[n + 1] = TURNS + min(11, int(s.plies) // 12), 1.0
    return n + 2


@rule
def seen_by(s, me, at):
    """Who has seen the card on this cell."""
    seen = int(s.seen[at])
    if seen & FACE_UP:
        return BOTH
    return ((seen >> me) & 1) + 2 * ((seen >> (1 - me)) & 1)


@rule
def walk_cards(s, me, side, places, states, stock, unseen):
    """Where the kings lie that anybody has seen; how many cards of each kind are seen by whom."""
    owner = me if side == 0 else 1 - me
    for word in range(WORDS):
        left = s.where[owner, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            card = int(s.face[at])
            if card < 0:
                unseen[side] += 1
                continue
            who = seen_by(s, me, at)
            stock[side, who, kind_of_card(card)] += 1
            if rank_of(card) == KING:
                places[side, card % 4], states[side, card % 4] = at, who
    pack = np.uint64(s.pack[owner])
    for rank in range(KING):
        stock[side, NOBODY, rank] = int(count((pack >> np.uint64(4 * rank)) & np.uint64(15)))
    for suit in range(4):
        if (pack >> np.uint64(4 * KING + suit)) & np.uint64(1) != 0:
            stock[side, NOBODY, KING + suit], states[side, suit] = 1, NOBODY


@rule
def group_of(card):
    """Cards that matter alike to a king beside them."""
    rank = rank_of(card)
    if rank == KING:
        return 3 + card % 4 if card % 4 < DIAMONDS else 5
    if rank == ACE:
        return 6
    return 0 if rank < 5 else 1 if rank < 9 else 2


@rule
def sort_of(s, me, at):
    """What lies on this cell."""
    owner = int(s.owner[at])
    if owner == EMPTY:
        return HOLE
    if owner == WALL:
        return OFF
    first = 0 if owner == me else CARD_SORTS
    card = int(s.face[at])
    if card < 0:
        return first
    return first + 1 + GROUPS * (max(1, seen_by(s, me, at)) - 1) + group_of(card)


@rule
def see_around(s, me, king, at, which, how_much, n):
    """The cells around a king."""
    file, rank = at % STRIDE, at // STRIDE
    for down in range(-NEAR, NEAR + 1):
        for across in range(-NEAR, NEAR + 1):
            steps, other = max(abs(down), abs(across)), min(abs(down), abs(across))
            if steps == 0:
                continue
            is_off = not 0 < file + across < STRIDE or rank + down < 1
            sort = OFF if is_off else sort_of(s, me, at + STRIDE * down + across)
            offset = other if steps == 1 else 2 + other
            which[n], how_much[n] = AROUND + SORTS * (OFFSETS * king + offset) + sort, 1.0
            n += 1
    return n


@rule
def apart(one, other):
    """How far two cells are apart, whatever the direction."""
    across, down = abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE)
    return FAR * min(FAR - 1, max(across, down)) + min(FAR - 1, min(across, down))


@rule
def see_hunt(s, me, hunter, places, states, which, how_much, n):
    """How far a spade is from the heart it is after, if both have been seen."""
    spade, heart = places[hunter, SPADES], places[1 - hunter, HEARTS]
    if spade == 0 or heart == 0:
        return n
    far = apart(spade, heart)
    who = 3 * (states[hunter, SPADES] - 1) + states[1 - hunter, HEARTS] - 1
    which[n], how_much[n] = APART + FAR * FAR * (9 * hunter + who) + far, 1.0
    which[n + 1], how_much[n + 1] = ANYHOW + FAR * FAR * hunter + far, 1.0
    return n + 2


@rule
def see_trade(side, places, states, which, how_much, n):
    """How far a heart is from the nearest king it can be traded for."""
    heart = places[side, HEARTS]
    if heart == 0:
        return n
    nearest, who = FAR, 0
    for suit in (DIAMONDS, CLUBS):
        at = places[1 - side, suit]
        if at != 0 and distance(heart, at) < nearest:
            nearest, who = distance(heart, at), states[1 - side, suit] - 1
    if nearest < FAR:
        which[n], how_much[n] = TRADE + FAR * (3 * side + who) + nearest, 1.0
        n += 1
    return n


@rule
def see_stock(side, stock, which, how_much, n):
    """How many cards of each kind there are, and of all kinds."""
    total = 0
    for who in range(KNOWING):
        for kind in range(KINDS):
            if stock[side, who, kind] != 0:
                total += stock[side, who, kind]
                which[n] = STOCK + KINDS * (KNOWING * side + who) + kind
                how_much[n] = stock[side, who, kind]
                n += 1
    which[n], how_much[n] = CARDS_LEFT + 18 * side + min(17, total // 3), 1.0
    return n + 1


@rule
def see_attacks(s, me, places, which, how_much, n):
    """How many attacks each side knows to win or to tie, how many are open; and the overlaps that slides allow."""
    for side in range(2):
        seat = me if side == 0 else 1 - me
        wins, ties, unsure = count_attacks(s, seat, 1 - seat)
        which[n], which[n + 1] = SURE_WINS + ROUGH * side + rough(wins), SURE_TIES + ROUGH * side + rough(ties)
        which[n + 2] = OPEN + ROUGH * side + rough(unsure)
        which[n + 3] = LAPS + 4 * side + 2 * (wins > 0) + can_lap(s, seat, side, places)
        spade = places[side, SPADES]
        which[n + 4] = BESIDE + ROUGH * side
        if spade != 0:
            which[n + 4] += 1 + int(count(np.uint64(s.beside[spade, 1 - seat])))
        for i in range(5):
            how_much[n + i] = 1.0
        n += 5
    return n


@rule
def count_attacks(s, seat, other):
    """That the seat is sure to win, sure to tie, and unsure of."""
    wins, ties, unsure = 0, 0, 0
    for word in range(WORDS):
        left = s.where[seat, word]
        while left != 0:
            at = FIRST_BIT + WORD_BITS * word + lowest(left)
            left = without_lowest(left)
            beside = np.uint64(s.beside[at, other])
            if beside == 0:
                continue
            if not knows(s, seat, at):
                unsure += int(count(beside))
                continue
            while beside != 0:
                to = at + STEPS[lowest(beside)]
                beside = without_lowest(beside)
                if not knows(s, seat, to):
                    unsure += 1
                    continue
                result, _ = meet(s, int(s.face[at]), int(s.face[to]))
                wins += result in (WIN, ATTACKER_WINS)
                ties += result == TIE
    return wins, ties, unsure


@rule
def can_lap(s, seat, side, places):
    """Whether slides, if it had them, would bring a heart that the seat knows under its spade."""
    spade, heart = int(places[side, SPADES]), int(places[1 - side, HEARTS])
    if not may_lap(s, seat, spade, heart) or not knows(s, seat, heart):
        return 0
    return int(first_slide(s, spade, heart, SLIDES, 0) != 0)


@rule
def rough(n):
    """The size of a count: small ones as they are, larger ones roughly."""
    if n < 8:
        return n
    if n < 16:
        return 8 + (n - 8) // 4
    if n < 32:
        return 10 + (n - 16) // 8
    return 12 + min(3, (n - 32) // 32)
