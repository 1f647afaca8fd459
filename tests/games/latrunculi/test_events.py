"""What a move brings about, for the log, the screen reader and the animation; and the acts that end a game."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import ABANDON, AGREE, RESIGN, TIME, WATCHER
from ludoteca.games.latrunculi.rules.options import Options
from ludoteca.games.latrunculi.shown import views
from ludoteca.games.latrunculi.shown.outlook import outlook
from tests.games.latrunculi.asking import game, result, start
from tests.games.latrunculi.tables import BLACK, WHITE, act, play, table


def told(state, viewer=WATCHER) -> list[dict[str, object]]:
    return [event.to_json() for event in game.events(state, viewer)]


def test_nothing_has_happened_at_the_start():
    assert told(start()) == []


def test_a_quiet_move_is_reported():
    assert told(play(start(), "e1-e4")) == [{"type": "move", "from": "e1", "to": "e4"}]


def test_a_capture_is_reported_with_its_squares_sorted():
    state = table("d1 b4 d6 f6 b6", "c4 c5 d5 e5 h1 h2")
    assert told(play(state, "d1-d4")) == [
        {"type": "move", "from": "d1", "to": "d4"},
        {"type": "capture", "squares": ["c4", "c5", "d5", "e5"]},
    ]


def test_a_man_captured_in_a_line_and_in_the_corner_is_reported_once():
    # a1 falls as a corner man; no line can take it as well, since beyond a corner there is only the wall
    state = table("b1 c2 a8", "a1 b2 h8 h7")
    assert told(play(state, "a8-a2"))[1] == {"type": "capture", "squares": ["a1", "b2"]}


def test_the_end_is_reported_after_the_capture_that_caused_it():
    assert told(play(table("a4 c8", "b4 h8"), "c8-c4")) == [
        {"type": "move", "from": "c8", "to": "c4"},
        {"type": "capture", "squares": ["b4"]},
        {"type": "end", "reason": "reduction", "winners": ["w"]},
    ]


def test_a_draw_is_reported_without_winners():
    state = play(table("a1 b1", "h8 g8", quiet=59), "a1-a2")
    assert told(state)[-1] == {"type": "end", "reason": "stall-null", "winners": []}


def test_the_next_quiet_move_forgets_the_last_capture():
    state = play(table("c4 e1", "d4 h8 h7"), "e1-e4 h8-g8")
    assert told(state) == [{"type": "move", "from": "h8", "to": "g8"}]


def test_the_same_is_reported_to_everybody():
    state = play(table("c4 e1", "d4 h8 h7"), "e1-e4")
    assert told(state, WHITE) == told(state, BLACK) == told(state, WATCHER)


def test_the_tenth_rank_is_reported_by_its_name():
    state = table("a8 c10 h1", "b10 h8 h7", board="8x10")
    assert told(play(state, "a8-a10")) == [
        {"type": "move", "from": "a8", "to": "a10"},
        {"type": "capture", "squares": ["b10"]},
    ]


# -- platform acts ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "reason"), [(RESIGN, "resign"), (TIME, "time"), (ABANDON, "abandon")], ids=["resign", "time", "abandon"]
)
@pytest.mark.parametrize(("seat", "winner"), [(WHITE, "b"), (BLACK, "w")], ids=["white", "black"])
@pytest.mark.parametrize("line", ["e1-e4", "e1-e4 e8-e5"], ids=["black-to-move", "white-to-move"])
def test_a_side_that_leaves_loses_even_out_of_turn(move, reason, seat, winner, line):
    state = act(play(start(), line), seat, move)
    assert result(state) == (winner, reason)
    assert game.to_act(state) == ()
    assert told(state) == [{"type": "end", "reason": reason, "winners": [winner]}]


def test_a_side_that_leaves_loses_even_with_more_men():
    state = act(table("a1 b1 c1", "h8 g8"), WHITE, RESIGN)
    assert result(state) == ("b", "resign")
    assert dict(game.outcome(state).points) == {WHITE: 3, BLACK: 2}


@pytest.mark.parametrize(
    ("white", "black", "words", "verdict"),
    [
        ("a1 b1 c1", "h8 g8", {}, (None, "stall-null")),
        ("a1 b1 c1", "h8 g8", {"stall_verdict": "material_then_replay"}, ("w", "stall-material")),
        ("a1 b1", "h8 g8 f8", {"stall_verdict": "material_then_replay"}, ("b", "stall-material")),
        ("a1 b1", "h8 g8", {}, (None, "stall-null")),
        ("a1 b1 c1", "h8 g8", {"stall_verdict": "draw"}, (None, "stall-draw")),
    ],
)
@pytest.mark.parametrize("seat", [WHITE, BLACK], ids=["white", "black"])
def test_an_agreement_is_judged_like_a_stall(white, black, words, verdict, seat):
    state = act(table(white, black, **words), seat, AGREE)
    assert result(state) == verdict
    assert told(state) == [{"type": "end", "reason": verdict[1], "winners": [verdict[0]] if verdict[0] else []}]


@pytest.mark.parametrize("move", [RESIGN, TIME, ABANDON, AGREE])
def test_an_act_changes_no_man_and_leaves_the_state_it_was_given(move):
    before = play(start(), "e1-e4")
    text = game.format_position(before)
    assert game.format_position(act(before, BLACK, move)) == text
    assert (game.format_position(before), result(before)) == (text, None)


def test_platform_acts_are_never_listed_as_legal_moves():
    assert all(move >= 0 for move in game.legal_moves(start(), WHITE))


# -- what is shown ------------------------------------------------------------------------------------


def test_the_banned_squares_are_shown_with_the_enemies_beside_them():
    shown = game.show(game.view(table("d1 a1", "c4 e4 h8"), WHITE))
    assert [(ban.start, ban.to, ban.between) for ban in shown.banned] == [("d1", "d4", ["c4", "e4"])]


def test_what_the_next_move_could_take_is_shown():
    shown = game.show(game.view(table("a4 e1 h3", "b4 c4 d4 g3 f8"), WHITE))
    assert [(one.start, one.to, one.taken) for one in shown.captures] == [("e1", "e4", ["b4", "c4", "d4"])]
    assert shown.endangered == []


def test_men_that_the_other_side_could_take_are_shown():
    shown = game.show(game.view(table("d4 h1", "c4 e8"), WHITE))
    assert shown.endangered == ["d4"]


def test_the_verdict_a_stall_would_get_now_is_shown():
    def verdict_now(white: str, black: str, **words) -> str:
        return game.show(game.view(table(white, black, **words), WATCHER)).verdict_now

    assert verdict_now("a1 b1 c1", "h8 g8") == verdict_now("a1 b1", "h8 g8 f8") == "null"
    by_men = {"stall_verdict": "material_then_replay"}
    more_white, more_black, equal = ("a1 b1 c1", "h8 g8"), ("a1 b1", "h8 g8 f8"), ("a1 b1", "h8 g8")
    assert [verdict_now(*men, **by_men) for men in (more_white, more_black, equal)] == ["w", "b", "null"]
    assert verdict_now(*more_white, stall_verdict="draw") == "draw"


def test_what_is_shown_does_not_depend_on_what_was_shown_before():
    """Tables are looked at one after the other, with long pasts and short ones, on boards of their own."""
    rng, looked_at = Random(8), []
    for options in (Options(), Options(board="8x10", corner_capture="off", stall_repetition=3)):
        state = game.setup(options)
        while game.outcome(state) is None and len(looked_at) % 60 != 59:
            [seat] = game.to_act(state)
            state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
            looked_at.append(game.view(state, WATCHER))
        looked_at.append(game.view(game.setup(options), WATCHER))
    rng.shuffle(looked_at)
    for view in looked_at:
        anew = views._restore(view.options, view.record)
        assert game.show(view) == outlook(anew, view.options)
