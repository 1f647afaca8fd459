"""Whoever enters, leaves, forfeits or comes late: nobody meets twice while it can be avoided, colours are balanced,
each plays or has a bye, and standings come from the results alone."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.events import (
    BadEvent,
    Event,
    Plan,
    again,
    format_acts,
    is_finished,
    next_round,
    parse_event,
    rounds_of,
    standings,
)
from ludoteca.events.acts import Arrange, Begin, Enter, Pair, Result, Seating, Withdraw
from ludoteca.events.colours import MOST_LEAN, cost, lean_of
from ludoteca.events.knock_out import bracket
from ludoteca.events.matching import can_all_be_paired, cheapest
from ludoteca.events.mixing import table_sizes
from ludoteca.events.past import past_of
from ludoteca.events.round_robin import circle
from ludoteca.events.terms import Terms
from tests.events import evening

FOR_TWO = ("swiss", "round-robin", "double-round-robin", "knock-out", "arena")
SEEDS = st.integers(0, 2**32)


def plan(format: str = "swiss", **more: object) -> Plan:
    game, options = ("scorso", {"pace": "beats"}) if format == "tables" else ("latrunculi", {})
    return Plan(name="Club evening", game=game, options=options, format=format, **more)


# -- every format --------------------------------------------------------------------------------------------------


def check_everybody_is_somewhere(before: Event, drawn: Pair) -> None:
    """Each plays or has a bye, once; in an arena one may wait, in a knock-out those who lost are out."""
    seated = Counter(player for seating in drawn.tables for player in seating.seats)
    assert set(seated.values()) == {1}
    here = set(before.here())
    assert set(seated) <= here
    if before.plan.format == "arena":
        assert len(here - before.seated() - set(seated)) <= 1
    elif before.plan.format != "knock-out":
        assert set(seated) == here
    if before.plan.format == "swiss":
        assert sum(len(seating.seats) == 1 for seating in drawn.tables) == len(here) % 2


def check_standings_come_from_the_results(event: Event) -> None:
    text = format_acts(event.acts)
    again = parse_event(text)
    assert format_acts(again.acts) == text
    assert standings(again) == standings(event)
    lines = standings(event)
    assert sorted(line.player for line in lines) == sorted(event.entrants)
    if event.plan.format not in ("knock-out",):
        assert [line.score for line in lines] == sorted((line.score for line in lines), reverse=True)


def an_evening(format: str, people: int, seed: int, most: int = 6) -> None:
    rng = Random(seed)
    event = evening.begun(plan(format, best_of=rng.choice((1, 1, 3))), people, rng)
    for before, drawn in evening.rounds(event, rng, most):
        check_everybody_is_somewhere(before, drawn)
        if format in ("swiss", "arena"):
            check_nobody_meets_again_without_need(before, drawn)
        if format == "swiss":
            check_byes_and_colours(before, drawn)
    check_standings_come_from_the_results(event)


@pytest.mark.parametrize("format", [*FOR_TWO, "tables"])
@settings(max_examples=8)
@given(people=st.integers(2, 16), seed=SEEDS)
def test_an_evening_of_chance(format: str, people: int, seed: int) -> None:
    an_evening(format, people, seed)


@pytest.mark.long
@pytest.mark.parametrize("format", [*FOR_TWO, "tables"])
@settings(max_examples=500)
@given(people=st.integers(2, 40), seed=SEEDS)
def test_thousands_of_evenings(format: str, people: int, seed: int) -> None:
    an_evening(format, people, seed, 12)


@pytest.mark.long
@pytest.mark.parametrize("format", [*FOR_TWO, "tables"])
@settings(max_examples=40)
@given(people=st.integers(41, 300), seed=SEEDS)
def test_many_people(format: str, people: int, seed: int) -> None:
    an_evening(format, people, seed, 9)


@pytest.mark.long
@pytest.mark.parametrize("people", [299, 300])
@pytest.mark.parametrize("format", ["swiss", "knock-out", "arena", "tables"])
def test_as_many_people_as_are_promised(format: str, people: int) -> None:
    an_evening(format, people, people, 9)


def test_the_same_journal_is_paired_the_same() -> None:
    event = evening.begun(plan(), 9, Random(3))
    assert next_round(event) == next_round(Event.replay(event.acts))
    other = evening.begun(plan(seed=1), 9, Random(3))
    assert next_round(event) != next_round(other)


# -- Swiss ---------------------------------------------------------------------------------------------------------


def edges(before: Event, people: list[int], has_bye: bool, **allowed: bool) -> dict[tuple[int, int], tuple[int]]:
    """Who may be paired without a second meeting, leaning too far, or a second bye; the last number is the bye."""
    past = past_of(before)
    found = {}
    for one, first in enumerate(people):
        for other in range(one + 1, len(people)):
            second = people[other]
            is_new = not past[first].met[second]
            is_balanced = not cost(lean_of(past[first]), lean_of(past[second])).too_far
            if is_new and (is_balanced or allowed.get("leaning")):
                found[one, other] = (0,)
        if has_bye and (allowed.get("byes") or past[first].byes == min(past[one].byes for one in people)):
            found[one, len(people)] = (0,)
    return found


def check_nobody_meets_again_without_need(before: Event, drawn: Pair) -> None:
    past = past_of(before)
    people = [player for seating in drawn.tables for player in seating.seats]
    met = [seating.seats for seating in drawn.tables if len(seating.seats) == 2]
    if any(past[one].met[other] for one, other in met):
        people = [one for one in before.here() if before.plan.format != "arena" or one not in before.seated()]
        is_odd = len(people) % 2 == 1
        without = edges(before, people, is_odd, leaning=True, byes=True)
        assert not can_all_be_paired(len(people) + is_odd, without)


def check_byes_and_colours(before: Event, drawn: Pair) -> None:
    """No bye for somebody who has had more than others, nobody leaning too far: unless it cannot be avoided."""
    past, people = past_of(before), before.here()
    is_odd = len(people) % 2 == 1
    if not can_all_be_paired(len(people) + is_odd, edges(before, people, is_odd)):
        return
    for seating in drawn.tables:
        if len(seating.seats) == 1:
            assert past[seating.seats[0]].byes == min(past[one].byes for one in people)
        else:
            one, other = (past[player] for player in seating.seats)
            assert abs(one.lean + 1) <= MOST_LEAN
            assert abs(other.lean - 1) <= MOST_LEAN


def test_a_pairing_without_repeats_is_found_where_greed_finds_none() -> None:
    """After five rounds of a calm evening of eight there is one way or a few left."""
    for seed in range(6):
        rng = Random(seed)
        event = evening.begun(plan(rounds=7), 8, rng)
        for before, drawn in evening.rounds(event, rng, 7, calm=True):
            check_nobody_meets_again_without_need(before, drawn)


def test_the_first_round_is_upper_half_against_lower_half() -> None:
    event = Event(plan())
    for number in range(8):
        event.do(Enter(name=f"P{number}", rating=2000 - 100 * number))
    drawn = next_round(event)
    assert {frozenset(seating.seats) for seating in drawn.tables} == {frozenset((n, n + 4)) for n in (1, 2, 3, 4)}


def test_score_groups_meet() -> None:
    event = evening.begun(plan(), 8, Random(0))
    event.do(next_round(event))
    for table in event.running():
        event.do(Result(round=1, table=table.number, places=(1, 2)))
    winners = {table.seats[0] for table in event.tables()}
    for seating in next_round(event).tables:
        assert len(winners & set(seating.seats)) in (0, 2)


def test_the_cheapest_matching_never_trades_the_first_part_for_later_ones() -> None:
    costs = {(0, 1): (0, 9), (2, 3): (0, 9), (0, 2): (1, 0), (1, 3): (0, 0), (0, 3): (1, 0), (1, 2): (0, 0)}
    assert cheapest(4, costs) == [(0, 1), (2, 3)]


@pytest.mark.parametrize(
    ("format", "expected"), [("swiss", 5), ("round-robin", 5), ("double-round-robin", 10), ("knock-out", 3)]
)
def test_before_anybody_has_come_the_rounds_are_counted_by_those_who_have_entered(format: str, expected: int) -> None:
    event = evening.begun(plan(format), 6, Random(0))
    event.do(Arrange(terms=Terms(check_in=True)))
    assert not event.here()
    assert rounds_of(event) == expected
    for player in list(event.entrants):
        event.do(Withdraw(player=player))
    assert rounds_of(event) == (1 if format == "knock-out" else 0)


# -- round robin -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 4, 6, 8, 10, 12, 30])
def test_the_circle(people: int) -> None:
    rounds = [circle(people, round) for round in range(people - 1)]
    assert all(sorted(player for two in round for player in two) == list(range(people)) for round in rounds)
    assert len({frozenset(two) for round in rounds for two in round}) == people * (people - 1) // 2
    first = Counter(two[0] for round in rounds for two in round)
    assert {2 * first[player] - (people - 1) for player in range(people)} <= {-1, 1}


@pytest.mark.parametrize("people", [2, 3, 5, 6, 9])
@pytest.mark.parametrize("format", ["round-robin", "double-round-robin"])
def test_everybody_meets_everybody(format: str, people: int) -> None:
    rng = Random(people)
    event = evening.begun(plan(format), people, rng)
    expected = rounds_of(event)
    list(evening.rounds(event, rng, 50, calm=True))
    legs = 2 if format.startswith("double") else 1
    assert len(event.rounds) == expected == legs * (people - 1 + people % 2)
    for number, past in past_of(event).items():
        assert past.met == {other: legs for other in event.entrants if other != number}
        assert abs(past.lean) <= (1 if legs == 1 else 0)


def test_who_comes_late_meets_everybody_too() -> None:
    rng = Random(1)
    event = evening.begun(plan("round-robin"), 6, rng)
    drawing = evening.rounds(event, rng, 50, calm=True)
    next(drawing)
    next(drawing)
    event.do(Enter(name="Late"))
    list(drawing)
    assert all(len(past.met) == 6 and set(past.met.values()) == {1} for past in past_of(event).values())


# -- knock-out -------------------------------------------------------------------------------------------------------


def test_the_bracket_keeps_the_best_apart() -> None:
    assert bracket(8) == [0, 7, 3, 4, 1, 6, 2, 5]
    assert all(sum(two) == 15 for two in zip(bracket(16)[::2], bracket(16)[1::2], strict=True))


@pytest.mark.parametrize("people", [2, 3, 4, 5, 8, 11, 16])
def test_if_the_better_always_win_the_seeds_end_in_their_order(people: int) -> None:
    event = Event(plan("knock-out"))
    for number in range(people):
        event.do(Enter(name=f"P{number}", rating=3000 - number))
    for _ in range(rounds_of(event)):
        event.do(next_round(event))
        for table in event.running():
            better = min(table.seats)
            event.do(
                Result(round=table.round, table=table.number, places=tuple(1 + (p != better) for p in table.seats))
            )
    lines = standings(event)
    assert [line.player for line in lines][:4] == [1, 2, 3, 4][:people]
    byes = 2 ** rounds_of(event) - people
    alone = sorted(table.seats[0] for table in event.rounds[0].values() if table.is_bye)
    assert alone == list(range(1, byes + 1))
    with pytest.raises(BadEvent, match="all rounds"):
        next_round(event)


def test_a_drawn_pairing_of_a_knock_out_goes_on() -> None:
    event = evening.begun(plan("knock-out", best_of=2), 2, Random(0))
    event.do(next_round(event))
    for game in (1, 2, 3):
        assert event.running()
        event.do(Result(round=1, table=1, game=game, places=(1, 1)))
    event.do(Result(round=1, table=1, game=4, places=(2, 1)))
    assert not event.running()


# -- arena -------------------------------------------------------------------------------------------------------------


def test_people_are_paired_as_they_become_free() -> None:
    event = evening.begun(plan("arena"), 7, Random(0))
    event.do(next_round(event))
    assert len(event.running()) == 3
    with pytest.raises(BadEvent, match="nobody"):
        next_round(event)
    first, second, _ = event.running()
    for table in (first, second):
        event.do(Result(round=1, table=table.number, places=(1, 2)))
    drawn = next_round(event)
    free = {*first.seats, *second.seats, *(set(event.here()) - event.seated())}
    seated = {player for seating in drawn.tables for player in seating.seats}
    waited = set(event.here()) - {player for table in event.tables() for player in table.seats}
    assert waited <= seated <= free
    assert not {frozenset(first.seats), frozenset(second.seats)} & {frozenset(s.seats) for s in drawn.tables}


@pytest.mark.parametrize("seed", range(20))
def test_no_two_tables_of_an_arena_that_go_on_have_the_same_number(seed: int) -> None:
    rng = Random(seed)
    event = evening.begun(plan("arena"), 9, rng)
    for _ in range(12):
        try:
            event.do(next_round(event))
            if seed % 3 == 0:
                for act in again(event):
                    event.do(act)
        except BadEvent:
            pass  # nobody is free
        numbers = [table.number for table in event.running()]
        assert len(numbers) == len(set(numbers))
        assert max(numbers) <= 4, "no more boards than are needed"
        table = rng.choice(event.running())
        event.do(Result(round=table.round, table=table.number, places=(1, 2)))
    assert parse_event(format_acts(event.acts)).rounds == event.rounds


def test_numbers_of_tables_are_each_given_once() -> None:
    event = evening.begun(plan("arena"), 6, Random(0))
    two = (Seating(seats=(1, 2)), Seating(seats=(3, 4)))
    for numbers in ((1,), (2, 2), (1, 2, 3)):
        with pytest.raises(BadEvent, match="numbers"):
            event.do(Pair(round=1, tables=two, numbers=numbers))
    event.do(Pair(round=1, tables=two, numbers=(4, 2)))
    assert list(event.rounds[0]) == [4, 2]
    with pytest.raises(BadEvent, match="numbers"):
        event.do(Pair(round=1, tables=(Seating(seats=(5, 6)),), numbers=(2,)))


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "sizes"),
    [(2, [2]), (3, [3]), (5, [5]), (6, [3, 3]), (7, [4, 3]), (9, [5, 4]), (11, [4, 4, 3]), (12, [4, 4, 4])],
)
def test_sizes_of_tables(people: int, sizes: list[int]) -> None:
    assert table_sizes(people, (2, 3, 4, 5), 4) == (sizes, 0)


def test_where_no_table_fits_somebody_has_a_bye() -> None:
    assert table_sizes(7, (4,), 4) == ([4], 3)
    assert table_sizes(7, (2, 4), 4) == ([4, 2], 1)


def test_eleven_people_mix_in_five_rounds() -> None:
    """75 meetings of 55 pairs: nobody meets three times, nearly all meet, and the small table goes around."""
    rng = Random(0)
    event = evening.begun(plan("tables"), 11, rng)
    list(evening.rounds(event, rng, 5, calm=True))
    met = [past.met[other] for past in past_of(event).values() for other in event.entrants if other != past.number]
    assert max(met) <= 2
    assert met.count(0) <= 2 * 8  # each pair is counted twice
    small = Counter(player for table in event.tables() if len(table.seats) == 3 for player in table.seats)
    assert max(small.values()) <= 2


def test_a_sixteen_that_can_mix_without_repeats_does_so_for_three_rounds() -> None:
    rng = Random(0)
    event = evening.begun(plan("tables"), 16, rng)
    list(evening.rounds(event, rng, 3, calm=True))
    assert max(times for past in past_of(event).values() for times in past.met.values()) == 1


# -- drawn again -------------------------------------------------------------------------------------------------------


def test_what_has_not_begun_is_drawn_again_without_those_who_left() -> None:
    event = evening.begun(plan(), 8, Random(0))
    event.do(next_round(event))
    event.do(Begin(round=1, table=1))
    kept = event.table(1, 1).seats
    gone = event.table(1, 2).seats[0]
    event.do(Withdraw(player=gone))
    event.do(Enter(name="Late"))
    event.do(Enter(name="Later"))
    for act in again(event):
        event.do(act)
    tables = event.rounds[0].values()
    assert event.table(1, 1).seats == kept
    assert {player for table in tables for player in table.seats} == set(event.here())
    assert sum(table.is_bye for table in tables) == 1


def test_who_have_met_all_that_are_left_are_only_taken_back_when_a_round_robin_is_drawn_again() -> None:
    """The last of three rounds is drawn; one of its two players leaves, and nobody owes a game any more."""
    event = evening.begun(plan("round-robin"), 3, Random(0))
    drawing = evening.rounds(event, Random(0), 2, calm=True)
    list(drawing)
    event.do(next_round(event))
    event.do(Withdraw(player=event.running()[0].seats[0]))
    for act in again(event):
        event.do(act)
    assert not event.running()
    assert is_finished(event)
