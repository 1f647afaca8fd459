"""§7.1 Other packs: their grids, their ranks, and the same duels under other names."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, BadMove, BadPosition
from tests.games.zama import oracle
from tests.games.zama.asking import game, moves, read, result, start
from tests.games.zama.oracle_table import FILES, Table
from tests.games.zama.tables import RED, board, fallen, fields, play, table
from tests.games.zama.test_oracle_agrees import agree_through_a_game

DECKS = ("40", "48", "32")
FAR = {"40": "j8", "48": "l8", "32": "h8"}


def fight(attacker: str, defender: str, deck: int = 40):
    """Red's card on d4 attacks Blue's on d5; kings that are not named lie in the corners."""
    kings = {"a8": "rKS:b", "b8": "rKH:rb", "h8": "bKS:r", "g8": "bKH:rb"}
    named = (f"r{attacker}", f"b{defender}")
    kept = " ".join(f"{cell}={card}" for cell, card in kings.items() if card[:3] not in named)
    rest = "f1=r7D:rb g1=b7D:rb"
    before = table(f"d4=r{attacker}:r d5=b{defender}:b {kept} {rest}", deck=deck, keep=False)
    after = play(before, "d4xd5")
    return after, fallen(after) - fallen(before)


# -- the grid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
def test_the_board_has_eight_ranks_and_a_file_for_each_rank_of_the_pack(deck):
    ranks = game.format_position(start(deck=deck)).split(" turn=")[0].split("/")
    assert [len(rank.split()) for rank in ranks] == [len(Table(deck=deck).values)] * 8
    owners = [card[0] for card in board(start(deck=deck)).values()]
    assert owners.count("r") == owners.count("b") == int(deck)


@pytest.mark.parametrize("deck", DECKS)
def test_an_even_number_of_files_is_chequered_too(deck):
    """A3 Simply alternating the cards would give stripes: every rank would begin with Red."""
    cards = board(start(deck=deck))
    assert all((FILES.index(cell[0]) + int(cell[1]) - 1) % 2 == "rb".index(card[0]) for cell, card in cards.items())
    assert (cards["a1"], cards["a2"]) == ("r??", "b??")


@pytest.mark.parametrize("deck", DECKS)
def test_the_first_turn_attacks_along_every_orthogonal_contact(deck):
    files = len(Table(deck=deck).values)
    assert len(moves(start(deck=deck))) == 8 * (files - 1) + 7 * files


@pytest.mark.parametrize("deck", DECKS)
def test_cells_beyond_the_pack_do_not_exist(deck):
    state = start(deck=deck)
    beyond = FILES[len(Table(deck=deck).values)]
    with pytest.raises(BadMove, match=f"no cell '{beyond}1': expected a1 to {FAR[deck]}"):
        game.parse_move(state, RED, f"{beyond}1xa1")


@pytest.mark.parametrize(("deck", "stranger"), [("40", "8H"), ("40", "TH"), ("48", "TS"), ("32", "6C")])
def test_cards_that_are_not_in_the_pack_are_refused_by_name(deck, stranger):
    state = play(start(deck=deck), "a1xb1")
    with pytest.raises(BadMove, match=f"no card '{stranger}'"):
        game.parse_move(state, CHANCE, f"a1={stranger}")


def test_a_board_of_another_pack_is_refused_by_its_width():
    with pytest.raises(BadPosition, match="rank 8 has 13 cells: expected 10"):
        read(game.format_position(start()), deck=40)


# -- meetings -----------------------------------------------------------------------------------------


def test_example_23_the_ace_of_batons_beats_the_king_of_coins_and_falls_to_the_king_of_cups():
    after, gone = fight("AC", "KD")
    assert (gone, fields(after)["phase"]) == ({"bKD"}, "slide")
    assert fight("AC", "KH")[1] == {"rAC"}
    assert fight("AC", "KS")[1] == {"rAC"}


@pytest.mark.parametrize(("low", "high"), [("7S", "JS"), ("JH", "QH"), ("QC", "KC"), ("2D", "3D"), ("AS", "2S")])
def test_in_the_italian_pack_the_knave_comes_after_the_seven(low, high):
    assert fight(high, low)[1] == {f"b{low}"}
    assert fight(low, high)[1] == {f"r{low}"}


@pytest.mark.parametrize("rank", "789TJQ")
def test_in_the_pack_of_32_the_ace_is_lowest(rank):
    assert fight("AS", f"{rank}H", deck=32)[1] == {"rAS"}


def test_in_the_pack_of_32_the_ace_beats_a_plain_king():
    assert fight("AS", "KC", deck=32)[1] == {"bKC"}


@pytest.mark.parametrize("deck", [40, 48, 32])
def test_the_king_of_spades_wins_the_game_in_every_pack(deck):
    after, gone = fight("KS", "KH", deck)
    assert (gone, result(after)) == (set(), ("r", "king"))


def test_the_reason_for_a_result_is_given_in_the_words_of_the_pack():
    for deck, word in ((40, "sword-finds-cup"), (48, "sword-finds-cup"), (32, "spade-finds-heart")):
        after, _ = fight("KS", "KH", deck)
        told = {event.type: event.args for event in game.events(after, RED)}
        assert told["duel"]["why"] == word
        assert game.show(game.view(after, RED)).duel.why == word


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
def test_games_with_another_pack_agree_with_the_oracle(deck):
    rng = Random(f"pack of {deck}")
    assert agree_through_a_game(rng, oracle.Table(deck=deck), views=0.02)


@pytest.mark.parametrize(
    ("deck", "pack"), [("52", "french"), ("32", "french"), ("40", "neapolitan"), ("48", "spanish")]
)
def test_the_client_learns_which_pack_is_on_the_table(deck, pack):
    shown = game.show(game.view(start(deck=deck), RED))
    assert (shown.pack, shown.card_ranks, shown.files) == (pack, Table(deck=deck).values, len(Table(deck=deck).values))


def test_a_piacentine_pack_has_the_cards_of_the_neapolitan_one_and_other_faces():
    one, other = (game.show(game.view(start(deck=deck), RED)) for deck in ("40", "piacentine"))
    assert (one.pack, other.pack) == ("neapolitan", "piacentine")
    assert (one.card_ranks, one.files, one.owners) == (other.card_ranks, other.files, other.owners)
