"""One test per section of docs/rules/zama.md, named after the rule; doubtful cases are in test_appendix.py."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.core import AGREE, CHANCE
from tests.games.zama import oracle
from tests.games.zama.asking import actor, game, moves, options, result, start
from tests.games.zama.oracle_layout import UNKNOWN
from tests.games.zama.oracle_table import AROUND, PACK, STRAIGHT, Table, around
from tests.games.zama.tables import BLUE, RED, REST, TIED, WON, board, fallen, fields, play, random_game, seen, table

# -- §1 components and setup ----------------------------------------------------------------------


def test_s1_a_cell_is_reds_if_its_file_and_rank_have_an_even_sum():
    for cell, card in board(start()).items():
        is_even = ("abcdefghijklm".index(cell[0]) + int(cell[1]) - 1) % 2 == 0
        assert card == ("r??" if is_even else "b??")


def test_s1_every_orthogonal_neighbour_is_an_enemy_and_every_diagonal_one_a_friend():
    cards = board(start())
    for cell, card in cards.items():
        assert {cards[near][0] for near in around(Table(), cell, STRAIGHT)} == {"b" if card[0] == "r" else "r"}
        diagonal = [step for step in AROUND if step not in STRAIGHT]
        assert {cards[near][0] for near in around(Table(), cell, diagonal)} == {card[0]}


def test_s1_how_the_start_is_written():
    row = " ".join("rb"[n % 2] + "??" for n in range(13)), " ".join("br"[n % 2] + "??" for n in range(13))
    ranks = "/".join(row[rank % 2] for rank in range(7, -1, -1))
    assert game.format_position(start()) == f"{ranks} turn=r phase=attack left=0 moved=- seen=- quiet=0 out=r:-;b:-"


def test_s1_red_moves_first():
    assert game.to_act(start()) == (RED,)


# -- §2 information model: test_views.py ------------------------------------------------------------


def test_s2_identities_are_drawn_on_first_sight_from_what_is_left_of_that_pack():
    state = play(start(), "d4xd5")
    assert moves(state) == {f"d4={card}" for card in PACK}
    state = play(state, "d4=8C")
    assert moves(state) == {f"d5={card}" for card in PACK}
    state = play(state, "d5=8H done d3xd2")  # both eights have fallen; Blue's attack draws from Blue's pack
    assert moves(state) == {f"d3={card}" for card in PACK if card != "8H"}


def test_s2_a_card_that_was_seen_is_not_drawn_again():
    state = play(table(f"d4=r8C:b d5=b7H:rb {REST}"), "d4xd5")
    assert fields(state)["phase"] == "slide"


# -- §3 state machine -----------------------------------------------------------------------------


def test_s3_0_a_turn_without_a_possible_attack_is_a_draw():
    assert result(table("a1=rKS:r a2=rKH:r m8=bKH:b", keep=False)) == (None, "no-attack")


def test_s3_1_whoever_can_attack_must():
    for state in (start(), table(f"c3=r8C:r c4=b9C:b {REST}")):
        assert moves(state)
        assert all("x" in move for move in moves(state))  # nothing else, and no way to pass


def test_s3_2_the_attacking_card_is_turned_first_then_the_other():
    state = play(start(), "d4xd5")
    assert (game.to_act(state), fields(state)["pending"]) == ((CHANCE,), "d4xd5")
    state = play(state, "d4=8C")
    assert (board(state)["d4"], board(state)["d5"], fields(state)["pending"]) == ("r8C:rb", "b??", "d4xd5")
    assert "pending" not in fields(play(state, "d5=7H"))


@pytest.mark.parametrize(
    ("defender", "phase", "turn"),
    [("8C", "slide", "r"), ("9D", "peek", "r"), ("TD", "attack", "b")],
    ids=["win", "tie", "lose"],
)
def test_s3_4_a_win_brings_slides_a_tie_peeks_and_a_loss_nothing(defender, phase, turn):
    state = play(table(f"c3=r9C:r c4=b{defender}:b {REST}"), "c3xc4")
    assert (fields(state)["phase"], fields(state)["turn"]) == (phase, turn)


def test_s3_5_the_stall_is_tested_after_the_peeks_and_before_the_next_turn():
    state = play(table(f"d4=rKS^ d5=bKD:rb {REST}", quiet=19), "d4xd5")
    assert (result(state), fields(state)["quiet"]) == (None, "20")
    assert result(play(state, "done")) == (None, "stall")
    # the other side would not have an attack either: the stall comes first
    lonely = table("d4=rKS^ d5=bKD:rb d3=r2S:rb d1=bKS:r a1=bKH:rb m8=rKH:rb", keep=False, quiet=19)
    assert result(play(lonely, "d4xd5 done")) == (None, "stall")


def test_s3_6_the_sides_take_turns():
    states = [table(f"c3=r8C:r c4=b9C:b e1=r2S:r e2=b4S:b {REST}")]
    for line in ("c3xc4", "j1xi1 done", "e1xe2"):
        states.append(play(states[-1], line))
    assert [fields(state)["turn"] for state in states] == ["r", "b", "r", "b"]


# -- §4 actions -----------------------------------------------------------------------------------


def test_s4_a_card_slides_only_where_no_card_lies():
    state = play(table(f"{WON} e4=b5D:b e5=r6D:r"), "c3xc4")
    lying = board(state)
    slides = [move for move in moves(state) if "-" in move]
    assert slides
    assert all(move.split("-")[1] not in lying for move in slides)


def test_s4_an_attack_needs_neither_card_known():
    assert moves(play(start(), "a1xa2")) == {f"a1={card}" for card in PACK}


def test_s4_slides_move_one_card_one_cell():
    before = play(table(WON), "c3xc4")
    after = play(before, "c3-c4")
    assert {cell: card for cell, card in board(before).items() if cell != "c3"} == {
        cell: card for cell, card in board(after).items() if cell != "c4"
    }
    assert board(after)["c4"] == board(before)["c3"]
    assert (fields(after)["moved"], fields(after)["left"]) == ("c4", "2")


def test_s4_the_second_peek_may_be_chosen_after_the_first():
    state = play(table(f"{TIED} e1=r?? e2=b??"), "c3xc4 ?e1")
    first = play(state, min(moves(state)))
    assert (actor(first), fields(first)["left"], fields(first)["seen"]) == (RED, "1", "e1")
    assert "?e1" not in moves(first)
    assert "?e2" in moves(first)


# -- §5 conflict resolution: test_kings.py ------------------------------------------------------------


def test_s5_no_card_but_a_king_of_spades_stays_face_up():
    for ply, state in enumerate(random_game(1)):
        if ply % 3 == 0:
            assert all(card[1:3] == "KS" for card in board(state).values() if card.endswith("^"))


@pytest.mark.parametrize("seed", range(3))
def test_s5_by_the_defaults_a_king_of_spades_is_never_removed(seed):
    *_, last = random_game(seed)
    assert not {"rKS", "bKS"} & fallen(last)


# -- §6 end of the game -----------------------------------------------------------------------------


def test_s6_1_adjacency_is_mutual_so_neither_side_can_attack():
    cards = "a1=rKS:r a2=rKH:r m8=bKH:b"
    assert [result(table(cards, keep=False, turn=turn)) for turn in "rb"] == [(None, "no-attack")] * 2


def test_s6_2_dead_aim_needs_both_hearts_gone_and_comes_before_the_peeks():
    one_gone = table(f"d4=rKH:r d5=bKD:b {REST} a8=rKS:b m8=bKS:r", keep=False)  # Blue's heart has fallen before
    after = play(one_gone, "d4xd5")
    assert (result(after), fields(after)["phase"]) == ((None, "dead-aim"), "over")


def test_s6_3_twenty_plies_without_a_removal_are_a_stall_and_a_removal_starts_again():
    state = table(f"d4=rKS^ d5=bKD:rb {REST}", quiet=18)
    state = play(state, "d4xd5 done")
    assert (result(state), fields(state)["quiet"]) == (None, "19")
    assert fields(play(state, "j1xi1"))["quiet"] == "0"
    assert result(play(state, "d5xd4 done")) == (None, "stall")


def test_s6_3_without_the_stall_rule_a_thousand_plies_end_the_game():
    state = table(f"d4=rKS^ d5=bKD:rb {REST}", stall_plies="off")
    apply = game.apply
    steps = [game.parse_move(state, RED, word) for word in ("d4xd5", "done", "d5xd4", "done")]
    for ply in range(1000):
        assert game.to_act(state) != (), ply
        for move in steps[2 * (ply % 2) : 2 * (ply % 2) + 2]:
            state = apply(state, actor(state), move)
    assert result(state) == (None, "stall")


def test_s6_4_agreement_is_a_draw():
    after = game.apply(start(), BLUE, AGREE)
    assert result(after) == (None, "agreement")
    assert game.outcome(after).ranking == ((RED, BLUE),)


def test_s6_points_are_the_cards_left():
    after = play(table(f"f4=rKS^ f5=bKH:b {REST}"), "f4xf5")
    outcome = game.outcome(after)
    # Red: K♠ K♥ 3♠; Blue: K♥ K♠ 3♠ — the duel that ends the game removes nothing
    assert dict(outcome.points) == {RED: 3, BLUE: 3}
    assert outcome.ranking == ((RED,), (BLUE,))


@pytest.mark.parametrize("seed", range(4))
def test_s6_random_play_ends(seed):
    *_, last = random_game(seed, **({} if seed < 2 else {"no_attack": "march", "stall_plies": "40"}))
    assert result(last) is not None


def purposeful(state, seat, rng: Random):
    """Attacks what it knows it beats, hunts the heart with the King of Spades, peeks, and never overlaps blindly."""
    view = seen(state, seat)
    legal = sorted(moves(state))

    def worth(move: str) -> float:
        if "x" in move:
            mine, theirs = (view[cell][1:3] for cell in move.split("x"))
            if UNKNOWN in (mine, theirs):
                return 0.5
            return {"wins": 9, "loses": -9, "win": 3, "lose": -1, "tie": 0.4, "special": 0.1}[
                oracle.meeting(oracle.Table(), mine, theirs)
            ]
        if "^" in move:
            return 9 if view[move[3:]][1:3] == "KH" else -9
        return 0.6 if "?" in move and view[move[1:]].endswith("??") else 0.2

    best = max(map(worth, legal))
    return rng.choice([move for move in legal if worth(move) == best])


@pytest.mark.long
def test_s6_purposeful_play_ends_and_is_sometimes_decided():
    endings = Counter()
    for seed in range(4):
        rng, state = Random(seed), start()
        while game.to_act(state):
            seat = actor(state)
            word = rng.choice(sorted(moves(state))) if seat == CHANCE else purposeful(state, seat, rng)
            state = game.apply(state, seat, game.parse_move(state, seat, word))
        endings[result(state)[1]] += 1
    assert endings.total() == 4
    assert "wrong-overlap" not in endings


# -- §8 options: test_options.py ----------------------------------------------------------------------


def test_s8_the_defaults_are_those_of_the_rules():
    assert options().to_text() == {
        "layout": "chequer",
        "players": "2",
        "placement": "blind",
        "special_kings": "header",
        "special_repeat": "allowed",
        "ace_vs_KH_KS": "king_wins",
        "KH_attacks_KS": "spade_owner_wins",
        "KH_tie": "both_removed",
        "slide_cards": "any",
        "slide_dirs": "orthogonal",
        "slide_count": "exactly_3_if_possible",
        "overlap": "known_KS",
        "no_attack": "draw",
        "stall_plies": "20",
        "memory_aid": "own",
        "deck": "52",
        "four_player": "first_blood",
    }
