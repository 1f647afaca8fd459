"""What the client draws of the full game (§9): weapons, hats, bow ties, places and the market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from ludoteca.core import Record
from ludoteca.games.scorso.rules.board import (
    AIMED,
    DISPUTES,
    FACES,
    FROZEN,
    IN_BAG,
    NOT_AIMED,
    ON_OFFER,
    ROLLING,
    SIDES,
    WEAPON_COLOURS,
)
from ludoteca.games.scorso.rules.bribes import put_bribed
from ludoteca.games.scorso.rules.moves import BRIBE, WEAPON
from ludoteca.games.scorso.rules.weapons import add, add_again, add_to_combinations, can_be_correct, is_active
from ludoteca.games.scorso.text.stages import owned, weapon_name

Count = Annotated[int, msgspec.Meta(ge=0)]


class Weapon(msgspec.Struct, frozen=True):
    """§9.4 A weapon; `colour` and `symbol` together choose its name, the word `scorso-word-weapon` of that kind."""

    id: str  # W01 …
    colour: Literal["G", "Y", "B", "R"]  # R: a hand weapon
    symbol: Literal["K", "W", "R", "G", "Y", "B"]
    is_active: bool
    side: Literal["left", "right", ""]  # the location it has been added to in this round


class Outfit(msgspec.Struct, frozen=True):
    """§9 What a player of the full game has besides bullets and dice."""

    bowtie: Count
    hats: Count
    weapons: list[Weapon]
    place: Count  # in the stage that is over; shared until a duel has ordered them; 0 while a stage is played
    is_away: bool  # has left the game for good
    is_correct: bool  # all dice placed and both locations valid, or to be made so with weapons: a knock is no mistake


class Stage(msgspec.Struct, frozen=True):
    """§9 The stage, and what happens between two of them."""

    number: Count
    most: Count
    bowtie_top: Count
    offer: list[Weapon]  # on the market
    to_draw: Count  # weapons still to be drawn from the bag
    bag: Count  # weapons in it
    dispute: Literal["", "rank", "hats"]  # what a duel without stake is about
    disputed_place: Count


def outfit(s: Record, seat: int) -> dict[str, object] | None:
    """§9 An `Outfit`; in the base game there is none."""
    if not s.full:
        return None
    return {
        "bowtie": int(s.bowtie[seat]),
        "hats": int(s.hats[seat]),
        "weapons": [weapon(s, number) for number in owned(s, seat)],
        "place": int(s.rank[seat]),
        "is_away": bool(s.away[seat]),
        "is_correct": bool(s.phase == ROLLING and s.alive[seat] and can_be_correct(s, seat)),
    }


def weapon(s: Record, number: int) -> dict[str, object]:
    """§9.4 A `Weapon`."""
    return {
        "id": weapon_name(number),
        "colour": WEAPON_COLOURS[s.weapon_colour[number]],
        "symbol": FACES[s.weapon_symbol[number]],
        "is_active": bool(is_active(s, number)),
        "side": SIDES[s.aimed[number] - AIMED] if s.aimed[number] != NOT_AIMED else "",
    }


def stage(s: Record) -> dict[str, object] | None:
    """§9 A `Stage`; in the base game there is none."""
    if not s.full:
        return None
    disputed = [int(s.rank[seat]) for seat in range(s.n) if s.dispute and s.duelling[seat]]
    return {
        "number": int(s.stage),
        "most": int(s.stages),
        "bowtie_top": int(s.bowtie_top),
        "offer": [weapon(s, number) for number in owned(s, ON_OFFER)],
        "to_draw": int(s.to_draw),
        "bag": len(owned(s, IN_BAG)),
        "dispute": DISPUTES[s.dispute],
        "disputed_place": disputed[0] if disputed else 0,
    }


def added(s: Record, seat: int, side: int) -> list[str]:
    """§9.4 The weapons that lie in a location."""
    return [weapon_name(number) for number in owned(s, seat) if s.phase == FROZEN and s.aimed[number] == AIMED + side]


def outlooks(s: Record) -> Iterator[tuple[str, int, Record]]:
    """§9.4, §9.5 Every answer that adds a weapon or pays a bribe, its side, and the table after it."""
    seat, number = int(s.asked), int(s.asked_side)
    if s.asked_kind == WEAPON:
        for side, word in enumerate(SIDES):
            yield f"weapon {weapon_name(number)} {word}", side, _armed(s, seat, side, number)
    if s.asked_kind == BRIBE:
        for face, die in enumerate(FACES):
            for side, word in enumerate(SIDES):
                yield f"bribe {die} {word}", side, _bribed(s, seat, face, side)


def _armed(s: Record, seat: int, side: int, number: int) -> Record:
    """§9.4 The table after a weapon was added."""
    after = s.copy()
    after.aimed[number] = AIMED + side
    if s.completes:
        add(after, seat, side, int(s.weapon_symbol[number]))
    else:
        add_to_combinations(after)
    return after


def _bribed(s: Record, seat: int, face: int, side: int) -> Record:
    """§9.5 The table after a bribe."""
    after = s.copy()
    put_bribed(after, seat, face, side)
    add_again(after, seat, side)
    return after
