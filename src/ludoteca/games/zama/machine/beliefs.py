"""Where a seat may think the cards lie that it has not seen."""

from __future__ import annotations

from random import Random

import numpy as np

from ludoteca.core import Belief, Seat, Style, View
from ludoteca.games.zama.machine.attacking import heart_odds
from ludoteca.games.zama.machine.insight import knows
from ludoteca.games.zama.machine.styles import weights_of
from ludoteca.games.zama.machine.survey import HEART, KINDS, card_of_kind, new_survey
from ludoteca.games.zama.rules.board import square
from ludoteca.games.zama.rules.cards import KING, RANKS, name
from ludoteca.games.zama.shown.views import imagine


def beliefs(view: View) -> list[Belief]:
    """For every unseen card of the board: how likely it is of each rank, or which king.

    All unseen cards of a side are as likely to lie in any place, but for the heart: see `heart_odds`.
    """
    me, w, found = int(view.seat), weights_of(Style.BALANCED), []
    s = imagine(view, Random(0)).record  # what is dealt there is not looked at
    _, packs = new_survey(s, me)
    for side in range(int(s.players)):
        others = packs[side, :KINDS].sum() - packs[side, HEART]
        for at in np.flatnonzero(s.owner == side).tolist():
            if knows(s, me, at):
                continue
            heart = float(heart_odds(s, side, at, packs, w)) if others else 1.0
            for kind in np.flatnonzero(packs[side, :KINDS]).tolist():
                chance = heart if kind == HEART else (1 - heart) * packs[side, kind] / others
                found.append(Belief(Seat(side), _name(kind), square(at), float(chance)))
    return found


def _name(kind: int) -> str:
    """A rank, or a king."""
    return RANKS[kind] if kind < KING else name(int(card_of_kind(kind)))
