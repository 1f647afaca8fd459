"""§7 Fifteen mode: a series of games whose points add up (A19–A23, A38, A39)."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import ABANDON, AGREE, CHANCE, RESIGN, RESIGN_MATCH, TIME, WATCHER, BadPosition, State
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import options
from tests.games.scamorra.matches import (
    KNOCK_OUT,
    QUIET_END,
    SERIES,
    begin,
    child,
    deal,
    in_game,
    match,
    texts,
    totals,
    won,
)
from tests.games.scamorra.tables import NORTH, SOUTH


def after_quiet_game(initiative: str, score: str, **words: object) -> State:
    """A game that has ended on points without winning the match, both sides ready for the next."""
    state = in_game("0-0", QUIET_END.replace("score=2-1", f"score={score}"), score, initiative, **words)
    return match(match(state, "P:d4-d3"), "next", "next")


# -- §7 a match is a series of games -------------------------------------------------------------------


def test_s7_a_match_begins_with_a_deal_at_nil_all():
    state = begin()
    assert (totals(state), won(state)) == ((0, 0), None)
    assert texts(state) == {CHANCE: {"deal"}}
    state = match(state, "deal")
    assert child(state) == "5/5/5/5/5 ! hand=-|- played=-|- score=0-0"


def test_s7_each_game_is_set_up_from_scratch_and_the_totals_stay():
    state = in_game("4-5", QUIET_END, "6-6")
    state = match(state, "P:d4-d3")
    assert texts(state) == {SOUTH: {"next"}, NORTH: {"next"}}
    state = match(state, "next", "next")
    assert (totals(state), child(state)) == ((6, 6), "5/5/5/5/5 ! hand=-|- played=-|- score=0-0")
    weights = [weight for _, weight in SERIES.chances(state)]
    assert sorted(weights) == [1, 1, 3, 3, 3, 5]  # a fresh shuffle, a new coppella (A25)


def test_s7_the_next_game_waits_for_both():
    state = match(in_game("0-0", QUIET_END, "2-1"), "P:d4-d3", "next")
    assert SERIES.to_act(state) == (NORTH,)
    assert SERIES.legal_moves(state, SOUTH) == []


def test_s7_winning_on_points_brings_no_bonus_and_the_loser_keeps_its_points():
    assert totals(match(in_game("1-2", QUIET_END, "3-3"), "P:d4-d3")) == (3, 3)


def test_s7_a_drawn_game_brings_no_bonus():
    state = in_game("1-2", QUIET_END.replace("score=2-1", "score=2-2"), "3-4")
    assert totals(match(state, "P:d4-d3")) == (3, 4)


def test_s7_points_are_counted_one_by_one_while_the_game_goes_on():
    state = in_game("1-2", "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2", "2-4")
    state = match(state, "P:c3-d4")
    assert (totals(state), won(state)) == ((3, 4), None)


# -- A19 to A23 ------------------------------------------------------------------------------------------


def test_a19_a_knock_out_is_worth_ten_beside_every_capture_point():
    assert totals(match(in_game("1-1", KNOCK_OUT, "3-3"), "P:c3-d4")) == (1 + 3 + 10, 1 + 2)


def test_a19_by_option_ten_replace_the_point_of_the_last_capture_only():
    state = in_game("1-1", KNOCK_OUT, "3-3", ko_bonus_includes_capture=False)
    assert totals(match(state, "P:c3-d4")) == (1 + 2 + 10, 1 + 2)


@pytest.mark.parametrize("bonus", [0, 1, 7, 50])
@pytest.mark.parametrize("includes", [True, False])
def test_a19_ko_bonus_says_how_many_points_a_knock_out_adds(bonus, includes):
    words = {"ko_bonus": bonus, "ko_bonus_includes_capture": includes, "match_target": 50}
    state = match(in_game("0-0", KNOCK_OUT, "2-2", **words), "P:c3-d4")
    expected = oracle.worth(oracle.Table(**words), 3, is_knockout=True)
    assert totals(state) == (expected, 2)
    assert won(state) == (("S", "fifteen") if expected >= 50 else None)


def test_a20_the_match_ends_in_mid_game_at_the_fifteenth_point():
    state = in_game("13-10", "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2", "14-12")
    state = match(state, "P:c3-d4")
    assert (totals(state), won(state), SERIES.to_act(state)) == ((15, 12), ("S", "fifteen"), ())


def test_a20_fourteen_points_win_nothing():
    state = in_game("12-10", "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2", "13-12")
    assert won(match(state, "P:c3-d4")) is None


def test_a20_end_of_game_lets_the_game_finish():
    words = {"fifteen_check": "end_of_game"}
    state = in_game("13-10", "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2", "14-12", **words)
    state = match(state, "P:c3-d4")
    assert (totals(state), won(state)) == ((15, 12), None)
    assert SERIES.to_act(state) == (CHANCE,)  # South draws and the game goes on


@pytest.mark.parametrize(("target", "is_won"), [(14, True), (15, True), (16, False), (50, False)])
def test_match_target_says_how_many_points_win(target, is_won):
    game_text = "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2"
    state = match(in_game("12-4", game_text, "13-6", match_target=target), "P:c3-d4")
    assert totals(state) == (14, 6)
    assert (won(state) is not None) is (is_won and target <= 14)
    state = in_game("13-4", game_text, "14-6", match_target=max(target, 15))
    assert (won(match(state, "P:c3-d4")) is not None) is is_won


@pytest.mark.parametrize(
    ("before", "score", "winner"),
    [
        ("14-13", "2-1", "S"),  # only South
        ("12-14", "2-1", "N"),  # only North, who lost this game
        ("13-15", "2-1", "N"),  # both, North has more
        ("14-14", "2-1", "S"),
        ("14-15", "2-1", None),  # both, equal: another game
        ("12-13", "2-1", None),  # nobody
    ],
)
def test_a21_at_the_end_of_a_game_the_higher_total_wins(before, score, winner):
    south, north = (int(a) + int(b) for a, b in zip(before.split("-"), score.split("-"), strict=True))
    state = in_game(before, QUIET_END, f"{south}-{north}", fifteen_check="end_of_game")
    state = match(state, "P:d4-d3")
    assert totals(state) == (south, north)
    assert won(state) == ((winner, "fifteen") if winner else None)
    assert winner == oracle.match_winner(
        oracle.Table(fifteen_check="end_of_game"), {"S": south, "N": north}, is_game_over=True
    )


def test_a21_after_equal_totals_beyond_the_target_another_game_is_played():
    state = match(in_game("14-15", QUIET_END, "16-16", fifteen_check="end_of_game"), "P:d4-d3", "next", "next")
    assert child(state).startswith("5/5/5/5/5 !")
    assert totals(state) == (16, 16)


def lot_of_next(initiative: str, score: str, **words: object) -> str:
    """Who gets the initiative after a game; `lot` if chance decides."""
    state = deal(after_quiet_game(initiative, score, **words))
    if SERIES.to_act(state) == (CHANCE,):
        assert texts(state)[CHANCE] == {"lot S", "lot N"}
        return "lot"
    assert child(state).split()[1][0] == "?"
    return child(state).split()[1][1]


@pytest.mark.parametrize("initiative", "SN")
@pytest.mark.parametrize("score", ["2-1", "2-3", "2-2"])
def test_a22_a_fresh_lot_for_every_game(initiative, score):
    assert lot_of_next(initiative, score) == "lot"


@pytest.mark.parametrize("initiative", "SN")
@pytest.mark.parametrize("score", ["2-1", "2-3", "2-2"])
def test_a22_alternate_gives_the_initiative_to_the_other_side_whoever_won(initiative, score):
    assert lot_of_next(initiative, score, initiative_next_game="alternate") == oracle.other(initiative)


@pytest.mark.parametrize("initiative", "SN")
@pytest.mark.parametrize(("score", "expected"), [("2-1", "N"), ("2-3", "S"), ("2-2", "lot")])
def test_a22_previous_loser_gives_it_to_the_loser_and_draws_a_lot_after_a_draw(initiative, score, expected):
    assert lot_of_next(initiative, score, initiative_next_game="previous_loser") == expected


@pytest.mark.parametrize("how", ["lot", "alternate", "previous_loser"])
def test_a22_the_first_game_always_has_a_lot(how):
    state = deal(match(begin(initiative_next_game=how), "deal"))
    assert texts(state) == {CHANCE: {"lot S", "lot N"}}


def test_a22_with_rock_paper_scissors_a_fresh_hand_is_thrown_and_a_given_initiative_needs_none():
    state = deal(after_quiet_game("S", "2-1", initiative_method="rps_hand"))
    assert set(texts(state)) == {SOUTH, NORTH}
    words = {"initiative_method": "rps_hand", "initiative_next_game": "alternate"}
    assert child(deal(after_quiet_game("S", "2-1", **words))).split()[1] == "?N"


def test_a23_under_end_of_game_a_later_knock_out_still_counts():
    game_text = "5/3s1/2R2/5/5 S hand=KQP|KQP played=BBB|BBB score=2-2"
    state = in_game("8-14", game_text, "10-16", fifteen_check="end_of_game")  # North has 16 already
    state = match(state, "P:c3-d4")
    assert (totals(state), won(state)) == ((21, 16), ("S", "fifteen"))


def test_a23_under_immediate_the_same_position_is_refused_for_the_match_is_over():
    with pytest.raises(BadPosition, match=r"total.*15.*A20"):
        in_game("8-14", KNOCK_OUT, "10-16")


# -- A38 resignation and time, A39 --------------------------------------------------------------------------


GIVING_UP = pytest.mark.parametrize(
    ("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")], ids=["resign", "time", "abandon"]
)


@GIVING_UP
def test_a38_whoever_gives_a_game_up_gives_ten_points_besides_the_captures_and_the_match_goes_on(move, reason):
    state = SERIES.apply(in_game("1-4", KNOCK_OUT, "3-6"), NORTH, move)
    assert SERIES.child.outcome(SERIES.child_state(state)).reason == reason
    assert (totals(state), won(state)) == ((13, 6), None)
    assert texts(state) == {SOUTH: {"next"}, NORTH: {"next"}}


@GIVING_UP
def test_a38_the_ten_points_may_win_the_match(move, reason):
    state = SERIES.apply(in_game("3-12", KNOCK_OUT, "5-14"), NORTH, move)
    assert (totals(state), won(state)) == ((15, 14), ("S", reason))


@GIVING_UP
def test_a38_giving_up_costs_as_much_as_the_knock_out_of_this_table(move, reason):
    words = {"ko_bonus": 4, "ko_bonus_includes_capture": False}  # nothing was captured last, so nothing is taken off
    assert totals(SERIES.apply(in_game("3-4", KNOCK_OUT, "5-6", **words), NORTH, move)) == (9, 6)


@GIVING_UP
def test_a38_a_game_given_up_never_wins_the_match_for_the_side_that_gave_it_up(move, reason):
    words = {"fifteen_check": "end_of_game"}
    state = SERIES.apply(in_game("0-18", KNOCK_OUT, "2-20", **words), NORTH, move)
    assert (totals(state), won(state)) == ((12, 20), None)


def test_a38_nobody_escapes_a_knock_out_by_giving_the_game_up():
    """§6.2 The cappotto is worth 10 points; giving up one move earlier saves at most the point of the last capture."""
    knocked_out = match(in_game("0-0", KNOCK_OUT, "2-2"), "P:c3-d4")
    given_up = SERIES.apply(in_game("0-0", KNOCK_OUT, "2-2"), NORTH, RESIGN)
    assert (totals(knocked_out), totals(given_up)) == ((13, 2), (12, 2))


@pytest.mark.parametrize(("seat", "winner"), [(SOUTH, "N"), (NORTH, "S")])
@pytest.mark.parametrize("is_playing", [True, False], ids=["in a game", "between games"])
def test_a38_resigning_the_match_loses_the_match(seat, winner, is_playing):
    state = in_game("3-4", QUIET_END, "5-5")
    state = state if is_playing else match(state, "P:d4-d3")
    assert SERIES.why_illegal(state, seat, RESIGN_MATCH) is None
    state = SERIES.apply(state, seat, RESIGN_MATCH)
    assert (won(state), SERIES.to_act(state)) == ((winner, "resign"), ())
    assert [event.type for event in SERIES.events(state, WATCHER)] == ["between", "series-end"]


def test_a38_a_game_or_the_match_may_be_given_up_where_they_are_not_the_same():
    playing, between = in_game("1-2", QUIET_END, "3-3"), match(in_game("1-2", QUIET_END, "3-3"), "P:d4-d3")
    assert [SERIES.may_resign(playing, seat) for seat in (SOUTH, NORTH)] == [("game", "match")] * 2
    assert [SERIES.may_resign(between, seat) for seat in (SOUTH, NORTH)] == [("match",)] * 2
    near = in_game("11-1", KNOCK_OUT, "13-3")
    assert [SERIES.may_resign(near, seat) for seat in (SOUTH, NORTH)] == [("game", "match"), ("match",)]
    assert SERIES.may_resign(SERIES.apply(near, NORTH, RESIGN_MATCH), SOUTH) == ()


def test_a38_as_in_the_first_version_resigning_a_game_gives_no_bonus():
    state = SERIES.apply(in_game("3-4", KNOCK_OUT, "5-6", giving_up="captures_only"), NORTH, RESIGN)
    assert (totals(state), won(state)) == ((5, 6), None)
    assert texts(state) == {SOUTH: {"next"}, NORTH: {"next"}}


def test_the_first_version_of_the_rules_is_still_played():
    old = SERIES.options_of("1.1", {"match_target": "20"})
    assert old == options(pawn_reentry_forced=True, giving_up="captures_only", match_target=20)
    assert SERIES.child.options_of("1", {}) == options(pawn_reentry_forced=True, giving_up="captures_only")


@pytest.mark.parametrize(("seat", "winner"), [(SOUTH, "N"), (NORTH, "S")])
@pytest.mark.parametrize(("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
def test_a38_resigning_between_games_loses_the_match(seat, winner, move, reason):
    state = match(in_game("3-4", QUIET_END, "5-5"), "P:d4-d3")
    state = SERIES.apply(state, seat, move)
    assert (totals(state), won(state), SERIES.to_act(state)) == ((5, 5), (winner, reason), ())


@pytest.mark.parametrize(("move", "reason"), [(TIME, "time"), (ABANDON, "abandon")])
def test_a38_as_in_the_first_version_running_out_of_time_or_leaving_loses_the_match(move, reason):
    state = SERIES.apply(in_game("3-12", KNOCK_OUT, "5-14", giving_up="captures_only"), NORTH, move)
    assert (totals(state), won(state)) == ((5, 14), ("S", reason))  # though North had more


def test_a38_the_side_that_resigns_loses_the_game():
    state = SERIES.apply(in_game("1-2", KNOCK_OUT, "3-4", initiative_next_game="previous_loser"), NORTH, RESIGN)
    assert child(deal(match(state, "next", "next"))).split()[1] == "?N"


def test_a38_a_match_cannot_end_by_agreement():
    state = match(in_game("3-4", QUIET_END, "5-5"), "P:d4-d3")
    assert SERIES.why_illegal(state, SOUTH, AGREE) is not None
    assert SERIES.why_illegal(in_game("3-4", QUIET_END, "5-5"), NORTH, AGREE) is not None


def test_a39_a_match_won_in_mid_game_keeps_its_totals_and_the_rest_is_void():
    state = in_game("13-10", "5/3s1/2R1p/5/5 S hand=KQP|KQP played=BBB|BBB score=1-2", "14-12")
    state = match(state, "P:c3-d4")
    assert dict(SERIES.outcome(state).points) == {SOUTH: 15, NORTH: 12}
    assert SERIES.legal_moves(state, NORTH) == []
    assert SERIES.chances(state) == []
    assert SERIES.why_illegal(state, NORTH, SERIES.parse_move(state, NORTH, "P:e3-e2")).code == "series-over"


# -- whole matches against the oracle -------------------------------------------------------------------------


def play_match(rng: Random, **words: object) -> State:
    """A match to its end; after every act the totals and the winner are those of the oracle."""
    chosen, state = oracle.Table(**words), begin(**words)
    before = {"S": 0, "N": 0}
    for _ in range(20_000):
        if not SERIES.to_act(state):
            return state
        seat, offered = rng.choice(sorted(texts(state).items()))
        captures = {t for t in offered if t[1:2] == ":" and t[-2:] in oracle.Position.read(child(state)).board}
        text = rng.choice(sorted(captures or offered))
        if text in ("deal", "next"):
            before = dict(zip("SN", totals(state), strict=True))
        state = SERIES.apply(state, seat, SERIES.parse_move(state, seat, text))
        position = oracle.Position.read(child(state).replace("!N", "!").replace("!S", "!"))
        ended = oracle.ending(chosen, position)
        if text not in ("deal", "next"):
            counted = {}
            for side in "SN":
                is_knockout = ended == (side, "knockout")
                counted[side] = before[side] + oracle.worth(chosen, position.score[side], is_knockout)
            assert totals(state) == (counted["S"], counted["N"])
            winner = oracle.match_winner(chosen, counted, is_game_over=ended is not None)
            assert won(state) == ((winner, "fifteen") if winner else None)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"fifteen_check": "end_of_game"},
        {"ko_bonus_includes_capture": False, "ko_bonus": 3, "initiative_next_game": "alternate"},
        {"match_target": 9, "ko_bonus": 0, "fifteen_check": "end_of_game", "initiative_next_game": "previous_loser"},
        {"match_target": 2, "ko_bonus": 0},
    ],
    ids=lambda words: " ".join(f"{key}={value}" for key, value in words.items()) or "defaults",
)
def test_whole_matches_count_as_the_oracle_counts(words):
    assert won(play_match(Random(7), **words)) is not None
