"""Contests between bots: who sits where, what is counted, and that games do not depend on who plays them."""

from __future__ import annotations

import contextlib
import functools
import json
import signal
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca import games, play
from ludoteca.cli import main
from ludoteca.core import Seat
from ludoteca.study import arena, spread
from ludoteca.study.arena import Contest, Played, Table, play_game
from ludoteca.study.spread import play_all

SCORE = ("wins", "draws", "losses")


def contest(game: str, *bots: str, seed: int = 1, **options: str) -> Contest:
    found = play.find(game)
    given = arena.check(found, found.Options.from_text(options), bots)
    return Contest(game, given.to_text(), bots, scale=0.01, seed=seed)


# -- who sits where ----------------------------------------------------------------------------------------------------


def test_two_bots_change_seats_from_game_to_game() -> None:
    two = contest("scamorra", "1", "2")
    assert [two.bots_in_game(2, number) for number in range(3)] == [("1", "2"), ("2", "1"), ("1", "2")]


def test_with_more_bots_than_seats_everybody_meets_everybody_on_both_sides() -> None:
    three = contest("scamorra", "1", "2", "3")
    met = Counter(three.bots_in_game(2, number) for number in range(12))
    assert len(met) == 6
    assert set(met.values()) == {2}


def test_one_against_three_sits_on_every_seat() -> None:
    four = contest("scorso", "5", "simple", "simple", "simple", players="4")
    assert {four.bots_in_game(4, number).index("5") for number in range(4)} == {0, 1, 2, 3}


def test_two_bots_share_four_seats() -> None:
    two = contest("scorso", "5", "4", players="4")
    assert Counter(bot for number in range(4) for bot in two.bots_in_game(4, number)) == {"5": 8, "4": 8}


# -- what is counted ---------------------------------------------------------------------------------------------------


def table(given: Contest, teams: tuple[tuple[Seat, ...], ...], *played: tuple[tuple[str, ...], tuple[int, ...]]) -> Any:
    counted = Table(given, teams)
    for number, (bots, winners) in enumerate(played):
        nothing = [0] * len(bots)
        counted.add(Played(number, bots, winners, nothing, nothing))
    return {line.bot: line for line in counted.lines()}


def test_wins_draws_and_losses() -> None:
    seats = ((Seat(0),), (Seat(1),))
    lines = table(contest("scamorra", "1", "2"), seats, (("1", "2"), (1,)), (("2", "1"), (0,)), (("1", "2"), ()))
    assert [getattr(lines["1"], score) for score in SCORE] == [0, 1, 2]
    assert [getattr(lines["2"], score) for score in SCORE] == [2, 1, 0]
    assert lines["2"].elo > 0 > lines["1"].elo


def test_partners_win_together() -> None:
    teams = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    lines = table(contest("zama", "1", "2", players="4"), teams, (("1", "2", "1", "2"), (1, 3)))
    assert [getattr(lines["2"], score) for score in SCORE] == [2, 0, 0]
    assert lines["2"].elo > lines["1"].elo


@pytest.mark.parametrize("name", games.built_in())
def test_a_game_is_played_to_its_end_and_the_same_again(name: str) -> None:
    given = contest(name, "greedy", "random")
    first, second = play_game(given, 3), play_game(given, 3)
    assert (first.bots, first.winners, first.moves) == (second.bots, second.winners, second.moves)
    assert sum(first.moves) > 3


def test_a_match_of_several_games_is_played_too() -> None:
    assert play_game(contest("latrunculi-match", "random", "greedy"), 0).winners in ((0,), (1,), ())


# -- spread over processes ---------------------------------------------------------------------------------------------


def in_order(played: Iterator[Played]) -> list[tuple[Any, ...]]:
    return sorted((one.number, one.bots, one.winners, tuple(one.moves)) for one in played)


def test_the_same_games_in_one_process_and_in_two() -> None:
    given = contest("scamorra", "greedy", "random", "1")
    assert in_order(play_all(given, 9, processes=1)) == in_order(play_all(given, 9, processes=2))


def test_stopping_interrupts_a_thinking_bot_in_another_process() -> None:
    """With this much work a single move would take hours."""
    endless = Contest("scamorra", {}, ("uct", "uct"), scale=1e9)
    with spread._processes(1) as (executor, _):
        assert executor.submit(abs, -1).result() == 1
        thinking = executor.submit(spread._do, functools.partial(play_game, endless), 0)
    assert thinking.cancelled() or thinking.exception() is not None


# -- the command -------------------------------------------------------------------------------------------------------

QUICK = ("--scale", "0.01", "--processes", "1", "--seed", "3")


def test_json_has_a_line_for_each_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "scamorra", "greedy", "random", "--games", "6", "--json", *QUICK]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "games", "players"]
    assert (told["game"], told["games"]) == ("scamorra", 6)
    assert [list(line) for line in told["players"]] == [["bot", *SCORE, "elo", "elo_error"]] * 2
    assert [line["bot"] for line in told["players"]] == ["greedy", "random"]
    assert all(sum(line[score] for score in SCORE) == 6 for line in told["players"])


def test_the_table_has_the_strongest_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "scamorra", "random", "greedy", "--games", "8", *QUICK]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].split() == ["scamorra", "·", "8", "games"]
    assert [line.split()[0] for line in printed[2:]] == ["greedy", "random"]


def test_an_interrupted_contest_prints_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    add = Table.add

    def add_or_interrupt(self: Table, played: Played) -> None:
        if self.games == 2:
            signal.raise_signal(signal.SIGINT)
        add(self, played)

    monkeypatch.setattr(Table, "add", add_or_interrupt)
    assert main(["arena", "scamorra", "greedy", "random", "--games", "100", "--json", *QUICK]) == 130
    assert json.loads(capsys.readouterr().out)["games"] == 2


WRONG = {
    "one bot": ("scamorra", "3"),
    "no bots": ("scamorra",),
    "an unknown bot": ("scamorra", "3", "deep"),
    "an unknown game": ("chess", "1", "2"),
    "no games": ("scamorra", "1", "2", "--games", "0"),
    "no processes": ("scamorra", "1", "2", "--processes", "0"),
    "no scale": ("scamorra", "1", "2", "--scale", "0"),
    "not a number": ("scamorra", "1", "2", "--scale", "nan"),
    "an unknown option": ("scamorra", "1", "2", "--option", "size=9"),
    "nobody at the address": ("scamorra", "1", "2", "--machines", "nowhere"),
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG)
@pytest.mark.parametrize(("language", "error"), [("en", "error: "), ("it", "errore: "), ("cs", "chyba: ")])
def test_what_cannot_be_played_is_refused_in_one_line(
    words: tuple[str, ...],
    language: str,
    error: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    assert main(["arena", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(error)
    assert printed.err.count("\n") == 1
    if language != "en":
        assert "expected" not in printed.err


# -- over several computers --------------------------------------------------------------------------------------------


def test_the_same_games_on_a_dask_cluster() -> None:
    from distributed import LocalCluster

    given = contest("scamorra", "greedy", "random")
    with (
        LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None) as cluster,
        contextlib.closing(play_all(given, 6, processes=1, address=cluster.scheduler_address)) as playing,
    ):
        there = in_order(playing)
    assert there == in_order(play_all(given, 6, processes=1))
