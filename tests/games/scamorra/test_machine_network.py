"""The small network by which level 5 judges: the search sees what it was taught with, where its rules are played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bench.pupil import fitting, noting
from bench.pupil.against import Judges
from ludoteca.core import LEVELS, Level, Limit, Seat, State, Style
from ludoteca.games.scamorra.machine import network
from ludoteca.games.scamorra.machine.hands import hands_of, public
from ludoteca.games.scamorra.machine.levels import ScamorraMachine
from ludoteca.games.scamorra.machine.mind import ROWS, WIDTH
from ludoteca.games.scamorra.machine.search import Desk
from ludoteca.games.scamorra.machine.worth import judge, read_weights
from ludoteca.games.scamorra.rules.board import TURN
from tests.games.scamorra.asking import game
from tests.games.scamorra.test_machine import legal, walk

NEAR = 2e-3  # weights are kept with 16 bits, chances noted with 16


def taught() -> Any:
    desk = Desk(read_weights(), network.shipped())
    desk.mind.is_taught = 1
    return desk


def pupil() -> fitting.Pupil:
    found = fitting.Pupil(1)
    found.parts = dict(network.shipped())
    return found


def noted(state: State) -> noting.Notes:
    """The position as a lesson has it."""
    which, how_much = np.full((1, noting.NOTED), -1, np.int16), np.zeros((1, noting.NOTED), np.float32)
    desk, record = Desk(read_weights()), np.array([state.record])
    noting.note_all(record, np.zeros(1, np.int64), desk.hands[0], desk.mind, which, how_much)
    nothing = np.zeros(1, np.float32)
    return noting.Notes(which, how_much.astype(np.float16), np.zeros(1, np.int32), nothing, nothing, nothing)


def turns(seed: int) -> list[tuple[Seat, State]]:
    return [(seat, state) for seat, state in walk(Random(seed)) if state.record.phase == TURN]


def test_the_search_judges_by_what_the_network_was_taught_with() -> None:
    """For whoever knows the mover's hand, no hand, or the other's."""
    desk, whole = taught(), pupil()
    for mover, state in turns(3):
        notes = noted(state)
        said = [(1 + float(whole.judge(fitting.seen(notes, np.zeros(1, int), kind))[1][0])) / 2 for kind in range(3)]
        mine, theirs = game.view(state, mover), game.view(state, Seat(1 - mover))
        known, shown = judge(public(mine), hands_of(mine), int(mover), desk.mind)
        assert (known, shown) == pytest.approx(said[:2], abs=NEAR)
        known, shown = judge(public(theirs), hands_of(theirs), 1 - int(mover), desk.mind)
        assert (1 - known, 1 - shown) == pytest.approx((said[2], said[1]), abs=NEAR)


def test_both_sides_see_the_same_board() -> None:
    """A cell seen by North is the one across; a captured piece is nowhere for both."""
    assert [network.place_of(0, at) for at in (15, 19, 47, 0)] == [0, 4, 24, network.CAPTURED]
    assert [network.place_of(1, at) for at in (43, 47, 19, 0)] == [0, 4, 24, network.CAPTURED]


def test_turned_about_nothing_is_lost() -> None:
    notes = noted(turns(5)[8][1])
    straight = fitting.seen(notes, np.zeros(1, int), 0)
    ways = {fitting.seen(notes, np.zeros(1, int), 0, np.random.default_rng(seed)).tobytes() for seed in range(40)}
    assert straight.tobytes() in ways
    assert 1 < len(ways) <= 6
    assert {np.frombuffer(way, np.float32).sum() for way in ways} == {straight.sum()}


def test_the_network_is_the_one_that_was_shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = network.shipped()
    assert {name: part.shape for name, part in parts.items()} == {
        "rows": (ROWS, WIDTH),
        "bias": (WIDTH,),
        "out": (WIDTH,),
        "alone": (ROWS,),
    }
    changed = tmp_path / "network.npz"
    changed.write_bytes(network.FILE.read_bytes() + b"?")
    monkeypatch.setattr(network, "FILE", changed)
    with pytest.raises(ValueError, match="not the file that was shipped"):
        network.shipped.__wrapped__()


@pytest.mark.parametrize("level", [level for level in LEVELS if level.style == Style.BALANCED], ids=str)
def test_only_the_strongest_level_is_taught(level: Level) -> None:
    machine = ScamorraMachine(level)
    seat, state = turns(1)[4]
    machine.choose(game.view(state, seat), legal(state), Limit(Random(1), work=500))
    assert bool(machine.desk.mind.is_taught) == (level.number == 5)


@pytest.mark.parametrize(
    "words", [{"turns_per_side": 12}, {"pawn_capture_dirs": "all_diagonals"}, {"pawn_reentry_forced": True}], ids=str
)
def test_other_rules_are_judged_by_hand(words: dict[str, object]) -> None:
    by_hand = ScamorraMachine(Level(5))
    by_hand.skill = replace(by_hand.skill, is_taught=False)
    asked = ScamorraMachine(Level(5))
    seat, state = next((seat, state) for seat, state in walk(Random(2), **words) if state.record.n_played.sum() == 9)
    view, moves = game.view(state, seat), legal(state)
    weighed = [one.weigh(view, moves, Limit(Random(1), work=5000)) for one in (asked, by_hand)]
    assert weighed[0] == weighed[1]
    assert not network.knows(view.options)


def test_a_match_against_level_5_as_it_judged_before() -> None:
    match = Judges(None)
    for number in range(2):
        match.play(f"1 {number}", number % 2, [200, 200])
    assert match.won + match.drawn + match.lost == 2


def test_a_lesson_is_learned() -> None:
    """A few games suffice to see that what is foreseen grows; the same seed gives the same games."""
    notes = noting.play(60, 0.2, 3)
    assert len(notes) > 1000
    again = noting.play(60, 0.2, 3)
    assert np.array_equal(again.which, notes.which)
    assert np.array_equal(again.result, notes.result)
    assert np.array_equal(notes.value_there[notes.turn == 29], notes.result[notes.turn == 29])
    one = fitting.Pupil(1)
    rows = np.arange(len(notes))

    def error() -> float:
        return float(((one.judge(fitting.seen(notes, rows, 0))[1] - notes.value) ** 2).mean())

    before = error()
    said = list(one.learn(notes, 2))
    assert len(said) == 2
    assert error() < before
