"""Low ink: a drawing as outlines.

Fills become white; what had only a fill gets a line around it, in the colour of the fill if that is dark enough to be
seen on paper. Light lines become dark, and shadows are left out. Of a shape that `currentColor` fills and surrounds,
the line is left; a sign that is filled with it alone stays as it is. The sheet chooses that colour.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Mapping

LINE = "#3b3028"
WHITE = "#ffffff"
FAINT = 0.5  # what is fainter than this is a shadow or a gleam
LIGHT = 0.62  # a line lighter than this is hard to see on paper
THIN = 0.035  # of the drawing's width: a line that had to be added, unless the drawing names its own width in data-line
SHAPES = ("path", "rect", "circle", "ellipse", "polygon", "polyline", "line")
PAINTS = ("fill", "stroke", "opacity", "stroke-opacity")
SVG = "http://www.w3.org/2000/svg"


def outlined(drawing: str) -> str:
    """The same drawing with as little ink as possible."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(drawing)
    thin = root.attrib.get("data-line") or THIN * float(root.attrib["viewBox"].split()[2])
    _outline(root, {}, float(thin))
    return ET.tostring(root, encoding="unicode")


def _outline(element: ET.Element, above: Mapping[str, str], thin: float) -> None:
    if "color" in element.attrib:
        element.set("color", _seen(element.attrib["color"]))
    for child in list(element):
        paint = {**above, **{name: child.attrib[name] for name in PAINTS if name in child.attrib}}
        if child.tag.rpartition("}")[2] not in SHAPES:
            _outline(child, paint, thin / _scale(child))
        elif _is_faint(paint):
            element.remove(child)
        else:
            _paint(child, paint.get("fill", "#000000"), paint.get("stroke", "none"), thin)


def _scale(group: ET.Element) -> float:
    """How much smaller a group is drawn: the lines added in it must not shrink with it."""
    scale = re.search(r"scale\(([\d.]+)\)", group.get("transform", ""))
    return float(scale[1]) if scale else 1.0


def _is_faint(paint: Mapping[str, str]) -> bool:
    return min(float(paint.get("opacity", "1")), float(paint.get("stroke-opacity", "1"))) < FAINT


def _paint(shape: ET.Element, fill: str, stroke: str, thin: float) -> None:
    if stroke not in ("none", "currentColor"):
        shape.set("stroke", _seen(stroke))
    if fill == "none" or (fill == "currentColor" and stroke != fill):
        return
    shape.set("fill", WHITE)
    if stroke == "none":
        shape.set("stroke", _seen(fill))
        shape.set("stroke-width", f"{thin:g}")


def _seen(colour: str) -> str:
    """This colour, or a dark one if it would hardly be seen on paper."""
    digits = re.fullmatch("#([0-9a-f]{3}|[0-9a-f]{6})", colour)
    if digits is None:
        return colour
    full = digits[1] if len(digits[1]) == 6 else "".join(2 * digit for digit in digits[1])
    red, green, blue = (int(full[at : at + 2], 16) / 255 for at in (0, 2, 4))
    return LINE if 0.3 * red + 0.59 * green + 0.11 * blue > LIGHT else colour
