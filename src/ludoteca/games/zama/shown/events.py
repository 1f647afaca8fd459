"""What the last act brought about, for one viewer: read from the trace in the record, never worked out again."""

from __future__ import annotations

from typing import cast

from ludoteca.core import Event, Record, Seat, State
from ludoteca.games.zama.rules.board import (
    ATTACKED,
    LAID,
    LAPPED,
    NEVER,
    NOBODY,
    PEEKED,
    REASONS,
    SEATS,
    SHUFFLED,
    SLID,
    WAIVED,
    square,
)
from ludoteca.games.zama.rules.cards import KING_OF_HEARTS, KING_OF_SPADES, name
from ludoteca.games.zama.rules.duels import HEART_LOST, LATIN_WHYS, LOSE, RESULTS, TIE, WHYS, WIN
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.text.notation import winners

UNSEEN = "hidden"  # a card the viewer may not know; a word, because Fluent selects by words
KINGS = (KING_OF_SPADES, KING_OF_HEARTS)
DECLARED = {ATTACKED: "attack", SLID: "slide", LAPPED: "overlap"}


def events(state: State, viewer: Seat) -> list[Event]:
    """The last act as this viewer may see it. Of another's peek: only which cell was looked at."""
    s, options = state.record, cast(Options, state.options)
    happened = [*_declared(s, viewer), *_shown(s, viewer)]
    if s.has_met:
        happened += _duel(s, options)
    happened += _elimination(s)
    happened += [Event("pass", {"seat": letter}) for seat, letter in enumerate(SEATS) if s.passed >> seat & 1]
    if s.marched != NOBODY:
        happened.append(Event("march", {"seat": SEATS[s.marched]}))
    if s.reason != NEVER:
        happened.append(Event("end", {"reason": REASONS[s.reason], "winners": winners(s, options)}))
    return happened


def _declared(s: Record, viewer: Seat) -> list[Event]:
    """The decision itself."""
    seat = {"seat": SEATS[s.did_by]} if s.did_by != NOBODY else {}
    if s.did in DECLARED:
        return [Event(DECLARED[int(s.did)], {**seat, "from": square(s.did_from), "to": square(s.did_to)})]
    if s.did == PEEKED:
        return [Event("peek", {**seat, "cell": square(s.did_to), "card": _card_for(s, 0, viewer)})]
    if s.did in (WAIVED, SHUFFLED):
        return [Event("done" if s.did == WAIVED else "rest", seat)]
    return []


def _shown(s: Record, viewer: Seat) -> list[Event]:
    """Cards turned for everybody, or seen by one seat. A peek at a card with an identity already names it."""
    if s.did == PEEKED:
        return []
    happened = []
    for i in range(s.n_shown):
        card = {"cell": square(s.shown[i]), "card": _card_for(s, i, viewer)}
        if s.shown_to_all:
            happened.append(Event("reveal", {"owner": SEATS[s.shown_owner[i]], **card}))
        else:
            happened.append(Event("lay" if s.did == LAID else "look", {"seat": SEATS[s.did_by], **card}))
    return happened


def _card_for(s: Record, i: int, viewer: Seat) -> str:
    """A card turned or looked at, as this viewer may know it; also hidden while it is being identified."""
    is_known = i < s.n_shown and (s.shown_to_all or s.did_by == viewer)
    return name(int(s.shown_card[i])) if is_known else UNSEEN


def _elimination(s: Record) -> list[Event]:
    """§7.2 Who is eliminated and why, and the special kings that leave the board with that."""
    happened = []
    if s.eliminated != NOBODY:
        happened.append(Event("eliminated", {"seat": SEATS[s.eliminated], "reason": REASONS[s.eliminated_by]}))
    left = [(square(at), name(card)) for at, card in zip(s.king_left, KINGS, strict=True) if at]
    if left:
        kings = {"cells": [at for at, _ in left], "cards": [card for _, card in left]}
        happened.append(Event("leave", {"owner": SEATS[s.king_of], **kings}))
    return happened


def _duel(s: Record, options: Options) -> list[Event]:
    """§5 How the attack was decided and what was removed."""
    attacker, defender = (name(card) for card in s.duel_card)
    result, why = int(s.duel_result), int(s.duel_why)
    met = Event(
        "duel",
        {
            "seat": SEATS[s.duel_by],
            "from": square(s.duel_at[0]),
            "to": square(s.duel_at[1]),
            "attacker": attacker,
            "defender": defender,
            "result": RESULTS[result],
            "why": why_word(why, options),
        },
    )
    fallen = fallen_sides(result, why)
    if not fallen:
        return [met]
    cards = [name(s.duel_card[i]) for i in fallen]
    return [met, Event("fall", {"cells": [square(s.duel_at[i]) for i in fallen], "cards": cards})]


def fallen_sides(result: int, why: int) -> list[int]:
    """§5 Which of attacker (0) and defender (1) were removed."""
    if result == TIE or why == HEART_LOST:
        return [0, 1]
    return [0] if result == LOSE else [1] if result == WIN else []


def why_word(why: int, options: Options) -> str:
    """Why an attack ended as it did, in the words of the pack: spades are swords in Italy and Spain."""
    word = WHYS[why]
    return word if options.pack == "french" else LATIN_WHYS.get(word, word)
