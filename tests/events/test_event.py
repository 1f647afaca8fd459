"""An event is its acts: each is judged before anything changes, and what is hostile is refused by name."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludoteca.core import LudotecaError
from ludoteca.events import BadEvent, Event, Plan, format_acts, next_round, parse_event, standings
from ludoteca.events.acts import Begin, Close, Correct, Enter, Pair, Result, Reverse, Rule, Seating, Unpair, Withdraw
from ludoteca.events.duel import duelled
from ludoteca.events.past import past_of
from tests.events.small import event_of, four_by_hand, paired, score

HOSTILE = {
    "": "event-name-length",
    "   ": "event-name-length",
    "x" * 61: "event-name-length",
    "=1+1": "event-name-formula",
    "@SUM(A1)": "event-name-formula",
    "-2": "event-name-formula",
    "An\x00na": "event-name-sign",
    "An\nna": "event-name-sign",
    "Anna\u202e": "event-name-sign",
    "An\u200bna": "event-name-sign",
    "An\u2028na": "event-name-sign",
    "\ud800": "event-name-sign",
    "\u3164\u3164": "event-name-sign",
    "Anna\u115f": "event-name-sign",
    "An\u2800na": "event-name-sign",
    "Zo\ufffd": "event-name-sign",
    "\uff1d1+1": "event-name-formula",
    "!!!": "event-name-bare",
    "Z" + "\u0335" * 20: "event-name-bare",
}


@pytest.mark.parametrize(("name", "code"), HOSTILE.items(), ids=[ascii(name)[:20] for name in HOSTILE])
def test_a_hostile_name_is_refused(name: str, code: str) -> None:
    event = event_of(0)
    with pytest.raises(BadEvent) as refused:
        event.do(Enter(name=name))
    assert refused.value.reason.code == code
    assert not event.entrants
    assert len(event.acts) == 1


@pytest.mark.parametrize("name", ["Žofie Ďáblová", "O’Neill", "李小龙", "Anna (7)", "محمد", "d'Artagnan 2"])
def test_a_real_name_is_taken(name: str) -> None:
    event = event_of(0)
    event.do(Enter(name=name))
    assert event.entrants[1].name == name


def test_names_that_look_the_same_are_the_same() -> None:
    event = event_of(0)
    event.do(Enter(name="Anna"))
    for name in ("anna", " ANNA ", "\uff21nna", "Anna\ufe0e", "A\U000e0100nna"):
        with pytest.raises(BadEvent, match="called"):
            event.do(Enter(name=name))


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"board": "9x9"}},
        {"clock": "soon"},
        {"name": "=cmd"},
        {"places": (1, 2)},
        {"tie_breaks": ("duel", "duel")},
        {"game": "zama", "options": {"players": "4", "four_player": "teams"}, "format": "nothing"},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_played(wrong: dict[str, object]) -> None:
    text = format_acts(event_of(0).acts)
    if "format" in wrong:
        with pytest.raises(BadEvent, match="line 1"):
            parse_event(text.replace('"plan":{', '"plan":{"format":"nothing",'))
        return
    with pytest.raises(LudotecaError):
        Event(Plan(**{"name": "Club", "game": "latrunculi", **wrong}))


BAD_LINES = [
    "",
    "{}",
    "[]",
    '{"act":"enter"}',
    '{"act":"enter","name":1}',
    '{"act":"enter","name":"Anna","admin":true}',
    '{"act":"enter","name":"Anna","rating":-1}',
    '{"act":"pair","round":1,"tables":[{"seats":[1,1]}]}',
    '{"act":"pair","round":1,"tables":[{"seats":[1,99]}]}',
    '{"act":"pair","round":7,"tables":[{"seats":[1,2]}]}',
    '{"act":"result","round":1,"table":1,"places":[1,2]}',
    '{"act":"dance"}',
    '{"act":"create","plan":{"name":"Second","game":"latrunculi"}}',
    "\ufeff{}",
]


@pytest.mark.parametrize("line", BAD_LINES, ids=range(len(BAD_LINES)))
def test_a_file_with_a_bad_line_is_refused_with_its_number(line: str) -> None:
    good = format_acts(event_of(3).acts)
    with pytest.raises(BadEvent, match="line 5: "):
        parse_event(good + line + "\n")


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(BadEvent, match="line 1: "):
        parse_event(b"\xff\xfe")
    with pytest.raises(BadEvent, match="create"):
        parse_event(b"")


WRONG_ACTS = [
    Pair(round=1, tables=(Seating(seats=(3, 4)),)),
    Pair(round=2, tables=(Seating(seats=(1, 2)),)),
    Result(round=1, table=9, places=(1, 2)),
    Result(round=2, table=1, places=(1, 2)),
    Result(round=1, table=1, game=2, places=(1, 2)),
    Result(round=1, table=1, places=(1, 3)),
    Result(round=1, table=1, places=(2, 2)),
    Result(round=1, table=1, places=(1,)),
    Result(round=1, table=1, places=(1, 0)),
    Result(round=1, table=1, kind="null", places=(1, 2)),
    Result(round=1, table=1, places=(1, 2), points=(3,)),
    Correct(round=1, table=1, places=(1, 2)),
    Rule(round=1, table=1, verdict="win", seat=2, why="x"),
    Rule(round=1, table=1, verdict="win", why=" "),
    Rule(round=1, table=1, verdict="time", why="late"),
    Reverse(ruling=1, why="x"),
    Withdraw(player=9),
    Unpair(round=2, tables=(1,)),
]


@pytest.mark.parametrize("act", WRONG_ACTS, ids=[f"{n}-{type(act).__name__}" for n, act in enumerate(WRONG_ACTS)])
def test_an_act_that_cannot_be_changes_nothing(act) -> None:
    event = paired(2)
    before = format_acts(event.acts), standings(event)
    with pytest.raises(BadEvent):
        event.do(act)
    assert (format_acts(event.acts), standings(event)) == before


def test_best_of_three_ends_when_it_is_decided() -> None:
    event = paired(2, best_of=3)
    first, second = event.table(1, 1).seats
    event.do(Result(round=1, table=1, game=1, places=(1, 2)))
    assert (score(event, first), event.running() != []) == (0, True)
    event.do(Result(round=1, table=1, game=2, places=(1, 2)))
    assert (score(event, first), score(event, second), event.running()) == (1, 0, [])
    with pytest.raises(BadEvent, match="over"):
        event.do(Result(round=1, table=1, game=3, places=(2, 1)))


def test_forfeits_null_games_and_byes() -> None:
    event = paired(3)
    table = next(table for table in event.tables() if not table.is_bye)
    bye = next(table for table in event.tables() if table.is_bye)
    assert score(event, bye.seats[0]) == 1
    event.do(Result(round=1, table=table.number, kind="null"))
    assert [score(event, player) for player in table.seats] == [0, 0]
    event.do(Correct(round=1, table=table.number, kind="forfeit", places=(0, 1), why="did not come"))
    assert [score(event, player) for player in table.seats] == [0, 1]
    assert not table.was_played


def test_a_table_of_four_is_scored_by_place() -> None:
    more = {"game": "scorso", "format": "tables"}
    event = paired(4, **more)
    seats = event.table(1, 1).seats
    event.do(Result(round=1, table=1, places=(2, 1, 2, 4)))
    assert [score(event, one) for one in seats] == [Fraction(1, 2), 1, Fraction(1, 2), 0]
    event = paired(4, **more, places=(5, 3, 1))
    event.do(Result(round=1, table=1, places=(2, 1, 2, 4)))
    assert [score(event, one) for one in event.table(1, 1).seats] == [2, 5, 2, 0]


def test_who_did_not_come_to_a_table_of_four_has_met_nobody_and_the_others_have() -> None:
    event = paired(8, game="scorso", options={"pace": "beats"}, format="tables")
    table = event.table(1, 1)
    event.do(Result(round=1, table=1, kind="forfeit", places=(0, 1, 2, 3)))
    event.do(Result(round=1, table=2, places=(1, 2, 3, 4)))
    absent, *others = table.seats
    past = past_of(event)
    assert (past[absent].met.total(), past[absent].games, past[absent].byes) == (0, 0, 0)
    for one in others:
        assert set(past[one].met) == set(others) - {one}
        assert (past[one].games, past[one].byes, past[one].sizes) == (1, 0, [3])
    lines = {line.player: line for line in standings(event)}
    first = lines[others[0]]
    assert first.breaks["buchholz"] == (lines[others[1]].score + lines[others[2]].score) / 2


def test_a_correction_is_kept_beside_what_it_corrects() -> None:
    event = paired(2)
    first, second = event.table(1, 1).seats
    event.do(Result(round=1, table=1, places=(1, 2), by="Anna"))
    event.do(Correct(round=1, table=1, places=(2, 1), why="misread", by="judge"))
    assert (score(event, first), score(event, second)) == (0, 1)
    assert [act.by for act in event.acts[-2:]] == ["Anna", "judge"]
    event.do(Correct(round=1, table=1, is_open=True, why="not over"))
    assert event.running()


def test_a_result_of_a_knock_out_stands_once_the_next_round_rests_on_it() -> None:
    event = paired(4, format="knock-out")
    for table in (1, 2):
        event.do(Result(round=1, table=table, places=(1, 2)))
    event.do(next_round(event))
    with pytest.raises(BadEvent, match="round 2"):
        event.do(Correct(round=1, table=1, places=(2, 1)))
    event.do(Unpair(round=2, tables=tuple(event.rounds[1])))
    event.do(Correct(round=1, table=1, places=(2, 1)))


class TestRulings:
    def test_a_win_is_ruled_and_reversed(self) -> None:
        event = paired(2)
        second = event.table(1, 1).seats[1]
        event.do(Rule(round=1, table=1, verdict="win", seat=1, why="stalling"))
        assert score(event, second) == 1
        event.do(Reverse(ruling=len(event.acts) - 1, why="he had moved"))
        assert (score(event, second), event.running() != []) == (0, True)
        with pytest.raises(BadEvent, match="ruling"):
            event.do(Reverse(ruling=len(event.acts) - 2, why="again"))

    def test_null_and_replay(self) -> None:
        event = paired(2)
        event.do(Result(round=1, table=1, places=(1, 2)))
        event.do(Rule(round=1, table=1, verdict="replay", why="wrong board"))
        assert event.running()
        event.do(Result(round=1, table=1, places=(2, 1)))
        assert score(event, event.table(1, 1).seats[1]) == 1

    def test_a_forfeit(self) -> None:
        event = paired(2)
        event.do(Rule(round=1, table=1, verdict="forfeit", seat=0, why="left"))
        assert score(event, event.table(1, 1).seats[1]) == 1

    @pytest.mark.parametrize(("verdict", "seconds"), [("play-on", 0), ("warning", 0), ("time", 60)])
    def test_what_settles_nothing_is_kept(self, verdict: str, seconds: int) -> None:
        event = paired(2)
        event.do(Rule(round=1, table=1, verdict=verdict, seconds=seconds, why="asked"))
        assert event.running()
        assert parse_event(format_acts(event.acts)).acts == event.acts

    def test_a_ruling_stands_once_the_next_game_has_begun(self) -> None:
        event = paired(2, best_of=3)
        event.do(Rule(round=1, table=1, verdict="win", seat=0, why="stalling"))
        ruling = len(event.acts) - 1
        event.do(Begin(round=1, table=1, game=2))
        with pytest.raises(BadEvent, match="begun"):
            event.do(Reverse(ruling=ruling, why="too late"))


def test_a_closed_event_takes_only_corrections() -> None:
    event = paired(2)
    event.do(Result(round=1, table=1, places=(1, 2)))
    event.do(Close())
    with pytest.raises(BadEvent, match="closed"):
        event.do(Enter(name="Late"))
    event.do(Correct(round=1, table=1, places=(2, 1)))


# -- tie-breaks ------------------------------------------------------------------------------------------------------


def test_tie_breaks_as_they_are_published() -> None:
    lines = {line.player: line for line in standings(four_by_hand())}
    assert [float(lines[player].score) for player in (1, 2, 3, 4)] == [2.5, 2, 0.5, 1]
    assert [float(lines[player].breaks["buchholz"]) for player in (1, 2, 3, 4)] == [3.5, 4, 5.5, 5]
    assert [float(lines[player].breaks["sonneborn-berger"]) for player in (1, 2, 3, 4)] == [3, 1.5, 0.5, 1.5]
    assert [lines[player].place for player in (1, 2, 3, 4)] == [1, 2, 4, 3]


def test_the_direct_encounter_separates_those_who_are_level() -> None:
    event = event_of(3, format="round-robin", tie_breaks=("direct",))
    for round, (seats, resting, places) in enumerate(
        [((1, 2), 3, (2, 1)), ((1, 3), 2, (1, 2)), ((2, 3), 1, (2, 1))], start=1
    ):
        event.do(Pair(round=round, tables=(Seating(seats=seats), Seating(seats=(resting,), worth="zero"))))
        event.do(Result(round=round, table=1, places=places))
    assert [line.place for line in standings(event)] == [1, 1, 1]
    event.do(Correct(round=2, table=1, places=(1, 1)))
    event.do(Correct(round=3, table=1, places=(1, 1)))
    assert [(line.player, line.place) for line in standings(event)] == [(2, 1), (3, 2), (1, 3)]


def test_the_duel_settles_what_is_left_and_can_be_rolled_again() -> None:
    assert duelled([3, 1, 2], 7) == duelled([2, 3, 1], 7)
    assert {tuple(duelled([1, 2, 3], seed)) for seed in range(60)} == {
        (a, b, c) for a in (1, 2, 3) for b in (1, 2, 3) for c in (1, 2, 3) if len({a, b, c}) == 3
    }
    wins = sum(duelled([1, 2], seed)[0] == 1 for seed in range(300))
    assert 110 < wins < 190
    event = paired(2, rounds=1)
    event.do(Result(round=1, table=1, places=(1, 1)))
    assert [line.place for line in standings(event)] == [1, 2]
