"""Scorso asked about with `ludoteca rules`."""

from __future__ import annotations

import json

import pytest

from ludoteca.cli import main
from tests.games.scorso.asking import game
from tests.games.scorso.tables import frozen, rolling, text

LAST_DIE = text("rolling", "A left=KRR right=GG free=G", "B left=WWWWWW")


def ask(capsys, *words: str) -> dict:
    assert main(["rules", "scorso", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("seed", [["--seed", "3"], []], ids=["seed", "no-seed"])
def test_a_seed_does_not_freeze_the_table_before_somebody_can_knock(capsys, seed):
    answer = ask(capsys, "--position", LAST_DIE, "--play", "A: place G right", *seed)
    assert answer["legal"] == {"A": ["knock"], "B": ["knock"], "chance": ["freeze"]}
    knocked = ask(capsys, "--position", LAST_DIE, "--play", "A: place G right", "--play", "A: knock", *seed)
    assert knocked["legal"] == {"A": ["lane left", "lane right"]}
    frozen = ask(capsys, "--position", LAST_DIE, "--play", "A: place G right", "--play", "freeze", *seed)
    assert "ender=-" in frozen["position"]


def test_a_seed_freezes_a_table_on_which_nobody_can_knock(capsys):
    stuck = text("rolling", "A left=RKK right=GG free=G", "B left=RWWWWW")
    answer = ask(
        capsys, "--position", stuck, "--option", "knock_check=blocked", "--play", "A: place G right", "--seed", "3"
    )
    assert "phase=rolling" not in answer["position"]


def test_a_seed_rolls_the_dice(capsys):
    answer = ask(capsys, "--option", "players=2", "--option", "count=automatic", "--play", "A: roll *", "--seed", "3")
    assert [event["type"] for event in answer["events"]] == ["roll"] + ["die"] * 6
    assert answer["to_act"] == ["A", "B"]


def test_a_die_needs_no_seat_before_it_though_several_may_act(capsys):
    words = ("--option", "players=2", "--option", "count=automatic", "--play", "A: roll ?")
    assert ask(capsys, *words)["to_act"] == ["B", "chance"]
    for die in ("A die G", "chance: A die G"):
        assert "free=G?????" in ask(capsys, *words, "--play", die)["position"]


def test_a_frozen_table_resolves_as_far_as_it_can(capsys):
    position = text("frozen", "A left=KK", "B right=W", "C left=K", then="B: lose G")
    answer = ask(capsys, "--position", position, "--play", "A: lose Y")
    assert "round=2 phase=ready" in answer["position"]  # anybody may count
    assert [event["type"] for event in answer["events"]] == ["lose", "round"]


def test_what_is_wrong_is_said_in_one_line(capsys):
    assert main(["rules", "scorso", "--position", LAST_DIE, "--play", "A: knock"]) == 2
    said = capsys.readouterr().err
    what = "error: move 'knock': You still have a free die: place all of them before you knock."
    assert said == f"{what} — §5, A4 (ludoteca rules scorso#s5)\n"


def test_a_seat_is_shown_what_it_may_know_of_a_beat(capsys):
    position = text("rolling", "A free=KG", "B", pace="beats")
    words = ("--position", position, "--play", "A: place K left", "--play", "A: roll G")
    assert "laid=K|- beat=roll:G" in ask(capsys, *words, "--seat", "A")["position"]
    for seat in ("B", "watcher"):
        assert "free=KG???? burned=- fists=0 beat=?" in ask(capsys, *words, "--seat", seat)["position"]


@pytest.mark.parametrize(("state", "sign"), [(rolling("A", "B"), "⚂"), (frozen("A left=K", "B", "C"), "✋")])
def test_the_phase_is_a_sign_that_needs_no_translation(state, sign):
    first = game.draw(game.view(state, 0)).plain.splitlines()[0]
    assert sign in first
    assert not any(phase in first for phase in ("rolling", "frozen"))
