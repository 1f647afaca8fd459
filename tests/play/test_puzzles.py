"""Puzzles in their file, and the one of the day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ludoteca import play
from ludoteca.core import IllegalMove
from ludoteca.play import puzzles
from ludoteca.play.puzzles import BadPuzzle, Puzzle, format_puzzle, puzzle_of_the_day, read_puzzles

GAME = play.find("latrunculi")
PUZZLE = Puzzle(position="7b/7b/8/8/wbbb4/8/8/4w3 w 0", seat="w", best="e1-e4", theme="capture")


def test_a_puzzle_is_written_and_read(tmp_path):
    more = Puzzle(position="x", seat="b", best="a", also=("c",), theme="win", options={"board": "8x10"})
    file = tmp_path / "puzzles.jsonl"
    file.write_text("".join(f"{format_puzzle(each)}\n" for each in (PUZZLE, more)), encoding="utf-8")
    assert read_puzzles(file) == (PUZZLE, more)
    assert PUZZLE.right == ("e1-e4",)
    assert more.right == ("a", "c")


@pytest.mark.parametrize("text", ["{", '{"position": "x"}', format_puzzle(PUZZLE)])
def test_what_cannot_be_read_is_named_with_its_line(tmp_path, text):
    file = tmp_path / "puzzles.jsonl"
    file.write_text(f"{format_puzzle(PUZZLE)}\n{text}\n", encoding="utf-8")
    with pytest.raises(BadPuzzle, match="line 2"):
        read_puzzles(file)


def test_a_game_without_a_file_has_none(tmp_path):
    assert read_puzzles(tmp_path / "puzzles.jsonl") == ()


def test_a_move_is_judged_by_the_rules():
    assert PUZZLE.set_up(GAME, "e1-e4").moments[-1].entry.text == "e1-e4"
    with pytest.raises(IllegalMove):
        PUZZLE.set_up(GAME, "e1-d2")


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_seldom_changes_when_one_is_added(monkeypatch):
    many = tuple(Puzzle(position=str(number), seat="w", best="-", theme="win") for number in range(40))
    days = [date(2027, 1, 1) + timedelta(days=n) for n in range(60)]

    def chosen(of):
        monkeypatch.setattr(puzzles, "puzzles_of", lambda game: of)
        return [puzzle_of_the_day((GAME,), day) for day in days]

    before, after = chosen(many), chosen((*many, PUZZLE))
    assert before == chosen(tuple(reversed(many)))
    assert len({puzzle.name for _, puzzle in before}) > 20
    assert sum(one != other for one, other in zip(before, after, strict=True)) < 8
    monkeypatch.setattr(puzzles, "puzzles_of", lambda game: ())
    assert puzzle_of_the_day((GAME,), days[0]) is None
