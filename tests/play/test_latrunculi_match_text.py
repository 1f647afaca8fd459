"""A match of Latrunculi in writing and as it is shown."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteca.core import WATCHER, BadPosition
from tests.play.test_latrunculi_match import GAME, MIDDLE, A, B, decider


# -- notation and pictures -----------------------------------------------------------------------------------------
def test_every_position_of_a_match_can_be_written_and_read() -> None:
    match, _ = decider("move-second")
    match.play(match.to_act[0], "e1-e4")
    match.resign(A)
    phases = set()
    for ply in range(match.ply + 1):
        state = match.state_at(ply)
        text = GAME.format_position(state)
        phases.add(text.split("phase=")[1].split(" ")[0])
        read = GAME.parse_position(text, match.options)
        assert GAME.format_position(read) == text
        assert GAME.to_act(read) == GAME.to_act(state)
        assert GAME.outcome(read) == GAME.outcome(state)
    assert phases == {"colours", "play", "replay", "lot", "choice", "over"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A=w game=1 nulls=0 phase=pause", "field phase=pause: expected colours or play"),
        ("A=x game=1 nulls=0 phase=play", "field A=x: expected w or b"),
        ("A=? game=1 nulls=0 phase=play", "field A=\\?: expected"),
        ("A=w game=3 nulls=0 phase=play", "field game=3: expected 1"),
        ("A=w game=1 nulls=99 phase=play", "field nulls=99: expected 0 or 1"),
        ("A=w game=1 nulls=0", "field phase=: expected"),
        ("A=w game=1 phase=play nulls=0", "expected the fields A= game= nulls= phase="),
        ("A=w game=2 nulls=2 phase=choice", "expected the fields .* chooser="),
        ("A=w game=2 nulls=2 phase=choice chooser=C", "field chooser=C: expected A or B"),
        ("A=w game=1 nulls=0 phase=play null=w", "field null=w: expected A or B"),
        ("A=w game=1 nulls=0 phase=play spare=1", "expected the fields A= game= nulls= phase="),
        ("A=w game=1 nulls=0 phase=over winner=A reason=luck men=8-5", "field reason=luck"),
        ("A=w game=1 nulls=0 phase=over winner=A reason=block men=9-5", "field men=9-5"),
    ],
)
def test_a_bad_position_names_the_field(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.parse_position(f"{text} | {MIDDLE}", GAME.Options())


def test_a_finished_game_on_the_table_is_judged_when_it_is_read() -> None:
    text = "A=b game=1 nulls=0 phase=play | b7/8/8/8/8/8/8/ww6 w 0"
    state = GAME.parse_position(text, GAME.Options())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((B,), "reduction")


def test_the_match_is_shown_beside_the_board() -> None:
    match, chooser = decider("move-second")
    shown = GAME.show(match.view(WATCHER))
    series = shown.series  # type: ignore[attr-defined]
    assert (series.game, series.nulls, series.is_decider, series.null_wins) == (3, 2, True, "AB"[chooser])
    assert sorted(shown.sits) == ["b", "w"]
    assert len(shown.game.white) == 8
    console = Console(width=80)
    with console.capture() as captured:
        console.print(GAME.draw(match.view(A)))
    assert "phase=play" in captured.get()
    assert "○" in captured.get()
