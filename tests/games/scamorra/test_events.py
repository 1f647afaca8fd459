"""What a move brings about, for the log, the screen reader and the animation; and the acts that end a game."""

from __future__ import annotations

import pytest

from ludoteca.core import ABANDON, RESIGN, TIME, WATCHER
from tests.games.scamorra.asking import game, read, result, start
from tests.games.scamorra.matches import ALL_BUT_A_PAWN
from tests.games.scamorra.tables import EXAMPLE, NORTH, SOUTH, VIEWERS, act, play, table, told, write

DEALT = "5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0"


def test_nothing_has_happened_at_the_start():
    assert told(start()) == []


def test_a_draw_is_reported():
    assert told(play(start(), "draw S P"), SOUTH) == [{"type": "draw", "seat": "S", "card": "pawn"}]
    assert told(play(start(), "draw S P"), NORTH) == [{"type": "draw", "seat": "S", "card": "hidden"}]


def test_the_lot_and_the_package_are_reported():
    state = play(read(DEALT), "lot N")
    assert told(state) == [{"type": "initiative", "seat": "N"}]
    assert told(play(state, "place-first")) == [{"type": "package", "seat": "N", "choice": "place-first"}]


def test_a_placement_is_reported():
    state = play(read(DEALT), "lot N", "place-first", "S@b5")
    assert told(state) == [{"type": "place", "seat": "N", "piece": "scissors", "to": "b5"}]


def test_a_quiet_move_is_reported():
    moved = {"type": "move", "seat": "S", "card": "king", "piece": "rock", "from": "c1", "to": "c2"}
    assert told(play(read(EXAMPLE), "K:c1-c2")) == [moved]


def test_a_capture_is_reported_after_its_move():
    assert told(play(table("R c3", "S d4, P e4"), "P:c3-d4")) == [
        {"type": "move", "seat": "S", "card": "pawn", "piece": "rock", "from": "c3", "to": "d4"},
        {"type": "capture", "seat": "S", "piece": "rock", "taken": "scissors", "square": "d4", "points": 2},
    ]


def test_a_re_entry_is_reported():
    state = play(table("R c3", "S d4, P e4"), "P:S@b1")
    assert told(state) == [{"type": "reenter", "seat": "S", "card": "pawn", "piece": "scissors", "to": "b1"}]


def test_a_dead_discard_is_reported_with_its_card_and_nothing_else():
    state = play(table("R c5, P a5, S e5", "R a1, P b1, S e1", hand="KQP|KQP"), "P:-")
    assert told(state) == [{"type": "discard", "seat": "S", "card": "pawn"}]


def test_a_knock_out_is_reported_after_its_capture():
    state = play(table("R c3", "S d4"), "P:c3-d4")
    assert [event["type"] for event in told(state)] == ["move", "capture", "end"]
    assert told(state)[-1] == {"type": "end", "reason": "knockout", "winners": ["S"]}


@pytest.mark.parametrize(
    ("score", "reason", "winners"), [("3-2", "points", ["S"]), ("2-3", "points", ["N"]), ("2-2", "draw", [])]
)
def test_the_end_on_points_is_reported(score, reason, winners):
    state = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP", score=score)
    assert told(play(state, "P:d4-d3"))[-1] == {"type": "end", "reason": reason, "winners": winners}


def test_tied_throws_are_reported_and_both_throw_again():
    state = read(DEALT, initiative_method="rps_hand")
    for seat in (SOUTH, NORTH):
        state = act(state, seat, game.parse_move(state, seat, "throw P"))
    assert told(state) == [{"type": "tie", "symbol": "paper"}]
    assert game.to_act(state) == (SOUTH, NORTH)
    assert write(state) == DEALT


@pytest.mark.parametrize(
    ("south", "north", "winner"),
    [("R", "S", "S"), ("S", "P", "S"), ("P", "R", "S"), ("S", "R", "N"), ("P", "S", "N"), ("R", "P", "N")],
)
@pytest.mark.parametrize("order", [(SOUTH, NORTH), (NORTH, SOUTH)], ids=["south first", "north first"])
def test_the_throw_that_beats_the_other_has_the_initiative(south, north, winner, order):
    state = read(DEALT, initiative_method="rps_hand")
    for seat in order:
        state = act(state, seat, game.parse_move(state, seat, f"throw {(south, north)[seat]}"))
    assert write(state).split()[1] == f"?{winner}"
    assert [event["type"] for event in told(state)] == ["throws", "initiative"]
    assert told(state)[-1] == {"type": "initiative", "seat": winner}


@pytest.mark.parametrize("line", [("K:c1-c2",), ("K:c1-c2", "draw S B", "N:a5-b3")])
def test_a_turn_is_reported_to_everybody_alike(line):
    state = play(read(EXAMPLE), *line)
    assert told(state, SOUTH) == told(state, NORTH) == told(state, WATCHER)


def test_the_next_act_forgets_the_last():
    state = play(table("R c3, P a1", "S d4, P e4"), "P:c3-d4", "draw S B")
    assert told(state, NORTH) == [{"type": "draw", "seat": "S", "card": "hidden"}]


# -- platform acts -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")])
@pytest.mark.parametrize(("seat", "winner"), [(SOUTH, "N"), (NORTH, "S")], ids=["south", "north"])
@pytest.mark.parametrize(
    "state",
    [start(), play(start(), "draw S K"), read(DEALT.replace("!", "?S")), read(EXAMPLE), play(read(EXAMPLE), "K:c1-c2")],
    ids=["start", "deal", "package", "turn", "draw pending"],
)
def test_a_side_that_leaves_loses_in_any_phase(move, reason, seat, winner, state):
    before, text = state.record.tobytes(), write(state)
    after = act(state, seat, move)
    assert result(after) == (winner, reason)
    assert game.to_act(after) == ()
    for viewer in VIEWERS:
        assert told(after, viewer) == [{"type": "end", "reason": reason, "winners": [winner]}]
    assert state.record.tobytes() == before
    assert write(after) == text


# -- what is shown of the last act -------------------------------------------------------------------------------


def test_the_last_act_is_shown_until_the_next_decision():
    state = play(read(EXAMPLE), "K:c1-c2")
    for now in (state, play(state, "draw S B")):
        shown = game.show(game.view(now, NORTH))
        assert (shown.last_side, shown.last_card, shown.last_squares) == ("S", "K", ["c1", "c2"])


def test_a_re_entry_and_a_discard_show_one_square_and_none():
    back = game.show(game.view(play(table("R c3", "S d4, P e4"), "P:S@b1"), NORTH))
    assert (back.last_card, back.last_squares) == ("P", ["b1"])
    away = play(table("R c5, P a5, S e5", "R a1, P b1, S e1"), "P:-")
    assert game.show(game.view(away, NORTH)).last_squares == []


def test_the_turn_of_the_side_to_play_is_counted_from_one():
    shown = game.show(game.view(read(EXAMPLE), SOUTH))
    assert (shown.turn_number, shown.turns_per_side, shown.phase) == (1, 15, "turn")
    late = table("S c3", "R d4", turn="N", hand="-|P", played=f"{ALL_BUT_A_PAWN}|KQBBBNNNRRRPPP")
    assert game.show(game.view(late, SOUTH)).turn_number == 15
    assert game.show(game.view(play(late, "P:d4-d3"), SOUTH)).phase == "over"
