"""What results do to ratings: order, ties, teams, and numbers that come out the same twice."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import play
from ludoteca.server.ratings.model import START_SIGMA, Rating, Side, machine, rate
from ludoteca.server.ratings.results import pace_of

known = st.builds(
    Rating,
    mu=st.floats(800, 2400, allow_nan=False),
    sigma=st.floats(30, START_SIGMA, allow_nan=False),
    games=st.integers(0, 500),
)


def everybody_for_themselves(places):
    return [Side((f"p{number}",), place) for number, place in enumerate(places)]


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_equals_end_in_the_order_of_their_places_and_ties_stay_ties(places):
    after = rate({f"p{number}": Rating() for number in range(len(places))}, everybody_for_themselves(places))
    for one, other in itertools.combinations(range(len(places)), 2):
        mine, theirs = after[f"p{one}"].mu, after[f"p{other}"].mu
        if places[one] == places[other]:
            assert mine == pytest.approx(theirs, abs=1e-9)
        else:
            assert (mine > theirs) == (places[one] < places[other])


@given(st.lists(known, min_size=2, max_size=5), st.data())
def test_a_better_place_is_never_worse_for_the_rating(players, data):
    places = data.draw(st.permutations(range(len(players))))
    who = data.draw(st.integers(0, len(players) - 1))
    before = {f"p{number}": rating for number, rating in enumerate(players)}
    lower = rate(before, everybody_for_themselves(places))
    places[who] = -1
    higher = rate(before, everybody_for_themselves(places))
    assert higher[f"p{who}"].mu >= lower[f"p{who}"].mu


@given(st.lists(known, min_size=2, max_size=5), st.data())
def test_the_same_result_gives_the_same_numbers_to_the_last_bit(players, data):
    places = data.draw(st.lists(st.integers(0, 4), min_size=len(players), max_size=len(players)))
    before = {f"p{number}": rating for number, rating in enumerate(players)}
    sides = everybody_for_themselves(places)
    assert rate(before, sides) == rate(dict(reversed(before.items())), sides)


@given(known, known)
def test_a_win_is_worth_more_against_somebody_stronger(one, other):
    weaker, stronger = sorted((one.mu, other.mu))
    me = Rating(1500, 100, 10)
    gains = [
        rate({"me": me, "you": Rating(mu, 80, 10)}, [Side(("me",), 0), Side(("you",), 1)])["me"].mu
        for mu in (weaker, stronger)
    ]
    assert gains[0] <= gains[1]


def test_a_draw_with_somebody_stronger_gains():
    before = {"me": Rating(1400, 80, 20), "you": Rating(1700, 80, 20)}
    after = rate(before, [Side(("me",), 0), Side(("you",), 0)])
    assert after["me"].mu > 1400
    assert after["you"].mu < 1700


def test_a_team_rises_and_falls_together():
    before = {name: Rating() for name in "abcd"}
    after = rate(before, [Side(("a", "c"), 0), Side(("b", "d"), 1)])
    assert after["a"] == after["c"]
    assert after["b"] == after["d"]
    assert after["a"].mu > 1500 > after["b"].mu


def test_a_rating_is_provisional_until_some_games_have_made_it_sure():
    me, you = Rating(), Rating(1500, 80, 100)
    assert me.is_provisional
    assert (me.number, me.plus_minus) == (1500, 500)
    for number in range(20):
        places = (0, 1) if number % 2 else (1, 0)
        me = rate({"me": me, "you": you}, [Side(("me",), places[0]), Side(("you",), places[1])])["me"]
    assert not me.is_provisional
    assert me.games == 20


def test_a_machine_only_becomes_surer_while_people_are_never_known_for_good():
    robot, person = Rating(1500, 20, 900), Rating(1500, 20, 900)
    for number in range(50):
        sides = [Side((machine("simple"),), number % 2), Side(("p",), 1 - number % 2)]
        after = rate({machine("simple"): robot, "p": person}, sides)
        assert after[machine("simple")].sigma < robot.sigma
        robot, person = after[machine("simple")], after["p"]
    assert person.sigma > 20 > robot.sigma


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        ("", "calm"),
        ("fischer 300+5", "quick"),
        ("fischer 300+10", "calm"),
        ("fischer 600+0", "calm"),
        ("move 10", "quick"),
        ("move 60", "calm"),
        ("days 3", "days"),
    ],
)
def test_the_pace_is_that_of_the_clock(clock, pace):
    game = play.find("latrunculi")
    assert pace_of(game, game.Options(), clock) == pace


def test_a_table_in_real_time_has_a_pace_of_its_own():
    game = play.find("scorso")
    assert pace_of(game, game.Options(), "") == "race"
    assert pace_of(game, game.at_one_screen(game.Options()), "") == "calm"
