"""What the table marks in a first game: duels whose end the viewer knows, and nothing the viewer does not."""

from __future__ import annotations

import pytest

from ludoteca.play import draft, find

ZAMA = find("zama")
RED, BLUE = 0, 1


def shown(*taps: str, seat: int = RED, **options: str):
    """What a seat is shown of a table with these cards."""
    chosen = ZAMA.Options.from_text(options)
    entered = draft(ZAMA, chosen, None)
    for tap in taps:
        tool, _, cell = tap.partition("@")
        entered = draft(ZAMA, chosen, entered.position, tool, cell)
    assert entered.problem is None
    return ZAMA.show(ZAMA.view(entered.state, seat))


def card(seat: str, face: str, cell: str) -> str:
    return f"card seat-{seat} suit-{face[1]} rank-{face[0]}@{cell}"


@pytest.mark.parametrize(
    ("mine", "theirs", "result", "is_endangered"),
    [
        ("9H", "4C", "win", False),
        ("4C", "9H", "lose", True),
        ("5C", "5H", "tie", False),
        ("KS", "KH", "attacker-wins", False),
    ],
)
def test_an_attack_whose_end_is_known_is_told(mine, theirs, result, is_endangered) -> None:
    table = shown(card("r", mine, "e5"), card("b", theirs, "e4"))
    assert table.attacks == {"e5xe4": result}
    assert table.endangered == (["e5"] if is_endangered else [])


def test_an_unknown_card_tells_nothing() -> None:
    table = shown(card("r", "9H", "e5"))
    assert (table.attacks, table.endangered) == ({}, [])


def test_the_other_side_sees_its_own_dangers_and_no_attacks_out_of_turn() -> None:
    table = shown(card("r", "9H", "e5"), card("b", "4C", "e4"), seat=BLUE)
    assert (table.attacks, table.endangered) == ({}, ["e4"])


def test_a_table_without_a_memory_aid_reminds_nobody() -> None:
    table = shown(card("r", "9H", "e5"), card("b", "4C", "e4"), memory_aid="none")
    assert (table.attacks, table.endangered) == ({}, [])


@pytest.mark.parametrize(("four_player", "attacks"), [("teams", {}), ("melee", {"e1xf2": "win"})])
def test_a_partner_is_not_attacked(four_player, attacks) -> None:
    cards = (card("r", "9H", "e1"), card("g", "4C", "f2"))
    assert shown(*cards, players="4", four_player=four_player).attacks == attacks
