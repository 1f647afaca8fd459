"""How our games say what every game must be able to say."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.laws.facts import facts
from ludoteca.laws.spoken import codes
from tests.games.words import say

pytestmark = pytest.mark.parametrize("name", games.built_in())


def test_every_ending_has_words_that_fit_into_a_sentence(name, language):
    for reason in facts(games.find(name)).REASONS:
        clause = say(f"{name}-outcome-{reason}", {}, language)
        assert clause in say(f"{name}-why-over", {"reason": reason}, language)
        for winners in ("A", ""):
            args = {"reason": reason, "winners": winners, "winners-count": len(winners)}
            assert clause in say(f"{name}-event-end", args, language)


def test_a_seat_that_may_not_act_learns_why(name):
    assert codes(games.find(name)) & {"turn", "wait"}
