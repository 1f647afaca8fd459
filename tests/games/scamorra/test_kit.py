"""The print kit: as many of everything as the rules say."""

from __future__ import annotations

from ludoteca.games.scamorra.rules.board import CARD_WORDS, COPIES, DECK, SIZE, SYMBOL_WORDS
from tests.printing.sheets import fronts, laid, told_when_turned_round

SIDES = ("south", "north")


def test_two_decks_of_sixteen_cards() -> None:
    counts = fronts("scamorra")
    for side in SIDES:
        copies = [counts[f"{side} {card}"] for card in CARD_WORDS]
        assert copies == [*COPIES]
        assert sum(copies) == DECK == 16


def test_six_pieces() -> None:
    counts = fronts("scamorra")
    assert [counts[f"{side} {symbol}"] for side in SIDES for symbol in SYMBOL_WORDS] == [1] * 6


def test_a_board_of_five_by_five_on_which_the_pieces_stand() -> None:
    things = {thing.what: thing for thing in laid("scamorra")}
    board = things["board"]
    assert board.width == board.height
    assert things["south rock"].width <= board.width / SIZE


def test_cards_of_44_by_62_millimetres() -> None:
    cards = [thing for thing in laid("scamorra") if thing.what.partition(" ")[2] in CARD_WORDS]
    assert {(card.width, card.height) for card in cards} == {(44.0, 62.0)}
    assert sum(card.side == "back" for card in cards) == 2 * DECK


def test_a_card_turned_round_cannot_be_told_from_the_others() -> None:
    assert not told_when_turned_round("scamorra")
