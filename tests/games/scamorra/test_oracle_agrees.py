"""Two independent generators, one game: the package and the oracle must agree on everything, everywhere."""

from __future__ import annotations

import doctest
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludoteca.core import CHANCE
from tests.games.scamorra import oracle, oracle_position
from tests.games.scamorra.asking import game, moves, options, read, result
from tests.games.scamorra.oracle_position import FILES, RANKS
from tests.games.scamorra.tables import NAMES, weights, write

WORDS = {
    "pawn_reentry_forced": (True, False),
    "pawn_capture_dirs": ("forward", "all_diagonals"),
    "coppella_visibility": ("hidden", "owner", "both"),
    "discard_view": ("full_history", "top_card_only"),
    "initiative_method": ("random", "rps_hand"),
    "turns_per_side": (15, 12),
}


def any_table(rng: Random) -> oracle.Table:
    """Half of the tables keep most defaults, so that the rules as printed come up most often."""
    share = rng.choice((0.15, 1.0))
    return oracle.Table(**{key: rng.choice(words) for key, words in WORDS.items() if rng.random() < share})


def words_of(chosen: oracle.Table) -> dict[str, object]:
    return {key: getattr(chosen, key) for key in WORDS}


def any_position(rng: Random, chosen: oracle.Table) -> oracle.Position:
    """Pieces scattered over the board or crowded into a part of it, any turn of the game, any hands that fit."""
    width, height = rng.choice((2, 3, 5)), rng.choice((2, 3, 5))
    x, y = rng.randrange(6 - width), rng.randrange(6 - height)
    squares = [f + r for f in FILES[x : x + width] for r in RANKS[y : y + height]]
    rng.shuffle(squares)
    board: dict[str, str] = {}
    for side in oracle.SIDES:
        for symbol in rng.sample("RPS", rng.choice((1, 2, 2, 3, 3))):
            if squares:
                board[squares.pop()] = oracle.letter(side, symbol)
    if len({oracle.owner(piece) for piece in board.values()}) < 2:
        return any_position(rng, chosen)
    turn = rng.choice("SN")
    done = rng.randrange(chosen.turns_per_side)
    done_by = {turn: done, oracle.other(turn): done + rng.randrange(2)}
    coppella, hand, played = {}, {}, {}
    for side in oracle.SIDES:
        deck = list(oracle.DECK.elements())
        rng.shuffle(deck)
        if chosen.has_coppella:
            coppella[side] = deck.pop()
        played[side] = "".join(deck.pop() for _ in range(done_by[side]))
        held = min(3, 15 - done_by[side])
        is_short = side != turn and held == 3 and done_by[side] > 0 and rng.random() < 0.5
        hand[side] = oracle.in_order("".join(deck.pop() for _ in range(held - is_short)))
    blank = oracle.Position(board, turn, hand, played, {"S": 0, "N": 0}, coppella, {})
    lost = {side: len(blank.missing(side)) for side in oracle.SIDES}
    score = {side: lost[oracle.other(side)] + rng.randrange(3) for side in oracle.SIDES}
    return oracle.Position(board, turn, hand, played, score, coppella, {})


def agree_on(chosen: oracle.Table, position: oracle.Position, state) -> None:
    """Position, chance, decisions and outcome, all in the notation."""
    text = position.write(chosen)
    assert write(state) == text
    assert result(state) == oracle.ending(chosen, position), text
    assert weights(state) == oracle.chances(chosen, position), text
    decisions = oracle.decisions(chosen, position)
    expected = {NAMES[side]: moves for side, moves in decisions.items()}
    acting = game.to_act(state)
    assert (set(acting) == set(expected)) or (acting == (CHANCE,) and not expected), text
    for seat in (0, 1):
        assert moves(state, seat) == expected.get(seat, set()), text
    if (outcome := game.outcome(state)) is not None:
        assert dict(outcome.points) == {NAMES[side]: position.score[side] for side in oracle.SIDES}


def next_acts(chosen: oracle.Table, position: oracle.Position) -> list[tuple[str, str, int]]:
    """Everything that can happen next: who, what, and with what weight."""
    if pending := oracle.chances(chosen, position):
        return [("chance", text, n) for text, n in pending.items()]
    found = oracle.decisions(chosen, position)
    return [(side, text, 1) for side, texts in sorted(found.items()) for text in sorted(texts)]


def done(position: oracle.Position, who: str, text: str) -> oracle.Position:
    return oracle.happen(position, text) if who == "chance" else oracle.decide(position, who, text)


def apply(state, who: str, text: str):
    return game.apply(state, NAMES[who], game.parse_move(state, NAMES[who], text))


def play_both(chosen: oracle.Table, rng: Random, is_greedy: bool) -> Counter[str]:
    """One game to its end, the oracle and the package side by side. Returns what occurred in it."""
    position, state, met = oracle.start(), game.setup(options(**words_of(chosen))), Counter()
    while True:
        agree_on(chosen, position, state)
        acts = next_acts(chosen, position)
        if not acts:
            met[result(state)[1]] += 1
            return met
        if is_greedy and position.is_turn and acts[0][0] != "chance":
            taking = oracle.captures(position, {text for _, text, _ in acts})
            acts = [each for each in acts if each[1] in taking] or acts
        who, text, _ = rng.choices(acts, [weight for _, _, weight in acts])[0]
        met["reentry"] += text[1:2] == ":" and "@" in text
        met["dead discard"] += text.endswith(":-")
        met["capture"] += ":" in text and text[-2:] in position.board
        position, state = done(position, who, text), apply(state, who, text)


def check_positions(rng: Random, count: int) -> Counter[str]:
    """Scattered positions: from each, every move leads both to the same position."""
    met: Counter[str] = Counter()
    for _ in range(count):
        chosen = any_table(rng)
        position = any_position(rng, chosen)
        state = read(position.write(chosen), **words_of(chosen))
        agree_on(chosen, position, state)
        for who, text, _ in next_acts(chosen, position):
            after = done(position, who, text)
            applied = apply(state, who, text)
            assert write(applied) == after.write(chosen), f"{text} in {position.write(chosen)}"
            assert result(applied) == oracle.ending(chosen, after)
            met["dead discard"] += text.endswith(":-")
            met["reentry"] += text[1:2] == ":" and "@" in text
            met[(result(applied) or (None, "goes on"))[1]] += 1
    return met


def test_whole_games_agree_at_every_step_whatever_the_options():
    rng, met = Random(2024), Counter()
    for number in range(24):
        met += play_both(any_table(rng), rng, is_greedy=number % 2 == 0)
    assert all(met[key] for key in ("capture", "reentry", "knockout", "points", "draw")), met


def test_scattered_positions_agree_on_every_move_and_its_result():
    met = check_positions(Random(11), 90)
    assert all(met[key] for key in ("dead discard", "reentry", "knockout", "goes on")), met


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_games_agree(seed):
    rng = Random(seed)
    for number in range(300):
        play_both(any_table(rng), rng, is_greedy=number % 3 > 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_many_scattered_positions_agree(seed):
    check_positions(Random(seed), 2000)


def test_the_examples_in_the_oracle_hold():
    assert doctest.testmod(oracle).failed == 0


def test_the_oracle_knows_nothing_of_the_package():
    for module in (oracle, oracle_position):
        assert "ludoteca" not in Path(module.__file__).read_text(encoding="utf-8")
