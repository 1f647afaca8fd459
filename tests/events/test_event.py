"""An event is its acts: each is judged before anything changes, and what is hostile is refused by name."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec
import pytest

from ludoteca.core import LudotecaError
from ludoteca.events import BadEvent, Event, Plan, format_acts, is_finished, next_round, parse_event, standings
from ludoteca.events.acts import Begin, Close, Correct, Enter, Pair, Result, Reverse, Rule, Seating, Unpair, Withdraw
from ludoteca.events.duel import duelled
from ludoteca.events.exporting import entries_from_csv, to_csv, to_json
from ludoteca.events.file import check_acts
from ludoteca.events.importing import kind_of, read_event
from ludoteca.events.past import past_of
from ludoteca.events.trf import parse_trf, to_trf
from tests.events import evening


def event_of(people: int, **more: object) -> Event:
    return evening.begun(Plan(**{"name": "Club evening", "game": "latrunculi", **more}), people, Random(1))


def paired(people: int = 2, **more: object) -> Event:
    event = event_of(people, **more)
    event.do(next_round(event))
    return event


def score(event: Event, player: int) -> Fraction:
    return next(line.score for line in standings(event) if line.player == player)


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


def four_by_hand() -> Event:
    """1 beats 2 and 3, 2 beats 4, 3 draws with 4; in the last round 1 draws with 4, and 2 beats 3."""
    event = event_of(4, format="round-robin")
    for round, tables in enumerate(
        [
            (((1, 2), (1, 2)), ((3, 4), (1, 1))),
            (((1, 3), (1, 2)), ((2, 4), (1, 2))),
            (((4, 1), (1, 1)), ((2, 3), (1, 2))),
        ],
        start=1,
    ):
        event.do(Pair(round=round, tables=tuple(Seating(seats=seats) for seats, _ in tables)))
        for number, (_, places) in enumerate(tables, start=1):
            event.do(Result(round=round, table=number, places=places, points=(number, 3 - number)))
    return event


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


# -- other programs ----------------------------------------------------------------------------------------------------


def without_places(text: str) -> list[str]:
    """The lines of a report without what its tie-breaks have made of them: the game's own points have no column."""
    return [line[:85] + line[89:] if line.startswith("001") else line for line in text.splitlines()]


@pytest.mark.parametrize("format", ["swiss", "round-robin", "double-round-robin"])
@pytest.mark.parametrize("seed", range(12))
def test_an_event_goes_out_as_trf_and_comes_back(format: str, seed: int) -> None:
    """Also while it goes on, and with people who have come late or left."""
    rng = Random(seed)
    event = evening.begun(plan_of(format), 4 + seed, rng)
    list(evening.rounds(event, rng, 1 + seed % 5))
    if seed % 3 == 0 and not is_finished(event):
        event.do(next_round(event))
    text = to_trf(event)
    back = parse_trf(text, "latrunculi", {})
    assert without_places(to_trf(back)) == without_places(text)
    assert to_trf(parse_trf(to_trf(back), "latrunculi", {})) == to_trf(back)
    assert {line.player: line.score for line in standings(back)} == {
        line.player: line.score for line in standings(event)
    }
    seats = [[table.seats for table in tables.values()] for tables in event.rounds]
    came_back = [[table.seats for table in tables.values()] for tables in back.rounds]
    assert [sorted(one for one in tables if len(one) > 1) for tables in came_back] == [
        sorted(one for one in tables if len(one) > 1) for tables in seats
    ]
    if not is_finished(event):
        assert back.here() == event.here()


def plan_of(format: str) -> Plan:
    return Plan(name="Club", game="latrunculi", clock="fischer 300+5", format=format)


def test_the_columns_of_trf() -> None:
    event = four_by_hand()
    text = to_trf(event)
    assert text.count("\r\n") == len(text.splitlines())
    line = next(line for line in text.splitlines() if line.startswith("001    1"))
    assert line[14:47].strip() == "Player 1"
    assert (line[80:84].strip(), line[85:89].strip()) == ("2.5", "1")
    assert [line[column : column + 8] for column in (91, 101, 111)] == ["   2 w 1", "   3 w 1", "   4 b ="]
    told = [line for line in text.splitlines() if not line.startswith("001")]
    assert "062 4" in told
    assert {"142 3", "XXR 3"} < set(told)


def test_a_report_says_who_is_not_there_next() -> None:
    event = paired(4)
    for table in (1, 2):
        event.do(Result(round=1, table=table, places=(1, 2)))
    event.do(Withdraw(player=3))
    lines = [line for line in to_trf(event).splitlines() if line.startswith("001")]
    assert [line[101:109] for line in lines] == ["", "", "0000 - Z", ""]
    assert parse_trf(to_trf(event), "latrunculi", {}).here() == [1, 2, 4]


def test_long_names_that_begin_alike_stay_apart_in_a_report() -> None:
    event = event_of(0)
    for end in ("of Anna", "of Bruno"):
        event.do(Enter(name=f"The very long name of the family {end}"))
    assert len(parse_trf(to_trf(event), "latrunculi", {}).entrants) == 2


def player_line(number: int, name: str, *cells: str) -> str:
    return f"001 {number:4}      {name:33} {'':4}{'':27} {0:4.1f} {0:4}" + "".join(f"  {cell}" for cell in cells)


def test_what_other_programs_write_is_read() -> None:
    """Blanks for `0000`, `-` and `Z`, small letters, games of less than a move, forfeits without a side."""
    text = "\r\n".join(
        [
            "### made by another program",
            "012 Spring",
            "092 Individual: Swiss-System (Standard)",
            "122 40/120, 60",
            "XXC white1",
            player_line(1, "Anna", "   2 w W", "       H", "   3 - +", "        "),
            player_line(2, "Bruno", "   1 b L", "   3 w d", "0000 - f", "0000 - +"),
            player_line(3, "Carla", "       u", "   2 B D", "   1 - -", "       -"),
        ]
    )
    event = parse_trf(text, "latrunculi", {})
    assert [score(event, player) for player in (1, 2, 3)] == [Fraction(5, 2), Fraction(5, 2), Fraction(3, 2)]
    assert event.plan.format == "swiss"
    assert event.table(3, 1).was_forfeited


@pytest.mark.parametrize(
    ("told", "format", "rounds"),
    [
        ("092 Swiss", "swiss", 0),
        ("092 Individual: Swiss-System\n142 5\nXXR 7", "swiss", 5),
        ("092 Round Robin\nXXR 3", "round-robin", 0),
        ("092 Individual: Round-Robin\nXXR 2", "round-robin", 2),
        ("092 Individual: Double round robin", "double-round-robin", 0),
        ("192 FIDE_DOUBLEROUNDROBIN", "double-round-robin", 0),
    ],
)
def test_how_people_meet_is_read_as_programs_write_it(told: str, format: str, rounds: int) -> None:
    text = "\n".join([told, *(player_line(number, f"P{number}") for number in (1, 2, 3, 4))])
    plan = parse_trf(text, "latrunculi", {}).plan
    assert (plan.format, plan.rounds) == (format, rounds)


def test_trf_that_does_not_fit_is_refused_with_its_line() -> None:
    good = to_trf(four_by_hand())
    first = 1 + next(at for at, line in enumerate(good.splitlines()) if line.startswith("001"))
    for old, new in [
        ("   2 w 1", "   2 w ="),
        ("   2 w 1", "   9 w 1"),
        ("   2 w 1", "   2 w ?"),
        ("   2 w 1", "   2 - 1"),
        ("   2 w 1", "     w 1"),
        ("   2 w 1", "0000 - 1"),
        ("   2 w 1", "1  2 w 1"),
        ("001    1", "001    x"),
    ]:
        with pytest.raises(BadEvent, match=f"line {first}"):
            parse_trf(good.replace(old, new, 1), "latrunculi", {})
    with pytest.raises(BadEvent, match=f"line {first}"):
        parse_trf(good.replace("Player 1", "=Player1"), "latrunculi", {})
    with pytest.raises(BadEvent, match="nobody"):
        parse_trf(player_line(1, "Anna", " " * 8, "0000 - U") + "\n" + player_line(2, "Bruno"), "latrunculi", {})
    with pytest.raises(BadEvent, match="knock-out"):
        to_trf(event_of(2, format="knock-out"))


def test_what_could_not_be_read_again_is_not_written() -> None:
    check_acts(four_by_hand().acts)
    for act in (Enter(name="Anna", rating=10_000), Begin(round=100_001, table=1), Enter(name="Anna", by="x" * 501)):
        with pytest.raises(BadEvent, match="kept"):
            check_acts([act])


@pytest.mark.parametrize("format", ["swiss", "knock-out", "arena"])
def test_an_event_goes_out_as_json_and_comes_back(format: str) -> None:
    rng = Random(5)
    event = evening.begun(plan_of(format), 9, rng)
    event.do(next_round(event))
    for number in (4, 2, 1, 3) if format != "arena" else (4, 2):
        if number in event.rounds[0] and not event.is_over(event.table(1, number)):
            event.do(Result(round=1, table=number, places=(1, 2), points=(3, 1)))
    if format == "arena":
        event.do(next_round(event))
        assert set(event.rounds[1]) == {2, 4}
    text = msgspec.json.encode(to_json(event)).decode()
    back = read_event(text, kind_of(text), None)
    assert to_json(back) == to_json(event)


IN_FILES = {
    "name,rating\nAnna,1500\n\n=1+1,\n": ("event-line", 4, "event-name-formula"),
    "name;rating\nAnna;1500\nANNA;\n": ("event-line", 3, "event-name-taken"),
    'name\n"An\nna"\nBruno\x07\n': ("event-line", 3, "event-name-sign"),
    "012 Club\n001    1      Anna\n001    2      @SUM(A1)\n": ("event-trf-line", 3, "event-name-formula"),
    "012 Club\n001    1      Anna\n\n001    2      anna\n": ("event-trf-line", 4, "event-name-taken"),
    "062 2\n012 =1+1\n001    1      Anna\n": ("event-trf-line", 2, "event-name-formula"),
    '{\n "plan": {"name": "x", "game": "latrunculi"},\n "players": [}\n': ("event-line", 3, None),
    '{\n "plan": {"name": "@x", "game": "latrunculi"},\n "players": []}\n': ("event-json", None, "event-name-formula"),
    format_acts([*event_of(2).acts, Enter(name="player 1")]): ("event-line", 4, "event-name-taken"),
}


@pytest.mark.parametrize("text", IN_FILES, ids=range(len(IN_FILES)))
def test_what_is_wrong_in_a_file_is_said_with_its_line_and_in_its_own_words(text: str) -> None:
    code, line, because = IN_FILES[text]
    with pytest.raises(BadEvent) as refused:
        read_event(text, kind_of(text), Plan(name="Club", game="latrunculi"))
    reason = refused.value.reason
    assert (reason.code, reason.args.get("line"), reason.args.get("because")) == (code, line, because)


def test_csv_and_json() -> None:
    event = four_by_hand()
    assert to_csv(event).splitlines()[0] == "place,name,rating,score,games,buchholz,sonneborn-berger,direct,points"
    assert to_csv(event).splitlines()[1].startswith("1,Player 1,")
    assert to_json(event)["standings"][0]["player"] == 1
    entries = entries_from_csv("\ufeffname,rating\nAnna,1500\n\nBruno,\n")
    assert [(entry.name, entry.rating) for entry in entries] == [("Anna", 1500), ("Bruno", 0)]
    for columns in ("name;rating\r\nAnna;1500\r\nBruno;\r\n", "name\trating\nAnna\t1500\nBruno\n"):
        assert entries_from_csv(columns) == entries, "as other spreadsheets write it"
    for wrong in ("", "who\nAnna", "name,rating\nAnna,strong", "name,rating\nAnna,1,2", "name,rating\nAnna,99999"):
        with pytest.raises(BadEvent, match="line"):
            entries_from_csv(wrong)
