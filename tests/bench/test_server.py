"""The load on the server, in a sample: `make bench-server` runs all of it."""

from __future__ import annotations

from pathlib import Path

from bench.server.scenarios import many_tables, quantile


async def test_tables_are_played_at_and_moves_are_measured(tmp_path: Path) -> None:
    findings = {finding.what.strip(): finding for finding in await many_tables(tmp_path, 2, 0.05, 1.0)}
    assert findings["refused"].measured == "0"
    assert float(findings["median"].measured.split()[0]) > 0
    assert int(findings["CPU of the server"].measured.split("for ")[1].split()[0]) >= 2


def test_a_quantile_is_one_of_the_delays_in_milliseconds() -> None:
    assert [quantile([0.003, 0.001, 0.002], share) for share in (0, 0.5, 0.99, 1)] == [1, 2, 3, 3]
