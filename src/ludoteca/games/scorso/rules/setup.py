"""§2 Setting up: six dice and nine bullets each, all fist tokens in the burn pile, the options in force."""

from __future__ import annotations

from typing import cast

from ludoteca.core import GameOptions, Record, State, blank
from ludoteca.games.scorso.rules import arsenal, purses
from ludoteca.games.scorso.rules.board import (
    DUEL,
    FACES,
    IN_BAG,
    NOBODY,
    ORDERS,
    OWN_BULLETS,
    OWN_DICE,
    READY,
    RECORD,
    ROLLING,
    SHORTAGES,
    TOKENS,
    UNROLLED,
    WEAPON_COLOURS,
)
from ludoteca.games.scorso.rules.market import begin_market
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.trace import forget


def setup(options: GameOptions) -> State:
    """§2 The first round begins: hands off the dice, one, two, three."""
    options = cast(Options, options)
    s = table(options)
    for seat in range(options.players):
        s.bowtie[seat] = options.bowtie_start if s.full else 0
        s.alive[seat] = 1
        s.bullets[seat] = 0 if s.duel_only else OWN_BULLETS
        s.free[seat, UNROLLED] = OWN_DICE
        s.duelling[seat] = s.duel_only
    if s.full and options.market_first_stage == "yes":
        _open_market(s)
    else:
        purses.pay_stakes(s)
    if s.duel_only:
        s.phase = DUEL
    elif s.by_player and s.phase == ROLLING:
        s.phase = READY
    return State(options, s)


def _open_market(s: Record) -> None:
    """A37 Before the first stage nobody has a place yet: the weapons are picked clockwise from the first seat."""
    for seat in range(s.n):
        s.rank[seat] = seat + 1
        s.free[seat, UNROLLED] = 0
    begin_market(s, 1)
    forget(s)


def table(options: Options) -> Record:
    """§11 An empty table with the options as the compiled rules read them."""
    s = blank(RECORD)
    s.n = options.players
    s.ring[:] = range(len(s.ring))
    s.supply = TOKENS[options.edition]
    s.stake = options.stake
    s.purse[: s.n] = s.brought[: s.n] = purses.brought(options.purse, options.stake, options.players)
    s.phase, s.round_no, s.stage = ROLLING, 1, 1
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
    s.ender_all = options.lane_order == "ender_all"
    s.by_player = options.count == "by_player" and not s.beats
    s.by_pace = options.challenge_order == "by_pace" and not s.beats
    s.max_rounds = options.max_rounds
    s.duel_only = options.mode == "duel"
    if options.mode == "full":
        _set_full(s, options)
    return s


def _set_full(s: Record, options: Options) -> None:
    """§9.1 All weapons in the bag."""
    s.full = 1
    s.stages = options.stages
    s.bowtie_top = options.bowtie_top
    s.last_bullet = options.bowtie_kill == "last_bullet_only"
    s.worst_first = options.market_order == "worst_first"
    s.may_pass = options.market_pass == "yes"
    s.completes = options.weapon_completes_combo == "yes"
    s.bribe_first = options.bribe_after_burn == "bribe_first"
    s.at_lane = options.weapon_check == "at_lane"
    s.owner[:] = IN_BAG
    weapons = arsenal.weapons(options.weapon_list)
    s.n_weapons = len(weapons)
    for number, pair in enumerate(weapons):
        s.weapon_colour[number] = WEAPON_COLOURS.index(pair[0])
        s.weapon_symbol[number] = FACES.index(pair[1])
