"""What level 5 has learned: the network sees what it was taught with, and goes by it only at tables it learned from."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bench.foresight import fitting
from ludoteca.core import CHANCE, LEVELS, Level, Limit, State, Style, blank
from ludoteca.games.zama.machine import lookahead, network, scene
from ludoteca.games.zama.machine.levels import Hunter, learned_way
from ludoteca.games.zama.machine.prospects import prospects
from ludoteca.games.zama.machine.styles import BALANCED, LEARNED, weights_of
from ludoteca.games.zama.rules.board import ATTACKING, CELLS, RECORD, STRIDE, WALL
from ludoteca.games.zama.rules.cells import enter
from tests.core.processes import python
from tests.games.zama.asking import game, start
from tests.games.zama.tables import RED, play, table

ROOT = Path(__file__).parents[3]


def turns(seed: int, **words: Any) -> list[State]:
    """The positions at the beginning of the turns of a game at random."""
    state, rng, found = start(**words), Random(seed), []
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            state = game.apply(state, seat, rng.choice(game.chances(state))[0])
            continue
        if state.record.phase == ATTACKING:
            found.append(state)
        state = game.apply(state, seat, rng.choice(game.legal_moves(state, seat)))
    return found


def seen(record: Any) -> Counter[tuple[int, float]]:
    which, how_much = np.empty(scene.MOST, np.int64), np.empty(scene.MOST, np.float32)
    n = scene.see(record, which, how_much)
    assert n < scene.MOST
    return Counter(zip(which[:n].tolist(), how_much[:n].tolist(), strict=True))


def mirrored(record: Any) -> Any:
    """The same game with the files in the other order."""
    other = blank(RECORD)
    for name in record.dtype.names:
        other[name] = record[name]
    other.where[:], other.beside[:], other.spade_at[:] = 0, 0, 0
    for at in range(CELLS):
        file = at % STRIDE
        if not file or record.owner[at] == WALL:
            continue
        to = at - file + STRIDE - file
        for name in ("owner", "face", "seen"):
            other[name][to] = record[name][at]
        enter(other, to, int(record.owner[at])) if record.owner[at] < 2 else None
    for side in range(2):
        at = int(record.spade_at[side])
        other.spade_at[side] = at and at - at % STRIDE + STRIDE - at % STRIDE
    return other


def test_left_and_right_are_alike() -> None:
    for state in turns(3)[::3]:
        assert seen(state.record) == seen(mirrored(state.record))


def test_every_row_has_its_number() -> None:
    rows = [row for seed in range(3) for state in turns(seed) for row, _ in seen(state.record)]
    assert min(rows) >= 0
    assert max(rows) < scene.ROWS


def test_what_matters_is_seen() -> None:
    """A spade beside the heart it is after: another row than two steps away; and a king that fell."""
    near, far = (seen(table(f"d4=rKS:rb {heart}=bKH:rb").record) for heart in ("d5", "d6"))
    who = scene.APART + scene.FAR**2 * 8  # my spade and their heart, both seen by both
    assert near[who + scene.FAR, 1.0] == 1
    assert far[who + 2 * scene.FAR, 1.0] == 1
    gone = seen(table("d4=rKS:rb a8=rKH:rb d5=b2C:rb m8=bKS:r", keep=False).record)
    assert gone[scene.STATE + 3 * (scene.KNOWING + 1) + scene.GONE, 1.0] == 1


def test_the_search_judges_as_it_was_taught() -> None:
    parts, mind = network.shipped(), network.mind_of(network.shipped())
    given = tuple(np.asarray(parts[name]) for name in fitting.NAMES)
    for state in turns(5)[::5]:
        rows = seen(state.record)
        which = np.array([row for row, _ in rows.elements()], np.int16)
        how_much = np.array([much for _, much in rows.elements()], np.uint8)
        values = np.empty(1, np.float32)
        fitting.judge_all(given, which, how_much, np.array([len(which)]), 0, values)
        assert network.foresee(state.record, mind) == pytest.approx(float(values[0]), abs=1e-5)


def test_each_side_expects_what_the_other_does_not() -> None:
    mind = network.mind_of(network.shipped())
    for state in turns(6)[::5]:
        both = [lookahead.expect(state.record, seat, mind) for seat in range(2)]
        assert sum(both) == pytest.approx(1.0)
        assert lookahead.expect(state.record, 0, network.mind_of(None)) == prospects(state.record, 0)


def test_a_game_that_is_over_needs_no_network() -> None:
    won = play(table("d4=rKS:rb d5=bKH:rb"), "d4xd5")
    assert lookahead.expect(won.record, RED, network.mind_of(network.shipped())) == 1.0


def test_luck_is_shared_out_evenly() -> None:
    """A blind attack on a known card: in as many worlds as there are cards every card comes about once."""
    state = start()
    move = game.legal_moves(state, RED)[0]
    room, drawn = np.zeros(1, RECORD), Counter[int]()
    for number in range(52 * 4):
        room[0] = game.apply(state, RED, move).record
        lookahead.share_out(room[0], number)
        drawn[int(room[0]["duel_card"][0])] += 1
    assert len(drawn) == 52
    assert max(drawn.values()) <= 6


def test_the_network_is_the_one_that_was_shipped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = network.shipped()
    assert {name: part.shape for name, part in parts.items()} == {
        "rows": (scene.ROWS, network.WIDTH),
        "bias": (network.WIDTH,),
        "alone": (scene.ROWS,),
        "inner": (network.WIDTH, network.INNER),
        "inner_bias": (network.INNER,),
        "out": (network.INNER,),
    }
    changed = tmp_path / "network.npz"
    changed.write_bytes(network.FILE.read_bytes() + b"?")
    monkeypatch.setattr(network, "FILE", changed)
    with pytest.raises(ValueError, match="not the file that was shipped"):
        network.shipped.__wrapped__()


@pytest.mark.parametrize("level", [level for level in LEVELS if level.style == Style.BALANCED], ids=str)
def test_levels_judge_by_hand(level: Level) -> None:
    machine = Hunter(level)
    assert not machine.learned.mind.is_taught
    assert learned_way(level.style).mind.is_taught


def test_what_was_learned_peeks_nowhere_and_plays_by_the_rules() -> None:
    """The same move whatever lies hidden; and a move of those allowed."""
    machine = Hunter(Level(5))
    machine.learned = learned_way(Style.BALANCED)
    for state in turns(4)[10:40:10]:
        seat = game.to_act(state)[0]
        view, moves = game.view(state, seat), game.legal_moves(state, seat)
        truths = [state, *(game.imagine(view, Random(seed)) for seed in range(3))]
        weighed = [machine.weigh(game.view(truth, seat), moves, Limit(Random(1), work=40)) for truth in truths]
        assert all(one == weighed[0] for one in weighed)
        assert {one.move for one in weighed[0]} <= set(moves)


@pytest.mark.parametrize(
    "words", [{"slide_dirs": "eight"}, {"deck": 40}, {"players": 4}, {"KH_tie": "special_tie"}], ids=str
)
def test_other_rules_are_judged_by_hand(words: dict[str, Any]) -> None:
    asked, by_hand = Hunter(Level(5)), Hunter(Level(5))
    asked.learned = learned_way(Style.BALANCED)
    state = turns(2, **words)[4]
    seat = game.to_act(state)[0]
    view, moves = game.view(state, seat), game.legal_moves(state, seat)
    weighed = [one.weigh(view, moves, Limit(Random(1), work=40)) for one in (asked, by_hand)]
    assert weighed[0] == weighed[1]
    assert not network.knows(view.options)


def test_what_a_person_is_shown_makes_no_difference() -> None:
    assert network.knows(start(memory_aid="none").options)


def test_what_was_learned_is_of_the_same_kind() -> None:
    assert set(LEARNED) == set(BALANCED)
    assert (weights_of(Style.BALANCED, LEARNED) > 0).all()
    assert (weights_of(Style.BOLD, LEARNED) != weights_of(Style.BALANCED, LEARNED)).any()


def test_compiled_and_interpreted_expect_the_same() -> None:
    ask = """if True:
        from ludoteca.games.zama.machine import network
        from tests.games.zama.test_machine_network import turns
        mind = network.mind_of(network.shipped())
        for state in turns(8)[:30:5]:
            print(float(network.foresee(state.record, mind)).hex())
    """
    compiled = python(ask, ROOT)
    assert len(set(compiled.splitlines())) > 3
    assert compiled == python(ask, ROOT, LUDOTECA_JIT="0")
