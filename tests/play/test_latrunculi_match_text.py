"""A match of Latrunculi in writing and as it is shown."""

from __future__ import annotations

import pytest
from rich.console import Console

from ludoteca.cli.speech import Speech
from ludoteca.core import WATCHER, BadPosition, Seat
from tests.play.test_latrunculi_match import GAME, MIDDLE, OLD, A, B, decider, null, start


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
    assert "○" in captured.get()


# -- the decider in words ------------------------------------------------------------------------------------------
SECOND = {
    "en": "{} wins the match: nobody won the decider, so it goes to the side that moved second.",
    "it": "{} vince la sfida: nessuno ha vinto lo spareggio, che va dunque a chi ha mosso per secondo.",
    "cs": "Zápas vyhrává {}: rozhodující partii nevyhrál nikdo, a tak připadá straně, která táhla jako druhá.",
}


@pytest.mark.parametrize("viewer", [A, B, WATCHER])
@pytest.mark.parametrize("language", SECOND)
def test_a_decider_that_nobody_won_names_the_winner_of_the_match(language: str, viewer: Seat) -> None:
    """The log said that nobody wins and that the match is over."""
    match, chooser = decider("move-second")
    null(match)
    speech = Speech(GAME, match.options, language)
    assert speech.event(match.events(viewer)[-1]) == SECOND[language].format("AB"[chooser])


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A wins the match."), ("it", "A vince la sfida."), ("cs", "Zápas vyhrává A.")]
)
def test_a_match_won_on_the_board_names_its_winner_too(language: str, said: str) -> None:
    match = start()
    match.resign(B)
    assert Speech(GAME, match.options, language).event(match.events(WATCHER)[-1]) == said


def test_a_match_that_nobody_won_says_so() -> None:
    match = start(decider="off", null_games="1")
    null(match)
    assert Speech(GAME, match.options, "en").event(match.events(WATCHER)[-1]) == "Nobody wins the match."


@pytest.mark.parametrize("first_move", ["white", "black"])
@pytest.mark.parametrize("choice", ["move-first", "move-second"])
def test_the_side_that_moves_second_in_the_decider_is_shown(choice: str, first_move: str) -> None:
    match, _ = decider(choice, first_move=first_move)
    shown = GAME.show(match.view(WATCHER))
    second = Seat(1 - match.to_act[0])
    assert shown.series.null_wins == "AB"[second]  # type: ignore[attr-defined]
    assert shown.series.null_side == {"white": "b", "black": "w"}[first_move]  # type: ignore[attr-defined]
    assert shown.series.men_decide  # type: ignore[attr-defined]


def test_in_the_decider_of_version_1_the_table_said_whether_men_decide() -> None:
    for verdict, men_decide in (("always_replay", False), ("material_then_replay", True)):
        match, _ = decider("null-wins", stall_verdict=verdict, **OLD)
        assert GAME.show(match.view(A)).series.men_decide == men_decide  # type: ignore[attr-defined]


def test_how_a_match_stands_is_said_in_words() -> None:
    match = start(null_games="0")
    chooser, other = ("A", "B") if match.to_act == (A,) else ("B", "A")
    speech = Speech(GAME, match.options, "en")
    assert speech.standing(match.view(A)) == f"The decider is next: {chooser} chooses to move first or second."
    match.play(match.to_act[0], "move-first")
    assert speech.standing(match.view(WATCHER)) == (
        f"Game 1: {chooser} is White, {other} is Black. "
        f"This is the decider: if it stalls, the side with more men wins, and with equal men {other}."
    )
