"""What the machine's judgement weighs; `styles` says how much. The unit is a rank: a seven is worth about seven."""

from __future__ import annotations

from typing import Final

GAME: Final = 500.0  # winning, or beating one of several

(
    SEARCH,  # an attack by a card that may turn out to be the seat's own spade
    FIND,  # an attack on a card that may turn out to be an enemy's heart
    TURN,  # the three slides after a win
    LOOKS,  # the two looks after a tie
    AIM,  # an enemy's heart or the seat's own spade removed: without it nothing can be won
    SHOWN,  # the seat's own heart shown to its hunters
    SOLD,  # the seat's own heart traded for a king: it can no longer be lost
    RESCUE,  # slides where the seat's own heart is about to be taken, as a share of the game
    LAP,  # slides that bring a heart under the seat's spade for certain, as a share of the game
    PREY,  # a card that may be an enemy's heart beside the seat's spade
    NEAR_PREY,  # the same two steps away
    BAIT,  # any other enemy card beside the seat's spade: a sure win with slides
    COVER,  # a card that may be the seat's own heart beside an enemy's spade
    NEAR_COVER,  # the same two steps away
    FOOD,  # any other card of the seat beside an enemy's spade
    CHASE,  # nearness of the seat's spade to a known heart
    DOOM,  # the seat's own heart beside an enemy's spade that knows it
    FLIGHT,  # nearness of an enemy's spade to the seat's heart
    SALE,  # nearness of the seat's own heart to a king it can be traded for
    CONTACT,  # a card that can attack with good odds
    WAY,  # each step from the seat's spade to the nearest card that may be an enemy's heart
    HIDDEN_HEART,  # how much likelier a card that only its owner has looked at is the heart
) = range(22)
