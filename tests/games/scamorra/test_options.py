"""§9 Every option: it does what it says, and changes nothing else."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

from ludoteca.core import CHANCE, WATCHER, BadOption
from ludoteca.play import Match, format_record
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, moves, options, read, result, start
from tests.games.scamorra.deals import follow, random_acts
from tests.games.scamorra.tables import (
    EXAMPLE,
    NORTH,
    SOUTH,
    VIEWERS,
    can_discard,
    captures,
    drawn,
    effects,
    play,
    table,
    weights,
    write,
)
from tests.games.scamorra.test_oracle_agrees import agree_on, any_position, next_acts, play_both

VALUES = {
    "pawn_reentry_forced": (False, True),
    "pawn_capture_dirs": ("forward", "all_diagonals"),
    "coppella_visibility": ("hidden", "owner", "both"),
    "discard_view": ("full_history", "top_card_only"),
    "initiative_method": ("random", "rps_hand"),
    "turns_per_side": (15, 12),
    "initiative_next_game": ("lot", "alternate", "previous_loser"),
    "fifteen_check": ("immediate", "end_of_game"),
    "ko_bonus_includes_capture": (True, False),
    "match_target": (15, 1, 50),
    "ko_bonus": (10, 0, 50),
    "giving_up": ("as_knockout", "captures_only"),
}
EACH_VALUE = [pytest.param(key, value, id=f"{key}={value}") for key, values in VALUES.items() for value in values[1:]]
OF_THE_MATCH = (
    "initiative_next_game", "fifteen_check", "ko_bonus_includes_capture", "match_target", "ko_bonus", "giving_up",
)  # fmt: skip
PLACED = "rps2/5/5/5/2RPS"


def test_the_defaults_are_those_of_the_rules():
    assert options().to_text() == {key: str(values[0]).lower() for key, values in VALUES.items()}


@pytest.mark.parametrize(("key", "value"), [each for each in EACH_VALUE if each.values[0] not in OF_THE_MATCH])
def test_one_option_alone_follows_the_oracle(key, value):
    rng, chosen = Random(f"{key}={value}"), oracle.Table(**{key: value})
    play_both(chosen, rng, is_greedy=True)
    for _ in range(6):
        position = any_position(rng, chosen)
        agree_on(chosen, position, read(position.write(chosen), **{key: value}))


@pytest.mark.parametrize(("key", "value"), EACH_VALUE)
def test_one_option_alone_leaves_what_it_does_not_name(key, value):
    """The same positions at both tables: the same moves with the same results."""
    rng, default, chosen = Random(key), oracle.Table(), oracle.Table(**{key: value})
    for _ in range(6):
        position = any_position(rng, chosen)
        changed = read(position.write(chosen), **{key: value})
        plain = read(oracle.replace(position, coppella={}).write(default))
        before, after = (moves(state) if game.to_act(state) else set() for state in (plain, changed))
        if game.to_act(plain) == (CHANCE,) and chosen.has_coppella:
            assert set(after) <= set(before)  # the coppella cannot be drawn
        elif key == "pawn_reentry_forced":
            assert before - after <= {"P:-"}
            assert after <= before
        elif key == "pawn_capture_dirs":
            assert {move for move in after ^ before if move[0] != "P"} == set()
            assert before - after <= {"P:-"}
        else:
            assert after == before
        for who, text, _ in next_acts(default, oracle.replace(position, coppella={})):
            if who != "chance" and text in before & after:
                one, two = (write(play(state, text)).split()[:5] for state in (plain, changed))
                assert one == two


# -- what it says --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "is_legal"), [(True, False), (False, True)])
def test_pawn_reentry_forced_says_whether_a_pawn_with_only_a_re_entry_may_be_discarded(value, is_legal):
    words = {"pawn_reentry_forced": value}
    assert can_discard(table("R c5", "R a3, P a4, S b4", **words), "P") is is_legal
    assert len(effects(table("R c5", "R a3, P a4, S b4", **words), "P")) == 10  # and re-entry stays possible
    assert not can_discard(table("R c4", "R a3, P a4, S b4", **words), "P")  # a step forbids it in any case
    assert can_discard(table("R c5, P a5, S e5", "R a3, P a1, S e1", **words), "P")  # a dead card always may
    assert not can_discard(table("R c5", "R a3, P a4, S b4", hand="KQP|KQP", **words), "K")


@pytest.mark.parametrize(("value", "is_forward"), [("forward", True), ("all_diagonals", False)])
def test_pawn_capture_dirs_says_on_which_diagonals_a_pawn_captures(value, is_forward):
    high = table("P c3", "R b4, S d4, P b2", pawn_capture_dirs=value)
    low = table("P c3", "R b2, S d4, P d2", pawn_capture_dirs=value)
    assert captures(high, "P") == {"c3-b4"}
    assert captures(low, "P") == (set() if is_forward else {"c3-b2"})
    assert "c3-c2" not in effects(low, "P")  # the step stays forward
    assert "c3-b4" not in effects(low, "P")  # and no diagonal is a step
    north = table("R b4, S d2", "P c3", turn="N", pawn_capture_dirs=value)
    assert captures(north, "P") == (set() if is_forward else {"c3-b4"})


def test_pawn_capture_dirs_may_bring_a_dead_card_to_life():
    words = {"pawn_capture_dirs": "all_diagonals"}
    pieces = ("R c5, P a5, S e5", "S b4, P a1, R e1")
    assert can_discard(table(*pieces), "P")
    assert (effects(table(*pieces, **words), "P"), can_discard(table(*pieces, **words), "P")) == ({"c5-b4"}, False)


@pytest.mark.parametrize(
    ("value", "seen"),
    [
        ("hidden", ["", "", ""]),
        ("owner", ["coppella=B|?", "coppella=?|R", "coppella=?|?"]),
        ("both", ["coppella=B|R", "coppella=B|R", "coppella=B|R"]),
    ],
)
def test_coppella_visibility_says_who_sees_the_card_set_aside(value, seen):
    text = EXAMPLE if value == "hidden" else f"{EXAMPLE} coppella=B|R"
    state = read(text, coppella_visibility=value)
    assert ["".join(game.format_view(game.view(state, viewer)).split()[5:]) for viewer in VIEWERS] == seen


def test_coppella_visibility_sets_one_card_of_each_deck_aside_before_the_deal():
    state = start(coppella_visibility="owner")
    assert weights(state) == {"coppella S K": 1, "coppella S Q": 1, "coppella S B": 3, "coppella S N": 3,
                              "coppella S R": 3, "coppella S P": 5}  # fmt: skip
    state = play(state, "coppella S K", "coppella N Q")
    assert set(weights(state)) == {f"draw S {card}" for card in "QBNRP"}
    assert sum(weights(state).values()) == 15
    assert write(state) == "5/5/5/5/5 ! hand=-|- played=-|- score=0-0 coppella=K|Q"


@pytest.mark.parametrize("value", ["owner", "both"])
def test_a_coppella_set_aside_never_appears(value):
    for seed in range(2):
        acts = random_acts(Random(seed), 200, coppella_visibility=value)
        for side in "SN":
            aside = [text[-1] for _, text in acts if text.startswith(f"coppella {side}")]
            dealt = [text[-1] for _, text in acts if text.startswith(f"draw {side}")]
            assert sorted(aside + dealt) == sorted(oracle.DECK.elements())


@pytest.mark.parametrize(("value", "text"), [("full_history", "BRN|PQB"), ("top_card_only", "??N|??B")])
def test_discard_view_says_how_much_of_the_discards_lies_open(value, text):
    state = read(f"{PLACED} S hand=KRP|KNP played=BRN|PQB score=0-0", discard_view=value)
    for viewer in VIEWERS:
        shown = game.show(game.view(state, viewer))
        assert game.format_view(game.view(state, viewer)).split()[3] == f"played={text}"
        assert (shown.south.left is None) is (value == "top_card_only")


def test_discard_view_top_card_only_hides_past_cards_from_a_record_in_progress():
    for value in ("full_history", "top_card_only"):
        match = Match(game, options(discard_view=value))
        for act in random_acts(Random(4), 40):
            follow(match, *act)
        cards = set(re.findall(r"(\S):[a-e][1-5]-", format_record(match, WATCHER)))
        assert cards
        assert (cards == {"?"}) is (value == "top_card_only")


@pytest.mark.parametrize("value", ["random", "rps_hand"])
def test_initiative_method_says_how_the_initiative_is_won(value):
    state = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", initiative_method=value)
    if value == "random":
        assert (game.to_act(state), set(weights(state))) == ((CHANCE,), {"lot S", "lot N"})
        return
    assert (game.to_act(state), weights(state)) == ((SOUTH, NORTH), {})
    for seat in (SOUTH, NORTH):
        assert moves(state, seat) == {"throw R", "throw P", "throw S"}


@pytest.mark.parametrize("value", [15, 12])
def test_turns_per_side_says_after_how_many_turns_the_points_are_compared(value):
    hands, played = "KQB|KQB", "NNNRRRPPPPPB|NNNRRRPPPPP"
    state = table("S c3", "R d4", turn="N", hand=hands, played=played, score="3-2", turns_per_side=value)
    after = drawn(play(state, "B:d4-e5"))
    assert result(after) == (("S", "points") if value == 12 else None)
    knocked = table("S c3", "R d4", turn="N", hand=hands, played=played, score="3-2", turns_per_side=value)
    assert result(play(knocked, "B:d4-c3")) == ("N", "knockout")


@pytest.mark.parametrize("value", [15, 12])
def test_turns_per_side_is_the_number_of_turns_of_a_whole_game(value):
    acts = random_acts(Random(12), 200, turns_per_side=value)
    turns = [seat for seat, text in acts if text[1:2] == ":"]
    assert (turns.count(SOUTH), turns.count(NORTH)) == (value, value)


@pytest.mark.parametrize(("key", "value"), [each for each in EACH_VALUE if each.values[0] in OF_THE_MATCH])
def test_the_options_of_the_match_do_not_touch_the_single_game(key, value):
    chosen, plain = start(**{key: value}), start()
    assert chosen.record.tobytes() == plain.record.tobytes()
    acts = random_acts(Random(9), 200)
    for seat, text in acts:
        move = game.parse_move(plain, seat, text)
        chosen, plain = game.apply(chosen, seat, move), game.apply(plain, seat, move)
    assert chosen.record.tobytes() == plain.record.tobytes()
    assert game.outcome(chosen) == game.outcome(plain)


# -- unknown keys and values --------------------------------------------------------------------------------------


def test_an_unknown_option_is_refused_by_name_with_a_hint():
    with pytest.raises(BadOption, match=r"pawn_capture_dir.*pawn_capture_dirs.*§9"):
        options(pawn_capture_dir="forward")


@pytest.mark.parametrize("key", VALUES)
def test_an_unknown_value_is_refused_by_name_with_what_was_expected(key):
    with pytest.raises(BadOption, match=rf"{key}=nonsense: expected .*§9"):
        options(**{key: "nonsense"})


@pytest.mark.parametrize("value", ["13", "0", "-12", ""])
def test_a_game_has_fifteen_turns_or_twelve(value):
    with pytest.raises(BadOption, match=r"turns_per_side.*15 or 12"):
        options(turns_per_side=value)


def test_every_option_of_the_table_is_tested_here():
    assert set(VALUES) == {field.name for field in msgspec.structs.fields(game.Options)}
