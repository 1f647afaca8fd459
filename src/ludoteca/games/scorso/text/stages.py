"""What the full game (§9) adds to a position: places, the market, bow ties, hats and weapons; written and read."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludoteca.core import Record, bad_position
from ludoteca.games.scorso.rules.board import (
    DISPUTES,
    DUEL,
    DUELS,
    FINISHED,
    FROZEN,
    HATS,
    IN_BAG,
    MARKET,
    NO_DISPUTE,
    NOBODY,
    ON_OFFER,
    OVER_RANK,
    SEATS,
    STAGE_END,
    WEAPON_COLOURS,
)
from ludoteca.games.scorso.text.fields import Fields, at, read_number, read_seat

HEADER_MORE = ("fell", "dispute", "rank", "offer", "draw")
LINE = ("bowtie", "hats", "weapons")
LINE_MORE = ("hit", "rose")
DISPUTE_WORDS = DISPUTES[NO_DISPUTE + 1 :]

_BETWEEN = ("rank", "act")
ALLOWED = {MARKET: (*_BETWEEN, "offer", "draw"), STAGE_END: _BETWEEN, DUEL: ("fell", "dispute", "rank")}


def weapon_name(weapon: int) -> str:
    """§9.4 `W01` is the first of the list."""
    return f"W{weapon + 1:02}"


def weapon_names(weapons: Iterable[int]) -> str:
    """`W03,W16`, or `-` for none."""
    return ",".join(weapon_name(weapon) for weapon in weapons) or "-"


def owned(s: Record, owner: int) -> list[int]:
    """The weapons of a player, in the bag or on offer."""
    return [weapon for weapon in range(s.n_weapons) if s.owner[weapon] == owner]


# -- written ---------------------------------------------------------------------------------------------------------


def header_fields(s: Record) -> list[str]:
    """The order of elimination while a stage is played; afterwards places, whose turn it is, and the market."""
    fields = []
    fallen = [seat for seat in range(s.n) if s.fell[seat] and not s.away[seat]]
    if fallen and s.phase != FINISHED:
        fields.append(f"fell={_in_order(s.fell, fallen)}")
    if s.dispute:
        fields.append(f"dispute={DISPUTES[s.dispute]}")
    if s.phase in (MARKET, STAGE_END) or s.dispute == OVER_RANK:
        fields.append(f"rank={_in_order(s.rank, [seat for seat in range(s.n) if s.rank[seat]])}")
    if s.phase in (MARKET, STAGE_END):
        fields.append(f"act={SEATS[s.act] if s.act != NOBODY else '-'}")
    if s.phase == MARKET:
        fields.append(f"offer={weapon_names(owned(s, ON_OFFER))}")
        if s.to_draw:
            fields.append(f"draw={s.to_draw}")
    return fields


def _in_order(numbers: Record, seats: list[int]) -> str:
    """`A,BC`: those with the lowest number first; those with the same number together."""
    places = sorted({int(numbers[seat]) for seat in seats})
    return ",".join("".join(SEATS[seat] for seat in seats if numbers[seat] == place) for place in places) or "-"


def line_fields(s: Record, seat: int) -> list[str]:
    """§9 Bow tie, hats and weapons; while there are duels also who has burned this player's bullets (A30)."""
    bowtie = s.ice_bowtie[seat] if s.phase == FROZEN else s.bowtie[seat]
    fields = [f"bowtie={bowtie}", f"hats={s.hats[seat]}", f"weapons={weapon_names(owned(s, seat))}"]
    if s.phase in (DUELS, DUEL):
        if s.wounds[seat]:
            last = int(s.last_wound[seat])
            others = [name for other, name in enumerate(SEATS) if int(s.wounds[seat]) >> other & 1 and other != last]
            fields.append(f"hit={''.join(others)}{SEATS[last]}")
        if s.rose[seat]:
            fields.append("rose=1")
    return fields


# -- read ------------------------------------------------------------------------------------------------------------


def read_header(s: Record, header: Fields) -> None:
    """The stage, the order of elimination, a dispute, places and the market."""
    s.stage = read_number("stage", header["stage"], 1, int(s.stages))
    for number, names in enumerate(_places("fell", header)):
        for name in names:
            s.fell[read_seat("fell", name, s)] = number + 1
    if "dispute" in header:
        if header["dispute"] not in DISPUTE_WORDS:
            given, expected = header["dispute"], ", ".join(DISPUTE_WORDS)
            said = f"field dispute={given}: expected {' or '.join(DISPUTE_WORDS)}"
            raise bad_position(said, "§7.3", "value", field="dispute", given=given, expected=expected)
        s.dispute = DISPUTES.index(header["dispute"])
    place = 1
    for names in _places("rank", header):
        for name in names:
            s.rank[read_seat("rank", name, s)] = place
        place += len(names)
    if s.phase in (MARKET, STAGE_END):
        if "act" not in header:
            said = f"phase={header['phase']}: expected the fields rank and act"
            raise bad_position(said, "§9.2", "missing", field="rank, act")
        s.act = read_seat("act", header["act"], s, or_nobody=bool(s.phase == MARKET))
    if s.phase == MARKET:
        for weapon in _read_weapons(s, "offer", header.get("offer", "-")):
            s.owner[weapon] = ON_OFFER
        s.to_draw = read_number("draw", header["draw"], 1, int(s.n) + 1) if "draw" in header else 0


def _places(key: str, header: Fields) -> list[str]:
    """`A,BC`: who has the first place, who share the next; `-` for none."""
    return header[key].split(",") if header.get(key, "-") != "-" else []


def read_line(s: Record, seat: int, fields: Fields) -> None:
    """§9 What a player of the full game has besides bullets and dice."""
    name = SEATS[seat]
    s.bowtie[seat] = read_number(f"bowtie of {name}", fields["bowtie"], 0, int(s.bowtie_top))
    s.hats[seat] = read_number(f"hats of {name}", fields["hats"], 0, HATS)
    colours: list[int] = []
    for weapon in _read_weapons(s, f"weapons of {name}", fields["weapons"]):
        colour = int(s.weapon_colour[weapon])
        if colour in colours:
            said = f"weapons of {name}: two of colour {WEAPON_COLOURS[colour]}, expected one"
            raise bad_position(said, "§9.3", "weapon-colour", seat=name, weapon=weapon_name(weapon))
        colours.append(colour)
        s.owner[weapon] = seat
    if ("hit" in fields or "rose" in fields) and s.phase not in (DUELS, DUEL):
        said = f"hit and rose of {name}: expected only while there are duels"
        raise bad_position(said, "A30", "only", field=f"hit, rose ({name})", needs="phase=duels, phase=duel")
    for by in fields.get("hit", ""):
        s.last_wound[seat] = read_seat(f"hit of {name}", by, s)
        s.wounds[seat] |= 1 << int(s.last_wound[seat])
    s.rose[seat] = read_number(f"rose of {name}", fields.get("rose", "0"), 0, 1)


def _read_weapons(s: Record, where: str, text: str) -> list[int]:
    """`W03,W16`, each of which nobody else has."""
    found: list[int] = []
    for word in text.split(",") if text != "-" else []:
        number = int(word[1:]) - 1 if re.fullmatch(r"W\d\d", word) else -1
        if not 0 <= number < s.n_weapons:
            last = weapon_name(int(s.n_weapons) - 1)
            said = f"field {where}={text}: {word!r}, expected W01 to {last} or -"
            raise bad_position(said, "§9.4", "value", field=at(where), given=word, expected=f"W01–{last}, -")
        if s.owner[number] != IN_BAG or number in found:
            said = f"field {where}={text}: {word} is there twice, expected each weapon once"
            raise bad_position(said, "§9.4", "twice", field=at(where), given=word)
        found.append(number)
    return found


# -- what cannot be --------------------------------------------------------------------------------------------------


def check(s: Record) -> None:
    """Whether hats, places and the offer can be so; whoever is out but not in `fell` fell before all others."""
    if int(s.hats[: s.n].sum()) > HATS:
        said = f"hats: {int(s.hats[: s.n].sum())}, expected at most {HATS}"
        raise bad_position(said, "§1", "hats", most=HATS)
    for seat in range(s.n):
        if s.alive[seat] and s.fell[seat]:
            said = f"fell: {SEATS[seat]} is alive, expected those who are out"
            raise bad_position(said, "§9.2", "fell", seat=SEATS[seat])
        if not s.alive[seat] and not s.away[seat]:
            s.fell[seat] += 1
    if s.dispute and (s.phase != DUEL or s.act != NOBODY):
        said = f"dispute={DISPUTES[s.dispute]}: expected in a duel without stake"
        raise bad_position(said, "§7.3", "only", field="dispute", needs="phase=duel act=-")
    if s.phase in (MARKET, STAGE_END) or s.dispute == OVER_RANK:
        _check_places(s)
    if s.phase == MARKET:
        _check_market(s)
    if s.phase == STAGE_END and (not s.hats[s.act] or not owned(s, int(s.act))):
        said = f"act={SEATS[s.act]}: expected a player with hats and weapons"
        raise bad_position(said, "§9.2, A35", "nothing-to-keep", seat=SEATS[s.act])


def _check_places(s: Record) -> None:
    """§9.2, A34 Everybody has a place, and it is shared only while a duel is fought over it."""
    places = [int(s.rank[seat]) for seat in range(s.n) if not s.away[seat]]
    if 0 in places or any(s.rank[seat] and s.away[seat] for seat in range(s.n)):
        raise bad_position("rank: expected everybody who has not left", "§9.2", "rank-all")
    if s.dispute == NO_DISPUTE and len(set(places)) < len(places):
        raise bad_position("rank: expected every place once, or a duel over it", "§9.2, A34", "rank-once")
    if s.dispute == OVER_RANK:
        disputed = {int(s.rank[seat]) for seat in range(s.n) if s.duelling[seat]}
        if len(disputed) != 1:
            raise bad_position("free: expected dice of players who share a place", "A34", "rank-duel")


def _check_market(s: Record) -> None:
    """§9.3 Either weapons are drawn, or it is somebody's turn to pick one."""
    if (s.act == NOBODY) != bool(s.to_draw) or (s.act != NOBODY and not s.rank[s.act]):
        said = "act: expected whose turn it is, or - and the weapons still to be drawn"
        raise bad_position(said, "§9.3", "market-turn")
    if s.to_draw > len(owned(s, IN_BAG)) or not (s.to_draw or owned(s, ON_OFFER)):
        raise bad_position("offer: expected weapons to choose from", "§9.3", "offer")
