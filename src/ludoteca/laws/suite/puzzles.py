"""Every puzzle can be set up, its solver is to move, its answers are legal, and its theme has words."""

from __future__ import annotations

import pytest

from ludoteca.core import LudotecaError
from ludoteca.core.words import LANGUAGES, bundle, say_of
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.play import find
from ludoteca.play.puzzles import puzzles_of


class PuzzlesHold(OnGames):
    def test_every_puzzle_can_be_set_up_and_its_answers_are_legal(self, alone: str) -> None:
        game = find(alone)
        for puzzle in puzzles_of(game):
            where = f"{alone}, puzzle {puzzle.name}"
            try:
                state = puzzle.set_up(game).state
                played = [puzzle.set_up(game, move).moments[-1].entry.text for move in puzzle.right]
            except LudotecaError as error:
                raise AssertionError(f"{where}: {error}") from None
            assert game.format_position(state) == puzzle.position, f"{where}: not written as the notation writes it"
            assert puzzle.place(game) in game.to_act(state), f"{where}: {puzzle.seat} is not to move"
            assert tuple(played) == puzzle.right, where
            assert len(set(puzzle.right)) == len(puzzle.right), f"{where}: an answer is there twice"
            legal = game.legal_moves(state, puzzle.place(game))
            assert len(legal) > len(puzzle.right), f"{where}: nothing can be wrong"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_themes_have_words(self, alone: str, language: str) -> None:
        game = find(alone)
        for theme in {puzzle.theme for puzzle in puzzles_of(game)}:
            is_common = bundle(language).has_message(f"puzzle-theme-{theme}")
            assert is_common or say_of(game, f"theme-{theme}", {}, language), f"{alone}: no word for {theme!r}"
