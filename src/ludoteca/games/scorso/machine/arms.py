"""How a seasoned player of the full game (§9) uses weapons and bribes, and chooses at the market."""

from __future__ import annotations

from typing import cast

from ludoteca.core import Record, View
from ludoteca.games.scorso.machine.habits import Dice, fits, tray
from ludoteca.games.scorso.machine.prospects import (
    SPARE,
    TOKEN,
    bullets_of,
    facing,
    grouped,
    hit,
    losses,
    worth_of_one,
)
from ludoteca.games.scorso.rules import moves
from ludoteca.games.scorso.rules.board import DEFENCE, FIST, NOWHERE, PAIR, RED, SHOT
from ludoteca.games.scorso.rules.layout import kept_fists
from ludoteca.games.scorso.rules.options import Options
from ludoteca.games.scorso.text.stages import owned

MISTAKE = -100.0  # a weapon that turns a correct knock of one's own into a mistaken one
BRIBE = 1.2  # what a bribe must be worth, in bullets
HANDY = {SHOT: 3.0, DEFENCE: 2.5, FIST: 1.0}  # what a weapon's symbol is worth
COLOURED = 1.5
HAND_WEAPON = 0.5  # how much less a weapon is worth that needs a bow tie
STEP = 6.0  # a step of the lowest bow tie, measured against an opponent's bullets


def arms(view: View, kind: int, what: int) -> float:
    """How good an answer is to a question of the full game."""
    s, me = view.record, int(view.seat)
    if kind == moves.WEAPON:
        return _weapon(view, moves.weapon_of(what), int(moves.where_of(what)))
    if kind == moves.BRIBE:
        face, side = int(moves.face_of(what)), int(moves.side_of(what))
        return 0.0 if what == moves.NO_BRIBE else _gain(view, side, face) - BRIBE
    if kind == moves.PICK:
        return 0.0 if what == moves.NO_PICK else _pick(s, me, what)
    return sum(1 + handiness(s, weapon) for weapon in owned(s, me) if what >> weapon & 1)


def worth_of_bowtie(s: Record, me: int) -> float:
    """§6.3 A bow tie below the top is worth most while it is low."""
    return STEP - float(s.bowtie[me]) if s.bowtie[me] < s.bowtie_top else 0.0


def handiness(s: Record, weapon: int) -> float:
    """Shots and defences fit everywhere; a hand weapon depends on the bow tie."""
    worth = HANDY.get(int(s.weapon_symbol[weapon]), COLOURED)
    return worth - HAND_WEAPON if s.weapon_colour[weapon] == RED else worth


def _pick(s: Record, me: int, weapon: int) -> float:
    """§9.3 What it is worth beyond the weapon of the same colour that must go."""
    replaced = [handiness(s, old) for old in owned(s, me) if s.weapon_colour[old] == s.weapon_colour[weapon]]
    return handiness(s, weapon) - sum(replaced)


def _weapon(view: View, weapon: int, where: int) -> float:
    """§9.4 What it is worth there; a knock of one's own must stay correct."""
    s, me = view.record, int(view.seat)
    if where == NOWHERE:
        return 0.0
    symbol = int(s.weapon_symbol[weapon])
    if s.completes and s.ender == me and not fits(s, _with(tray(s, me, where), symbol)):
        return MISTAKE
    return _gain(view, where, symbol)


def _gain(view: View, side: int, symbol: int) -> float:
    """What one more symbol in a location is worth."""
    dice = tray(view.record, int(view.seat), side)
    return _worth(view, side, _with(dice, symbol)) - _worth(view, side, dice)


def _with(dice: Dice, symbol: int) -> Dice:
    """These dice and one more symbol."""
    more: Dice = dice.copy()
    more[symbol] += 1
    return more


def _worth(view: View, side: int, dice: Dice) -> float:
    """§6.1 What lies in a location is worth against what faces it, in bullets."""
    s, me = view.record, int(view.seat)
    f, shortage = facing(view, side), cast(Options, view.options).colour_shortage
    sizes, paralyses = grouped(dice)
    pairs = 0 if any(f.groups) else int(kept_fists(dice, s.one_pair != 0)) // PAIR
    taken = max(0, int(dice[SHOT]) - f.defences) + pairs + float(losses([sizes], f.bullets, shortage)[0])
    cancelled = sorted((size - 1 for size in f.groups if size), reverse=True)[:paralyses]
    saved = min(int(dice[DEFENCE]), f.shots) + sum(cancelled)
    spared = f.pairs if any(sizes) else 0
    own, theirs = sum(bullets_of(view, me)), sum(f.bullets)
    worth = hit(view) * worth_of_one(theirs) * min(taken, theirs) + worth_of_one(own) * min(saved + spared, own)
    return worth + TOKEN * pairs + SPARE * (paralyses - len(cancelled))
