"""Why a move is not allowed: each answer names the rule, in the order a judge would look."""

from __future__ import annotations

import numpy as np

from ludoteca.core import AGREE, CHANCE, PLATFORM_WORDS, Move, Reason, Record, Seat, State
from ludoteca.games.scorso.rules import moves, verbs
from ludoteca.games.scorso.rules.board import (
    COLOURS,
    DICE,
    DUEL,
    DUELS,
    FROZEN,
    IN_BAG,
    MARKET,
    N_COLOURS,
    NEVER,
    NOBODY,
    ON_OFFER,
    OPEN,
    OWN_DICE,
    PHASES,
    READY,
    REASONS,
    ROLLING,
    SEATS,
    SIDES,
    STAGE_END,
    UNROLLED,
    WEAPONS,
)
from ludoteca.games.scorso.rules.duels import can_challenge, may_challenge, stake_cap, stake_size, staker
from ludoteca.games.scorso.rules.questions import answers_to
from ludoteca.games.scorso.rules.ring import unplaced
from ludoteca.games.scorso.rules.rolling import (
    ONE_HAND,
    can_knock,
    dice_in,
    is_freeze_due,
    is_one_handed,
    is_tumbling,
    may_act,
)
from ludoteca.games.scorso.text.stages import weapon_name

DEALT = (moves.DIE, moves.FREEZE, moves.ENDER, moves.BAG, moves.BEGIN)
WHILE_ROLLING = (moves.ROLL, moves.PLACE, moves.RETURN, moves.KNOCK, moves.DONE)
OF_FULL_GAME = (moves.WEAPON, moves.BRIBE, moves.PICK, moves.KEEP)
QUESTIONS = {
    moves.GROUP: "group",
    moves.LANE: "lane",
    moves.PARALYSIS: "paralysis",
    moves.LOSE: "lose",
    moves.TAKE: "take",
    moves.EFFECT: "effect",
    moves.WEAPON: "weapon",
    moves.BRIBE: "bribe",
}
SECTIONS = {
    moves.GROUP: "§5, A11",
    moves.LANE: "§6.2, A12",
    moves.PARALYSIS: "§6.3",
    moves.LOSE: "§6.1",
    moves.TAKE: "§6.1",
    moves.EFFECT: "§6.2, A13",
    moves.WEAPON: "§9.4",
    moves.BRIBE: "§9.5",
}


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The first rule the move breaks, or None."""
    s = state.record
    if s.reason != NEVER:
        return Reason("over", "§8", {"reason": REASONS[s.reason]})
    if seat != CHANCE and not 0 <= seat < s.n:
        return Reason("watcher", "§3")
    if move == AGREE:
        return Reason("agree", "§8")
    if move in PLATFORM_WORDS:
        return None
    kind = int(moves.kind_of(move))
    if kind in DEALT or seat == CHANCE:
        return _why_not_dealt(s, seat, move)
    if moves.seat_of(move) != seat:
        return Reason("seat", "§3", {"seat": SEATS[moves.seat_of(move)]})
    if not s.alive[seat] or s.gone[seat]:
        return Reason("out", "§6.4")
    if kind == moves.COUNT:
        return _why_not_count(s)
    if kind in WHILE_ROLLING:
        return _why_not_rolling(s, int(seat), kind, int(move))
    if kind in OF_FULL_GAME and not s.full:
        return Reason("not-full", "§9")
    if kind in (moves.PICK, moves.KEEP):
        return _why_not_between(s, int(seat), kind, int(moves.what_of(move)))
    if kind in QUESTIONS:
        return _why_not_answer(s, int(seat), kind, int(move))
    return _why_not_duels(s, int(seat), kind, int(moves.what_of(move)))


def _why_not_dealt(s: Record, seat: Seat, move: Move) -> Reason | None:
    """§3 Dice fall by chance alone, and only when they are due."""
    if seat != CHANCE:
        return Reason("chance", "§3")
    if moves.kind_of(move) == moves.BAG:
        return _why_not_drawn(s, int(moves.what_of(move)))
    who = int(moves.seat_of(move))
    if moves.kind_of(move) == moves.DIE:
        return None if who < s.n and s.tumbling[who] else Reason("not-due", "§3")
    if moves.kind_of(move) == moves.BEGIN:
        return None if s.phase == READY else Reason("not-due", "§5")
    if s.phase == ROLLING and not is_tumbling(s) and (s.tied or is_freeze_due(s)):
        buffer, weights = np.empty(verbs.MAX_CHANCES, np.int32), np.empty(verbs.MAX_CHANCES, np.int64)
        if move in buffer[: verbs.chances(s, buffer, weights)]:
            return None
    return Reason("not-due", "§3")


def _why_not_drawn(s: Record, weapon: int) -> Reason | None:
    """§9.3 Only what is in the bag, and only while the offer is laid out."""
    if not s.to_draw:
        return Reason("not-due", "§9.3")
    is_there = weapon < s.n_weapons and s.owner[weapon] == IN_BAG
    return None if is_there else Reason("not-in-bag", "§9.3", {"weapon": weapon_name(weapon)})


def _why_not_count(s: Record) -> Reason | None:
    """§5 Before a round, where it does not begin by itself."""
    if not s.by_player:
        return Reason("no-count", "§5")
    return None if s.phase == READY else Reason("phase", "§4", {"phase": PHASES[s.phase]})


def _why_not_rolling(s: Record, seat: int, kind: int, move: int) -> Reason | None:
    """§5, §7.2 Rolling, placing, knocking."""
    if s.phase not in (ROLLING, DUEL):
        return Reason("phase", "§4", {"phase": PHASES[s.phase]})
    if s.phase == DUEL and not s.duelling[seat]:
        return Reason("not-duelling", "§7.2")
    if s.tumbling[seat]:
        return Reason("tumbling", "§5")
    if s.choice[seat] != OPEN:
        return Reason("committed", "§5")
    if s.tied or (s.beats and is_tumbling(s)):
        return Reason("wait", "§5")
    if kind == moves.ROLL:
        return _why_not_roll(s, seat, move)
    if kind == moves.KNOCK:
        return _why_not_knock(s, seat)
    if s.phase == DUEL:
        return Reason("duel-place", "§7.2")
    if kind == moves.DONE:
        return _why_not_done(s, seat)
    face, side = int(moves.face_of(moves.what_of(move))), int(moves.side_of(moves.what_of(move)))
    if kind == moves.RETURN:
        return _why_not_return(s, seat, face, side)
    return _why_not_place(s, seat, face, side)


def _why_not_place(s: Record, seat: int, face: int, side: int) -> Reason | None:
    """§5 A die that shows this face."""
    given = {"die": DICE[face], "side": SIDES[side]}
    if face == UNROLLED:
        return Reason("place-unrolled", "§5", given)
    return None if s.free[seat, face] else Reason("place-missing", "§5", given)


def _why_not_return(s: Record, seat: int, face: int, side: int) -> Reason | None:
    """A5 By option, and only so many times in a round."""
    given = {"die": DICE[face], "side": SIDES[side]}
    if not s.may_return:
        return Reason("locked", "§5, A5", given)
    if s.returned[seat] >= OWN_DICE:
        return Reason("returned", "A5")
    lies = face != UNROLLED and s.trays[seat, side, face] > s.back[seat, side, face]
    return None if lies else Reason("not-there", "A5", given)


def _why_not_roll(s: Record, seat: int, move: int) -> Reason | None:
    """§5, A5, A22 Free dice, at least one, and no more than one hand holds."""
    counts = moves.rolled(move)
    if not any(counts):
        return Reason("roll-none", "§5")
    for face, count in enumerate(counts):
        if count > s.free[seat, face]:
            is_placed = face != UNROLLED and bool((s.trays[seat, :, face] + s.laid[seat, :, face]).any())
            return Reason(
                "roll-placed" if is_placed else "roll-missing", "§5, A5" if is_placed else "§5", {"die": DICE[face]}
            )
    if is_one_handed(s, seat) and dice_in(move) > ONE_HAND:
        return Reason("one-hand", "§5, A22", {"most": ONE_HAND})
    return None


def _why_not_knock(s: Record, seat: int) -> Reason | None:
    """§5, A4, A8 All dice placed; by option in valid locations."""
    if can_knock(s, seat):
        return None
    count = int(unplaced(s, seat))
    return Reason("knock-free", "§5, A4", {"count": count}) if count else Reason("knock-blocked", "A8")


def _why_not_done(s: Record, seat: int) -> Reason | None:
    """§5 Only in beats."""
    if not s.beats:
        return Reason("no-beats", "§5")
    return None if may_act(s, seat) else Reason("wait", "§5")


def _why_not_answer(s: Record, seat: int, kind: int, move: int) -> Reason | None:
    """§6 Only an answer to the question that is asked, from the player it is put to."""
    if s.phase != FROZEN:
        return Reason("phase", "§4", {"phase": PHASES[s.phase]})
    if s.asked != seat:
        return Reason("turn", "§6", {"seat": SEATS[s.asked]})
    if s.asked_kind != kind:
        return Reason("question", SECTIONS[int(s.asked_kind)], {"question": QUESTIONS[int(s.asked_kind)]})
    buffer = np.empty(verbs.MAX_MOVES, np.int32)
    if move in buffer[: answers_to(s, buffer)]:
        return None
    what = int(moves.what_of(move))
    if kind in (moves.LOSE, moves.TAKE):
        return Reason("no-bullet", "§6.1", {"colour": COLOURS[what]})
    if kind == moves.PARALYSIS and moves.HANDICAP <= what < moves.SWAP and not s.handicaps:
        return Reason("no-handicap", "A22")
    if kind == moves.PARALYSIS and what == moves.BOWTIE:
        return Reason("no-bowtie", "§6.3, A21")
    if kind == moves.WEAPON:
        return Reason("other-weapon", "§9.4", {"weapon": weapon_name(int(s.asked_side))})
    code = {moves.GROUP: "group", moves.LANE: "lane", moves.PARALYSIS: "paralysis", moves.EFFECT: "effect"}.get(
        kind, "question"
    )
    return Reason(code, SECTIONS[kind], {"question": QUESTIONS[kind]} if code == "question" else {})


def _why_not_between(s: Record, seat: int, kind: int, what: int) -> Reason | None:
    """§9.2, §9.3 What is picked at the market, and what is kept after a stage."""
    if s.phase != (MARKET if kind == moves.PICK else STAGE_END):
        return Reason("phase", "§4", {"phase": PHASES[s.phase]})
    if s.to_draw:
        return Reason("wait", "§9.3")
    if s.act != seat:
        return Reason("turn", "§9.3, A37" if kind == moves.PICK else "§9.2", {"seat": SEATS[s.act]})
    if kind == moves.PICK:
        return _why_not_pick(s, what)
    for weapon in range(WEAPONS):
        if what >> weapon & 1 and (weapon >= s.n_weapons or s.owner[weapon] != seat):
            return Reason("not-owned", "§9.2", {"weapon": weapon_name(weapon)})
    kept, hats = what.bit_count(), int(s.hats[seat])
    return Reason("too-many-weapons", "§9.2, A35", {"count": kept, "hats": hats}) if kept > hats else None


def _why_not_pick(s: Record, weapon: int) -> Reason | None:
    """§9.3, A37 What is on offer; nothing only by option."""
    if weapon == moves.NO_PICK:
        return None if s.may_pass else Reason("must-pick", "§9.3, A37")
    is_there = weapon < s.n_weapons and s.owner[weapon] == ON_OFFER
    return None if is_there else Reason("not-on-offer", "§9.3", {"weapon": weapon_name(weapon)})


def _why_not_duels(s: Record, seat: int, kind: int, what: int) -> Reason | None:
    """§7.1 Challenges and stakes."""
    if s.phase != DUELS:
        return Reason("phase", "§4", {"phase": PHASES[s.phase]})
    asked = int(staker(s))
    turn = asked if asked != NOBODY else int(s.act)
    if turn == NOBODY and not may_challenge(s, seat):
        return Reason("committed" if can_challenge(s, seat) else "nobody", "§7.1, A24")
    if turn not in (seat, NOBODY):
        return Reason("turn", "§7.1, A27", {"seat": SEATS[turn]})
    if (kind == moves.STAKE) != (asked != NOBODY):
        return Reason("stake-first" if asked != NOBODY else "no-stake", "§7.1")
    if kind == moves.STAKE:
        return _why_not_stake(s, seat, what)
    return None if what == moves.NO_CHALLENGE else _why_not_challenge(s, seat, what)


def _why_not_challenge(s: Record, seat: int, what: int) -> Reason | None:
    """§7.1, A24, A25 Somebody else who is alive and holds a fist token, for a stake that both can pay."""
    target, height = int(moves.target_of(what)), int(moves.height_of(what))
    if target >= s.n or not s.alive[target]:
        return Reason("target-out", "§7.1", {"seat": SEATS[target]})
    if target == seat:
        return Reason("target-self", "§7.1")
    if not s.fists[target]:
        return Reason("no-fists", "§7.1, A24", {"seat": SEATS[target]})
    cap = int(stake_cap(s, seat, target))
    return None if 1 <= height <= cap else Reason("stake-cap", "§7.1, A25", {"stake": height, "cap": cap})


def _why_not_stake(s: Record, seat: int, what: int) -> Reason | None:
    """§7.1 As many bullets as the stake is high, and only such as the player has."""
    counts = [int(moves.staked(what, colour)) for colour in range(N_COLOURS)]
    size = int(stake_size(s, seat))
    if sum(counts) != size:
        return Reason("stake-size", "§7.1", {"count": sum(counts), "size": size})
    for colour, count in enumerate(counts):
        if count > s.bullets[seat, colour]:
            return Reason("no-bullet", "§7.1", {"colour": COLOURS[colour]})
    return None
