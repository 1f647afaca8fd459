"""What our games offer beside a real board: everything they name has words, and what they count fits together."""

from __future__ import annotations

from contextlib import suppress

import pytest

from ludoteca import games
from ludoteca.core import BadPosition, Game
from ludoteca.core.beside import Counter, Palette
from ludoteca.core.words import LANGUAGES
from ludoteca.laws.spoken import messages
from ludoteca.play import draft

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


# Tables that differ in what can be entered.
TABLES = {
    "zama": [{"deck": "40"}, {"players": "4", "four_player": "melee"}],
    "scorso": [{"mode": "full"}, {"mode": "duel", "players": "2"}],
}


def palettes(game: Game) -> list[Palette]:
    """What is offered at each of these tables, and after everything that is done at once has been done."""
    found = []
    for chosen in ({}, *TABLES.get(game.NAME, [])):
        options = game.Options.from_text(chosen)
        first = draft(game, options, None)
        assert first.palette is not None
        found.append(first.palette)
        beside = " ".join(first_of_each_group(first.palette))
        for tool in [tool.name for tool in first.palette.tools if tool.use == "now"]:
            with suppress(BadPosition):
                after = draft(game, options, first.position, f"{tool} {beside}").palette
                assert after is not None
                found.append(after)
    return found


def first_of_each_group(palette: Palette) -> list[str]:
    return list({tool.group: tool.name for tool in reversed(palette.tools) if tool.use == "with"}.values())


def test_tools_and_trials_have_words(name: str) -> None:
    game = games.find(name)
    tools, trials = set(), set()
    for palette in palettes(game):
        tools |= {word.partition(":")[0] for tool in palette.tools for word in (tool.name, tool.group)}
        tools |= {palette.note} - {""}
        trials |= {f"try-{trial.name}" for trial in palette.trials}
        trials |= {f"try-{trial.name}-{choice}" for trial in palette.trials for choice in trial.choices}
    for language in LANGUAGES:
        known = messages(game, language).keys()
        assert {word for word in tools - COMMON if not {f"{name}-edit-{word}", f"{name}-{word}"} & known} == set()
        assert {f"{name}-{word}" for word in trials} - known == set()
