"""Whatever a game can tell has words in every language: its name, what happens, why not, and how it ended."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from random import Random

import pytest

from ludoteca.core import PLATFORM_ACTS, WATCHER
from ludoteca.core.words import LANGUAGES, bundle
from tests.laws.tables import find, names
from tests.laws.test_laws import table


def happened(name: str) -> Iterator[str]:
    """What was told of some games: the ends of the keys that must have words."""
    yield "name"
    for case in range(4):
        at = table(name, case)
        for state in at.states():
            yield from (f"event-{event.type}" for event in at.game.events(state, WATCHER))
        ended = at.game.outcome(state)
        assert ended is not None
        yield f"outcome-{ended.reason}"
        for state in at.some_states(3):
            for seat in at.seats:
                moves = list(at.facts.conceivable(state, seat))
                for move in (*Random(case).sample(moves, min(300, len(moves))), *PLATFORM_ACTS.values()):
                    if (reason := at.game.why_illegal(state, seat, move)) is not None:
                        yield f"why-{reason.code}"


@functools.cache
def keys(name: str) -> list[str]:
    return sorted(set(happened(name)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_whatever_happens_has_words(name: str, language: str) -> None:
    """The game's own words, or those of play for what all games share; a series speaks as its child."""
    speakers = (*find(name).speakers, "play")
    spoken = bundle(language)
    missing = [key for key in keys(name) if not any(spoken.has_message(f"{who}-{key}") for who in speakers)]
    assert not missing
