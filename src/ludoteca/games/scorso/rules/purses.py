"""§10 Play chips: what everybody brings, pays into the pot and takes out of it."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core import BadOption, Reason, rule
from ludoteca.games.scorso.rules.trace import T_CHIPS, T_DEBT, note, note_pot

TEN_STAKES = "ten_stakes"
CUSTOM = "custom:"
PATTERN = r"^(ten_stakes|custom:-?[0-9]{1,7}(,-?[0-9]{1,7}){0,4})$"
ACCEPTS = f"{TEN_STAKES} or {CUSTOM} and chips, for all such as {CUSTOM}50 or for each seat such as {CUSTOM}90,110"
EXAMPLES = [TEN_STAKES, f"{CUSTOM}50"]
RULE = "§10"


def brought(option: str, stake: int, players: int) -> list[int]:
    """What each seat sits down with."""
    chips = [10 * stake] if option == TEN_STAKES else [int(word) for word in option.removeprefix(CUSTOM).split(",")]
    return chips * players if len(chips) == 1 else chips


def written(chips: Iterable[int]) -> str:
    """These chips, seat by seat, as the option."""
    return CUSTOM + ",".join(str(count) for count in chips)


def check(option: str, players: int) -> None:
    """Refuse a list that is not one of all seats."""
    count = option.count(",") + 1
    if count not in (1, players):
        said = f"option purse={option}: expected chips for each of {players} seats, not for {count}"
        raise BadOption(said, RULE, Reason("option-purse", RULE, {"count": count, "players": players}))


@rule
def pay_stakes(s):
    """§10, A42 Every living player pays the stake; whoever cannot is lent it."""
    for seat in range(s.n):
        if s.alive[seat]:
            s.purse[seat] -= s.stake
            s.pot += s.stake


@rule
def take_pot(s, winner):
    """§10 The winner takes the pot, if there is one."""
    if s.pot > 0:
        note_pot(s, winner, int(s.pot))
        s.purse[winner] += s.pot
        s.pot = 0


@rule
def tell_chips(s):
    """§10 What each has won or lost, and who is in debt."""
    if s.stake == 0:
        return
    for seat in range(s.n):
        note(s, T_CHIPS, seat)
        if s.purse[seat] < 0:
            note(s, T_DEBT, seat)
