"""§2 Setting up: six dice and nine bullets each, all fist tokens in the burn pile, the options in force."""

from __future__ import annotations

from typing import cast

from ludoteca.core import GameOptions, Record, State, blank
from ludoteca.games.scorso.board import (
    NOBODY,
    ORDERS,
    OWN_BULLETS,
    OWN_DICE,
    RECORD,
    ROLLING,
    SHORTAGES,
    TOKENS,
    UNROLLED,
)
from ludoteca.games.scorso.options import Options


def setup(options: GameOptions) -> State:
    """§2 The first round begins: hands off the dice, one, two, three."""
    options = cast(Options, options)
    s = table(options)
    for seat in range(options.players):
        s.alive[seat] = 1
        s.bullets[seat] = OWN_BULLETS
        s.free[seat, UNROLLED] = OWN_DICE
    return State(options, s)


def table(options: Options) -> Record:
    """§11 An empty table with the options as the compiled rules read them."""
    s = blank(RECORD)
    s.n = options.players
    s.ring[:] = range(len(s.ring))
    s.supply = TOKENS[options.edition]
    s.pot = options.players * options.stake  # §10
    s.phase, s.round_no = ROLLING, 1
    s.ender = s.asked = s.act = s.target = s.winner = s.did_by = NOBODY
    s.lane[:] = NOBODY
    s.beats = options.pace == "beats"
    s.merged = options.two_player_lanes == "merged_one"
    s.may_return = options.placed_dice == "may_return"
    s.one_pair = options.fist_pairs_per_location == "one"
    s.blocked = options.knock_check == "blocked"
    s.shortage = SHORTAGES.index(options.colour_shortage)
    s.pair_per_group = options.colour_stops_fists == "one_pair_per_group"
    s.effect_order = ORDERS.index(options.effect_order)
    s.immediate = options.elimination == "immediate"
    s.all_in = options.duel_stake_cap == "all_in"
    s.handicaps = options.handicap == "on"
    s.max_rounds = options.max_rounds
    return s
