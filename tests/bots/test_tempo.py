"""Bots in real time take about as long as people do."""

from __future__ import annotations

from random import Random
from statistics import median

import pytest

from ludoteca import games
from ludoteca.bots import tempo
from ludoteca.core import Game, Seat, State
from tests.games.scorso.asking import play, seat_of
from tests.games.scorso.tables import duels, frozen, rolling

SCORSO = games.find("scorso")


def delays(state: State, text: str, game: Game = SCORSO, name: str = "A") -> list[int]:
    """Many samples of how long a bot takes over this move."""
    seat, rng = seat_of(name), Random(5)
    move, view = game.parse_move(state, seat, text), game.view(state, seat)
    return [tempo.delay_ms(game, view, move, rng) for _ in range(400)]


def test_a_roll_or_the_first_die_takes_a_third_of_a_second_to_a_second() -> None:
    state = rolling("A free=KKWRGY", "B", players=2)
    for text in ("roll RGY", "place K left"):
        taken = sorted(delays(state, text))
        assert 300 < taken[10] < taken[-10] < 1000
        assert len(set(taken)) > 100


def test_the_next_die_is_placed_faster_and_a_question_takes_longer() -> None:
    state = rolling("A free=KKWRGY", "B", players=2)
    first = median(delays(state, "place K left"))
    again = median(delays(play(state, "A: place K left"), "place K left"))
    lane = median(delays(frozen("A left=KKKKKK", "B", "C", players=3, ender="A"), "lane left"))
    challenge = median(delays(duels("A", "B fists=1", players=2), "challenge B 1"))
    assert again < 0.6 * first
    assert min(lane, challenge) > 1.6 * first


def test_dice_placed_by_others_make_nobody_faster() -> None:
    state = play(rolling("A free=KKWRGY", "B free=KKKKKK", players=2), "B: place K left")
    assert delays(state, "place K left") == delays(rolling("A free=KKWRGY", "B", players=2), "place K left")


def slowness(*pauses: int, seat: int = 0, among: tempo.Tempo | None = None) -> float:
    """How much slower bots are after somebody has pressed with these pauses between."""
    found, now = among or tempo.Tempo(), 1000
    found.pressed(Seat(seat), now)
    for pause in pauses:
        now += pause
        found.pressed(Seat(seat), now)
    return found.slowness()


def test_bots_are_as_slow_as_the_people_they_play_with() -> None:
    assert slowness(*[1400] * 6) == pytest.approx(2.0)
    assert slowness(*[300] * 6) == 1.0
    assert slowness(*[7000] * 6) == tempo.SLOWEST
    assert slowness(400, 400) == tempo.UNKNOWN > 1


def test_among_several_people_the_slowest_counts_and_a_long_pause_is_no_thought() -> None:
    both = tempo.Tempo()
    slowness(*[400] * 6, among=both)
    assert slowness(*[1400] * 6, seat=1, among=both) == pytest.approx(2.0)
    assert slowness(*[700] * 6, 60_000, *[700] * 6) == pytest.approx(1.0)


def test_a_slow_bot_takes_so_much_longer() -> None:
    state = rolling("A free=KKWRGY", "B", players=2)
    seat, view = seat_of("A"), SCORSO.view(state, seat_of("A"))
    move = SCORSO.parse_move(state, seat, "roll RGY")
    usual, slow = (median(tempo.delay_ms(SCORSO, view, move, Random(n), by) for n in range(200)) for by in (1.0, 2.0))
    assert slow == pytest.approx(2 * usual, rel=0.01)


def test_nobody_is_faster_than_people_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempo, "GLANCE_MS", 1)
    assert set(delays(rolling("A free=KKWRGY", "B", players=2), "roll RGY")) == {tempo.LEAST_MS}


def test_a_game_that_declares_no_effort_is_played_at_a_glance() -> None:
    game = games.find("latrunculi")
    state = game.setup(game.Options())
    move = game.legal_moves(state, seat_of("A"))[0]
    view = game.view(state, seat_of("A"))
    taken = [tempo.delay_ms(game, view, move, Random(seed)) for seed in range(100)]
    assert 0.8 * tempo.GLANCE_MS < median(taken) < 1.2 * tempo.GLANCE_MS
