"""§3, §5 Who may know what: in beats nobody sees what another decides; and what a seat may imagine of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.core import WATCHER, Seat
from ludoteca.laws.exits import sent
from tests.games.scorso.asking import actors, game, line, moves, play, seat_of, start, told
from tests.games.scorso.tables import A, B, C, rolling, table

EVERYBODY = (A, B, C, WATCHER)


def seen(state, name: str, viewer: Seat) -> dict[str, str]:
    """A seat's line as this viewer has it."""
    rows = game.format_view(game.view(state, viewer)).splitlines()[1:]
    found = next(row for row in rows if row[0] == name)
    return {key: value for key, _, value in (word.partition("=") for word in found.split()[1:])}


# -- who may know what -----------------------------------------------------------------------------------------------


def test_in_real_time_everything_is_public():
    state = play(start(players=3), "A: roll ???; A die K; A die G; A die Y; A: place K left; B: roll ?")
    assert {game.format_view(game.view(state, viewer)) for viewer in EVERYBODY} == {game.format_position(state)}


def test_in_beats_a_placed_die_lies_free_for_everybody_else():
    state = play(rolling("A free=KG????", "B", "C", pace="beats"), "A: place K left")
    assert (seen(state, "A", A)["free"], seen(state, "A", A)["laid"]) == ("G????", "K|-")
    for viewer in (B, C, WATCHER):
        assert seen(state, "A", viewer) == {
            "bullets": "3/3/3", "left": "-", "right": "-", "free": "KG????", "burned": "-", "fists": "0",
        }  # fmt: skip


@pytest.mark.parametrize("act", ["roll ?", "roll KG????"])
def test_in_beats_it_is_public_that_one_has_decided_and_not_what(act):
    state = play(rolling("A free=KG????", "B", "C", pace="beats"), f"A: {act}")
    assert seen(state, "A", A)["beat"] == act.replace("roll ", "roll:")
    assert {seen(state, "A", viewer)["beat"] for viewer in (B, C, WATCHER)} == {"?"}


def test_a_knock_and_a_wait_look_alike_until_all_have_decided():
    before = rolling("A left=KKKKKK", "B", "C", pace="beats")
    one, other = play(before, "A: knock"), play(before, "A: done")
    for viewer in (B, C, WATCHER):
        assert sent(game, one, viewer) == sent(game, other, viewer)
    assert sent(game, one, A) != sent(game, other, A)


def test_a_die_taken_back_lies_there_for_everybody_else():
    before = rolling("A left=KR", "B", "C", pace="beats", placed_dice="may_return")
    state = play(before, "A: return R left")
    assert (seen(state, "A", A)["back"], seen(state, "A", A)["free"]) == ("R|-", "?????")
    for viewer in (B, C, WATCHER):
        assert seen(state, "A", viewer) == seen(before, "A", viewer)


def test_who_is_blocked_looks_like_who_has_decided():
    before = rolling("A left=KKKKK free=R", "B", "C", pace="beats", knock_check="blocked")
    blocked = play(before, "A: place R left")
    decided = play(before, "A: roll R")
    assert actors(blocked) == actors(decided) == ["B", "C"]
    for viewer in (B, C, WATCHER):
        assert game.format_view(game.view(blocked, viewer)) == game.format_view(game.view(decided, viewer))


def test_when_the_beat_closes_everything_is_shown():
    state = play(rolling("A free=KG????", "B", "C", pace="beats"), "A: place K left; A: roll G; B: roll ?; C: roll ?")
    assert {game.format_view(game.view(state, viewer)) for viewer in EVERYBODY} == {game.format_position(state)}
    assert told(state, "place") == [{"type": "place", "seat": "A", "die": "K", "side": "left", "count": 1}]


def test_who_does_not_act_is_told_nothing_of_a_placement_and_of_a_decision_that_it_was_made():
    state = play(rolling("A free=KG????", "B", "C", pace="beats"), "A: place K left")
    assert [event["type"] for event in told(state, viewer=A)] == ["place"]
    assert told(state, viewer=B) == told(state) == []
    state = play(state, "A: roll G")
    assert told(state, viewer=A) == [{"type": "commit", "seat": "A", "choice": "roll"}]
    assert told(state, viewer=B) == told(state) == [{"type": "commit", "seat": "A", "choice": "hidden"}]


def test_in_a_duel_the_choice_is_secret_as_well():
    lines = ("A bullets=0/0/0 free=KRRRRR", "B bullets=0/0/0 free=RRRRRR", "C out")
    state = play(table("duel", *lines, dice=0, act="-", passed=0, pace="beats"), "B: knock")
    assert (seen(state, "B", B)["beat"], seen(state, "B", A)["beat"], seen(state, "B", WATCHER)["beat"]) == (
        "knock", "?", "?",
    )  # fmt: skip


# -- what a seat may imagine -----------------------------------------------------------------------------------------


def every_way(state, name: str, has_committed: bool) -> set[str]:
    """A player's lines after every sequence of acts in this beat: until it is committed, or before."""
    found, waiting, known = set(), [state], set()
    while waiting:
        now = waiting.pop()
        mine = game.format_position(now).splitlines()[1 + "ABC".index(name)]
        if mine in known:
            continue
        known.add(mine)
        if (name not in actors(now)) == has_committed:
            found.add(mine)
        if name in actors(now):
            waiting += [play(now, f"{name}: {move}") for move in moves(now, name)]
    return found


def imagined(state, name: str, viewer: Seat, samples: int, seed: int) -> Counter[str]:
    view, rng = game.view(state, viewer), Random(seed)
    texts = (game.format_position(game.imagine(view, rng)) for _ in range(samples))
    return Counter(text.splitlines()[1 + "ABC".index(name)] for text in texts)


# Player B's beat, seen by A, who has not decided. The options, and how many ways there are for B.
BEATS = {
    "two-dice": ("B left=KKKK free=RG", {}, 20, 9),
    "like-dice": ("B left=KKKK free=RR", {}, 13, 6),
    "one-unrolled": ("B left=KKKK free=R?", {}, 8, 3),
    "all-placed": ("B left=KKKKKK", {}, 2, 1),
    "blocked": ("B left=KKKKK free=R", {"knock_check": "blocked"}, 4, 1),
    "one-hand": ("B left=KK free=RRRR handicap", {}, 39, 15),
    "may-return": ("B left=KKKKRR", {"placed_dice": "may_return"}, 61, 15),
    "last-returns": ("B left=KKKKRR returned=4", {"placed_dice": "may_return"}, 15, 6),
    "both": ("B left=KKKK right=K free=G", {"placed_dice": "may_return"}, 142, 30),
}


def beat(seat_line: str, words: dict[str, str]):
    return rolling("A", seat_line, "C", pace="beats", **words)


@pytest.mark.parametrize("has_committed", [True, False], ids=["committed", "deciding"])
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if case[2] > 50 else ()) for name, case in BEATS.items()]
)
def test_what_is_imagined_is_all_that_another_may_have_done_equally_often(name, has_committed):
    seat_line, words, committed, deciding = BEATS[name]
    state = beat(seat_line, words)
    ways = every_way(state, "B", has_committed)
    assert len(ways) == (committed if has_committed else deciding)
    if has_committed:
        state = play(state, f"B: {min(m for m in moves(state, 'B') if m.startswith(('roll', 'knock')))}")
    expected = 20
    found = imagined(state, "B", A, expected * len(ways), seed=7)
    assert set(found) == ways
    chi = sum((count - expected) ** 2 / expected for count in found.values())
    # so far beyond the mean of chi-square comes one sample in ten thousand
    freedom = len(ways) - 1
    assert chi <= freedom + 4 * (2 * freedom) ** 0.5 + 4


def test_what_two_others_may_have_done_is_imagined_independently():
    state = rolling("A", "B left=KKKKKK", "C left=WWWWWW", pace="beats")
    state = play(state, "B: knock; C: done")
    rng, view = Random(2), game.view(state, A)
    pairs = Counter()
    for _ in range(400):
        dream = game.imagine(view, rng)
        pairs[line(dream, "B")["beat"], line(dream, "C")["beat"]] += 1
    assert set(pairs) == {(one, other) for one in ("knock", "done") for other in ("knock", "done")}
    assert min(pairs.values()) > 70


def test_a_duellist_imagines_every_roll_and_the_knock_equally_often():
    lines = ("A bullets=0/0/0 free=??????", "B bullets=0/0/0 free=KKKRRR", "C out")
    state = table("duel", *lines, dice=0, act="-", passed=0, pace="beats")
    ways = every_way(state, "B", True)
    assert len(ways) == 16
    found = imagined(play(state, "B: knock"), "B", A, 640, seed=3)
    assert set(found) == ways
    assert sum((count - 40) ** 2 / 40 for count in found.values()) < 37.7  # the 99.9 % point for 15 degrees of freedom


def test_what_is_public_is_imagined_as_it_is():
    states = [
        start(players=3),
        play(rolling("A left=KKKKKK", "B left=WWWWWW", "C", pace="beats"), "A: knock; B: knock; C: roll ?"),
        play(rolling("A left=KKKKKR", "B left=RWWWWW", pace="beats"), "A: done; B: done"),
    ]
    for state in states:
        for viewer in (*map(seat_of, "AB"), WATCHER):
            dream = game.imagine(game.view(state, viewer), Random(1))
            assert game.format_position(dream) == game.format_position(state)


def test_a_table_that_waits_for_the_freeze_is_imagined_as_it_is_though_somebody_is_blocked():
    state = rolling("A left=KKKKKR", "B left=WWWWWW", pace="beats", knock_check="blocked", placed_dice="locked")
    state = play(state, "B: done")
    assert actors(state) == ["chance"]
    for viewer in (A, B, WATCHER):
        dream = game.imagine(game.view(state, viewer), Random(1))
        assert game.format_position(dream) == game.format_position(state)
