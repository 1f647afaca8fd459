"""A game as a record: the text is read back, proven, and written again byte by byte."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE
from ludoteca.laws.facts import facts
from ludoteca.laws.law import data, enter
from ludoteca.laws.suite.on_games import OnGames
from ludoteca.laws.tables import Table, random_options
from ludoteca.play import Dealer, Match, find, format_record, parse_record, verify

BEGINNING = 150  # acts


def played(name: str, case: int, longest: int | None = None) -> Match:
    """A match whose seats play at random and whose chance is dealt; to its end, or to this ply at least."""
    game, rng = find(name), Random(case)
    options = game.Options() if case == 0 else random_options(game, rng)
    match = Match.start(game, options, Dealer.from_seed(5))
    while match.outcome is None and (longest is None or match.ply < longest):
        seat = rng.choice([seat for seat in match.to_act if seat != CHANCE])
        match.play(seat, rng.choice(match.legal(seat)), at_ms=1000 * match.ply)
    return match


class RecordsHold(OnGames):
    @pytest.mark.parametrize("case", [pytest.param(0, marks=pytest.mark.long), 3])
    def test_a_record_replays_to_the_same_bytes(self, name: str, case: int) -> None:
        match = played(name, case)
        text = format_record(match)
        report = verify(text)
        assert report.is_proven
        assert report.outcome == match.outcome
        assert data(report.match.state) == data(match.state)
        assert format_record(parse_record(text).match()) == text

    def test_the_dealer_decides_all_chance(self, name: str) -> None:
        """The same secret and the same decisions give the same game."""
        assert played(name, 0, BEGINNING).log == played(name, 0, BEGINNING).log

    def test_the_table_is_the_match(self, name: str) -> None:
        """What the laws play is what a match plays."""
        game = find(name)
        table = Table(game, facts(game), game.Options(), seed=3)
        match = Match(table.game, table.options)
        for act, state in zip(table.acts, table.states(), strict=False):
            assert match.state == state
            enter(match, act.seat, act.move)
        assert match.outcome is not None
