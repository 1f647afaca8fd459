"""§9.2 The end of a stage and of the full game: hats, places, weapons kept (A34–A38, A42, A51)."""

from __future__ import annotations

import pytest

from ludoteca.core import RESIGN, BadOption, State
from tests.games.scorso import tables
from tests.games.scorso.asking import actors, fields, game, line, moves, options, play, result, start, told, why
from tests.games.scorso.full_tables import duels, frozen, hats, phase, rolling, stage_end, table, weapons, win_duel
from tests.games.scorso.tables import A, B, C

LAST_SHOT = ("A left=KKKWWW", "B bullets=1/0/0 bowtie=0", "C out bowtie=2")


def shot(*lines: str, **given: object) -> State:
    """A, the ender, shoots B dead."""
    return play(frozen(*(lines or LAST_SHOT), **({"ender": "A"} | given)), "A: lane left")


def places(state: State) -> list[tuple[object, object]]:
    return [(event["seat"], event["place"]) for event in told(state, "rank")]


def test_the_winner_of_a_stage_takes_a_hat_and_the_pot_of_the_stage() -> None:
    state = shot(pot=30, stake=10)
    assert told(state, "stage-won") == [{"type": "stage-won", "seat": "A", "reason": "last-standing", "hats": 1}]
    assert told(state, "pot") == [{"type": "pot", "seat": "A", "chips": 30}]
    assert [hats(state, name) for name in "ABC"] == [1, 0, 0]
    assert (fields(state)["pot"], result(state)) == ("0", None)


def test_places_are_the_reverse_order_of_elimination() -> None:
    assert places(shot()) == [("A", 1), ("B", 2), ("C", 3)]


def test_bullets_dice_and_fist_tokens_go_home() -> None:
    state = shot("A left=KKKWWW fists=2", "B bullets=1/0/0 bowtie=0 fists=1", "C out")
    assert {name: line(state, name)["bullets"] for name in "ABC"} == dict.fromkeys("ABC", "3/3/3")
    assert {line(state, name)["fists"] for name in "ABC"} == {"0"}
    assert (fields(state)["supply"], fields(state)["stage"], phase(state)) == ("8", "2", "market")


def test_a34_those_eliminated_together_duel_for_their_place() -> None:
    state = frozen("A left=KKK right=KKK", "B bullets=1/0/0 bowtie=0", "C bullets=1/0/0 bowtie=0", ender="A")
    state = play(state, "A: lane left")
    assert told(state, "rank-duel") == [{"type": "rank-duel", "seats": ["B", "C"], "place": 2}]
    assert (fields(state)["dispute"], fields(state)["rank"]) == ("rank", "A,BC")
    assert [line(state, name)["free"] for name in "ABC"] == ["-", "??????", "??????"]
    assert places(win_duel(state, "C")) == [("A", 1), ("C", 2), ("B", 3)]


def test_a34_three_who_fell_together_duel_twice() -> None:
    state = table("duel", "A", "B free=??????", "C free=??????", "D free=??????", dice=0, act="-", passed=0,
                  dispute="rank", rank="A,BCD")  # fmt: skip
    state = win_duel(state, "D")
    assert (fields(state)["rank"], fields(state)["dispute"]) == ("A,D,BC", "rank")
    assert places(win_duel(state, "B")) == [("A", 1), ("D", 2), ("B", 3), ("C", 4)]


def test_a34_a_wrong_knock_loses_a_duel_over_a_place() -> None:
    state = table("duel", "A", "B free=??????", "C free=??????", dice=0, act="-", passed=0, dispute="rank", rank="A,BC")
    assert places(play(state, "B: knock")) == [("A", 1), ("C", 2), ("B", 3)]


def test_who_has_bullets_left_after_the_last_round_is_placed_by_them() -> None:
    lines = ("A bullets=3/3/3 fists=1", "B bullets=1/0/0", "C bullets=2/0/0", "D out")
    state = play(duels(*lines, round=5, max_rounds=5, act="B"), "B: challenge no; C: challenge no")
    assert told(state, "stage-won")[0]["reason"] == "round-limit"
    assert places(state) == [("A", 1), ("C", 2), ("B", 3), ("D", 4)]


def test_the_losers_of_a_deciding_duel_have_fallen_together() -> None:
    state = table("duel", *(f"{name} bullets=0/0/0 free=??????" for name in "ABC"), dice=0, act="-", passed=0)
    state = win_duel(state, "B")
    assert told(state, "stage-won")[0]["reason"] == "deciding-duel"
    assert fields(state)["rank"] == "B,AC"


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "number", "expected"),
    [
        ("W03,W16", 1, {"keep -", "keep W03", "keep W16"}),
        ("W03", 2, {"keep -", "keep W03"}),
        (
            "W03,W07,W16",
            2,
            {"keep -", "keep W03", "keep W07", "keep W16", "keep W03,W07", "keep W03,W16", "keep W07,W16"},
        ),
    ],
)
def test_a35_what_may_be_kept(owned: str, number: int, expected: set[str]) -> None:
    assert moves(stage_end(f"A hats={number} weapons={owned}", "B")) == expected


def test_a35_who_has_no_hat_keeps_nothing_and_is_not_asked() -> None:
    state = play(stage_end("A hats=1 weapons=W03", "B weapons=W05", "C weapons=W09"), "A: keep W03")
    assert [weapons(state, name) for name in "ABC"] == ["W03", "-", "-"]
    assert [(event["seat"], event["weapon"]) for event in told(state, "returned")] == [("B", "W05"), ("C", "W09")]
    assert phase(state) == "market"


def test_a35_they_are_asked_in_the_order_of_the_places() -> None:
    state = stage_end("A hats=1 weapons=W03", "B hats=1 weapons=W05", "C hats=1 weapons=W09", act="C", rank="C,A,B")
    state = play(state, "C: keep W09")
    assert actors(state) == ["A"]
    assert actors(play(state, "A: keep -")) == ["B"]


def test_a36_what_is_not_kept_is_in_the_bag_again() -> None:
    state = play(stage_end("A hats=1 weapons=W03,W16", "B"), "A: keep W16")
    assert {"bag W03"} <= moves(state)
    assert "bag W16" not in moves(state)


def test_what_cannot_be_kept_is_refused_by_name() -> None:
    state = stage_end("A hats=1 weapons=W03,W16", "B hats=1 weapons=W05")
    assert why(state, "A: keep W03,W16").code == "too-many-weapons"
    assert why(state, "A: keep W05").code == "not-owned"
    assert why(state, "B: keep W05").code == "turn"
    assert why(state, "A: pick W01").code == "phase"


@pytest.mark.parametrize("word", ["keep W03", "pick W03", "weapon W03 left", "bribe no"])
def test_what_belongs_to_the_full_game_is_refused_in_the_base_game(word: str) -> None:
    assert why(start(), f"A: {word}").code == "not-full"
    assert why(tables.frozen("A left=GGGYB", "B", "C"), f"A: {word}").code == "not-full"


# -- the end of the game -----------------------------------------------------------------------------------------------


def test_a38_most_hats_win_after_the_last_stage() -> None:
    state = shot("A left=KKKWWW hats=1", "B bullets=1/0/0 bowtie=0 hats=1", stage=3)
    assert result(state) == ("A", "hats")
    assert game.outcome(state).points == {A: 2, B: 1}


def test_a38_a_player_who_is_out_may_win_the_game() -> None:
    state = shot("A left=KKKWWW", "B bullets=1/0/0 bowtie=0", "C out hats=2", stage=3)
    assert result(state) == ("C", "hats")
    assert game.outcome(state).ranking == ((C,), (A,), (B,))


@pytest.mark.parametrize("hats_of_c", [0, 1])
def test_after_the_last_stage_bullets_stay_as_they_were(hats_of_c: int) -> None:
    """A finished game showed 3/3/3 for everybody; also while a duel decides it (A38)."""
    lines = ("A left=KKKWWW bullets=0/2/1", "B bullets=1/0/0 bowtie=0", f"C out hats={hats_of_c} bowtie=2")
    state = shot(*lines, stage=3)
    assert phase(state) == ("duel" if hats_of_c else "over")
    assert [line(state, name)["bullets"] for name in "ABC"] == ["0/2/1", "0/0/0", "0/0/0"]
    assert [player.bullets for player in game.show(game.view(state, A)).ring] == [[0, 2, 1], [0, 0, 0], [0, 0, 0]]
    told_again = game.parse_position(game.format_position(state), state.options)
    assert game.format_position(told_again) == game.format_position(state)
    if hats_of_c:
        assert line(win_duel(state, "C"), "A")["bullets"] == "0/2/1"


def test_a38_of_equal_hats_the_higher_bow_tie_wins() -> None:
    state = shot("A left=KKKWWW bowtie=1", "B bullets=1/0/0 bowtie=0", "C out hats=1 bowtie=3", stage=3)
    assert result(state) == ("C", "hats")


def test_a38_of_equal_hats_and_bow_ties_a_duel_decides() -> None:
    state = shot("A left=KKKWWW bowtie=1", "B bullets=1/0/0 bowtie=0", "C out hats=1 bowtie=2", stage=3)
    assert told(state, "hats-duel") == [{"type": "hats-duel", "seats": ["A", "C"]}]
    assert actors(state) == ["A", "C"]
    assert result(win_duel(state, "C")) == ("C", "hats")


@pytest.mark.parametrize("stages", range(1, 7))
def test_a51_one_stage_to_six(stages: int) -> None:
    state = shot(*LAST_SHOT[:2], stage=stages, stages=stages)
    assert result(state) == ("A", "hats")
    if stages > 1:
        assert result(shot(*LAST_SHOT[:2], stage=stages - 1, stages=stages)) is None


def test_a51_no_more_stages_than_hats() -> None:
    with pytest.raises(BadOption, match="option stages=7: expected a number from 1 to 6"):
        options(mode="full", stages=7)


def test_the_travel_edition_has_no_full_game() -> None:
    with pytest.raises(BadOption, match="option mode=full: expected base"):
        options(mode="full", edition="travel")


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_who_leaves_is_away_for_all_stages_and_the_weapons_return() -> None:
    state = game.apply(rolling("A", "B weapons=W03", "C"), B, RESIGN)
    assert "away" in line(state, "B")
    assert weapons(state, "B") == "-"
    assert result(state) is None


def test_who_leaves_with_one_other_left_in_the_stage_loses_it_and_the_game_goes_on() -> None:
    state = game.apply(rolling("A", "B", "C out"), B, RESIGN)
    assert told(state, "stage-won")[0]["reason"] == "resign"
    assert [line(state, name).get("bullets", "away") for name in "ABC"] == ["3/3/3", "away", "3/3/3"]
    assert fields(state)["rank"] == "A,C"
    assert fields(state)["draw"] == "3"


def test_the_last_one_present_wins_whatever_the_hats() -> None:
    state = game.apply(rolling("A", "B hats=2"), B, RESIGN)
    assert result(state) == ("A", "resign")


def test_who_leaves_a_duel_over_a_place_leaves_it_to_the_other() -> None:
    state = table("duel", "A", "B free=??????", "C free=??????", dice=0, act="-", passed=0, dispute="rank", rank="A,BC")
    state = game.apply(state, B, RESIGN)
    assert (fields(state)["rank"], phase(state)) == ("A,C", "market")


@pytest.mark.parametrize("mode", ["base", "full"])
def test_who_leaves_in_mid_conflict_and_ends_the_game_is_the_reason_for_it(mode: str) -> None:
    """It was told as the round limit, though nobody had played on."""
    lines = ("A left=K right=WWWWW bowtie=0", "B bullets=1/1/0 bowtie=0", "C bullets=2/2/2 bowtie=0")
    if mode == "full":
        state = frozen(*lines, ender="A", round=5, max_rounds=5, stages=1)
    else:
        bare = (given.replace(" bowtie=0", "") for given in lines)
        state = tables.frozen(*bare, ender="A", round=5, max_rounds=5)
    state = play(state, "A: lane left")
    assert moves(state) == {"lose G", "lose Y"}
    assert result(game.apply(state, B, RESIGN)) == ("A", "resign")


def test_who_is_out_of_the_stage_may_leave_the_game() -> None:
    state = game.apply(rolling("A", "B", "C out weapons=W03"), C, RESIGN)
    assert "away" in line(state, "C")
    assert weapons(state, "C") == "-"


# -- luck --------------------------------------------------------------------------------------------------------------


def test_every_stage_has_streams_of_its_own_and_is_a_chapter() -> None:
    state = rolling("A tumbling=6", "B", stage=2, round=3)
    assert game.stream(state) == "stage 2/A 3"
    assert game.chapter(state) == "stage 2"
    assert game.chapters(state) == {"stage 1": True, "stage 2": False, "stage 3": False}
    assert game.race_on(state) == "stage 2 round 3"


def test_the_base_game_has_no_chapters() -> None:
    state = start()
    assert (game.chapter(state), game.chapters(state), game.race_on(state)) == ("", {}, "round 1")


def test_duels_over_places_are_races_of_their_own() -> None:
    state = table("duel", "A", "B free=??????", "C free=??????", "D free=??????", dice=0, act="-", passed=0,
                  dispute="rank", rank="A,BCD")  # fmt: skip
    assert game.race_on(state) == "stage 1 duel over rank B-C-D"
    assert game.race_on(win_duel(state, "D")) == "stage 1 duel over rank B-C"
