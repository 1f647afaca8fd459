"""How a player with memory and purpose moves without searching far: find the own spade, hunt the heart, hide the own.

Asked with a view, as every bot is. The judgement runs on a record imagined behind it, for its sets of cells, but
reads a card only where `knows` says that the seat has seen it: what was dealt to the other cells is never looked at.
Worth is measured in ranks: a seven that falls costs about seven.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from ludoteca.core import Move, Record, View, rule
from ludoteca.core.bits import lowest, without_lowest
from ludoteca.games.zama import cells
from ludoteca.games.zama.board import CELLS, EMPTY, FACE_UP, FILES, NEVER, PEEKING, PLACING, RANKS, SLIDING, STRIDE
from ludoteca.games.zama.cards import ACE, CARDS, KING_OF_HEARTS, KING_OF_SPADES, rank_of
from ludoteca.games.zama.cells import STEPS
from ludoteca.games.zama.choices import MAX_MOVES, slides
from ludoteca.games.zama.duels import ATTACKER_WINS, DEFENDER_WINS, LOSE, TIE, WIN, meet
from ludoteca.games.zama.ends import can_win
from ludoteca.games.zama.moves import DONE, NAME, OVERLAP, SLIDE, end_of, kind_of, start_of
from ludoteca.games.zama.rules import RECORD, apply
from ludoteca.games.zama.views import imagine

__all__ = ["instinct"]

GAME = 500.0  # what winning is worth
AIM = 150.0  # the enemy's heart or the own spade: without it there is nothing to win
HEART = 15.0  # the own heart sold for a king: nobody can lose it any more
EXPOSED = 25.0  # the own heart shown
SLIDES_WORTH, LOOKS_WORTH = 6.0, 5.0
SEARCHED = 5.0  # an attack by a card that may turn out to be the own spade
FOUND = 2.0  # an attack on a card that may turn out to be the enemy's heart
DRAWN = 20.0  # a draw, to a seat that alone could win or alone could lose
CLOSE = 6  # steps between the kings from which slides are thought through


def instinct(view: View, legal: Sequence[Move], rng: Random) -> Move:
    """The move a purposeful player makes at once; among equals, luck decides."""
    s, me = imagine(view, rng).record, int(view.seat)
    if s.phase == PLACING:
        return _lay(s, me, legal, rng)
    noise = np.array([rng.random() for _ in legal])
    moves = np.array(legal, np.int32)
    return legal[int(choose(s, me, moves, noise))]


@rule
def choose(s, me, moves, noise):
    """The best move by its number; the noise is worth less than one rank."""
    scores = np.empty(len(moves), np.float64)
    if s.phase == SLIDING:
        judge_slides(s, me, moves, scores)
    elif s.phase == PEEKING:
        judge_peeks(s, me, moves, scores)
    else:
        judge_attacks(s, me, moves, scores)
    best = 0
    for i in range(len(moves)):
        scores[i] += 0.5 * noise[i]
        if scores[i] > scores[best]:
            best = i
    return best


# -- what the seat knows ------------------------------------------------------------------------------------


@rule
def knows(s, me, at):
    """§2 Whether this seat has seen the card on the cell."""
    return s.seen[at] & (FACE_UP | 1 << me) != 0


@rule
def find(s, side, card, me):
    """Where this seat knows that card to be, or 0: it has seen it, or only one cell is left for it."""
    unseen, last = 0, 0
    is_seen = (s.out[side] >> np.uint64(card)) & np.uint64(1) != np.uint64(0)
    for at in range(CELLS):
        if s.owner[at] == side:
            if not knows(s, me, at):
                unseen += 1
                last = at
            elif s.face[at] == card:
                return at
    return last if unseen == 1 and not is_seen else 0


@rule
def unseen_cards(s, side, me):
    """The cards of this side, as a set, of which the seat does not know where they lie."""
    cards = np.uint64(s.pack[side])
    for at in range(CELLS):
        if s.owner[at] == side and s.face[at] >= 0 and not knows(s, me, at):
            cards |= np.uint64(1) << np.uint64(s.face[at])
    return cards


@rule
def unseen_beside(s, side, me, at):
    """How many cards of this side around a cell the seat has not seen."""
    n = 0
    beside = np.uint64(s.beside[side, at])
    while beside != 0:
        if not knows(s, me, at + STEPS[lowest(beside)]):
            n += 1
        beside = without_lowest(beside)
    return n


@rule
def distance(one, other):
    """In steps of a chess king: cards one step apart can attack each other."""
    return max(abs(one % STRIDE - other % STRIDE), abs(one // STRIDE - other // STRIDE))


@rule
def walk(one, other):
    """In steps along ranks and files, as cards slide."""
    return abs(one % STRIDE - other % STRIDE) + abs(one // STRIDE - other // STRIDE)


# -- attacks ------------------------------------------------------------------------------------------------


@rule
def judge_attacks(s, me, moves, scores):
    """What comes of each attack, on average over the cards it may turn up."""
    enemy = 1 - me
    mine, theirs = unseen_cards(s, me, me), unseen_cards(s, enemy, me)
    haste = urgency(s, me)
    by_unseen, on_unseen, both = averages(s, me, mine, theirs, haste)
    is_searching = find(s, me, KING_OF_SPADES, me) == 0 and can_win(s, me)
    is_hunting = find(s, enemy, KING_OF_HEARTS, me) == 0 and can_win(s, me)
    for i in range(len(moves)):
        start, to = start_of(moves[i]), end_of(moves[i])
        attacker, defender = int(s.face[start]), int(s.face[to])
        if knows(s, me, start):
            scores[i] = value(s, me, attacker, defender, haste) if knows(s, me, to) else on_unseen[attacker]
        else:
            scores[i] = by_unseen[defender] if knows(s, me, to) else both
            if is_searching:
                scores[i] += SEARCHED
        if is_hunting and not knows(s, me, to):
            scores[i] += FOUND


@rule
def averages(s, me, mine, theirs, haste):
    """The value of attacks by an unseen card on each card, by each card on an unseen one, and of unseen on unseen."""
    by_unseen, on_unseen, both = np.zeros(CARDS), np.zeros(CARDS), 0.0
    n_mine, n_theirs = 0, 0
    for card in range(CARDS):
        n_mine += int((mine >> np.uint64(card)) & np.uint64(1))
        n_theirs += int((theirs >> np.uint64(card)) & np.uint64(1))
    for attacker in range(CARDS):
        is_mine = (mine >> np.uint64(attacker)) & np.uint64(1) != np.uint64(0)
        for defender in range(CARDS):
            worth = value(s, me, attacker, defender, haste)
            is_theirs = (theirs >> np.uint64(defender)) & np.uint64(1) != np.uint64(0)
            if is_mine:
                by_unseen[defender] += worth / n_mine
            if is_theirs:
                on_unseen[attacker] += worth / n_theirs
            if is_mine and is_theirs:
                both += worth / n_mine / n_theirs
    return by_unseen, on_unseen, both


@rule
def urgency(s, me):
    """What a win is worth beyond its slides: they may save the own heart from the enemy's spade."""
    enemy = 1 - me
    spade = find(s, enemy, KING_OF_SPADES, me)
    if spade == 0 or not can_win(s, enemy):
        return 0.0
    heart = find(s, me, KING_OF_HEARTS, me)
    if heart != 0:
        return 40.0 if distance(spade, heart) == 1 else 0.0
    return float(unseen_beside(s, me, me, spade))


@rule
def value(s, me, attacker, defender, haste):
    """§5 What the meeting brings the attacker."""
    result, _ = meet(s, attacker, defender)
    if result == ATTACKER_WINS:
        return GAME
    if result == DEFENDER_WINS:
        return -GAME
    worth = 0.0
    if attacker == KING_OF_HEARTS and can_win(s, 1 - me):
        worth -= EXPOSED
    if result == WIN:
        return worth + their_worth(s, me, defender) + SLIDES_WORTH + haste
    if result == LOSE:
        return worth - own_worth(s, me, attacker)
    if result == TIE:
        return worth + their_worth(s, me, defender) - own_worth(s, me, attacker) + LOOKS_WORTH
    return worth + LOOKS_WORTH - float(s.quiet)  # A19 again and again it is a draw


@rule
def plain_worth(card):
    """An ace is worth the kings it beats."""
    return 7.0 if rank_of(card) == ACE else rank_of(card) + 1.0


@rule
def own_worth(s, me, card):
    if card == KING_OF_SPADES and can_win(s, me):
        return AIM
    if card == KING_OF_HEARTS:  # A11 who cannot win any more sells it gladly: that is a draw
        return HEART if can_win(s, me) else -AIM
    return plain_worth(card)


@rule
def their_worth(s, me, card):
    if card == KING_OF_HEARTS and can_win(s, me):
        return -AIM
    if card == KING_OF_SPADES and can_win(s, 1 - me):
        return AIM
    return plain_worth(card)


# -- slides -------------------------------------------------------------------------------------------------


@rule
def judge_slides(s, me, moves, scores):
    """How it stands after each slide; where the spade is near the heart, after the best slides that follow."""
    spade, heart = find(s, me, KING_OF_SPADES, me), find(s, 1 - me, KING_OF_HEARTS, me)
    is_close = spade != 0 and heart != 0 and walk(spade, heart) <= CLOSE
    tried = np.empty(1, RECORD)
    for i in range(len(moves)):
        if kind_of(moves[i]) == OVERLAP:  # A15 only when sure
            scores[i] = GAME if end_of(moves[i]) == heart else -GAME
            continue
        tried[0] = s
        apply(tried[0], moves[i])
        is_deep = is_close and is_about(moves[i], spade, heart)
        scores[i] = after_two(tried[0], me, spade, heart) if is_deep else stand(tried[0], me)


@rule
def after_two(s, me, spade, heart):
    """The best standing after up to two more slides about the two kings, or an overlap."""
    best = stand(s, me)
    if not is_sliding(s, me):
        return best
    moves, tried = np.empty(MAX_MOVES, np.int32), np.empty(1, RECORD)
    for i in range(slides(s, moves)):
        if kind_of(moves[i]) == OVERLAP:
            if end_of(moves[i]) == find(s, 1 - me, KING_OF_HEARTS, me):
                return GAME - 10
        elif is_about(moves[i], spade, heart):
            tried[0] = s
            apply(tried[0], moves[i])
            best = max(best, after_one(tried[0], me, spade, heart))
    return best


@rule
def after_one(s, me, spade, heart):
    """The best standing after up to one more slide about the two kings, or an overlap."""
    best = stand(s, me)
    if not is_sliding(s, me):
        return best
    moves, tried = np.empty(MAX_MOVES, np.int32), np.empty(1, RECORD)
    for i in range(slides(s, moves)):
        if kind_of(moves[i]) == OVERLAP:
            if end_of(moves[i]) == find(s, 1 - me, KING_OF_HEARTS, me):
                return GAME - 20
        elif is_about(moves[i], spade, heart):
            tried[0] = s
            apply(tried[0], moves[i])
            best = max(best, stand(tried[0], me))
    return best


@rule
def is_sliding(s, me):
    return s.reason == NEVER and s.phase == SLIDING and s.turn == me


@rule
def is_about(move, spade, heart):
    """Whether a slide happens where the kings are or were."""
    return kind_of(move) == SLIDE and min(distance(start_of(move), spade), distance(start_of(move), heart)) <= 2


@rule
def stand(s, me):
    """How good the table is for this seat, by what it knows: who is nearer to the other's heart."""
    if s.reason != NEVER:  # slides end a game only as a draw
        return DRAWN * (int(can_win(s, 1 - me)) - int(can_win(s, me)))
    score = 0.0
    if can_win(s, me):
        spade = find(s, me, KING_OF_SPADES, me)
        score += 1.5 * reach(s, me, spade, find(s, 1 - me, KING_OF_HEARTS, me), me) + 0.8 * min(30, contacts(s, me))
    if can_win(s, 1 - me):
        spade = find(s, 1 - me, KING_OF_SPADES, me)
        heart = find(s, me, KING_OF_HEARTS, me)
        score -= 1.5 * reach(s, 1 - me, spade, heart, me)
        if heart != 0:
            score -= unseen_beside(s, 1 - me, me, heart)
    return score


@rule
def reach(s, side, spade, heart, me):
    """How close this side's spade is to the other's heart or to cards that may be it; `me` is who asks."""
    if spade == 0:
        return 0.0
    if heart != 0:
        steps = distance(spade, heart)
        return 40.0 if steps == 1 else -4.0 * steps - 0.5 * walk(spade, heart)
    beside = unseen_beside(s, 1 - side, me, spade)
    if beside > 0:
        return 3.0 * min(beside, 4)
    return -2.0 * way_to_unseen(s, 1 - side, me, spade)


@rule
def way_to_unseen(s, side, me, start):
    """The distance to the nearest card of this side that the seat has not seen."""
    nearest = STRIDE
    for at in range(CELLS):
        if s.owner[at] == side and not knows(s, me, at):
            nearest = min(nearest, distance(start, at))
    return nearest


@rule
def contacts(s, me):
    """How many cards of this side have an enemy beside them: without any the game is drawn (§6.1)."""
    n = 0
    for at in range(CELLS):
        if s.owner[at] == me and s.beside[1 - me, at] != 0:
            n += 1
    return n


# -- peeks --------------------------------------------------------------------------------------------------


@rule
def judge_peeks(s, me, moves, scores):
    """Look for the own spade first, then for the enemy's heart around it, then for the own heart in danger."""
    enemy = 1 - me
    spade, heart = find(s, me, KING_OF_SPADES, me), find(s, enemy, KING_OF_HEARTS, me)
    danger, own_heart = find(s, enemy, KING_OF_SPADES, me), find(s, me, KING_OF_HEARTS, me)
    for i in range(len(moves)):
        at = end_of(moves[i])
        if kind_of(moves[i]) == DONE:
            scores[i] = 0.0
        elif knows(s, me, at):
            scores[i] = -1.0
        elif s.owner[at] == me:
            scores[i] = 1.0
            if spade == 0 and can_win(s, me):
                scores[i] += 10.0 + (s.beside[enemy, at] != 0)
            elif own_heart == 0 and danger != 0 and can_win(s, enemy):
                scores[i] += max(0.0, 12.0 - 4.0 * distance(at, danger))
        else:
            scores[i] = 2.0
            if heart == 0 and can_win(s, me):
                scores[i] += max(0.0, 20.0 - 2.0 * distance(at, spade)) if spade != 0 else 4.0


# -- laying out (A4) ----------------------------------------------------------------------------------------


def _lay(s: Record, me: int, legal: Sequence[Move], rng: Random) -> Move:
    """The heart anywhere at the rim, where few can reach it, the spade anywhere within; the others as they come."""
    cards = {int(end_of(move)): move for move in legal if kind_of(move) == NAME}
    at = int(start_of(next(iter(cards.values()))))
    for king, is_rim in ((KING_OF_HEARTS, True), (KING_OF_SPADES, False)):
        if king in cards:
            fitting = [cell for cell in _homes(s, me) if _is_rim(cell) == is_rim]
            if at in fitting and rng.randrange(len(fitting)) == 0:
                return cards[king]
            if fitting and len(cards) > 1:
                del cards[king]
    return rng.choice(list(cards.values()))


def _homes(s: Record, me: int) -> list[int]:
    """The cells on which this seat has still to lay a card."""
    return [at for at in range(CELLS) if s.owner[at] == EMPTY and cells.home_of(s, at) == me]


def _is_rim(at: int) -> bool:
    return cells.file_of(at) in (0, len(FILES) - 1) or at // STRIDE in (1, RANKS)
