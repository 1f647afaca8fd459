"""At the terminal a machine's secret acts stay secret."""

from __future__ import annotations

import io

from ludoteca.cli import main


def test_the_cards_a_machine_lays_are_not_printed(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    table = ["--bot", "b=random", "--option", "placement=stratego", "--seed", "4"]
    main(["play", "zama", *table, "--record", str(tmp_path / "game.txt")])
    laid = [line for line in capsys.readouterr().out.splitlines() if "plays" in line]
    assert laid
    assert all(line.endswith(("=??", "rest")) for line in laid)
