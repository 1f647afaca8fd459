"""Shuffling what a seat cannot know: positions and whole games that must look the same to it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from ludoteca.core import CHANCE, Seat
from ludoteca.play import Entry, Match
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, options
from tests.games.scamorra.oracle_position import CARDS
from tests.games.scamorra.tables import weights

Act = tuple[Seat, str]


def is_memory(table: oracle.Table) -> bool:
    return table.discard_view == "top_card_only"


def knows_coppella(table: oracle.Table, viewer: str, side: str) -> bool:
    """A24 Whether the viewer may look at this side's coppella."""
    return table.coppella_visibility == "both" or (table.coppella_visibility == "owner" and viewer == side)


def hidden_cards(table: oracle.Table, position: oracle.Position, viewer: str, side: str) -> Counter[str]:
    """§2 A side's cards that the viewer cannot see."""
    seen = Counter(position.played[side][-1:] if is_memory(table) else position.played[side])
    if viewer == side:
        seen += Counter(position.hand[side])
    if knows_coppella(table, viewer, side):
        seen += Counter(position.coppella.get(side, ""))
    return oracle.DECK - seen


def redealt(
    table: oracle.Table, position: oracle.Position, viewer: str, cards: dict[str, list[str]]
) -> oracle.Position:
    """The position with each side's hidden cards dealt in this order: old discards, hand, coppella, pile."""
    hand, played, coppella = dict(position.hand), dict(position.played), dict(position.coppella)
    for side in oracle.SIDES:
        left = list(cards[side])
        if is_memory(table) and played[side]:
            old = len(played[side]) - 1
            played[side] = "".join(left.pop() for _ in range(old)) + played[side][-1]
        if viewer != side:
            hand[side] = oracle.in_order("".join(left.pop() for _ in hand[side]))
        if side in coppella and not knows_coppella(table, viewer, side):
            coppella[side] = left.pop()
    return replace(position, hand=hand, played=played, coppella=coppella)


def shuffled(table: oracle.Table, position: oracle.Position, viewer: str, rng: Random) -> oracle.Position:
    """One of the positions this viewer cannot tell apart from the given one."""
    cards = {side: list(hidden_cards(table, position, viewer, side).elements()) for side in oracle.SIDES}
    for side in oracle.SIDES:
        rng.shuffle(cards[side])
    return redealt(table, position, viewer, cards)


def random_acts(rng: Random, plies: int, **words: object) -> list[Act]:
    """This many acts of a random game, chance included; dead cards are discarded where there are any."""
    match, acts = Match(game, options(**words)), []
    while match.outcome is None and len(acts) < plies:
        seat = rng.choice(match.to_act)
        if seat == CHANCE:
            texts, counts = zip(*weights(match.state).items(), strict=True)
            text = rng.choices(texts, counts)[0]
        else:
            text = rng.choice([t for t in match.legal(seat) if t.endswith(":-")] or match.legal(seat))
        acts.append((seat, text))
        follow(match, seat, text)
    return acts


def follow(match: Match, seat: Seat, text: str) -> None:
    """One act as in a record, chance included."""
    match.follow(Entry(match.ply + 1, seat, text, 0))


def twin_acts(acts: list[Act], hidden_sides: str, rng: Random) -> list[Act]:
    """The same game for anybody who sees no hand of these sides: cards not played yet are exchanged."""
    twins = list(acts)
    for side in hidden_sides:
        seat = oracle.SIDES.index(side)
        played = Counter(text[0] for who, text in acts if who == seat and text[1:2] == ":")
        draws = [index for index, (_, text) in enumerate(acts) if text.startswith(f"draw {side}")]
        kept = later_played(acts, seat, side)
        aside = Counter(text[-1] for _, text in acts if text.startswith(f"coppella {side}"))
        pool = list((oracle.DECK - played - aside).elements())
        rng.shuffle(pool)
        for index in draws:
            if index not in kept:
                twins[index] = (CHANCE, f"draw {side} {pool.pop()}")
    return twins


def later_played(acts: list[Act], seat: int, side: str) -> set[int]:
    """The draws of a side whose cards it has played since: the earliest of each kind that is held."""
    held: dict[str, list[int]] = {card: [] for card in CARDS}
    gone = set()
    for index, (who, text) in enumerate(acts):
        if text.startswith(f"draw {side}"):
            held[text[-1]].append(index)
        elif who == seat and text[1:2] == ":":
            gone.add(held[text[0]].pop(0))
    return gone
