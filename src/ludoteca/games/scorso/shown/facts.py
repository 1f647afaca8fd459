"""The table as the client draws it: plain facts, so that no rule has to be known to read them."""

from __future__ import annotations

from typing import Annotated, Literal, cast

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.core import Record, Seat, View
from ludoteca.games.scorso.rules.board import (
    CHOICES,
    COLOURS,
    DEFENCE,
    DICE,
    DUEL,
    DUELS,
    FINISHED,
    FROZEN,
    GREEN,
    LEFT,
    MARKET,
    MOST_DICE,
    N_COLOURS,
    N_FACES,
    NOBODY,
    PAIR,
    PHASES,
    REASONS,
    RIGHT,
    ROLLING,
    SEATS,
    SECRET,
    SHOT,
    SIDES,
    STAGE_END,
)
from ludoteca.games.scorso.rules.duels import may_challenge
from ludoteca.games.scorso.rules.layout import best_groupings, group_of, is_valid, kept_fists
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.rules.questions import lowest
from ludoteca.games.scorso.rules.referee import QUESTIONS
from ludoteca.games.scorso.rules.ring import left_of, right_of
from ludoteca.games.scorso.rules.rolling import ONE_HAND, is_one_handed
from ludoteca.games.scorso.shown.blows import Blow, blow
from ludoteca.games.scorso.shown.stage_facts import Outfit, Stage, added, outfit, outlooks, stage
from ludoteca.games.scorso.text.notation import seat_name
from ludoteca.games.scorso.text.stages import weapon_name

SeatName = Literal["A", "B", "C", "D", "E"]
Die = Literal["K", "W", "R", "G", "Y", "B", "?"]
Colour = Literal["G", "Y", "B"]
Count = Annotated[int, msgspec.Meta(ge=0)]
Dice = npt.NDArray[np.int8]


class ColourGroup(msgspec.Struct, frozen=True):
    colour: Colour
    size: Count
    bullets: Count  # it would cost the neighbour, at most
    is_cancelled: bool  # by a paralysis


class Tray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A target location, and what it would do as it lies now (§5, §6.1)."""

    faces: SeatName | None  # the neighbour it is aimed at
    dice: list[Die]
    unseen: list[Die]  # of these dice, those laid in this beat: only their owner sees them
    is_valid: bool
    shots: Count
    defences: Count
    fists: Count  # pairs
    colours: list[ColourGroup]
    paralyses: Count
    wasted: list[Die]  # dice in no combination: they would burn, and make a knock a mistake
    bullets: Count  # it would cost the neighbour, at most
    weapons: list[str] = []  # §9.4 added to it, by their ids; what they show counts above


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: SeatName
    is_out: bool
    bullets: list[Count]  # green, yellow, blue
    fists: Count  # fist tokens
    left: Tray
    right: Tray
    free: list[Die]
    may_roll: Count  # dice in one act
    tumbling: Count  # dice in the air
    burned: list[Die]
    is_handicapped: bool
    is_duelling: bool
    commitment: Literal["", "roll", "knock", "done", "hidden"]  # for this beat
    chosen: list[Die]  # dice to be rolled when the beat closes
    stake: list[Count]  # bullets put in front
    outfit: Outfit | None = None  # in the full game
    purse: int = 0  # §10 play chips; below 0 debts
    won: int = 0  # of them, since the players sat down; below 0 lost


class Would(msgspec.Struct, frozen=True):
    """§9.4, §9.5 A location as it would lie after an answer."""

    answer: str  # in the notation
    tray: Tray


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: SeatName
    kind: Literal[
        "group", "lane", "paralysis", "lose", "take", "effect", "challenge", "stake", "weapon", "bribe", "pick", "keep"
    ]  # fmt: skip
    side: Literal["left", "right", ""]  # the location a grouping is asked for
    weapon: str = ""  # the id of the one that may be added to a location
    would: list[Would] = []  # what a weapon or a bribe would make of a location
    blow: Blow | None = None  # what costs the bullet that is asked for


class Challenge(msgspec.Struct, frozen=True):
    challenger: SeatName
    challenged: SeatName
    stake: Count


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    phase: Literal["ready", "rolling", "frozen", "duels", "duel", "over", "market", "stage-end"]
    pace: Literal["real_time", "beats"]
    merges_lanes: bool  # A6 of two players, both locations lie in one lane
    round: Count
    max_rounds: Count
    ring: list[Player]  # clockwise: the next one is the left-hand neighbour
    supply: Count  # fist tokens in the burn pile
    pot: Count  # play chips
    ender: SeatName | None
    knocked: list[SeatName]  # whose knocks fell into the same beat
    lane: list[SeatName]  # the two whose lane is being resolved
    question: Question | None
    challenge: Challenge | None
    is_deciding: bool  # the duel decides the game, or the stage
    swaps: list[list[SeatName]]  # seats to be swapped when the round ends
    winner: SeatName | None
    reason: str
    stage: Stage | None = None  # in the full game
    stake: Count = 0  # §10 chips that each pays into the pot
    is_duel_only: bool = False  # §7.3 one duel is the whole game
    useful: dict[Literal["left", "right"], list[Die]] = {}  # faces of the viewer's free dice that would count there
    danger: Count = 0  # bullets that what lies against the viewer would cost at most


def show(view: View) -> Shown:
    """The table as this viewer sees it."""
    s, options = view.record, cast(Options, view.options)
    words = {
        "phase": PHASES[s.phase],
        "pace": options.pace,
        "merges_lanes": options.two_player_lanes == "merged_one",
        "round": int(s.round_no),
        "max_rounds": options.max_rounds,
        "ring": [_player(s, int(seat)) for seat in s.ring[: s.n]],
        "supply": int(s.supply),
        "pot": int(s.pot),
        "ender": _name(s.ender),
        "knocked": [name for seat, name in enumerate(SEATS) if int(s.tied) >> seat & 1],
        "lane": [SEATS[seat] for seat in s.lane if seat != NOBODY],
        "question": _question(s, view.seat),
        "challenge": _challenge(s),
        "is_deciding": bool(s.phase == DUEL and s.act == NOBODY and not s.dispute and not s.duel_only),
        "swaps": [[SEATS[one], SEATS[other]] for one, other in s.swaps[: s.n_swaps]],
        "winner": _name(s.winner) if s.phase == FINISHED else None,
        "reason": REASONS[s.reason],
        "stage": stage(s),
        "stake": int(s.stake),
        "is_duel_only": bool(s.duel_only),
        **_outlook(s, int(view.seat)),
    }
    return msgspec.convert(words, Shown)


def _name(seat: int) -> str | None:
    return None if seat == NOBODY else SEATS[seat]


def _player(s: Record, seat: int) -> dict[str, object]:
    """A `Player`."""
    choice = int(s.choice[seat])
    return {
        "seat": SEATS[seat],
        "is_out": not s.alive[seat],
        "bullets": s.bullets[seat].tolist(),
        "fists": int(s.fists[seat]),
        "left": _tray(s, seat, LEFT),
        "right": _tray(s, seat, RIGHT),
        "free": _dice(s.free[seat]),
        "may_roll": min(int(s.free[seat].sum()), ONE_HAND if is_one_handed(s, seat) else MOST_DICE),
        "tumbling": int(s.tumbling[seat]),
        "burned": _dice(s.burned[seat]),
        "is_handicapped": bool(s.handicap[seat]),
        "is_duelling": bool(s.duelling[seat]),
        "commitment": "hidden" if choice == SECRET else CHOICES[choice],
        "chosen": _dice(s.chosen[seat]),
        "stake": s.stakes[seat].tolist(),
        "outfit": outfit(s, seat),
        **_chips(s, seat),
    }


def _chips(s: Record, seat: int) -> dict[str, object]:
    """§10 Nothing of the kind where there is no stake."""
    if not s.stake:
        return {}
    return {"purse": int(s.purse[seat]), "won": int(s.purse[seat]) - int(s.brought[seat])}


def _dice(counts: Dice) -> list[str]:
    """A letter for each die."""
    return [face for face, count in zip(DICE, counts, strict=False) for _ in range(int(count))]


def _tray(s: Record, seat: int, side: int) -> dict[str, object]:
    """§5, §6.1 What lies there and what it would do; an open choice of grouping is read with fewer paralyses."""
    laid, armed = s.laid[seat, side], s.armed[seat, side]
    dice = s.trays[seat, side] + laid - s.back[seat, side]
    paralyses, fists, sizes = _combinations(s, seat, side, dice)
    wasted = dice - _kept(s, seat, side, dice) - armed
    return {
        "faces": _name(_faced(s, seat, side)),
        "dice": _dice(dice - armed),
        "weapons": added(s, seat, side),
        "unseen": _dice(laid),
        "is_valid": bool(is_valid(dice, bool(s.one_pair))),
        "shots": int(dice[SHOT]),
        "defences": int(dice[DEFENCE]),
        "fists": fists // PAIR,
        "colours": [_colour_group(s, seat, side, colour, size) for colour, size in enumerate(sizes) if size],
        "paralyses": paralyses,
        "bullets": int(dice[SHOT]) + fists // PAIR + sum(size - 1 for size in sizes if size),
        "wasted": _dice(wasted),
    }


def _combinations(s: Record, seat: int, side: int, dice: Dice) -> tuple[int, int, list[int]]:
    """§6.1 Paralyses, fists in pairs, and the sizes of the colour groups."""
    paralyses = _paralyses(s, seat, side, dice)
    sizes = [int(group_of(int(dice[GREEN + colour]), paralyses)) for colour in range(N_COLOURS)]
    return paralyses, int(kept_fists(dice, bool(s.one_pair))), sizes


def _kept(s: Record, seat: int, side: int, dice: Dice) -> Dice:
    """How many dice of each face are part of a combination."""
    paralyses, fists, sizes = _combinations(s, seat, side, dice)
    return np.array([int(dice[SHOT]), int(dice[DEFENCE]), fists, *(paralyses + size for size in sizes)], dtype=np.int8)


def _outlook(s: Record, seat: int) -> dict[str, object]:
    """For a first game: what the viewer's free dice are good for, and what lies against the viewer (§5, §6.1)."""
    if s.phase != ROLLING or not 0 <= seat < s.n or not s.alive[seat]:
        return {}
    trays = [(other, side) for other in range(s.n) for side in (LEFT, RIGHT) if _faced(s, other, side) == seat]
    danger = sum(cast(int, _tray(s, other, side)["bullets"]) for other, side in trays)
    return {"useful": {SIDES[side]: _useful(s, seat, side) for side in (LEFT, RIGHT)}, "danger": danger}


def _useful(s: Record, seat: int, side: int) -> list[str]:
    """Faces that would count in this location if all free dice showing them were placed, or all colours together."""
    there = s.trays[seat, side] + s.laid[seat, side] - s.back[seat, side]
    kept = _kept(s, seat, side, there)
    colours = np.arange(N_FACES) >= GREEN
    found = set()
    for face in np.flatnonzero(s.free[seat, :N_FACES]):
        for placed in (np.arange(N_FACES) == face, colours if colours[face] else np.arange(N_FACES) == face):
            after = there + s.free[seat, :N_FACES] * placed
            if _kept(s, seat, side, after)[face] > kept[face]:
                found.add(int(face))
    return [DICE[face] for face in sorted(found)]


def _paralyses(s: Record, seat: int, side: int, dice: Dice) -> int:
    """A11 How many paralyses are kept of these dice: as chosen, else as few as may be."""
    numbers, chosen = int(best_groupings(dice)), int(s.paralyses[seat, side])
    if s.phase == FROZEN and chosen and numbers >> chosen & 1:
        return chosen
    return int(lowest(numbers))


def _faced(s: Record, seat: int, side: int) -> int:
    """§2 The neighbour a location is aimed at, if there is one."""
    if not s.alive[seat]:
        return NOBODY
    neighbour = int(left_of(s, seat) if side == LEFT else right_of(s, seat))
    return neighbour if neighbour != seat else NOBODY


def _colour_group(s: Record, seat: int, side: int, colour: int, size: int) -> dict[str, object]:
    """§6.1 One bullet less than dice."""
    is_cancelled = bool(s.cancelled[seat, side, colour])
    return {"colour": COLOURS[colour], "size": size, "bullets": size - 1, "is_cancelled": is_cancelled}


def _question(s: Record, viewer: Seat) -> dict[str, object] | None:
    """§4 What one player has to decide now, if anybody; where all may challenge at once (A27), what the viewer has."""
    if s.phase == FROZEN and s.asked != NOBODY:
        kind = QUESTIONS[int(s.asked_kind)]
        side = SIDES[s.asked_side] if kind == "group" else ""
        weapon = weapon_name(int(s.asked_side)) if kind == "weapon" else ""
        would = [{"answer": answer, "tray": _tray(after, int(s.asked), side)} for answer, side, after in outlooks(s)]
        return {"seat": SEATS[s.asked], "kind": kind, "side": side, "weapon": weapon, "would": would, "blow": blow(s)}
    if s.phase == DUELS:
        if s.target == NOBODY:
            asked = int(viewer) if s.by_pace else int(s.act)
            return (
                {"seat": SEATS[asked], "kind": "challenge", "side": ""}
                if asked >= 0 and may_challenge(s, asked)
                else None
            )
        seat = s.target if s.stakes[s.act].any() else s.act
        return {"seat": SEATS[seat], "kind": "stake", "side": ""}
    if s.phase in (MARKET, STAGE_END) and s.act != NOBODY:
        return {"seat": SEATS[s.act], "kind": "pick" if s.phase == MARKET else "keep", "side": ""}
    return None


def _challenge(s: Record) -> dict[str, object] | None:
    """§7.1 The challenge that is on."""
    if s.target == NOBODY or s.act == NOBODY:
        return None
    return {"challenger": seat_name(s.act), "challenged": seat_name(s.target), "stake": int(s.wager)}
