"""Every way a move can be wrong has its own code and names its rule."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

from ludoteca.core import AGREE, CHANCE, PLATFORM_ACTS, RESIGN, WATCHER, IllegalMove
from tests.games.scorso.asking import actors, game, moves, play, seat_of, start, why
from tests.games.scorso.tables import A, duels, frozen, rolling

ROLLING = rolling("A left=KK right=W free=GG?", "B left=KKKKKK", "C left=R right=WWWWW", "D out")
RETURNING = rolling("A left=KK right=W free=GG?", "B left=KKKKKK returned=6", placed_dice="may_return")
BEATS = rolling("A left=KK right=W free=GG?", "B left=KKKKKK", "C handicap", pace="beats")
COMMITTED = play(BEATS, "A: roll G")
FALLING = play(COMMITTED, "B: done; C: roll ???")
BLOCKED = rolling("A left=RKKKKK", "B", knock_check="blocked")
GROUPS = frozen("A left=GGGYB", "B bullets=3/3/0", "C")
PARALYSES = frozen("A left=GYB", "B right=YYY", "C", "D out", handicap="off")
SHOTS = frozen("A left=KK", "B bullets=3/3/0", "C")
FISTS = frozen("A left=RR", "B bullets=3/3/0", "C")
EFFECTS = play(frozen("A left=KKRR", "B", "C", effect_order="attacker_choice"), "A: effect fist; A: take G")
CHALLENGES = duels("A bullets=1/1/0", "B fists=2", "C", "D out")
STAKES = play(CHALLENGES, "A: challenge B 1")
DUEL = play(STAKES, "A: stake G; B: stake B")


@pytest.mark.parametrize(
    ("state", "move", "code", "rule"),
    [
        # §5 rolling
        (ROLLING, "A: roll K", "roll-placed", "§5, A5"),
        (ROLLING, "A: roll GGG", "roll-missing", "§5"),
        (ROLLING, "A: roll Y", "roll-missing", "§5"),
        (ROLLING, "A: roll ??", "roll-missing", "§5"),
        (ROLLING, "A: place ? left", "place-unrolled", "§5"),
        (ROLLING, "A: place K right", "place-missing", "§5"),
        (ROLLING, "A: place Y left", "place-missing", "§5"),
        (ROLLING, "A: return K left", "locked", "§5, A5"),
        (ROLLING, "A: knock", "knock-free", "§5, A4"),
        (ROLLING, "A: done", "no-beats", "§5"),
        (ROLLING, "B: roll K", "roll-placed", "§5, A5"),
        (ROLLING, "D: knock", "out", "§6.4"),
        (ROLLING, "D: roll ?", "out", "§6.4"),
        (ROLLING, "A: lose G", "phase", "§4"),
        (ROLLING, "A: lane left", "phase", "§4"),
        (ROLLING, "A: challenge B 1", "phase", "§4"),
        (ROLLING, "A: challenge no", "phase", "§4"),
        (ROLLING, "A: stake G", "phase", "§4"),
        (ROLLING, "A: freeze", "chance", "§3"),
        (ROLLING, "A: A die G", "chance", "§3"),
        (RETURNING, "A: return W left", "not-there", "A5"),
        (RETURNING, "A: return ? left", "not-there", "A5"),
        (RETURNING, "B: return K left", "returned", "A5"),
        (play(ROLLING, "A: roll G"), "A: place G left", "tumbling", "§5"),
        (play(ROLLING, "A: roll G"), "A: roll ?", "tumbling", "§5"),
        (BLOCKED, "A: knock", "knock-blocked", "A8"),
        # §5 beats
        (BEATS, "C: roll ????", "one-hand", "§5, A22"),
        (COMMITTED, "A: place G left", "committed", "§5"),
        (COMMITTED, "A: roll G", "committed", "§5"),
        (FALLING, "B: knock", "wait", "§5"),
        (FALLING, "A: place G left", "tumbling", "§5"),
        # §6 conflicts
        (SHOTS, "A: lose G", "turn", "§6"),
        (SHOTS, "C: lose G", "turn", "§6"),
        (SHOTS, "B: lose B", "no-bullet", "§6.1"),
        (SHOTS, "B: take G", "question", "§6.1"),
        (SHOTS, "B: lane left", "question", "§6.1"),
        (SHOTS, "B: knock", "phase", "§4"),
        (SHOTS, "B: roll ?", "phase", "§4"),
        (SHOTS, "B: place K left", "phase", "§4"),
        (SHOTS, "B: challenge no", "phase", "§4"),
        (FISTS, "A: take B", "no-bullet", "§6.1"),
        (FISTS, "B: take G", "turn", "§6"),
        (GROUPS, "A: group left GGG+GYB", "group", "§5, A11"),
        (GROUPS, "A: group right GGG", "group", "§5, A11"),
        (GROUPS, "A: group left YYY", "group", "§5, A11"),
        (GROUPS, "A: paralysis none", "question", "§5, A11"),
        (PARALYSES, "A: paralysis guard G", "paralysis", "§6.3"),
        (PARALYSES, "A: paralysis swap A", "paralysis", "§6.3"),
        (PARALYSES, "A: paralysis swap D", "paralysis", "§6.3"),
        (PARALYSES, "A: paralysis swap E", "paralysis", "§6.3"),
        (PARALYSES, "A: paralysis handicap B", "no-handicap", "A22"),
        (frozen("A left=KKRR", "B", "C", effect_order="attacker_choice"), "A: effect colour", "effect", "§6.2, A13"),
        (EFFECTS, "A: effect fist", "turn", "§6"),
        # §7 duels
        (CHALLENGES, "A: challenge C 1", "no-fists", "§7.1, A24"),
        (CHALLENGES, "A: challenge B 3", "stake-cap", "§7.1, A25"),
        (CHALLENGES, "A: challenge A 1", "target-self", "§7.1"),
        (CHALLENGES, "A: challenge D 1", "target-out", "§7.1"),
        (CHALLENGES, "A: challenge E 1", "target-out", "§7.1"),
        (CHALLENGES, "C: challenge B 1", "turn", "§7.1, A27"),
        (CHALLENGES, "D: challenge B 1", "out", "§6.4"),
        (CHALLENGES, "A: stake G", "no-stake", "§7.1"),
        (CHALLENGES, "A: knock", "phase", "§4"),
        (CHALLENGES, "A: lose G", "phase", "§4"),
        (STAKES, "A: stake GY", "stake-size", "§7.1"),
        (STAKES, "A: stake B", "no-bullet", "§7.1"),
        (STAKES, "B: stake G", "turn", "§7.1, A27"),
        (STAKES, "A: challenge no", "stake-first", "§7.1"),
        (DUEL, "C: knock", "not-duelling", "§7.2"),
        (DUEL, "C: roll ?", "not-duelling", "§7.2"),
        (DUEL, "A: place R left", "duel-place", "§7.2"),
        (DUEL, "A: done", "duel-place", "§7.2"),
        (DUEL, "A: roll ????????", "roll-missing", "§5"),
        (DUEL, "A: challenge no", "phase", "§4"),
    ],
)
def test_a_move_that_breaks_a_rule_is_named(state, move, code, rule):
    reason = why(state, move)
    assert reason is not None
    assert (reason.code, reason.rule) == (code, rule)
    assert move.partition(": ")[2] not in moves(state, move[0])


def test_who_is_asked_and_what_is_named():
    assert why(SHOTS, "A: lose G").args == {"seat": "B"}
    assert why(SHOTS, "B: take G").args == {"question": "lose"}
    assert why(CHALLENGES, "A: challenge B 3").args == {"stake": 3, "cap": 2}
    assert why(STAKES, "A: stake GY").args == {"count": 2, "size": 1}
    assert why(ROLLING, "A: knock").args == {"count": 3}
    assert why(BEATS, "C: roll ????").args == {"most": 3}
    assert why(ROLLING, "A: lose G").args == {"phase": "rolling"}
    assert why(CHALLENGES, "A: knock").args == {"phase": "duels"}


def test_nobody_acts_for_another():
    move = game.parse_move(ROLLING, seat_of("B"), "knock")
    reason = game.why_illegal(ROLLING, A, move)
    assert (reason.code, reason.args) == ("seat", {"seat": "B"})


def test_after_several_knocks_in_one_beat_everybody_waits_for_chance():
    state = rolling("A left=KKKKKK", "B left=WWWWWW", "C", pace="beats")
    state = play(state, "A: knock; B: knock; C: roll ?")
    assert [why(state, item).code for item in ("A: knock", "C: roll ?")] == ["wait", "wait"]
    assert why(state, "chance: ender C").code == "not-due"
    assert why(state, "chance: freeze").code == "not-due"
    assert why(state, "chance: ender A") is None


def test_dice_fall_only_when_they_have_been_rolled():
    assert why(ROLLING, "chance: A die G").code == "not-due"
    assert why(ROLLING, "chance: freeze").code == "not-due"
    state = play(ROLLING, "A: roll G")
    assert why(state, "chance: A die K") is None
    assert why(state, "chance: B die K").code == "not-due"


OVER = game.apply(start(players=2), A, RESIGN)


@pytest.mark.parametrize("word", [*PLATFORM_ACTS, "knock", "roll ?"])
def test_nothing_is_legal_after_the_end(word):
    for name in "AB":
        reason = why(OVER, f"{name}: {word}")
        assert (reason.code, reason.rule, reason.args) == ("over", "§8", {"reason": "resign"})


@pytest.mark.parametrize("word", [*PLATFORM_ACTS, "knock"])
def test_a_watcher_can_do_nothing(word):
    assert game.why_illegal(ROLLING, WATCHER, game.parse_move(ROLLING, WATCHER, word)).code == "watcher"


@pytest.mark.parametrize("state", [ROLLING, BEATS, SHOTS, CHALLENGES, STAKES, DUEL])
def test_who_leaves_needs_no_turn_and_agreement_is_always_refused(state):
    for name in "ABC":
        for move in PLATFORM_ACTS.values():
            assert (game.why_illegal(state, seat_of(name), move) is None) is (move != AGREE)
    with pytest.raises(IllegalMove, match="agreement"):
        game.apply(state, A, AGREE)


def every_text() -> list[str]:
    rolls = ["".join(dice) for n in (1, 2, 3) for dice in combinations_with_replacement("KWRGYB?", n)]
    texts = [f"roll {dice}" for dice in rolls]
    texts += [f"{word} {die} {side}" for word, die, side in product(("place", "return"), "KWRGYB?", ("left", "right"))]
    texts += ["knock", "done", "lane left", "lane right", "challenge no", "paralysis none"]
    texts += [f"group {side} {kept}" for side in ("left", "right") for kept in ("GGG", "GYB", "YYY", "GGG+GYB")]
    texts += [f"paralysis guard {colour}" for colour in "GYB"]
    texts += [f"paralysis {word} {name}" for word in ("swap", "handicap") for name in "ABCDE"]
    texts += [f"{word} {colour}" for word in ("lose", "take") for colour in "GYB"]
    texts += [f"effect {word}" for word in ("colour", "fist", "shot")]
    texts += [f"challenge {name} {height}" for name in "ABCDE" for height in range(1, 6)]
    texts += [f"stake {''.join(dice)}" for n in (1, 2, 3) for dice in combinations_with_replacement("GYB", n)]
    return texts


STATES = [ROLLING, RETURNING, BEATS, COMMITTED, GROUPS, PARALYSES, SHOTS, FISTS, EFFECTS, CHALLENGES, STAKES, DUEL]


@pytest.mark.parametrize("state", STATES)
def test_a_reason_is_given_exactly_for_what_is_not_legal(state):
    """Every move the notation can write in a line or less, for every seat."""
    texts = every_text()
    for name in game.seats(state.options):
        legal = moves(state, name) if name in actors(state) else set()
        short = {text for text in legal if not text.startswith("roll") or len(text) <= len("roll ???")}
        assert short <= set(texts)
        assert {text for text in texts if why(state, f"{name}: {text}") is None} == short


def test_no_die_at_all_cannot_be_rolled():
    from ludoteca.games.scorso.rules import moves as numbers

    reason = game.why_illegal(ROLLING, A, numbers.roll(0, (0,) * 7))
    assert (reason.code, reason.rule) == ("roll-none", "§5")


def test_chance_does_not_act_for_a_player():
    assert game.why_illegal(ROLLING, CHANCE, game.parse_move(ROLLING, A, "roll G")).code == "not-due"
