"""What our games offer beside a real board: everything they name has words, and what they count fits together."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import Game
from ludoteca.core.beside import Counter
from ludoteca.core.words import LANGUAGES
from ludoteca.laws.spoken import messages

pytestmark = pytest.mark.parametrize("name", games.built_in())


def counter_words(game: Game, counter: Counter) -> set[str]:
    words = {f"count-{counter.name}", *(part.name for part in counter.parts)}
    words |= {f"count-{counter.name}-{step.name}" for step in counter.steps}
    return words | ({f"count-{counter.name}-goal"} if counter.goal is not None else set())


def test_what_is_counted_has_words(name: str) -> None:
    game = games.find(name)
    wanted = set().union(*(counter_words(game, counter) for counter in game.beside().counters))
    dice = game.beside().dice
    wanted |= {f"die-{face}" for face in dice.faces} if dice else set()
    for language in LANGUAGES:
        assert {f"{name}-{word}" for word in wanted} - messages(game, language).keys() == set()


def test_what_one_counter_gains_another_one_has(name: str) -> None:
    counters = {counter.name: counter for counter in games.find(name).beside().counters}
    others = {step.other for counter in counters.values() for step in counter.steps if step.other}
    assert others <= counters.keys()


def test_numbers_start_inside_their_bounds(name: str) -> None:
    for counter in games.find(name).beside().counters:
        assert counter.low <= counter.start
        assert counter.high is None or counter.start <= counter.high
        assert counter.goal is None or counter.start < counter.goal


def test_there_is_a_seat_for_every_player(name: str) -> None:
    beside = games.find(name).beside()
    assert beside.players
    assert max(beside.players) == len(beside.seats)


# What every game may call the same is said once, for all of them.
COMMON = {"turn", "board", "lift", "clear", "start"}


def test_tools_and_trials_have_words(name: str) -> None:
    game = games.find(name)
    if (editor := game.editor()) is None:
        return
    options = game.Options()
    palette = editor.palette(options, editor.begin(options))
    wanted = {f"edit-{word}" for tool in palette.tools for word in (tool.name, tool.group) if word not in COMMON}
    wanted |= {f"try-{trial.name}" for trial in palette.trials}
    wanted |= {f"try-{trial.name}-{choice}" for trial in palette.trials for choice in trial.choices}
    for language in LANGUAGES:
        assert {f"{name}-{word}" for word in wanted} - messages(game, language).keys() == set()
