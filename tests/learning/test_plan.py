"""What a training is told, and what the command says where it cannot begin."""

import importlib.util
import json
from dataclasses import fields
from pathlib import Path

import pytest

from ludoteca import play
from ludoteca.cli import app
from ludoteca.learning.deep import parts
from ludoteca.learning.deep.parts import LearningError
from ludoteca.learning.deep.plan import SETTINGS, Plan

PAGE = Path(__file__).parents[2] / "docs/reference/learned.md"


def test_settings_are_changed_by_words():
    plan = Plan(game="scamorra", options={}).changed(["games=64", "rate=0.5", "entropy=0.1,0.01"])
    assert (plan.games, plan.rate, plan.entropy) == (64, 0.5, (0.1, 0.01))


@pytest.mark.parametrize("word", ["games", "games=many", "entropy=0.1", "seed=3", "game=zama", "to_json=1", "=1"])
def test_words_that_are_no_setting(word):
    with pytest.raises(LearningError, match="expected KEY=NUMBER"):
        Plan(game="scamorra", options={}).changed([word])


def test_a_plan_is_read_as_it_was_written():
    plan = Plan(game="zama", options={"stall_plies": "40"}, against="ab", games=12, entropy=(0.2, 0.1))
    assert Plan.from_json(json.loads(json.dumps(plan.to_json()))) == plan
    assert {field.name for field in fields(Plan)} == set(plan.to_json())


def test_what_changes_while_time_goes_by():
    plan = Plan(game="scamorra", options={}, rate=1.0, entropy=(0.04, 0.01), draw=0.2)
    assert [plan.rate_at(share) for share in (0, 0.5, 1)] == [1.0, 0.5, 0.05]
    assert [round(plan.entropy_at(share), 6) for share in (0, 0.5, 1)] == [0.04, 0.02, 0.01]
    assert [plan.draw_at(share) for share in (0, 0.25, 0.5, 1)] == [0.2, 0.1, 0, 0]


def test_the_page_names_every_setting():
    page = PAGE.read_text(encoding="utf-8")
    assert [name for name in SETTINGS if f"| `{name}` |" not in page] == []


def test_a_game_without_a_network(capsys):
    assert app.run(["learn", "scorso"]) == app.WRONG_INPUT
    assert "scorso has no network to be trained" in capsys.readouterr().err


def test_without_pytorch_the_command_says_what_to_install(capsys, monkeypatch, tmp_path):
    found = importlib.util.find_spec
    monkeypatch.setattr(parts.importlib.util, "find_spec", lambda name: None if name == "torch" else found(name))
    assert app.run(["learn", "scamorra", "--out", str(tmp_path / "kept")]) == app.WRONG_INPUT
    assert "pip install ludoteca[learn]" in capsys.readouterr().err
    assert not (tmp_path / "kept").exists()


def test_seconds_out_of_reach(capsys):
    assert app.run(["learn", "scamorra", "--seconds", "0"]) == app.WRONG_INPUT
    assert "--seconds 0" in capsys.readouterr().err


def test_games_with_a_network_say_how_they_are_trained():
    if importlib.util.find_spec("torch") is None:
        pytest.skip("needs PyTorch: pip install ludoteca[learn]")
    for name in ("scamorra", "zama"):
        settings = parts.parts_of(play.find(name)).SETTINGS
        assert set(settings) <= set(SETTINGS)
