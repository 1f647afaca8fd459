"""What the print kit needs from the rules: the collector edition, which holds everything."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files

from ludoteca.games.scorso.rules import arsenal
from ludoteca.games.scorso.rules.board import (
    COLOUR_WORDS,
    FACES,
    FEWEST_PLAYERS,
    HATS,
    OWN_BULLETS,
    OWN_DICE,
    PLAYERS,
    TOKENS,
)
from ludoteca.games.scorso.rules.options import Options

FACE_DRAWINGS = ("shot", "defence", "fist", *COLOUR_WORDS)


def facts(say: Callable[..., str]) -> Mapping[str, object]:
    """§1 All that lies on the table, and §9.4 the weapons."""
    options = Options()
    weapons = arsenal.weapons(options.weapon_list)
    drawings = dict(zip(FACES, FACE_DRAWINGS, strict=True))
    outlines = json.loads(files("ludoteca.games.scorso").joinpath("drawings", "weapons.json").read_text("utf-8"))
    return {
        "fewest": FEWEST_PLAYERS,
        "players": PLAYERS,
        "dice": OWN_DICE,
        "bullets": OWN_BULLETS,
        "lives": OWN_BULLETS * len(COLOUR_WORDS),
        "tokens": TOKENS["collector"],
        "hats": HATS,
        "stages": options.stages,
        "top": options.bowtie_top,
        "start": options.bowtie_start,
        "n_weapons": len(weapons),
        "faces": FACE_DRAWINGS,
        "colours": COLOUR_WORDS,
        "weapons": [
            {
                "name": say("scorso-word-weapon", kind=kind),
                "colour": drawings[kind[0]],
                "symbol": drawings[kind[1]],
                "drawing": outlines[kind],
            }
            for kind in weapons
        ],
    }
