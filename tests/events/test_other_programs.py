"""What goes to other programs and comes from them: TRF, CSV and JSON; what does not fit is refused with its line."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import msgspec
import pytest

from ludoteca.events import BadEvent, Plan, format_acts, is_finished, next_round, standings
from ludoteca.events.acts import Begin, Enter, Result, Withdraw
from ludoteca.events.exporting import entries_from_csv, to_csv, to_json
from ludoteca.events.file import check_acts
from ludoteca.events.importing import kind_of, read_event
from ludoteca.events.trf import parse_trf, to_trf
from tests.events import evening
from tests.events.small import event_of, four_by_hand, paired, score


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
