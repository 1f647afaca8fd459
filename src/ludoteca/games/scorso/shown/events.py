"""What the last act made happen, told to one viewer: read off the trace in the record, never worked out again."""

from __future__ import annotations

from ludoteca.core import Event, Record, Seat, State
from ludoteca.games.scorso.rules import board as b
from ludoteca.games.scorso.rules.board import COLOURS, DICE, FACES, REASONS, SEATS, SIDES, WEAPON_COLOURS
from ludoteca.games.scorso.rules.moves import COLOUR_EFFECT, EFFECTS, NO_PICK
from ludoteca.games.scorso.shown.views import told
from ludoteca.games.scorso.text.notation import seat_name
from ludoteca.games.scorso.text.stages import weapon_name

Args = dict[str, object]


def events(state: State, viewer: Seat) -> list[Event]:
    """The last act as this viewer may see it."""
    s = state.record
    return [_event(s, row) for row in told(s, viewer)]


def _event(s: Record, row: list[int]) -> Event:
    what, seat, *more = row
    for tell in (_rolling, _lanes, _duels, _stages):
        if (told_as := tell(s, what, seat_name(seat), more)) is not None:
            return Event(*told_as)
    raise AssertionError(f"no words for {row}")


def _rolling(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    first, second, third, *_ = more
    match what:
        case b.T_ROLL:
            return "roll", {"seat": seat, "count": first}
        case b.T_DIE:
            return "die", {"seat": seat, "die": FACES[first], "left": second}
        case b.T_PLACE | b.T_RETURN:
            name = "place" if what == b.T_PLACE else "return"
            return name, {"seat": seat, "die": DICE[first], "side": SIDES[second], "count": third}
        case b.T_COMMIT:
            return "commit", {"seat": seat, "choice": b.CHOICES[first] or "hidden"}
        case b.T_KNOCK:
            return "knock", {"seat": seat}
        case b.T_TIE:
            return "tie", {"seats": _seats(first)}
        case b.T_FREEZE:
            return "freeze", {"ender": seat if seat != "-" else "none"}
        case b.T_MISTAKEN:
            return "mistaken", {"seat": seat}
        case b.T_BURN:
            place = "free" if second == b.BOTH else SIDES[second]
            return "burn", {"seat": seat, "die": DICE[first], "side": place, "count": third}
        case b.T_GROUP:
            return "group", {"seat": seat, "side": SIDES[first], "paralyses": second}
    return None


def _lanes(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    first, second, third, fourth, fifth = more
    match what:
        case b.T_LANE:
            return "lane", {"seat": seat, "other": SEATS[first]}
        case b.T_DEFENDED:
            return "defended", {"seat": seat, "by": SEATS[first], "count": second}
        case b.T_STOPPED:
            return "stopped", {"seat": seat, "by": SEATS[first], "count": second}
        case b.T_GUARD:
            return "guard", {"seat": seat, "by": SEATS[first], "dice": COLOURS[second] * third}
        case b.T_HANDICAP:
            return "handicap", {"seat": seat, "by": SEATS[first]}
        case b.T_SWAP | b.T_SWAPPED:
            return "swap" if what == b.T_SWAP else "swapped", {"seat": seat, "other": SEATS[first]}
        case b.T_WASTE:
            return "waste", {"seat": seat}
        case b.T_LOSE:
            side, effect, colour = second // 9, second // 3 % 3, second % 3
            dice = COLOURS[fifth] * fourth if effect == COLOUR_EFFECT else ("", "RR", "K")[effect]
            lost: Args = {"seat": seat, "by": SEATS[first], "side": (*SIDES, "both")[side]}
            lost |= {"combination": EFFECTS[effect], "dice": dice}
            return "lose", {**lost, "colour": COLOURS[colour], "count": third}
        case b.T_TOKEN:
            return "token", {"seat": seat, "by": SEATS[first], "fists": second}
        case b.T_ELIMINATED:
            return "eliminated", {"seat": seat}
    return None


def _duels(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    first, second, third, *_ = more
    match what:
        case b.T_CHALLENGE:
            return "challenge", {"seat": seat, "other": SEATS[first], "stake": second}
        case b.T_PASS:
            return "pass", {"seat": seat}
        case b.T_STAKE:
            bullets = COLOURS[0] * first + COLOURS[1] * second + COLOURS[2] * third
            return "stake", {"seat": seat, "bullets": bullets}
        case b.T_DUEL:
            return "duel", {"seat": seat, "other": SEATS[first], "dice": second, "other_dice": third}
        case b.T_DECIDING:
            return "deciding-duel", {"seats": _seats(first)}
        case b.T_WRONG:
            return "wrong-knock", {"seat": seat}
        case b.T_AGAIN:
            return "duel-again", {}
        case b.T_DUEL_WON:
            return "duel-won", {"seat": seat, "other": SEATS[first], "count": second}
        case b.T_ROUND:
            return "round", {"number": first}
        case b.T_LEFT:
            return "left", {"seat": seat, "reason": REASONS[first]}
        case b.T_POT:
            return "pot", {"seat": seat, "chips": first * 10000 + second * 100 + third}
        case b.T_END:
            return "end", {"reason": REASONS[s.reason], "winners": [SEATS[s.winner]]}
    return None


def _stages(s: Record, what: int, seat: str, more: list[int]) -> tuple[str, Args] | None:
    first, second, third, *_ = more
    match what:
        case b.T_WEAPON:
            return "weapon", {"seat": seat, **_weapon(s, first), "side": SIDES[second]}
        case b.T_VOID:
            return "void", {"seat": seat, "die": FACES[first], "side": SIDES[second], "count": third}
        case b.T_BRIBE:
            return "bribe", {"seat": seat, "die": FACES[first], "side": SIDES[second], "bowtie": third}
        case b.T_BOWTIE:
            return "bowtie", {"seat": seat, "bowtie": first}
        case b.T_STAGE_WON:
            return "stage-won", {"seat": seat, "reason": REASONS[first], "hats": second}
        case b.T_RANK_DUEL:
            return "rank-duel", {"seats": _seats(first), "place": second}
        case b.T_HATS_DUEL:
            return "hats-duel", {"seats": _seats(first)}
        case b.T_RANK:
            return "rank", {"seat": seat, "place": first}
        case b.T_STAGE:
            return "stage", {"number": first, "most": int(s.stages)}
        case b.T_OFFER:
            return "offer", _weapon(s, first)
        case b.T_PICK if first == NO_PICK:
            return "no-pick", {"seat": seat}
        case b.T_PICK | b.T_KEEP | b.T_RETURNED:
            name = {b.T_PICK: "pick", b.T_KEEP: "keep", b.T_RETURNED: "returned"}[what]
            return name, {"seat": seat, **_weapon(s, first)}
    return None


def _weapon(s: Record, weapon: int) -> Args:
    colour, symbol = WEAPON_COLOURS[s.weapon_colour[weapon]], FACES[s.weapon_symbol[weapon]]
    return {"weapon": weapon_name(weapon), "kind": colour + symbol}


def _seats(bits: int) -> list[str]:
    return [name for seat, name in enumerate(SEATS) if bits >> seat & 1]
