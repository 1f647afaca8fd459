"""Two independent implementations, one game: the package and the oracle must agree on everything, everywhere."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.games.scorso import oracle
from tests.games.scorso.asking import actors, game, moves, options, read, result, seat_of
from tests.games.scorso.oracle_lanes import COLOURS, DICE

WORDS = {
    "edition": ("collector", "travel"),
    "mode": ("base", "base", "base", "duel"),
    "stake": (0, 5),
    "purse": ("ten_stakes", "custom:3"),
    "pace": ("real_time", "beats"),
    "two_player_lanes": ("two", "merged_one"),
    "placed_dice": ("locked", "may_return"),
    "fist_pairs_per_location": ("unlimited", "one"),
    "knock_check": ("penalty", "blocked"),
    "colour_shortage": ("extras_substitute", "all_substitute", "extra_dice_only", "none"),
    "colour_stops_fists": ("all", "one_pair_per_group"),
    "effect_order": ("colour-fist-shot", "attacker_choice", "shot-fist-colour"),
    "count": ("by_player", "automatic"),
    "challenge_order": ("by_pace", "clockwise"),
    "lane_order": ("ender_own_first", "ender_all"),
    "elimination": ("after_all_lanes", "immediate"),
    "duel_stake_cap": ("both_bullets_and_living", "all_in"),
    "handicap": ("on", "off"),
    "max_rounds": (40, 2, 1),
}
LONGEST = 30_000  # acts, chance included: more than any of these games has


def any_table(rng: Random) -> oracle.Table:
    """Half of the tables keep most defaults, so that the game as it is mostly played is seen most often."""
    share = rng.choice((0.15, 1.0))
    words = {key: rng.choice(values) for key, values in WORDS.items() if rng.random() < share}
    players = rng.randint(2, 4 if words.get("edition") == "travel" else 5)
    return oracle.Table(players=players, **words)


def words(table: oracle.Table) -> dict[str, object]:
    return {key: getattr(table, key) for key in (*WORDS, "players")}


def agree_on(judge: oracle.Game, state) -> None:
    assert game.format_position(state) == judge.write()
    assert sorted(actors(state)) == sorted(judge.actors())
    for name in (*judge.ring, "chance"):
        offered = judge.chances() if name == "chance" else judge.legal(name)
        found = moves(state, name) if name in actors(state) else set()
        assert found == set(offered), name
    assert result(state) == (tuple(judge.result.split(":")) if judge.result else None)


def step(rng: Random, judge: oracle.Game, state):
    """One random act in both."""
    name = rng.choice(judge.actors())
    word = choose(rng, judge, name)
    judge.play(name, word)
    return game.apply(state, seat_of(name), game.parse_move(state, seat_of(name), word)), f"{name}: {word}"


def choose(rng: Random, judge: oracle.Game, name: str) -> str:
    """Anything, no more often a roll than anything else; in a duel mostly what wins it, a little helped by luck."""
    offered = judge.chances() if name == "chance" else judge.legal(name)
    if judge.phase == "duel" and rng.random() < 0.8:
        if name == "chance":
            return offered[0][:-1] + rng.choice("RRRK")
        rest = judge.players[name].free.replace("R", "")
        return f"roll {oracle.tidy(rest)}" if rest else "knock"
    kind = rng.choice(sorted({word.split()[0] for word in offered}))
    return rng.choice([word for word in offered if word.split()[0] == kind])


# -- frozen tables ---------------------------------------------------------------------------------------------------


def any_frozen(rng: Random) -> tuple[oracle.Game, str]:
    """A frozen table, and its text; locations like those people lay, so that much happens."""
    table = replace(any_table(rng), mode="base")
    judge = oracle.Game(table)
    rng.shuffle(judge.ring)
    judge.round, judge.phase = rng.choice((1, 3)), "frozen"
    for name in judge.ring:
        player = judge.players[name]
        left, right = (_location(rng, most) for most in (6, 6))
        cut = rng.randint(0, 6)
        player.left, player.right = left[:cut], right[: 6 - cut]
        if rng.random() < 0.3:
            player.right = player.right[: rng.randint(0, len(player.right))]
        player.free = "".join(rng.choices(DICE, k=6 - len(player.left + player.right)))
        poor = rng.random() < 0.4
        player.bullets = {colour: rng.randint(0, 1 if poor else 3) for colour in COLOURS}
        player.is_out = not player.has() or (rng.random() < 0.1 and len(judge.living()) > 2)
        player.one_hand = rng.random() < 0.1 and table.handicap == "on"
        if judge.supply and rng.random() < 0.4:
            player.fists = rng.randint(1, judge.supply)
            judge.supply -= player.fists
        if player.is_out:
            judge.leave(name)
    if len(judge.living()) < 2:
        return any_frozen(rng)
    may_end = [name for name in judge.living() if not judge.players[name].free]
    may_end = [name for name in may_end if table.knock_check == "penalty" or judge.is_correct(name)]
    judge.ender = rng.choice([*may_end, *may_end, "-"])
    return judge, judge.write()


def _location(rng: Random, most: int) -> str:
    groups = ("K", "K", "W", "RR", "RR", "GYB", "GYB", "GGG", "YYYY", "BBB", "GGGG", "YYY", "B", "R", "GY")
    return "".join(rng.choice(groups) for _ in range(6))[:most]


def agree_from_a_frozen_table(seed: int) -> Counter[str]:
    rng = Random(seed)
    judge, text = any_frozen(rng)
    told, asked = [text, str(judge.table)], Counter[str]()
    state = read(text, **words(judge.table))
    judge.resolve()
    try:
        for _ in range(300):
            agree_on(judge, state)
            if judge.phase not in ("frozen", "duels") or (judge.phase == "duels" and rng.random() < 0.1):
                break
            state, done = step(rng, judge, state)
            told.append(done)
            asked[done.split()[1]] += 1
        else:
            raise AssertionError("the questions do not end")
    except AssertionError as error:
        raise AssertionError("\n".join([f"seed {seed}", *told, str(error)])) from error
    asked[judge.phase] += 1
    return asked


def test_random_frozen_tables_agree_question_by_question():
    asked = sum((agree_from_a_frozen_table(seed) for seed in range(400)), Counter())
    questions = {"group", "lane", "paralysis", "lose", "take", "effect", "challenge", "stake"}
    assert set(asked) >= questions | {"ready", "rolling", "duel", "over"}


@pytest.mark.long
@pytest.mark.parametrize("block", range(20))
def test_many_random_frozen_tables_agree(block):
    for seed in range(10_000 + 5_000 * block, 15_000 + 5_000 * block):
        agree_from_a_frozen_table(seed)


# -- whole games -----------------------------------------------------------------------------------------------------


def agree_through_a_game(seed: int) -> Counter[str]:
    """A random game from its start, compared at some of the rolls and at everything else."""
    rng = Random(seed)
    judge = oracle.Game(any_table(rng))
    state, met = game.setup(options(**words(judge.table))), Counter[str]()
    told = [str(judge.table)]
    try:
        for _ in range(LONGEST):
            if judge.phase not in ("rolling", "duel") or judge.knocked or rng.random() < 0.1:
                agree_on(judge, state)
            met[judge.phase] += 1
            if judge.result:
                met[judge.result.split(":")[1]] += 1
                return met
            state, done = step(rng, judge, state)
            told.append(done)
        raise AssertionError("the game does not end")
    except AssertionError as error:
        raise AssertionError("\n".join([f"seed {seed}", *told, str(error)])) from error


def test_random_games_agree_act_by_act_to_the_end():
    met = sum((agree_through_a_game(seed) for seed in range(5)), Counter())
    assert set(met) >= {"ready", "rolling", "frozen", "duels", "duel", "over"}


@pytest.mark.long
def test_every_ending_is_met_in_games_that_agree():
    met = sum((agree_through_a_game(seed) for seed in range(1_000, 1_400)), Counter())
    assert set(met) >= {"last-standing", "deciding-duel", "round-limit"}
