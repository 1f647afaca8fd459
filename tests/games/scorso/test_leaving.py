"""Those who resign, run out of time or go away: the others play on, whatever was going on."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.scorso.law_facts import conserved
from tests.games.scorso.asking import (
    actors,
    bullets,
    fields,
    game,
    leave,
    line,
    moves,
    play,
    result,
    ring,
    shown,
    start,
    told,
)
from tests.games.scorso.tables import deciding, duels, frozen, rolling

LEAVING = ("resign", "time", "abandon")


@pytest.mark.parametrize("why", LEAVING)
def test_the_last_one_who_stays_wins(why):
    state = leave(start(players=2), "A", why)
    assert (result(state), actors(state)) == (("B", why), [])


@pytest.mark.parametrize("why", LEAVING)
@pytest.mark.parametrize("pace", ["real_time", "beats"])
def test_who_leaves_while_dice_are_rolled_is_out_and_the_others_go_on(why, pace):
    state = leave(play(start(players=3, pace=pace), "B: roll ???"), "B", why)
    assert (result(state), shown(state, "B").is_out) == (None, True)
    assert set(actors(state)) >= {"A", "C"}
    assert [event["type"] for event in told(state)] == ["left", "eliminated"]


def test_a_beat_closes_when_the_only_one_who_has_not_decided_leaves():
    state = play(start(players=3, pace="beats"), "A: roll ?; B: roll ??")
    assert actors(state) == ["C"]
    state = leave(state, "C")
    assert (line(state, "A")["tumbling"], line(state, "B")["tumbling"]) == ("1", "2")


def test_a_tied_knock_of_somebody_who_leaves_does_not_count():
    state = rolling("A left=KKKKKK", "B left=KKKKKK", "C", pace="beats")
    state = play(state, "A: knock; B: knock; C: roll ?")
    assert moves(state, "chance") == {"ender A", "ender B"}
    assert fields(leave(state, "A"))["ender"] == "B"


def test_who_leaves_in_mid_conflict_takes_bullets_dice_and_tokens_out_of_it():
    state = frozen("A left=K right=K", "B left=KK fists=2", "C", "D")
    assert actors(state) == ["B"]
    state = leave(state, "B")
    assert actors(state) == ["D"]  # nobody shoots at C any more
    state = play(state, "D: lose G")
    assert [bullets(state, name) for name in "ACD"] == ["3/3/3", "3/3/3", "2/3/3"]
    assert (shown(state, "B").is_out, fields(state)["supply"], fields(state)["round"]) == (True, "8", "2")


def test_shots_of_somebody_who_leaves_before_they_hit_do_not_hit():
    """They had been counted when the lane began; colours and fists of who left never struck."""
    state = frozen("A left=KKK", "B", "C", "D")
    assert actors(play(state, "B: lose G")) == ["B"]
    state = leave(play(state, "B: lose G"), "A")
    assert (bullets(state, "B"), fields(state)["phase"]) == ("2/3/3", "rolling")


def test_substitutes_for_a_colour_of_somebody_who_leaves_are_not_lost():
    state = play(frozen("A left=GGGGGG", "B bullets=0/3/3", "C", "D"), "B: lose Y")
    assert actors(state) == ["B"]
    state = leave(state, "A")
    assert (bullets(state, "B"), fields(state)["phase"]) == ("0/2/3", "rolling")


def test_the_position_in_mid_conflict_tells_who_left():
    state = leave(frozen("A left=K right=K", "B left=KK", "C", "D"), "B", "time")
    text = game.format_position(state)
    assert text.splitlines()[-1] == "then B: time"
    assert game.format_position(game.parse_position(text, state.options)) == text


def test_who_leaves_while_challenges_are_asked_for_is_passed_over():
    state = leave(duels("A", "B fists=1", "C fists=1", "D"), "A")
    assert (actors(state), fields(state)["phase"]) == (["B"], "duels")
    state = leave(duels("A", "B fists=1", "C"), "B")
    assert (fields(state)["phase"], fields(state)["supply"]) == ("rolling", "8")


def test_a_challenge_one_of_the_two_walks_away_from_is_off():
    for name in "AB":
        state = play(duels("A", "B fists=1", "C fists=1", "D"), "A: challenge B 2; A: stake GG")
        state = leave(state, name)
        other = "AB".replace(name, "")
        assert (bullets(state, other), shown(state, other).stake) == ("3/3/3", [0, 0, 0])
        assert "challenge" not in fields(state)


def test_who_leaves_a_duel_has_lost_it_and_both_stakes():
    state = play(duels("A", "B fists=1", "C"), "A: challenge B 2; A: stake GG; B: stake YY")
    state = leave(state, "A")
    assert (bullets(state, "B"), shown(state, "A").is_out) == ("5/3/3", True)
    assert told(state, "duel-won") == [{"type": "duel-won", "seat": "B", "other": "A", "count": 4}]


def test_the_last_one_who_stays_in_a_duel_has_both_stakes():
    state = play(duels("A", "B fists=1"), "A: challenge B 2; A: stake GG; B: stake YY")
    state = leave(state, "B")
    assert (result(state), bullets(state, "A"), shown(state, "A").stake) == (("A", "resign"), "3/5/3", [0, 0, 0])


def test_the_last_one_who_stays_has_the_own_stake_back_before_the_duel():
    state = play(duels("A", "B fists=1"), "A: challenge B 2; A: stake GG")
    state = leave(state, "B")
    assert (result(state), bullets(state, "A")) == (("A", "resign"), "3/3/3")


def test_a_duel_goes_on_when_somebody_else_leaves():
    state = play(duels("A", "B fists=1", "C"), "A: challenge B 1; A: stake G; B: stake G")
    state = leave(state, "C")
    assert (fields(state)["phase"], actors(state)) == ("duel", ["A", "B"])
    assert bullets(play(state, "A: knock"), "B") == "4/3/3"


def test_the_only_one_left_in_a_deciding_duel_wins():
    state = deciding(*(f"{name} bullets=0/0/0 free=??????" for name in "ABC"))
    state = leave(state, "A")
    assert (result(state), actors(state)) == (None, ["B", "C"])
    assert result(leave(state, "C")) == ("B", "resign")


def test_who_has_left_cannot_leave_again():
    state = leave(start(players=4), "A")
    assert game.format_position(leave(state, "A")) == game.format_position(state)


def test_the_ring_closes_around_who_has_left():
    state = leave(start(players=4), "B")
    assert (ring(state), shown(state, "A").left.faces) == ("ABCD", "C")


# -- at any time -----------------------------------------------------------------------------------------------------

PHASES = {
    "rolling": play(start(players=4), "A: roll ???; B: roll ?; A die K"),
    "beats": play(start(players=4, pace="beats"), "A: roll ???; B: roll ?"),
    "grouping": frozen("A left=GGGYB", "B right=KK", "C left=RR", "D fists=2"),
    "paralysis": frozen("A left=GYB", "B right=GGG", "C left=RR", "D fists=2"),
    "shots": frozen("A left=KKK", "B right=KKK", "C left=RR", "D fists=2"),
    "challenges": duels("A", "B fists=1", "C fists=2", "D"),
    "stakes": play(duels("A", "B fists=1", "C fists=2", "D"), "A: challenge B 2; A: stake GY"),
    "duel": play(duels("A", "B fists=1", "C fists=2", "D"), "A: challenge B 2; A: stake GY; B: stake GG"),
    "deciding": deciding(*(f"{name} bullets=0/0/0 free=??????" for name in "ABCD")),
}


@pytest.mark.parametrize("why", LEAVING)
@pytest.mark.parametrize("phase", PHASES)
def test_whoever_leaves_in_any_phase_the_others_go_on_and_the_last_one_wins(phase, why):
    for order in ("ABC", "BDA", "DCB", "CAD"):
        state = PHASES[phase]
        for name in order[:2]:
            state = leave(state, name, why)
            assert result(state) is None
            assert actors(state)
            assert name not in actors(state)
            assert game.format_position(read_again(state)) == game.format_position(state)
        state = leave(state, order[2], why)
        assert result(state) == (next(name for name in "ABCD" if name not in order), why)


def read_again(state):
    return game.parse_position(game.format_position(state), state.options)


@pytest.mark.parametrize("seed", [0, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 3, 4, 5, 6, 7))])
def test_games_somebody_leaves_now_and_then_keep_all_there_is_and_end(seed):
    rng = Random(seed)
    state = start(players=5, pace=("real_time", "beats")[seed % 2], max_rounds=3)
    whole = conserved(state)
    while actors(state):
        stay = [name for name in "ABCDE" if not shown(state, name).is_out]
        if rng.random() < 0.01:
            state = leave(state, rng.choice(stay), rng.choice(LEAVING))
        else:
            name = rng.choice(actors(state))
            kind = rng.choice(sorted({move.split()[0] for move in moves(state, name)}))
            move = rng.choice(sorted(move for move in moves(state, name) if move.split()[0] == kind))
            state = play(state, move if name == "chance" else f"{name}: {move}")
        assert conserved(state) == whole
        if rng.random() < 0.1:
            assert game.format_position(read_again(state)) == game.format_position(state)
    assert result(state)
