"""A law that cannot fail says nothing: each is tested on a game that breaks it, and on one that does not."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.laws.laws import LAWS
from ludoteca.laws.tables import Table, random_options
from tests.laws.broken import BROKEN
from tests.laws.toy import Bluff, BluffFacts, Options


def tables(game: Bluff) -> list[Table]:
    rng = Random(7)
    options = [Options(), Options(first="B"), *(random_options(game, rng) for _ in range(4))]
    return [Table(game, BluffFacts(), chosen, seed) for seed, chosen in enumerate(options)]


def obey(game: Bluff, law: str) -> None:
    for table in tables(game):
        LAWS[law](table)


@pytest.mark.parametrize("law", LAWS)
def test_a_correct_game_obeys(law: str) -> None:
    obey(Bluff(), law)


@pytest.mark.parametrize(("game", "law"), [(name, law) for name, (_, laws) in BROKEN.items() for law in sorted(laws)])
def test_a_broken_game_is_caught(game: str, law: str) -> None:
    broken, _ = BROKEN[game]
    with pytest.raises(AssertionError):
        obey(broken(), law)


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert {law for _, laws in BROKEN.values() for law in laws} == set(LAWS)
