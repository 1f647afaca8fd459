"""Every kit: sizes, fonts, languages, papers, and fronts that meet their backs."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations

import pytest

from ludoteca import games, play, printing
from ludoteca.core.words import LANGUAGES
from ludoteca.printing import INKS, PAPERS, NoKit, Wish
from tests.printing.sheets import PAPER, Laid, fonts, laid, page_sizes, pdf

MARGIN = 10.0  # mm that printers leave free, with room for the cut marks
WISHES = [Wish(language, paper) for language in LANGUAGES for paper in PAPERS]


def test_every_game_of_ours_has_a_kit() -> None:
    assert set(games.built_in()) <= set(printing.kits())


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("game", printing.kits())
def test_all_pages_have_the_size_of_the_paper_and_none_runs_over(game: str, wish: Wish) -> None:
    sizes = page_sizes(pdf(game, wish))
    assert set(sizes) == {PAPER[wish.paper]}
    assert len(sizes) == len(page_sizes(pdf(game)))


@pytest.mark.parametrize("game", printing.kits())
def test_all_fonts_are_embedded_and_typst_brings_them(game: str) -> None:
    made = pdf(game)
    assert fonts(made)
    assert all(font.startswith(b"LibertinusSerif") for font in fonts(made))
    assert len(re.findall(rb"/FontFile3", made)) == len(re.findall(rb"/Type/FontDescriptor", made)) == len(fonts(made))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", printing.kits())
def test_backs_meet_their_fronts_when_the_sheet_is_turned_over_the_long_edge(game: str, paper: printing.Paper) -> None:
    width, _ = PAPER[paper]
    things = laid(game, Wish(paper=paper))
    backs = [thing for thing in things if thing.side == "back"]
    fronts = [thing for thing in things if thing.side == "front" and thing.what in {back.what for back in backs}]
    assert fronts
    for front in fronts:
        seen_through = replace(front, side="back", page=front.page + 1, x=width - front.x - front.width)
        (back,) = [back for back in backs if overlap(back, seen_through)]
        assert back.what == front.what
        assert (back.x, back.y) == pytest.approx((seen_through.x, seen_through.y), abs=0.01)
        assert (back.width, back.height) == (front.width, front.height)


@pytest.mark.parametrize("wish", [Wish(paper=paper) for paper in PAPERS], ids=str)
@pytest.mark.parametrize("game", printing.kits())
def test_whatever_is_cut_out_lies_well_on_the_paper(game: str, wish: Wish) -> None:
    width, height = PAPER[wish.paper]
    things = laid(game, wish)
    assert things
    for thing in things:
        assert thing.x >= MARGIN
        assert thing.x + thing.width <= width - MARGIN + 0.1
        assert thing.y >= MARGIN
        assert thing.y + thing.height <= height - MARGIN


@pytest.mark.parametrize("game", printing.kits())
def test_nothing_lies_upon_another(game: str) -> None:
    assert not [(one, other) for one, other in combinations(laid(game), 2) if overlap(one, other)]


@pytest.mark.parametrize("game", printing.kits())
def test_fronts_are_odd_pages(game: str) -> None:
    assert all((thing.page % 2 == 1) == (thing.side == "front") for thing in laid(game))


@pytest.mark.parametrize("game", printing.kits())
def test_ink_changes_how_things_look_and_nothing_else(game: str) -> None:
    assert [*INKS] == ["full", "low"]
    assert laid(game, Wish(ink="low")) == laid(game)
    assert pdf(game, Wish(ink="low")) != pdf(game)


@pytest.mark.parametrize("game", printing.kits())
def test_a_kit_is_the_same_bytes_every_time(game: str) -> None:
    assert printing.make(play.find(game), Wish()) == pdf(game)


def test_a_series_is_printed_as_its_game() -> None:
    name = next(name for name in play.names() if play.find(name).child)
    child = play.find(name).child
    assert child
    assert pdf(name) == pdf(child.NAME)


def test_a_game_without_a_kit_says_so(tmp_path, monkeypatch) -> None:
    game = play.find(games.built_in()[0])
    monkeypatch.setattr(type(game), "folder", tmp_path)
    with pytest.raises(NoKit, match=f"'{game.NAME}' has no kit to print: expected {printing.kits()[0]}"):
        printing.make(game, Wish())


def overlap(one: Laid, other: Laid) -> bool:
    least = 0.05  # mm: neighbours share their edge
    return (
        one.page == other.page
        and min(one.x + one.width, other.x + other.width) - max(one.x, other.x) > least
        and min(one.y + one.height, other.y + other.height) - max(one.y, other.y) > least
    )
