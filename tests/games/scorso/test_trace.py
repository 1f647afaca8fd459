"""The trace of an act, and the other lists of a round: what is full is an error, and no play fills any of them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ludoteca.core import JIT, State
from ludoteca.games.scorso.rules.board import (
    ARMS,
    MAX_ANSWERS,
    MAX_SWAPS,
    MAX_TRACE,
    N_COLOURS,
    OWN_BULLETS,
    OWN_DICE,
    PLAYERS,
    WEAPONS,
)
from ludoteca.games.scorso.rules.questions import answer, check_answers
from ludoteca.games.scorso.rules.trace import T_WASTE, check_trace, note
from tests.games.scorso import full_tables as full
from tests.games.scorso.asking import actors, fields, game, leave, moves, play, read, start, told
from tests.games.scorso.tables import rolling, text

ROOT = Path(__file__).parents[3]

# -- what is full is an error ----------------------------------------------------------------------------------------


def both_ways(rule):
    """A rule as it runs here, and interpreted."""
    return [rule, rule.py_func] if JIT else [rule]


@pytest.mark.parametrize("check_trace", both_ways(check_trace))
@pytest.mark.parametrize("note", both_ways(note))
def test_a_full_trace_is_an_error(note, check_trace):
    s = start().record
    for _ in range(MAX_TRACE):
        note(s, T_WASTE, 0)
    check_trace(s)
    note(s, T_WASTE, 0)
    with pytest.raises(RuntimeError, match="trace is full"):
        check_trace(s)


@pytest.mark.parametrize("check_answers", both_ways(check_answers))
@pytest.mark.parametrize("answer", both_ways(answer))
def test_one_answer_too_many_is_an_error(answer, check_answers):
    s = start().record
    for _ in range(MAX_ANSWERS):
        answer(s, 0)
    check_answers(s)
    answer(s, 0)
    with pytest.raises(RuntimeError, match="list of answers is full"):
        check_answers(s)


SHORT_OF_ROOM = """
from ludoteca.games.scorso.rules import trace
trace.MAX_TRACE = 69
from tests.games.scorso.test_trace import crowded_beat
from tests.games.scorso.asking import play
play(crowded_beat(), "A: knock")
"""


def refused(folder, **environment: str) -> bool:
    """Whether an act that tells 70 things is refused by rules with room for 69; they are compiled for this alone."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": path, "LUDOTECA_CACHE": str(folder)} | environment
    done = subprocess.run(
        [sys.executable, "-c", SHORT_OF_ROOM], env=environment, cwd=ROOT, capture_output=True, text=True
    )
    return done.returncode != 0 and "RuntimeError: Scorso: the trace is full" in done.stderr


def test_an_act_with_more_to_tell_than_there_is_room_for_is_refused(tmp_path):
    assert refused(tmp_path, LUDOTECA_JIT="0")


@pytest.mark.long
@pytest.mark.skipif(not JIT, reason="the rules run interpreted here")
def test_compiled_rules_refuse_it_too(tmp_path):
    assert refused(tmp_path)


# -- how much one act can tell ---------------------------------------------------------------------------------------

DICE = PLAYERS * OWN_DICE
SYMBOLS = DICE + WEAPONS

# In whatever an act sets off, everything in one of these groups happens at most so many times. Of the answers to
# questions it tells only the one that was just given, for those before were told by earlier acts.
ALWAYS = {
    ("commit", "count", "die", "challenge", "pass", "offer", "pick", "no-pick"): 1,  # what was done
    ("weapon", "bribe", "group", "guard", "handicap", "swap"): 1,  # what was answered
    ("left",): 1,
    ("knock",): PLAYERS,
    ("eliminated",): PLAYERS,
    ("bowtie",): PLAYERS + 1,  # A30 once a round for each player; §6.3 and once by the paralysis that was answered
    ("returned",): WEAPONS,
    ("keep",): ARMS,
    ("swapped",): MAX_SWAPS,
    ("round", "stage-won", "end"): 2,
    ("deciding-duel", "rank-duel", "hats-duel", "stage", "pot"): 3,
    ("rank",): PLAYERS,
    ("chips-won", "chips-lost"): PLAYERS,
    ("debt",): PLAYERS,
}
IN_A_ROUND = {
    ("tie", "freeze"): 1,
    ("mistaken",): 1,
    ("place", "return"): DICE,  # a die that comes back has to be rolled before it is placed
    ("burn",): DICE,
    ("lane",): PLAYERS,
    # Each of these uses up dice or weapons of one lane: a defence or a shot that hits at least a K; fists two R for a
    # bullet and a token, or two R that are stopped; a Colour group one more than the bullets it takes; and so on
    ("defended", "stopped", "lose", "token", "waste", "void", "turned-over"): SYMBOLS,
}
IN_A_DUEL = {("roll",): PLAYERS, ("stake",): 2, ("duel",): 1, ("wrong-knock",): PLAYERS, ("duel-again", "duel-won"): 1}
MOST = sum(ALWAYS.values()) + max(sum(IN_A_ROUND.values()), sum(IN_A_DUEL.values()))


def test_the_trace_has_room_for_all_that_can_happen_in_one_act():
    assert MOST <= MAX_TRACE


def test_there_is_room_for_all_answers_of_a_round():
    groupings = PLAYERS * 2 * 3  # both locations, before and after bribes, and when a weapon is turned over
    bribes = PLAYERS * OWN_DICE
    lanes = PLAYERS - 1  # the last one is not asked for
    paralyses = MAX_SWAPS  # each of them might be a swap
    bullets = PLAYERS * OWN_BULLETS * N_COLOURS
    effects = PLAYERS * 2 * 3  # in every lane, both directions, three each
    assert WEAPONS + groupings + bribes + lanes + paralyses + bullets + effects + PLAYERS <= MAX_ANSWERS


def check(state: State) -> int:
    """How much the last act has told, if no group of it is larger than it can be."""
    found = Counter(str(event["type"]) for event in told(state))
    for group, most in (ALWAYS | IN_A_ROUND | IN_A_DUEL).items():
        assert sum(found.pop(kind, 0) for kind in group) <= most, (group, game.format_position(state))
    assert not found, f"in no group: {found}"
    return int(state.record.n_deeds)


def crowded_beat() -> State:
    """All have laid six dice each, and only A has not decided."""
    lines = [f"{name} bullets=0/0/3 laid=KRG|KYB beat=done" for name in "BCDE"]
    return rolling("A bullets=0/0/3 laid=KRG|KYB", *lines, pace="beats")


def test_all_that_a_crowded_beat_sets_off_is_told():
    """Five players reveal six dice each; four keep two shots each, and A, who knocked by mistake, nothing."""
    state = play(crowded_beat(), "A: knock")
    assert Counter(str(event["type"]) for event in told(state)) == {
        "commit": 1, "place": 30, "knock": 1, "freeze": 1, "mistaken": 1, "burn": 22, "lane": 5, "lose": 8, "round": 1,
    }  # fmt: skip
    assert check(state) == 70


# -- no play fills it ------------------------------------------------------------------------------------------------

HANDS = ("GGGYBK", "GYBGYB", "RRRRKK", "GGGGRR", "GYBRRK", "GGGYYY", "KKKWWW", "GYBKKW", "KWRGYB", "RGYBKW", "RKRKRK")
BULLETS = ("3/3/3", "3/0/0", "0/2/1", "0/1/0", "1/1/1")
WORDS = {
    "pace": ("real_time", "beats"),
    "colour_shortage": ("extras_substitute", "all_substitute", "extra_dice_only", "none"),
    "lane_order": ("ender_own_first", "ender_all"),
    "weapon_check": ("at_lane", "at_declaration"),
    "stake": ("0", "5"),
    "purse": ("ten_stakes", "custom:-7"),
    "colour_stops_fists": ("all", "one_pair_per_group"),
    "effect_order": ("colour-fist-shot", "attacker_choice", "shot-fist-colour"),
    "elimination": ("after_all_lanes", "immediate"),
    "fist_pairs_per_location": ("unlimited", "one"),
    "two_player_lanes": ("two", "merged_one"),
    "weapon_completes_combo": ("yes", "no"),
    "bribe_after_burn": ("yes", "bribe_first"),
    "max_rounds": ("40", "1"),
    "stages": ("3", "1"),
}


def crowded(rng: Random) -> State:
    """All dice on the table, and the last act before it is resolved: it freezes at once, or as soon as A knocks."""
    words = {key: rng.choice(values) for key, values in WORDS.items()}
    names = "ABCDE"[: rng.choice((2, 3, 4, 5, 5, 5))]
    is_full, is_rolling = rng.random() < 0.5, rng.random() < 0.5
    weapons = rng.sample(range(WEAPONS), WEAPONS)
    lines = [_line(rng, name, weapons, is_rolling and words["pace"] == "beats") for name in names]
    lines = [full.dressed(line) if is_full else line.partition(" bowtie")[0] for line in lines]
    header = {"pace": words.pop("pace"), "round": 1, "ender": "-" if is_rolling else rng.choice(("-", "A"))}
    mode = "full" if is_full else "base"
    return read(text("rolling" if is_rolling else "frozen", *lines, **header), mode=mode, **words)


def _line(rng: Random, name: str, weapons: list[int], is_secret: bool) -> str:
    dice = "".join(rng.sample(hand := rng.choice(HANDS), len(hand)))
    at = rng.choice((0, 2, 3, 3, 6))
    left, right = dice[:at] or "-", dice[at:] or "-"
    placed = f"laid={left}|{right}" if is_secret else f"left={left} right={right}"
    beat = " beat=done" if is_secret and name != "A" else ""
    own = {weapon // 5: weapon for weapon in (weapons.pop() for _ in range(3))}  # by colour: five guns of each
    arms = ",".join(f"W{weapon + 1:02}" for weapon in sorted(own.values()))
    return f"{name} bullets={rng.choice(BULLETS)} {placed}{beat} bowtie={rng.randint(0, 4)} weapons={arms}"


def follow(rng: Random, state: State) -> int:
    """Knock if that is still to be done, answer all questions by chance, and leave now and then."""
    most = check(state)
    if "knock" in moves(state, "A"):
        state = play(state, "A: knock")
        most = max(most, check(state))
    while fields(state)["phase"] in ("frozen", "duels", "stage-end", "market"):
        name = actors(state)[0]
        if rng.random() < 0.03 and name != "chance":
            state = leave(state, name)
        else:
            word = rng.choice(sorted(moves(state, name)))
            state = play(state, word if name == "chance" else f"{name}: {word}")
        most = max(most, check(state))
        if not actors(state):
            break
    return most


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_answered_on_a_crowded_table_the_trace_has_room(seed):
    rng = Random(seed)
    assert follow(rng, crowded(rng)) <= MOST


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1000, 1020))
def test_whatever_is_answered_on_many_crowded_tables_the_trace_has_room(seed):
    rng = Random(seed)
    assert max(follow(rng, crowded(rng)) for _ in range(300)) <= MOST
