"""The search makes and finds moves in its own quick way, on sets of squares: everywhere the same as the rules."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from ludoteca.core import Style, bind, blank
from ludoteca.core.moves import written
from ludoteca.games.latrunculi.machine import captures, evaluation, ordering, position
from ludoteca.games.latrunculi.machine.geometry import cell_of
from ludoteca.games.latrunculi.machine.levels import weights_of
from ludoteca.games.latrunculi.machine.mind import BESIDE, DIAGONAL, EXPOSED, FRAME, FREE, HUNT, MIND, STUCK, new_places
from ludoteca.games.latrunculi.machine.thought import board_of, to_cells, to_squares
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import NEVER, REDUCTION
from tests.games.latrunculi.asking import read, start
from tests.games.latrunculi.tables import table
from tests.games.latrunculi.test_oracle_agrees import any_position, any_table, set_up, words
from tests.games.latrunculi.test_perft import LINES, entry


class Search:
    """The search's own verbs, and one position to try them on."""

    def __init__(self, s: Any) -> None:
        self.s, self.frame, self.mind = s, blank(FRAME), blank(MIND)
        self.board = board_of(int(s.ranks))
        self.places = new_places(self.board.WORDS)
        self.position, self.captures = (bind(one.__name__, self.board) for one in (position, captures))
        self.ordering, self.evaluation = (bind(one.__name__, self.board) for one in (ordering, evaluation))
        evaluation.weigh_places(self.mind, int(s.ranks), weights_of(Style.BALANCED))
        self.past = int(self.position.load(s, self.mind, self.places))

    def shown(self, i: int) -> dict[str, Any]:
        """What the search knows at one of its places, in the words of the rules' record."""
        p = self.places[i]
        occurrences = int(self.position.occurrences(self.mind, self.places, i))
        reason = int(self.position.ending(self.s, p, occurrences))
        sets = [sum(int(word) << 64 * k for k, word in enumerate(p.men[side])) for side in range(2)]
        cells = [[cell_of(square) for square in range(80) if one >> square & 1] for one in sets]
        names = ("turn", "quiet", "plies")
        return {"men": cells, "reason": reason, "occurrences": occurrences} | {name: int(p[name]) for name in names}

    def kept(self, i: int) -> tuple[int, list[int]]:
        """What is kept up to date from move to move: the key, and what the squares are worth."""
        return int(self.places[i].key), self.places[i].worth.tolist()

    def make(self, i: int, move: int) -> None:
        """Make a move of the rules from one place to the next."""
        self.position.make(self.s, self.mind, self.places[i], self.places[i + 1], to_squares(move))

    def moves(self, i: int) -> tuple[dict[int, int], set[int]]:
        """Captures, with the number of men they take, and the other moves; every one is listed once."""
        p, f = self.places[i], self.frame
        n = self.captures.list_captures(self.s, p, f)
        taking = dict(zip(map(to_cells, f.moves[:n].tolist()), f.scores[:n].tolist(), strict=True))
        assert len(taking) == n
        n = self.ordering.list_quiet(self.s, self.mind, p, f)
        quiet = set(map(to_cells, f.moves[:n].tolist()))
        assert len(quiet) == n
        return taking, quiet


def known(s: Any) -> dict[str, Any]:
    """The same as `Search.shown`, from the rules' record."""
    cells = [np.flatnonzero(s.board == side).tolist() for side in range(2)]
    names = ("turn", "quiet", "plies", "reason")
    return {"men": cells, "occurrences": int(verbs.occurrences(s))} | {name: int(s[name]) for name in names}


def after(s: Any, move: int) -> Any:
    other = s.copy()
    verbs.apply(other, move)
    return other


def legal(s: Any) -> list[int]:
    return [int(move) for move in written(partial(verbs.legal_moves, s), verbs.MAX_MOVES)]


def check(s: Any) -> None:
    """The position, every move from here, and the position after each."""
    search = Search(s)
    i = search.past
    assert search.shown(i) == known(s)
    taken = {}
    for move in legal(s):
        expected = after(s, move)
        search.make(i, move)
        assert search.shown(i + 1) == known(expected), move
        fresh = Search(expected)
        assert search.kept(i + 1) == fresh.kept(fresh.past), move
        if expected.n_captured:
            taken[move] = int(expected.n_captured)
    assert search.moves(i) == (taken, set(legal(s)) - set(taken))
    check_threats(search)


def check_threats(search: Search) -> None:
    """What the other side could capture is what it would list, were it its turn."""
    i = search.past
    squares, most = search.captures.threats(search.s, search.places[i])
    search.position.skip(search.places[i], search.places[i + 1])
    taking, _ = search.moves(i + 1)
    assert squares == len({verbs.end_of(move) for move in taking})
    assert most == max(taking.values(), default=0)


def positions(rng: Random):
    """Random games under random options from their start, and positions in which men are crowded."""
    chosen = any_table(rng)
    yield (set_up(chosen, position).record for position in [any_position(rng, chosen) for _ in range(6)])
    yield game_of(start(**words(chosen)).record, rng)


def game_of(s: Any, rng: Random, plies: int = 25):
    for _ in range(plies):
        if s.reason != NEVER:
            return
        yield s
        s = after(s, rng.choice(legal(s)))


@pytest.mark.parametrize("seed", range(8))
def test_the_search_moves_and_captures_as_the_rules_do(seed: int) -> None:
    for line in positions(Random(seed)):
        for s in line:
            if s.reason == NEVER:
                check(s)


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_the_search_moves_and_captures_as_the_rules_do_in_many_games(block: int) -> None:
    for seed in range(1000 + 60 * block, 1060 + 60 * block):
        for line in positions(Random(seed)):
            for s in line:
                if s.reason == NEVER:
                    check(s)


@pytest.mark.parametrize("seed", range(8))
def test_repetitions_and_the_stall_are_counted_along_a_line_of_the_search(seed: int) -> None:
    """Few men step to and fro, in the game and then in the search, until the judge is called."""
    rng = Random(seed)
    words = {"stall_quiet_plies": rng.choice((12, 60)), "stall_repetition": rng.choice((2, 3, 5))}
    ranks = rng.choice((8, 9, 10))
    s = table("a1 c2", f"h{ranks} f{ranks - 1}", board=f"8x{ranks}", **words).record
    for _ in range(rng.choice((0, 3, 6))):
        s = s if s.reason != NEVER else after(s, to_and_fro(s, rng))
    search = Search(s)
    i = search.past
    while s.reason == NEVER:
        move = to_and_fro(s, rng)
        search.make(i, move)
        s, i = after(s, move), i + 1
        assert search.shown(i) == known(s)


def to_and_fro(s: Any, rng: Random) -> int:
    """A step along the rank that captures nothing."""
    steps = [move for move in legal(s) if abs(verbs.start_of(move) - verbs.end_of(move)) == 1]
    return rng.choice([move for move in steps if not after(s, move).n_captured] or legal(s))


@pytest.mark.parametrize("line", LINES)
def test_the_search_counts_as_many_sequences_as_the_rules(line: str) -> None:
    """Perft: the counts of perft.txt, reached by the moves that the search lists."""
    text, words, counts = entry(line)
    depths = [depth for depth, count in enumerate(counts, start=1) if count <= 6000]
    search = Search(read(text, **words).record)
    assert [sequences(search, search.past, depth) for depth in depths] == [counts[depth - 1] for depth in depths]


def sequences(search: Search, i: int, depth: int) -> int:
    if search.shown(i)["reason"] != NEVER:
        return 0
    taking, quiet = search.moves(i)
    if depth == 1:
        return len(taking) + len(quiet)
    total = 0
    for move in (*taking, *quiet):
        search.make(i, move)
        total += sequences(search, i + 1, depth - 1)
    return total


def test_a_threat_is_what_the_other_side_could_capture() -> None:
    """§10.4 Three men fall on one square."""
    search = Search(table("a4 e8", "b4 c4 d4 h8 h7", turn="b").record)
    assert search.captures.threats(search.s, search.places[search.past]) == (1, 3)


def test_a_man_left_alone_has_lost_in_the_search_too() -> None:
    """§10.21"""
    search = Search(table("a4 c8", "b4 h8").record)
    (winning,) = search.moves(0)[0]
    search.make(0, winning)
    assert search.shown(1)["reason"] == REDUCTION


# -- what a position is worth --------------------------------------------------------------------------------------


def value(white: str, black: str, turn: str = "w", only: int | None = None, **words: object) -> int:
    """What the men stand like, all in all or for one weight."""
    search = Search(table(white, black, turn=turn, **words).record)
    if only is not None:
        search.mind.weights[:] = 0
        search.mind.weights[:, only] = 1
        search.places[search.past].worth[:] = 0
    return int(search.evaluation.shape(search.s, search.mind, search.places[search.past]))


@pytest.mark.parametrize("board", ["8x8", "8x9", "8x10"])
def test_what_is_good_for_one_side_is_as_bad_for_the_other(board: str) -> None:
    men = "a1 b2 c4 d4 h3", "e5 f5 a2 h8"
    assert value(*men, board=board) == -value(*men, turn="b", board=board)


@pytest.mark.parametrize("board", ["8x8", "8x10"])
def test_each_term_counts_what_it_says(board: str) -> None:
    """d4 beside e4: both are exposed until c4 covers d4. a1 is stuck between its friends b1 and a2."""
    assert value("d4 a1", "e4 h8", only=EXPOSED, board=board) == 0
    assert value("d4 c4 a1", "e4 h8", only=EXPOSED, board=board) == 1
    assert value("a1 b1 a2", "h8 f6", only=STUCK, board=board) == -1
    assert value("a1 b1 c3", "h8 f6", only=BESIDE, board=board) == 2
    assert value("a1 b2 d1", "h8 f6", only=DIAGONAL, board=board) == 2
    assert value("a1 d4", "h8 f6 e2", only=FREE, board=board) == 6 - (10 if board == "8x8" else 11)


def test_the_side_with_more_men_comes_closer_and_leaves_the_others_few_squares() -> None:
    """Three hunters beside the two men in the corner, or far away; with equal men nobody hunts."""
    far, near = ("a1 c1 e1", "h8 g8"), ("g6 e8 e7", "h8 g8")
    assert value(*far, only=HUNT) < value(*near, only=HUNT) == -value(*near, turn="b", only=HUNT)
    assert value("a1 c1", "h8 g8", only=HUNT) == 0
