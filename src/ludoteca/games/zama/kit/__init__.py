"""What the print kit needs from the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludoteca.games.zama.rules.board import PEEKS, SLIDES
from ludoteca.games.zama.rules.cards import ACE, CARDS, KING, RANKS, SUITS
from ludoteca.games.zama.rules.duels import RESULTS, meet
from ludoteca.games.zama.rules.options import Options
from ludoteca.games.zama.rules.setup import setup

SUIT_DRAWINGS = ("spades", "hearts", "diamonds", "clubs")
SIDES = {"r": "red", "b": "blue"}
TWO = 1  # the rank of a card that is neither an ace nor a king
PRINTED = {"T": "10"}


def facts(say: Callable[..., str]) -> Mapping[str, object]:
    """§1 Both packs and the lay-out, and §5 who beats whom."""
    options = Options()
    return {
        "files": options.files,
        "ranks": options.ranks,
        "pack": CARDS,
        "slides": SLIDES,
        "looks": PEEKS,
        "stall": int(options.stall_plies),
        "sides": [{"name": say(f"zama-seat-{letter}"), "colour": colour} for letter, colour in SIDES.items()],
        "suits": SUIT_DRAWINGS,
        "cards": [
            {"name": f"{rank}{suit}", "rank": PRINTED.get(rank, rank), "suit": drawing}
            for suit, drawing in zip(SUITS, SUIT_DRAWINGS, strict=True)
            for rank in RANKS
        ],
        "meetings": meetings(options),
    }


def meetings(options: Options) -> list[list[str]]:
    """§5 The kings at a glance: the four kings, an ace and another card against each other, attackers in rows."""
    record = setup(options).record
    shown = [*(4 * KING + suit for suit in range(len(SUITS))), 4 * ACE, 4 * TWO]
    return [[RESULTS[meet(record, attacker, defender)[0]] for defender in shown] for attacker in shown]
