"""§10 Gambling with play chips: purses, the pot, debts, and what a rematch goes on with."""

from __future__ import annotations

import pytest

from ludoteca.core import BadOption, BadPosition, Seat
from tests.games.scorso import full_tables as full
from tests.games.scorso.asking import fields, game, leave, line, options, play, read, start, told
from tests.games.scorso.tables import rolling, text


def purses(state) -> list[int]:
    return [player.purse for player in sorted(game.show(game.view(state, Seat(0))).ring, key=lambda p: p.seat)]


def test_everybody_brings_ten_stakes_and_pays_one() -> None:
    state = start(players=3, stake=5)
    assert purses(state) == [45, 45, 45]
    assert fields(state)["pot"] == "15"


def test_without_a_stake_there_are_no_chips() -> None:
    state = start(players=2)
    assert "purse" not in line(state, "A")
    assert not told(leave(state, "A"), "chips-won")


def test_the_winner_takes_the_pot_and_the_end_names_what_each_has_won_or_lost() -> None:
    state = leave(leave(start(players=3, stake=5), "A"), "C")
    assert purses(state) == [45, 60, 45]
    assert fields(state)["pot"] == "0"
    assert [event for event in told(state) if str(event["type"]).startswith("chips")] == [
        {"type": "chips-lost", "seat": "A", "count": 5, "purse": 45},
        {"type": "chips-won", "seat": "B", "count": 10, "purse": 60},
        {"type": "chips-lost", "seat": "C", "count": 5, "purse": 45},
    ]


def test_whoever_cannot_pay_is_lent_the_stake_and_is_in_debt() -> None:
    state = start(players=2, stake=5, purse="custom:3,20")
    assert purses(state) == [-2, 15]
    ended = leave(state, "A")
    assert told(ended, "debt") == [{"type": "debt", "seat": "A", "count": 2}]
    assert told(ended, "chips-lost") == [{"type": "chips-lost", "seat": "A", "count": 5, "purse": 0}]


def test_in_the_full_game_every_stage_is_paid_for() -> None:
    shot = ("A left=KKKKKK purse=45", "B bullets=1/0/0 bowtie=0 purse=45")
    state = play(full.frozen(*shot, ender="A", pot=10, stake=5), "A: lane left")
    assert purses(state) == [55, 45]
    assert not told(state, "chips-won")
    state = play(state, "bag W01; bag W02; bag W03; A: pick W01; B: pick W02")
    assert (purses(state), fields(state)["pot"]) == ([50, 40], "10")


def test_nobody_pays_before_the_market_of_the_first_stage_has_closed() -> None:
    state = start(players=2, stake=5, mode="full", market_first_stage="yes")
    assert (purses(state), fields(state)["pot"]) == ([50, 50], "0")


def test_a_rematch_goes_on_with_the_same_purses_wherever_their_owners_sit() -> None:
    ended = leave(leave(start(players=3, stake=5), "A"), "C")
    again = game.rematch_options(ended, [Seat(2), Seat(0), Seat(1)])
    assert again.to_text()["purse"] == "custom:45,45,60"
    assert purses(game.setup(again)) == [40, 40, 55]


def test_a_game_that_was_called_off_or_has_no_stake_changes_no_purse() -> None:
    begun = start(players=2, stake=5)
    assert game.rematch_options(begun, [Seat(1), Seat(0)]) == begun.options
    free = leave(start(players=2), "A")
    assert game.rematch_options(free, [Seat(1), Seat(0)]) == free.options


def test_a_purse_is_in_the_position_and_older_positions_without_it_are_read() -> None:
    state = rolling("A purse=-5", "B purse=105", stake=5, pot=10)
    assert [line(state, name)["purse"] for name in "AB"] == ["-5", "105"]
    assert purses(rolling("A", "B", stake=5, pot=10)) == [45, 45]
    with pytest.raises(BadPosition, match="purse of A 'x': expected a number of chips"):
        read(text("rolling", "A purse=x", "B"), stake=5)


def test_purses_are_written_for_all_or_for_each_seat() -> None:
    assert purses(start(players=2, stake=1, purse="custom:7")) == [6, 6]
    with pytest.raises(BadOption, match="expected chips for each of 3 seats, not for 2"):
        options(players=3, purse="custom:7,8")
