"""The full game as text: what is written, what is refused, and that play goes on from it."""

from __future__ import annotations

import pytest

from ludoteca.core import RESIGN, BadMove, BadPosition
from tests.games.scorso.asking import fields, game, line, options, play, read, start
from tests.games.scorso.full_tables import OUTFIT, duels, frozen, market, rolling, stage_end, table
from tests.games.scorso.tables import A, B, text

TIED = table("duel", "A", "B free=??????", "C free=??????", dice=0, act="-", passed=0, dispute="rank", rank="A,BC")


@pytest.mark.parametrize(
    "state",
    [
        rolling("A weapons=W03,W16 bowtie=2 hats=1", "B out", "C", stage=2, fell="B"),
        play(frozen("A left=KKKKKK weapons=W03", "B", ender="A"), "A: weapon W03 left"),
        play(frozen("A free=KKKKKK bowtie=2", "B left=WWWWWW", ender="B"), "A: bribe K left"),
        game.apply(frozen("A", "B left=WWWWWW", "C", ender="B"), A, RESIGN),
        duels("A bowtie=0", "B fists=1 hit=CA", "C rose=1"),
        market("A", "B", "C", draw=3, offer="W07"),
        market("A", "B", "C", act="B", offer="W07,W09"),
        stage_end("A hats=1 weapons=W03", "B"),
        TIED,
        game.apply(rolling("A", "B", "C"), B, RESIGN),
        start(mode="full", market_first_stage="yes"),
    ],
)
def test_a_position_is_read_back_to_the_same_text(state) -> None:
    written = game.format_position(state)
    again = game.parse_position(written, state.options)
    assert game.format_position(again) == written
    assert game.to_act(again) == game.to_act(state)


def test_a_position_with_bow_ties_is_one_of_the_full_game_whatever_the_options() -> None:
    lines = [f"{name} " + " ".join(f"{key}={word}" for key, word in OUTFIT.items()) for name in "AB"]
    assert read(text("rolling", *lines)).options.mode == "full"


@pytest.mark.parametrize("phase", ["frozen", "weapons", "group", "bribe", "conflicts"])
def test_every_word_for_a_frozen_table_is_read(phase: str) -> None:
    state = table(phase, "A weapons=W03", "B", ender="-")
    assert fields(state)["phase"] == "frozen"


def test_who_fell_stands_in_the_order_of_elimination_and_before_them_who_is_not_named() -> None:
    state = rolling("A", "B out", "C out", "D", "E out", fell="E,B")
    assert fields(state)["fell"] == "C,E,B"


@pytest.mark.parametrize(
    ("lines", "given", "said"),
    [
        (("A bowtie=5", "B"), {}, "field bowtie of A=5: expected a number from 0 to 4"),
        (("A hats=7", "B"), {}, "field hats of A=7: expected a number from 0 to 6"),
        (("A hats=4", "B hats=3"), {}, "hats: 7, expected at most 6"),
        (("A weapons=W19", "B"), {}, "expected W01 to W18"),
        (("A weapons=W1", "B"), {}, "'W1', expected W01 to W18"),
        (("A weapons=W03", "B weapons=W03"), {}, "W03 is there twice"),
        (("A weapons=W03,W03", "B"), {}, "W03 is there twice"),
        (("A weapons=W01,W02", "B"), {}, "two of colour G, expected one"),
        (("A hit=B", "B"), {}, "hit and rose of A: expected only while there are duels"),
        (("A", "B"), {"stage": 4}, "field stage=4: expected a number from 1 to 3"),
        (("A", "B"), {"fell": "B"}, "fell: B is alive"),
        (("A", "B"), {"rank": "A,B"}, "field rank=A,B: not expected while phase=rolling"),
        (("A", "B"), {"offer": "W01"}, "field offer=W01: not expected while phase=rolling"),
    ],
)
def test_what_cannot_be_is_refused_by_name(lines, given, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        rolling(*lines, **given)
    assert said in refused.value.what


@pytest.mark.parametrize(
    ("phase", "lines", "given", "said"),
    [
        ("market", ("A", "B"), {"act": "-", "draw": 2, "rank": "A"}, "rank: expected everybody who has not left"),
        ("market", ("A", "B"), {"act": "-", "draw": 2, "rank": "AB"}, "rank: expected every place once"),
        ("market", ("A", "B"), {"act": "A", "rank": "A,B"}, "offer: expected weapons to choose from"),
        ("market", ("A", "B"), {"act": "-", "offer": "W01", "rank": "A,B"}, "act: expected whose turn it is"),
        ("market", ("A", "B"), {"rank": "A,B", "draw": 3}, "phase=market: expected the fields rank and act"),
        ("stage-end", ("A hats=1", "B"), {"act": "A", "rank": "A,B"}, "expected a player with hats and weapons"),
        ("stage-end", ("A hats=1 free=K", "B"), {"act": "A", "rank": "A,B"}, "dice of A: 1, expected none"),
        ("duel", ("A free=??????", "B free=??????"), {"act": "-", "passed": 0, "dispute": "x"}, "field dispute=x"),
        (
            "duel",
            ("A free=??????", "B free=??????"),
            {"act": "-", "passed": 0, "dispute": "rank", "rank": "A,B"},
            "players who share a place",
        ),
    ],
)
def test_what_cannot_be_between_two_stages_is_refused(phase: str, lines, given, said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table(phase, *lines, dice=0, **given)
    assert said in refused.value.what


def test_fields_of_the_full_game_are_refused_in_a_base_game() -> None:
    with pytest.raises(BadPosition, match="expected a full game, mode=full"):
        read(text("market", "A", "B", dice=0))
    with pytest.raises(BadPosition, match="'hats=1' is not a field here"):
        read(text("rolling", "A hats=1", "B"))


def test_a_seat_of_the_full_game_without_a_bow_tie_is_refused() -> None:
    with pytest.raises(BadPosition, match="seat B: field bowtie is missing"):
        read(text("rolling", "A bowtie=1 hats=0 weapons=-", "B"))


@pytest.mark.parametrize(
    "wrong", ["weapon W19 left", "weapon W03 up", "bribe", "bribe ? left", "pick", "keep W3", "bag"]
)
def test_what_is_no_move_is_refused(wrong: str) -> None:
    with pytest.raises(BadMove, match="expected"):
        game.parse_move(start(mode="full"), A, wrong)


def test_weapons_to_keep_are_read_in_any_order() -> None:
    state = stage_end("A hats=2 weapons=W03,W07,W16", "B")
    move = game.parse_move(state, A, "keep W16,W03")
    assert game.format_move(state, A, move) == "keep W03,W16"


def test_the_options_of_the_full_game_are_written_and_read() -> None:
    given = options(mode="full", stages=6, weapon_list="custom:RG,RY,RB,GK,GW,YK,YW,BK,BW,GR,YR,BR")
    assert type(given).from_text(given.to_text()) == given
    assert line(game.setup(given), "A")["weapons"] == "-"
