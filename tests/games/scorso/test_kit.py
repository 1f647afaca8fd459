"""The print kit: as many of everything as the collector edition has (§1, §9.4)."""

from __future__ import annotations

import json
from importlib.resources import files

from ludoteca.games.scorso.kit import FACE_DRAWINGS, facts
from ludoteca.games.scorso.rules import arsenal
from ludoteca.games.scorso.rules.board import COLOUR_WORDS, HATS, OWN_BULLETS, OWN_DICE, PLAYERS, TOKENS
from tests.printing.sheets import fronts, laid


def test_dice_to_fold_and_stickers_for_thirty_dice() -> None:
    counts = fronts("scorso")
    assert counts["die"] == PLAYERS * OWN_DICE == 30
    assert [counts[f"sticker {face}"] for face in FACE_DRAWINGS] == [30] * 6


def test_bullets_tokens_hats_and_bow_ties() -> None:
    counts = fronts("scorso")
    assert [counts[f"bullet {colour}"] for colour in COLOUR_WORDS] == [PLAYERS * OWN_BULLETS] * 3
    assert counts["fist token"] == TOKENS["collector"] == 8
    assert counts["hat"] == HATS == 6
    assert counts["bow tie"] == counts["mafioso"] == counts["mat"] == PLAYERS


def test_one_overview_card() -> None:
    assert [thing.what for thing in laid("scorso")].count("overview") == 1


def test_every_weapon_of_the_table_once() -> None:
    named = facts(lambda key, **args: args.get("kind", key))["weapons"]
    assert isinstance(named, list)
    assert [weapon["name"] for weapon in named] == arsenal.lists()["table"]
    weapons = {what: count for what, count in fronts("scorso").items() if what.startswith("weapon ")}
    assert len(weapons) == sum(weapons.values()) == len(named) == 18


def test_every_weapon_has_a_drawing_of_its_own() -> None:
    """Some shared one, and could not be told apart."""
    folder = files("ludoteca.games.scorso").joinpath("drawings")
    outlines = json.loads(folder.joinpath("weapons.json").read_text("utf-8"))
    assert sorted(outlines) == sorted(f"{colour}{symbol}" for colour in "GYBR" for symbol in "KWRGYB")
    drawings = {folder.joinpath(f"{name}.svg").read_text("utf-8") for name in outlines.values()}
    assert len(drawings) == len(outlines)
