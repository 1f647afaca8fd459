"""The table as the client draws it: plain facts that can be read without knowing the rules."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Annotated, Literal, cast

import msgspec

from ludoteca.core import Record, View
from ludoteca.games.zama.rules import cells
from ludoteca.games.zama.rules.board import (
    EMPTY,
    FACE_UP,
    PHASES,
    PLACING,
    SEATS,
    SLIDING,
    cell,
    square,
    squares,
)
from ludoteca.games.zama.rules.cards import ACE, KING, PACKS, members, name, pack
from ludoteca.games.zama.rules.cards import RANKS as CARD_RANKS
from ludoteca.games.zama.rules.duels import RESULTS, meet
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import table
from ludoteca.games.zama.shown.events import fallen_sides, why_word
from ludoteca.games.zama.shown.outlook import attacks, endangered
from ludoteca.games.zama.shown.views import shows_duel, visible
from ludoteca.games.zama.text.notation import format_pending

Square = Annotated[str, msgspec.Meta(pattern="^[a-m]([1-9]|1[0-6])$")]
SeatName = Literal["r", "b", "g", "y"]
Card = Annotated[str, msgspec.Meta(pattern="^[A2-9TJQK][SHDC]$")]
CardOrBack = Annotated[str, msgspec.Meta(pattern=r"^([A2-9TJQK][SHDC]|\?\?)$")]
CardRank = Annotated[str, msgspec.Meta(pattern="^[A2-9TJQK]$")]
Row = Annotated[str, msgspec.Meta(pattern="^[rbgy.]+$")]
Seats = Annotated[str, msgspec.Meta(pattern="^r?b?g?y?$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Meetings = Annotated[str, msgspec.Meta(pattern="^[-+=~WL]{5}$")]
Result = Literal["win", "lose", "tie", "special", "attacker-wins", "defender-wins"]

SPECIAL_CARDS = (*(4 * KING + suit for suit in range(4)), 4 * ACE)  # K♠ K♥ K♦ K♣ and any ace
RESULT_SIGNS = "?+-=~WL"  # by result: win, lose, tie, special tie, wins the game, loses the game


class Duel(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last attack: both cards, as far as they have been turned, and what came of it."""

    seat: SeatName  # who attacked
    attacker: Square
    defender: Square
    attacker_card: CardOrBack
    defender_card: CardOrBack
    result: Result | Literal[""]  # "": not decided yet
    why: str  # a reason code, see the words zama-duel-*; "" while it is not decided
    fallen: list[Square]  # where cards were removed
    against: SeatName | None = None  # whose card was attacked; only with four players


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One player's cards."""

    seat: SeatName
    on_board: Count
    fallen: list[Card]  # sorted by rank, then by suit
    fallen_ranks: dict[CardRank, Count]  # how many of each rank have fallen; ranks without any are left out
    kings_gone: list[Card]
    is_gone: bool = False  # eliminated: the remaining cards are neutral


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    files: Count
    ranks: Count
    owners: list[Row]  # whose card lies where, `.` for a hole: a letter for each file, rank 1 first
    faces: dict[Square, Card]  # cards the viewer may be shown; all others are backs
    face_up: list[Square]  # for good: Kings of Spades that were revealed
    seen: dict[Square, Seats]  # who has seen a face-down card; empty without a memory aid
    slid: list[Square]  # cards slid this turn
    looked_at: list[Square]  # cards looked at during this tie
    phase: Literal["place", "attack", "slide", "peek", "over"]
    turn: SeatName
    left: Count  # slides or peeks still allowed
    allowed: Count  # out of this many
    is_march: bool  # slides without a won attack
    pending: str  # an act whose cards are being identified, as a move in the notation; or ""
    asked: str  # the cell whose card is being identified, or ""
    last: list[Square]  # the cells of the last attack, slide, peek or overlap
    duel: Duel | None
    red: Side
    blue: Side
    quiet: Count  # plies without a removal
    quiet_limit: Count  # 0: no limit
    lay_next: str  # while laying out: the viewer's next cell, or ""
    lay_cells: list[Square]  # while laying out: all the viewer's cells without a card, in the order of laying
    hand: list[Card]  # while laying out: the viewer's cards that are not on the board
    pack: Literal["french", "neapolitan", "piacentine", "spanish"] = "french"  # how the cards are named and drawn
    card_ranks: str = CARD_RANKS  # of this pack, from the ace to the king
    green: Side | None = None  # only with four players
    yellow: Side | None = None
    teams: bool = False  # Red and Green play against Blue and Yellow
    first_blood: bool = False  # the first King of Hearts decides; only with four players
    meetings: list[Meetings] = []  # K♠ K♥ K♦ K♣ and the ace, each against the five: how its attack ends at this table
    attacks: dict[str, Result] = {}  # the viewer's attacks whose end the viewer knows, as moves of the notation
    endangered: list[Square] = []  # the viewer's cards beside an enemy card that the viewer knows to beat them
    uncovered: dict[Square, Card] = {}  # once the game is over: the cards this viewer had not seen


def show(view: View) -> Shown:
    v, options = view.record, cast(Options, view.options)
    board, cards, owner, uncovered = squares(v), visible(view), v.owner.tolist(), v.uncovered.tolist()
    words = {
        "files": options.files,
        "ranks": options.ranks,
        "owners": [
            "".join(map(_letter, owner[cell(0, rank) : cell(options.files, rank)])) for rank in range(options.ranks)
        ],
        "faces": {square(at): name(cards[at]) for at in board if cards[at] >= 0},
        "face_up": [square(at) for at, seen in enumerate(v.seen.tolist()) if seen & FACE_UP],
        "seen": _seen(view),
        "slid": [square(at) for at in v.moved[: v.n_moved]],
        "looked_at": [square(at) for at in v.looked[: v.n_looked]],
        "phase": PHASES[v.phase],
        "turn": SEATS[v.turn],
        "left": int(v.left),
        "allowed": {"slide": 3, "peek": 2}.get(PHASES[v.phase], 0),
        "is_march": bool(v.phase == SLIDING and v.quiet > 0),
        "pending": format_pending(v),
        "asked": square(v.asked) if v.asked else "",
        "last": [square(at) for at in (v.did_from, v.did_to) if at],
        "duel": _duel(v, options) if shows_duel(view) else None,
        "red": _side(v, 0),
        "blue": _side(v, 1),
        "quiet": int(v.quiet),
        "quiet_limit": 0 if options.stall_plies == "off" else options.stall_plies,
        "lay_next": next(iter(_lay_cells(view)), ""),
        "lay_cells": _lay_cells(view),
        "hand": [name(card) for card in hand(view)],
        "pack": options.pack,
        "card_ranks": PACKS[options.deck],
        "green": _side(v, 2) if options.players == 4 else None,
        "yellow": _side(v, 3) if options.players == 4 else None,
        "teams": options.is_in_teams,
        "first_blood": options.players == 4 and options.four_player == "first_blood",
        "meetings": _meetings(options),
        "attacks": attacks(view),
        "endangered": endangered(view),
        "uncovered": {square(at): name(uncovered[at]) for at in board if cards[at] < 0 <= uncovered[at]},
    }
    return msgspec.convert(words, Shown)


@functools.lru_cache(maxsize=64)
def _meetings(options: Options) -> list[str]:
    """§5 The king matrix under the options of this table."""
    s = table(options)
    return ["".join(RESULT_SIGNS[meet(s, ours, theirs)[0]] for theirs in SPECIAL_CARDS) for ours in SPECIAL_CARDS]


def _letter(owner: int) -> str:
    return "." if owner == EMPTY else SEATS[owner]


def _seen(view: View) -> dict[str, str]:
    """A21 The marks on face-down cards."""
    v, options = view.record, cast(Options, view.options)
    if options.memory_aid == "none":
        return {}
    marked = [(at, seen) for at, seen in enumerate(v.seen.tolist()) if seen and not seen & FACE_UP]
    return {square(at): "".join(c for seat, c in enumerate(SEATS) if seen >> seat & 1) for at, seen in marked}


def _duel(v: Record, options: Options) -> dict[str, object]:
    is_decided = v.duel_result > 0
    fallen = fallen_sides(int(v.duel_result), int(v.duel_why)) if is_decided else []
    return {
        "seat": SEATS[v.duel_by],
        "attacker": square(v.duel_at[0]),
        "defender": square(v.duel_at[1]),
        "attacker_card": name(v.duel_card[0]),
        "defender_card": name(v.duel_card[1]),
        "result": RESULTS[v.duel_result],
        "why": why_word(int(v.duel_why), options) if is_decided else "",
        "fallen": [square(v.duel_at[i]) for i in fallen],
        "against": SEATS[v.duel_of] if options.players == 4 else None,
    }


def _side(v: Record, side: int) -> dict[str, object]:
    fallen = [name(card) for card in members(v.out[side])]
    return {
        "seat": SEATS[side],
        "on_board": int(v.cards[side]),
        "fallen": fallen,
        "fallen_ranks": dict(Counter(card[0] for card in fallen)),
        "kings_gone": [card for card in fallen if card[0] == CARD_RANKS[-1]],
        "is_gone": bool(v.gone >> side & 1),
    }


# -- laying out (A4) ------------------------------------------------------------------------------------------


def _is_laying(view: View) -> bool:
    v = view.record
    return bool(v.phase == PLACING and view.seat >= 0 and not v.gone >> view.seat & 1)


def hand(view: View) -> list[int]:
    """The viewer's cards that are not on the board yet."""
    v = view.record
    if not _is_laying(view):
        return []
    laid = set(v.face[v.owner == view.seat].tolist())
    return [card for card in members(pack(cast(Options, view.options).deck)) if card not in laid]


def _lay_cells(view: View) -> list[str]:
    v = view.record
    if not _is_laying(view):
        return []
    s = table(cast(Options, view.options))
    return [square(at) for at in squares(v) if v.owner[at] == EMPTY and cells.home_of(s, at) == view.seat]
