"""Two threads for one move: the same seed gives the same move whichever of them is quicker, and both can be stopped."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import Level, Limit, State
from ludoteca.games.latrunculi.machine import pair
from tests.games.latrunculi.asking import game
from tests.games.latrunculi.tables import BLACK, WHITE, mover, play, table

WORK = 30_000
MEN = "a1 c1 e4 f2 g1 h3", "h8 b8 c6 d8 e7 f6"


@pytest.fixture(autouse=True)
def _two_threads_for_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pair, "WORTH_IT", 1)


def chosen(state: State, seed: int = 1, work: int = WORK, **words: object) -> str:
    seat = mover(state)
    limit = Limit(Random(seed), work=work, **words)
    move = game.machine(Level(5)).choose(game.view(state, seat), game.legal_moves(state, seat), limit)
    return game.format_move(state, seat, move)


def halves_seen(monkeypatch: pytest.MonkeyPatch) -> list[pair.Thought]:
    """The searches that are begun from now on."""
    seen: list[pair.Thought] = []
    better = pair._better

    def noted(*thoughts: pair.Thought) -> pair.Thought:
        seen.extend(thoughts)
        return better(*thoughts)

    monkeypatch.setattr(pair, "_better", noted)
    return seen


def test_the_same_seed_gives_the_same_move_whichever_thread_is_quicker(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(*MEN)
    first = [chosen(state, seed) for seed in range(3)]

    class OneAfterTheOther(pair.ThreadPoolExecutor):
        def submit(self, *call):
            waiting = super().submit(*call)
            waiting.result()
            return waiting

    monkeypatch.setattr(pair, "ThreadPoolExecutor", OneAfterTheOther)
    assert [chosen(state, seed) for seed in range(3)] == first


def test_together_they_do_no_more_than_they_may(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = halves_seen(monkeypatch)
    chosen(table(*MEN))
    assert len(seen) == 3
    assert WORK - 2 <= sum(thought.nodes for thought in seen) <= WORK


def test_every_move_is_searched_by_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(*MEN)
    seen = halves_seen(monkeypatch)
    chosen(state)
    moves = [{each.move for each in thought.weighed()} for thought in seen]
    assert moves[0] == set(game.legal_moves(state, WHITE))
    assert moves[1] | moves[2] == moves[0]
    assert not moves[1] & moves[2]


def test_a_win_is_found_in_either_half() -> None:
    """Whatever Black replies, White then wins at once."""
    state = table("b8 d1 d4 d5 h7", "e5 g6")
    for seed in range(3):
        after = play(state, chosen(state, seed))
        for reply in game.legal_moves(after, BLACK):
            replied = game.apply(after, BLACK, reply)
            ends = [game.outcome(game.apply(replied, WHITE, move)) for move in game.legal_moves(replied, WHITE)]
            assert any(end is not None and end.winners == (WHITE,) for end in ends)


def test_both_stop_when_they_are_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = halves_seen(monkeypatch)
    asked = [0]

    def is_cancelled() -> bool:
        asked[0] += 1
        return asked[0] > 100

    chosen(table(*MEN), work=20_000_000, is_cancelled=is_cancelled)
    assert len(seen) == 3
    assert sum(thought.nodes for thought in seen) < 3_000_000
