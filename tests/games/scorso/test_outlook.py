"""What the table tells in a first game: which free dice are good for something, and how many bullets are in danger."""

from __future__ import annotations

import pytest

from ludoteca.play import find

SCORSO = find("scorso")
HEADER = "edition=collector pace=real_time stage=1 round=1 phase=rolling ender=- supply=8 pot=0"
LINE = "{} bullets=3/3/3 left={} right={} free={} burned=- fists=0"


def shown(*lines: str, seat: int = 0):
    position = "\n".join([HEADER, *(LINE.format(*line.split()) for line in lines)])
    return SCORSO.show(SCORSO.view(SCORSO.parse_position(position, SCORSO.Options()), seat))


@pytest.mark.parametrize(
    ("mine", "left", "right"),
    [
        ("- - K?????", "K", "K"),
        ("- - R?????", "", ""),
        ("- - RR????", "R", "R"),
        ("R - R????", "R", ""),
        ("- - GG????", "", ""),
        ("GG - G???", "G", ""),
        ("GGG - G??", "G", ""),
        ("- - GYB???", "GYB", "GYB"),
        ("GY - B???", "B", ""),
    ],
)
def test_free_dice_that_would_count(mine, left, right) -> None:
    table = shown(f"A {mine}", "B - - ??????", "C - - ??????")
    assert {side: "".join(faces) for side, faces in table.useful.items()} == {"left": left, "right": right}


def test_bullets_in_danger_are_those_both_neighbours_aim_at() -> None:
    lines = ("A - - ??????", "B - KK ????", "C RR - ????", "D K K ????")
    assert shown(*lines).danger == 2 + 1  # B's right and D's left lie against A
    assert shown(*lines, seat=2).danger == 1
    assert shown(*lines, seat=-2).danger == 0
