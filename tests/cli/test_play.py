"""`ludoteca play`: whole games in the terminal, by piped lines."""

from __future__ import annotations

import re
import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from ludoteca import games, play
from ludoteca.bots.random_bot import RandomBot
from ludoteca.cli import app, terminal_game, terminal_match
from ludoteca.cli.terminal_match import TerminalMatch
from ludoteca.core import Seat
from ludoteca.core.words import LANGUAGES, say
from ludoteca.play import RecordFile
from ludoteca.play.match import Present

Start = Callable[..., subprocess.Popen[bytes]]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def only_record(home: Path) -> Path:
    (record,) = (home / "records").iterdir()
    return record


def test_two_people_play_until_one_resigns_and_the_record_holds(run, home: Path) -> None:
    ran = run("play", "latrunculi", stdin=lines("c1-c7", "d8-d6", "resign"))
    assert (ran.code, ran.err) == (0, "")
    report = play.verify(only_record(home).read_bytes())
    assert [entry.text for entry in report.match.log] == ["c1-c7", "d8-d6", "resign"]
    assert report.outcome is not None
    assert (report.outcome.winners, report.outcome.reason) == ((1,), "resign")
    assert str(only_record(home)) in ran.out
    assert run("verify", str(only_record(home))).code == 0


def test_the_board_is_drawn_before_every_move(run) -> None:
    ran = run("play", "latrunculi", stdin=lines("e1-e4", "quit"))
    assert ran.out.count("a  b  c  d  e  f  g  h") == 2


def test_help_lists_the_legal_moves_and_a_square_its_own(run) -> None:
    ran = run("play", "latrunculi", stdin=lines("?", "e1?", "e5?", "help"))
    assert ran.out.count("48 legal moves") == 2
    assert ran.out.count("h1-h7") == 2
    assert "6 legal moves begin with e1:\ne1-e2  e1-e3  e1-e4  e1-e5  e1-e6  e1-e7\n" in ran.out
    assert "No legal move begins with e5." in ran.out


def test_a_refusal_names_the_rule_and_asks_again(run, home: Path) -> None:
    ran = run("play", "latrunculi", stdin=lines("e1-d2", "e1-e4", "quit"))
    assert "— §3.2, A10 (ludoteca rules latrunculi#s3.2)" in ran.out
    assert [entry.text for entry in play.parse_record(only_record(home).read_text()).entries] == ["e1-e4"]


def test_what_cannot_be_read_gets_an_example(run) -> None:
    ran = run("play", "latrunculi", stdin=lines("castle"))
    assert "“castle”: write a move such as a1-a2" in ran.out


def test_a_draw_that_is_declined_leaves_the_game_as_it_was(run, home: Path) -> None:
    ran = run("play", "latrunculi", stdin=lines("draw", "perhaps", "no", "e1-e4", "quit"))
    assert "yes, no" in ran.out
    texts = [entry.text for entry in play.verify(only_record(home).read_bytes()).match.log]
    assert texts == ["offer", "withdraw", "e1-e4"]


def test_a_move_is_taken_back(run, home: Path) -> None:
    ran = run("play", "latrunculi", stdin=lines("back", "e1-e4", "e8-e5", "back", "d1-d4", "quit"))
    assert "no move here that could be taken back" in ran.out
    texts = [entry.text for entry in play.verify(only_record(home).read_bytes()).match.log]
    assert texts == ["e1-e4", "e8-e5", "take-back 0", "d1-d4"]


def test_a_draw_that_is_accepted_is_judged_like_a_stall(run, home: Path) -> None:
    run("play", "latrunculi", stdin=lines("draw", "yes"))
    outcome = play.verify(only_record(home).read_bytes()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "stall-null")


def test_an_offer_to_the_machine_is_answered(run, home: Path) -> None:
    ran = run("play", "latrunculi", "--bot", "b=random", "--seed", "1", stdin=lines("draw"))
    assert ran.code == 0
    assert "plays on." in ran.out  # the game has just begun
    report = play.verify(only_record(home).read_bytes())
    assert [entry.text for entry in report.match.log] == ["offer", "withdraw"]


def test_a_hint_is_a_legal_move_and_changes_nothing(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(terminal_match, "PATIENCE", 0.05)
    ran = run("play", "latrunculi", stdin=lines("hint", "quit"))
    advised = re.search(r"The machine would play (\S+)", ran.out)
    assert advised
    state = play.find("latrunculi").setup(play.find("latrunculi").Options())
    assert advised[1] in play.find("latrunculi").offered(state, Seat(0))
    assert run("play", "latrunculi", stdin=lines("hint", advised[1], "quit")).code == 0


def test_the_machine_takes_an_offer_that_saves_it() -> None:
    game = play.find("latrunculi")
    match = play.Match.start(game, game.Options())
    match._stand(Present(game.parse_position("bbbbbbbb/8/8/8/8/8/8/www5 b 0", game.Options())))
    bots, answers = {Seat(0): RandomBot(game)}, iter(["draw"])
    table = TerminalMatch(
        match, bots, language="en", rng=Random(1), ask=lambda _: next(answers), keep=len, console=Console()
    )
    table.run()
    assert [entry.text for entry in match.log] == ["offer", "agree"]


def test_against_the_machine_it_answers_every_move(run, home: Path) -> None:
    ran = run("play", "latrunculi", "--bot", "b", "--seed", "4", stdin=lines("e1-e4", "resign"))
    assert ran.code == 0
    log = play.verify(only_record(home).read_bytes()).match.log
    assert [entry.seat for entry in log] == [0, 1, 0]
    assert f"plays {log[1].text}" in ran.out


def test_the_same_seed_gives_the_same_machine(run, home: Path) -> None:
    games = []
    for name in ("one.txt", "two.txt"):
        file = home.parent / name
        run(
            "play",
            "latrunculi",
            "--bots",
            "--bot",
            "w=random",
            "--bot",
            "b=random",
            "--seed",
            "9",
            "--record",
            str(file),
        )
        games.append([entry.text for entry in play.verify(file.read_bytes()).match.log])
    assert games[0] == games[1]
    assert len(games[0]) > 10


@pytest.mark.parametrize(
    ("language", "lot", "stands", "won"),
    [
        ("en", "the choice for the decider", "This is the decider", "wins the match: nobody won the decider"),
        ("it", "sceglie per lo spareggio", "Questo è lo spareggio", "vince la sfida: nessuno ha vinto lo spareggio"),
        ("cs", "o rozhodující partii volí", "Toto je rozhodující", "Zápas vyhrává"),
    ],
)
def test_a_decider_that_stalls_tells_the_lot_how_it_stands_and_who_won(run, language, lot, stands, won) -> None:
    """The lot and the end were not told, and the match stood in codes over the board."""
    typed = lines("move-second", "draw", "yes")
    ran = run("play", "latrunculi-match", "--option", "null_games=0", "--lang", language, stdin=typed)
    for words in (lot, stands, won):
        assert words in ran.out
    assert "phase=" not in ran.out


def test_machines_alone_play_a_match_to_its_end(run, home: Path) -> None:
    words = ["--bot", "A=random", "--bot", "B=random", "--seed", "2", "--option", "stall_quiet_plies=10"]
    ran = run("play", "latrunculi-match", *words)
    report = play.verify(only_record(home).read_bytes())
    assert ran.code == 0
    assert report.is_proven
    assert report.chances > 0


def test_an_option_is_in_force_and_in_the_record(run, home: Path) -> None:
    ran = run("play", "latrunculi", "--option", "board=8x10", stdin=lines("e1-e9", "quit"))
    assert "\n 10  ●" in ran.out
    assert "board=8x10" in only_record(home).read_text()


def test_quitting_keeps_an_unfinished_record(run, home: Path) -> None:
    ran = run("play", "latrunculi", stdin=lines("e1-e4", "quit"))
    assert ran.code == 0
    assert "The game is not finished." in ran.out
    checked = run("verify", str(only_record(home)))
    assert (checked.code, checked.out) == (0, "The record is valid: one entry.\nThe game is not finished.\n")


def test_the_end_of_the_input_keeps_an_unfinished_record(run, home: Path) -> None:
    assert run("play", "latrunculi", stdin="e1-e4").code == 0
    assert [entry.text for entry in play.verify(only_record(home).read_bytes()).match.log] == ["e1-e4"]


def test_a_game_in_which_nothing_was_done_leaves_no_record(run, home: Path) -> None:
    assert run("play", "latrunculi", stdin=lines("quit")).code == 0
    assert list((home / "records").iterdir()) == []


def test_an_interruption_between_an_act_and_its_line_loses_nothing(run, home: Path, monkeypatch) -> None:
    def interrupted(self: RecordFile, entries: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(RecordFile, "append", interrupted)
    assert run("play", "latrunculi", stdin=lines("e1-e4", "d8-d5")).code == 130
    assert [entry.text for entry in play.verify(only_record(home).read_bytes()).match.log] == ["e1-e4"]


def test_ctrl_c_in_the_middle_of_a_game_keeps_the_record(
    start: Callable[..., subprocess.Popen[bytes]], run, home: Path
):
    process = start("play", "latrunculi")
    guard = threading.Timer(120, process.kill)
    guard.start()
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"e1-e4\n")
        process.stdin.flush()
        said = b""
        while said.count(b" > ") < 2:  # White's prompt, then Black's
            letter = process.stdout.read(1)
            assert letter, said.decode()
            said += letter
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    finally:
        guard.cancel()
    record = only_record(home)
    assert (process.returncode, err) == (130, b"")
    assert str(record) in out.decode()
    assert "1 w e1-e4 @" in record.read_text()
    assert run("verify", str(record)).code == 0


def test_a_record_file_that_exists_is_not_overwritten(run, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    ran = run("play", "latrunculi", "--record", str(file), stdin=lines("e1-e4"))
    assert (ran.code, ran.out) == (2, "")
    assert "there is such a file already" in ran.err
    assert file.read_text() == "precious"


def test_a_record_that_cannot_be_written_is_said_before_the_first_move(run, tmp_path: Path) -> None:
    ran = run("play", "latrunculi", "--record", str(tmp_path / "no" / "such" / "folder.txt"), stdin=lines("e1-e4"))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--bot", "x"], "no seat 'x': expected w, b"),
        (["--bot", "b=deep"], "no bot 'deep': expected 1, 2, 3, 4, 5, greedy"),
        (["--lang", "la"], "--lang"),
        (["--option", "board=1x1"], "board=1x1"),
    ],
)
def test_what_cannot_be_used_is_refused(run, words: list[str], what: str) -> None:
    ran = run("play", "latrunculi", *words)
    assert (ran.code, ran.out) == (2, "")
    assert what in ran.err
    assert ran.err.count("\n") == 1


CHOOSE_GAME = ["latrunculi"] if len(games.names()) > 1 else []


def test_without_a_game_it_asks_what_and_who_plays(run, home: Path) -> None:
    ran = run("play", stdin=lines(*CHOOSE_GAME, "9", "1", "7", "1", "e1-e4", "resign"))
    assert ran.code == 0
    assert "Please answer with one of: 1, 2, 3\n" in ran.out
    assert "Please answer with one of: 1, 2, 3, 4, 5\n" in ran.out
    assert [entry.seat for entry in play.verify(only_record(home).read_bytes()).match.log] == [0, 1, 0]


@pytest.mark.parametrize(("answer", "people"), [("2", 2), ("3", 0)])
def test_two_people_or_none(run, home: Path, answer: str, people: int, monkeypatch) -> None:
    monkeypatch.setattr(terminal_game, "DEFAULT_BOT", "random")
    level = [""] if answer == "3" else []  # Enter: the usual one
    run("play", "--seed", "1", stdin=lines(*CHOOSE_GAME, answer, *level, "e1-e4", "d8-d5", "resign"))
    players = play.parse_record(only_record(home).read_text()).header.players
    assert list(players.values()).count("person") == people


@pytest.mark.parametrize("answers", ["", "quit\n"])
def test_nobody_has_to_play(run, home: Path, answers: str) -> None:
    assert run("play", stdin=answers).code == 0
    assert not home.exists()


def test_plain_ludoteca_is_a_game_in_the_terminal_where_there_is_no_site(run, home: Path, monkeypatch) -> None:
    monkeypatch.setattr(app, "_has_site", lambda: False)
    ran = run(stdin="quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "> quit" in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(run, language: str, monkeypatch) -> None:
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    ran = run(
        "play", "latrunculi", stdin=lines("?", "e1?", "h8?", "castle", "e1-d2", "e1-e4", "draw", "x", "n", "quit")
    )
    assert ran.code == 0
    assert say("cli-unfinished", language=language) in ran.out
    assert say("cli-legal", {"count": 48}, language) in ran.out


def test_the_chosen_language_outranks_the_environment(run, monkeypatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert say("cli-unfinished", language="cs") in run("play", "latrunculi", "--lang", "cs", stdin="quit\n").out
