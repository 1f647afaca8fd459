"""How Zama's level 5 learns: games are noted as they end, networks fit, weights move, matches can be played again."""

from __future__ import annotations

import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench.foresight import __main__ as command
from bench.foresight import fitting, matching, noting, tuning
from ludoteca.core import Style
from ludoteca.games.zama.machine import network
from ludoteca.games.zama.machine.scene import ROWS
from ludoteca.games.zama.machine.styles import weights_of
from ludoteca.games.zama.machine.weights import LAP


class Here:
    """Does at once what it is given, in this process."""

    def submit(self, do: Any, *given: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(do(*given))
        return done


@pytest.fixture(scope="module")
def notes() -> noting.Notes:
    return noting.note(0, 1, None, None)


def test_games_are_noted(notes: noting.Notes, tmp_path: Path) -> None:
    assert len(notes) > noting.AT_ONCE
    assert notes.ends[-1] == len(notes.which) == len(notes.how_much)
    assert (np.diff(notes.ends) > 0).all()
    assert 0 <= notes.which.min() <= notes.which.max() < ROWS
    assert set(np.unique(notes.result)) == {0.0, 0.5, 1.0}
    assert ((notes.judged > 0) & (notes.judged < 1)).all()
    noting.save(notes, tmp_path / "notes.npz")
    again = noting.read(tmp_path / "notes.npz")
    assert all((getattr(again, name) == getattr(notes, name)).all() for name in ("which", "ends", "result"))
    two = noting.together([notes, again])
    assert len(two) == 2 * len(notes)
    assert two.ends[-1] == len(two.which)


def test_the_same_seed_gives_the_same_notes_and_a_network_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noting, "AT_ONCE", 4)
    one, two = (noting.note(0, 1, None, None) for _ in range(2))
    assert (one.which == two.which).all()
    taught = noting.note(0, 1, network.shipped(), None)
    assert taught.which.tobytes() != one.which.tobytes()


def test_what_it_learns_it_foresees(notes: noting.Notes) -> None:
    """Better than nothing, and with several threads about the same."""
    for threads in (1, 2):
        learner = fitting.Learner(1, threads)
        before = learner.judged(notes, 0)
        said = list(learner.learn(notes, 0, 60, 60))
        assert len(said) == 60
        assert float(learner.judged(notes, 0).split(";")[0]) > 0.1 > float(before.split(";")[0])
    assert {name: part.shape for name, part in learner.named.items()} == {
        name: part.shape for name, part in network.shipped().items()
    }


def test_slopes_are_those_of_the_loss(notes: noting.Notes) -> None:
    """Half of the squared error's, taking the chance itself as a logistic one: as `value - lesson` says."""
    learner = fitting.Learner(3)
    parts = tuple(learner.parts)
    found = tuple(np.zeros_like(part) for part in parts)
    few = np.arange(20)
    fitting.slopes(parts, found, notes.which, notes.how_much, notes.ends, notes.result, few)

    def loss() -> float:
        values = np.empty(20, np.float32)
        fitting.judge_all(parts, notes.which, notes.how_much, notes.ends, 0, values)
        said, truth = values.astype(float), notes.result[:20].astype(float)
        return float(-(truth * np.log(said) + (1 - truth) * np.log(1 - said)).sum())

    for part, slope in zip(parts, found, strict=True):
        at = int(np.abs(slope).argmax())
        kept, nudge = part.flat[at], 1e-2
        part.flat[at] = kept + nudge
        more = loss()
        part.flat[at] = kept - nudge
        less = loss()
        part.flat[at] = kept
        assert (more - less) / (2 * nudge) == pytest.approx(slope.flat[at], rel=0.05, abs=1e-2)


def test_weights_move_towards_what_wins() -> None:
    weights = weights_of(Style.BALANCED)
    moved = tuning.tune(Here(), 8, 1, 0.0, 1)  # type: ignore[arg-type]
    assert 0 < np.linalg.norm(np.log(moved / weights)) < tuning.STEP + 1e-9
    assert moved[LAP] <= tuning.NEVER_SURE
    won, _, lost = sum(tuning.compare(weights, np.ones_like(weights), 0.0, seed) for seed in range(60))
    assert won > 1.5 * lost


def test_a_match_can_be_played_again() -> None:
    learned, later = matching.Learned(), time.monotonic() + 1000
    one, two = ([matching.play_one(learned, [8, 8], 3, number, later) for number in range(3)] for _ in range(2))
    assert [line and line["won"] for line in one] == [line and line["won"] for line in two]
    match = matching.summed([line for line in one if line])
    assert match.won + match.drawn + match.lost == 3
    assert min(match.moves) > 0
    assert matching.play_one(learned, [8, 8], 3, 0, 0.0) is None


def test_the_other_side_judges_by_hand(tmp_path: Path) -> None:
    parts = {name: np.zeros_like(part) for name, part in network.shipped().items()}
    np.savez(tmp_path / "network.npz", **parts)
    np.save(tmp_path / "weights.npy", weights_of(Style.BOLD))
    match = matching.Judges(matching.Learned(tmp_path / "network.npz", tmp_path / "weights.npy"))
    ours, theirs = match.bot(0), match.bot(1)
    assert isinstance(ours, matching.Hunter)
    assert isinstance(theirs, matching.Hunter)
    assert not ours.learned.mind.rows.any()
    assert (ours.learned.weights == weights_of(Style.BOLD)).all()
    assert theirs.learned is theirs.by_hand


def test_the_whole_command(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool(Here):
        def __init__(self, *given: Any) -> None:
            pass

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *given: object) -> None:
            pass

    monkeypatch.setattr(command, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(command, "LOOK", 2)
    command.foresight(tmp_path, processes=1, rounds=1, round_=0, note=0.01, fit=20, epochs=1, match=60, games=4, work=4)
    said = capsys.readouterr().out
    assert "weights, round 1" in said
    assert "SHA-256" in said
    assert said.count("of the decisive games") >= 1
    assert len((tmp_path / "games-1.jsonl").read_text("utf-8").splitlines()) >= 2
    command.foresight(tmp_path, processes=1, match=-1, games=2, work=4)
    assert "0 games" in capsys.readouterr().out
