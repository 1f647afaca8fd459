"""A seat is told what it may know and nothing else: tried on a small game with hidden cards."""

from __future__ import annotations

import json

import pytest

from ludoteca import play
from ludoteca.cli import terminal_game
from tests.laws.toy import Bluff


@pytest.fixture(autouse=True)
def bluff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bluff is the only game there is."""
    monkeypatch.setattr(play, "find", lambda name: Bluff())
    monkeypatch.setattr(terminal_game, "find", lambda name: Bluff())


def ask(run, *words: str):
    ran = run("rules", "bluff", *words, "--json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


@pytest.mark.parametrize("way", [(), ("--json",)], ids=["picture", "json"])
@pytest.mark.parametrize("seat", ["A", "watcher"])
def test_what_another_seat_holds_changes_nothing(run, seat: str, way: tuple[str, ...]) -> None:
    told = {
        run("rules", "bluff", "--position", f"hand=3|{card} turn=A bid=1", "--seat", seat, *way).out for card in "1245"
    }
    assert len(told) == 1


def test_the_whole_truth_and_what_each_knows(run) -> None:
    words = ["--position", "hand=3|5 turn=A bid=1"]
    assert ask(run, *words)["position"] == "hand=3|5 turn=A bid=1"
    assert ask(run, *words, "--seat", "A")["position"] == "hand=3|? turn=A bid=1"
    assert ask(run, *words, "--seat", "B")["position"] == "hand=?|5 turn=A bid=1"
    assert ask(run, *words, "--seat", "watcher")["position"] == "hand=?|? turn=A bid=1"


def test_only_ones_own_moves_are_listed(run) -> None:
    words = ["--position", "hand=3|5 turn=A bid=4"]
    assert ask(run, *words, "--seat", "A")["legal"] == {"A": ["bid 5", "call"]}
    other = ask(run, *words, "--seat", "B")
    assert (other["to_act"], other["legal"]) == (["A"], {})


def test_pending_chance_is_listed_from_the_knowledge_of_the_seat(run) -> None:
    """A holds the 3, so A knows that B will not get it; B and the public do not."""
    words = ["--position", "hand=3|? turn=A bid=0"]
    truth = [f"deal B {card}" for card in (1, 2, 4, 5)]
    assert ask(run, *words)["legal"] == {"chance": truth}
    assert ask(run, *words, "--seat", "A")["legal"] == {"chance": truth}
    everything = [f"deal B {card}" for card in (1, 2, 3, 4, 5)]
    assert ask(run, *words, "--seat", "B")["legal"] == {"chance": everything}
    assert ask(run, *words, "--seat", "watcher")["legal"] == {"chance": everything}


def test_events_are_those_the_seat_saw(run) -> None:
    words = ["--play", "deal A 3"]
    assert ask(run, *words, "--seat", "A")["events"] == [{"type": "deal", "seat": "A", "card": 3}]
    assert ask(run, *words, "--seat", "B")["events"] == [{"type": "deal", "seat": "A"}]


def test_perft_of_a_seat_would_count_what_is_hidden(run) -> None:
    ran = run("rules", "bluff", "--seat", "A", "--perft", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "ask without --seat" in ran.err


def test_at_one_screen_a_curtain_falls_between_two_people(run) -> None:
    """What B sees comes only after B has pressed Enter; A's card is not shown any more."""
    ran = run("play", "bluff", "--seed", "1", stdin="bid 1\n\nquit\n")
    before, _, after = ran.out.partition("press Enter when nobody else is looking.")
    assert "hand=" in before
    assert after
    (first,) = {line for line in before.splitlines() if line.startswith("hand=")}
    (second,) = {line for line in after.splitlines() if line.startswith("hand=")}
    assert first.split()[0].endswith("|?")
    assert second.startswith("hand=?|")
