"""The search makes, takes back and finds moves in its own quick way: everywhere the same as the rules."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from ludoteca.core.moves import written
from ludoteca.games.latrunculi.machine.captures import captures, threats
from ludoteca.games.latrunculi.machine.mind import new_frames
from ludoteca.games.latrunculi.machine.turns import make, skip, unmake, unskip
from ludoteca.games.latrunculi.rules import verbs
from ludoteca.games.latrunculi.rules.board import NEVER
from tests.games.latrunculi.asking import start
from tests.games.latrunculi.tables import table
from tests.games.latrunculi.test_oracle_agrees import any_position, any_table, set_up, words

KEPT = ("board", "where", "beside", "turn", "men", "quiet", "plies", "reason", "winner")


def kept(s) -> dict[str, object]:
    """What both ways must agree on, with the key of the position and how often it has occurred."""
    key = s.seen[s.n_seen].tolist()
    return {name: s[name].tolist() for name in KEPT} | {"key": key, "occurrences": int(verbs.occurrences(s))}


def after(s, move):
    other = s.copy()
    verbs.apply(other, move)
    return other


def listed(search, s) -> dict[int, int]:
    frame = new_frames()[0]
    n = search(s, frame)
    found = dict(zip(frame.moves[:n].tolist(), frame.scores[:n].tolist(), strict=True))
    assert len(found) == n, "a capture is listed twice"
    return found


def check(s, frame) -> None:
    """Every move from here, and every capture."""
    before = kept(s)
    taken = {}
    for move in written(partial(verbs.legal_moves, s), verbs.MAX_MOVES):
        expected = after(s, move)
        make(s, frame, move)
        assert kept(s) == kept(expected), move
        unmake(s, frame)
        assert kept(s) == before, move
        if expected.n_captured:
            taken[int(move)] = int(expected.n_captured)
    assert listed(captures, s) == taken
    skip(s, frame)
    unskip(s)
    assert kept(s) == before


def positions(rng: Random):
    """Random games under random options from their start, and positions in which men are crowded."""
    chosen = any_table(rng)
    yield (set_up(chosen, position).record for position in [any_position(rng, chosen) for _ in range(6)])
    yield game_of(start(**words(chosen)).record, rng)


def game_of(s, rng: Random):
    for _ in range(25):
        if s.reason != NEVER:
            return
        yield s
        s = after(s, rng.choice(written(partial(verbs.legal_moves, s), verbs.MAX_MOVES)))


@pytest.mark.parametrize("seed", range(24))
def test_the_search_moves_and_captures_as_the_rules_do(seed: int) -> None:
    rng, frame = Random(seed), new_frames()[0]
    for line in positions(rng):
        for s in line:
            if s.reason == NEVER:
                check(s, frame)


def test_a_threat_is_what_the_other_side_could_capture() -> None:
    """§10.4 Three men fall on one square; the side to move is unchanged."""
    s = table("a4 e8", "b4 c4 d4 h8 h7", turn="b").record
    assert threats(s, new_frames()[0]) == (1, 3)
    assert s.turn == 1
