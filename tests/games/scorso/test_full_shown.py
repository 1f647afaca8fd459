"""§9 What the client draws of the full game: what an answer would make of a location."""

from __future__ import annotations

from tests.games.scorso.asking import game, play, shown
from tests.games.scorso.full_tables import frozen


def would(state) -> dict[str, tuple[bool, int, str]]:
    """Valid or not, the bullets it would cost, and what would burn, by answers."""
    question = game.show(game.view(state, 0)).question
    assert question
    return {each.answer: (each.tray.is_valid, each.tray.bullets, "".join(each.tray.wasted)) for each in question.would}


def test_what_a_weapon_would_do_on_either_side() -> None:
    state = frozen("A left=R right=KKWWW weapons=W16", "B", ender="A")
    assert would(state) == {"weapon W16 left": (True, 1, ""), "weapon W16 right": (False, 2, "")}
    after = shown(play(state, "A: weapon W16 left"), "A").left
    assert (after.weapons, after.dice, after.is_valid, after.bullets) == (["W16"], ["R"], True, 1)


def test_what_a_weapon_would_do_that_completes_nothing() -> None:
    state = frozen("A left=GGG right=GG weapons=W03", "B bowtie=0", weapon_completes_combo="no")
    assert would(state) == {"weapon W03 left": (True, 3, ""), "weapon W03 right": (False, 0, "GG")}


def test_what_a_bribe_would_do_with_every_face_on_either_side() -> None:
    state = frozen("A left=- right=WW free=?", "B left=KKK right=WWW", ender="B")
    assert len(would(state)) == 12
    assert would(state)["bribe K left"] == (True, 1, "")
    assert would(state)["bribe R left"] == (False, 0, "R")
    assert would(state)["bribe W right"] == (True, 0, "")


def test_a_bribed_die_may_complete_what_a_weapon_has_begun() -> None:
    state = play(frozen("A left=- right=- weapons=W16", "B left=KKK right=WWW", ender="B"), "A: weapon W16 left")
    assert would(state)["bribe R left"] == (True, 1, "")
    assert would(state)["bribe R right"] == (False, 0, "R")


def test_other_questions_have_no_outlook() -> None:
    state = frozen("A left=KKK right=WWW", "B left=WWW right=KKK bowtie=0", ender="A")
    question = game.show(game.view(state, 0)).question
    assert question
    assert (question.kind, question.would) == ("lane", [])
