"""Perft: how many sequences of decisions the rules allow, compared with the notation page and the oracle."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.study.perft import perft
from tests.games.scamorra import oracle
from tests.games.scamorra.asking import game, read
from tests.games.scamorra.tables import EXAMPLE
from tests.games.scamorra.test_oracle_agrees import WORDS

BY_THE_ORACLE = 4_000  # it needs a second for ten thousand


def lines() -> list[tuple[str, dict[str, str], list[int]]]:
    found = []
    for line in Path(__file__).with_name("perft.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            position, words, counts = (part.strip() for part in line.split(";"))
            options = dict(word.split("=") for word in words.split())
            found.append((position, options, [int(count) for count in counts.split()]))
    return found


LINES = lines()
IDS = [f"{position} {words}" for position, words, _ in LINES]


def oracle_table(words: dict[str, str]) -> oracle.Table:
    known = {str(value).lower(): value for values in WORDS.values() for value in values}
    return oracle.Table(**{key: known[value] for key, value in words.items()})


def test_the_example_of_the_notation_has_the_counts_it_states():
    assert [perft(game, read(EXAMPLE), depth) for depth in (1, 2, 3)] == [23, 3780, 515325]
    assert LINES[0] == (EXAMPLE, {}, [23, 3780, 515325])


@pytest.mark.parametrize(("position", "words", "counts"), LINES[1:], ids=IDS[1:])
def test_the_package_counts_as_the_table_says(position, words, counts):
    state = read(position, **words)
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "words", "counts"), LINES, ids=IDS)
def test_the_oracle_counts_as_the_table_says(position, words, counts):
    chosen, start = oracle_table(words), oracle.Position.read(position)
    cheap = [count for count in counts if count <= BY_THE_ORACLE]
    assert cheap
    assert [oracle.perft(chosen, start, depth) for depth in range(1, len(cheap) + 1)] == cheap


@pytest.mark.long
@pytest.mark.parametrize(("position", "words", "counts"), LINES, ids=IDS)
def test_the_oracle_counts_every_depth(position, words, counts):
    chosen, start = oracle_table(words), oracle.Position.read(position)
    assert [oracle.perft(chosen, start, depth) for depth in range(1, len(counts) + 1)] == counts


def test_counting_by_hand_agrees_with_the_compiled_count():
    """Depth 2 of the example: South's 23 moves, South's draw, and each time all of North's moves."""
    state, total = read(EXAMPLE), 0
    for move in game.legal_moves(state, 0):
        after = game.apply(state, 0, move)
        for card, _ in game.chances(after):
            total += len(game.legal_moves(game.apply(after, -1, card), 1))
    assert total == 3780


def test_the_table_covers_the_phases_and_options_that_matter():
    texts = [position for position, _, _ in LINES]
    assert {text.split()[1][0] for text in texts} >= {"S", "N", "+", "?", "!"}
    assert {key for _, words, _ in LINES for key in words} >= {
        "pawn_reentry_forced", "pawn_capture_dirs", "coppella_visibility", "turns_per_side",
    }  # fmt: skip


def test_both_throwers_count_while_both_may_throw():
    """A27 One throw by either side: 6 sequences of one decision and 18 of two; a tie is thrown again."""
    start = read("5/5/5/5/5 ! hand=KQB|NRP played=-|- score=0-0", initiative_method="rps_hand")
    assert [perft(game, start, depth) for depth in (1, 2)] == [6, 18]
