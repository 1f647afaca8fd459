"""§8 Each option value changes what it says and nothing else.

What it says: a small position on which the two tables differ. Nothing else: with that one value whole games follow the
oracle, and away from what the value names both tables offer the same moves and reach the same positions.
"""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import BadOption, BadPosition
from tests.games.zama import oracle
from tests.games.zama.asking import actor, game, moves, options, read, result, start
from tests.games.zama.oracle_table import PACK
from tests.games.zama.tables import BLUE, RED, REST, TIED, WON, board, fallen, fields, play, seen, table
from tests.games.zama.test_oracle_agrees import WORDS, agree_through_a_game

EACH_VALUE = [pytest.param(key, value, id=f"{key}={value}") for key, values in WORDS.items() for value in values[1:]]

# Duels that an option of the king matrix changes; test_kings.py has the whole matrix.
NAMED = {
    "special_kings": {"KS-KS", "KS-KD", "KD-KS", "KS-KC", "KC-KS"},
    "ace_vs_KH_KS": {f"{a}-{d}" for a in ("AS",) for d in ("KH", "KS")} | {"KH-AS", "KS-AS"},
    "KH_attacks_KS": {"KH-KS"},
    "KH_tie": {"KH-KH", "KH-KD", "KD-KH", "KH-KC", "KC-KH"},
}


def end_of_slides(**words):
    return play(table(WON, **words), "c3xc4")


# -- nothing else ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "value"), EACH_VALUE)
def test_one_value_alone_follows_the_oracle_through_a_beginning(key, value):
    agree_through_a_game(Random(f"{key}={value}"), oracle.Table(**{key: value}), until=40, views=0)


@pytest.mark.long
@pytest.mark.parametrize(("key", "value"), EACH_VALUE)
def test_one_value_alone_follows_the_oracle_to_the_end(key, value):
    for seed in range(10):
        agree_through_a_game(Random(f"{key}={value}{seed}"), oracle.Table(**{key: value}))


@pytest.mark.parametrize(("key", "value"), EACH_VALUE)
def test_a_won_a_lost_and_a_tied_attack_of_plain_cards_are_the_same_at_every_table(key, value):
    for defender in ("8C", "TC", "9D"):
        cards = f"c3=r9C:rb c4=b{defender}:rb a8=rKS:rb m8=bKS:rb {REST}"
        plain, changed = (play(table(cards, **words), "c3xc4") for words in ({}, {key: value}))
        if key == "placement":
            assert board(plain) == board(changed)
        else:
            assert game.format_position(plain) == game.format_position(changed)


@pytest.mark.parametrize(
    ("key", "value"), [each for each in EACH_VALUE if each.values[0] not in ("layout", "placement")]
)
def test_the_first_attack_is_the_same_at_every_table(key, value):
    assert game.format_position(start(**{key: value})) == game.format_position(start())
    assert moves(start(**{key: value})) == moves(start())


@pytest.mark.parametrize("key", NAMED)
def test_an_option_of_the_kings_leaves_other_duels_alone(key):
    for value in WORDS[key][1:]:
        for att in ("KS", "KH", "KD", "AS", "7C"):
            for dfn in ("KS", "KH", "KC", "AS", "7D"):
                cards = f"d4=r{att}:rb e5=b{dfn}:rb {REST}"
                plain, changed = (play(table(cards, **words), "d4xe5") for words in ({}, {key: value}))
                is_same = game.format_position(plain) == game.format_position(changed)
                assert is_same != (f"{att}-{dfn}" in NAMED[key] - ({"KH-KH"} if value == "owner_loses" else set()))


# -- what it says ---------------------------------------------------------------------------------


def test_layout_rank_stripes_gives_red_the_odd_ranks_and_259_attacks():
    state = start(layout="rank_stripes")
    assert all(card == ("r??" if int(cell[1]) % 2 else "b??") for cell, card in board(state).items())
    assert len(moves(state)) == 7 * (13 + 2 * 12)
    inner = {move for move in moves(state) if move.startswith("d3x")}
    assert inner == {f"d3x{cell}" for cell in ("c2", "d2", "e2", "c4", "d4", "e4")}


def test_placement_stratego_lets_both_lay_out_their_own_cards():
    state = start(placement="stratego")
    assert game.to_act(state) == (RED, BLUE)
    assert fields(state)["phase"] == "place"
    assert moves(state, RED) == {"rest", *(f"a1={card}" for card in PACK)}
    assert moves(state, BLUE) == {"rest", *(f"b1={card}" for card in PACK)}


def test_placement_stratego_cards_are_known_only_to_their_owner():
    state = start(placement="stratego")
    for seat, move in ((RED, "a1=KS"), (BLUE, "b1=KH"), (BLUE, "d1=2C")):
        state = game.apply(state, seat, game.parse_move(state, seat, move))
    assert seen(state, RED) == {"a1": "rKS:r", "b1": "b??:b", "d1": "b??:b"}
    assert seen(state, BLUE) == {"a1": "r??:r", "b1": "bKH:b", "d1": "b2C:b"}
    assert moves(state, RED) == {"rest", *(f"c1={card}" for card in PACK if card != "KS")}


def laid_out(**words):
    """Both seats say `rest` and chance lays their cards in the order of the pack."""
    state = start(placement="stratego", **words)
    for seat in (BLUE, RED):
        state = game.apply(state, seat, game.parse_move(state, seat, "rest"))
        while moves(state) and all("=" in move for move in moves(state)) and actor(state) < 0:
            cell = min(moves(state)).split("=")[0]
            state = play(state, f"{cell}={next(c for c in PACK if f'{cell}={c}' in moves(state))}")
    return state


def test_placement_stratego_continues_with_reds_attack_when_all_cards_are_laid():
    state = laid_out()
    assert (fields(state)["phase"], fields(state)["turn"], len(board(state))) == ("attack", "r", 104)
    assert len(moves(state)) == 187
    assert (board(state)["a1"], board(state)["b1"]) == ("rAS:r", "bAS:b")
    after = play(state, "a1xb1")  # every card has an identity already
    assert fields(after)["phase"] == "peek"


def test_placement_stratego_has_no_unseen_cards_in_a_position():
    with pytest.raises(BadPosition, match="cell c3"):
        table("a8=rKS:r m8=bKS:b c3=r?? c4=b9D:b", placement="stratego")


def test_special_kings_list_lets_the_king_of_spades_win_and_lose():
    for att, dfn, gone in (("KS", "KC", "bKC"), ("KC", "KS", "rKC"), ("KS", "KD", "rKS"), ("KD", "KS", "bKS")):
        before = table(f"c3=r{att}:r c4=b{dfn}:b {REST}", special_kings="list")
        assert fallen(play(before, "c3xc4")) - fallen(before) == {gone}
    before = table(f"c3=rKS:r c4=bKS:b {REST}", special_kings="list")
    assert fallen(play(before, "c3xc4")) - fallen(before) == {"rKS"}


def test_special_repeat_denies_the_second_peek_to_either_side_and_to_no_other_pair():
    cards = f"d4=rKS^ d5=bKD:rb c5=bKC:rb {REST}"
    state = play(table(cards, special_repeat="no_second_peek"), "d4xd5 done d5xd4")
    assert (fields(state)["turn"], fields(state)["phase"], fields(state)["quiet"]) == ("r", "attack", "2")
    other = play(state, "d4xc5")
    assert (fields(other)["phase"], fields(other)["met"]) == ("peek", "rKS-bKD,rKS-bKC")


def test_special_repeat_leaves_the_privilege_of_an_ordinary_tie():
    assert fields(play(table(TIED, special_repeat="no_second_peek"), "c3xc4"))["phase"] == "peek"


@pytest.mark.parametrize(("value", "is_offered"), [("any", True), ("own_only", False)])
def test_slide_cards_own_only_leaves_the_enemys_cards_alone(value, is_offered):
    legal = moves(end_of_slides(slide_cards=value))
    assert ("j1-j2" in legal) is is_offered
    assert {"i1-i2", "c3-c4"} <= legal


def test_slide_cards_own_only_leaves_the_enemys_kings_where_they_are():
    """A14a, A28 The enemy's kings cannot be dragged away or near; the mover's spade still slides and overlaps (A15)."""
    cards = f"g4=rKS^ g5=bKH:r i6=bKS^ l7=rKH:r {WON}"
    own, kings = {"g4-f4", "g4-h4", "g4-g3", "g4^g5", "l7-k7"}, {"g5-f5", "g5-g6", "i6-h6", "i6-i7"}
    assert own <= moves(play(table(cards, slide_cards="own_only"), "c3xc4"))
    assert not kings & moves(play(table(cards, slide_cards="own_only"), "c3xc4"))
    assert own | kings <= moves(play(table(cards), "c3xc4"))


@pytest.mark.parametrize(("value", "is_offered"), [("orthogonal", False), ("eight", True)])
def test_slide_dirs_eight_adds_the_diagonals_to_slides_but_not_to_overlaps(value, is_offered):
    cards = f"g4=rKS^ h5=bJC:b g5=bJD:b {WON}"
    legal = moves(play(table(cards, slide_dirs=value), "c3xc4"))
    assert ("c3-d4" in legal) is is_offered
    assert {move for move in legal if "^" in move} == {"g4^g5"}


@pytest.mark.parametrize(("value", "is_offered"), [("exactly_3_if_possible", False), ("up_to_3", True)])
def test_slide_count_up_to_3_lets_the_winner_stop(value, is_offered):
    state = end_of_slides(slide_count=value)
    assert ("done" in moves(state)) is is_offered
    assert ("done" in moves(play(state, "c3-c4"))) is is_offered
    if is_offered:
        assert fields(play(state, "c3-c4 done"))["turn"] == "b"


@pytest.mark.parametrize(
    ("value", "face_up", "peeked"), [("known_KS", True, True), ("face_up_only", True, False), ("off", False, False)]
)
def test_overlap_says_with_which_king(value, face_up, peeked):
    for marks, is_offered in (("^", face_up), (":r", peeked), (":rb", peeked), (":b", False)):
        state = play(table(f"g4=rKS{marks} g5=bJC:b {WON}", overlap=value), "c3xc4")
        assert ("g4^g5" in moves(state)) is is_offered


def test_no_attack_march_gives_three_slides_instead_and_no_overlap():
    cards = "a1=rKS^ c3=rKH:r m8=bKH:b k8=bKS^"
    state = table(cards, keep=False, no_attack="march", quiet=4)
    assert (fields(state)["phase"], fields(state)["left"], fields(state)["quiet"]) == ("slide", "3", "5")
    assert all("-" in move for move in moves(state))
    after = play(state, "a1-a2 c3-c4 m8-m7")
    # Blue has no attack either and marches in turn
    assert (fields(after)["turn"], fields(after)["phase"], fields(after)["quiet"]) == ("b", "slide", "6")


def test_no_attack_march_ends_in_a_stall_like_any_ply():
    cards = "a1=rKS^ c3=rKH:r m8=bKH:b k8=bKS^"
    state = table(cards, keep=False, no_attack="march", quiet=19)
    assert (result(state), fields(state)["quiet"]) == (None, "20")
    assert result(play(state, "a1-a2 c3-c4 m8-m7")) == (None, "stall")


def test_no_attack_march_brings_the_sides_together():
    state = table("a1=rKS^ c3=rKH:r e3=bKH:b k8=bKS^", keep=False, no_attack="march")
    after = play(state, "c3-d3 a1-a2 k8-k7")
    assert (fields(after)["phase"], moves(after)) == ("attack", {"e3xd3"})


@pytest.mark.parametrize(("value", "last"), [("20", 19), ("40", 39)])
def test_stall_plies_says_after_how_many(value, last):
    cards = f"d4=rKS^ d5=bKD:rb {REST}"
    assert result(play(table(cards, quiet=last - 1, stall_plies=value), "d4xd5 done")) is None
    assert result(play(table(cards, quiet=last, stall_plies=value), "d4xd5 done")) == (None, "stall")


def test_stall_plies_off_plays_on():
    assert result(play(table(f"d4=rKS^ d5=bKD:rb {REST}", quiet=45, stall_plies="off"), "d4xd5 done")) is None


def test_memory_aid_none_shows_only_what_lies_open_or_was_just_turned():
    cards = f"g4=rKS^ c3=r9C:rb c4=bTC:rb {REST}"
    state = table(cards, memory_aid="none")
    assert game.show(game.view(state, RED)).faces == {"g4": "KS"}
    after = play(state, "c3xc4")
    assert game.show(game.view(after, RED)).faces == {"g4": "KS", "c4": "TC"}
    assert game.show(game.view(play(after, "j1xi1"), RED)).faces == {"g4": "KS"}


def test_memory_aid_none_leaves_a_program_everything_its_seat_has_seen():
    own, none = (game.view(table(WON, memory_aid=aid), RED) for aid in ("own", "none"))
    assert own.record.tobytes() == none.record.tobytes()


def test_memory_aid_changes_no_move_and_no_position():
    own, none = (table(WON, memory_aid=aid) for aid in ("own", "none"))
    assert moves(own) == moves(none)
    assert game.format_position(own) == game.format_position(none)


# -- refused --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "value"),
    [("layout", "free"), ("overlap", "on"), ("stall_plies", "21"), ("stall_plies", "0"), ("KH_tie", "no")],
)
def test_an_unknown_value_is_refused_with_what_was_expected(key, value):
    with pytest.raises(BadOption, match=f"option {key}={value}: expected"):
        options(**{key: value})


def test_an_unknown_option_is_refused_with_the_nearest_one():
    with pytest.raises(BadOption, match="did you mean 'special_kings'"):
        options(special_king="list")


def test_met_is_refused_where_second_peeks_are_allowed():
    with pytest.raises(BadPosition, match="met"):
        read(game.format_position(start()) + " met=rKS-bKD")
