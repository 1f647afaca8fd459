"""§9.5 Bow ties: who took part in an elimination (A30), and how far a bow tie goes up (A31)."""

from __future__ import annotations

from ludoteca.core import rule
from ludoteca.games.scorso.rules.trace import T_BOWTIE, note


@rule
def raise_bowtie(s, seat):
    """§9.5 One step up; at the top the gain is lost."""
    if s.bowtie[seat] < s.bowtie_top:
        s.bowtie[seat] += 1
        note(s, T_BOWTIE, seat, int(s.bowtie[seat]))


@rule
def wound(s, victim, by):
    """A30 Somebody has burned, or won in a duel, a bullet of this player's."""
    if s.full:
        s.wounds[victim] = int(s.wounds[victim]) | 1 << int(by)
        s.last_wound[victim] = by


@rule
def reward(s, victim):
    """A30 A step up for all who took part in this elimination, by option for who took the last bullet; once a round."""
    if not s.wounds[victim]:
        return
    for i in range(s.n):
        seat = int(s.ring[i])
        took_part = s.last_wound[victim] == seat if s.last_bullet else int(s.wounds[victim]) >> seat & 1
        if took_part and not s.rose[seat] and not s.gone[seat] and not s.away[seat]:
            s.rose[seat] = 1
            raise_bowtie(s, seat)


@rule
def forget_wounds(s):
    """A30 A new round: nobody has burned anybody's bullets yet."""
    if s.full:
        for seat in range(s.n):
            s.wounds[seat] = s.last_wound[seat] = s.rose[seat] = 0
