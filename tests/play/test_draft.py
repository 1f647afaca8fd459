"""A position entered tap by tap: every step can be drawn, and it is told while it is not possible yet."""

from __future__ import annotations

import pytest

from ludoteca.core import BadPosition
from ludoteca.play import Draft, draft, find, names, set_up

LATRUNCULI = find("latrunculi")
SCAMORRA = find("scamorra")
ZAMA = find("zama")
SCORSO = find("scorso")


def tapped(game, *taps: str, position: str | None = None, **options: str) -> Draft:
    """The draft after these taps, each a tool and, for some, a square."""
    chosen = game.Options.from_text(options)
    entered = draft(game, chosen, position)
    for tap in taps:
        tool, _, square = tap.partition(" ")
        entered = draft(game, chosen, entered.position, tool, square)
    return entered


@pytest.mark.parametrize("name", names())
def test_every_game_starts_from_something_it_can_draw(name: str) -> None:
    game = find(name)
    entered = draft(game, game.Options(), None)
    assert entered.problem is None
    assert game.show(game.view(entered.state, 0)) is not None


def test_men_are_put_and_lifted() -> None:
    assert tapped(LATRUNCULI, "clear", "w a1", "w b1", "b h8", "w h7").position == "7b/7w/8/8/8/8/8/ww6 w 0"
    assert tapped(LATRUNCULI, "w a1", "lift b8", "lift c5").position == "b1bbbbbb/8/8/8/8/8/8/1wwwwwww w 0"
    assert tapped(LATRUNCULI, "b a1").position == "bbbbbbbb/8/8/8/8/8/8/bwwwwwww w 0"


def test_it_is_told_while_a_position_is_not_possible() -> None:
    empty = tapped(LATRUNCULI, "clear")
    assert empty.problem is not None
    assert empty.problem.reason is not None
    assert empty.problem.reason.code == "position-reduced"
    crowded = tapped(LATRUNCULI, "w d4")
    assert crowded.problem is not None
    assert crowded.problem.reason is not None
    assert crowded.problem.reason.args == {"side": "w", "count": 9, "most": 8}
    assert tapped(LATRUNCULI, "w d4", "w a1").problem is None


def test_the_other_side_is_to_move() -> None:
    entered = tapped(LATRUNCULI, "turn-b")
    assert entered.position.endswith(" b 0")
    assert entered.palette is not None
    assert [tool.name for tool in entered.palette.tools if tool.is_on] == ["turn-b"]


def test_a_longer_board_has_more_squares() -> None:
    assert tapped(LATRUNCULI, "b a10", "w c9", board="8x10").position.startswith("1bbbbbbb/2w5/8/")


@pytest.mark.parametrize("tap", ["nonsense a1", "w z9", "w", "turn-x"])
def test_a_tap_that_means_nothing_is_refused(tap: str) -> None:
    for game in (LATRUNCULI, SCAMORRA):
        with pytest.raises(BadPosition):
            tapped(game, tap)


def test_a_piece_of_which_there_is_one_moves() -> None:
    assert tapped(SCAMORRA, "R c3").position.startswith("1rps1/5/2R2/5/2PS1 S ")
    assert tapped(SCAMORRA, "R c3", "R c3").position.startswith("1rps1/5/5/5/2PS1 S ")
    assert tapped(SCAMORRA, "R c5").position.startswith("1rRs1/5/5/5/2PS1 S ")


@pytest.mark.parametrize("cards", ["", "card-B", "card-B card-N", "card-R card-P"])
@pytest.mark.parametrize("turn", ["turn-S", "turn-N"])
@pytest.mark.parametrize("lifted", [[], ["b1"], ["b1", "c5", "d5"], ["b1", "c1", "b5", "c5"]])
@pytest.mark.parametrize("coppella", ["hidden", "both"])
def test_the_cards_nobody_entered_make_the_position_possible(cards, turn, lifted, coppella) -> None:
    taps = [*cards.split(), turn, *(f"lift {square}" for square in lifted)]
    entered = tapped(SCAMORRA, *taps, coppella_visibility=coppella)
    assert entered.problem is None
    assert SCAMORRA.to_act(entered.state) == (["turn-S", "turn-N"].index(turn),)


def test_a_hand_is_entered_card_by_card() -> None:
    assert " hand=QBN|" in tapped(SCAMORRA, "card-R", "card-Q").position
    with pytest.raises(BadPosition, match="3 cards already"):
        tapped(SCAMORRA, "card-Q")
    none = tapped(SCAMORRA, "card-B", "card-N", "card-R")
    assert none.problem is None  # every card has been played: the game is over
    assert SCAMORRA.outcome(none.state) is not None


def test_a_side_without_pieces_is_knocked_out() -> None:
    out = tapped(SCAMORRA, "lift b1", "lift c1", "lift d1")
    assert out.problem is None
    assert SCAMORRA.outcome(out.state) is not None
    other = tapped(SCAMORRA, "lift b1", "lift c1", "lift d1", "turn-N")
    assert other.problem is not None
    assert other.problem.reason is not None
    assert other.problem.reason.code == "position-knockout"


@pytest.mark.parametrize("game", [LATRUNCULI, SCAMORRA, ZAMA, SCORSO], ids=lambda game: game.NAME)
def test_what_is_tried_can_be_read_as_a_move(game) -> None:
    entered = tapped(game)
    assert entered.palette is not None
    for trial in entered.palette.trials:
        for choice in trial.choices or [""]:
            text = trial.pattern.format("", "a1", "b3", choice=choice)
            assert game.parse_move(entered.state, 0, text) is not None


def test_a_game_without_an_editor_is_entered_as_text(monkeypatch) -> None:
    monkeypatch.setattr(type(LATRUNCULI), "editor", lambda self: None)
    start = draft(LATRUNCULI, LATRUNCULI.Options(), None)
    assert start.palette is None
    assert draft(LATRUNCULI, LATRUNCULI.Options(), start.position).position == start.position
    with pytest.raises(BadPosition):
        draft(LATRUNCULI, LATRUNCULI.Options(), "nonsense")


def test_what_was_entered_can_be_asked_about() -> None:
    entered = tapped(LATRUNCULI, "clear", "w d1", "w h1", "b c4", "b e4", "b d5")
    asked = set_up(LATRUNCULI, LATRUNCULI.Options(), entered.position, ["w d1-d3"])
    assert len(asked.moments) == 1
