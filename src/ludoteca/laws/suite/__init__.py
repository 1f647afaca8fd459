"""Every law as tests for pytest: a class that names its games, and inherits the tests.

    class TestMyGame(EveryLaw):
        games = ("mygame",)

`EveryLaw` combines all tests; each of its bases can also be used alone.
"""

from __future__ import annotations

from ludoteca.laws.suite.batches import BatchesHold
from ludoteca.laws.suite.compiled import CompiledRulesHold
from ludoteca.laws.suite.golden import GoldenGamesHold
from ludoteca.laws.suite.lessons import LessonsHold
from ludoteca.laws.suite.options import OptionsHold
from ludoteca.laws.suite.page import RulesPageHolds
from ludoteca.laws.suite.puzzles import PuzzlesHold
from ludoteca.laws.suite.records import RecordsHold
from ludoteca.laws.suite.tables import LawsHold
from ludoteca.laws.suite.words import WordsHold

__all__ = [
    "BatchesHold",
    "CompiledRulesHold",
    "EveryLaw",
    "GoldenGamesHold",
    "LawsHold",
    "LessonsHold",
    "OptionsHold",
    "PuzzlesHold",
    "RecordsHold",
    "RulesPageHolds",
    "WordsHold",
]


class EveryLaw(
    LawsHold,
    OptionsHold,
    RecordsHold,
    WordsHold,
    RulesPageHolds,
    LessonsHold,
    PuzzlesHold,
    GoldenGamesHold,
    CompiledRulesHold,
    BatchesHold,
):
    """Everything a game must fulfil."""
