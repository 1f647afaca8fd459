"""What the last act made happen, told to one viewer: read off the trace (rules/trace.py), never worked out again."""

from __future__ import annotations

from ludoteca.core import Event, Record, Seat, State
from ludoteca.games.scorso.rules import trace as t
from ludoteca.games.scorso.rules.board import (
    BOTH,
    CHOICES,
    COLOURS,
    DICE,
    FACES,
    REASONS,
    SEATS,
    SIDES,
    WEAPON_COLOURS,
)
from ludoteca.games.scorso.rules.moves import COLOUR_EFFECT, EFFECTS, NO_PICK
from ludoteca.games.scorso.shown.blows import STRIKING
from ludoteca.games.scorso.shown.views import told
from ludoteca.games.scorso.text.notation import seat_name
from ludoteca.games.scorso.text.stages import weapon_name

Args = dict[str, object]

LOCATIONS = (*SIDES, "both")


def events(state: State, viewer: Seat) -> list[Event]:
    """The last act as this viewer may see it."""
    s = state.record
    return [_event(s, row) for row in told(s, viewer)]


def _event(s: Record, row: list[int]) -> Event:
    """An entry of the trace as an event."""
    what, seat, *more = row
    for tell in (_rolling, _lanes, _duels, _stages):
        if (told_as := tell(s, what, seat_name(seat), more)) is not None:
            return Event(*told_as)
    raise AssertionError(f"no words for {row}")


def _rolling(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    """§5 Rolling, the freeze and what burns."""
    first, second, third, *_ = more
    match what:
        case t.T_ROLL:
            return "roll", {"seat": seat, "count": first}
        case t.T_DIE:
            return "die", {"seat": seat, "die": FACES[first], "left": second}
        case t.T_PLACE | t.T_RETURN:
            name = "place" if what == t.T_PLACE else "return"
            return name, {"seat": seat, "die": DICE[first], "side": SIDES[second], "count": third}
        case t.T_COMMIT:
            return "commit", {"seat": seat, "choice": CHOICES[first] or "hidden"}
        case t.T_COUNT:
            return "count", {"seat": seat if seat != "-" else "none"}
        case t.T_KNOCK:
            return "knock", {"seat": seat}
        case t.T_TIE:
            return "tie", {"seats": _seats(first)}
        case t.T_FREEZE:
            return "freeze", {"ender": seat if seat != "-" else "none"}
        case t.T_MISTAKEN:
            return "mistaken", {"seat": seat}
        case t.T_BURN:
            place = "free" if second == BOTH else SIDES[second]
            return "burn", {"seat": seat, "die": DICE[first], "side": place, "count": third}
        case t.T_GROUP:
            return "group", {"seat": seat, "side": SIDES[first], "paralyses": second}
    return None


def _lanes(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    """§6 The conflicts."""
    first, second, third, fourth, fifth = more
    match what:
        case t.T_LANE:
            return "lane", {"seat": seat, "other": SEATS[first]}
        case t.T_DEFENDED:
            return "defended", {"seat": seat, "by": SEATS[first], "count": second}
        case t.T_STOPPED:
            return "stopped", {"seat": seat, "by": SEATS[first], "count": second}
        case t.T_GUARD:
            return "guard", {"seat": seat, "by": SEATS[first], "dice": COLOURS[second] * third}
        case t.T_HANDICAP:
            return "handicap", {"seat": seat, "by": SEATS[first]}
        case t.T_SWAP | t.T_SWAPPED:
            return "swap" if what == t.T_SWAP else "swapped", {"seat": seat, "other": SEATS[first]}
        case t.T_WASTE:
            return "waste", {"seat": seat}
        case t.T_LOSE:
            side, effect, colour = t.loss_of(second)
            dice = COLOURS[fifth] * fourth if effect == COLOUR_EFFECT else STRIKING[effect]
            lost: Args = {"seat": seat, "by": SEATS[first], "side": LOCATIONS[side]}
            lost |= {"combination": EFFECTS[effect], "dice": dice}
            return "lose", {**lost, "colour": COLOURS[colour], "count": third}
        case t.T_TOKEN:
            return "token", {"seat": seat, "by": SEATS[first], "fists": second}
        case t.T_ELIMINATED:
            return "eliminated", {"seat": seat}
    return None


def _duels(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    """§7, §8 Duels, rounds and the end of the game."""
    first, second, third, *_ = more
    match what:
        case t.T_CHALLENGE:
            return "challenge", {"seat": seat, "other": SEATS[first], "stake": second}
        case t.T_PASS:
            return "pass", {"seat": seat}
        case t.T_STAKE:
            bullets = "".join(colour * count for colour, count in zip(COLOURS, more, strict=False))
            return "stake", {"seat": seat, "bullets": bullets}
        case t.T_DUEL:
            return "duel", {"seat": seat, "other": SEATS[first], "dice": second, "other_dice": third}
        case t.T_DECIDING:
            return "deciding-duel", {"seats": _seats(first)}
        case t.T_WRONG:
            return "wrong-knock", {"seat": seat}
        case t.T_AGAIN:
            return "duel-again", {}
        case t.T_DUEL_WON:
            return "duel-won", {"seat": seat, "other": SEATS[first], "count": second}
        case t.T_ROUND:
            return "round", {"number": first}
        case t.T_LEFT:
            return "left", {"seat": seat, "reason": REASONS[first]}
        case t.T_POT:
            return "pot", {"seat": seat, "chips": t.chips_of(first, second, third)}
        case t.T_CHIPS:
            return _chips(s, seat)
        case t.T_DEBT:
            return "debt", {"seat": seat, "count": -int(s.purse[SEATS.index(seat)])}
        case t.T_END:
            return "end", {"reason": REASONS[s.reason], "winners": [SEATS[s.winner]]}
    return None


def _stages(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    """§9 What only the full game has."""
    first, second, third, *_ = more
    match what:
        case t.T_WEAPON:
            return "weapon", {"seat": seat, **_weapon(s, first), "side": SIDES[second]}
        case t.T_VOID:
            return "void", {"seat": seat, "die": FACES[first], "side": SIDES[second], "count": third}
        case t.T_TURNED:
            return "turned-over", {"seat": seat, **_weapon(s, first), "side": SIDES[second]}
        case t.T_BRIBE:
            return "bribe", {"seat": seat, "die": FACES[first], "side": SIDES[second], "bowtie": third}
        case t.T_BOWTIE:
            return "bowtie", {"seat": seat, "bowtie": first}
        case t.T_STAGE_WON:
            return "stage-won", {"seat": seat, "reason": REASONS[first], "hats": second}
        case t.T_RANK_DUEL:
            return "rank-duel", {"seats": _seats(first), "place": second}
        case t.T_HATS_DUEL:
            return "hats-duel", {"seats": _seats(first)}
        case t.T_RANK:
            return "rank", {"seat": seat, "place": first}
        case t.T_STAGE:
            return "stage", {"number": first, "most": int(s.stages)}
        case t.T_OFFER:
            return "offer", _weapon(s, first)
        case t.T_PICK if first == NO_PICK:
            return "no-pick", {"seat": seat}
        case t.T_PICK | t.T_KEEP | t.T_RETURNED:
            name = {t.T_PICK: "pick", t.T_KEEP: "keep", t.T_RETURNED: "returned"}[what]
            return name, {"seat": seat, **_weapon(s, first)}
    return None


def _chips(s: Record, name: str) -> tuple[str, Args]:
    """§10 What a player has won or lost."""
    seat = SEATS.index(name)
    won = int(s.purse[seat]) - int(s.brought[seat])
    return "chips-lost" if won < 0 else "chips-won", {
        "seat": name,
        "count": abs(won),
        "purse": max(0, int(s.purse[seat])),
    }


def _weapon(s: Record, weapon: int) -> Args:
    colour, symbol = WEAPON_COLOURS[s.weapon_colour[weapon]], FACES[s.weapon_symbol[weapon]]
    return {"weapon": weapon_name(weapon), "kind": colour + symbol}


def _seats(bits: int) -> list[str]:
    """Seats that are a bit each."""
    return [name for seat, name in enumerate(SEATS) if bits >> seat & 1]
