"""What looks after a tie are worth to a seat (§4, A16)."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.zama.machine.attacking import heart_odds
from ludoteca.games.zama.machine.insight import distance, hunts, knows
from ludoteca.games.zama.machine.survey import ALL, new_survey
from ludoteca.games.zama.rules.cards import HEARTS, SPADES
from ludoteca.games.zama.rules.cells import are_allies, is_gone, targets_beside
from ludoteca.games.zama.rules.ends import can_win
from ludoteca.games.zama.rules.moves import DONE, end_of, kind_of


@rule
def judge_looks(s, me, moves, n, w, scores):
    """The seat's spade first, then an enemy's heart around it, then its own heart, above all if in danger."""
    places, packs = new_survey(s, me)
    spade, heart = places[me, SPADES], places[me, HEARTS]
    for i in range(n):
        at = end_of(moves[i])
        side = int(s.owner[at])
        if kind_of(moves[i]) == DONE:
            scores[i] = 0.0
        elif knows(s, me, at):
            scores[i] = -1.0
        elif side == me:
            scores[i] = 1.0
            if spade == 0 and can_win(s, me):
                scores[i] += 10.0 + (targets_beside(s, me, at) != 0)
            elif heart == 0:
                scores[i] += peril(s, me, at, places)
        elif are_allies(s, me, side) or is_gone(s, side):
            scores[i] = 0.5
        else:
            scores[i] = 2.0
            if hunts(s, me, side) and places[side, HEARTS] == 0:
                likely = heart_odds(s, side, at, packs, w) * packs[side, ALL]
                scores[i] += likely * (max(0.0, 20.0 - 2.0 * distance(at, spade)) if spade != 0 else 4.0)


@rule
def peril(s, me, at, places):
    """How bad it would be if the seat's heart lay here: how near the nearest hunting spade is."""
    worst = 0.0
    for enemy in range(s.players):
        spade = places[enemy, SPADES]
        if spade != 0 and hunts(s, enemy, me):
            worst = max(worst, 12.0 - 4.0 * distance(at, spade))
    return worst
