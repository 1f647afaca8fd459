"""Moves as text, and positions and views written as text (docs/reference/notation.md); positions.py reads them."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import cast

from ludoteca.core import CHANCE, PLATFORM_ACTS, PLATFORM_WORDS, Move, Record, Seat, State, View, bad_move
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
    LEAST_GROUP,
    LEFT,
    MOST_DICE,
    MOST_PARALYSES,
    MOST_PLACED,
    NOBODY,
    OPEN,
    PHASES,
    REASONS,
    RIGHT,
    ROLLS,
    SEATS,
    SECRET,
    SIDES,
    WEAPONS,
)
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.text.stages import header_fields, line_fields, weapon_name, weapon_names

WHERE = (*SIDES, "none")
WHOLE_WORDS = {  # moves that are written in one way only
    "knock": (moves.KNOCK, 0),
    "done": (moves.DONE, 0),
    "count": (moves.COUNT, 0),
    "lane left": (moves.LANE, LEFT),
    "lane right": (moves.LANE, RIGHT),
    "challenge no": (moves.CHALLENGE, moves.NO_CHALLENGE),
    "bribe no": (moves.BRIBE, moves.NO_BRIBE),
    "pick -": (moves.PICK, moves.NO_PICK),
    "keep -": (moves.KEEP, 0),
}
ALONE = {moves.KNOCK: "knock", moves.DONE: "done", moves.COUNT: "count", moves.FREEZE: "freeze", moves.BEGIN: "begin"}

_SEAT, _FACE, _SHOWN, _COLOUR = (f"([{letters}])" for letters in (SEATS, FACES, DICE, COLOURS))
_SIDE, _WHERE, _EFFECT = (f"({'|'.join(words)})" for words in (SIDES, WHERE, moves.EFFECTS))
_WEAPON = f"W({'|'.join(f'{number:02}' for number in range(1, WEAPONS + 1))})"
_BULLETS = moves.STAKE_ROOM - 1  # more cannot be written in a challenge or a stake
_DIE_AT = re.compile(f"(place|return) {_SHOWN} {_SIDE}")
_GROUP = re.compile(f"group {_SIDE} ([{COLOURS}+]+)")
_PARALYSIS = re.compile(f"paralysis (?:guard {_COLOUR}|(handicap|swap) {_SEAT}|(none|bowtie))")
_CHALLENGE = re.compile(f"challenge {_SEAT} ([1-{_BULLETS}])")
_BULLET = re.compile(f"(lose|take) {_COLOUR}")
_STAKE = re.compile(f"stake ([{COLOURS}]{{1,{_BULLETS}}})")
_DICE = re.compile(f"[{DICE}]{{1,{MOST_DICE}}}")
_COLOUR_GROUP = re.compile("|".join(f"{colour}{{{LEAST_GROUP},{MOST_PLACED}}}" for colour in COLOURS))


# -- positions -------------------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """A header line, a line for each seat clockwise, and the answers given since the freeze."""
    return _format(state.record, cast(Options, state.options))


def format_view(view: View) -> str:
    """As a position, with `beat=?` for a commitment the viewer may not know."""
    return _format(view.record, cast(Options, view.options))


def _format(s: Record, options: Options) -> str:
    """A position, or a view."""
    lines = [" ".join(_header(s, options))]
    lines += [_seat_line(s, int(seat)) for seat in s.ring[: s.n]]
    if s.phase == FROZEN and s.n_answers:
        lines.append("then " + "; ".join(_answer(int(move)) for move in s.answers[: s.n_answers]))
    return "\n".join(lines)


def _header(s: Record, options: Options) -> list[str]:
    """What is true of the whole table."""
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
        waived = "".join(name for seat, name in enumerate(SEATS) if int(s.waived) >> seat & 1)
        fields += [f"act={seat_name(s.act)}", f"passed={waived or s.passed}"]
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
    """What lies in front of a player; while questions are asked, as it was when the table froze."""
    trays, free, burned, fists, bullets = (
        (s.ice_trays, s.ice_free, s.ice_burned, s.ice_fists, s.ice_bullets)
        if s.phase == FROZEN
        else (s.trays, s.free, s.burned, s.fists, s.bullets)
    )
    fields = [
        SEATS[seat],
        f"bullets={_bullets(bullets[seat])}" if s.alive[seat] else "away" if s.away[seat] else "out",
        f"left={format_dice(trays[seat, LEFT])}",
        f"right={format_dice(trays[seat, RIGHT])}",
        f"free={format_dice(free[seat])}",
        f"burned={format_dice(burned[seat])}",
        f"fists={fists[seat]}",
        *(line_fields(s, seat) if s.full else ()),
        *([f"purse={s.purse[seat]}"] if s.stake else ()),
        *([f"tumbling={s.tumbling[seat]}"] if s.tumbling[seat] else ()),
        *_beat_fields(s, seat),
        *([f"stake={_bullets(s.stakes[seat])}"] if s.stakes[seat].any() else ()),
        *(["handicap"] if s.handicap[seat] else ()),
    ]
    return " ".join(fields)


def _beat_fields(s: Record, seat: int) -> list[str]:
    """§5 What a player has done in this beat so far, and the dice taken back in this round."""
    fields = [
        f"{name}={format_dice(dice[seat, LEFT])}|{format_dice(dice[seat, RIGHT])}"
        for name, dice in (("laid", s.laid), ("back", s.back))
        if dice[seat].any()
    ]
    if s.returned[seat]:
        fields.append(f"returned={s.returned[seat]}")
    if s.choice[seat] == SECRET:
        fields.append("beat=?")
    elif s.choice[seat] != OPEN:
        dice = f":{format_dice(s.chosen[seat])}" if s.choice[seat] == ROLLS else ""
        fields.append(f"beat={CHOICES[s.choice[seat]]}{dice}")
    return fields


def seat_name(seat: int) -> str:
    """`A`, or `-` for nobody."""
    return SEATS[seat] if seat != NOBODY else "-"


def format_dice(counts: Iterable[int]) -> str:
    """`KRR`, or `-` for none."""
    return "".join(face * int(count) for face, count in zip(DICE, counts, strict=False)) or "-"


def _bullets(counts: Iterable[int]) -> str:
    """`3/3/3`: green, yellow, blue."""
    return "/".join(str(int(count)) for count in counts)


def _answer(move: int) -> str:
    """`B: lose G`, or `B: resign` for somebody who left."""
    seat = SEATS[moves.seat_of(move)]
    if moves.kind_of(move) == moves.LEAVE:
        return f"{seat}: {REASONS[moves.what_of(move)]}"
    return f"{seat}: {_write(move)}"


# -- moves -----------------------------------------------------------------------------------------------------------


def format_move(state: State, seat: Seat, move: Move) -> str:
    """The move in the notation."""
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
    """Any move but those of the platform: resigning and the like."""
    kind, what = int(moves.kind_of(move)), int(moves.what_of(move))
    match kind:
        case moves.ROLL:
            return f"roll {format_dice(moves.rolled(move))}"
        case moves.PLACE | moves.RETURN:
            return f"{'place' if kind == moves.PLACE else 'return'} {_die_at(what)}"
        case moves.GROUP:
            return f"group {SIDES[moves.group_side(what)]} {format_group(what)}"
        case moves.LANE:
            return f"lane {SIDES[what] if what < moves.LANE_OF else f'{SEATS[what - moves.LANE_OF]} left'}"
        case moves.PARALYSIS:
            return f"paralysis {_paralysis(what)}"
        case moves.LOSE | moves.TAKE:
            return f"{'lose' if kind == moves.LOSE else 'take'} {COLOURS[what]}"
        case moves.EFFECT:
            return f"effect {moves.EFFECTS[what]}"
        case moves.CHALLENGE:
            return f"challenge {_challenge(what)}"
        case moves.STAKE:
            return "stake " + "".join(c * int(moves.staked(what, i)) for i, c in enumerate(COLOURS))
        case moves.DIE:
            return f"{SEATS[moves.seat_of(move)]} die {FACES[what]}"
        case moves.ENDER:
            return f"ender {SEATS[moves.seat_of(move)]}"
        case moves.WEAPON:
            return f"weapon {weapon_name(moves.weapon_of(what))} {WHERE[moves.where_of(what)]}"
        case moves.BRIBE:
            return f"bribe {_die_at(what) if what != moves.NO_BRIBE else 'no'}"
        case moves.PICK:
            return f"pick {weapon_name(what) if what != moves.NO_PICK else '-'}"
        case moves.KEEP:
            return f"keep {weapon_names(weapon for weapon in range(WEAPONS) if what >> weapon & 1)}"
        case moves.BAG:
            return f"bag {weapon_name(what)}"
    return ALONE[kind]


def _die_at(what: int) -> str:
    """`K left`."""
    return f"{DICE[moves.face_of(what)]} {SIDES[moves.side_of(what)]}"


def _challenge(what: int) -> str:
    """`B 2`, or `no`."""
    return f"{SEATS[moves.target_of(what)]} {moves.height_of(what)}" if what != moves.NO_CHALLENGE else "no"


def format_group(what: int) -> str:
    """Colour groups, then `GYB` for each paralysis: `GGG+GYB`."""
    groups = [colour * size for colour, size in zip(COLOURS, moves.group_sizes(what), strict=True) if size]
    return "+".join(groups + [COLOURS] * int(moves.paralyses_of(what)))


def _paralysis(what: int) -> str:
    """§6.3 `guard G`, `handicap B`, `swap B`, `none` or `bowtie`."""
    if what < moves.HANDICAP:
        return f"guard {COLOURS[what - moves.GUARD]}"
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
        such = (
            "A die G, ender A, bag W07, begin, freeze"
            if seat == CHANCE
            else "roll KG?, place K left, knock, lane left, lose G, challenge B 2"
        )
        raise bad_move(f"move {text!r}: expected such as {such}", "notation", text, such)
    return Move(int(move))


def _read_chance(text: str) -> int | None:
    """§3 What chance does, or None."""
    if text in ("freeze", "begin"):
        return int(moves.make(moves.FREEZE if text == "freeze" else moves.BEGIN, 0, 0))
    if found := re.fullmatch(f"{_SEAT} die {_FACE}", text):
        return int(moves.make(moves.DIE, SEATS.index(found[1]), FACES.index(found[2])))
    if found := re.fullmatch(f"ender {_SEAT}", text):
        return int(moves.make(moves.ENDER, SEATS.index(found[1]), 0))
    if found := re.fullmatch(f"bag {_WEAPON}", text):
        return int(moves.make(moves.BAG, 0, int(found[1]) - 1))
    return None


def _read(s: Record, seat: int, text: str) -> int | None:
    """A player's move, or None."""
    if text in WHOLE_WORDS:
        kind, what = WHOLE_WORDS[text]
        return int(moves.make(kind, seat, what))
    if text.startswith("roll "):
        return _read_roll(s, seat, text)
    if found := _DIE_AT.fullmatch(text):
        make = moves.place if found[1] == "place" else moves.take_back
        return int(make(seat, DICE.index(found[2]), SIDES.index(found[3])))
    if found := _BULLET.fullmatch(text):
        kind = moves.LOSE if found[1] == "lose" else moves.TAKE
        return int(moves.make(kind, seat, COLOURS.index(found[2])))
    if found := _GROUP.fullmatch(text):
        return _read_group(seat, SIDES.index(found[1]), found[2], text)
    if found := re.fullmatch(f"lane {_SEAT} left", text):
        return int(moves.make(moves.LANE, seat, moves.LANE_OF + SEATS.index(found[1])))
    if found := _PARALYSIS.fullmatch(text):
        return int(moves.make(moves.PARALYSIS, seat, _read_paralysis(found)))
    if found := _CHALLENGE.fullmatch(text):
        return int(moves.challenge(seat, SEATS.index(found[1]), int(found[2])))
    if found := re.fullmatch(f"effect {_EFFECT}", text):
        return int(moves.make(moves.EFFECT, seat, moves.EFFECTS.index(found[1])))
    if found := _STAKE.fullmatch(text):
        return int(moves.stake(seat, *(found[1].count(colour) for colour in COLOURS)))
    return _read_full(seat, text)


def _read_full(seat: int, text: str) -> int | None:
    """§9 Weapons, bribes, the market and what is kept after a stage."""
    if found := re.fullmatch(f"weapon {_WEAPON} {_WHERE}", text):
        return int(moves.weapon(seat, int(found[1]) - 1, WHERE.index(found[2])))
    if found := re.fullmatch(f"bribe {_FACE} {_SIDE}", text):
        return int(moves.make(moves.BRIBE, seat, moves.die_at(FACES.index(found[1]), SIDES.index(found[2]))))
    if found := re.fullmatch(f"pick {_WEAPON}", text):
        return int(moves.make(moves.PICK, seat, int(found[1]) - 1))
    if re.fullmatch(f"keep {_WEAPON}(,{_WEAPON})*", text):
        kept = {1 << int(word) - 1 for word in re.findall(_WEAPON, text)}
        return int(moves.make(moves.KEEP, seat, sum(kept)))
    return None


def _read_roll(s: Record, seat: int, text: str) -> int:
    """§5 `roll KG?`; `roll *` rolls all free dice."""
    dice = text.removeprefix("roll ")
    if dice == "*":
        return moves.roll(seat, tuple(int(count) for count in s.free[seat]))
    if not _DICE.fullmatch(dice):
        said = f"move {text!r}: expected one to {MOST_DICE} dice out of {' '.join(DICE)}, or *"
        raise bad_move(said, "notation", text, "roll KG?, roll *")
    return moves.roll(seat, tuple(dice.count(face) for face in DICE))


def _read_group(seat: int, side: int, text: str, whole: str) -> int:
    """A11 The groups of a `group left GGG+GYB`."""
    sizes, paralyses = [0, 0, 0], 0
    for part in text.split("+"):
        if part == COLOURS:
            paralyses += 1
        elif _COLOUR_GROUP.fullmatch(part) and not sizes[COLOURS.index(part[0])]:
            sizes[COLOURS.index(part[0])] = len(part)
        else:
            said = f"move {whole!r}: {part!r} is no group, expected three or more of a colour or GYB"
            raise bad_move(said, "notation", whole, "group left GGG+GYB")
    if paralyses > MOST_PARALYSES:
        said = f"move {whole!r}: {paralyses} paralyses, expected at most {MOST_PARALYSES}"
        raise bad_move(said, "notation", whole, "group left GGG+GYB")
    return int(moves.group(seat, side, paralyses, *sizes))


def _read_paralysis(found: re.Match[str]) -> int:
    """§6.3 What a paralysis does, out of the parts of _PARALYSIS."""
    colour, deed, seat, word = found.groups()
    if colour:
        return moves.GUARD + COLOURS.index(colour)
    if deed:
        return (moves.HANDICAP if deed == "handicap" else moves.SWAP) + SEATS.index(seat)
    return moves.BOWTIE if word == "bowtie" else moves.WASTE
