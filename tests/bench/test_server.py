"""The load on the server, in a sample: `make bench-server` runs all of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bench.fairness.real import is_fair
from bench.fairness.scenarios import Tally
from bench.server.lines import HOME, Way, address, why_not
from bench.server.players import Now, Pair
from bench.server.racing import Result, duels, racing
from bench.server.scenarios import many_tables, quantile


async def test_tables_are_played_at_and_moves_are_measured(tmp_path: Path) -> None:
    findings = {finding.what.strip(): finding for finding in await many_tables(tmp_path, 2, 0.05, 1.0)}
    assert findings["refused"].measured == "0"
    assert float(findings["median"].measured.split()[0]) > 0
    assert int(findings["CPU of the server"].measured.split("for ")[1].split()[0]) >= 2


def test_a_quantile_is_one_of_the_delays_in_milliseconds() -> None:
    assert [quantile([0.003, 0.001, 0.002], share) for share in (0, 0.5, 0.99, 1)] == [1, 2, 3, 3]


@pytest.mark.long
async def test_duels_are_fought_to_their_end_and_presses_measured(tmp_path: Path) -> None:
    findings = {finding.what.strip(): finding for finding in await racing(tmp_path, 3, 1)}
    assert findings["duels ended"].is_met
    assert "of 0" not in next(iter(findings.values())).measured


@pytest.mark.long
@pytest.mark.skipif(bool(why_not()), reason=why_not())
async def test_what_the_kernel_measures_of_a_line_is_what_presses_are_dated_back_by(tmp_path: Path) -> None:
    result = await duels(tmp_path, Way(5), Way(120), 4, 4)
    near, far = result.compensated
    assert result.tally.races == 4
    assert 100 < far <= 150
    assert near < far


def test_every_line_has_an_address_of_its_own() -> None:
    ends = [address(number) for number in range(1000)]
    assert len(set(ends)) == 1000
    assert ends[0] == "10.77.1.1"
    assert HOME not in ends


def test_more_than_a_point_beyond_chance_is_not_fair() -> None:
    def result(wins: int, races: int) -> Result:
        return Result(Tally(races, wins), (5.0, 120.0), 1.0)

    assert is_fair(result(1010, 2000))
    assert not is_fair(result(1100, 2000))
    assert not is_fair(result(0, 0))


def test_a_late_word_of_the_move_before_is_not_the_answer_to_this_one() -> None:
    pair = Pair("t", Random(1))
    first, second = pair.players
    sent: list[bytes] = []
    for player in pair.players:
        player.socket = SimpleNamespace(send=sent.append)  # type: ignore[assignment]
        player.now = Now(ply=0, status="running")
    first.now = Now(ply=0, status="running", legal={"w": ["e1-e4"]})
    assert pair.move()
    second.now = Now(ply=1, status="running", legal={"b": ["e8-e5"]})
    pair._seen(second, 1)
    assert pair.turn.is_set()
    assert pair.move()
    pair._seen(first, 1)
    assert not pair.turn.is_set()
    pair._seen(first, 2)
    assert pair.turn.is_set()
    assert len(sent) == len(pair.delays) == 2
