"""Ladders made of matches between neighbours, and the shares they are told with."""

from __future__ import annotations

import json

import pytest

from bench.ladder import joined, ladder
from bench.shares import share, wilson


def contest(strong: str, weak: str, wins: int, draws: int, losses: int) -> dict[str, object]:
    players = [
        {"bot": strong, "wins": wins, "draws": draws, "losses": losses},
        {"bot": weak, "wins": losses, "draws": draws, "losses": wins},
    ]
    return {"game": "zama", "games": wins + draws + losses, "players": players}


def test_neighbours_make_a_ladder() -> None:
    found = joined([contest("2", "1", 30, 4, 6), contest("3", "2", 20, 10, 10)])
    assert (found["game"], found["games"]) == ("zama", 80)
    one, two, three = found["players"]
    assert [two["bot"], two["wins"], two["draws"], two["losses"]] == ["2", 40, 14, 26]
    assert one["elo"] < two["elo"] < three["elo"]
    assert two["elo"] - one["elo"] > three["elo"] - two["elo"]
    assert abs(one["elo"] + two["elo"] + three["elo"]) <= 2
    assert all(line["elo_error"] > 0 for line in found["players"])


def test_contests_of_different_games_are_no_ladder(tmp_path, capsys) -> None:
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    files[0].write_text(json.dumps(contest("2", "1", 1, 0, 0)))
    files[1].write_text(json.dumps(contest("3", "2", 1, 0, 0) | {"game": "scorso"}))
    assert ladder(*files) != 0
    files[1].write_text(json.dumps(contest("3", "2", 1, 0, 0)))
    capsys.readouterr()
    assert ladder(*files) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_an_interval_is_wilsons() -> None:
    assert wilson(30, 40) == pytest.approx((0.598, 0.858), abs=0.001)
    assert wilson(0, 0) == (0, 1)
    assert share(30, 40) == "30 of 40, 75 % (60–86)"
    assert share(0, 0) == "0 of 0"
