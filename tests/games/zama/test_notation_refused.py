"""Positions and moves that cannot be read, each with what is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import CHANCE, BadMove, BadPosition
from tests.games.zama.asking import game, options, read, start
from tests.games.zama.tables import RED, WON, table
from tests.games.zama.test_notation import POSITIONS, SOME

# -- refused --------------------------------------------------------------------------------------


def without(*keys: str) -> str:
    return " ".join(word for word in SOME.split(" ") if word.split("=")[0] not in keys)


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ("", "turn"),
        ("x", "turn"),
        (without("turn"), "turn"),
        (without("phase"), "phase"),
        (without("left"), "left"),
        (without("moved"), "moved"),
        (without("seen"), "seen"),
        (without("quiet"), "quiet"),
        (without("out"), "out"),
        (f"{SOME} colour=red", "colour=red"),
        (f"{SOME} gone=g", "gone=g"),
        (f"{SOME} turn=r", "turn"),
        (f"{SOME} met=rKS-bKD", "met"),
        (f"{SOME} result=r:king", "result"),
        (f"{SOME} pending=d4xd9", "pending"),
        (f"{SOME} pending=d4-d5", "pending"),
        (f"{SOME} pending=?d4", "pending"),
        (f"{SOME} pending=d4xe5", "pending"),
        (f"{SOME} pending=d4xd3", "pending"),
        (f"{SOME} pending=g4^g5", "pending"),
        (SOME.replace("turn=r", "turn=g"), "turn 'g'"),
        (SOME.replace("turn=r", "turn=R"), "turn 'R'"),
        (SOME.replace("phase=attack", "phase=shoot"), "phase 'shoot'"),
        (SOME.replace("phase=attack", "phase=place"), "phase place"),
        (SOME.replace("phase=attack", "phase=over"), "result"),
        (SOME.replace("left=0", "left=1"), "left"),
        (SOME.replace("left=0", "left=-1"), "left"),
        (SOME.replace("left=0", "left=٣"), "left"),
        (SOME.replace("moved=-", "moved=d4"), "moved"),
        (SOME.replace("seen=-", "seen=d4"), "seen"),
        (SOME.replace("quiet=3", "quiet=21"), "quiet '21'"),
        (SOME.replace("quiet=3", "quiet=-1"), "quiet '-1'"),
        (SOME.replace("quiet=3", "quiet=03"), "quiet '03'"),
        (SOME.replace("quiet=3", "quiet=three"), "quiet 'three'"),
        (SOME.replace("/", " ", 1), "7 ranks"),
        (SOME.replace(". . ", ". ", 1), "12 cells"),
        (SOME.replace("r8C:rb", "g8C:rb"), "cell d4"),
        (SOME.replace("r8C:rb", "r1C:rb"), "cell d4"),
        (SOME.replace("r8C:rb", "r8X:rb"), "cell d4"),
        (SOME.replace("r8C:rb", "r8c:rb"), "cell d4"),
        (SOME.replace("r8C:rb", "r10C:rb"), "cell d4"),
        (SOME.replace("r8C:rb", "r8C:rr"), "cell d4"),
        (SOME.replace("r8C:rb", "r8C:g"), "cell d4"),
        (SOME.replace("r8C:rb", "r8C:"), "cell d4"),
        (SOME.replace("r8C:rb", "r8C"), "cell d4"),
        (SOME.replace("r8C:rb", "r8C^"), "cell d4"),
        (SOME.replace("rKS^", "rKS^:r"), "cell g4"),
        (SOME.replace("b??", "b??:r"), "cell d5"),
        (SOME.replace("b??", "b??^"), "cell d5"),
        (SOME.replace("out=r:AS,", "out=r:ZZ,"), "out"),
        (SOME.replace("out=r:", "out=b:"), "out"),
        (SOME.replace(";b:", ";r:"), "out"),
        (SOME.replace(";b:", ",b:"), "out"),
    ],
    ids=range(53),
)
def test_a_malformed_position_is_refused_with_its_field(position, field):
    assert position != SOME
    with pytest.raises(BadPosition) as refused:
        read(position)
    assert field in refused.value.what
    assert refused.value.rule


def test_a_pending_act_off_the_grid_is_refused_naming_the_field():
    for act in ("d4xd9", "n4xd5", "?n1"):
        with pytest.raises(BadPosition, match=r"field pending .*expected a1 to m8"):
            read(f"{SOME} pending={act}")


@pytest.mark.parametrize(
    ("position", "who"),
    [
        (SOME.replace("out=r:AS,AH,", "out=r:AS,AS,"), "Red has AS 2 times"),
        (SOME.replace("r8C:rb", "r3S:rb"), "Red has 3S 2 times"),
        (SOME.replace("r8C:rb", "rAS:rb"), "Red has AS 2 times"),
        (SOME.replace("b7H:r", "b3S:r"), "Blue has 3S 2 times"),
        (SOME.replace("out=r:AS,AH,", "out=r:AS,"), "Red has"),
        (SOME.replace("b7H:r", "."), "Blue has"),
        (SOME.replace(" . ", " r?? ", 1), "Red has"),
    ],
    ids=["twice-out", "twice-on-the-board", "board-and-out", "blue-twice", "too-few", "blue-too-few", "too-many"],
)
def test_duplicate_cards_and_impossible_counts_are_refused_naming_whose(position, who):
    assert position != SOME
    with pytest.raises(BadPosition, match=who) as refused:
        read(position)
    assert refused.value.rule == "§1"


@pytest.mark.parametrize(
    "position",
    [
        game.format_position(start()).replace("b?? r??", "r?? b??", 1),
        game.format_position(start(layout="rank_stripes")),
    ],
    ids=["two-cards-changed-places", "another-lay-out"],
)
def test_a_full_board_other_than_the_layout_is_refused(position):
    with pytest.raises(BadPosition, match=r"cell [a-m][1-8]: .*lay-out") as refused:
        read(position)
    assert refused.value.rule == "§1, A3"


@pytest.mark.parametrize(
    ("met", "words"),
    [
        ("rKS", {}),
        ("rKS-rKD", {}),
        ("bKD-rKS", {}),
        ("rKS-b7D", {}),
        ("rAS-bAD", {}),
        ("rKS-bXX", {}),
        ("", {}),
    ],
)
def test_met_lists_pairs_of_kings_and_aces_only(met, words):
    with pytest.raises(BadPosition):
        read(f"{SOME} met={met}", special_repeat="no_second_peek", **words)


@pytest.mark.parametrize("result_", ["r", "r:", ":king", "x:king", "-:king", "r:stall", "r:checkmate", "r:agreement"])
def test_a_result_is_a_seat_and_a_reason_that_go_together(result_):
    with pytest.raises(BadPosition, match="result"):
        read(SOME.replace("phase=attack", "phase=over") + f" result={result_}")


@pytest.mark.parametrize("phase", ["slide", "peek"])
def test_left_and_the_cells_used_up_make_the_whole_number(phase):
    with pytest.raises(BadPosition, match="left"):
        table(WON, phase=phase, left=1)


@settings(max_examples=60)
@given(st.data())
def test_any_text_is_read_or_refused_politely(data):
    """A canonical text with one piece cut out, doubled or replaced."""
    position, words = data.draw(st.sampled_from(list(POSITIONS.values())))
    at = data.draw(st.integers(0, len(position) - 1))
    upto = data.draw(st.integers(at, min(len(position), at + 4)))
    piece = data.draw(st.text(alphabet="rb?.:^/ =KS7HA-d45,;x0", max_size=4))
    changed = position[:at] + piece + position[upto:]
    try:
        written = game.format_position(game.parse_position(changed, options(**words)))
    except BadPosition:
        return
    assert game.format_position(read(written, **words)) == written


@pytest.mark.parametrize(
    "word",
    [
        "", "d4", "d4d5", "d4x", "xd5", "d4xd9", "d0xd1", "n1xn2", "d4xd5xd6", "D4xD5", "d4 x d5", " d4xd5", "d4xd5 ",
        "d4×d5", "d4xd05", "?", "?n1", "c3?", "??", "Done", "done ", "pass", "d5=", "d5=77", "d5=1H", "d5=7h", "d5=10H",
        "=7H", "d4--d5", "d4^", "g4^g٥", "d4xd5\n",
    ],
)  # fmt: skip
def test_a_malformed_move_is_refused_with_its_text(word):
    for seat in (RED, CHANCE):
        with pytest.raises(BadMove) as refused:
            game.parse_move(start(), seat, word)
        assert repr(word) in refused.value.what
        assert refused.value.rule
