"""Perft: how many sequences of moves there are. The counts are data in perft.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.study.perft import perft
from tests.games.latrunculi import oracle
from tests.games.latrunculi.asking import game, read, start

LINES = [
    line
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def entry(line: str) -> tuple[str, dict[str, str], list[int]]:
    position, words, counts = (part.strip() for part in line.split(";"))
    return position, dict(word.split("=") for word in words.split()), [int(count) for count in counts.split()]


@pytest.mark.parametrize("line", LINES)
def test_the_counts_of_the_table_are_reached(line):
    position, words, counts = entry(line)
    state = read(position, **words)
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


def assert_the_oracle_agrees(line: str, most: int) -> None:
    """At every depth with at most so many sequences."""
    position, words, counts = entry(line)
    table = oracle.Table(**{key: int(word) if word.isdigit() else word for key, word in words.items()})
    depths = [depth for depth, count in enumerate(counts, start=1) if count <= most]
    assert [oracle.perft(table, oracle.Position.read(position), d) for d in depths] == [counts[d - 1] for d in depths]


@pytest.mark.parametrize("line", LINES)
def test_the_oracle_counts_the_same_at_small_depth(line):
    assert_the_oracle_agrees(line, most=500)


def test_the_first_line_of_the_table_is_the_start():
    assert entry(LINES[0]) == (game.format_position(start()), {}, [48, 2124, 111504, 5539458])


def test_no_decisions_are_one_sequence_and_a_finished_game_has_none():
    assert perft(game, start(), 0) == 1
    assert perft(game, read("8/8/8/8/8/8/w7/bb6 w 0"), 1) == 0


@pytest.mark.long
@pytest.mark.parametrize("line", LINES)
def test_the_oracle_counts_the_same_at_full_depth(line):
    assert_the_oracle_agrees(line, most=200_000)
