"""Everything a game can say has words in every language: its name, what happens, why not, and how it ended."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from random import Random
from typing import Literal, get_args, get_origin

import pytest

from ludoteca.core import PLATFORM_ACTS, WATCHER
from ludoteca.core.plain import PlainBoard
from ludoteca.core.words import LANGUAGES, key_of, say, words_of
from ludoteca.laws.facts import facts
from ludoteca.laws.missing import missing
from ludoteca.laws.spoken import about_positions, codes, defaults, hints, keys, messages, strings
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.laws.suite.tables import FEW, table
from ludoteca.play import find

COUNTS = (0, 1, 2, 3, 4, 5, 7, 8, 10, 15, 21, 22, 50, 60, 1000)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def happened(name: str) -> Iterator[str]:
    """What occurred in some games: the ends of the keys that must have words."""
    yield "name"
    for case in FEW:
        at = table(name, case)
        for state in at.states():
            yield from (f"event-{event.type}" for event in at.game.events(state, WATCHER))
        ended = at.game.outcome(state)
        assert ended is not None
        yield f"outcome-{ended.reason}"
        for state in at.some_states(3):
            for viewer in at.viewers:
                yield from drawn(at.game.show(at.game.view(state, viewer)))
            for seat in at.seats:
                moves = list(at.facts.conceivable(state, seat))
                for move in (*Random(case).sample(moves, min(300, len(moves))), *PLATFORM_ACTS.values()):
                    if (reason := at.game.why_illegal(state, seat, move)) is not None:
                        yield f"why-{reason.code}"


def drawn(shown: object) -> Iterator[str]:
    """The names on a plain board: the ends of the keys that must have words."""
    if not isinstance(shown, PlainBoard):
        return
    squares = [place for row in shown.grid for place in row if place]
    places = [*squares, *(place for hand in shown.hands for place in hand.places)]
    yield from (f"thing-{place.thing.name}" for place in places if place.thing and place.thing.name)
    yield from (f"hand-{hand.name}" for hand in shown.hands if hand.name)
    yield from (f"note-{note.name}" for note in shown.notes)
    yield from (f"move-{move.name}" for move in shown.moves if move.name)


@functools.cache
def told(name: str) -> list[str]:
    return sorted(set(happened(name)))


class WordsHold(OnGames):
    @in_every_language
    def test_whatever_happens_has_words(self, name: str, language: str) -> None:
        """The game's own words, or those of play for what all games share; a series uses its child's words."""
        game = find(name)
        silent = [what for what in told(name) if key_of(game, what, language) is None]
        file = words_of(game.folder, language)
        assert not silent, missing(game, file, f"words such as {game.NAME}-{silent[0]} (and {len(silent) - 1} more)")

    @in_every_language
    def test_the_languages_have_the_same_keys_with_the_same_arguments(self, alone: str, language: str) -> None:
        said = [messages(find(alone), lang) for lang in (language, "en")]
        here, english = ({key: message.variables for key, message in each.items()} for each in said)
        assert here.keys() == english.keys()
        assert here == english
        assert all(key.startswith(f"{alone}-") for key in here)

    @in_every_language
    def test_every_refusal_has_words_and_none_has_words_that_are_never_said(self, alone: str, language: str) -> None:
        game = find(alone)
        words = keys(game, "why", language)
        of_positions = {word for word in words if word.startswith("position-")}
        assert codes(game) == words - of_positions
        assert "over" in codes(game)
        assert {word.removeprefix("position-") for word in of_positions} <= strings(game)

    @in_every_language
    def test_whatever_is_wrong_with_a_position_has_words(self, alone: str, language: str) -> None:
        """The game's own words, or those of play for what all games share."""
        game = find(alone)
        assert [code for code in about_positions(game) if key_of(game, f"why-{code}", language) is None] == []

    @in_every_language
    def test_every_ending_has_words_of_its_own(self, alone: str, language: str) -> None:
        game = find(alone)
        reasons = facts(game).REASONS
        to_losers = {f"{reason}-lost" for reason in reasons}  # an ending may be told otherwise to those who lost
        assert keys(game, "outcome", language) - to_losers == reasons
        assert len({say(f"{alone}-outcome-{reason}", {}, language, game.folder) for reason in reasons}) == len(reasons)

    @in_every_language
    def test_every_option_and_every_value_has_a_label(self, alone: str, language: str) -> None:
        game = find(alone)
        speak = functools.partial(say, language=language, game=game.folder)
        for key, hint in hints(game).items():
            label = f"{alone}-option-{key}"
            assert speak(label)
            if hint is bool or get_origin(hint) is Literal:
                words = ("true", "false") if hint is bool else get_args(hint)
                assert len({speak(f"{label}-{word}") for word in words}) == len(words)
            elif get_args(hint)[0] is int:
                for n in COUNTS:
                    said = re.sub(r"(?<=\d)\D(?=\d)", "", speak(f"{label}-n", {"n": n}))  # 1,000
                    assert str(n) in said or (n == 0 and said.strip())
            else:
                assert speak(f"{label}-{defaults(game)[key]}")

    @in_every_language
    def test_every_message_formats_whatever_the_numbers_and_in_every_case(self, alone: str, language: str) -> None:
        game = find(alone)
        here = messages(game, language)
        used = set().union(*(message.variables for message in here.values()))
        anything: dict[str, object] = dict.fromkeys(used, "A")
        numbers: list[dict[str, object]] = [dict.fromkeys(used, n) for n in COUNTS]
        for key, message in here.items():
            cases = [anything | {variable: word} for variable, words in message.cases.items() for word in words]
            for args in (anything, *cases, *(numbers if message.variables else ())):
                said = say(key, args, language, game.folder)
                assert said.strip(), key
                assert "{" not in said, key
