"""A Zama table entered by tapping: what lies there, what has fallen, and how far the turn is."""

from __future__ import annotations

import pytest

from ludoteca.core import BadPosition
from ludoteca.games.zama.rules.board import find_square
from ludoteca.play import Draft, draft, find

ZAMA = find("zama")
KING_OF_SPADES, KING_OF_HEARTS, SEVEN = "seat-r suit-S rank-K", "seat-b suit-H rank-K", "seat-r suit-H rank-7"


def tapped(*taps: str, **options: str) -> Draft:
    """The draft after these taps: a tool, what is chosen beside it, and `@` with a cell where it needs one."""
    chosen = ZAMA.Options.from_text(options)
    entered = draft(ZAMA, chosen, None)
    for tap in taps:
        tool, _, cell = tap.partition("@")
        entered = draft(ZAMA, chosen, entered.position, tool, cell)
    return entered


def cell(entered: Draft, name: str) -> str:
    """What the text says of a cell."""
    ranks = entered.position.split(" turn=")[0].split("/")
    return ranks[-int(name[1:])].split()["abcdefghijklm".index(name[0])]


def fallen(entered: Draft) -> str:
    return entered.position.split(" out=")[1].split()[0]


def legal(entered: Draft) -> list[str]:
    (seat,) = ZAMA.to_act(entered.state)
    return [ZAMA.format_move(entered.state, seat, move) for move in ZAMA.legal_moves(entered.state, seat)]


def test_it_begins_with_the_lay_out_of_which_nobody_has_seen_a_card() -> None:
    begun = tapped()
    assert begun.problem is None
    assert (cell(begun, "a1"), cell(begun, "b1"), fallen(begun)) == ("r??", "b??", "r:-;b:-")


def test_a_named_card_has_been_seen_by_all_and_a_king_of_spades_lies_face_up() -> None:
    entered = tapped(f"card {KING_OF_SPADES}@a1", f"card {SEVEN}@c1")
    assert entered.problem is None
    assert (cell(entered, "a1"), cell(entered, "c1")) == ("rKS^", "r7H:rb")


def test_a_card_is_in_one_place_only() -> None:
    entered = tapped(f"card {SEVEN}@a1", f"card {SEVEN}@c1")
    assert (cell(entered, "a1"), cell(entered, "c1")) == ("r??", "r7H:rb")
    assert cell(tapped(f"card {SEVEN}@a1", f"card {SEVEN}@a1"), "a1") == "."


def test_a_lifted_card_has_fallen_and_one_that_was_not_named_is_a_low_one() -> None:
    assert fallen(tapped(f"card {SEVEN}@a1", "lift@a1")) == "r:7H;b:-"
    assert fallen(tapped("lift@a1", "lift@b1")) == "r:2S;b:2S"


def test_a_fallen_card_can_be_named_later() -> None:
    assert fallen(tapped("lift@a1", f"fallen {SEVEN}")) == "r:7H;b:-"
    assert fallen(tapped("lift@a1", "lift@c1", f"fallen {SEVEN}", f"fallen {KING_OF_SPADES}")) == "r:7H,KS;b:-"
    assert cell(tapped(f"card {SEVEN}@a1", f"fallen {SEVEN}"), "a1") == "."
    with pytest.raises(BadPosition) as refused:
        tapped(f"fallen {SEVEN}")
    assert refused.value.reason is not None
    assert refused.value.reason.code == "position-none-missing"


def test_kings_fall_only_if_nothing_else_is_left() -> None:
    entered = tapped("clear", f"back {KING_OF_HEARTS}@e5", f"card {KING_OF_SPADES}@e4")
    assert entered.problem is None
    assert "KH" in fallen(entered).split(";")[0]
    assert "KH" not in fallen(entered).split(";")[1]
    assert legal(entered) == ["e4xe5"]


@pytest.mark.parametrize(
    ("taps", "code"),
    [
        (["clear"], "position-empty"),
        ([f"back {KING_OF_HEARTS}@a1"], "position-cards"),
        ([f"back {KING_OF_HEARTS}@a1", "back seat-r suit-S rank-A@b1"], "position-layout"),
    ],
)
def test_what_cannot_be_is_told_in_words(taps, code) -> None:
    problem = tapped(*taps).problem
    assert problem is not None
    assert problem.reason is not None
    assert problem.reason.code == code


def test_slides_after_a_win_and_what_has_been_slid() -> None:
    entered = tapped("lift@d4", "phase-slide", "slid@d5")
    assert entered.problem is None
    assert " phase=slide left=2 moved=d5 " in entered.position
    assert "d3-d4" in legal(entered)
    assert "d5-d4" not in legal(entered)
    assert " left=3 moved=- " in tapped("lift@d4", "phase-slide", "slid@d5", "slid@d5").position


def test_looking_after_a_special_tie() -> None:
    entered = tapped("lift@d4", "phase-peek", "turn-b")
    assert entered.problem is None
    assert "?a1" in legal(entered)


def test_an_eliminated_player_has_no_king_that_matters() -> None:
    taps = (f"card {KING_OF_SPADES}@a1", "lift@e1", "gone-r", "turn-b")
    entered = tapped(*taps, players="4", four_player="melee")
    assert entered.problem is None
    assert fallen(entered).startswith("r:KS,KH;") or fallen(entered).startswith("r:KH,KS;")
    assert ZAMA.is_out(entered.state, 0)


def test_where_players_laid_their_cards_each_knows_the_own_ones() -> None:
    entered = tapped(f"card {KING_OF_SPADES}@a1", placement="stratego")
    assert entered.problem is None
    at = find_square("c1", entered.state.options)
    assert entered.state.record.seen[at] == 1


@pytest.mark.parametrize("tap", ["nonsense", "card@a1", "card seat-r suit-S rank-K@z9", "turn-x", "back suit-S@a1"])
def test_a_tap_that_means_nothing_is_refused(tap) -> None:
    with pytest.raises(BadPosition):
        tapped(tap)
