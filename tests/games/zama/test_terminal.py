"""At the terminal a machine's secret acts stay secret."""

from __future__ import annotations

import io

from ludoteca.cli import main
from ludoteca.play import verify
from tests.games.zama.asking import game
from tests.games.zama.tables import RED, play, table


def test_the_cards_a_machine_lays_are_not_printed(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    given = ["--bot", "b=random", "--option", "placement=stratego", "--seed", "4"]
    main(["play", "zama", *given, "--record", str(tmp_path / "game.txt")])
    laid = [line for line in capsys.readouterr().out.splitlines() if "plays" in line]
    assert laid
    assert all(line.endswith(("=??", "rest")) for line in laid)


def test_four_are_drawn_each_with_a_letter_and_eliminated_ones_in_brackets():
    state = play(table("d4=rKS^ d5=gKH:g d6=g2C:g i1=r3S:rb j1=b3S:rb", players=4, four_player="melee"), "d4xd5")
    drawn = game.draw(game.view(state, RED)).plain
    assert "(g)" in drawn
    assert " 16 " in drawn
    assert [line.split()[0] for line in drawn.splitlines()[-5:-1]] == ["r", "b", "(g)", "y"]


def test_an_italian_pack_is_drawn_with_its_own_signs():
    state = table("d4=r7H:r d5=b7S:r a8=rKS:b b8=rKH:rb j8=bKS:r i8=bKH:rb", deck=40, keep=False)
    drawn = game.draw(game.view(state, RED)).plain
    assert "r7∪" in drawn
    assert "b7⚔" in drawn
    assert "♥" not in drawn


def test_four_at_the_terminal_play_with_machines(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO("resign\n"))
    bots = [word for seat in "bgy" for word in ("--bot", f"{seat}=random")]
    options = ("players=4", "deck=32", "four_player=melee", "slide_count=up_to_3")
    given = [word for option in options for word in ("--option", option)]
    main(["play", "zama", *bots, *given, "--seed", "4", "--record", str(tmp_path / "game.txt")])
    said = capsys.readouterr().out
    assert "Red resigns and is eliminated." in said
    assert "Nobody wins: no attack is possible any more" in said
    assert "Red 4, Blue 4, Green 2, Yellow 4" in said
    assert verify((tmp_path / "game.txt").read_text(encoding="utf-8")).is_proven


def test_the_picture_has_signs_where_words_would_need_a_translation():
    state = play(table("d4=r8C:r d5=b7H:b i1=r3S:rb j1=b3S:rb"), "d4xd5 d4-d5")
    *_, duel, _, _, turn = game.draw(game.view(state, RED)).plain.splitlines()
    assert duel.split() == ["d4", "8♣", "×", "d5", "7♥", "+"]
    assert turn.split() == ["r", "→", "2/3", "(0/20)"]
