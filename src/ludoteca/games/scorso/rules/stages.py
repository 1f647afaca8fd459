"""§9.2 The end of a stage: a hat, the places, the weapons that are kept; and the end of the full game."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.board import (
    DUEL,
    MOST_HATS,
    N_COLOURS,
    NO_DISPUTE,
    NO_PLACE,
    NOBODY,
    OVER_HATS,
    OVER_RANK,
    OWN_BULLETS,
    OWN_DICE,
    STAGE_END,
)
from ludoteca.games.scorso.rules.bowties import forget_wounds
from ludoteca.games.scorso.rules.market import begin_market, return_offer
from ludoteca.games.scorso.rules.moves import KEEP, make
from ludoteca.games.scorso.rules.purses import take_pot
from ludoteca.games.scorso.rules.ring import bullets_of, clear_dice, end, give_dice
from ludoteca.games.scorso.rules.trace import T_HATS_DUEL, T_KEEP, T_RANK, T_RANK_DUEL, T_STAGE_WON, note
from ludoteca.games.scorso.rules.weapons import disarm

# §9.2 What orders the players of a stage; whoever is out has the order of elimination, which is lower than these
STANDING = 100  # still there at the round limit, and 1 for each bullet
WON = 1000
A_HAT = 16  # A38 more than any bow tie
NO_WEAPON = 0  # in a choice of weapons that are a bit each


@rule
def present(s):
    """§9 How many have not left the game."""
    count = 0
    for seat in range(s.n):
        count += not s.away[seat]
    return count


@rule
def depart(s, seat):
    """§9 Whoever leaves the full game plays no further stage; the weapons go back to the bag."""
    if s.full:
        s.away[seat] = 1
        s.rank[seat] = NO_PLACE
        disarm(s, seat, NO_WEAPON)


@rule
def win(s, reason, winner):
    """§8, §9.2 The base game is over; in the full game a stage is, unless nobody is left to play the next one."""
    if not s.full:
        end(s, reason, winner)
    elif present(s) > 1:
        win_stage(s, reason, winner)
    else:
        win_game(s, reason, winner)


@rule
def win_stage(s, reason, winner):
    """§9.2 A hat and the pot of the stage; everybody is placed; dice and fist tokens go home.

    Everybody gets new bullets, except after the last stage: then they stay as they are.
    """
    s.hats[winner] += 1
    note(s, T_STAGE_WON, winner, reason, int(s.hats[winner]))
    take_pot(s, winner)
    place_all(s, winner)
    s.phase = STAGE_END
    s.ender = s.asked = s.act = s.target = NOBODY
    s.wager = s.passed = s.waived = s.n_swaps = s.tied = 0
    forget_wounds(s)
    for seat in range(s.n):
        clear_dice(s, seat)
        s.supply += s.fists[seat]
        s.fists[seat] = s.duelling[seat] = s.handicap[seat] = s.fell[seat] = 0
        s.alive[seat] = not s.away[seat]
        for colour in range(N_COLOURS):
            if s.stage < s.stages:
                s.bullets[seat, colour] = OWN_BULLETS if s.alive[seat] else 0
    settle_stage(s)


@rule
def merit(s, seat, winner):
    """§9.2 First the winner, then whoever still had bullets at the round limit (§8), then whoever fell last."""
    if seat == winner:
        return WON
    return STANDING + bullets_of(s, seat) if s.alive[seat] else int(s.fell[seat])


@rule
def place_all(s, winner):
    """§9.2 Places from 1; those eliminated together have the same one until a duel orders them (A34)."""
    for seat in range(s.n):
        s.rank[seat] = NO_PLACE
        if s.away[seat]:
            continue
        s.rank[seat] = 1
        for other in range(s.n):
            if not s.away[other] and merit(s, other, winner) > merit(s, seat, winner):
                s.rank[seat] += 1


@rule
def settle_stage(s):
    """§9.2 Disputes first, then the weapons; after the last stage nothing is left to place or to keep."""
    if s.stage >= s.stages:
        settle_game(s)
        return
    for place in range(1, s.n + 1):
        count = 0
        for seat in range(s.n):
            count += s.rank[seat] == place
        if count > 1:
            begin_rank_duel(s, place)
            return
    for i in range(s.n):
        for seat in range(s.n):
            if s.rank[seat] == i + 1:
                note(s, T_RANK, seat, i + 1)
    next_keeper(s, 0)


# -- disputes --------------------------------------------------------------------------------------------------------


@rule
def begin_dispute(s, dispute, duellists):
    """§7.3 A duel without stake, six dice each."""
    s.phase, s.dispute, s.act = DUEL, dispute, NOBODY
    for seat in range(s.n):
        if duellists >> seat & 1:
            give_dice(s, seat, OWN_DICE)
            s.duelling[seat] = 1


@rule
def begin_rank_duel(s, place):
    """A34 Those who share a place."""
    duellists = 0
    for seat in range(s.n):
        if s.rank[seat] == place:
            duellists |= 1 << seat
    note(s, T_RANK_DUEL, 0, duellists, place)
    begin_dispute(s, OVER_RANK, duellists)


@rule
def win_dispute(s, winner):
    """A34 The winner has the place, the others share the next one; A38 or the winner has the game."""
    dispute = s.dispute
    s.dispute = NO_DISPUTE
    for seat in range(s.n):
        clear_dice(s, seat)
        s.duelling[seat] = 0
        if dispute == OVER_RANK and seat != winner and s.rank[seat] == s.rank[winner]:
            s.rank[seat] += 1
    if dispute == OVER_HATS:
        win_game(s, MOST_HATS, winner)
        return
    s.phase = STAGE_END
    settle_stage(s)


# -- the end ---------------------------------------------------------------------------------------------------------


@rule
def settle_game(s):
    """§9.2, A38 Most hats; then the higher bow tie; then a duel without stake."""
    best, winners, duellists, last = -1, 0, 0, NOBODY
    for seat in range(s.n):
        s.rank[seat] = NO_PLACE
        if s.away[seat]:
            continue
        merits = int(s.hats[seat]) * A_HAT + int(s.bowtie[seat])
        if merits > best:
            best, winners, duellists = merits, 0, 0
        if merits == best:
            winners, duellists, last = winners + 1, duellists | 1 << seat, seat
    if winners == 1:
        win_game(s, MOST_HATS, last)
    else:
        note(s, T_HATS_DUEL, 0, duellists)
        begin_dispute(s, OVER_HATS, duellists)


@rule
def win_game(s, reason, winner):
    """§9.2 The full game is over: the table is cleared."""
    end(s, reason, winner)
    return_offer(s)
    forget_wounds(s)
    s.dispute = NO_DISPUTE
    for seat in range(s.n):
        s.rank[seat] = NO_PLACE


# -- weapons ---------------------------------------------------------------------------------------------------------


@rule
def weapons_of(s, seat):
    """§9.4 The weapons of a player, a bit each."""
    owned = 0
    for weapon in range(s.n_weapons):
        if s.owner[weapon] == seat:
            owned |= 1 << weapon
    return owned


@rule
def next_keeper(s, after):
    """§9.2, A35 In the order of the places: whoever has hats and weapons is asked; without a hat none are kept."""
    s.act = NOBODY
    for place in range(after + 1, s.n + 1):
        for seat in range(s.n):
            if s.rank[seat] != place:
                continue
            if s.hats[seat] == 0:
                disarm(s, seat, NO_WEAPON)
            elif weapons_of(s, seat):
                s.act = seat
                return
    begin_market(s, s.stage + 1)


@rule
def keeps(s, seat, moves):
    """A35 Any of a player's weapons, at most as many as there are hats."""
    owned, n = weapons_of(s, seat), 0
    kept = owned
    while True:
        if count_bits(kept) <= s.hats[seat]:
            moves[n] = make(KEEP, seat, kept)
            n += 1
        if kept == NO_WEAPON:
            return n
        kept = (kept - 1) & owned  # the next smaller choice among those owned


@rule
def count_bits(bits):
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def keep(s, seat, kept):
    """A36 The rest goes back to the bag."""
    for weapon in range(s.n_weapons):
        if kept >> weapon & 1:
            note(s, T_KEEP, seat, weapon)
    disarm(s, seat, kept)
    next_keeper(s, int(s.rank[seat]))
