"""Teaching Latrunculi's network: games to learn from, matches, and the curve."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from bench.teaching import playing
from bench.teaching.curve import draw
from bench.teaching.players import BY_HAND, Player
from ludoteca.games.latrunculi.machine.selfplay import SAMPLE

PLAIN = Player(BY_HAND)
NODES = 40


def test_positions_are_kept_with_the_result_of_their_game(tmp_path: Path) -> None:
    file = tmp_path / "positions.npy"
    games, positions = playing.learn(PLAIN, NODES, 0.0, 3, file)
    kept = np.load(file)
    assert (games, positions) == (1, len(kept))
    assert kept.dtype == SAMPLE
    assert all(int(one["own"]) & int(one["other"]) == 0 for one in kept)
    assert all(2 <= int(one[side]).bit_count() <= 8 for one in kept for side in ("own", "other"))
    # the game has one result: seen from either side, it turns with the plies
    assert len({int(one["result"]) * (-1) ** int(one["plies"]) for one in kept}) == 1


def test_the_same_seed_gives_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.npy", "other.npy")]
    for file in files:
        playing.learn(PLAIN, NODES, 0.0, 5, file)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_match_is_played_with_either_colour() -> None:
    counts = playing.match((PLAIN, PLAIN), (NODES, NODES), 1, 2, 1e9)
    assert len(counts) == 3
    assert sum(counts) % 2 == 0
    assert counts == playing.match((PLAIN, PLAIN), (NODES, NODES), 1, 2, 1e9)


def test_more_thought_wins_matches() -> None:
    won, _, lost = playing.match((PLAIN, PLAIN), (2_000, 10), 2, 4, 1e9)
    assert won > lost


def test_the_curve_names_its_logs(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text("".join(json.dumps({"step": step, "test": 1 / step}) + "\n" for step in (250, 500, 750)))
    drawn = draw({"network-1-95": log, "missing": tmp_path / "missing.jsonl"})
    assert "network-1-95" in drawn
    assert "missing" not in drawn
    assert drawn.count("polyline") == 1
