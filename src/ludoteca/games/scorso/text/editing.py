"""A position entered by tapping: one player's things at a time, and how far the round is.

Everybody has six dice: a die that is put somewhere was not rolled before, and one taken away is unrolled again. Fist
tokens come from the burn pile. Whoever has no bullet left is out.
"""

from __future__ import annotations

from ludoteca.core import GameOptions, Record, State, bad_position
from ludoteca.core.beside import Palette, Tool, Trial
from ludoteca.games.scorso.rules.board import (
    COLOURS,
    DUELS,
    FACES,
    FROZEN,
    HATS,
    IN_BAG,
    N_FACES,
    NOBODY,
    OWN_BULLETS,
    OWN_DICE,
    PHASES,
    ROLLING,
    SEATS,
    SIDES,
    UNROLLED,
    WEAPON_COLOURS,
)
from ludoteca.games.scorso.rules.conflicts import keep_table
from ludoteca.games.scorso.rules.setup import setup
from ludoteca.games.scorso.text.notation import format_position
from ludoteca.games.scorso.text.positions import read_table

SEAT, PLACE, DIE, PHASE = "seat-", "place-", "die-", "phase-"
BULLET, LOST, STAGE, WEAPON = (
    "bullet:",
    "lost:",
    "stage-number:",
    "weapon:",
)  # what follows is told by their words
FIST, FIST_BACK, HAT, HAT_BACK, RISE, SINK = "fist", "fist-back", "hat", "hat-back", "rise", "sink"
LIFT, KNOCK, HANDICAP, CLEAR, START = "lift", "knock", "handicap", "clear", "start"
FREE_PLACE, FREE = "free", len(SIDES)  # beside the two locations
TO_ENTER = (ROLLING, FROZEN, DUELS)


def begin(options: GameOptions) -> str:
    """A round that has just begun."""
    state = setup(options)
    s = state.record
    if not s.duel_only:
        s.phase, s.act, s.to_draw = ROLLING, NOBODY, 0
        _clear(s)
    return _written(state)


def palette(options: GameOptions, position: str) -> Palette:
    s = draft(options, position).record
    seats = [SEATS[seat] for seat in s.ring[: s.n]]
    places = [FREE_PLACE] if s.duel_only else [*SIDES, FREE_PLACE]
    tools = [Tool(f"{SEAT}{seat}", "player", "with") for seat in seats]
    tools += [Tool(f"{PLACE}{place}", "place", "with") for place in places]
    tools += [Tool(f"{DIE}{face}", "dice", "now") for face in FACES] + [Tool(LIFT, "dice", "now")]
    if not s.duel_only:
        tools += [Tool(f"{name}{colour}", "bullets", "now") for name in (BULLET, LOST) for colour in COLOURS]
        tools += [Tool(name, "fists", "now") for name in (FIST, FIST_BACK)]
        tools += [Tool(HANDICAP, "fists", "now")] if s.handicaps else []
    if s.full:
        tools += [Tool(name, "outfit", "now") for name in (RISE, SINK, HAT, HAT_BACK)]
        arms = range(s.n_weapons)
        tools += [Tool(f"{WEAPON}{_kind(s, arm)}", "weapons", "now", bool(s.owner[arm] >= 0)) for arm in arms]
        tools += [
            Tool(f"{STAGE}{number}", "stage", "now", bool(number == s.stage)) for number in range(1, s.stages + 1)
        ]
    if not s.duel_only:
        tools += [Tool(f"{PHASE}{PHASES[phase]}", "phase", "now", bool(phase == s.phase)) for phase in TO_ENTER]
        tools += [Tool(KNOCK, "phase", "now", bool(s.ender != NOBODY))]
    return Palette([*tools, *(Tool(name, "board", "now") for name in (CLEAR, START))], _trials(s, seats))


def _trials(s: Record, seats: list[str]) -> list[Trial]:
    if s.duel_only:
        return [Trial("roll", "roll *", 0), Trial("knock", "knock", 0)]
    if s.phase == DUELS:
        return [Trial("challenge", "challenge {choice} 1", 0, seats), Trial("no-challenge", "challenge no", 0)]
    if s.phase == FROZEN:
        return []
    placing = [Trial(f"place-{side}", f"place {{choice}} {side}", 0, list(FACES)) for side in SIDES]
    return [*placing, Trial("roll", "roll *", 0), Trial("knock", "knock", 0)]


def edit(options: GameOptions, position: str, tool: str, square: str) -> str:
    """One thing more, or one less, of the chosen player."""
    name, *chosen = tool.split() or [""]
    if name == START:
        return begin(options)
    state = draft(options, position)
    s = state.record
    if name == CLEAR:
        _clear(s)
    elif name in [f"{PHASE}{PHASES[phase]}" for phase in TO_ENTER]:
        _set_phase(s, PHASES.index(name.removeprefix(PHASE)))
    elif name in [f"{STAGE}{number}" for number in range(1, s.stages + 1)]:
        s.stage = int(name.removeprefix(STAGE))
    else:
        _change(s, name, _chosen_seat(s, chosen), _chosen_place(chosen))
    return _written(state)


def draft(options: GameOptions, position: str) -> State:
    """Whatever lies there."""
    state, _, _ = read_table(position, options)
    if state.record.phase == FROZEN:
        keep_table(state.record)
    return state


# -- one tap ---------------------------------------------------------------------------------------------------------


def _change(s: Record, name: str, seat: int, place: int) -> None:
    if name.startswith(DIE) and name.removeprefix(DIE) in tuple(FACES):
        _put_die(s, seat, place, FACES.index(name.removeprefix(DIE)))
    elif name == LIFT:
        _lift_die(s, seat, place)
    elif name[:-1] in (BULLET, LOST) and name[-1] in COLOURS:
        _set_bullets(s, seat, COLOURS.index(name[-1]), 1 if name[:-1] == BULLET else -1)
    elif name in (FIST, FIST_BACK):
        _move_fist(s, seat, 1 if name == FIST else -1)
    elif name in (HAT, HAT_BACK) and s.full:
        _set_hats(s, seat, 1 if name == HAT else -1)
    elif name in (RISE, SINK) and s.full:
        s.bowtie[seat] = max(0, min(int(s.bowtie_top), int(s.bowtie[seat]) + (1 if name == RISE else -1)))
    elif name == HANDICAP and s.handicaps:
        s.handicap[seat] = not s.handicap[seat]
    elif name == KNOCK:
        s.ender = NOBODY if s.ender == seat else seat
        s.phase = FROZEN
    elif name.startswith(WEAPON):
        _hand_weapon(s, seat, name.removeprefix(WEAPON))
    else:
        raise bad_position(f"tool {name!r}: expected one of the palette", "notation", "tool", tool=name)


def _put_die(s: Record, seat: int, place: int, face: int) -> None:
    if not s.free[seat, UNROLLED]:
        said = f"{SEATS[seat]} has no unrolled die left: expected {OWN_DICE} in all"
        raise bad_position(said, "§1", "dice", seat=SEATS[seat], most=OWN_DICE)
    s.free[seat, UNROLLED] -= 1
    _dice_at(s, seat, place)[face] += 1


def _lift_die(s: Record, seat: int, place: int) -> None:
    dice = _dice_at(s, seat, place)
    shown = [face for face in range(N_FACES) if dice[face]]
    if shown:
        dice[shown[-1]] -= 1
        s.free[seat, UNROLLED] += 1


def _dice_at(s: Record, seat: int, place: int) -> Record:
    return s.free[seat] if place == FREE else s.trays[seat, place]


def _set_bullets(s: Record, seat: int, colour: int, more: int) -> None:
    count = int(s.bullets[seat, colour]) + more
    if count < 0:
        return
    if more > 0 and int(s.bullets[: s.n, colour].sum()) >= OWN_BULLETS * s.n:
        said = f"bullets: expected at most {OWN_BULLETS * s.n} {COLOURS[colour]}"
        raise bad_position(said, "§1", "bullets", colour=COLOURS[colour], most=OWN_BULLETS * int(s.n))
    s.bullets[seat, colour] = count
    is_alive = bool(s.bullets[seat].any())
    if is_alive != bool(s.alive[seat]):
        s.alive[seat], s.fell[seat] = is_alive, 0
        s.trays[seat], s.free[seat], s.handicap[seat] = 0, 0, 0
        s.free[seat, UNROLLED] = OWN_DICE if is_alive else 0
        s.supply, s.fists[seat] = s.supply + s.fists[seat], 0
        s.ender = NOBODY if s.ender == seat else s.ender


def _move_fist(s: Record, seat: int, more: int) -> None:
    if not s.alive[seat] or s.fists[seat] + more < 0:
        return
    if s.supply - more < 0:
        raise bad_position("fist tokens: none is left in the burn pile", "§1", "fists")
    s.fists[seat] += more
    s.supply -= more


def _set_hats(s: Record, seat: int, more: int) -> None:
    if more > 0 and int(s.hats[: s.n].sum()) >= HATS:
        raise bad_position(f"hats: expected at most {HATS}", "§1", "hats", most=HATS)
    s.hats[seat] = max(0, int(s.hats[seat]) + more)


def _hand_weapon(s: Record, seat: int, kind: str) -> None:
    """§9.3 Given to this player, who has one of each colour at most; or put back into the bag."""
    weapon = next((weapon for weapon in range(s.n_weapons) if _kind(s, weapon) == kind), NOBODY)
    if weapon == NOBODY:
        raise bad_position(f"weapon {kind!r}: expected one of the list", "§9.4", "tool", tool=kind)
    had = int(s.owner[weapon])
    for other in range(s.n_weapons):
        if s.owner[other] == seat and s.weapon_colour[other] == s.weapon_colour[weapon]:
            s.owner[other] = IN_BAG
    s.owner[weapon] = IN_BAG if had == seat else seat


def _set_phase(s: Record, phase: int) -> None:
    s.phase, s.ender, s.passed, s.target = phase, NOBODY, 0, NOBODY
    s.act = next(int(seat) for seat in s.ring if s.alive[seat]) if phase == DUELS and not s.by_pace else NOBODY


def _clear(s: Record) -> None:
    """No die has been rolled."""
    s.trays[:], s.free[:], s.burned[:] = 0, 0, 0
    s.free[: s.n, UNROLLED] = OWN_DICE * s.alive[: s.n]
    if not s.duel_only:
        _set_phase(s, ROLLING)


def _chosen_seat(s: Record, chosen: list[str]) -> int:
    seat = next((word.removeprefix(SEAT) for word in chosen if word.startswith(SEAT)), "")
    if seat not in tuple(SEATS[: s.n]):
        names = SEATS[: s.n]
        said = f"player {seat!r}: expected one of {names}"
        raise bad_position(said, "notation", "value", field="seat", given=seat, expected=", ".join(names))
    return SEATS.index(seat)


def _chosen_place(chosen: list[str]) -> int:
    place = next((word.removeprefix(PLACE) for word in chosen if word.startswith(PLACE)), FREE_PLACE)
    return SIDES.index(place) if place in SIDES else FREE


def _kind(s: Record, weapon: int) -> str:
    return WEAPON_COLOURS[s.weapon_colour[weapon]] + FACES[s.weapon_symbol[weapon]]


def _written(state: State) -> str:
    if state.record.phase == FROZEN:
        keep_table(state.record)
    return format_position(state)
