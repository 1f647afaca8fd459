"""Low ink: drawings as outlines."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from ludoteca import games, play
from ludoteca.printing.outlines import LINE, WHITE, outlined

DRAWINGS = [
    drawing for name in games.built_in() for drawing in sorted((play.find(name).folder / "drawings").glob("*.svg"))
]


def drawn(*shapes: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{"".join(shapes)}</svg>'


def first(text: str) -> ET.Element:
    return ET.fromstring(text)[0]


def test_a_filled_shape_becomes_an_outline_in_its_colour() -> None:
    shape = first(outlined(drawn('<rect width="9" height="9" fill="#2c7440"/>')))
    assert (shape.get("fill"), shape.get("stroke"), shape.get("stroke-width")) == (WHITE, "#2c7440", "3.5")


def test_an_outline_does_not_shrink_with_its_group() -> None:
    group = first(outlined(drawn('<g transform="translate(1 2) scale(0.5)"><rect width="9" height="9"/></g>')))
    assert group[0].get("stroke-width") == "7"


def test_a_drawing_that_is_printed_large_says_how_thin_its_lines_are() -> None:
    """The lines around Scorso's mafiosi were two millimetres thick."""
    large = drawn('<rect width="9" height="9"/>').replace("<svg ", '<svg data-line="0.5" ')
    assert first(outlined(large)).get("stroke-width") == "0.5"


def test_a_light_line_becomes_dark() -> None:
    shape = first(outlined(drawn('<g stroke="#fff1e2" fill="none"><path d="M0 0H9"/></g>')))
    assert shape[0].get("stroke") == LINE


def test_a_dark_line_stays() -> None:
    shape = first(outlined(drawn('<circle r="9" fill="#f8f2e6" stroke="#54473a"/>')))
    assert (shape.get("fill"), shape.get("stroke")) == (WHITE, "#54473a")


def test_shadows_are_left_out() -> None:
    left = ET.fromstring(outlined(drawn('<circle r="9" opacity="0.22"/>', '<circle r="8" fill="none" stroke="#000"/>')))
    assert [shape.get("r") for shape in left] == ["8"]


def test_a_sign_in_the_colour_of_the_text_stays() -> None:
    sign = '<path d="M0 0H9V9Z" fill="currentColor"/>'
    assert first(outlined(drawn(sign))).attrib == first(drawn(sign)).attrib


def test_a_figure_filled_and_surrounded_by_the_colour_of_the_text_is_left_as_its_line() -> None:
    """Scorso's weapons were printed as large dark areas."""
    shape = first(outlined(drawn('<path d="M0 0H9V9Z" fill="currentColor" stroke="currentColor"/>')))
    assert (shape.get("fill"), shape.get("stroke")) == (WHITE, "currentColor")


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda drawing: f"{drawing.parts[-3]}-{drawing.stem}")
def test_every_drawing_has_its_outlines(drawing) -> None:
    text = drawing.read_text(encoding="utf-8")
    shapes = list(ET.fromstring(outlined(text)).iter())
    assert len(shapes) > 1
    fills = {shape.get("fill", "none") for shape in shapes[1:] if not list(shape)}
    assert fills <= {WHITE, "none", "currentColor"}
