"""The rules, section by section."""

from __future__ import annotations

import pytest
from ludoteca.core import BadPosition, Seat, State

from ludoteca_yourgame import GAME
from ludoteca_yourgame.rules import Options

A, B = Seat(0), Seat(1)


def play(position: str, seat: Seat, move: str, **options: object) -> State:
    state = GAME.parse_position(position, Options(**options))  # type: ignore[arg-type]
    return GAME.apply(state, seat, GAME.parse_move(state, seat, move))


def why(position: str, seat: Seat, move: str) -> str | None:
    state = GAME.parse_position(position, Options())
    reason = GAME.why_illegal(state, seat, GAME.parse_move(state, seat, move))
    return None if reason is None else reason.code


def test_2_hands_are_filled_up_in_turn() -> None:
    state = GAME.setup(Options(hand=2))
    drawn = []
    while chances := GAME.chances(state):
        drawn.append(GAME.format_move(state, A, chances[0][0]))
        state = GAME.apply(state, A, chances[0][0])
    assert drawn == ["draw A 1", "draw B 2", "draw A 3", "draw B 4"]


def test_2_a_stone_is_drawn_after_one_is_placed_while_there_are_any() -> None:
    assert GAME.chances(play(".../.../... 123|456", A, "1-a1"))
    assert not GAME.chances(play("12./.../34. 567|89", A, "5-c3"))


def test_3_only_a_stone_of_ones_own_on_an_empty_cell() -> None:
    assert why("1../.../... 234|567", B, "5-b2") is None
    assert why("1../.../... 234|567", A, "2-b2") == "turn"
    assert why("1../.../... 234|567", B, "2-b2") == "stone"
    assert why("1../.../... 234|567", B, "5-a3") == "cell"


@pytest.mark.parametrize(("target", "winners"), [(15, ("A",)), (14, ())])
def test_4_a_line_of_the_right_sum_wins(target: int, winners: tuple[str, ...]) -> None:
    outcome = GAME.outcome(play("1../.5./... 239|467", A, "9-c1", target=target))
    assert (outcome is None) == (not winners)
    assert outcome is None or (outcome.winners, outcome.reason) == ((A,), "line")


def test_4_a_full_board_without_such_a_line_is_a_draw() -> None:
    outcome = GAME.outcome(play("214/365/87. 9|", A, "9-c1"))
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "full")


@pytest.mark.parametrize("text", ["", ".../... 12|34", "1../1../... 23|45", ".../.../... 1234|567", "123/456/7.. |89"])
def test_impossible_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse_position(text, Options())
