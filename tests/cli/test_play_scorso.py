"""Scorso in the terminal: in beats, whole games by piped lines, and nothing shown before it is revealed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import play
from ludoteca.core.words import LANGUAGES, say

# a person who knows nothing but shots and defences: whatever is not allowed just now is refused, and the next is tried
ANYTHING = (
    "place K left", "place W right", "knock", "roll *", "lane left", "lose G", "lose Y", "lose B", "take G", "take Y",
    "take B", "challenge no", "stake G", "stake Y", "stake B", "stake GG", "stake YY", "stake BB", "stake GY",
    "stake GB", "stake YB", "stake GGG", "stake GYB", "stake GGY", "stake GYY", "stake YYY", "stake BBB", "stake YBB",
    "stake GBB", "stake GGB", "stake YYB",
)  # fmt: skip


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def only_record(home: Path) -> Path:
    (record,) = (home / "records").iterdir()
    return record


@pytest.mark.parametrize("players", [2, 3, pytest.param(5, marks=pytest.mark.long)])
def test_a_person_and_machines_play_to_the_end(run, home: Path, players: int) -> None:
    bots = [word for seat in "BCDE"[: players - 1] for word in ("--bot", f"{seat}=simple")]
    options = ["--option", "pace=beats", "--option", f"players={players}"]
    ran = run("play", "scorso", *options, *bots, "--seed", "5", stdin=lines(*ANYTHING * 150))
    assert (ran.code, ran.err) == (0, "")
    report = play.verify(only_record(home).read_bytes())
    assert report.outcome is not None
    assert report.is_proven
    assert {entry.seat for entry in report.match.log} >= set(range(players))
    assert "Hands off!" in ran.out


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long)])
def test_a_person_and_machines_play_the_full_game_to_the_end(run, home: Path, players: int) -> None:
    """Two stages: weapons at the market, in locations and kept, bribes, and a winner by hats."""
    bots = [word for seat in "BC"[: players - 1] for word in ("--bot", f"{seat}=simple")]
    words = {"pace": "beats", "players": players, "mode": "full", "stages": 2, "max_rounds": 3, "handicap": "off"}
    options = [word for key, value in words.items() for word in ("--option", f"{key}={value}")]
    numbers = [f"W{number:02}" for number in range(1, 19)]
    typed = [
        *(*ANYTHING, "bribe no") * 5,
        *(f"{word} {number}" for word in ("pick", "keep") for number in numbers),
    ]
    typed += [f"weapon {number} left" for number in numbers]
    ran = run("play", "scorso", *options, *bots, "--seed", "5", stdin=lines(*typed * 40))
    assert (ran.code, ran.err) == (0, "")
    report = play.verify(only_record(home).read_bytes())
    assert report.outcome is not None
    assert report.is_proven
    assert report.outcome.reason == "hats"
    assert "the weapon market is open" in ran.out
    assert "🎩1" in ran.out


def test_real_time_becomes_beats_and_that_is_said(run, home: Path) -> None:
    ran = run("play", "scorso", "--option", "players=2", "--seed", "3", stdin=lines("roll *", "quit"))
    assert ran.out.startswith("On a shared screen this game is played with pace=beats.\n")
    assert "pace=beats" in only_record(home).read_text()


def test_beats_that_were_asked_for_are_not_spoken_of(run) -> None:
    assert "On a shared screen" not in run("play", "scorso", "--option", "pace=beats", stdin="quit\n").out


def test_real_time_that_was_asked_for_is_refused(run, home: Path) -> None:
    ran = run("play", "scorso", "--option", "pace=real_time", stdin="quit\n")
    assert (ran.code, ran.out) == (2, "")
    assert "option pace=real_time: not in the terminal, expected pace=beats" in ran.err
    assert ran.err.count("\n") == 1
    assert not home.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(run, language: str) -> None:
    ran = run("play", "scorso", "--lang", language, stdin="quit\n")
    assert ran.out.startswith(say("cli-one-screen", {"options": "pace=beats"}, language))


def test_at_one_screen_what_is_placed_in_a_beat_stays_secret_until_all_have_decided(run) -> None:
    """Seed 3: A shows KWGGYB, and lays the shot to the left."""
    typed = ["roll *", "", "roll *", "place K left", "roll *", "", "roll *", "quit"]
    ran = run("play", "scorso", "--option", "players=2", "--seed", "3", stdin=lines(*typed))
    _, _, after = ran.out.partition("place K left")
    told_to_a, _, rest = after.partition("press Enter")
    shown_to_b, _, revealed = rest.partition("B > roll *")
    assert "B◂ K ✓  WGGYB" in told_to_a
    assert "B◂ ·  KWGGYB" in shown_to_b
    assert "shot" not in shown_to_b
    assert "A places a shot in Left." in revealed


def test_no_curtain_falls_where_nothing_is_secret(run) -> None:
    """After all have rolled everything lies open, and A goes on at once."""
    typed = ["roll *", "", "roll *", "place K left", "quit"]
    ran = run("play", "scorso", "--option", "players=2", "--seed", "3", stdin=lines(*typed))
    assert ran.out.count("press Enter") == 1


def test_what_a_machine_does_in_secret_is_not_spelled_out(run) -> None:
    ran = run("play", "scorso", "--option", "players=2", "--bot", "B", "--seed", "3", stdin=lines("roll *", "quit"))
    assert ran.out.count("B has decided.") == 2
    assert "the machine, plays" not in ran.out


def test_the_answers_to_a_question_are_listed(run) -> None:
    """Nobody has to know that a roll is written `roll ?`."""
    ran = run("play", "scorso", "--option", "players=2", "--bot", "B", "--seed", "3", stdin="quit\n")
    assert "7 legal moves:\ndone  roll ?  roll ??" in ran.out


def test_you_and_the_machine_means_that_all_others_are_machines(run, home: Path) -> None:
    ran = run("play", "--seed", "3", stdin=lines("scorso", "1", "2", "roll *", "quit"))
    assert ran.code == 0
    players = play.parse_record(only_record(home).read_text()).header.players
    assert list(players.values()) == ["person", "machine 2", "machine 2", "machine 2"]


def test_one_die_that_was_never_rolled_can_be_rolled(run, home: Path) -> None:
    """`roll ?` was once read as a question about moves that begin with `roll`."""
    options = ["--option", "pace=beats", "--option", "players=2"]
    ran = run("play", "scorso", *options, "--bot", "B", "--seed", "5", stdin=lines("roll ?", "quit"))
    assert ran.code == 0
    assert " A roll ? @" in only_record(home).read_text()
