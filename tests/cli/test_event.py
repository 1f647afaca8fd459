"""`ludoteca event`: a whole event from the terminal, in three languages, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest


@pytest.fixture
def club(run, tmp_path: Path) -> str:
    file = str(tmp_path / "club.event")
    assert run("event", "new", file, "Club evening", "latrunculi", "--rounds", "2").code == 0
    assert run("event", "enter", file, "Anna", "Bruno", "Carla").code == 0
    return file


def test_a_whole_event(run, club: str, tmp_path: Path) -> None:
    for _ in range(2):
        ran = run("event", "pair", club)
        assert ran.code == 0
        assert all(name in ran.out for name in ("Anna", "Bruno", "Carla", "bye"))
        assert run("event", "result", club, "1", "1-0", "--points", "8,3").code == 0
    assert "1 – 0" in run("event", "show", club).out
    told = json.loads(run("event", "standings", club, "--json").out)
    assert [line["place"] for line in told["standings"]] == [1, 2, 3]
    assert len(told["rounds"]) == 2
    ran = run("event", "pair", club)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("error: all rounds have been played — docs/howto/run-an-event.md")
    trf = str(tmp_path / "club.trf")
    assert run("event", "export", club, "--to", "trf", "--output", trf).code == 0
    back = str(tmp_path / "back.event")
    assert run("event", "import", back, trf, "latrunculi").code == 0
    scores = [run("event", "export", file).out.splitlines()[1].split(",")[3] for file in (club, back)]
    assert scores[0] == scores[1] != ""


def test_places_are_worth_what_was_agreed(run, tmp_path: Path) -> None:
    file = str(tmp_path / "scorso.event")
    words = ("--format", "tables", "--points-by-place", "5,3,0")
    assert run("event", "new", file, "Scorso", "scorso", *words, "--option", "pace=beats").code == 0
    run("event", "enter", file, "Anna", "Bruno", "Carla")
    run("event", "pair", file)
    assert "5 – 3 – 0" in run("event", "result", file, "1", "1,2,3").out
    assert "5,x" in run("event", "new", str(tmp_path / "x"), "X", "scorso", "--points-by-place", "5,x").err
    assert "1, 2" in run("event", "new", str(tmp_path / "x"), "X", "scorso", "--points-by-place", "1,2").err


def test_the_losers_of_the_semi_finals_may_go_home(run, tmp_path: Path) -> None:
    file = str(tmp_path / "cup.event")
    run("event", "new", file, "Cup", "latrunculi", "--format", "knock-out", "--no-third-place")
    run("event", "enter", file, "Anna", "Bruno", "Carla", "Dario")
    run("event", "pair", file)
    for table in ("1", "2"):
        run("event", "result", file, table, "1-0")
    final = run("event", "pair", file).out
    assert len([name for name in ("Anna", "Bruno", "Carla", "Dario") if name in final]) == 2


def test_a_knock_out_with_a_human_judge_is_made_ruled_and_reversed(run, tmp_path: Path) -> None:
    file = str(tmp_path / "cup.event")
    words = ("--format", "knock-out", "--option", "judge=human")
    assert run("event", "new", file, "Cup", "latrunculi-match", *words).code == 0
    run("event", "enter", file, "Anna", "Bruno", "Carla", "Dario")
    run("event", "pair", file)
    players = json.loads(run("event", "standings", file, "--json").out)
    first = players["players"][players["rounds"][0][0]["players"][0] - 1]["name"]
    assert "1 – 0" in run("event", "rule", file, "1", "win", first, "--why", "Only to and fro.").out
    number = run("event", "rulings", file).out.split()[0]
    assert "1 – 0" not in run("event", "reverse", file, number, "--why", "Looked again.").out
    assert "(reversed)" in run("event", "rulings", file).out


def test_every_event_draws_lots_of_its_own(run, tmp_path: Path) -> None:
    """With the same list of people the same ones met in every first round, and the same one had the bye."""
    seeds = []
    for number, words in enumerate([[], [], ["--seed", "5"]]):
        file = str(tmp_path / f"{number}.event")
        assert run("event", "new", file, "Club", "latrunculi", *words).code == 0
        seeds.append(json.loads(run("event", "standings", file, "--json").out)["plan"]["seed"])
    assert len(set(seeds)) == 3
    assert seeds[2] == 5


def test_standings_stand_in_80_columns(run, club: str) -> None:
    run("event", "pair", club)
    assert "Sonneborn-B." in run("event", "standings", club).out


def test_in_an_arena_every_table_in_play_is_shown_and_found(run, tmp_path: Path) -> None:
    file = str(tmp_path / "arena.event")
    run("event", "new", file, "Arena", "scamorra", "--format", "arena")
    run("event", "enter", file, "Anna", "Bruno", "Carla", "Dario", "Elena")
    run("event", "pair", file)
    run("event", "result", file, "1", "draw")
    shown = run("event", "pair", file).out
    assert "round 2" in shown
    assert [line.split()[0] for line in shown.splitlines()[2:]] == ["2", "1"], "table 2 of round 1 still plays"
    assert run("event", "result", file, "2", "1-0").code == 0
    told = json.loads(run("event", "standings", file, "--json").out)
    assert told["rounds"][0][1]["games"], "of round 1"


def test_people_come_go_and_results_are_corrected(run, club: str, tmp_path: Path) -> None:
    listed = tmp_path / "people.csv"
    listed.write_text("name,rating\nDario,1500\nElena,\n", encoding="utf-8")
    assert "5 people have entered" in run("event", "enter", club, "--from-csv", str(listed)).out
    assert "4 people" in run("event", "withdraw", club, "Elena").out
    assert "5 people" in run("event", "enter", club, "elena", "--back").out
    assert run("event", "pair", club).code == 0
    assert run("event", "withdraw", club, "Anna").code == 0
    assert "Anna" not in run("event", "pair", club, "--again").out
    told = json.loads(run("event", "standings", club, "--json").out)
    table = str(next(one["table"] for one in told["rounds"][0] if len(one["players"]) == 2))
    assert run("event", "result", club, table, "1-0").code == 0
    assert "0 – 1" in run("event", "result", club, table, "-+", "--correct").out
    assert "0 – 1" not in run("event", "result", club, table, "open", "--correct").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["result", "CLUB", "9", "1-0"], "there is no round 0"),
        (["enter", "CLUB", "ANNA"], "somebody is called 'ANNA' already"),
        (["enter", "CLUB", "=HYPERLINK(1)"], "begins with '='"),
        (["enter", "CLUB", "Zoe", "--rating", "-5"], "--rating"),
        (["withdraw", "CLUB", "Zoe"], "nobody here is called 'Zoe'"),
        (["pair", "CLUB", "--again"], "no round has been paired"),
        (["new", "CLUB", "Again", "latrunculi"], "File exists"),
        (["new", "other", "Four", "zama", "--option", "players=4", "--rounds", "100"], "--rounds 100"),
        (["new", "other", "Chess", "chess"], "no game 'chess'"),
        (["show", "no-such-file"], "no-such-file"),
        (["simulate", "latrunculi", "--people", "1"], "--people 1: expected a number from 2 to 1000"),
    ],
)
def test_what_is_wrong_is_one_line(run, club: str, words: list[str], said: str) -> None:
    before = Path(club).read_bytes()
    ran = run("event", *[club if word == "CLUB" else word for word in words])
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert Path(club).read_bytes() == before


def test_a_damaged_file_says_which_line(run, club: str) -> None:
    with open(club, "a", encoding="utf-8") as file:
        file.write('{"act":"enter","na')
    ran = run("event", "show", club)
    assert (ran.code, ran.out) == (2, "")
    assert "line 5: " in ran.err


@pytest.mark.parametrize(
    ("language", "heading", "refused"),
    [("it", "tavolo", "Il turno 1 non è finito."), ("cs", "stůl", "Kolo 1 neskončilo.")],
)
def test_it_speaks_three_languages(run, club: str, language: str, heading: str, refused: str) -> None:
    assert heading in run("event", "pair", club, "--lang", language).out
    assert refused in run("event", "pair", club, "--lang", language).err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 3: name '=1+1': begins with '=', which a spreadsheet takes for a formula"),
        ("it", "Riga 3: «=1+1» comincia con =, che un foglio di calcolo prende per una formula."),
        ("cs", "Řádek 3: „=1+1“ začíná znakem =, který tabulkový program bere jako vzorec."),
    ],
)
def test_what_is_wrong_in_a_list_is_said_in_the_reader_s_language(
    run, club: str, tmp_path: Path, language: str, said: str
) -> None:
    listed = tmp_path / "people.csv"
    listed.write_text("name;rating\nDario;1500\n=1+1;\n", encoding="utf-8")
    before = Path(club).read_bytes()
    ran = run("event", "enter", club, "--from-csv", str(listed), "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert Path(club).read_bytes() == before


@pytest.mark.parametrize("format", ["swiss", "knock-out", "arena"])
def test_a_format_is_tried_by_strength(run, format: str) -> None:
    words = ("event", "simulate", "latrunculi", "--format", format, "--people", "8", "--events", "4", "--json")
    first, second = run(*words), run(*words)
    assert (first.code, first.err) == (0, "")
    assert first.out == second.out
    told = json.loads(first.out)
    assert told["events"] == 4
    assert told["minutes"] > 0
    assert 0 <= told["best_wins_percent"] <= 100


def test_a_format_is_tried_with_machines(run) -> None:
    words = ("event", "simulate", "scamorra", "--format", "knock-out", "--people", "2", "--events", "1")
    ran = run(*words, "--bots", "random")
    assert ran.code == 0
    assert "best_wins_percent" in ran.out


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "the automatic verdict stands"), ("it", "verdetto automatico"), ("cs", "automatický verdikt")],
)
@pytest.mark.parametrize("bots", [(), ("--bots", "random")])
def test_an_event_with_a_judge_is_tried_without_one(
    run, monkeypatch: pytest.MonkeyPatch, language: str, said: str, bots: tuple[str, ...]
) -> None:
    """It was refused, as if nobody could be appointed judge of the evening itself."""
    monkeypatch.setenv("LC_ALL", language)
    words = ("event", "simulate", "latrunculi-match", "--people", "2", "--events", "1", "--rounds", "1", "--json")
    ran = run(*words, "--option", "judge=human", "--option", "stall_quiet_plies=2", *bots)
    assert ran.code == 0
    assert said in ran.err
    assert json.loads(ran.out)["rounds"] == 1
    assert run(*words, *bots).err == ""


@pytest.mark.parametrize("what", ["pairings", "cards", "standings", "scores"])
def test_sheets_are_printed(run, club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("event", "pair", club).code == 0
    ran = run("event", "print", club, "--what", what, "--lang", "it", "--address", "https://club.example/event/abc")
    assert (ran.code, ran.err) == (0, "")
    assert f"club-{what}.pdf" in ran.out
    assert (tmp_path / f"club-{what}.pdf").read_bytes().startswith(b"%PDF-")
    assert run("event", "print", club, "--what", what, "--output", "no/such/folder/x.pdf").code == 2
