"""What Zama counts in a simulation: consistent with the general figures, and near what §10 of its rules expects."""

from __future__ import annotations

import pytest

from ludoteca import games
from ludoteca.core import Seat
from ludoteca.study.simulate import QUICK_GAMES, Simulation
from ludoteca.study.tally import Tally

ZAMA = games.find("zama")


def simulate(player: str, *, games: int, **words: str) -> Tally:
    tally = Tally()
    for batch in Simulation(ZAMA, ZAMA.Options.from_text(words), (player,), seed=1).run(games):
        tally.merge(batch)
    return tally


@pytest.mark.parametrize(("player", "count"), [("uniform", QUICK_GAMES), ("purposeful", 6)])
def test_zama_figures_agree_with_the_general_ones(player: str, count: int) -> None:
    tally = simulate(player, games=count)
    figures = tally.figures
    assert figures["decisive"].total == sum(tally.winners.values()) > 0
    assert figures["decisive"].total + sum(tally.draws.values()) == count
    assert figures["red won of decisive"].n == figures["decisive"].total
    assert figures["red won of decisive"].total == tally.winners[Seat(0)]
    assert figures["decisive but for wrong overlaps"].total + tally.ends["wrong-overlap"] == figures["decisive"].total
    duels = sum(figures[name].total for name in ("attacks won", "attacks lost", "ties", "special ties"))
    assert figures["turns"].total == duels + tally.ends["king"]


def test_zama_counts_a_turn_for_every_attack() -> None:
    """A game that ends in the first attack has one turn; slides and peeks are not turns."""
    tally = simulate("uniform", games=50)
    assert tally.figures["turns"].mean < tally.mean_length
    assert tally.figures["turns"].median <= tally.figures["turns"].highest


def test_aimless_games_of_zama_are_as_the_rules_expect() -> None:
    """Zama §10: about 16 % decisive, for players who do not lay their King of Spades on any card."""
    tally = simulate("uniform", games=4000, overlap="off")
    assert tally.figures["decisive"].mean == pytest.approx(0.165, abs=0.03)


@pytest.mark.long
def test_purposeful_games_are_decided_about_as_often_as_the_rules_expect() -> None:
    """Zama §10: 61 % decisive, median 70 turns, from 120 games of other players with memory."""
    tally = simulate("purposeful", games=120)
    assert tally.figures["decisive"].mean == pytest.approx(0.63, abs=0.13)
    assert 50 <= tally.figures["turns"].median <= 80
    assert tally.ends["wrong-overlap"] == 0
