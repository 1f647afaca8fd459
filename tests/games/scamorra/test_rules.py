"""One test per section of the rules of La Scamorra, named after the rule; test_appendix.py has the A-numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core import ABANDON, AGREE, CHANCE, RESIGN, TIME
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import actor, game, moves, read, result, start, why
from tests.games.scamorra.matches import ALL_BUT_A_PAWN
from tests.games.scamorra.tables import (
    DEALT,
    EXAMPLE,
    NORTH,
    SCATTERED,
    SOUTH,
    act,
    actor_or_none,
    board,
    captures,
    drawn,
    effects,
    hand,
    play,
    played,
    points,
    random_game,
    table,
    told,
    weights,
    write,
)

# -- §1 components and setup --------------------------------------------------------------------------


def test_s1_each_deck_has_sixteen_cards_of_the_stated_kinds():
    copies = {"K": 1, "Q": 1, "B": 3, "N": 3, "R": 3, "P": 5}
    assert sum(copies.values()) == 16
    assert weights(start()) == {f"draw S {card}": n for card, n in copies.items()}
    after = play(start(), "draw S K", "draw S P", "draw S P")
    assert weights(after) == {f"draw N {card}": n for card, n in copies.items()}


def test_s1_a_drawn_card_is_not_drawn_again():
    state = play(start(), "draw S K", "draw S P")
    assert weights(state) == {"draw S Q": 1, "draw S B": 3, "draw S N": 3, "draw S R": 3, "draw S P": 4}


def test_s1_three_cards_for_south_three_for_north_then_the_lot():
    state = play(start(), *["draw S B"] * 3, *["draw N P"] * 3)
    assert write(state) == "5/5/5/5/5 ! hand=BBB|PPP played=-|- score=0-0"
    assert weights(state) == {"lot S": 1, "lot N": 1}
    shown = game.show(game.view(state, SOUTH))
    assert (shown.south.pile, shown.north.pile) == (12, 12)


@pytest.mark.parametrize("side", "SN")
def test_s1_4_the_lot_gives_the_initiative(side):
    state = play(start(), *["draw S B"] * 3, *["draw N P"] * 3, f"lot {side}")
    assert write(state).split()[1] == f"?{side}"
    assert game.to_act(state) == ("SN".index(side),)


@pytest.mark.parametrize(
    ("holder", "package", "first_placer"),
    [("S", "move-first", "N"), ("S", "place-first", "S"), ("N", "move-first", "S"), ("N", "place-first", "N")],
)
def test_s1_5_to_7_the_second_placer_moves_first(holder, package, first_placer):
    state = play(read(DEALT.replace("?S", f"?{holder}")), package)
    second = oracle.other(first_placer)
    for side in [first_placer, second] * 3:
        assert write(state).split()[1] == f"+{side}"
        state = play(state, min(moves(state)))
    assert write(state).split()[1] == second


def test_s1_6_any_unplaced_piece_on_any_empty_home_square():
    state = play(read(DEALT), "place-first")
    assert moves(state) == {f"{symbol}@{file}1" for symbol in "RPS" for file in "abcde"}
    state = play(state, "P@c1")
    assert moves(state) == {f"{symbol}@{file}5" for symbol in "RPS" for file in "abcde"}
    state = play(state, "S@a5")
    assert moves(state) == {f"{symbol}@{file}1" for symbol in "RS" for file in "abde"}


# -- §2 information: test_views.py has the rest ---------------------------------------------------------


def test_s2_only_cards_and_the_lot_are_random():
    kinds = {text.split()[0] for state in random_game(3) for text in weights(state)}
    assert kinds == {"draw", "lot"}


@pytest.mark.parametrize("seed", range(2))
def test_s2_sixteen_cards_of_a_side_are_always_accounted_for(seed):
    for state in random_game(seed):
        for side in (SOUTH, NORTH):
            shown = game.show(game.view(state, side))
            mine = (shown.south, shown.north)[side]
            left = Counter({each.card: each.count for each in mine.left})
            seen = Counter(hand(state, side)) + Counter(played(state, side))
            assert seen + left == oracle.DECK
            assert left.total() == mine.pile + 1  # the draw pile and the coppella


# -- §3 state machine -------------------------------------------------------------------------------------


def test_s3_one_card_each_in_turn_and_a_card_drawn_after_each():
    state = read(EXAMPLE)
    for seat in (SOUTH, NORTH, SOUTH, NORTH):
        assert game.to_act(state) == (seat,)
        assert game.legal_moves(state, 1 - seat) == []
        state = play(state, min(moves(state)))
        assert {text.split()[1] for text in moves(state, CHANCE)} == {"SN"[seat]}
        state = drawn(state)


def test_s3_a_hand_has_three_cards_then_two_then_one_and_a_game_thirty_plies():
    sizes = []
    for state in random_game(2):
        if actor_or_none(state) in (SOUTH, NORTH) and write(state).split()[1] in ("S", "N"):
            sizes.append(len(hand(state, actor(state))))
    assert sizes == [3] * 26 + [2] * 2 + [1] * 2


def test_s3_6_the_card_lies_in_the_discard_before_the_draw():
    state = play(read(EXAMPLE), "K:c1-c2")
    assert write(state) == "rps2/5/5/2R2/3PS N hand=RP|QNP played=K|- score=0-0"
    assert write(play(state, "draw S B")) == "rps2/5/5/2R2/3PS N hand=BRP|QNP played=K|- score=0-0"


# -- §4 actions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "squares"),
    [
        ("R", "a3 b3 d3 e3 c1 c2 c4 c5"),
        ("B", "a1 b2 d4 e5 a5 b4 d2 e1"),
        ("Q", "a3 b3 d3 e3 c1 c2 c4 c5 a1 b2 d4 e5 a5 b4 d2 e1"),
        ("N", "b1 d1 a2 e2 a4 e4 b5 d5"),
        ("K", "b2 c2 d2 b3 d3 b4 c4 d4"),
        ("P", "c4"),
    ],
)
def test_s4_the_moves_of_each_card_from_the_middle_of_the_board(card, squares):
    state = lone(card)
    found = {move[3:] for move in effects(state, card) if move.startswith("c3-")}
    assert found == set(squares.split())


def lone(card: str):
    """South's Rock alone on c3, North's Paper where no move of this card meets it."""
    others = {"K": "QP", "Q": "KP"}.get(card, "KQ")
    return table("R c3", f"P {'a1' if card == 'N' else 'd5'}", hand=f"{card}{others}|KQP")


def test_s4_a_piece_never_ends_on_its_own_side():
    state = table("R c3, P c4, S d4", "R a1, P a2, S e1", hand="KQP|KQP")
    occupied = {"c3", "c4", "d4"}
    assert not [move for card in "KQP" for move in effects(state, card) if move[-2:] in occupied]


@pytest.mark.parametrize("stands", ["R", "s", "p", "r"], ids=["own", "hunter", "equal", "prey"])
@pytest.mark.parametrize(("card", "at", "beyond"), [("R", "c2", "c3"), ("B", "d2", "e3"), ("Q", "c2", "c4")])
def test_s4_no_line_goes_over_a_piece_of_either_side(card, at, beyond, stands):
    """Paper on c1 goes as far as the first piece, whoever it belongs to."""
    others = {"Q": "KP"}.get(card, "KQ")
    mine, theirs = ("P c1", f"{stands.upper()} {at}") if stands.islower() else (f"P c1, {stands} {at}", "S a5")
    state = table(mine, theirs, hand=f"{card}{others}|KQP")
    assert f"c1-{beyond}" not in effects(state, card)
    assert f"c1-{beyond}" in effects(table("P c1", "S a5", hand=f"{card}{others}|KQP"), card)


def test_s4_a_card_with_an_effect_must_not_be_discarded():
    state = read(EXAMPLE)
    assert not [move for move in moves(state) if move.endswith(":-")]
    assert (why(state, "K:-").code, why(state, "K:-").rule) == ("not-dead", "§4, A3")


@pytest.mark.parametrize(("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
@pytest.mark.parametrize(("seat", "winner"), [(SOUTH, "N"), (NORTH, "S")])
def test_s4_a_side_that_leaves_loses_on_points_and_no_point_is_added(move, reason, seat, winner):
    state = act(table("R c3", "S d4", score="2-5"), seat, move)
    assert result(state) == (winner, reason)
    assert points(state) == (2, 5)
    assert game.to_act(state) == ()


def test_s4_there_is_no_draw_by_agreement():
    assert why(read(EXAMPLE), "agree").rule == "§4"
    assert game.why_illegal(read(EXAMPLE), NORTH, AGREE) is not None


# -- §5 captures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mine", "RPS")
@pytest.mark.parametrize("theirs", "RPS")
@pytest.mark.parametrize("card", "KQBNRP")
def test_s5_the_capture_table(mine, theirs, card):
    target = {"K": "d4", "Q": "d4", "B": "d4", "N": "d5", "R": "c4", "P": "d4"}[card]
    others = {"K": "QP", "Q": "KP"}.get(card, "KQ")
    beats = mine + theirs in ("RS", "SP", "PR")
    for turn, flip in (("S", False), ("N", True)):
        ours, enemy = f"{mine} c3", f"{theirs} {turned(target) if flip else target}"
        south, north = (enemy, ours) if flip else (ours, enemy)
        state = table(south, north, turn=turn, hand=f"{card}{others}|{card}{others}")
        move = f"c3-{turned(target) if flip else target}"
        assert (move in effects(state, card)) is (beats or card == "K")
        assert (move in captures(state, card)) is (beats or card == "K")


def turned(square: str) -> str:
    """The board seen from the other side."""
    return oracle.FILES[4 - oracle.FILES.index(square[0])] + str(6 - int(square[1]))


def test_s5_a_capture_removes_the_target_scores_a_point_and_takes_its_square():
    state = play(table(*SCATTERED), "P:c3-d4")
    assert write(state).split()[0] == board("R d4, P a5, S e5", "P b4, R e1")
    assert points(state) == (1, 0)
    assert game.show(game.view(state, SOUTH)).north.captured == ["S"]
    assert told(state)[1]["type"] == "capture"


# -- §6 end -----------------------------------------------------------------------------------------------------


def test_s6_a_knock_out_ends_the_game_at_once():
    assert result(play(table("R c3, S a1", "S d4"), "P:c3-d4")) == ("S", "knockout")


@pytest.mark.parametrize(
    ("score", "expected"), [("3-2", ("S", "points")), ("2-3", ("N", "points")), ("2-2", (None, "draw"))]
)
def test_s6_after_fifteen_turns_more_points_win(score, expected):
    state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP", score=score)
    after = play(state, "P:d4-d3")
    assert result(after) == expected
    assert dict(game.outcome(after).points) == dict(zip((SOUTH, NORTH), map(int, score.split("-")), strict=True))


# -- §8 what does not exist ----------------------------------------------------------------------------------------


def test_s8_no_double_pawn_step_and_no_promotion():
    state = read(EXAMPLE)
    assert effects(state, "P") == {"c1-c2", "d1-d2", "e1-e2"}
    last = table("R c4, P a5, S e5", "R a1, P a2, S e1")
    assert effects(last, "P") == {"c4-c5"}
    assert effects(drawn(play(drawn(play(last, "P:c4-c5")), "K:a1-b1")), "P") == set()
