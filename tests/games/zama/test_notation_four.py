"""Positions of a game for four as text: what is written, read back, and refused naming its field."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, RESIGN, BadMove, BadPosition
from tests.games.zama.asking import actor, game, moves, read, start
from tests.games.zama.tables import GREEN, RED, board, fields, play, table, text

REST = "i1=r3S:rb j1=b3S:rb i3=g3S:rb j3=y3S:rb"
SOME = text(f"d4=r8C:rg d5=y7H:rbgy {REST}", players=4, turn="g")


def again(state) -> None:
    """A state's text is read back to the same text, and the same moves may follow."""
    written = game.format_position(state)
    back = game.parse_position(written, state.options)
    assert game.format_position(back) == written
    assert game.to_act(back) == game.to_act(state)
    assert moves(back) == moves(state)


def test_the_start_is_written_in_sixteen_ranks_of_thirteen_cells():
    ranks, rest = game.format_position(start(players=4)).split(" turn=")
    assert [len(rank.split()) for rank in ranks.split("/")] == [13] * 16
    assert ranks.split("/")[-1].startswith("r?? b?? g?? y?? r??")
    assert rest == "r phase=attack left=0 moved=- seen=- quiet=0 out=r:-;b:-;g:-;y:-"


def test_cells_beyond_the_ninth_rank_have_three_letters():
    state = start(players=4)
    attack = next(move for move in sorted(moves(state)) if move.startswith("a13x"))
    after = play(state, attack)
    assert fields(after)["pending"] == attack
    again(after)
    with pytest.raises(BadMove, match="no cell 'a17': expected a1 to m16"):
        game.parse_move(state, RED, "a17xa16")
    with pytest.raises(BadMove, match="no cell 'a01'"):
        game.parse_move(state, RED, "a01xa2")


def test_seats_that_have_seen_a_card_are_written_in_seat_order_and_read_in_any():
    state = read(SOME.replace(":rg", ":gr"), players=4)
    assert board(state)["d4"] == "r8C:rg"
    assert game.format_position(state) == SOME


def test_eliminated_seats_are_written_in_order_of_elimination():
    state = start(players=4)
    for seat in (GREEN, RED):
        state = game.apply(state, seat, RESIGN)
        while actor(state) == CHANCE:
            again(state)
            state = play(state, min(moves(state)))
    assert fields(state)["gone"] == "gr"
    assert fields(state)["turn"] == "b"
    again(state)


def test_a_search_for_a_king_is_read_back_and_goes_on():
    cards = f"d4=rKS^ d5=gKH:g f6=g?? h6=g?? {REST}"
    state = play(table(cards, players=4, four_player="melee", unseen="gKS g7H"), "d4xd5")
    again(state)
    back = game.parse_position(game.format_position(state), state.options)
    assert game.format_position(play(back, "f6=KS")) == game.format_position(play(state, "f6=KS"))


def test_a_finished_game_of_teams_names_both_winners():
    state = play(table(f"d4=rKS^ d5=yKH:y {REST}", players=4, four_player="teams"), "d4xd5")
    assert fields(state)["result"] == "rg:king"
    again(state)


def test_positions_of_a_random_melee_are_read_back():
    state, rng = start(players=4, deck=32, four_player="melee"), Random(56)
    plies = 0
    while game.to_act(state):
        if plies % 9 == 0:
            again(state)
        move = rng.choice(sorted(moves(state)))
        state = game.apply(state, actor(state), game.parse_move(state, actor(state), move))
        plies += 1
    again(state)


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (SOME.replace("turn=g", "turn=x"), "turn 'x': expected r, b, g or y"),
        (SOME + " gone=", "field gone ''"),
        (SOME + " gone=gg", "field gone 'gg': expected seats, each once"),
        (SOME + " gone=w", "field gone 'w'"),
        (SOME + " gone=b", "cell l16: Blue is eliminated, expected KH in out"),
        (SOME.replace("r8C:rg", "x8C:rg"), "cell d4 'x8C:rg': expected . or owner r, b, g or y"),
        (SOME.replace("r8C:rg", "r8C:rw"), "cell d4"),
        (SOME.replace("y7H", "y3S"), "Yellow has 3S 2 times"),
        (SOME.replace(";y:", ";g:"), "field out"),
        (SOME.split("/", 8)[8], "board has 8 ranks: expected 16"),
        (text(f"d4=r8C:r d5=b7H:b {REST}", players=4, gone="g", turn="g"), "turn g: eliminated"),
        (text(f"d4=r8C:r d5=b7H:b {REST}", players=4, gone="bgy"), "one side alone is left"),
    ],
    ids=range(12),
)
def test_a_malformed_position_is_refused_with_its_field(position, expected):
    with pytest.raises(BadPosition) as refused:
        read(position, players=4)
    assert expected in refused.value.what


def test_a_result_of_the_wrong_side_is_refused():
    over = play(table(f"d4=rKS^ d5=yKH:y {REST}", players=4, four_player="teams"), "d4xd5")
    written = game.format_position(over)
    for wrong in ("r:king", "rb:king", "-:king", "rg:stall"):
        with pytest.raises(BadPosition, match="field result"):
            game.parse_position(written.replace("rg:king", wrong), over.options)


def test_gone_is_refused_with_two_players():
    with pytest.raises(BadPosition, match="expected only with players=4"):
        read(game.format_position(start()) + " gone=b")
