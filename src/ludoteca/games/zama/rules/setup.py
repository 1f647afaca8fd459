"""§1 Setting up: the grid with its options, then the cards."""

from __future__ import annotations

from typing import cast

from ludoteca.core import GameOptions, Record, State, blank
from ludoteca.games.zama.rules import cells, trace
from ludoteca.games.zama.rules.board import (
    ATTACKING,
    EMPTY,
    FIRST_BIT,
    FIRST_BLOOD,
    MELEE,
    NOBODY,
    PLACING,
    RECORD,
    RED,
    TEAMS,
    WORD_BITS,
    empty_board,
    squares,
)
from ludoteca.games.zama.rules.cards import NO_CARD, pack
from ludoteca.games.zama.rules.options import Options


def setup(options: GameOptions) -> State:
    """§1 All cards face down, none with an identity yet; A4 by option the players lay them out themselves."""
    options = cast(Options, options)
    s = table(options)
    s.turn = RED
    if options.placement == "stratego":
        s.phase = PLACING
    else:
        for at in squares(s):
            cells.put(s, at, int(cells.home_of(s, at)), NO_CARD)
        s.phase = ATTACKING
    return State(options, s)


def table(options: Options) -> Record:
    """§8 An empty grid and full packs, with the options in the form the compiled rules read."""
    s = blank(RECORD)
    s.owner[:] = empty_board(options)
    s.face[:] = NO_CARD
    for at in squares(s):
        word = int(cells.WORD_OF[at])
        s.where[EMPTY, word] |= type(s.where[EMPTY, word])(1 << at - FIRST_BIT - WORD_BITS * word)
    s.pack[: options.players] = pack(options.deck)
    s.went[:] = NOBODY
    s.winner = s.pending = NOBODY
    s.duel_by = s.duel_of = NOBODY
    s.duel_card[:] = NO_CARD
    trace.clear_trace(s)
    s.players = options.players
    if options.players == 4:
        s.mode = {"melee": MELEE, "first_blood": FIRST_BLOOD, "teams": TEAMS}[options.four_player]
    s.is_striped = options.layout == "rank_stripes"
    s.kings_listed = options.special_kings == "list"
    s.repeat_denied = options.special_repeat == "no_second_peek"
    s.ace_ties = options.ace_vs_KH_KS == "special_tie"
    s.heart_attack = {"spade_owner_wins": 0, "special_tie": 1, "attacker_wins": 2}[options.KH_attacks_KS]
    s.heart_tie = {"both_removed": 0, "special_tie": 1, "owner_loses": 2}[options.KH_tie]
    s.own_slides = options.slide_cards == "own_only"
    s.slide_steps = cells.ORTHOGONAL if options.slide_dirs == "orthogonal" else cells.ALL_STEPS
    s.slides_optional = options.slide_count == "up_to_3"
    s.overlap = {"known_KS": 2, "face_up_only": 1, "off": 0}[options.overlap]
    s.marches = options.no_attack == "march"
    s.stall_plies = 0 if options.stall_plies == "off" else options.stall_plies
    return s
