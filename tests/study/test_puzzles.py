"""Puzzles are made from games between machines: reproducible, clear, and kept when somebody interrupts."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import msgspec
import pytest

from ludoteca import play
from ludoteca.core import Move, Weighed
from ludoteca.play.puzzles import Puzzle, format_puzzle, read_puzzles
from ludoteca.study.puzzles import Demand, Workshop

GAME = play.find("scamorra")
EASY = Demand(gap=0.05, scale=0.001)


def weighed(*values: float) -> list[Weighed]:
    return [Weighed(Move(number), value) for number, value in enumerate(values)]


@pytest.mark.parametrize(
    ("values", "right"),
    [
        ((0.9, 0.7, 0.5), 1),
        ((0.9, 0.89, 0.5), 2),
        ((0.9, 0.8, 0.5), 0),  # not clear enough
        ((0.9, 0.89, 0.89, 0.5), 0),  # too many are right
        ((0.9, 0.89), 0),  # nothing is wrong
        ((0.9,), 0),
    ],
)
def test_one_move_has_to_stand_out(values, right):
    assert Demand().answers(weighed(*values)) == weighed(*values)[:right]


def test_what_a_weaker_machine_finds_too_can_be_left_out():
    made = [puzzle for puzzle in islice(Workshop(GAME, GAME.Options(), EASY, 1).puzzles(), 60) if puzzle is not None]
    hard = replace(EASY, missed_by=5)
    missed = [puzzle for puzzle in islice(Workshop(GAME, GAME.Options(), hard, 1).puzzles(), 60) if puzzle is not None]
    assert len(missed) < len(made)


def some(seed: int) -> list[Puzzle | None]:
    return list(islice(Workshop(GAME, GAME.Options(), EASY, seed).puzzles(), 40))


def test_the_same_seed_makes_the_same_puzzles():
    first = some(1)
    assert first == some(1)
    assert first != some(2)
    made = [puzzle for puzzle in first if puzzle is not None]
    assert made
    assert len({puzzle.name for puzzle in made}) == len(made)
    for puzzle in made:
        state, seat = puzzle.set_up(GAME).state, puzzle.place(GAME)
        assert seat in GAME.to_act(state)
        assert all(puzzle.set_up(GAME, move).moments for move in puzzle.right)


def test_a_puzzle_is_confirmed_only_with_its_best_move():
    workshop = Workshop(GAME, GAME.Options(), EASY, 3)
    made = next(puzzle for puzzle in some(1) if puzzle is not None and workshop.confirms(puzzle))
    state, seat = made.set_up(GAME).state, made.place(GAME)
    wrong = next(
        text
        for move in GAME.legal_moves(state, seat)
        if (text := GAME.format_move(state, seat, move)) not in made.right
    )
    assert not workshop.confirms(msgspec.structs.replace(made, best=wrong))
    assert not workshop.confirms(msgspec.structs.replace(made, best=wrong, also=(made.best,)))


def test_checking_names_what_is_not_confirmed(tmp_path, monkeypatch, capsys):
    from ludoteca.cli import main

    made = [puzzle for puzzle in some(1) if puzzle is not None]
    file = tmp_path / "puzzles.jsonl"
    file.write_text("".join(format_puzzle(puzzle) + "\n" for puzzle in made))
    monkeypatch.setattr(Workshop, "confirms", lambda _, puzzle: puzzle != made[0])
    assert main(("puzzles", "check", "scamorra", "--output", str(file))) == 1
    told = capsys.readouterr().out
    assert f"{len(made) - 1} of {len(made)} puzzles" in told
    assert [made[0].name] == [line.strip() for line in told.splitlines() if line.startswith("  ")]
    monkeypatch.setattr(Workshop, "confirms", lambda *_: True)
    assert main(("puzzles", "check", "scamorra", "--output", str(file))) == 0


def test_an_interruption_keeps_what_was_found(tmp_path, monkeypatch, capsys):
    from ludoteca.cli import main

    made = [puzzle for puzzle in some(1) if puzzle is not None]

    def until_somebody_interrupts(_):
        yield None
        yield made[0]
        raise KeyboardInterrupt

    file = tmp_path / "puzzles.jsonl"
    monkeypatch.setattr(Workshop, "puzzles", until_somebody_interrupts)
    words = ("puzzles", "make", "scamorra", "--output", str(file), "--count", "5")
    assert main(words) == 130
    assert read_puzzles(file) == (made[0],)
    assert "1 of 2 positions" in capsys.readouterr().out
    assert main(words) == 130
    assert read_puzzles(file) == (made[0],), "nothing is written twice"


@pytest.mark.parametrize("words", [("--count", "0"), ("--gap", "2"), ("--scale", "0"), ("--missed-by", "6")])
def test_numbers_that_make_no_sense_are_refused(words, tmp_path, capsys):
    from ludoteca.cli import main

    assert main(("puzzles", "make", "scamorra", "--output", str(tmp_path / "x"), *words)) == 2
    assert words[0] in capsys.readouterr().err
