"""Moves as text, and positions and views written as text (docs/reference/notation.md); positions.py reads them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import cast

from ludoteca.core import CHANCE, PLATFORM_ACTS, PLATFORM_WORDS, BadMove, Move, Record, Seat, State, View
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import (
    CHOICES,
    COLOURS,
    DICE,
    DUEL,
    DUELS,
    FACES,
    FINISHED,
    FROZEN,
    NOBODY,
    PHASES,
    REASONS,
    ROLLS,
    SEATS,
    SECRET,
    SIDES,
    WEAPONS,
)
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.text.stages import header_fields, line_fields, weapon_name, weapon_names

_SIDED = re.compile(r"(place|return) ([KWRGYB?]) (left|right)")
_GROUP = re.compile(r"group (left|right) ([GYB+]+)")
_PARALYSIS = re.compile(r"paralysis (?:guard ([GYB])|(handicap|swap) ([A-E])|(none|bowtie))")
_CHALLENGE = re.compile(r"challenge ([A-E]) ([1-7])")
_BULLET = re.compile(r"(lose|take) ([GYB])")
_WEAPON = r"W(0[1-9]|1[0-8])"
WHERE = (*SIDES, "none")


# -- positions -------------------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    return _format(state.record, cast(Options, state.options))


def format_view(view: View) -> str:
    """As a position, with `beat=?` for a commitment the viewer may not know."""
    return _format(view.record, cast(Options, view.options))


def _format(s: Record, options: Options) -> str:
    lines = [" ".join(_header(s, options))]
    lines += [_seat_line(s, int(seat)) for seat in s.ring[: s.n]]
    if s.phase == FROZEN and s.n_answers:
        lines.append("then " + "; ".join(_answer(int(move)) for move in s.answers[: s.n_answers]))
    return "\n".join(lines)


def _header(s: Record, options: Options) -> list[str]:
    supply = s.ice_supply if s.phase == FROZEN else s.supply
    fields = [
        f"edition={options.edition}",
        f"pace={options.pace}",
        f"stage={s.stage}",
        f"round={s.round_no}",
        f"phase={PHASES[s.phase]}",
        f"ender={seat_name(s.ender)}",
        f"supply={supply}",
        f"pot={s.pot}",
    ]
    if s.tied:
        fields.append("knocked=" + "".join(name for seat, name in enumerate(SEATS) if int(s.tied) >> seat & 1))
    if s.phase in (DUELS, DUEL):
        fields += [f"act={seat_name(s.act)}", f"passed={s.passed}"]
        if s.target != NOBODY:
            fields.append(f"challenge={SEATS[s.target]}:{s.wager}")
        if s.n_swaps:
            fields.append("swaps=" + ",".join(f"{SEATS[a]}-{SEATS[b]}" for a, b in s.swaps[: s.n_swaps]))
    if s.full:
        fields += header_fields(s)
    if s.phase == FINISHED:
        fields.append(f"result={seat_name(s.winner)}:{REASONS[s.reason]}")
    return fields


def _seat_line(s: Record, seat: int) -> str:
    is_frozen = s.phase == FROZEN
    trays, free, burned, fists, bullets = (
        (s.ice_trays, s.ice_free, s.ice_burned, s.ice_fists, s.ice_bullets)
        if is_frozen
        else (s.trays, s.free, s.burned, s.fists, s.bullets)
    )
    fields = [
        SEATS[seat],
        f"bullets={_bullets(bullets[seat])}" if s.alive[seat] else "away" if s.away[seat] else "out",
        f"left={format_dice(trays[seat, 0])}",
        f"right={format_dice(trays[seat, 1])}",
        f"free={format_dice(free[seat])}",
        f"burned={format_dice(burned[seat])}",
        f"fists={fists[seat]}",
    ]
    if s.full:
        fields += line_fields(s, seat)
    if s.tumbling[seat]:
        fields.append(f"tumbling={s.tumbling[seat]}")
    fields += [
        f"{name}={format_dice(dice[seat, 0])}|{format_dice(dice[seat, 1])}"
        for name, dice in (("laid", s.laid), ("back", s.back))
        if dice[seat].any()
    ]
    if s.returned[seat]:
        fields.append(f"returned={s.returned[seat]}")
    if s.choice[seat] == SECRET:
        fields.append("beat=?")
    elif s.choice[seat]:
        dice = f":{format_dice(s.chosen[seat])}" if s.choice[seat] == ROLLS else ""
        fields.append(f"beat={CHOICES[s.choice[seat]]}{dice}")
    if s.stakes[seat].any():
        fields.append(f"stake={_bullets(s.stakes[seat])}")
    if s.handicap[seat]:
        fields.append("handicap")
    return " ".join(fields)


def seat_name(seat: int) -> str:
    return SEATS[seat] if seat >= 0 else "-"


def format_dice(counts: Iterable[int]) -> str:
    """`KRR`, or `-` for none."""
    return "".join(face * int(count) for face, count in zip(DICE, counts, strict=False)) or "-"


def _bullets(counts: Iterable[int]) -> str:
    return "/".join(str(int(count)) for count in counts)


def _answer(move: int) -> str:
    seat = SEATS[moves.seat_of(move)]
    if moves.kind_of(move) == moves.LEAVE:
        return f"{seat}: {REASONS[moves.what_of(move)]}"
    return f"{seat}: {_write(move)}"


# -- moves -----------------------------------------------------------------------------------------------------------


def format_move(state: State, seat: Seat, move: Move) -> str:
    return PLATFORM_WORDS[move] if move in PLATFORM_WORDS else _write(int(move))


def format_move_for(state: State, seat: Seat, move: Move, viewer: Seat) -> str:
    """The move as this viewer may read it: what others commit to in a beat is `?`."""
    if move in PLATFORM_WORDS or seat in (viewer, CHANCE) or not state.record.beats:
        return format_move(state, seat, move)
    kind = moves.kind_of(move)
    if kind in (moves.PLACE, moves.RETURN):
        return "place ?"
    if kind in (moves.ROLL, moves.KNOCK, moves.DONE):
        return "commit ?"
    return format_move(state, seat, move)


@functools.lru_cache(maxsize=1 << 14)
def _write(move: int) -> str:
    kind, what = int(moves.kind_of(move)), int(moves.what_of(move))
    match kind:
        case moves.ROLL:
            return f"roll {format_dice(moves.rolled(move))}"
        case moves.PLACE | moves.RETURN:
            return f"{'place' if kind == moves.PLACE else 'return'} {DICE[what // 2]} {SIDES[what % 2]}"
        case moves.GROUP:
            return f"group {SIDES[moves.group_side(what)]} {format_group(what)}"
        case moves.LANE:
            return f"lane {SIDES[what]}"
        case moves.PARALYSIS:
            return f"paralysis {_paralysis(what)}"
        case moves.LOSE | moves.TAKE:
            return f"{'lose' if kind == moves.LOSE else 'take'} {COLOURS[what]}"
        case moves.EFFECT:
            return f"effect {moves.EFFECTS[what]}"
        case moves.CHALLENGE:
            return f"challenge {SEATS[what // 8]} {what % 8}" if what else "challenge no"
        case moves.STAKE:
            return "stake " + "".join(c * (what >> 6 - 3 * i & 7) for i, c in enumerate(COLOURS))
        case moves.DIE:
            return f"{SEATS[moves.seat_of(move)]} die {FACES[what]}"
        case moves.ENDER:
            return f"ender {SEATS[moves.seat_of(move)]}"
        case moves.WEAPON:
            return f"weapon {weapon_name(what // 3)} {WHERE[what % 3]}"
        case moves.BRIBE:
            return f"bribe {FACES[what // 2]} {SIDES[what % 2]}" if what != moves.NO_BRIBE else "bribe no"
        case moves.PICK:
            return f"pick {weapon_name(what) if what != moves.NO_PICK else '-'}"
        case moves.KEEP:
            return f"keep {weapon_names(weapon for weapon in range(WEAPONS) if what >> weapon & 1)}"
        case moves.BAG:
            return f"bag {weapon_name(what)}"
    return {moves.KNOCK: "knock", moves.DONE: "done", moves.FREEZE: "freeze"}[kind]


def format_group(what: int) -> str:
    """Colour groups, then `GYB` for each paralysis: `GGG+GYB`."""
    groups = [colour * size for colour, size in zip(COLOURS, moves.group_sizes(what), strict=True) if size]
    return "+".join(groups + [COLOURS] * int(moves.paralyses_of(what)))


def _paralysis(what: int) -> str:
    if what < moves.HANDICAP:
        return f"guard {COLOURS[what]}"
    if what < moves.SWAP:
        return f"handicap {SEATS[what - moves.HANDICAP]}"
    if what < moves.WASTE:
        return f"swap {SEATS[what - moves.SWAP]}"
    return "none" if what == moves.WASTE else "bowtie"


def parse_move(state: State, seat: Seat, text: str) -> Move:
    """Read a move; whether it is legal is the referee's business."""
    if text in PLATFORM_ACTS:
        return PLATFORM_ACTS[text]
    move = _read_chance(text)
    if move is None:
        move = _read(state.record, max(int(seat), 0), text)
    if move is None:
        expected = (
            "`A die G`, `ender A`, `bag W07` or `freeze`"
            if seat == CHANCE
            else "such as roll KG?, place K left, knock, lane left, lose G or challenge B 2"
        )
        raise BadMove(f"move {text!r}: expected {expected}", "notation")
    return Move(int(move))


def _read_chance(text: str) -> int | None:
    if text == "freeze":
        return int(moves.make(moves.FREEZE, 0, 0))
    if found := re.fullmatch(r"([A-E]) die ([KWRGYB])", text):
        return int(moves.make(moves.DIE, SEATS.index(found[1]), FACES.index(found[2])))
    if found := re.fullmatch(r"ender ([A-E])", text):
        return int(moves.make(moves.ENDER, SEATS.index(found[1]), 0))
    if found := re.fullmatch(f"bag {_WEAPON}", text):
        return int(moves.make(moves.BAG, 0, int(found[1]) - 1))
    return None


def _read(s: Record, seat: int, text: str) -> int | None:
    words = {"knock": moves.KNOCK, "done": moves.DONE}
    if text in words:
        return int(moves.make(words[text], seat, 0))
    if text in ("lane left", "lane right"):
        return int(moves.make(moves.LANE, seat, SIDES.index(text[5:])))
    if text == "challenge no":
        return int(moves.make(moves.CHALLENGE, seat, 0))
    if text.startswith("roll "):
        return _read_roll(s, seat, text)
    if found := _SIDED.fullmatch(text):
        make = moves.place if found[1] == "place" else moves.take_back
        return int(make(seat, DICE.index(found[2]), SIDES.index(found[3])))
    if found := _BULLET.fullmatch(text):
        kind = moves.LOSE if found[1] == "lose" else moves.TAKE
        return int(moves.make(kind, seat, COLOURS.index(found[2])))
    if found := _GROUP.fullmatch(text):
        return _read_group(seat, SIDES.index(found[1]), found[2], text)
    if found := _PARALYSIS.fullmatch(text):
        return int(moves.make(moves.PARALYSIS, seat, _read_paralysis(found)))
    if found := _CHALLENGE.fullmatch(text):
        return int(moves.challenge(seat, SEATS.index(found[1]), int(found[2])))
    if found := re.fullmatch(r"effect (colour|fist|shot)", text):
        return int(moves.make(moves.EFFECT, seat, moves.EFFECTS.index(found[1])))
    if found := re.fullmatch(r"stake ([GYB]{1,7})", text):
        return int(moves.stake(seat, *(found[1].count(colour) for colour in COLOURS)))
    return _read_full(seat, text)


def _read_full(seat: int, text: str) -> int | None:
    """§9 Weapons, bribes, the market and what is kept after a stage."""
    words = {
        "bribe no": (moves.BRIBE, moves.NO_BRIBE),
        "pick -": (moves.PICK, moves.NO_PICK),
        "keep -": (moves.KEEP, 0),
    }
    if text in words:
        kind, what = words[text]
        return int(moves.make(kind, seat, what))
    if found := re.fullmatch(f"weapon {_WEAPON} (left|right|none)", text):
        return int(moves.weapon(seat, int(found[1]) - 1, WHERE.index(found[2])))
    if found := re.fullmatch(r"bribe ([KWRGYB]) (left|right)", text):
        return int(moves.make(moves.BRIBE, seat, FACES.index(found[1]) * 2 + SIDES.index(found[2])))
    if found := re.fullmatch(f"pick {_WEAPON}", text):
        return int(moves.make(moves.PICK, seat, int(found[1]) - 1))
    if re.fullmatch(f"keep {_WEAPON}(,{_WEAPON})*", text):
        kept = {1 << int(word) - 1 for word in re.findall(_WEAPON, text)}
        return int(moves.make(moves.KEEP, seat, sum(kept)))
    return None


def _read_roll(s: Record, seat: int, text: str) -> int:
    dice = text.removeprefix("roll ")
    if dice == "*":
        return moves.roll(seat, tuple(int(count) for count in s.free[seat]))
    if not re.fullmatch(r"[KWRGYB?]{1,14}", dice):
        raise BadMove(f"move {text!r}: expected one to 14 dice out of K W R G Y B ?, or *", "notation")
    return moves.roll(seat, tuple(dice.count(face) for face in DICE))


def _read_group(seat: int, side: int, text: str, whole: str) -> int:
    sizes, paralyses = [0, 0, 0], 0
    for part in text.split("+"):
        if part == COLOURS:
            paralyses += 1
        elif re.fullmatch(r"G{3,10}|Y{3,10}|B{3,10}", part) and not sizes[COLOURS.index(part[0])]:
            sizes[COLOURS.index(part[0])] = len(part)
        else:
            raise BadMove(
                f"move {whole!r}: {part!r} is no group, expected three or more of a colour or GYB", "notation"
            )
    if paralyses > 3:
        raise BadMove(f"move {whole!r}: {paralyses} paralyses, expected at most 3", "notation")
    return int(moves.group(seat, side, paralyses, *sizes))


def _read_paralysis(found: re.Match[str]) -> int:
    if found[1]:
        return moves.GUARD + COLOURS.index(found[1])
    if found[2]:
        return (moves.HANDICAP if found[2] == "handicap" else moves.SWAP) + SEATS.index(found[3])
    return moves.BOWTIE if found[4] == "bowtie" else moves.WASTE
